import Charmest
import CharmestCore
import Testing

@Suite("A hot stream") struct HotStreamTests {
  private struct Offline: Error, Equatable {}

  private let clock = TestClock()
  private let plan: [Recorded<String>] = [
    .next(10, "a"), .next(20, "b"), .next(30, "c"), .completed(40),
  ]

  @Test("gives all readers the same at the same time, and late ones what is left")
  func lateReader() async {
    let stream = HotStream(on: clock, plan)
    let first = EventRecorder(stream, clock: clock)
    await clock.advance(by: .seconds(15))
    let second = EventRecorder(stream, clock: clock)
    await clock.advance(by: .seconds(100))
    #expect(first.events == plan)
    #expect(second.events == Array(plan.dropFirst()))
  }

  @Test("replays the last values to late readers")
  func replay() async {
    let stream = HotStream(on: clock, plan, replaying: 1)
    await clock.advance(by: .seconds(25))
    let recorder = EventRecorder(stream, clock: clock)
    await clock.advance(by: .seconds(100))
    #expect(recorder.events == [.next(25, "b"), .next(30, "c"), .completed(40)])
  }

  @Test("is at its end for those who come after it, also if it failed")
  func afterTheEnd() async throws {
    await clock.advance(by: .seconds(100))
    let ended = EventRecorder(HotStream(on: clock, plan, replaying: 2), clock: clock)
    let failed = EventRecorder(HotStream<Int>(on: clock, [.failed(5, Offline())]), clock: clock)
    await ended.untilRecorded(3, within: .seconds(60))
    await failed.untilRecorded(1, within: .seconds(60))
    #expect(ended.events == [.next(100, "b"), .next(100, "c"), .completed(100)])
    #expect(failed.events == [.failed(100, Offline())])
  }

  @Test("gives events of one time one after the other to code that begins to read again")
  func readAgainAtOneTime() async throws {
    let stream = HotStream(on: clock, [.next(0, 1), .next(0, 2), .next(5, 3), .next(5, 4)])
    let reading = Task {
      var values: [Int] = []
      while values.count < 4 {
        for try await value in stream {
          values.append(value)
          break
        }
      }
      return values
    }
    await clock.untilSleeping(within: .seconds(60))
    await clock.advance(by: .seconds(5))
    #expect(try await reading.value == [1, 2, 3, 4])
  }

  @Test("gives a reader that begins at the time of an event only what others have not yet got")
  func beginningAtAnEvent() async {
    let stream = HotStream(on: clock, [.next(10, "a"), .next(20, "b"), .completed(30)])
    let first = EventRecorder(stream, clock: clock)
    await clock.untilSleeping(within: .seconds(60))
    await clock.advance(to: 10)
    let second = EventRecorder(stream, clock: clock)
    await clock.untilSleeping(2, within: .seconds(60))
    await clock.advance(to: 30)
    #expect(first.events == [.next(10, "a"), .next(20, "b"), .completed(30)])
    #expect(second.events == [.next(20, "b"), .completed(30)])
  }

  @Test("gives all readers that begin at one time the events of that time")
  func beginningTogether() async {
    let stream = HotStream(on: clock, [.next(0, "a"), .completed(10)])
    let recorders = (1...5).map { _ in EventRecorder(stream, clock: clock) }
    await clock.untilSleeping(5, within: .seconds(60))
    await clock.advance(to: 10)
    for recorder in recorders { #expect(recorder.events == [.next(0, "a"), .completed(10)]) }
  }
}
