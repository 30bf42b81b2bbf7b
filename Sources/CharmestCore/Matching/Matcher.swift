/// An expectation of a value: a description, and a judgement that explains itself.
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
public struct Matcher<Value>: CustomStringConvertible {
  /// The expectation, or its opposite, as a noun phrase.
  @usableFromInline package let describe: (Sense) -> Phrase
  @usableFromInline let evaluate: (Value, inout Judging) -> MatchResult
  /// The joined matchers, if it only joins matchers.
  @usableFromInline package var operands: Operands<Value>?

  /// A matcher from a description and a judgement, which may ask other matchers.
  ///
  /// If a part cannot be judged, neither can the value. This initializer handles it, so no
  /// judgement needs to.
  ///
  /// - Parameters:
  ///   - operands: The matchers that it joins, if it does.
  ///   - describe: The expectation, or its opposite, as a noun phrase.
  ///   - certain: The verdicts that hold although some parts could not be judged.
  ///   - judge: Judges a value, and its parts by the second argument.
  @inlinable package init(
    joining operands: Operands<Value>? = nil, describedBy describe: @escaping (Sense) -> Phrase,
    certain: CertainResults = .none, judging judge: @escaping (Value, inout Judging) -> MatchResult
  ) {
    self.operands = operands
    self.describe = describe
    evaluate = { value, judging in
      let outer = judging.enter()
      let verdict = judge(value, &judging)
      // Before the closure for the expectation is made.
      if judging.leaves(outer, with: verdict) { return verdict }
      return judging.leave(outer, verdict, certain: certain) { describe(.asItIs) }
    }
  }

  /// A matcher without parts, whose mismatches are plain: `expected X, but was Y`.
  @inlinable package init(
    describedBy describe: @escaping (Sense) -> Phrase, accepts: @escaping (Value) -> Bool
  ) {
    self.describe = describe
    evaluate = { value, _ in
      accepts(value) ? .match : .mismatch(Mismatch(of: value) { describe(.asItIs) })
    }
  }

  /// A matcher without parts, whose mismatches explain themselves.
  ///
  /// The verdict does not hold the description. Otherwise the optimizer would allocate memory for
  /// it even if there is no mismatch.
  @inlinable package init(
    judgingAlone judge: @escaping (Value, inout Judging) -> MatchResult,
    describedBy describe: @escaping (Sense) -> Phrase
  ) {
    self.describe = describe
    evaluate = judge
  }

  /// Judges a value, once.
  ///
  /// If the matcher cannot judge, the mismatch is undecided. If you call this inside the closure of
  /// your own matcher, your matcher then cannot judge either, whatever it returns.
  ///
  /// - Parameter value: The value to judge.
  /// - Returns: A match, or the mismatch with everything that differs.
  public func matches(_ value: Value) -> MatchResult {
    var judging = Judging()
    guard let mismatch = evaluate(value, &judging).mismatch else { return .match }
    if let doubt = mismatch.doubt { OpenJudgement.tell(doubt) }
    return .mismatch(mismatch)
  }

  /// The mismatch of a value, of which the effects have run; nil if it matches.
  @inlinable package func mismatch(of value: Value) -> Mismatch? {
    var judging = Judging()
    switch evaluate(value, &judging) {
    case .match:
      judging.performEffects()
      return nil
    case .mismatch(let mismatch):
      judging.performEffects(of: .fail)
      return mismatch
    }
  }

  /// The expectation as a noun phrase.
  @usableFromInline package var expected: Phrase { describe(.asItIs) }

  /// The same for an optional, which must not be nil.
  @usableFromInline package var ofOptional: Matcher<Value?> {
    Matcher<Value?>(describedBy: description(ofOptional:), certain: .mismatch) { value, judging in
      guard let value else { return .mismatch { Explanation(.unequal($0, "nil")) } }
      return judging.judge(self, value, at: [.unwrapping])
    }
  }

  private func description(ofOptional sense: Sense) -> Phrase {
    // Where nil is a value, words for it alone would be those for no value.
    Value.self is any AnyOptional.Type
      ? "\(sense.not).some(\(expected))" : describe(sense)
  }

  /// Creates a matcher from a condition.
  ///
  /// ```swift
  /// let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
  /// ```
  ///
  /// If the closure throws, the assertion fails and names the error, even under `not`.
  ///
  /// - Parameters:
  ///   - description: The expectation as a noun phrase: it follows the word "expected".
  ///   - accepts: Returns whether a value is as expected. Called once for each evaluation.
  @_disfavoredOverload  // So that a closure that only throws takes the other form.
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
  ///   - description: The expectation as a noun phrase: it follows the word "expected".
  ///   - judge: Returns a match, or a mismatch with the reason. Called once for each evaluation.
  public init(_ description: String, _ judge: @escaping (Value) throws -> MatchResult) {
    // Avoids "expected , but was 1".
    let description = description.allSatisfy(\.isWhitespace) ? "a match" : description
    self.init(describedBy: Phrase(description)) { value, _ in try judge(value) }
  }

