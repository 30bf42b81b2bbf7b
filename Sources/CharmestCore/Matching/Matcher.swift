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
  @usableFromInline let describe: Rendering
  @usableFromInline let evaluate: (Value, Reading?) -> Verdict
  /// The matchers that this matcher joins, if it does nothing else.
  @usableFromInline package let operands: Operands<Value>?
  /// How the description reads when the opposite is expected; without one, "not" stands in front.
  @usableFromInline package let negation: Negation?

  /// A matcher from a description and a judgement, which may ask other matchers.
  ///
  /// A mismatch is undecided if one of its parts was. A match is undecided if it is not certain
  /// without the undecided part. The judgement itself need not handle this.
  ///
  /// - Parameters:
  ///   - describe: What is expected, as a noun phrase.
  ///   - operands: The matchers that it joins, if it does nothing else.
  ///   - negation: How the description reads when the opposite is expected.
  ///   - deciding: Which parts must be decided for a match to be certain.
  ///   - judge: Judges a value; the second argument judges its parts.
  @inlinable package init(
    describedBy describe: @escaping Rendering, joining operands: Operands<Value>? = nil,
    negatedBy negation: Negation? = nil, decidedBy deciding: Parts.Deciding = .allParts,
    judging judge: @escaping (Value, inout Parts) -> Finding
  ) {
    self.describe = describe
    self.operands = operands
    self.negation = negation
    evaluate = { value, reading in
      var parts = Parts(reading: reading)
      switch judge(value, &parts) {
      case .match(let because):
        guard case .allParts = deciding, let part = parts.undecided else {
          return .match(because: because)
        }
        return .undecided(Mismatch(expecting: describe, undecidedBy: part))
      case .mismatch(let mismatch):
        if let part = parts.undecided, !mismatch.isUndecided {
          return .undecided(Mismatch(expecting: describe, undecidedBy: part))
        }
        let complete =
          mismatch.isComplete ? mismatch : mismatch.completed(expected: describe, actual: value)
        return mismatch.isUndecided ? .undecided(complete) : .mismatch(complete)
      }
    }
  }

  /// A matcher without parts, whose mismatches explain themselves.
  ///
  /// The verdict does not hold the description: otherwise the optimizer would keep it even where no
  /// mismatch is made, and allocate memory.
  @inlinable package init(
    describedBy describe: @escaping Rendering, negatedBy negation: Negation? = nil,
    judgingAlone judge: @escaping (Value) -> Finding
  ) {
    self.describe = describe
    self.negation = negation
    operands = nil
    evaluate = { value, _ in
      switch judge(value) {
      case .match(let because): .match(because: because)
      case .mismatch(let mismatch):
        mismatch.isUndecided ? .undecided(mismatch) : .mismatch(mismatch)
      }
    }
  }

  /// A matcher whose mismatches are plain: `expected X, but was Y`.
  @inlinable package init(
    describedBy describe: @escaping Rendering, negatedBy negation: Negation? = nil,
    accepts: @escaping (Value) -> Bool
  ) {
    self.describe = describe
    self.negation = negation
    operands = nil
    evaluate = { value, _ in
      accepts(value)
        ? .match(because: nil)
        : .mismatch(Mismatch { explainPlainly(expected: describe, actual: value) })
    }
  }

  /// Judges a value, once.
  ///
  /// - Parameter value: The value to judge.
  /// - Returns: A match, or the mismatch with everything that differs.
  public func matches(_ value: Value) -> MatchResult {
    SideEffects.suppressed { mismatch(of: value) }.map { .mismatch($0) } ?? .match
  }

  /// What is wrong with a value, or why it could not be judged; for code that reports it.
  ///
  /// A matcher asks other matchers through ``Parts`` instead.
  @inlinable package func mismatch(of value: Value) -> Mismatch? { evaluate(value, nil).mismatch }

  @inlinable package var rendering: Rendering { describe }
}

/// The matchers that a matcher joins by "and" or by "or".
///
/// They are known, so that chains become one list and mixed operators get parentheses.
@usableFromInline package struct Operands<Value> {
  package enum Joint { case and, or }

  let joint: Joint
  let matchers: [Matcher<Value>]
}

/// `expected X, but was Y`.
@usableFromInline package func explainPlainly<Value>(expected: @escaping Rendering, actual: Value)
  -> Explanation
{ Explanation(.unequal(expected: expected, actual: describing(actual))) }

extension Matcher: CustomStringConvertible {
  /// What is expected, such as `a value greater than 2`; for a plain value, the value itself.
  public var description: String { describe(.detail) }
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
    self.init(describedBy: { _ in description }) { value, _ in
      do {
        switch try judge(value) {
        case .match: return .match
        case .mismatch(let mismatch): return .mismatch(mismatch)
        }
      } catch {
        return .undecided {
          "its judgement of \(describing(value)($0)) threw \(describing(error: error)($0))"
        }
      }
    }
  }
}
