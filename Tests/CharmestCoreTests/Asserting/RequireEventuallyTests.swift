import Charmest
import Testing

private enum State { case cooking, served }

private final class Store {
  var user: String?
  var state = State.cooking

  func read() -> String? {
    defer { user = "Ann" }
    return user
  }
}

@Suite("requireEventually") struct RequireEventuallyTests {
  private let store = Store()
  private let clock = LeapingClock()

  @Test("gives back the value that matched, unwrapped where it is optional")
  func passing() async throws {
    let user = try await requireEventually(present(), within: .seconds(1)) { store.read() }
    #expect(user.count == 3)
    let named: String = try await requireEventually(hasPrefix("A")) { store.user }
    #expect(named == "Ann")
    #expect(try await requireEventually("Ann") { store.user } == "Ann")
    #expect(try await requireEventually(greaterThan(2)) { store.user?.count } == 3)
    store.state = .served
    #expect(try await requireEventually(.served) { store.state } == .served)
    try await requireEventually(equalTo(3)) { user.count }
    try await requireEventually { store.state == .served }
    try await requireEventually("it is served") { store.state == .served }
  }

  @Test("takes closures of several statements in each of these forms")
  func severalStatements() async throws {
    let user = try await requireEventually(present()) {
      _ = store.read()
      return store.user
    }
    #expect(user.count == 3)
    let named = try await requireEventually(hasPrefix("A")) {
      _ = store.read()
      return store.user
    }
    #expect(named.count == 3)
    let count = try await requireEventually(3) {
      _ = store.read()
      return named.count
    }
    #expect(count == 3)
  }

  @Test("reports once and goes no further")
  func failing() async {
    func text(_ body: () async throws -> Void) async -> [String] {
      await collectFailures {
        try await body()
        Issue.record("went on")
      }.map(\.description)
    }
    let texts = [
      await text { try await requireEventually(present(), clock: clock) { store.user } },
      await text { try await requireEventually(hasPrefix("A"), clock: clock) { store.user } },
      await text { try await requireEventually(.served, "order", clock: clock) { store.state } },
      await text { try await requireEventually(clock: clock) { store.user != nil } },
      await text { try await requireEventually(lessThan(2), clock: clock) { 2 } },
      await text {
        let _: String = try await requireEventually(anything(), clock: clock) { store.user }
      },
    ]
    let end = "(gave up after 65 tries in 1 second)"
    let expected: [[String]] = [
      ["store.user: expected a value, but was nil \(end)"],
      ["store.user: expected a string starting with \"A\", but was nil \(end)"],
      ["order: expected .served, but was .cooking \(end)"],
      ["store.user != nil: expected true, but was false \(end)"],
      ["expected a value less than 2, but was 2 \(end)"],
      [
        """
        store.user: expected a value to return, but was nil, as anything allows; \
        use assertEventually where nil is fine \(end)
        """
      ],
    ]
    #expect(texts == expected)
  }
}

/// A test on the main actor, whose state is not sendable.
@MainActor @Suite("requireEventually on the main actor") struct RequireEventuallyOnMainActorTests {
  private let store = Store()

  @Test("gives back values that are not sendable")
  func notSendable() async throws {
    let other = try await requireEventually(sameInstance(store)) { store }
    #expect(other === store)
  }
}
