/// The elements that one task reads from a sequence while another one waits for them.
///
/// The first end counts: what comes later is dropped. The waiting ends when the reading task has
/// left, so that the sequence is done with; it is left behind only if it does not react in time.
final class Gathering<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var end: Collected<Element>.End?
    var hasLeft = false
    var isAbandoned = false
    var waiter: CheckedContinuation<Void, Never>?

    var isOver: Bool { hasLeft || isAbandoned }
  }

  private let state = Locked(State())
  private let most: Int

  init(first most: Int) { self.most = most }

  /// Reads a sequence to one of its ends.
  func read<Source: AsyncSequence>(_ source: Source) async where Source.Element == Element {
    defer { release { $0.hasLeft = true } }
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
      release { $0.isAbandoned = !$0.hasLeft }
    }
  }

  private func release(_ change: (inout State) -> Void) {
    let waiter = state.withLock { state in
      change(&state)
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }

  /// Waits for the end and gives what there was until then.
  func result() async -> Collected<Element> {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.isOver { state.waiter = continuation }
        return state.isOver
      }
      if isOver { continuation.resume() }
    }
    return state.withLock { state in
      // Every reading that is over has an end; a sequence that gave none would have finished.
      Collected(
        elements: state.elements, end: state.end ?? .finished, isAbandoned: state.isAbandoned)
    }
  }
}
