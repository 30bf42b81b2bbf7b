/// What one task waits for, and what happens once.
///
/// The wait does not end when the task that waits is cancelled.
package final class Latch: Sendable {
  private typealias Waiter = CheckedContinuation<Void, Never>

  private let state = Locked<(isOpen: Bool, waiter: Waiter?)>((false, nil))

  package init() {}

  /// Lets the task that waits go on, and those that come later.
  package func open() {
    let waiter = state.withLock { state in
      defer { state = (true, nil) }
      return state.waiter
    }
    waiter?.resume()
  }

  /// Waits until it is open.
  package func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiter = continuation }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}
