import CharmestCore

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

// MARK: TestClock 2; advance; run; untilSleeping
let clock = TestClock()

// MARK: TestClock 2; advance 1; run; untilSleeping
let metronome = Metronome(clock: clock)

// MARK: TestClock 2
// EXAMPLE
assertThat(metronome.ticks, 3)

// MARK: advance 1
// EXAMPLE
assertThat(metronome.ticks, 0)
await clock.run()

// MARK: advance 2
// EXAMPLE
assertThat(clock.now, 40)

// MARK: run
await clock.untilSleeping()
// EXAMPLE
assertThat(metronome.ticks, 3)

// MARK: untilSleeping
// EXAMPLE
assertThat(metronome.ticks, 1)
await clock.run()
