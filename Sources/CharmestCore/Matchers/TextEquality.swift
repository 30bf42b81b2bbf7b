/// Matches a text that equals another but for upper and lower case.
///
/// ```swift
/// assertThat(name, equalToIgnoringCase("Miso"))
/// // name: expected "Miso" in any case, but was "shio"
/// ```
///
/// - Parameter text: The text to equal.
/// - Returns: A matcher for `String`, `Substring` and every other text.
public func equalToIgnoringCase<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  normalizedEquality(to: text, "in any case") { $0.lowercased() }
}

/// Matches a text that equals another but for the amount of white space.
///
/// ```swift
/// assertThat(menu, equalToCompressingWhitespace("miso  ramen"))
/// // menu: expected "miso ramen" with any white space, but was "shio ramen"
/// ```
///
/// Runs of blanks, tabs and line breaks count as one blank; at both ends they do not count at all.
///
/// - Parameter text: The text to equal.
/// - Returns: A matcher for `String`, `Substring` and every other text.
public func equalToCompressingWhitespace<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  normalizedEquality(to: text, "with any white space") {
    $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Matches a text of nothing but white space, or of nothing at all.
///
/// ```swift
/// assertThat(note, isBlank())
/// // note: expected a blank string, but was "no nori"
/// ```
///
/// - Returns: A matcher for blank texts.
public func isBlank<Text: StringProtocol>() -> Matcher<Text> {
  Matcher(describedBy: { _ in "a blank string" }) { $0.allSatisfy(\.isWhitespace) }
}

private func normalizedEquality<Text: StringProtocol>(
  to expected: String, _ manner: String, _ normalize: @escaping (String) -> String
) -> Matcher<Text> {
  let normalized = normalize(expected)
  return Matcher(describedBy: { "\(describing(expected)($0)) \(manner)" }) { text, _ in
    let actual = normalize(String(text))
    guard actual != normalized else { return .match }
    return .mismatch { expected in
      // Long texts are shown as they were compared, so that only real differences stand out.
      let explanation = explainInequality(expected: normalized, actual: actual)
      return explanation.facts.isEmpty
        ? Explanation(.unequal(expected: expected, actual: describing(text))) : explanation
    }
  }
}
