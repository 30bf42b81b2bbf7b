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
  }

  /// Performs an action now or later, or not at all.
  func perform(_ action: @escaping () -> Void) {
    switch self {
    case .atOnce: action()
    case .never: break
    case .later(let pending): pending.actions.append(action)
    }
  }

  /// Judges a call, which has side effects only if it matches.
  func ifMatching(_ judge: (SideEffects) -> Bool) -> Bool {
    let pending = Pending()
    guard judge(.later(pending)) else { return false }
    for action in pending.actions { perform(action) }
    return true
  }
}
