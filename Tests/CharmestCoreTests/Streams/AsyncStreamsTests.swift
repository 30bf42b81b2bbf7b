import Charmest
import Testing

@Suite("A planned stream as a stream of the standard library") struct AsyncStreamsTests {
  private struct Offline: Error, Equatable {}

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

  @Test("throws a planned failure where it can, and reports it and ends where it cannot")
  func failures() async {
    let plan: [Recorded<Int>] = [.next(10, 1), .failed(11, Offline()), .next(12, 2)]
    let throwing = read(throwing: scheduled(on: clock, plan).asyncThrowingStream())
    var ended: EventRecorder<Int>?
    let line = #line + 2
    let failures = collectFailures {
      ended = read(scheduled(on: clock, plan).asyncStream())
      _ = HotStream(on: clock, plan).asyncStream()
    }
    #expect(failures.map(\.line) == [line, line + 1])
    await clock.advance(by: .seconds(60))
    #expect(throwing.events == [.next(10, 1), .failed(11, Offline())])
    #expect(ended?.events == [.next(10, 1), .completed(11)])
  }
}
