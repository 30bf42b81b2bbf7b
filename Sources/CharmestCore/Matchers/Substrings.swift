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
@inlinable public func hasPrefix<Text: StringProtocol>(_ prefix: String) -> Matcher<Text> {
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
@inlinable public func hasSuffix<Text: StringProtocol>(_ suffix: String) -> Matcher<Text> {
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
@inlinable public func containsString<Text: StringProtocol>(_ part: String) -> Matcher<Text> {
  text(containing: part, "a string containing", shownFrom: .start) { text, part in
    part.isEmpty || text.contains(part)
  }
}

/// Matches a text that holds several others one behind the other.
///
/// ```swift
/// assertThat(receipt, containsStringsInOrder("miso", "900", "Thank you"))
/// // receipt: expected a string containing "miso", "900", "Thank you" in order,
/// //   but "900" does not come after "miso"
/// ```
///
/// They may not overlap; other text may stand between them.
///
/// - Parameters:
///   - first: The text that comes first.
///   - rest: The texts that follow, in their order.
/// - Returns: A matcher for `String`, `Substring` and every other text.
public func containsStringsInOrder<Text: StringProtocol>(_ first: String, _ rest: String...)
  -> Matcher<Text>
{ containsStringsInOrder([first] + rest) }

/// Matches a text that holds the texts of a list one behind the other.
///
/// - Parameter parts: The texts, in their order. With none, every text matches.
/// - Returns: A matcher for `String`, `Substring` and every other text.
public func containsStringsInOrder<Text: StringProtocol>(_ parts: [String]) -> Matcher<Text> {
  Matcher(describedBy: { "a string containing \(list(parts.map { describing($0) }, $0)) in order" })
  { text, _ in
    let whole = String(text)
    var rest = whole[...]
    for (index, part) in parts.enumerated() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else {
        return .mismatch(but: { limits in
          let missing = describing(part)(limits)
          return index > 0 && whole.contains(part)
            ? "\(missing) does not come after \(describing(parts[index - 1])(limits))"
            : "\(missing) is not in \(describing(whole)(limits))"
        })
      }
      rest = rest[found.upperBound...]
    }
    return .match
  }
}

@usableFromInline enum End { case start, end }

@inlinable func text<Text: StringProtocol>(
  containing part: String, _ relation: String, shownFrom end: End,
  _ holds: @escaping (Text, String) -> Bool
) -> Matcher<Text> {
  Matcher(describedBy: { "\(relation) \(describing(part)($0))" }) { text, _ in
    holds(text, part) ? .match : .mismatch { explain(text, expected: $0, shownFrom: end) }
  }
}

@usableFromInline func explain<Text: StringProtocol>(
  _ text: Text, expected: @escaping Rendering, shownFrom end: End
) -> Explanation {
  Explanation(
    .reason(expected: expected) { limits in
      let whole = ValueDescription(of: text, limit: limits.value)
      if whole.isComplete || end == .start { return "was \(whole.text)" }
      let tail = String(text.suffix(limits.context * 2))
      return "was ...\(describing(tail)(limits))"
    })
}
