import Charmest
import Testing

private struct Metronome {
  let taps: AsyncStream<Void>
}

@Suite("The examples in PlannedStream.swift") struct PlannedStreamExamples {
  private let clock = TestClock()

  @Test func coldPlan() async {
    await example {
      let tempo = scheduled(on: clock, [.next(10, 122), .next(20, 60), .completed(40)])
      let recorder = EventRecorder(tempo, clock: clock)
      await clock.untilSleeping()
      await clock.advance(by: .seconds(40))
      assertThat(recorder.events, containsExactly(.next(10, 122), .next(20, 60), .completed(40)))
    }
  }

  @Test func hotPlan() async {
    await example {
      let isMuted = HotStream(on: clock, [.next(10, true), .next(20, false), .completed(40)])
      await clock.advance(by: .seconds(15))
      let recorder = EventRecorder(isMuted, clock: clock)
      await clock.untilSleeping()
      await clock.advance(by: .seconds(25))
      assertThat(recorder.events, containsExactly(.next(20, false), .completed(40)))
    }
  }

  @Test func asyncStream() {
    example {
      let taps = scheduled(on: clock, [.next(10, ()), .next(20, ())])
      let metronome = Metronome(taps: taps.asyncStream())
      _ = metronome
    }
  }
}
