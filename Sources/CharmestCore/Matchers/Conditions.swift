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
  _ condition: Matcher<Value>, then matcher: Matcher<Value>,
  otherwise other: Matcher<Value> = anything()
) -> Matcher<Value> {
  Matcher(describedBy: { limits in
    "\(matcher.rendering(limits)) if it is \(condition.rendering(limits)), "
      + "otherwise \(other.rendering(limits))"
  }) { value, parts in
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
  _ condition: Bool, then matcher: Matcher<Value>, otherwise other: Matcher<Value> = anything()
) -> Matcher<Value> { condition ? matcher : other }

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
