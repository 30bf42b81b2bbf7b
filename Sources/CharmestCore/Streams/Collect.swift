/// Reads an asynchronous sequence until it ends, has given enough elements, or the time is over.
///
/// ```swift
/// let collected = await collect(viewModel.titles, within: .seconds(10))
/// assertThat(collected, allOf(elements(containsExactly("", "Sending", "Send")), finished()))
/// ```
///
/// It reports nothing and throws nothing: an error of the sequence is the ``Collected/end``.
/// Elements that came before the end are always kept. A task of its own reads the sequence, off the
/// caller's actor, and is cancelled when the time is over. `collect` never hangs: a sequence that
/// ignores its cancellation is left behind half a second later. If the test is cancelled, the
/// reading ends at once, as failed with a `CancellationError`.
///
/// - Parameters:
///   - sequence: The sequence to read.
///   - count: How many elements to read at most; all by default. If it is zero or less, nothing is
///     read.
///   - limit: How long to wait for the end; five seconds by default.
/// - Returns: The elements, and how the reading ended.
/// - Complexity: O(*n*), where *n* is the number of elements that are read.
public func collect<Source: AsyncSequence>(
  _ sequence: sending Source, first count: Int = .max, within limit: Duration = .seconds(5)
) async -> Collected<Source.Element>
where Source: SendableMetatype, Source.Element: Sendable {
  await collect(sequence, first: count, within: limit, grace: .milliseconds(500))
}

/// Collects, and gives the sequence some time to react to its cancellation.
package func collect<Source: AsyncSequence>(
  _ sequence: sending Source, first count: Int = .max, within limit: Duration = .seconds(5),
  grace: Duration
) async -> Collected<Source.Element>
where Source: SendableMetatype, Source.Element: Sendable {
  guard count > 0 else { return Collected(elements: [], end: .reachedCount) }
  let gathering = CollectingTask<Source.Element>(first: count, within: limit)
  // On its own queue, because a sequence that blocks its thread must not delay the time limit.
  let reading = UncheckedTransfer { await gathering.read(sequence) }
  let reader = Task.onOwnQueue { await reading.value() }
  let timer = Task {
    do {
      try await SteppedSleep.sleep(for: limit)
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
/// - Returns: The element, or `nil` if the sequence ended, failed or gave none in time. To know
///   which, use `collect`.
public func first<Source: AsyncSequence>(
  of sequence: sending Source, within limit: Duration = .seconds(5)
) async -> Source.Element?
where Source: SendableMetatype, Source.Element: Sendable {
  await collect(sequence, first: 1, within: limit).elements.first
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
/// - Returns: The last element before the sequence ended, failed or the time was over; `nil` if no
///   element came.
/// - Complexity: O(*n*), where *n* is the number of elements that are read.
public func last<Source: AsyncSequence>(
  of sequence: sending Source, within limit: Duration = .seconds(5)
) async -> Source.Element?
where Source: SendableMetatype, Source.Element: Sendable {
  await collect(sequence, within: limit).elements.last
}

/// The elements that one task reads from a sequence while another task waits for them.
///
/// The first end counts: later elements are dropped. The wait ends when the reading task has left,
/// because the sequence is then no longer in use. The reader is left behind only if it does not
/// react in time.
final class CollectingTask<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var end: Collected<Element>.End?
    var hasLeft = false
  }

  private let state = Locked(State())
  /// Open when the reader has left, or when the wait leaves the reader behind.
  private let isOver = Latch()
  private let most: Int
  private let limit: Duration

  init(first most: Int, within limit: Duration) {
    self.most = most
    self.limit = limit
  }

  /// Reads a sequence until one of its ends.
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

  /// Adds an element, and returns whether more elements may come.
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

  /// Ends the reading from outside; the wait ends when the reader has left or its grace time is
  /// over.
  func stop(_ reader: Task<Void, Never>, with end: Collected<Element>.End, grace: Duration) {
    guard self.end(with: end) else { return }
    reader.cancel()
    Task {
      try? await Task.sleep(for: grace)
      isOver.open()
    }
  }

  /// Waits for the end and gives everything that came until then.
  func result() async -> Collected<Element> {
    await isOver.wait()
    return state.withLock { state in
      // Every finished reading has an end; without elements the end is `.finished`.
      Collected(
        state.elements, state.end ?? .finished, isAbandoned: !state.hasLeft, within: limit)
    }
  }
}
