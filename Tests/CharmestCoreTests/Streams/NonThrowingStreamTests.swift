import Charmest
import Testing

@Suite("A planned stream for code that cannot throw") struct NonThrowingStreamTests {
  private struct Offline: Error, Equatable {}

  private let clock = TestClock()

  /// Code under test.
  private func read<Taps: AsyncSequence & Sendable>(_ taps: Taps) -> EventRecorder<Int>
  where Taps.Element == Int, Taps.AsyncIterator: SendableMetatype {
    EventRecorder(taps, clock: clock)
  }

  private func read(throwing taps: AsyncThrowingStream<Int, any Error>) -> EventRecorder<Int> {
    EventRecorder(taps, clock: clock)
  }

  @Test("gives what was planned at its times")
  func gives() async {
    let stream = scheduled(on: clock, [.next(10, 1), .next(20, 2), .completed(30)])
    let recorders = [
      read(stream.nonThrowing()), read(stream.asyncStream()),
      read(throwing: stream.asyncThrowingStream()),
    ]
    await clock.advance(by: .seconds(60))
    for recorder in recorders {
      #expect(recorder.events == [.next(10, 1), .next(20, 2), .completed(30)])
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("says in its type that it cannot throw")
  func cannotThrow() async {
    let taps: any AsyncSequence<Int, Never> & Sendable =
      scheduled(on: clock, [.next(0, 1), .completed(0)]).nonThrowing()
    var seen: [Int] = []
    for await tap in taps { seen.append(tap) }
    #expect(seen == [1])
  }

  @Test("is hot where the stream is")
  func hot() async {
    let stream = HotStream(on: clock, [.next(10, 1), .next(20, 2), .completed(30)])
    await clock.advance(by: .seconds(15))
    let recorders = [
      read(stream.nonThrowing()), read(stream.asyncStream()),
      read(throwing: stream.asyncThrowingStream()),
    ]
    await clock.advance(by: .seconds(60))
    for recorder in recorders { #expect(recorder.events == [.next(20, 2), .completed(30)]) }
  }

  @Test("begins when it is read, each reading for itself unless it can be read only once")
  func beginnings() async {
    let stream = scheduled(on: clock, [.next(10, 1), .completed(10)])
    let (cold, once) = (stream.nonThrowing(), stream.asyncStream())
    await clock.advance(by: .seconds(5))
    let (first, only) = (read(cold), read(once))
    await clock.advance(by: .seconds(20))
    let second = read(cold)
    await clock.advance(by: .seconds(20))
    #expect(first.events == [.next(15, 1), .completed(15)])
    #expect(only.events == [.next(15, 1), .completed(15)])
    #expect(second.events == [.next(35, 1), .completed(35)])
  }

  @Test("stays open until its reader is cancelled, where the plan has no end")
  func open() async {
    let stream = scheduled(on: clock, [.next(0, 1)]).asyncStream()
    let (read, reader) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      for await value in stream { reader.yield("\(value)") }
      reader.yield(Task.isCancelled ? "cancelled" : "over")
      reader.finish()
    }
    var words = read.makeAsyncIterator()
    #expect(await words.next() == "1")
    await clock.advance(by: .seconds(1_000))
    task.cancel()
    #expect(await words.next() == "cancelled")
    await task.value
  }

  @Test("shares its values among several readers of one AsyncStream")
  func shared() async {
    let stream = scheduled(on: clock, (1...6).map { .next(.seconds($0), $0) } + [.completed(9)])
      .asyncStream()
    let readers = (1...2).map { _ in
      Task {
        var seen: [Int] = []
        for await value in stream { seen.append(value) }
        return seen
      }
    }
    await clock.untilSleeping(2)
    await clock.advance(by: .seconds(20))
    var seen: [Int] = []
    for reader in readers { seen += await reader.value }
    #expect(seen.sorted() == [1, 2, 3, 4, 5, 6])
  }

  @Test("throws a planned failure where it can, and reports it where it cannot")
  func failures() async {
    let plan: [Recorded<Int>] = [.next(10, 1), .failed(11, Offline()), .next(12, 2)]
    let throwing = read(throwing: scheduled(on: clock, plan).asyncThrowingStream())
    await clock.advance(by: .seconds(60))
    #expect(throwing.events == [.next(10, 1), .failed(11, Offline())])

    let line = #line + 2
    let failures = collectFailures {
      _ = scheduled(on: clock, plan).nonThrowing()
      _ = scheduled(on: clock, plan).asyncStream()
      _ = HotStream(on: clock, plan).nonThrowing()
      _ = HotStream(on: clock, plan).asyncStream()
    }
    #expect(
      failures.map(\.description)
        == Array(
          repeating:
            "the stream: expected a plan without failures, since the stream cannot throw, but failed(NonThrowingStreamTests.Offline()) at 11 is in it",
          count: 4))
    #expect(failures.map(\.line) == Array(line..<line + 4))
  }

  @Test("ends at a planned failure that it cannot throw")
  func endsAtFailure() async {
    let plan: [Recorded<Int>] = [.next(10, 1), .failed(11, Offline()), .next(12, 2)]
    var recorder: EventRecorder<Int>?
    _ = collectFailures { recorder = read(scheduled(on: clock, plan).nonThrowing()) }
    await clock.advance(by: .seconds(60))
    #expect(recorder?.events == [.next(10, 1), .completed(11)])
  }
}
