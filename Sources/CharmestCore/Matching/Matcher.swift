/// What a value is expected to be: a description, and a judgement that explains itself.
///
/// Matchers compose. Where a matcher takes another matcher, a plain value means `equalTo(value)`:
///
/// ```swift
/// let order = hasProperty(\Order.extras, containsInAnyOrder("tamago", hasPrefix("wak")))
/// ```
///
/// Make your own from a description and a closure. The closure says whether the value is as
/// expected, or returns a ``MatchResult`` that says what came instead:
///
/// ```swift
/// let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
/// assertThat(3, isEven)
/// // expected an even number, but was 3
/// ```
///
/// A matcher is `Sendable` when the values it judges are.
public struct Matcher<Value> {
  // From here to the verdict, code is inlinable: the optimizer sees that a matcher made for one
  // assertion is not needed if it matches. Then no memory is allocated.
  /// What is expected, or the opposite of it, as a noun phrase.
  @usableFromInline package let describe: (Sense) -> Phrase
  @usableFromInline let evaluate: (Value, inout JudgingContext) -> Verdict
  /// The matchers that this matcher joins, if it does nothing else.
  @usableFromInline package let operands: Operands<Value>?
  /// Whether it is for a `nil` where an optional is judged by matchers of its value.
  @usableFromInline var isForNil = false

  /// A matcher from a description and a judgement, which may ask other matchers.
  ///
  /// A mismatch is undecided if one of its parts was. A match is undecided if it is not certain
  /// without the undecided part. The judgement itself need not handle this.
  ///
  /// - Parameters:
  ///   - describe: What is expected, or the opposite of it, as a noun phrase.
  ///   - operands: The matchers that it joins, if it does nothing else.
  ///   - deciding: Which parts must be decided for a match to be certain.
  ///   - judge: Judges a value; the second argument judges its parts.
  @inlinable package init(
    describedBy describe: @escaping (Sense) -> Phrase, joining operands: Operands<Value>? = nil,
    decidedBy deciding: Judging.Deciding = .allParts,
    judging judge: @escaping (Value, inout Judging) -> Verdict
  ) {
    self.describe = describe
    self.operands = operands
    evaluate = { value, context in
      var judging = Judging(context)
      let verdict = judge(value, &judging)
      context.readings = judging.context.readings
      switch verdict {
      case .match(let because):
        guard let part = judging.undecided, judging.isNeeded(by: deciding) else {
          return judging.reported(because)
        }
        return judging.reported(Mismatch(expecting: { describe(.asItIs) }, undecidedBy: part))
      case .mismatch(let mismatch):
        if let part = judging.undecided, !mismatch.isUndecided {
          return judging.reported(Mismatch(expecting: { describe(.asItIs) }, undecidedBy: part))
        }
        return judging.reported(
          mismatch.isComplete
            ? mismatch : mismatch.completed(expected: { describe(.asItIs) }, actual: value))
      }
    }
  }

  /// A matcher without parts, whose mismatches explain themselves.
  ///
  /// The verdict does not hold the description: otherwise the optimizer would keep it even where no
  /// mismatch is made, and allocate memory.
  @inlinable package init(
    judgingAlone judge: @escaping (Value, inout JudgingContext) -> Verdict,
    describedBy describe: @escaping (Sense) -> Phrase
  ) {
    self.describe = describe
    operands = nil
    evaluate = judge
  }

  /// A matcher whose mismatches are plain: `expected X, but was Y`.
  @inlinable package init(
    describedBy describe: @escaping (Sense) -> Phrase,
    accepts: @escaping (Value) -> Bool
  ) {
    self.describe = describe
    operands = nil
    evaluate = { value, _ in
      accepts(value)
        ? .match(because: nil)
        : .mismatch(
          .explainedPlainly { explainPlainly(expected: describe(.asItIs), actual: value) })
    }
  }

  /// Judges a value, once.
  ///
  /// - Parameter value: The value to judge.
  /// - Returns: A match, or the mismatch with everything that differs.
  public func matches(_ value: Value) -> MatchResult {
    mismatch(of: value, .never).map { .mismatch($0) } ?? .match
  }

