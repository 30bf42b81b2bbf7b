import Charmest
import CharmestCore
import Foundation
import Testing

private struct OutOfStock: Error, Equatable {}

/// Something that blocks its thread until it is opened.
private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  func waitForEver() { semaphore.wait() }
  func open() { semaphore.signal() }
}

/// Neither sendable itself, nor is its iterator.
private final class Countdown: AsyncSequence, AsyncIteratorProtocol {
  private var left: Int

  init(from left: Int) { self.left = left }

  func makeAsyncIterator() -> Countdown { self }

  func next() async -> Int? {
    left -= 1
    return left < 0 ? nil : left
  }
}

@Suite("collect") struct CollectTests {
  private func stream(_ elements: Int...) -> AsyncStream<Int> {
    AsyncStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }

  @Test func `gives all elements of a sequence that finishes`() async {
    let expected = Collected(elements: [1, 2, 3], end: .finished)
    #expect(await collect(stream(1, 2, 3)) == expected)
    #expect(await collect(stream(1, 2, 3), first: 4) == expected)
    #expect(await collect(stream(1, 2, 3), first: .max, within: .seconds(Int64.max)) == expected)
    #expect(await collect(stream()) == Collected(elements: [], end: .finished))
  }

  @Test func `stops at the count, and asks for no more`() async {
    let script = Script(1, 2) {
      Issue.record("asked for more")
      return nil
    }
    let collected = await collect(script, first: 2)
    #expect(collected == Collected(elements: [1, 2], end: .reachedCount))
    #expect(!collected.isAbandoned)
  }

  @Test func `reads nothing where nothing is asked for`() async {
    let script = Script<Int> {
      Issue.record("was read")
      return nil
    }
    #expect(await collect(script, first: 0) == Collected(elements: [], end: .reachedCount))
  }

  @Test func `reads nothing within less than no time, so that nothing can be judged`() async {
    let failures = await collectFailures {
      let collected = await collect(stream(1, 2), within: .seconds(-1))
      assertUndecided(collected, fails())
      assertUndecided(collected, finished())
      assertUndecided(collected, timedOut())
      assertUndecided(collected, elements([]))
      #expect(await first(of: stream(1), within: .seconds(-1)) == nil)
      #expect(await last(of: stream(1), within: .seconds(-1)) == nil)
      let countedBelowZero = await collect(stream(1, 2), first: -1)
      assertUndecided(countedBelowZero, elements([]))
    }
    #expect(
      failures.flatMap(\.differences).map(\.expected)
        == Array(repeating: "a limit of at least 0 seconds", count: 3) + ["a number of at least 0"])
  }

  @Test func `finishes an AsyncStream if its time is over, and not if it has enough`() async {
    let (values, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(1)
    continuation.yield(2)
    #expect(await first(of: values) == 1)
    #expect(await collect(values, within: .milliseconds(200)).elements == [2])
    continuation.yield(3)
    #expect(await collect(values) == Collected(elements: [], end: .finished))
  }

  @Test func `keeps what came before an error`() async {
    let collected = await collect(Script(1, 2) { throw OutOfStock() })
    #expect(collected == Collected(elements: [1, 2], end: .failed(OutOfStock())))
    #expect(!collected.isAbandoned)
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(7)
      continuation.finish(throwing: OutOfStock())
    }
    #expect(await collect(stream) == Collected(elements: [7], end: .failed(OutOfStock())))
  }

  @Test func `keeps what came before the time was over`() async {
    let script = Script(1, 2) {
      // Until it is cancelled, however long the machine takes.
      try await Task.sleep(for: .seconds(86_400))
      return nil
    }
    let collected = await collect(script, within: .milliseconds(200))
    #expect(collected == Collected(elements: [1, 2], end: .timedOut))
    // The time limit, which `==` does not ask, is no difference.
    #expect(
      leaves(collected, equalTo(Collected(elements: [1, 2], end: .finished))).map { $0[0] }
        == [".end"])
  }

  @Test func `takes the longest limit there is`() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let script = Script(1) {
      // Long enough for the sleep to begin, which is what could trap.
      try await Task.sleep(for: .milliseconds(5))
      continuation.finish()
      return nil
    }
    #expect(await collect(script, within: .seconds(Int64.max)).end == .finished)
    #expect(await collect(stream, within: .seconds(Int64.max)).end == .finished)
  }

  @Test func `leaves a sequence behind that ignores its cancellation`() async {
    let deaf = Latch()
    let script = Script(1) {
      await deaf.wait()
      return 2
    }
    let collected = await collect(script, within: .milliseconds(200))
    deaf.open()
    #expect(collected == Collected(elements: [1], end: .timedOut))
    #expect(collected.isAbandoned)
  }

  @Test func `is over in time where many sequences block their threads`() async {
    let gates = (1...8).map { _ in Gate() }
    let collected = await withTaskGroup { group in
      for gate in gates {
        group.addTask {
          let script = Script<Int> {
            gate.waitForEver()
            return nil
          }
          return await collect(script, within: .milliseconds(30))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for gate in gates { gate.open() }
    #expect(collected == Array(repeating: Collected(elements: [], end: .timedOut), count: 8))
    #expect(collected.map(\.isAbandoned) == Array(repeating: true, count: 8))
  }

  @Test func `ends at once when its task is cancelled`() async {
    let collected = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let script = Script<Int> {
        try await Task.sleep(for: .seconds(600))
        return nil
      }
      return await collect(script)
    }.value
    #expect(collected == Collected(elements: [], end: .failed(CancellationError())))
  }

  @MainActor
  @Test func `takes sequences that are not sendable, from an actor`() async {
    #expect(await collect(Countdown(from: 3)).elements == [2, 1, 0])
    let offset = 10
    let mapped = stream(1, 2).map { $0 + offset }
    #expect(await collect(mapped).elements == [11, 12])
  }

  @Test func `has short forms for the first and the last element`() async {
    #expect(await first(of: stream(1, 2, 3)) == 1)
    #expect(await first(of: stream()) == nil)
    #expect(await first(of: Script(4) { throw OutOfStock() }) == 4)
    #expect(await last(of: stream(1, 2, 3)) == 3)
    #expect(await last(of: stream()) == nil)
    #expect(await last(of: Script(4, 5) { throw OutOfStock() }) == 5)
    let script = Script(1, 2) {
      try await Task.sleep(for: .seconds(600))
      return nil
    }
    #expect(await last(of: script, within: .milliseconds(200)) == 2)
  }

  /// Only the protocol is known, as of `some AsyncSequence<Int, Never>` from macOS 15 on.
  private func read<Source: AsyncSequence & Sendable>(_ source: Source) async
  where Source.Element == Int {
    #expect(await collect(source).elements == [1, 2])
    #expect(await first(of: source) == 1)
    #expect(await last(of: source) == 2)
    let recorder = EventRecorder(source, clock: TestClock())
    await recorder.untilRecorded(3, within: .seconds(60))
    #expect(recorder.values == [1, 2])
    recorder.record(source)
    await recorder.untilRecorded(6, within: .seconds(60))
    #expect(recorder.values == [1, 2, 1, 2])
  }

  @Test("reads a sequence of which only the protocol is known")
  func onlyProtocol() async { await read(Script(1, 2) { nil }) }
}
