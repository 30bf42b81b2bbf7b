/// Matches a value that none of several matchers matches.
///
/// ```swift
/// assertThat(bowls, noneOf(lessThan(1), greaterThan(9), equalTo(4)))
/// // bowls: expected none of a value less than 1, a value greater than 9, 4, but was 4, which is 4
/// ```
///
/// All are evaluated, and all that match are named.
///
/// - Parameters:
///   - first: What the value is not to be.
///   - rest: What else it is not to be.
/// - Returns: A matcher for everything else.
@_disfavoredOverload
public func noneOf<Value>(_ first: Matcher<Value>, _ rest: Matcher<Value>...) -> Matcher<Value> {
  noneOf([first] + rest)
}

/// Matches a value that no matcher of a list matches.
///
/// - Parameter matchers: What the value is not to be. With none, every value matches.
/// - Returns: A matcher for everything else.
@_disfavoredOverload
public func noneOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  Matcher(describedBy: { "none of \(list(matchers.map(\.rendering), $0))" }) { value, parts in
    parts.readOnce(Value.self)
    let matching = matchers.filter { parts.judge($0, value).isMatch }
    guard !matching.isEmpty else { return .match }
    return .mismatch(but: { limits in
      let named = list(matching.map(\.rendering), separator: " and ", limits)
      return "was \(describing(value)(limits)), which is \(named)"
    })
  }
}

/// Matches a value that equals none of several.
///
/// ```swift
/// assertThat(soup, noneOf(.tonkotsu, .shoyu))
/// // soup: expected none of .tonkotsu, .shoyu, but was .shoyu
/// ```
///
/// - Parameters:
///   - first: A value.
///   - rest: More values.
/// - Returns: A matcher for all other values; O(*n*).
public func noneOf<Value: Equatable>(_ first: Value, _ rest: Value...) -> Matcher<Value> {
  let values = [first] + rest
  let expected: Rendering = { limits in
    "none of \(list(values.map { describing($0) }, limits))"
  }
  return Matcher(describedBy: expected, accepts: { !values.contains($0) })
}

/// Matches what one of two matchers matches, depending on what the value is.
///
/// ```swift
/// let price = when(hasProperty(\.bowls, greaterThan(9)), then: isRebated, otherwise: isFull)
/// // bill: expected a rebated price, but was 9000 (because it is Bill with .bowls …)
/// ```
///
/// - Parameters:
///   - condition: Decides which of the two judges.
///   - matcher: What is expected of a value that the condition matches.
///   - other: What is expected of every other value.
/// - Returns: A matcher that judges by one of the two.
public func when<Value>(
  _ condition: Matcher<Value>,
  then matcher: Matcher<Value>,
  otherwise other: Matcher<Value> = anything()
) -> Matcher<Value> {
  Matcher(
    describedBy: { limits in
      "\(matcher.rendering(limits)) if it is \(condition.rendering(limits)), "
        + "otherwise \(other.rendering(limits))"
    }
  ) { value, parts in
    parts.readOnce(Value.self)
    let applies = parts.judge(condition, value).isMatch
    return parts.judge(applies ? matcher : other, value).explained { explanation in
      explanation.noting { "because it is \(applies ? "" : "not ")\(condition.rendering($0))" }
    }
  }
}

/// Matches what one of two matchers matches, depending on a condition of the test.
///
/// ```swift
/// assertThat(price, when(isWeekend, then: equalTo(1_000), otherwise: equalTo(900)))
/// ```
///
/// - Parameters:
///   - condition: Decides which of the two judges.
///   - matcher: What is expected if the condition holds.
///   - other: What is expected otherwise.
/// - Returns: One of the two matchers.
public func when<Value>(
  _ condition: Bool,
  then matcher: Matcher<Value>,
  otherwise other: Matcher<Value> = anything()
) -> Matcher<Value> {
  condition ? matcher : other
}

extension Explanation {
  /// The same explanation with a remark behind its one difference, or on a line of its own.
  fileprivate func noting(_ remark: @escaping Rendering) -> Explanation {
    var noted = self
    if noted.differences.count == 1 {
      let note = noted.differences[0].note
      noted.differences[0].note = { limits in
        [note?(limits), remark(limits)].compactMap(\.self).joined(separator: "; ")
      }
    } else {
      noted.facts.insert(Fact(.item, "because") { String(remark($0).dropFirst(8)) }, at: 0)
    }
    return noted
  }
}
