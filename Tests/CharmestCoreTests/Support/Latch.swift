import CharmestCore

/// An event that happens once, and that one task waits for, whether it is cancelled or not.
final class Latch: Sendable {
  private typealias Waiter = CheckedContinuation<Void, Never>

  private let state = Locked<(isOpen: Bool, waiter: Waiter?)>((false, nil))

  /// Resumes the task that waits; later waits end at once.
  func open() {
    let waiter = state.withLock { state in
      defer { state = (true, nil) }
      return state.waiter
    }
    waiter?.resume()
  }

  /// Waits until the latch is open.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiter = continuation }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}
