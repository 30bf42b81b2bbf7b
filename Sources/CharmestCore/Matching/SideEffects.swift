/// What matchers do besides judging: keep a captured argument, mark calls as verified.
///
/// An assertion performs them at once. For an argument of a call, they are performed if the whole
/// call matches. They are never performed where nothing is asserted, as in `explain` and under
/// `not`.
package final class SideEffects {
  private static var current: SideEffects? { currentInTask.get()?.value }
  private static let currentInTask = TaskLocal<UncheckedTransfer<SideEffects>?>(wrappedValue: nil)
  /// What to do if the whole call matches; nil if nothing must be done at all.
  private var pending: [() -> Void]?

  private init(_ pending: [() -> Void]?) { self.pending = pending }

  package static var areSuppressed: Bool { current.map { $0.pending == nil } ?? false }

  /// Performs an action now or later, or not at all, as the current judgement allows.
  package static func perform(_ action: @escaping () -> Void) {
    if let current { current.pending?.append(action) } else { action() }
  }

  /// Judges without side effects.
  package static func suppressed<Result>(_ judge: () -> Result) -> Result {
    currentInTask.withValue(UncheckedTransfer(SideEffects(nil)), operation: judge)
  }

  /// Judges calls one after the other; only the calls that match have side effects.
  package static func whileJudging<Result>(_ body: (_ judge: (() -> Bool) -> Bool) -> Result)
    -> Result
  {
    let effects = SideEffects([])
    let outer = current
    return currentInTask.withValue(UncheckedTransfer(effects)) {
      body { judgement in
        let matches = judgement()
        let pending = effects.pending ?? []
        effects.pending = []
        guard matches else { return false }
        for action in pending {
          if let outer { outer.pending?.append(action) } else { action() }
        }
        return true
      }
    }
  }
}
