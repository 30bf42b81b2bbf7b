/// Matches every value.
///
/// Use it for an argument or an element that does not matter here.
///
/// ```swift
/// verify(cook.cookRamenCalls, calledWith: greaterThan(1), anything(), anything())
/// ```
@inlinable public func anything<Value>() -> Matcher<Value> {
  Matcher(describedBy: { "\($0.not)anything" }, accepts: { _ in true }).forNil
}

/// Matches a value that another matcher does not match.
///
/// ```swift
/// assertThat(extras, not(hasItem("nori")))
/// // extras: expected no item "nori", but [2] was "nori"
/// ```
///
/// The failure says what matched and, in a collection, where. If the matcher cannot judge, because
/// its closure threw or its pattern is not valid, `not` fails as well.
///
/// - Parameter matcher: What the value must not be.
/// - Returns: The negated matcher.
@inlinable @_disfavoredOverload public func not<Value>(_ matcher: Matcher<Value>)
  -> Matcher<Value>
{
  Matcher(describedBy: { matcher.describe(!$0) }) { value, judging in
    judge(value, byOppositeOf: matcher, &judging)
  }
}

@usableFromInline func judge<Value>(
  _ value: Value, byOppositeOf matcher: Matcher<Value>, _ judging: inout Judging
) -> Verdict {
  switch judging.judgeOpposite(matcher, value) {
  case .match(let because): .mismatch(because?.mismatch ?? nil)
  case .mismatch(let mismatch):
    judging.context.sense.isOpposite ? .match(because: Reason(mismatch)) : .match
  }
}

/// Matches a value that does not equal another.
///
/// ```swift
/// assertThat(soup, not(.tonkotsu))
/// // soup: expected not .tonkotsu, but was .tonkotsu
/// ```
///
/// - Parameter value: The value that it must not equal.
/// - Returns: The negated matcher.
@inlinable public func not<Value: Equatable>(_ value: Value) -> Matcher<Value> {
  not(equalTo(value))
}

/// Matches a value if all these matchers match it.
///
/// ```swift
/// assertThat(bowls, allOf(greaterThan(0), lessThan(10), isEven))
/// // bowls: expected an even number, but was 3 (1 of 3 conditions failed)
/// ```
///
/// Every condition is evaluated, and all that fail are reported. A sequence that can be read only
/// once is read once for all of them.
///
/// - Parameters:
///   - first: A condition.
///   - rest: More conditions.
/// - Returns: A matcher for all conditions at once.
/// - Complexity: O(*n*), where *n* is the number of matchers.
@inlinable public func allOf<Value>(
  _ first: Matcher<Value>, _ rest: Matcher<Value>...
) -> Matcher<Value> {
  matcher(ofAll: Operands(by: .and, first, rest))
}

/// Matches a value if all matchers of a list match it.
///
/// - Parameter matchers: The conditions. An empty list matches every value.
/// - Returns: A matcher for all conditions at once.
/// - Complexity: O(*n*), where *n* is the number of matchers.
public func allOf<Value, Matchers: Sequence>(_ matchers: Matchers) -> Matcher<Value>
where Matchers.Element == Matcher<Value> {
  matcher(ofAll: Operands(by: .and, nil, Array(matchers)))
}

@inlinable func matcher<Value>(
  ofAll conditions: Operands<Value>
) -> Matcher<Value> {
  Matcher(
    describedBy: { conditions.description(orIfNone: "anything", $0) }, joining: conditions
  ) { value, judging in judge(value, byAll: conditions, &judging) }
}

@usableFromInline func judge<Value>(
  _ value: Value, byAll conditions: Operands<Value>, _ judging: inout Judging
) -> Verdict {
  var found = FoundMismatches()
  _ = conditions.judge(value, by: &judging, &found)
  return found.joined(.conditions, .failed)
}

/// Matches a value if at least one of these matchers matches it.
///
/// ```swift
/// assertThat(age, anyOf(lessThan(5), greaterThan(60)))
/// // age: expected a value less than 5 or a value greater than 60, but was 33
/// ```
///
/// It stops at the first match. The failure says why each alternative failed.
///
/// - Parameters:
///   - first: An alternative.
///   - rest: More alternatives.
/// - Returns: A matcher for any of the alternatives.
/// - Complexity: O(*n*), where *n* is the number of matchers.
@inlinable public func anyOf<Value>(
  _ first: Matcher<Value>, _ rest: Matcher<Value>...
) -> Matcher<Value> {
  matcher(ofAny: Operands(by: .or, first, rest))
}

/// Matches a value if at least one matcher of a list matches it.
///
/// - Parameter matchers: The alternatives. An empty list matches no value.
/// - Returns: A matcher for any of the alternatives.
/// - Complexity: O(*n*), where *n* is the number of matchers.
public func anyOf<Value, Matchers: Sequence>(_ matchers: Matchers) -> Matcher<Value>
where Matchers.Element == Matcher<Value> {
  matcher(ofAny: Operands(by: .or, nil, Array(matchers)))
}

