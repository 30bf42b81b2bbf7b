import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("EventRecorder") struct EventRecorderTests {
  private struct Offline: Error, Equatable {}

  private let clock = TestClock()

  @Test("notes what the test tells it, with the time")
  func byHand() async {
    let recorder = EventRecorder<String>(clock: clock)
    recorder.next("a")
    await clock.advance(by: .seconds(10))
    recorder.next("b")
    recorder.failed(Offline())
    recorder.completed()
    #expect(
      recorder.events == [.next(0, "a"), .next(10, "b"), .failed(10, Offline()), .completed(10)]
    )
    #expect(recorder.values == ["a", "b"])
  }

  @Test("notes what a stream gives, and how it ends")
  func stream() async {
    let plan: [Recorded<Int>] = [.next(10, 122), .next(20, 60), .completed(40)]
    let recorder = EventRecorder(scheduled(on: clock, plan), clock: clock)
    let other = EventRecorder<Int>(clock: clock)
    other.record(scheduled(on: clock, [.next(10, 1), .failed(30, Offline())]))
    await clock.advance(by: .seconds(100))
    #expect(recorder.events == plan)
    #expect(other.events == [.next(10, 1), .failed(30, Offline())])
  }

  @Test("holds the clock until everything is noted, as do all other recorders")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func holdsTheClock() async {
    let (stream, giver) = AsyncStream.makeStream(of: Int.self)
    let recorder = EventRecorder(
      stream.map { value in
        // Work that goes on for longer than a clock gives code that it does not know.
        let start = ContinuousClock.now
        while start.duration(to: .now) < .milliseconds(100) { await Task.yield() }
        return value
      }, clock: clock)
    let other = EventRecorder<Int>(clock: clock)
    giver.yield(1)
    await clock.advance(by: .seconds(1))
    recorder.next(2)
    #expect(recorder.values == [1, 2])
    #expect(other.values == [])
  }

  @Test("stops reading when it is told to, and when it goes away")
  func stops() async {
    let ended = Locked(0)
    func stream() -> AsyncStream<Int> {
      AsyncStream { continuation in
        continuation.yield(1)
        continuation.onTermination = { _ in ended.withLock { $0 += 1 } }
      }
    }
    let recorder = EventRecorder(stream(), clock: clock)
    await recorder.untilRecorded(1, within: .seconds(60))
    recorder.stop()
    do {
      let other = EventRecorder(stream(), clock: clock)
      await other.untilRecorded(1, within: .seconds(60))
    }
    while ended.withLock({ $0 }) < 2 { await Task.yield() }
    #expect(recorder.events == [.next(0, 1)])
  }

  @Test("says what was recorded when a wait was in vain")
  func nothingRecorded() async {
    let recorder = EventRecorder<String>(clock: clock)
    recorder.next("a")
    expectText(
      await collectFailures {
        #expect(await recorder.untilRecorded(1))
        #expect(await !recorder.untilRecorded(2, within: .milliseconds(10)))
        await EventRecorder<Int>(clock: clock).untilRecorded(1, within: .milliseconds(10))
      },
      """
      the recorder: expected 2 events within 10 ms, but only 1 came
        event 1: next("a") at 0
      the recorder: expected 1 event within 10 ms, but none came
      """
    )
  }
}
