/// Matches a text that starts with another.
///
/// ```swift
/// assertThat(topping, hasPrefix("wak"))
/// // topping: expected a string starting with "wak", but was "nori"
/// ```
///
/// Compares characters as Swift does, so that composed and decomposed accents are equal. The empty
/// prefix matches every text.
///
/// - Parameter prefix: The beginning.
/// - Returns: A matcher for `String`, `Substring` and every other text.
@inlinable
public func hasPrefix<Text: StringProtocol>(_ prefix: String) -> Matcher<Text> {
  text(containing: prefix, "a string starting with", shownFrom: .start) { $0.hasPrefix($1) }
}

/// Matches a text that ends with another.
///
/// ```swift
/// assertThat(topping, hasSuffix("ame"))
/// // topping: expected a string ending with "ame", but was "nori"
/// ```
///
/// Compares characters as Swift does. The empty suffix matches every text.
///
/// - Parameter suffix: The end.
/// - Returns: A matcher for `String`, `Substring` and every other text.
@inlinable
public func hasSuffix<Text: StringProtocol>(_ suffix: String) -> Matcher<Text> {
  text(containing: suffix, "a string ending with", shownFrom: .end) { $0.hasSuffix($1) }
}

/// Matches a text that holds another somewhere.
///
/// ```swift
/// assertThat(topping, containsString("kam"))
/// // topping: expected a string containing "kam", but was "nori"
/// ```
///
/// Compares characters as Swift does. The empty text is in every text.
///
/// - Parameter part: The text to find.
/// - Returns: A matcher for `String`, `Substring` and every other text.
@inlinable
public func containsString<Text: StringProtocol>(_ part: String) -> Matcher<Text> {
  text(containing: part, "a string containing", shownFrom: .start) { text, part in
    part.isEmpty || text.contains(part)
  }
}

@usableFromInline
enum End {
  case start, end
}

@inlinable
func text<Text: StringProtocol>(
  containing part: String,
  _ relation: String,
  shownFrom end: End,
  _ holds: @escaping (Text, String) -> Bool
) -> Matcher<Text> {
  Matcher(describedBy: { "\(relation) \(describing(part)($0))" }) { text, _ in
    holds(text, part) ? .match : .mismatch { explain(text, expected: $0, shownFrom: end) }
  }
}

@usableFromInline
func explain<Text: StringProtocol>(
  _ text: Text,
  expected: @escaping Rendering,
  shownFrom end: End
) -> Explanation {
  Explanation(
    .reason(expected: expected) { limits in
      let whole = ValueDescription(of: text, limit: limits.value)
      if whole.isComplete || end == .start { return "was \(whole.text)" }
      let tail = String(text.suffix(limits.context * 2))
      return "was ...\(describing(tail)(limits))"
    }
  )
}