@inlinable func matcher<Value>(
  ofAny alternatives: Operands<Value>
) -> Matcher<Value> {
  Matcher(
    describedBy: { alternatives.description(orIfNone: "one of no alternatives", $0) },
    joining: alternatives, decidedBy: .matchingParts
  ) { value, judging in judge(value, byAny: alternatives, &judging) }
}

@usableFromInline func judge<Value>(
  _ value: Value, byAny alternatives: Operands<Value>, _ judging: inout Judging
) -> Verdict {
  var found = FoundMismatches()
  let match = alternatives.judge(value, by: &judging, &found)
  return match
    ?? .mismatch { [mismatches = found.mismatches] expected in
      explain(value, asNoneOf: mismatches, expected: expected)
    }
}

/// Explains why a value matches no alternative.
private func explain<Value>(
  _ value: Value, asNoneOf mismatches: [Mismatch], expected: Phrase
) -> Explanation {
  // Explained once: otherwise alternatives inside of alternatives are explained many times.
  let outcomes = mismatches.told(\.outcome)
  let whole = describing(value)
  let was: Phrase = "was \(whole)"
  let areAllPlain = outcomes.allSatisfy(was.readsAs)
  // Only the outcomes have the elements that were read of a sequence.
  if !areAllPlain, outcomes.allSatisfy(outcomes[0].readsAs),
    mismatches.allSatisfy({ !$0.explanation.isInside })
  {
    return Explanation(.reason(expected: expected, but: outcomes[0]))
  }
  let details = DetailLine.numbered("alternative", outcomes) { $0 }
  let values = mismatches.compactMap(\.unequalValues)
  if values.isEmpty, 1...Layout.named ~= mismatches.count,
    mismatches.allSatisfy(\.explanation.isOneOutcomeInside)
  {
    // Two conditions on one property are told once.
    let different = outcomes.indices.filter { index in
      !outcomes[..<index].contains(where: outcomes[index].readsAs)
    }.map { outcomes[$0] }
    let told = Phrase.if(.extras(.notes), inOneSentence(different), orElse: was)
    return Explanation(
      .reason(expected: expected, but: .if(.shown([whole]), was, orElse: told)),
      details: details, whole: WholeValues(actual: whole))
  }
  let nearest = Nearest(of: values.count) { values[$0] }
  let claim: Difference.Claim =
    if let nearest {
      .reason(
        expected: expected,
        but: nearest.was(whole, expecting: describing(values[nearest.index].expected)))
    } else {
      .unequal(expected: expected, actual: whole)
    }
  return Explanation(
    claim,
    // Left out if the value alone shows them.
    details: areAllPlain ? [] : details, whole: WholeValues(actual: whole))
}

/// What came of several parts: `.degrees was 15.5, .isOpen was false and .heating was 0`.
private func inOneSentence(_ outcomes: [Phrase]) -> Phrase {
  let last = outcomes.suffix(1)
  return .joined([.joined(outcomes.dropLast(), by: ", ")] + last, by: " and ")
}

/// Matches a value if none of these matchers matches it.
///
/// ```swift
/// assertThat(bowls, noneOf(lessThan(1), greaterThan(9), equalTo(4)))
/// // bowls: expected none of a value less than 1, a value greater than 9, 4,
/// //   but was 4, which is 4
/// ```
///
/// All matchers are evaluated, and all that match are named.
///
/// - Parameters:
///   - first: What the value must not be.
///   - rest: What else it must not be.
/// - Returns: A matcher for everything else.
/// - Complexity: O(*n*), where *n* is the number of matchers.
@_disfavoredOverload public func noneOf<Value>(_ first: Matcher<Value>, _ rest: Matcher<Value>...)
  -> Matcher<Value>
{ noneOf([first] + rest) }

/// Matches a value if no matcher of a list matches it.
///
/// - Parameter matchers: What the value must not be. An empty list matches every value.
/// - Returns: A matcher for everything else.
/// - Complexity: O(*n*), where *n* is the number of matchers.
@_disfavoredOverload public func noneOf<Value, Matchers: Sequence>(_ matchers: Matchers)
  -> Matcher<Value> where Matchers.Element == Matcher<Value>
{
  let matchers = Array(matchers)
  return Matcher(
    describedBy: { sense in
      matchers.isEmpty
        ? "\(sense.not)anything" : "\(sense.not)none of \(list(matchers.lazy.map(\.expected)))"
    }
  ) { value, judging in
    let matching = matchers.filter { judging.judge($0, value).isMatch }
    guard !matching.isEmpty else { return .match }
    return .mismatch(
      but:
        "was \(describing(value)), which \(list(matching.lazy.map(\.expected.predicate), joint: .and))"
    )
  }
}

