import Charmest
import Testing

private enum State { case cooking, served }

private struct NotReady: Error {}

private final class ViewModel {
  var title = "Sending"
  var guestName: String?
  var state = State.cooking
  var isReady = false
  /// After how many readings the values are as the tests expect them.
  private var readings = 3

  func read() {
    readings -= 1
    guard readings <= 0 else { return }
    title = "Send"
    guestName = "Jon"
    state = .served
    isReady = true
  }
}

private actor Store {
  private(set) var count = 0

  func add() -> Int {
    count += 1
    return count
  }

  func failures() async -> [ReportedFailure] {
    await collectFailures {
      await assertEventually(3) {
        count += 1
        return count
      }
    }
  }
}

@Suite("assertEventually") struct AssertEventuallyTests {
  private let viewModel = ViewModel()
  private let clock = LeapingClock()

  @Test("takes a matcher, a value, a condition, and looks into optionals")
  func forms() async {
    let failures = await collectFailures {
      await assertEventually(hasPrefix("Send"), within: .seconds(1)) { viewModel.title }
      await assertEventually("Send") {
        viewModel.read()
        return viewModel.title
      }
      await assertEventually(.served) { viewModel.state }
      await assertEventually(hasPrefix("J"), "guest") { viewModel.guestName }
      await assertEventually("Jon") { viewModel.guestName }
      await assertEventually(equalTo("Jon")) { viewModel.guestName }
      await assertEventually(present()) { viewModel.guestName }
      await assertEventually { viewModel.isReady }
      await assertEventually("the view model is ready") { viewModel.isReady }
      await assertEventually(within: .zero, clock: clock) { viewModel.isReady }
      await assertEventually(not(nilValue())) { viewModel.guestName }
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("takes closures of several statements in each of these forms")
  func severalStatements() async {
    for _ in 1...3 { viewModel.read() }
    let failures = await collectFailures {
      await assertEventually(hasPrefix("Send")) {
        viewModel.read()
        return viewModel.title
      }
      await assertEventually(hasPrefix("J")) {
        viewModel.read()
        return viewModel.guestName
      }
      await assertEventually(present()) {
        viewModel.read()
        return viewModel.guestName
      }
      await assertEventually("Jon") {
        viewModel.read()
        return viewModel.guestName
      }
      await assertEventually(State.served) {
        viewModel.read()
        return viewModel.state
      }
      await assertEventually {
        viewModel.read()
        return viewModel.isReady
      }
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("takes closures that wait or throw")
  func bodies() async {
    let store = Store()
    func ready() throws -> Int {
      viewModel.read()
      guard viewModel.isReady else { throw NotReady() }
      return 1
    }
    let failures = await collectFailures {
      await assertEventually(3) { await store.add() }
      await assertEventually(1) { try ready() }
      await assertEventually(greaterThan(4)) {
        let count = await store.add()
        _ = try ready()
        return count
      }
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("says what the value was, how it differed, and how long it tried")
  func failing() async {
    let failures = await collectFailures {
      await assertEventually(equalTo("Send"), clock: clock) { viewModel.title }
      await assertEventually("Send", within: .seconds(2), clock: clock) { viewModel.title }
      await assertEventually(hasCount(4), clock: clock) { viewModel.title }
      await assertEventually(hasPrefix("J"), clock: clock) { viewModel.guestName }
      await assertEventually(.served, "the order", clock: clock) { viewModel.state }
      await assertEventually(clock: clock) { viewModel.isReady }
      await assertEventually("Send", clock: clock) {
        _ = viewModel.state
        return viewModel.title
      }
      await assertEventually(4, clock: clock) { throw NotReady() }
    }
    #expect(
      failures.map(\.description) == [
        "viewModel.title: expected \"Send\", but was \"Sending\" "
          + "(gave up after 65 tries in 1 second)",
        "viewModel.title: expected \"Send\", but was \"Sending\" "
          + "(gave up after 115 tries in 2 seconds)",
        "viewModel.title.count: expected 4, but was 7 "
          + "(counted in \"Sending\"; gave up after 65 tries in 1 second)",
        "viewModel.guestName: expected a string starting with \"J\", but was nil "
          + "(gave up after 65 tries in 1 second)",
        "the order: expected .served, but was .cooking (gave up after 65 tries in 1 second)",
        "viewModel.isReady: expected true, but was false (gave up after 65 tries in 1 second)",
        "expected \"Send\", but was \"Sending\" (gave up after 65 tries in 1 second)",
        "expected 4, but threw NotReady() "
          + "(gave up after 65 tries in 1 second)",
      ]
    )
  }

  @Test("reports one failure at its own place")
  func place() async {
    let line = #line + 1
    let failures = await collectFailures { await assertEventually(1, clock: clock) { 2 } }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.fileID) == [#fileID])
  }

  @Test("builds no label while it passes")
  func label() async {
    func label() -> String {
      Issue.record("the label was built")
      return ""
    }
    await assertEventually(1, label()) { 1 }
  }

  @Test("runs the closure on the actor that asserts, and waits for others")
  func anyActor() async {
    #expect(await Store().failures().map(\.description) == [])
  }

  @Test("can wait inside of a wait")
  func nested() async {
    let failures = await collectFailures {
      await assertEventually(1) {
        await assertEventually(1) { 1 }
        return 1
      }
    }
    #expect(failures.isEmpty)
  }

  @Test("ends as a failure when the test is cancelled")
  func cancelled() async {
    let task = Task {
      await collectFailures {
        withUnsafeCurrentTask { $0?.cancel() }
        await assertEventually(1, within: .seconds(600), clock: LeapingClock()) { 2 }
      }
    }
    let texts = await task.value.map(\.description)
    #expect(
      texts == ["expected 1, but was 2 (cancelled after 1 try in less than 1 ms)"]
    )
  }
}

/// A test on the main actor, whose state is not sendable.
@MainActor @Suite("assertEventually on the main actor") struct AssertEventuallyOnMainActorTests {
  private let viewModel = ViewModel()

  @Test("runs the closure on the main actor if the test is there")
  func mainActor() async {
    await assertEventually("Send") {
      MainActor.assertIsolated()
      viewModel.read()
      return viewModel.title
    }
    await assertEventually { @MainActor in viewModel.isReady }
    await assertEventually {
      await Task.yield()
      return viewModel.isReady
    }
  }

  @Test("lets others change the value meanwhile")
  func meanwhile() async {
    Task { for _ in 1...3 { viewModel.read() } }
    await assertEventually("Send") { viewModel.title }
  }

  @Test("fails for nil, also under not, where a matcher is for the value in an optional")
  func nilUnderNot() async {
    let guest: String? = nil
    let failures = await collectFailures {
      await assertEventually(not("Jon"), within: .milliseconds(1)) { guest }
      await assertEventually(noneOf("Jon", "Ann"), within: .milliseconds(1)) {
        await Task.yield()
        return guest
      }
      await assertAlways(not("Jon"), for: .milliseconds(1)) { guest }
      let name: String? = try await requireEventually(not("Jon"), within: .milliseconds(1)) {
        guest
      }
      #expect(name != nil)
    }
    #expect(failures.count == 4)
    assertThat(
      failures.map(\.text.summary), everyItem(containsString("but was nil")))
    await assertEventually(anything()) { guest }
    await assertEventually(nilValue()) {
      await Task.yield()
      return guest
    }
    await assertEventually(anyOf(nilValue(), not(equalTo("Jon")))) { guest }
    await assertAlways(anything(), for: .milliseconds(1)) { guest }
  }
}
