/// An event that happens once, and that one task waits for.
///
/// The wait does not end when the task that waits is cancelled.
package final class Latch: Sendable {
  private typealias Waiter = CheckedContinuation<Void, Never>

  private let state = Locked<(isOpen: Bool, waiter: Waiter?)>((false, nil))

  package init() {}

  /// Resumes the task that waits; later waits end at once.
  package func open() {
    let waiter = state.withLock { exchange(&$0, with: (true, nil)) }.waiter
    waiter?.resume()
  }

  /// Waits until the latch is open.
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
