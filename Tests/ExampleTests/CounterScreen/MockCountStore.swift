import Charmest

/// A disk that does what the test says.
final class MockCountStore: Mock, CountStore {
  let loadCalls = MockMethod("load()", returning: Int.self, throwing: (any Error).self)
  let saveCalls = MockMethod("save(_:)", taking: Int.self, throwing: (any Error).self)

  func load() async throws -> Int { try await loadCalls.invoke() }

  func save(_ count: Int) async throws { try await saveCalls.invoke(count) }

  /// Lets the store give back what was saved last, as a disk does.
  ///
  /// - Parameter count: What was saved before the test began.
  func remember(_ count: Int) {
    loadCalls.returns(count)
    saveCalls.answers { [loadCalls] count in loadCalls.returns(count) }
  }
}

/// Nothing more fits on the disk.
struct DiskFull: Error {}
