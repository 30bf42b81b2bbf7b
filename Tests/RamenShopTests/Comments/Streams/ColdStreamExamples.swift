import Charmest
import Testing

@Suite("The examples in ColdStream.swift") struct ColdStreamExamples {
  @Test func plan() async {
    let clock = TestClock()
    await example {
      let tempo = scheduled(on: clock, [.next(10, 122), .next(20, 60), .completed(40)])
      let recorder = EventRecorder(tempo, clock: clock)
      await clock.untilSleeping()
      await clock.advance(by: .seconds(40))
      assertThat(recorder.events, containsExactly(.next(10, 122), .next(20, 60), .completed(40)))
    }
  }
}
