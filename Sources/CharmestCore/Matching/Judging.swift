/// Something that a matcher does when the verb has its verdict.
@usableFromInline package struct Effect {
  @usableFromInline package enum End { case pass, fail }

  let when: End
  let perform: () -> Void
}

/// The judgement of one value, which asks matchers about parts of the value.
///
/// A matcher gets it from ``Matcher/init(describedBy:opposite:dependsOnOrder:certain:judging:)``.
/// It remembers what the matchers want to do once the assertion has passed, such as keeping a
/// captured value. It also remembers whether a part could not be judged. It cannot be copied,
/// because what a copy remembers would be lost.
public struct Judging: ~Copyable {
  /// Whether the opposite is expected, so that a match needs a reason.
  @usableFromInline package var sense = Sense.asItIs
  /// What matchers do when the verb has passed or failed, such as keeping a captured value.
  @usableFromInline var effects: [Effect] = []
  /// Why the first part of the value that could not be judged could not.
  @usableFromInline var doubt: Doubt?

  @inlinable package init() {}

  /// Judges the value, or a part that needs no path, by another matcher.
  ///
  /// - Parameters:
  ///   - matcher: The matcher.
  ///   - part: The value or the part.
  /// - Returns: The result, which a matcher may pass on.
  @inlinable public mutating func judge<Part>(
    _ matcher: Matcher<Part>, _ part: Part
  ) -> MatchResult {
    let verdict = matcher.evaluate(part, &self)
    if case .mismatch(let mismatch) = verdict { remember(mismatch) }
    return verdict
  }

  /// Judges a part at a path.
  ///
  /// - Parameters:
  ///   - matcher: The matcher.
  ///   - part: The part.
  ///   - path: Where the part is, written as in source code after the value: `address.city`, `[2]`.
  ///     A path that begins with a blank consists of words: ` line 3`.
  /// - Returns: The result, located at the path.
  public mutating func judge<Part>(
    _ matcher: Matcher<Part>, _ part: Part, at path: @autoclosure @escaping () -> String
  ) -> MatchResult { judge(matcher, part, at: Path(following: path())) }

  /// Judges a part of the value; the verdict is located at the path.
  package mutating func judge<Part>(
    _ matcher: Matcher<Part>, _ part: Part, at path: @autoclosure @escaping () -> Path
  ) -> MatchResult {
    let verdict = matcher.evaluate(part, &self)
    if case .match(because: nil) = verdict { return verdict }
    let located = verdict.at(path())
    if case .mismatch(let mismatch) = located { remember(mismatch) }
    return located
  }

  /// Judges parts that count only together: after a mismatch, nothing is kept, such as captured
  /// values.
  ///
  /// - Parameter judge: Judges the parts.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  public mutating func judgeTogether(
    _ judge: (inout Judging) throws -> MatchResult
  ) rethrows -> MatchResult {
    let before = effects.count
    var isMatch = false
    defer { if !isMatch { dropEffects(since: before) } }
    let result = try judge(&self)
    isMatch = result.isMatch
    return result
  }

  /// A match, with its reason if the opposite is expected.
  @usableFromInline package func match(
    because reason: @autoclosure @escaping () -> Phrase
  ) -> MatchResult { sense.isOpposite ? .match(because: reason) : .match }

  /// Does something after the verb has passed, if the value matches; or after it has failed,
  /// whatever the verdict on the value is.
  package mutating func after(_ end: Effect.End, _ action: @escaping () -> Void) {
    effects.append(Effect(when: end, perform: action))
  }

  @inlinable package func performEffects(of end: Effect.End = .pass) {
    if !effects.isEmpty { perform(of: end) }
  }

  @usableFromInline func perform(of end: Effect.End) {
    for effect in effects where effect.when == end { effect.perform() }
  }

  /// Hands over the effects of a verb that passes to the caller, from a place on.
  package mutating func takeEffects(since start: Int = 0) -> [() -> Void] {
    defer { dropEffects(since: start) }
    return effects[start...].filter { $0.when == .pass }.map(\.perform)
  }

  /// Keeps why a part could not be judged, if it could not.
  @usableFromInline mutating func remember(_ mismatch: Mismatch) {
    if doubt == nil { doubt = mismatch.doubt }
  }

  // MARK: What a matcher does around its judgement

  @usableFromInline typealias Outer = (doubt: Doubt?, effects: Int)

  @usableFromInline mutating func enter() -> Outer {
    defer { doubt = nil }
    return (doubt, effects.count)
  }

  /// Leaves a matcher whose verdict is a certain match, as most are.
  @inlinable mutating func leaves(_ outer: Outer, with verdict: MatchResult) -> Bool {
    guard case .match = verdict, case nil = doubt else { return false }
    doubt = outer.doubt
    return true
  }

  /// The verdict of a matcher; it is undecided if it depends on a part that could not be judged.
  @usableFromInline mutating func leave(
    _ outer: Outer, _ verdict: MatchResult, certain: CertainResults,
    _ expected: @escaping () -> Phrase
  ) -> MatchResult {
    let partDoubt = doubt
    doubt = outer.doubt
    var mismatch = verdict.mismatch
    let isCertain =
      mismatch.map { $0.isUndecided || certain.haveMismatch } ?? certain.haveMatch
    if let partDoubt, !isCertain { mismatch = Mismatch(undecidedBy: partDoubt) }
    guard let mismatch else { return verdict }
    dropEffects(since: outer.effects)
    return .mismatch(mismatch.expecting(expected))
  }

  /// A value that did not match has only the effects of a verb that fails.
  private mutating func dropEffects(since start: Int) {
    let own = effects[start...]
    if own.isEmpty { return }
    effects.replaceSubrange(own.indices, with: own.filter { $0.when == .fail })
  }
}