  /// What is wrong with a value, or why it could not be judged; for code that reports it.
  ///
  /// A matcher asks other matchers through ``Judging`` instead.
  @inlinable package func mismatch(
    of value: Value, _ effects: SideEffects = .atOnce
  ) -> Mismatch? {
    var context = JudgingContext(effects: effects)
    return evaluate(value, &context).mismatch
  }

  /// The same as one of several judgements, which share what can be read only once.
  package func mismatch(of value: Value, _ context: inout JudgingContext) -> Mismatch? {
    evaluate(value, &context).mismatch
  }

  /// The same matcher, which is also for a `nil` in place of a value.
  @inlinable var forNil: Matcher {
    var matcher = self
    matcher.isForNil = true
    return matcher
  }

  /// Whether an optional without a value matches, if values of its type are judged by this matcher.
  @inlinable var acceptsNil: Bool { isForNil || operands?.acceptNil ?? false }

  /// What is expected.
  @inlinable package var expected: Phrase { describe(.asItIs) }
}

/// `expected X, but was Y`.
@usableFromInline package func explainPlainly<Value>(expected: Phrase, actual: Value)
  -> Explanation
{ Explanation(.unequal(expected: expected, actual: describing(actual))) }

extension Matcher: CustomStringConvertible {
  /// What is expected, such as `a value greater than 2`; for a plain value, the value itself.
  public var description: String { expected.plainText }
}

// Unchecked, because the closures of matchers are not `@Sendable`. A matcher is made and judged on
// the test's own isolation, and may use what only that isolation may use. Every `@MainActor` class
// is `Sendable`, so `@Sendable` closures could not read the properties of such values. If a matcher
// is judged on another isolation, the run time checks that its closure may run there.
extension Matcher: @unchecked Sendable where Value: Sendable {}

extension Matcher {
  /// Creates a matcher from a condition.
  ///
  /// ```swift
  /// let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
  /// ```
  ///
  /// An error that the closure throws is a mismatch that names the error.
  ///
  /// - Parameters:
  ///   - description: What is expected, as a noun phrase: it follows the word "expected".
  ///   - accepts: Whether a value is as expected. Called once for each evaluation.
  @_disfavoredOverload  // A closure that only throws fits both forms.
  public init(_ description: String, _ accepts: @escaping (Value) throws -> Bool) {
    self.init(description) { try accepts($0) ? .match : .mismatch(nil) }
  }

  /// Creates a matcher from a judgement that says what came instead.
  ///
  /// ```swift
  /// let adult = Matcher<Person>("an adult") { person in
  ///   person.age >= 18 ? .match : .mismatch("age was \(person.age)")
  /// }
  /// assertThat(person, adult)
  /// // person: expected an adult, but age was 12
  /// ```
  ///
  /// - Parameters:
  ///   - description: What is expected, as a noun phrase: it follows the word "expected".
  ///   - judge: A match, or a mismatch with the reason. Called once for each evaluation.
  public init(_ description: String, _ judge: @escaping (Value) throws -> MatchResult) {
    // "expected , but was 1" would leave the sentence open.
    let description = description.isBlank ? "a match" : description
    let mayReadOnce = Readings.areNeeded(for: Value.self)
    let mayHoldSequences = !mayReadOnce && mayHoldSequences(Value.self)
    self.init(describedBy: { "\($0.not)\(description)" }) { value, judging in
      if mayReadOnce, let undecided = judging.handOver(value) { return undecided }
      if mayHoldSequences, let undecided = judging.handOver(whole: value) { return undecided }
      do {
        switch try judge(value) {
        case .match: return .match
        case .mismatch(let mismatch): return .mismatch(mismatch)
        }
      } catch {
        return .undecided(
          "its judgement of \(describing(value)) threw \(describing(error: error))")
      }
    }
  }
}

