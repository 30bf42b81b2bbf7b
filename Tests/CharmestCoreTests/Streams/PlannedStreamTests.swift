import Charmest
import CharmestCore
import Testing

private struct Interrupted: Error, Equatable {}

@Suite("A cold stream") struct ColdStreamTests {
  private let clock = TestClock()

  @Test("gives each reader what was planned from its own beginning")
  func eachReader() async {
    let stream = scheduled(on: clock, [.next(10, "a"), .next(20, "b"), .completed(30)])
    let first = EventRecorder(stream, clock: clock)
    await clock.advance(by: .seconds(15))
    let second = EventRecorder(stream, clock: clock)
    await clock.advance(by: .seconds(100))
    #expect(first.events == [.next(10, "a"), .next(20, "b"), .completed(30)])
    #expect(second.events == [.next(25, "a"), .next(35, "b"), .completed(45)])
  }

  @Test("gives events in the order of their times, and events of one time in their own order")
  func order() async {
    let stream = scheduled(
      on: clock,
      [.next(20, "c"), .next(0, "a"), .next(0, "b"), .completed(20)]
    )
    let recorder = EventRecorder(stream, clock: clock)
    await clock.advance(by: .seconds(20))
    #expect(
      recorder.events == [.next(0, "a"), .next(0, "b"), .next(20, "c"), .completed(20)]
    )
  }

  @Test("throws the error that was planned, and is at its end then")
  func failure() async throws {
    let plan: [Recorded<Int>] = [.failed(0, Interrupted()), .next(0, 1)]
    var iterator = scheduled(on: clock, plan).makeAsyncIterator()
    await #expect(throws: Interrupted()) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next() == nil)
  }

  @Test("stays open without an end, until its reader is cancelled")
  func open() async throws {
    let stream = scheduled(on: clock, [.next(0, 1)])
    let (read, reader) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      for try await value in stream { reader.yield("\(value)") }
      reader.yield(Task.isCancelled ? "cancelled" : "over")
      reader.finish()
    }
    var words = read.makeAsyncIterator()
    #expect(await words.next() == "1")
    await clock.advance(by: .seconds(1_000))
    task.cancel()
    #expect(await words.next() == "cancelled")
    #expect(await words.next() == nil)
  }

  @Test("begins to count when the iterator is made")
  func iteratorMadeBefore() async throws {
    var iterator = scheduled(on: clock, [.next(10, 1), .completed(20)]).makeAsyncIterator()
    await clock.advance(to: 20)
    #expect(try await iterator.next() == 1)
    #expect(try await iterator.next() == nil)
  }

  @Test("ends when its reader is cancelled while it waits")
  func cancellation() async throws {
    let stream = scheduled(on: clock, [.next(10, 1), .completed(20)])
    let task = Task {
      var values: [Int] = []
      for try await value in stream { values.append(value) }
      return values
    }
    await clock.untilSleeping(1, within: .seconds(60))
    task.cancel()
    #expect(try await task.value == [])
  }
}

@Suite("A hot stream") struct HotStreamTests {
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
    let failure: [Recorded<Int>] = [.failed(5, Interrupted())]
    let ended = EventRecorder(HotStream(on: clock, plan, replaying: 2), clock: clock)
    let failed = EventRecorder(HotStream(on: clock, failure), clock: clock)
    await ended.untilRecorded(3, within: .seconds(60))
    await failed.untilRecorded(1, within: .seconds(60))
    #expect(ended.events == [.next(100, "b"), .next(100, "c"), .completed(100)])
    #expect(failed.events == [.failed(100, Interrupted())])
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

@Suite("A planned stream as a stream of the standard library") struct AsyncStreamsTests {
  private let clock = TestClock()

  /// Code under test.
  private func read(_ taps: AsyncStream<Int>) -> EventRecorder<Int> {
    EventRecorder(taps, clock: clock)
  }

  private func read(throwing taps: AsyncThrowingStream<Int, any Error>) -> EventRecorder<Int> {
    EventRecorder(taps, clock: clock)
  }

  @Test("gives what was planned at its times, beginning when it is read")
  func gives() async {
    let stream = scheduled(on: clock, [.next(10, 1), .next(20, 2), .completed(30)])
    let late = stream.asyncStream()
    let recorders = [
      read(stream.asyncStream()), read(throwing: stream.asyncThrowingStream()),
    ]
    await clock.advance(by: .seconds(60))
    for recorder in recorders {
      #expect(recorder.events == [.next(10, 1), .next(20, 2), .completed(30)])
    }
    let recorder = read(late)
    await clock.advance(by: .seconds(60))
    #expect(recorder.events == [.next(70, 1), .next(80, 2), .completed(90)])
  }

  @Test("is hot where the stream is")
  func hot() async {
    let stream = HotStream(on: clock, [.next(10, 1), .next(20, 2), .completed(30)])
    await clock.advance(by: .seconds(15))
    let recorders = [
      read(stream.asyncStream()), read(throwing: stream.asyncThrowingStream()),
    ]
    await clock.advance(by: .seconds(60))
    for recorder in recorders { #expect(recorder.events == [.next(20, 2), .completed(30)]) }
  }

  @Test("throws a planned failure where it can, and reports it and ends where it cannot")
  func failures() async {
    let plan: [Recorded<Int>] = [.next(10, 1), .failed(11, Interrupted()), .next(12, 2)]
    let throwing = read(throwing: scheduled(on: clock, plan).asyncThrowingStream())
    var ended: EventRecorder<Int>?
    let line = #line + 2
    let failures = collectFailures {
      ended = read(scheduled(on: clock, plan).asyncStream())
      _ = HotStream(on: clock, plan).asyncStream()
    }
    #expect(failures.map(\.line) == [line, line + 1])
    await clock.advance(by: .seconds(60))
    #expect(throwing.events == [.next(10, 1), .failed(11, Interrupted())])
    #expect(ended?.events == [.next(10, 1), .completed(11)])
  }
}
