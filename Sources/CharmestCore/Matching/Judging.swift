/// The judgement of one value and its parts, by matchers inside of matchers.
@usableFromInline package struct Judging {
  /// Whether the opposite is expected, so that a match needs a reason.
  @usableFromInline package var sense = Sense.asItIs
  /// Actions for when the verb passes, such as keeping a captured value.
  @usableFromInline var effects: [() -> Void] = []
  /// Why the first part of the value that could not be judged could not.
  @usableFromInline var doubt: Doubt?

  @inlinable package init() {}

  /// Judges a part of the value.
  @inlinable package mutating func judge<Part>(_ matcher: Matcher<Part>, _ part: Part) -> Verdict {
    let verdict = matcher.evaluate(part, &self)
    if case .mismatch(let mismatch) = verdict { note(mismatch) }
    return verdict
  }

  /// Judges a part of the value; the verdict is located at the path.
  package mutating func judge<Part>(
    _ matcher: Matcher<Part>, _ part: Part, at path: @autoclosure @escaping () -> Path
  ) -> Verdict {
    let verdict = matcher.evaluate(part, &self)
    if case .match(because: nil) = verdict { return verdict }
    let located = verdict.at(path())
    if case .mismatch(let mismatch) = located { note(mismatch) }
    return located
  }

  /// Judges the value by a matcher that it must not match.
  package mutating func judgeOpposite<Value>(_ matcher: Matcher<Value>, _ value: Value) -> Verdict {
    sense = !sense
    defer { sense = !sense }
    return judge(matcher, value)
  }

  /// A match, with its reason if the opposite is expected.
  @usableFromInline
  package func match(because reason: @autoclosure @escaping () -> Phrase) -> Verdict {
    sense.isOpposite ? .match(because: reason) : .match
  }

  /// The same for a reason that takes several steps.
  package func match(because reason: @escaping () -> Phrase) -> Verdict {
    sense.isOpposite ? .match(because: reason) : .match
  }

  /// Does something if the verb passes.
  package mutating func ifPassed(_ action: @escaping () -> Void) { effects.append(action) }

  @inlinable package func performEffects() {
    if !effects.isEmpty { for effect in effects { effect() } }
  }

  /// Hands over the effects so far to the caller.
  package mutating func takeEffects() -> [() -> Void] { exchange(&effects, with: []) }

  /// Keeps why a part could not be judged, if it could not.
  @usableFromInline mutating func note(_ mismatch: Mismatch) {
    if doubt == nil { doubt = mismatch.doubt }
  }

  // MARK: What a matcher does around its judgement

  @usableFromInline typealias Outer = (doubt: Doubt?, effects: Int)

  @usableFromInline mutating func enter() -> Outer {
    defer { doubt = nil }
    return (doubt, effects.count)
  }

  /// The verdict of a matcher; it is undecided if it depends on a part that could not be judged.
  @usableFromInline mutating func leave(
    _ outer: Outer, _ verdict: Verdict, certain: CertainVerdicts,
    _ expected: @escaping () -> Phrase
  ) -> Verdict {
    let partDoubt = doubt
    doubt = outer.doubt
    switch verdict {
    case .match:
      guard let partDoubt, !certain.haveMatch else { return verdict }
      dropEffects(since: outer)
      return .mismatch(Mismatch(undecidedBy: partDoubt).expecting(expected))
    case .mismatch(let mismatch):
      dropEffects(since: outer)
      guard let partDoubt, !mismatch.isUndecided, !certain.haveMismatch else {
        return .mismatch(mismatch.expecting(expected))
      }
      return .mismatch(Mismatch(undecidedBy: partDoubt).expecting(expected))
    }
  }

  /// A value that did not match has no effects.
  private mutating func dropEffects(since outer: Outer) { effects.removeSubrange(outer.effects...) }
}
