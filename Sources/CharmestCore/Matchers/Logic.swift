/// Matches every value.
///
/// Use it for an argument or an element that does not matter here.
///
/// ```swift
/// verify(cook.cookRamenCalls, calledWith: greaterThan(1), anything(), anything())
/// ```
@inlinable public func anything<Value>() -> Matcher<Value> {
  Matcher(describedBy: { "\($0.not)anything" }, accepts: { _ in true })
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
/// - Parameter matcher: The matcher that must not match.
/// - Returns: The negated matcher.
@_disfavoredOverload public func not<Value>(_ matcher: Matcher<Value>) -> Matcher<Value> {
  Matcher(describedBy: { matcher.describe(!$0) }) { value, judging in
    switch judging.judgeOpposite(matcher, value) {
    case .match(let because):
      .mismatch { expected in
        because.map { Explanation(expected: expected, but: $0()) }
          ?? Explanation(expected: expected, actual: value)
      }
    // A part that could not be judged stays undecided.
    case .mismatch(let mismatch): judging.match(because: mismatch.explanation.outcome)
    }
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
public func not<Value: Equatable>(_ value: Value) -> Matcher<Value> { not(equalTo(value)) }

/// Matches a value if all these matchers match it.
///
/// ```swift
/// assertThat(bowls, allOf(greaterThan(0), lessThan(10), isEven))
/// // bowls: expected an even number, but was 3 (1 of 3 conditions failed)
/// ```
///
/// Every condition is evaluated, and all that fail are reported.
///
/// - Parameters:
///   - first: A condition.
///   - rest: More conditions.
/// - Returns: A matcher for all conditions at once.
/// - Complexity: O(*n*), where *n* is the number of matchers.
@inlinable public func allOf<Value>(
  _ first: Matcher<Value>, _ rest: Matcher<Value>...
) -> Matcher<Value> { allOf([first] + rest) }

/// Matches a value if all matchers of a list match it.
///
/// - Parameter matchers: The conditions. An empty list matches every value.
/// - Returns: A matcher for all conditions at once.
/// - Complexity: O(*n*), where *n* is the number of matchers.
@inlinable public func allOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  let conditions = Operands(.and, matchers)
  return Matcher(joining: conditions, describedBy: conditions.description, certain: .mismatch) {
    value, judging in
    var mismatches: [Mismatch] = []
    for matcher in conditions.matchers {
      if let mismatch = judging.judge(matcher, value).mismatch { mismatches.append(mismatch) }
    }
    return .all(mismatches, of: conditions.matchers.count, "conditions")
  }
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
public func anyOf<Value>(
  _ first: Matcher<Value>, _ rest: Matcher<Value>...
) -> Matcher<Value> { anyOf([first] + rest) }

/// Matches a value if at least one matcher of a list matches it.
///
/// - Parameter matchers: The alternatives. An empty list matches no value.
/// - Returns: A matcher for any of the alternatives.
/// - Complexity: O(*n*), where *n* is the number of matchers.
public func anyOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  let choices = Operands(.or, matchers)
  return Matcher(joining: choices, describedBy: choices.description, certain: .match) {
    value, judging in
    var mismatches: [Mismatch] = []
    for matcher in choices.matchers {
      let verdict = judging.judge(matcher, value)
      guard case .mismatch(let mismatch) = verdict else { return verdict }
      mismatches.append(mismatch)
    }
    return .mismatch { [mismatches] expected in
      var explanation = Explanation(expected: expected, actual: value)
      let reasons = mismatches.map(\.explanation)
      // `was 33` only repeats the value.
      let saysMore = reasons.contains { $0.isInside || !$0.saysOnlyWhatCame }
      guard saysMore else { return explanation }
      explanation.lines = reasons.enumerated().map { ("alternative \($0 + 1)", $1.outcome) }
      return explanation
    }
  }
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
///   - first: A matcher that must not match.
///   - rest: More such matchers.
/// - Returns: A matcher for everything else.
/// - Complexity: O(*n*), where *n* is the number of matchers.
@_disfavoredOverload public func noneOf<Value>(
  _ first: Matcher<Value>, _ rest: Matcher<Value>...
) -> Matcher<Value> { noneOf([first] + rest) }

/// Matches a value if no matcher of a list matches it.
///
/// - Parameter matchers: The matchers that must not match. An empty list matches every value.
/// - Returns: A matcher for everything else.
/// - Complexity: O(*n*), where *n* is the number of matchers.
@_disfavoredOverload public func noneOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  Matcher(describedBy: { "\($0.not)none of \(matchers)" }, certain: .mismatch) { value, judging in
    let matching = matchers.filter { judging.judgeOpposite($0, value).isMatch }
    guard !matching.isEmpty else { return .match }
    return .mismatch(
      but: "was \(value: value), which is \(matching.map(\.expected).joined(by: " and "))")
  }
}

/// Matches a value that equals none of these values.
///
/// ```swift
/// assertThat(soup, noneOf(.tonkotsu, .shoyu))
/// // soup: expected none of [.tonkotsu, .shoyu], but was .shoyu
/// ```
///
/// - Parameters:
///   - first: A value.
///   - rest: More values.
/// - Returns: A matcher for all other values.
/// - Complexity: O(*n*), where *n* is the number of values.
public func noneOf<Value: Equatable>(_ first: Value, _ rest: Value...) -> Matcher<Value> {
  let values = [first] + rest
  return Matcher(describedBy: { "\($0.not)none of \(value: values)" }) { value, _ in
    values.contains(value) ? .was(value) : faultHeld(by: value) ?? .match
  }
}

extension Matcher {
  /// Matches what both matchers match; the same as `allOf`.
  public static func && (first: Matcher, second: Matcher) -> Matcher { allOf(first, second) }

  /// Matches what at least one of the matchers matches; the same as `anyOf`.
  public static func || (first: Matcher, second: Matcher) -> Matcher { anyOf(first, second) }

  /// Matches what a matcher does not match; the same as `not`.
  public static prefix func ! (matcher: Matcher) -> Matcher { not(matcher) }
}
