import Charmest
import Testing

@Suite("The examples in Recorded.swift and RecordedMatchers.swift") struct RecordedExamples {
  private let clock = TestClock()

  @Test func events() async {
    let recorder = EventRecorder<String>(clock: clock)
    recorder.next("4")
    await clock.advance(by: .seconds(10))
    recorder.next("6")
    await clock.advance(by: .seconds(30))
    recorder.completed()
    example {
      assertThat(recorder.events, containsExactly(.next(0, "4"), .next(10, "6"), .completed(40)))
    }
  }

  @Test func matchers() async {
    let recorder = EventRecorder<String>(clock: clock)
    recorder.next("4")
    await clock.advance(by: .seconds(10))
    recorder.next("62")
    example {
      assertThat(recorder.events, containsExactly(.next(0, "4"), .next(10, hasPrefix("6"))))
    }
  }
}
