import Charmest
import Testing

private struct ViewModel {
  let isPlaying: PlannedStream<Bool>

  init(clock: TestClock) {
    isPlaying = scheduled(on: clock, [.next(0, false), .next(10, true), .next(20, false)])
  }
}

@Suite("The examples in EventRecorder.swift") struct EventRecorderExamples {
  @Test func recorder() async {
    let clock = TestClock()
    let viewModel = ViewModel(clock: clock)
    await example {
      let recorder = EventRecorder<Bool>(clock: clock)
      recorder.record(viewModel.isPlaying)
      await clock.advance(by: .seconds(30))
      assertThat(
        recorder.events, containsExactly(.next(0, false), .next(10, true), .next(20, false)))
    }
  }

  @Test func recordedEvents() async {
    let clock = TestClock()
    let recorder = EventRecorder<Int>(clock: clock)
    for count in 1...3 { recorder.next(count) }
    await example {
      await recorder.untilRecorded(3)
    }
  }
}
