import CharmestCore
import Testing

@Suite("A cold stream") struct ColdStreamTests {
  private struct Offline: Error, Equatable {}

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
    var iterator = scheduled(on: clock, [.failed(0, Offline()), .next(0, 1)]).makeAsyncIterator()
    await #expect(throws: Offline()) { try await iterator.next() }
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