/// Matches a value that equals none of these values.
///
/// ```swift
/// assertThat(soup, noneOf(.tonkotsu, .shoyu))
/// // soup: expected none of .tonkotsu, .shoyu, but was .shoyu
/// ```
///
/// - Parameters:
///   - first: A value.
///   - rest: More values.
/// - Returns: A matcher for all other values.
/// - Complexity: O(*n*), where *n* is the number of values.
public func noneOf<Value: Equatable>(_ first: Value, _ rest: Value...) -> Matcher<Value> {
  let values = [first] + rest
  return Matcher(
    describedBy: { "\($0.not)none of \(list(values.lazy.map { describing($0) }))" },
    accepts: { actual in !values.contains { actual == $0 } })
}

extension Matcher {
  /// Matches what both matchers match; the same as `allOf`.
  public static func && (first: Matcher, second: Matcher) -> Matcher { allOf(first, second) }

  /// Matches what at least one of the matchers matches; the same as `anyOf`.
  public static func || (first: Matcher, second: Matcher) -> Matcher { anyOf(first, second) }

  /// Matches what a matcher does not match; the same as `not`.
  public static prefix func ! (matcher: Matcher) -> Matcher { not(matcher) }
}

/// Judges a value by several matchers and joins everything that is wrong; the whole value is shown.
///
/// - Parameters:
///   - matchers: The matchers; all of them judge the value.
///   - value: The value.
///   - judging: Judges the value by each matcher.
///   - unit: What the matchers judge, to be counted.
/// - Returns: A match, or one mismatch for all.
package func judgeAll<Value>(
  _ matchers: [Matcher<Value>], _ value: Value, by judging: inout Judging,
  counting unit: Tally.Unit
) -> Verdict {
  var found = FoundMismatches()
  var index = 0
  while index < matchers.count {
    found.add(judging.judge(matchers[index], value))
    index += 1
  }
  return found.joined(unit, showing: WholeValues(actual: describing(value)))
}

extension FoundMismatches {
  /// A match, or one mismatch for all.
  func joined(
    _ unit: Tally.Unit, _ verb: Tally.Verb = .differ,
    showing whole: @autoclosure () -> WholeValues? = nil
  ) -> Verdict {
    if mismatches.isEmpty { return .match }
    let whole = whole()
    return .mismatch { [self] in
      let parts = mismatches.told(\.explanation)
      var tally = Tally(mismatches.count, outOf: total, unit, verb)
      tally?.metFirst = metFirst
      tally?.isToldByPath = parts.allSatisfy { $0.located.allSatisfy { !$0.path.isRoot } }
      var merged = Explanation.merged(parts, tally: tally, whole: whole)
      // Whole values with both sides belong to a part that differs; an actual value alone is the
      // whole value.
      let wholes = parts.lazy.filter { $0.path.isRoot || $0.whole?.expected == nil }.compactMap(
        \.whole?.actual)
      if merged.whole == nil, let actual = wholes.first {
        merged.whole = WholeValues(actual: actual)
      }
      return merged
    }
  }
}

/// Matches what one of two matchers matches; the value decides which.
///
/// ```swift
/// let isRight = when(hasProperty(\.bowls, greaterThan(9)), then: isRebated, otherwise: isFull)
/// assertThat(bill, isRight)
/// // bill: expected a rebated bill, but was Bill(bowls: 10, price: 9000)
/// //   (because it is Bill whose .bowls is a value greater than 9)
/// ```
///
/// - Parameters:
///   - condition: Decides which of the two matchers judges.
///   - matcher: What is expected of a value that the condition matches.
///   - other: What is expected of every other value.
/// - Returns: A matcher that judges by one of the two.
public func when<Value>(
  _ condition: Matcher<Value>, then matcher: Matcher<Value>,
  otherwise other: Matcher<Value> = anything()
) -> Matcher<Value> {
  Matcher(describedBy: { sense in
    "\(sense.not)\(matcher.expected) if it \(condition.expected.predicate), otherwise \(other.expected)"
  }) { value, judging in
    let applies = judging.judge(condition, value).isMatch
    return judging.judge(applies ? matcher : other, value).explained { explanation in
      explanation.noting(
        "it \(applies ? condition.expected.predicate : condition.expected.deniedPredicate)")
    }
  }
}

/// Matches what one of two matchers matches; a condition of the test decides which.
///
/// ```swift
/// assertThat(price, when(isWeekend, then: equalTo(1_000), otherwise: equalTo(900)))
/// ```
///
/// - Parameters:
///   - condition: Decides which of the two matchers judges.
///   - matcher: What is expected if the condition holds.
///   - other: What is expected otherwise.
/// - Returns: One of the two matchers.
public func when<Value>(
  _ condition: Bool, then matcher: Matcher<Value>, otherwise other: Matcher<Value> = anything()
) -> Matcher<Value> { condition ? matcher : other }

extension Explanation {
  /// The same explanation with a remark after its only difference, or on a line of its own.
  fileprivate func noting(_ cause: Phrase) -> Explanation {
    var noted = self
    if noted.differences.count == 1 {
      noted.differences[0].addNote("because \(cause)")
    } else {
      noted.lastLines.append(
        DetailLine(.item, "because", cause))
    }
    return noted
  }
}
