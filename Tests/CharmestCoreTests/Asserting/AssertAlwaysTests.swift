import Charmest
import Testing

private enum State { case open, closed }

private final class Pantry {
  var bowls = 0
  var state = State.open
  var guestName: String? = "Jon"
  var isOpen: Bool { state == .open }

  func fill() -> Int {
    bowls += 1
    return bowls
  }
}

@Suite("assertAlways") struct AssertAlwaysTests {
  private let kitchen = Pantry()

  @Test("passes after the whole time, and at least twenty looks")
  func passing() async {
    let failures = await collectFailures {
      await assertAlways(lessThan(21), for: .zero) { kitchen.fill() }
      await assertAlways(presentAnd(hasPrefix("J")), for: .zero) { kitchen.guestName }
      await assertAlways(.open, for: .zero) { kitchen.state }
      await assertAlways("Jon", for: .zero) { kitchen.guestName }
      await assertAlways(for: .zero) { kitchen.isOpen }
      await assertAlways("the kitchen is open", for: .zero) { kitchen.isOpen }
    }
    #expect(failures.isEmpty)
    #expect(kitchen.bowls == 20)
  }

  @Test("ends at the first failure in its closure, and tells only that")
  func failuresInside() async {
    let failures = await collectFailures {
      await assertAlways(1, for: .seconds(9)) { () -> Int in
        assertThat(3, 4)
        return 1
      }
      await assertAlways(3, for: .seconds(9)) { try requireThat(5, 6) }
    }
    #expect(failures.flatMap(\.differences).map(\.actual) == ["3", "5"])
    for failure in failures {
      #expect(failure.text.details.last?.contains("must hold for 9 seconds") == true)
    }
  }

  @Test("fails at the first value that is not as expected, and says when that was")
  func failing() async {
    let failures = await collectFailures {
      await assertAlways(lessThan(16), "bowls", for: .seconds(1)) { kitchen.fill() }
      await assertAlways(.closed, for: .seconds(1)) { kitchen.state }
      await assertAlways(presentAnd(hasPrefix("Ann")), for: .seconds(1)) { kitchen.guestName }
      await assertAlways(for: .seconds(1)) { !kitchen.isOpen }
    }
    #expect(
      failures.map(\.subject) == ["bowls", "kitchen.state", "kitchen.guestName", "!kitchen.isOpen"])
    #expect(failures.flatMap(\.differences).map(\.actual) == ["16", ".open", #""Jon""#, "false"])
  }
}

/// A test on the main actor, whose state is not sendable.
@MainActor @Suite("assertAlways on the main actor") struct AssertAlwaysOnMainActorTests {
  private let kitchen = Pantry()

  @Test("runs the closure on the main actor if the test is there")
  func mainActor() async {
    await assertAlways(0, for: .zero) {
      MainActor.assertIsolated()
      return kitchen.bowls
    }
  }
}
