import Charmest

struct Offline: Error, Equatable {}

/// The protocol that the tests of this folder mock: its methods take their time.
protocol API: Sendable {
  func load(_ id: Int) async throws -> String
  func save(_ text: String, as name: String) async
  func count() async -> Int
}

final class MockAPI: Mock, API {
  let loadCalls = MockMethod(
    "load(_:)", taking: Int.self, returning: String.self, throwing: (any Error).self)
  let saveCalls = MockMethod("save(_:as:)", taking: String.self, String.self)
  let countCalls = MockMethod("count()", returning: Int.self)

  func load(_ id: Int) async throws -> String { try await loadCalls.invoke(id) }
  func save(_ text: String, as name: String) async { await saveCalls.invoke(text, name) }
  func count() async -> Int { await countCalls.invoke() }
}
