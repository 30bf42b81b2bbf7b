/// Reads an asynchronous sequence until it ends, has given enough elements, or the time is over.
///
/// ```swift
/// let collected = await collect(viewModel.titles, first: 3, within: .seconds(1))
/// assertThat(collected, allOf(elements(contains("", "Sending", "Send")), finished()))
/// ```
///
/// Reports and throws nothing: an error of the sequence is the ``Collected/end``. Elements that came
/// before the end are kept in every case. The sequence is read by a task of its own, off the caller's
/// actor, and cancelled when the time is over. It never hangs: a sequence that ignores its
/// cancellation is left behind half a second later. A cancelled test ends it at once, as failed with
/// a `CancellationError`.
///
/// With a clock that the test advances the time limit is virtual; the elements still take the time
/// that they take.
///
/// - Parameters:
///   - sequence: The sequence to read.
///   - count: How many elements to read at most; all by default. With none or fewer nothing is read.
///   - limit: How long to wait for the end; five seconds by default.
///   - clock: The clock that measures the time.
/// - Returns: The elements and how it ended.
public func collect<Source: AsyncSequence>(
  _ sequence: sending Source, first count: Int = .max, within limit: Duration = .seconds(5),
  clock: any Clock<Duration> = ContinuousClock()
) async -> Collected<Source.Element>
where Source: SendableMetatype, Source.AsyncIterator: SendableMetatype, Source.Element: Sendable {
  await collect(sequence, first: count, within: limit, clock: clock, grace: .milliseconds(500))
}

/// Collects, with a time for the sequence to react to its cancellation.
package func collect<Source: AsyncSequence>(
  _ sequence: sending Source, first count: Int = .max, within limit: Duration = .seconds(5),
  clock: any Clock<Duration> = ContinuousClock(), grace: Duration
) async -> Collected<Source.Element>
where Source: SendableMetatype, Source.AsyncIterator: SendableMetatype, Source.Element: Sendable {
  guard count > 0 else { return Collected(elements: [], end: .reachedCount) }
  let gathering = CollectingTask<Source.Element>(first: count)
  // A sequence that blocks its thread must not keep the time limit from being noticed.
  let reader = Task.onOwnQueue { await gathering.read(sequence) }
  let timer = Task {
    do {
      _ = try await Timeout(limit, by: clock).elapse()
      gathering.stop(reader, with: .timedOut, grace: grace)
    } catch { gathering.stop(reader, with: .failed(error), grace: grace) }
  }
  defer { timer.cancel() }
  return await withTaskCancellationHandler {
    await gathering.result()
  } onCancel: {
    gathering.stop(reader, with: .failed(CancellationError()), grace: grace)
  }
}

/// Waits for the first element of an asynchronous sequence.
///
/// ```swift
/// assertThat(await first(of: viewModel.titles), "Send")
/// ```
///
/// - Parameters:
///   - sequence: The sequence to read.
///   - limit: How long to wait; five seconds by default.
///   - clock: The clock that measures the time.
/// - Returns: The element, or `nil` if the sequence ended, failed or gave none in time; `collect`
///   tells which.
public func first<Source: AsyncSequence>(
  of sequence: sending Source, within limit: Duration = .seconds(5),
  clock: any Clock<Duration> = ContinuousClock()
) async -> Source.Element?
where Source: SendableMetatype, Source.AsyncIterator: SendableMetatype, Source.Element: Sendable {
  await collect(sequence, first: 1, within: limit, clock: clock).elements.first
}

/// Waits for the end of an asynchronous sequence and gives its last element.
///
/// ```swift
/// assertThat(await last(of: viewModel.titles), "Send")
/// ```
///
/// - Parameters:
///   - sequence: The sequence to read.
///   - limit: How long to wait for the end; five seconds by default.
///   - clock: The clock that measures the time.
/// - Returns: The last element that came before the sequence ended, failed or the time was over, or
///   `nil` if none came.
public func last<Source: AsyncSequence>(
  of sequence: sending Source, within limit: Duration = .seconds(5),
  clock: any Clock<Duration> = ContinuousClock()
) async -> Source.Element?
where Source: SendableMetatype, Source.AsyncIterator: SendableMetatype, Source.Element: Sendable {
  await collect(sequence, within: limit, clock: clock).elements.last
}

/// The elements that one task reads from a sequence while another one waits for them.
///
/// The first end counts: what comes later is dropped. The waiting ends when the reading task has
/// left, so that the sequence is done with; it is left behind only if it does not react in time.
final class CollectingTask<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var end: Collected<Element>.End?
    var hasLeft = false
  }

  private let state = Locked(State())
  /// Open when the reader has left, or nobody waits for it any longer.
  private let isOver = Latch()
  private let most: Int

  init(first most: Int) { self.most = most }

  /// Reads a sequence to one of its ends.
  func read<Source: AsyncSequence>(_ source: Source) async where Source.Element == Element {
    defer {
      state.withLock { $0.hasLeft = true }
      isOver.open()
    }
    do {
      for try await element in source { guard add(element) else { return } }
      end(with: .finished)
    } catch { end(with: .failed(error)) }
  }

  /// Adds an element; gives back whether there can be more.
  private func add(_ element: Element) -> Bool {
    state.withLock { state in
      guard state.end == nil else { return false }
      state.elements.append(element)
      if state.elements.count >= most { state.end = .reachedCount }
      return state.end == nil
    }
  }

  @discardableResult private func end(with end: Collected<Element>.End) -> Bool {
    state.withLock { state in
      guard state.end == nil else { return false }
      state.end = end
      return true
    }
  }

  /// Ends the reading from outside, and the waiting as soon as the reader left or has had its time.
  func stop(_ reader: Task<Void, Never>, with end: Collected<Element>.End, grace: Duration) {
    guard self.end(with: end) else { return }
    reader.cancel()
    // Not on the injected clock: how long the machine needs is no matter of virtual time.
    Task {
      try? await Task.sleep(for: grace)
      isOver.open()
    }
  }

  /// Waits for the end and gives what there was until then.
  func result() async -> Collected<Element> {
    await isOver.wait()
    return state.withLock { state in
      // Every reading that is over has an end; a sequence that gave none would have finished.
      Collected(
        elements: state.elements, end: state.end ?? .finished, isAbandoned: !state.hasLeft)
    }
  }
}
