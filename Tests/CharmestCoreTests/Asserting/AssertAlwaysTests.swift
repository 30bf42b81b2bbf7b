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
  private let clock = LeapingClock()

  @Test("passes after the whole time")
  func passing() async {
    let failures = await collectFailures {
      await assertAlways(lessThan(3), for: .milliseconds(200), clock: clock) { kitchen.bowls }
      await assertAlways(hasPrefix("J"), for: .zero, clock: clock) { kitchen.guestName }
      await assertAlways(.open, for: .zero, clock: clock) { kitchen.state }
      await assertAlways("Jon", for: .zero, clock: clock) { kitchen.guestName }
      await assertAlways(for: .zero, clock: clock) { kitchen.isOpen }
      await assertAlways("the kitchen is open", for: .zero, clock: clock) { kitchen.isOpen }
    }
    #expect(failures.map(\.description) == [])
    #expect(clock.now.time >= .milliseconds(200))
  }

  @Test("uses the clock of the machine by default")
  func continuousClock() async {
    let clock = ContinuousClock()
    let start = clock.now
    await assertAlways(0, for: .milliseconds(1)) { kitchen.bowls }
    #expect(start.duration(to: clock.now) >= .milliseconds(1))
  }

  @Test("fails at the first value that is not as expected, and says when that was")
  func failing() async {
    let failures = await collectFailures {
      await assertAlways(lessThan(1), for: .seconds(1), clock: clock) { kitchen.fill() }
      await assertAlways(lessThan(3), for: .seconds(1), clock: clock) { kitchen.fill() }
      await assertAlways(lessThan(16), "bowls", for: .seconds(1), clock: clock) { kitchen.fill() }
      await assertAlways(.closed, for: .seconds(1), clock: clock) { kitchen.state }
      await assertAlways(hasPrefix("Ann"), for: .seconds(1), clock: clock) { kitchen.guestName }
      await assertAlways(for: .seconds(1), clock: clock) { !kitchen.isOpen }
    }
    #expect(
      failures.map(\.description) == [
        "kitchen.fill(): expected a value less than 1, but was 1 (failed at the first try; must hold for 1 second and 20 tries)",
        "kitchen.fill(): expected a value less than 3, but was 3 "
          + "(matched once before, failed after less than 1 ms; must hold for 1 second and 20 tries)",
        "bowls: expected a value less than 16, but was 16 (matched 12 times before, failed after 3 ms; must hold for 1 second and 20 tries)",
        "kitchen.state: expected .closed, but was .open (failed at the first try; must hold for 1 second and 20 tries)",
        "kitchen.guestName: expected a string starting with \"Ann\", but was \"Jon\" "
          + "(failed at the first try; must hold for 1 second and 20 tries)",
        "!kitchen.isOpen: expected true, but was false (failed at the first try; must hold for 1 second and 20 tries)",
      ]
    )
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