/// What a matcher finds, for a value or a part of it.
///
/// A mismatch may be undecided: a closure threw, or a pattern is not valid. Then the opposite is
/// undecided as well. ``Judging`` remembers it, and ``Matcher`` makes it the verdict, so that no
/// matcher can lose it. It is no case of its own, because a user's matcher that passes on the
/// mismatch of another one must be undecided too, and only ``Mismatch`` goes through its hands.
@usableFromInline package enum Verdict {
  /// The value is as expected.
  ///
  /// Where the opposite is expected, this is what is wrong; nil if the value alone says it.
  case match(because: Reason?)
  /// The value is not as expected.
  case mismatch(Mismatch)

  @inlinable package static var match: Verdict { .match(because: nil) }

  @inlinable package var isMatch: Bool { if case .match = self { true } else { false } }

  @inlinable package var mismatch: Mismatch? {
    if case .mismatch(let mismatch) = self { mismatch } else { nil }
  }
}

extension Verdict {
  /// A mismatch whose explanation is made only when it is needed.
  @usableFromInline package static func mismatch(_ explain: @escaping () -> Explanation) -> Verdict
  { .mismatch(Mismatch(explainedBy: explain)) }

  /// A mismatch whose explanation names what was expected.
  @usableFromInline package static func mismatch(
    _ explain: @escaping (_ expected: Phrase) -> Explanation
  ) -> Verdict { .mismatch(Mismatch(expecting: explain)) }

  /// `expected X, but was Y`, where `Y` is not the plain value.
  @usableFromInline package static func mismatch(
    was actual: @autoclosure @escaping () -> Phrase
  ) -> Verdict {
    mismatch { expected in Explanation(.unequal(expected: expected, actual: actual())) }
  }

  /// `expected X, but Y`, where the second half has its own verb.
  package static func mismatch(but reason: @autoclosure @escaping () -> Phrase) -> Verdict {
    .mismatch(Mismatch(because: reason))
  }

  /// The value could not be judged: `expected X, but <reason>`.
  package static func undecided(_ reason: @autoclosure @escaping () -> Phrase) -> Verdict {
    .mismatch(Mismatch(because: reason, isUndecided: true))
  }

  /// A part of the value could not be judged; this was expected of the part.
  package static func undecided(
    expecting expected: @autoclosure @escaping () -> Phrase,
    _ reason: @autoclosure @escaping () -> Phrase
  ) -> Verdict {
    let mismatch = Mismatch(because: reason, isUndecided: true)
    return .mismatch(mismatch.completed(expected: expected, actual: ()))
  }

  /// The same verdict with a changed explanation of what is wrong, also where the opposite is
  /// expected.
  package func explained(_ change: @escaping (Explanation) -> Explanation) -> Verdict {
    switch self {
    case .match(let because): .match(because: because?.explained(change))
    case .mismatch(let mismatch): .mismatch(mismatch.explained(change))
    }
  }

  /// The same verdict, under a path of an outer value.
  package func at(_ path: @escaping @autoclosure () -> Path) -> Verdict {
    switch self {
    case .match(let because): .match(because: because?.at(path))
    case .mismatch(let mismatch): .mismatch(mismatch.explained { $0.at(path()) })
    }
  }
}

/// What is wrong with a value that matches, where the opposite is expected.
///
/// An object, because a verdict is made for each value, and is small if it needs only one pointer
/// for what is seldom there.
@usableFromInline package final class Reason {
  @usableFromInline package let mismatch: Mismatch

  @usableFromInline package init(_ mismatch: Mismatch) { self.mismatch = mismatch }

  // A reason in words waits for the matcher under `not`, which says what it expects of the whole
  // value. So the words name the place, and not the path of the explanation.
  fileprivate func explained(_ change: @escaping (Explanation) -> Explanation) -> Reason {
    mismatch.isComplete ? Reason(mismatch.explained(change)) : self
  }

  fileprivate func at(_ path: @escaping () -> Path) -> Reason {
    Reason(mismatch.isComplete ? mismatch.explained { $0.at(path()) } : mismatch.naming(path))
  }
}
