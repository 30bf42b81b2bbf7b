private final class MockSearch: Mock, Search {
  let findCalls = MockMethod(
    "find(_:)", taking: String.self, returning: [String].self, throwing: (any Error).self)

  func find(_ text: String) async throws -> [String] { try await findCalls.invoke(text) }
}
