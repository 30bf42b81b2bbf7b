/// The judgement of one value and its parts, by matchers inside of matchers.
@usableFromInline package struct Judging {
  /// Whether the opposite is expected, so that a match needs a reason.
  @usableFromInline package var sense = Sense.asItIs
  /// Actions for when the verb passes, such as keeping a captured value.
  @usableFromInline var effects: [() -> Void] = []
  /// The first part of the value that could not be judged.
  @usableFromInline var undecided: Mismatch?

  @inlinable package init() {}

  /// Judges a part of the value.
  @inlinable package mutating func judge<Part>(_ matcher: Matcher<Part>, _ part: Part) -> Verdict {
    let verdict = matcher.evaluate(part, &self)
    if case .mismatch(let mismatch) = verdict, mismatch.isUndecided { note(mismatch) }
    return verdict
  }

  /// Judges a part of the value; the verdict is located at the path.
  package mutating func judge<Part>(
    _ matcher: Matcher<Part>, _ part: Part, at path: @autoclosure @escaping () -> Path
  ) -> Verdict {
    let verdict = matcher.evaluate(part, &self)
    if case .match(because: nil) = verdict { return verdict }
    let located = verdict.at(path())
    if case .mismatch(let mismatch) = located, mismatch.isUndecided { note(mismatch) }
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

  /// Does something if the verb passes.
  package mutating func ifPassed(_ action: @escaping () -> Void) { effects.append(action) }

  @inlinable package func performEffects() {
    if !effects.isEmpty { for effect in effects { effect() } }
  }

  /// Hands over the effects so far to the caller.
  package mutating func takeEffects() -> [() -> Void] { exchange(&effects, with: []) }

  @usableFromInline mutating func note(_ mismatch: Mismatch) {
    if undecided == nil { undecided = mismatch }
  }

  // MARK: What a matcher does around its judgement

  @usableFromInline typealias Outer = (undecided: Mismatch?, effects: Int)

  @usableFromInline mutating func enter() -> Outer {
    defer { undecided = nil }
    return (undecided, effects.count)
  }

  /// The verdict of a matcher; it is undecided if it depends on an undecided part.
  @usableFromInline mutating func leave(
    _ outer: Outer, _ verdict: Verdict, _ isDecidedByOnePart: Bool,
    _ expected: @escaping () -> Phrase
  ) -> Verdict {
    let part = undecided
    undecided = outer.undecided
    if verdict.isMatch, part == nil || isDecidedByOnePart { return verdict }
    // A value that did not match has no effects.
    effects.removeSubrange(outer.effects...)
    var mismatch = verdict.mismatch
    if let part, mismatch?.isUndecided != true { mismatch = Mismatch(undecidedBy: part) }
    return mismatch.map { .mismatch($0.expecting(expected)) } ?? verdict
  }
}
