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
  @Test("takes a literal for a value, as all verbs that wait do")
  func literals() async {
    let failures = await collectFailures {
      await assertEventually(true || false, within: .milliseconds(1)) { false }
      await assertAlways(true || false, for: .milliseconds(1)) { false }
      let isOpen: Bool? = false
      await assertEventually(true || false, within: .milliseconds(1)) { isOpen }
      try await requireEventually(true || false, within: .milliseconds(1)) { isOpen }
      Issue.record("the requirement is met")
    }
    #expect(failures.count == 4)
  }

  private let viewModel = ViewModel()

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
      await assertEventually(present()) { viewModel.guestName }
      await assertEventually { viewModel.isReady }
      await assertEventually("the view model is ready") { viewModel.isReady }
      await assertEventually(within: .zero) { viewModel.isReady }
      await assertEventually(not(nilValue())) { viewModel.guestName }
    }
    #expect(failures.isEmpty)
  }

  @Test("takes closures of several statements in these forms, too")
  func severalStatements() async {
    for _ in 1...3 { viewModel.read() }
    let failures = await collectFailures {
      await assertEventually(present()) {
        viewModel.read()
        return viewModel.guestName
      }
      await assertEventually(State.served) {
        viewModel.read()
        return viewModel.state
      }
    }
    #expect(failures.isEmpty)
  }

  @Test("says what the value was and how it differed")
  func failing() async {
    let failures = await collectFailures {
      await assertEventually(equalTo("Send"), within: .zero) { viewModel.title }
      await assertEventually("Send", within: .milliseconds(5)) { viewModel.title }
      await assertEventually(hasCount(4), within: .zero) { viewModel.title }
      await assertEventually(hasPrefix("J"), within: .zero) { viewModel.guestName }
      await assertEventually(.served, "the order", within: .zero) { viewModel.state }
      await assertEventually(within: .zero) { viewModel.isReady }
      await assertEventually("Send", within: .zero) {
        _ = viewModel.state
        return viewModel.title
      }
      await assertEventually(4, within: .zero) { throw NotReady() }
    }
    #expect(
      failures.map(\.subject) == [
        "viewModel.title", "viewModel.title", "viewModel.title", "viewModel.guestName",
        "the order", "viewModel.isReady", "", "",
      ])
    let came = ["Sending", "Sending", "7", "nil", ".cooking", "false", "Sending", "NotReady()"]
    #expect(zip(failures, came).allSatisfy { $0.text.summary.contains($1) })
  }

  @Test("says what did not end")
  func unended() async {
    let failures = await collectFailures {
      await assertEventually(equalTo(1), "count", within: .milliseconds(30)) {
        try await Task.sleep(for: .seconds(3_600))
        return 1
      }
    }
    #expect(
      failures.map(\.description)
        == ["count: expected 1, but the first try did not end within 30 ms"])
  }

  @Test("reports the failures of a try that did not end")
  func failedBeforeTheEnd() async {
    let failures = await collectFailures {
      await assertEventually(within: .milliseconds(30)) {
        assertThat(1, 2)
        try await Task.sleep(for: .seconds(3_600))
      }
    }
    #expect(failures.map { "\($0.text)".contains(/(?s)expected 2.*did not end/) } == [true])
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
    #expect(await Store().failures().isEmpty)
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
      await assertEventually(not(oneOf("Jon", "Ann")), within: .milliseconds(1)) {
        await Task.yield()
        return guest
      }
    }
    #expect(failures.map(\.subject) == ["guest", ""])
    #expect(failures.allSatisfy { $0.text.summary.contains("nil") })
    let passing = await collectFailures {
      await assertEventually(anything()) { guest }
      await assertEventually(nilValue()) {
        await Task.yield()
        return guest
      }
      await assertAlways(anything(), for: .milliseconds(1)) { guest }
    }
    #expect(passing.isEmpty)
  }
}
