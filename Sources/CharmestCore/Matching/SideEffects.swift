/// What matchers do besides judging: keep an argument that they capture, mark calls as verified.
///
/// Done at once where an assertion judges; with the whole call where the value is one of its
/// arguments; and never where nothing is asserted, as in `explain` and under `not`.
package final class SideEffects {
  @TaskLocal private static var current: UncheckedTransfer<SideEffects>?
  /// What is to be done if the whole call matches; nothing if it is not to be done at all.
  private var pending: [() -> Void]?

  private init(_ pending: [() -> Void]?) { self.pending = pending }

  package static var areSuppressed: Bool { current.map { $0.value.pending == nil } ?? false }

  /// Does something, as far as this is allowed here.
  package static func perform(_ action: @escaping () -> Void) {
    if let current { current.value.pending?.append(action) } else { action() }
  }

  /// Judges without side effects.
  package static func suppressed<Result>(_ judge: () -> Result) -> Result {
    $current.withValue(UncheckedTransfer(SideEffects(nil)), operation: judge)
  }

  /// Judges calls one after the other; the side effects are those of the calls that match.
  package static func whileJudging<Result>(_ body: (_ judge: (() -> Bool) -> Bool) -> Result)
    -> Result
  {
    let effects = SideEffects([])
    let outer = current
    return $current.withValue(UncheckedTransfer(effects)) {
      body { judgement in
        let matches = judgement()
        let pending = effects.pending ?? []
        effects.pending = []
        guard matches else { return false }
        for action in pending {
          if let outer { outer.value.pending?.append(action) } else { action() }
        }
        return true
      }
    }
  }
}
