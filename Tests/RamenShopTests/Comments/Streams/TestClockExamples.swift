import Charmest
import CharmestCore
import Testing

/// Ticks three times.
private final class Metronome: Sendable {
  private let count = Locked(0)

  init(clock: TestClock) {
    Task {
      for _ in 1...3 {
        try? await clock.sleep(for: .seconds(1))
        count.withLock { $0 += 1 }
      }
    }
  }

  var ticks: Int { count.withLock { $0 } }
}

@Suite("The examples in TestClock.swift") struct TestClockExamples {
  @Test func oneStep() async {
    await example {
      let clock = TestClock()
      let metronome = Metronome(clock: clock)
      await clock.advance(by: .seconds(3))
      assertThat(metronome.ticks, equalTo(3))
    }
  }

  @Test func severalSteps() async {
    let clock = TestClock()
    let metronome = Metronome(clock: clock)
    await example {
      for _ in 1...3 {
        await clock.untilSleeping()
        await clock.advance(by: .seconds(1))
      }
      await assertEventually(3) { metronome.ticks }
    }
  }

  @Test func toATime() async {
    let clock = TestClock()
    await example {
      await clock.advance(to: 40)
    }
    assertThat(clock.now, equalTo(40))
  }

  @Test func lessThanATick() async {
    let clock = TestClock()
    let metronome = Metronome(clock: clock)
    await example {
      await clock.advance(by: .milliseconds(500))
      assertThat(metronome.ticks, equalTo(0))
    }
    await clock.run()
  }

  @Test func sleepingTasks() async {
    let clock = TestClock()
    let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    defer { sleeper.cancel() }
    await example {
      await clock.untilSleeping()
      await clock.advance(by: .seconds(1))
    }
    assertThat(clock.deadlines, empty())
  }

  @Test func allTasks() async {
    let clock = TestClock()
    let sleeper = Task { [clock] in
      for _ in 1...3 { try await clock.sleep(for: .seconds(1)) }
    }
    defer { sleeper.cancel() }
    await clock.untilSleeping()
    await example {
      await clock.run()
    }
    assertThat(clock.now, 3)
  }
}
