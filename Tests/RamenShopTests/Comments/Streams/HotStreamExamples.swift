import Charmest
import Testing

@Suite("The examples in HotStream.swift") struct HotStreamExamples {
  @Test func plan() async {
    let clock = TestClock()
    await example {
      let isMuted = HotStream(on: clock, [.next(10, true), .next(20, false), .completed(40)])
      await clock.advance(by: .seconds(15))
      let recorder = EventRecorder(isMuted, clock: clock)
      await clock.untilSleeping()
      await clock.advance(by: .seconds(25))
      assertThat(recorder.events, containsExactly(.next(20, false), .completed(40)))
    }
  }
}
