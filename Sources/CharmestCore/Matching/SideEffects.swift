/// What becomes of the side effects of matchers: to keep a captured argument, to mark calls as
/// verified.
///
/// An assertion performs them at once. For an argument of a call, they are performed if the whole
/// call matches. They are never performed where nothing is asserted, as in `explain` and under
/// `not`.
@usableFromInline package enum SideEffects {
  case atOnce
  case never
  case later(Pending)

  /// The side effects of a judgement that is not complete.
  @usableFromInline package final class Pending {
    fileprivate var actions: [() -> Void] = []

    /// Gives the side effects and forgets them.
    func take() -> [() -> Void] {
      // Most of the many calls that a verification judges have none.
      actions.isEmpty ? [] : exchange(&actions, with: [])
    }
  }

  /// Performs an action now or later, or not at all.
  func perform(_ action: @escaping () -> Void) {
    switch self {
    case .atOnce: action()
    case .never: break
    case .later(let pending): pending.actions.append(action)
    }
  }
}

/// What is done as soon as a mismatch is reported as a failure: the calls that it shows are marked.
@usableFromInline package final class ReportEffects {
  private let actions: [() -> Void]

  init(_ action: @escaping () -> Void) { actions = [action] }

  fileprivate init(_ actions: [() -> Void]) { self.actions = actions }

  func perform() { for action in actions { action() } }

  /// The effects of two mismatches that are reported as one.
  @usableFromInline static func + (first: ReportEffects?, second: ReportEffects) -> ReportEffects {
    ReportEffects((first?.actions ?? []) + second.actions)
  }
}
