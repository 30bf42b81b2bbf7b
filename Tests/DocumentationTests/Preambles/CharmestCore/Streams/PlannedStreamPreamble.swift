private struct Metronome {
  let taps: AsyncStream<Void>
}

// MARK: all
let clock = TestClock()

// MARK: scheduled
// EXAMPLE
let recorder = EventRecorder(tempo, clock: clock)
await clock.untilSleeping()
await clock.advance(by: .seconds(40))
assertThat(recorder.events, containsExactly(.next(10, 122), .next(20, 60), .completed(40)))

// MARK: init
// EXAMPLE
await clock.advance(by: .seconds(15))
let recorder = EventRecorder(isMuted, clock: clock)
await clock.untilSleeping()
await clock.advance(by: .seconds(25))
assertThat(recorder.events, containsExactly(.next(20, false), .completed(40)))
