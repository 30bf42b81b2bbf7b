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

  @Test("reports once and goes no further")
  func failing() async {
    typealias Requirement = (Store) async throws -> Void
    let requirements: [Requirement] = [
      { store in try await requireEventually(present(), within: .zero) { store.user } },
      { store in try await requireEventually(hasPrefix("A"), within: .zero) { store.user } },
      { store in try await requireEventually(.served, "order", within: .zero) { store.state } },
      { store in try await requireEventually(within: .zero) { store.user != nil } },
      { store in
        let _: String = try await requireEventually(anything(), within: .zero) { store.user }
      },
    ]
    var subjects: [String] = []
    for requirement in requirements {
      subjects += await collectFailures {
        try await requirement(store)
        Issue.record("went on")
      }.map(\.subject)
    }
    #expect(
      subjects == ["store.user", "store.user", "order", "store.user != nil", "store.user"])
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
