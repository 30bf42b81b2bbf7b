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

/// The matchers that a matcher joins by "and" or by "or".
///
/// They are known, so that chains become one list and mixed operators get parentheses.
@usableFromInline package final class Operands<Value> {
  @usableFromInline package enum Joint { case and, or }

  private let joint: Joint
  // Apart, because a list of all of them would take longer to make than to judge by.
  private let first: Matcher<Value>?
  /// The next matchers, in lists that become shorter.
  ///
  /// A chain of many operators makes a longer list with each of them. To copy all matchers each time
  /// would take quadratic time, so a list is only joined with one that is not shorter.
  private let earlier: [[Matcher<Value>]]
  /// The last matchers.
  private let rest: [Matcher<Value>]

  @usableFromInline package init(
    by joint: Joint, _ first: Matcher<Value>?, _ rest: [Matcher<Value>]
  ) {
    self.joint = joint
    // One list for a long chain: recursion through it would be too deep.
    func chain(_ operands: Operands?) -> Operands? {
      if let operands, operands.joint == joint { operands } else { nil }
    }
    var hasChain = false
    var index = 0
    while index < rest.count, !hasChain {
      hasChain = chain(rest[index].operands) != nil
      index += 1
    }
    var rest = hasChain ? rest.flatMap { chain($0.operands)?.matchers ?? [$0] } : rest
    var earlier: [[Matcher<Value>]] = []
    if let chain = chain(first?.operands) {
      self.first = chain.first
      earlier = chain.earlier
      if chain.rest.count > rest.count {
        earlier.append(chain.rest)
      } else {
        rest = chain.rest + rest
      }
      while let last = earlier.last, last.count <= rest.count {
        earlier.removeLast()
        rest = last + rest
      }
    } else {
      self.first = first
    }
    self.earlier = earlier
    self.rest = rest
  }

  /// All matchers; one that is joined in the same way is replaced by its operands.
  package var matchers: [Matcher<Value>] {
    (first.map { [$0] } ?? []) + earlier.joined() + rest
  }

  @usableFromInline var acceptNil: Bool {
    switch joint {
    case .or: matchers.contains(where: \.acceptsNil)
    case .and: !matchers.isEmpty && matchers.allSatisfy(\.acceptsNil)
    }
  }

  /// Judges a value by the matchers; by those that are joined by "or", until one matches.
  ///
  /// - Returns: The match at which it stopped.
  package func judge(_ value: Value, by judging: inout Judging, _ found: inout FoundMismatches)
    -> Verdict?
  {
    if let first, let match = judge(value, first, by: &judging, &found) { return match }
    for list in earlier {
      if let match = judge(value, list, by: &judging, &found) { return match }
    }
    return judge(value, rest, by: &judging, &found)
  }

  private func judge(
    _ value: Value, _ matchers: [Matcher<Value>], by judging: inout Judging,
    _ found: inout FoundMismatches
  ) -> Verdict? {
    var index = 0
    while index < matchers.count {
      if let match = judge(value, matchers[index], by: &judging, &found) { return match }
      index += 1
    }
    return nil
  }

  private func judge(
    _ value: Value, _ matcher: Matcher<Value>, by judging: inout Judging,
    _ found: inout FoundMismatches
  ) -> Verdict? {
    let verdict = judging.judge(matcher, value)
    if case .or = joint, verdict.isMatch { return verdict }
    found.add(verdict)
    return nil
  }

  /// What is expected, or the opposite of it.
  @usableFromInline func description(orIfNone none: String, _ sense: Sense) -> Phrase {
    let matchers = matchers
    if matchers.isEmpty { return "\(sense.not)\(none)" }
    if matchers.count == 1 { return matchers[0].describe(sense) }
    let all = Phrase.conditions(
      matchers.lazy.map { [joint] in $0.description(in: joint) }, joinedBy: "\(joint)")
    return sense.isOpposite ? "not (\(all))" : all
  }

  fileprivate func isMisread(in outer: Joint?) -> Bool { outer != joint && matchers.count > 1 }
}

/// What several matchers have found wrong with one value.
package struct FoundMismatches {
  package private(set) var mismatches: [Mismatch] = []
  /// How many matchers have judged.
  package private(set) var total = 0
  /// How many matchers matched before the first that did not.
  package private(set) var metFirst = 0

  package init() {}

  package mutating func add(_ verdict: Verdict) {
    total += 1
    if case .mismatch(let mismatch) = verdict {
      mismatches.append(mismatch)
    } else if mismatches.isEmpty {
      metFirst += 1
    }
  }
}

extension Matcher {
  /// The description, in parentheses if it would otherwise be misread.
  fileprivate func description(in joint: Operands<Value>.Joint) -> Phrase {
    operands?.isMisread(in: joint) == true ? "(\(expected))" : expected
  }
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