  /// Creates a matcher that asks other matchers about parts of the value.
  ///
  /// ```swift
  /// func isNorth(of latitude: Int) -> Matcher<Point> {
  ///   Matcher(describedBy: "a named point north of \(latitude)") { point, judging in
  ///     .all([
  ///       judging.judge(greaterThan(latitude), point.latitude, at: "latitude"),
  ///       judging.judge(not(empty()), point.name, at: "name"),
  ///     ])
  ///   }
  /// }
  /// assertThat(point, isNorth(of: 47))
  /// // point.latitude: expected a value greater than 47, but was -3 (1 of 2 conditions failed)
  /// ```
  ///
  /// The failure shows the mismatch of a part at its path. If a part cannot be judged, neither can
  /// the value, unless the result holds without that part. If the value does not match, the values
  /// that its parts have captured are dropped. If the closure throws, the assertion fails and names
  /// the error, even under `not`.
  ///
  /// - Parameters:
  ///   - description: The expectation as a noun phrase: it follows the word "expected". It is made
  ///     only if it is shown.
  ///   - opposite: The opposite; by default, "not" before the description.
  ///   - dependsOnOrder: Whether the result depends on the order of the value's elements, so that a
  ///     set cannot be judged; false by default.
  ///   - certain: Which results hold even if some parts could not be judged; none by default.
  ///   - judge: Judges a value, and its parts by the second argument. Called once for each
  ///     evaluation.
  public init(
    describedBy description: @autoclosure @escaping () -> Phrase,
    opposite: @autoclosure @escaping () -> Phrase? = nil, dependsOnOrder: Bool = false,
    certain: CertainResults = .none,
    judging judge: @escaping (Value, inout Judging) throws -> MatchResult
  ) {
    let describe = { (sense: Sense) -> Phrase in
      guard sense.isOpposite else { return description() }
      return opposite() ?? "not \(description())"
    }
    let isRefused = dependsOnOrder && Value.self is any UnorderedCollection.Type
    self.init(describedBy: describe, certain: certain) { value, judging in
      if isRefused { return .noOrder(of: Value.self) }
      do {
        let (result, doubt) = try OpenJudgement.run { try judge(value, &judging) }
        if case .mismatch(let mismatch) = result, doubt == nil || mismatch.isUndecided {
          return .mismatch(mismatch.of(value))
        }
        return doubt.map { .mismatch(Mismatch(undecidedBy: $0)) } ?? result
      } catch {
        return .undecided("its judgement of \(value: value) threw \(value: error)", error: error)
      }
    }
  }

  /// The expectation in words, such as `a value greater than 2`; for a plain value, the value
  /// itself.
  public var description: String { expected.text }
}

// Unchecked, because the closures of matchers are not `@Sendable`. A matcher is made and judged on
// the test's own isolation, and may use what only that isolation may use. Every `@MainActor` class
// is `Sendable`, so `@Sendable` closures could not read the properties of such values. Nobody checks
// that a matcher is judged on the isolation in which its closure was made: a check by `#isolation`
// would refuse each harmless closure that a test on the main actor gives to a stub.
extension Matcher: @unchecked Sendable where Value: Sendable {}

extension Phrase.Interpolation {
  /// Adds what a matcher expects.
  public mutating func appendInterpolation<Value>(_ matcher: Matcher<Value>) {
    appendInterpolation(matcher.expected)
  }

  /// Adds what several matchers expect, separated by commas; if there are many, only the first
  /// ones.
  public mutating func appendInterpolation<Value>(_ matchers: [Matcher<Value>]) {
    appendInterpolation(matchers.map(\.expected).listed())
  }
}

/// The matchers that `allOf` or `anyOf` joins.
@usableFromInline package struct Operands<Value> {
  @usableFromInline package enum Joint { case and, or }

  @usableFromInline package let joint: Joint
  @usableFromInline package let matchers: [Matcher<Value>]

  /// A chain of one operator is one list: `a && b && c` has three conditions.
  @inlinable package init(_ joint: Joint, _ matchers: [Matcher<Value>]) {
    self.joint = joint
    let isChain = matchers.contains { $0.operands?.joint == joint }
    self.matchers = isChain ? Self.flat(matchers, joint) : matchers
  }

  @usableFromInline static func flat(
    _ matchers: [Matcher<Value>], _ joint: Joint
  ) -> [Matcher<Value>] {
    matchers.flatMap { matcher in
      if let inner = matcher.operands, inner.joint == joint { return inner.matchers }
      return [matcher]
    }
  }

  @usableFromInline package func description(_ sense: Sense) -> Phrase {
    let none = joint == .and ? "anything" : "one of no alternatives"
    if matchers.isEmpty { return "\(sense.not)\(none)" }
    if matchers.count == 1 { return matchers[0].describe(sense) }
    let all = matchers.map { matcher -> Phrase in
      // `a and b or c` would be read in two ways.
      let isJoined = (matcher.operands?.matchers.count ?? 0) > 1
      return isJoined ? "(\(matcher.expected))" : matcher.expected
    }.joined(by: joint == .and ? " and " : " or ")
    return sense.isOpposite ? "not (\(all))" : all
  }
}
