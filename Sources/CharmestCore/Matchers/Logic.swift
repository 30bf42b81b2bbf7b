/// Matches a value that another matcher does not.
///
/// ```swift
/// assertThat(extras, not(hasItem("nori")))
/// // extras: expected not a collection containing "nori", but [2] was "nori"
/// ```
///
/// The failure says what matched and, in a collection, where. A matcher that cannot judge, because its
/// closure threw or its pattern is not valid, fails under `not` as well.
///
/// - Parameter matcher: What the value is not to be.
/// - Returns: The negated matcher.
@_disfavoredOverload
public func not<Value>(_ matcher: Matcher<Value>) -> Matcher<Value> {
  Matcher(
    describedBy: { "not \(matcher.operandDescription(in: .single, $0))" }
  ) { value, parts in
    switch parts.judge(matcher, value) {
    case .mismatch: .match
    case .match(let because?): .mismatch(but: because)
    case .match(nil): .mismatch(nil)
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
/// - Parameter value: The value not to equal.
/// - Returns: The negated matcher.
public func not<Value: Equatable>(_ value: Value) -> Matcher<Value> {
  not(equalTo(value))
}

/// Matches a value that all of several matchers match.
///
/// ```swift
/// assertThat(bowls, allOf(greaterThan(0), lessThan(10), isEven))
/// // bowls: expected an even number, but was 3 (1 of 3 conditions failed)
/// ```
///
/// Every condition is evaluated, and all that fail are reported. A sequence that can be read only once
/// is read once for all of them.
///
/// - Parameters:
///   - first: A condition.
///   - rest: More conditions.
/// - Returns: A matcher for all conditions at once.
public func allOf<Value>(_ first: Matcher<Value>, _ rest: Matcher<Value>...) -> Matcher<Value> {
  conjunction(of: [first] + rest)
}

/// Matches a value that all matchers of a list match.
///
/// - Parameter matchers: The conditions. With none, every value matches.
/// - Returns: A matcher for all conditions at once.
public func allOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  conjunction(of: matchers)
}

/// Matches a value that at least one of several matchers matches.
///
/// ```swift
/// assertThat(age, anyOf(lessThan(5), greaterThan(60)))
/// // age: expected a value less than 5 or a value greater than 60, but was 33
/// ```
///
/// Stops at the first that matches. The failure says why each alternative failed.
///
/// - Parameters:
///   - first: An alternative.
///   - rest: More alternatives.
/// - Returns: A matcher for any of the alternatives.
public func anyOf<Value>(_ first: Matcher<Value>, _ rest: Matcher<Value>...) -> Matcher<Value> {
  disjunction(of: [first] + rest)
}

/// Matches a value that at least one matcher of a list matches.
///
/// - Parameter matchers: The alternatives. With none, no value matches.
/// - Returns: A matcher for any of the alternatives.
public func anyOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  disjunction(of: matchers)
}

extension Matcher {
  /// Matches what both matchers match; the same as `allOf`.
  public static func && (first: Matcher, second: Matcher) -> Matcher {
    allOf(first, second)
  }

  /// Matches what at least one of the matchers matches; the same as `anyOf`.
  public static func || (first: Matcher, second: Matcher) -> Matcher {
    anyOf(first, second)
  }

  /// Matches what a matcher does not; the same as `not`.
  public static prefix func ! (matcher: Matcher) -> Matcher {
    not(matcher)
  }
}

/// The matchers, with the operands of those that join others in their place.
private func flattened<Value>(
  _ matchers: [Matcher<Value>],
  _ joined: (Operands<Value>) -> [Matcher<Value>]?
) -> [Matcher<Value>] {
  var operands: [Matcher<Value>] = []
  operands.reserveCapacity(matchers.count)
  for index in matchers.indices {
    if let inner = joined(matchers[index].operands) {
      operands += inner
    } else {
      operands.append(matchers[index])
    }
  }
  return operands
}

private func conjunction<Value>(of matchers: [Matcher<Value>]) -> Matcher<Value> {
  let conditions = flattened(matchers) { if case .all(let operands) = $0 { operands } else { nil } }
  return Matcher(
    describedBy: { limits in
      conditions.isEmpty
        ? "anything"
        : conditions.map { $0.operandDescription(in: .conjunction, limits) }
          .joined(separator: " and ")
    },
    joining: .all(conditions)
  ) { value, parts in
    judgeAll(conditions, value, by: &parts) { count, total in
      total == 1 ? nil : Tally(count, of: total, "conditions", .failed)
    }
  }
}

/// Judges a value by several matchers and joins all that is wrong.
///
/// - Parameters:
///   - matchers: The matchers, each of which is asked.
///   - value: The value.
///   - parts: Judges them.
///   - whole: The value, where it is to be shown as a whole.
///   - tally: Says how many of how many do not match.
/// - Returns: A match, or one mismatch for all.
package func judgeAll<Value>(
  _ matchers: [Matcher<Value>],
  _ value: Value,
  by parts: inout Parts,
  showing whole: Value? = nil,
  counting tally: @escaping (_ count: Int, _ total: Int) -> Tally?
) -> Finding {
  parts.readOnce(Value.self)
  var mismatches: [Mismatch] = []
  for index in matchers.indices {
    if let mismatch = parts.judge(matchers[index], value).mismatch { mismatches.append(mismatch) }
  }
  guard !mismatches.isEmpty else { return .match }
  return .mismatch {
    let parts = mismatches.map(\.explanation)
    var merged = Explanation.merged(
      parts,
      tally: tally(mismatches.count, matchers.count),
      whole: whole.map { WholeValues(expected: nil, actual: fitting($0)) }
    )
    // Values of both sides are those of the part that differs; a lone one is all of it.
    let wholes = parts.lazy.filter { $0.path.isRoot || $0.whole?.expected == nil }
      .compactMap(\.whole?.actual)
    if merged.whole == nil, let actual = wholes.first {
      merged.whole = WholeValues(expected: nil, actual: actual)
    }
    return merged
  }
}

private func disjunction<Value>(of matchers: [Matcher<Value>]) -> Matcher<Value> {
  let alternatives = flattened(matchers) {
    if case .any(let operands) = $0 { operands } else { nil }
  }
  return Matcher(
    describedBy: { limits in
      alternatives.isEmpty
        ? "one of no alternatives"
        : alternatives.map { $0.operandDescription(in: .disjunction, limits) }
          .joined(separator: " or ")
    },
    joining: .any(alternatives),
    decidedBy: .matchingParts
  ) { value, parts in
    parts.readOnce(Value.self)
    var mismatches: [Mismatch] = []
    for alternative in alternatives {
      switch parts.judge(alternative, value) {
      case .match(let because): return .match(because: because)
      case .mismatch(let mismatch): mismatches.append(mismatch)
      }
    }
    return .mismatch { expected in
      Explanation(
        .unequal(expected: expected, actual: describing(value)),
        facts: reasons(
          mismatches.map(\.explanation),
          keys: mismatches.indices.map { "alternative \($0 + 1)" },
          beyond: value
        )
      )
    }
  }
}

/// Why several matchers did not match one value each, left out where it is plain from the value.
package func reasons<Value>(
  _ explanations: [Explanation],
  keys: [String],
  beyond value: Value
) -> [Fact] {
  let plain = "was \(describing(value)(.detail))"
  guard explanations.contains(where: { $0.outcome(limits: .detail) != plain }) else { return [] }
  return zip(keys, explanations).map { key, explanation in
    Fact(.item, key) { explanation.outcome(limits: $0) }
  }
}

private enum Place {
  case single, conjunction, disjunction
}

extension Matcher {
  /// The description, in parentheses where it would otherwise be read wrongly.
  fileprivate func operandDescription(in place: Place, _ limits: TextLimits) -> String {
    let text = rendering(limits)
    switch (operands, place) {
    case (.all(let parts), .single) where parts.count > 1: return "(\(text))"
    case (.any(let parts), .single) where parts.count > 1: return "(\(text))"
    case (.any(let parts), .conjunction) where parts.count > 1: return "(\(text))"
    case (.all(let parts), .disjunction) where parts.count > 1: return "(\(text))"
    default: return text
    }
  }
}
