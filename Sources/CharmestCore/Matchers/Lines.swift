/// Matches a text that has a line which another matcher matches.
///
/// ```swift
/// assertThat(receipt, hasLine(hasPrefix("Total")))
/// // receipt: expected a text with a line that is a string starting with "Total",
/// //   but none of 3 lines is
/// ```
///
/// - Parameter matcher: What is expected of one line, without its line break.
/// - Returns: A matcher for `String`, `Substring` and every other text.
@_disfavoredOverload public func hasLine<Text: StringProtocol>(_ matcher: Matcher<String>)
  -> Matcher<Text>
{ line("a text with a line that is", matcher) }

/// Matches a text that has a line which equals another text.
///
/// ```swift
/// assertThat(receipt, hasLine("Total 1800"))
/// // receipt: expected a text with the line "Total 1800", but none of 3 lines is
/// ```
///
/// - Parameter text: The line, without its line break.
/// - Returns: A matcher for `String`, `Substring` and every other text.
public func hasLine<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  line("a text with the line", equalTo(text))
}

private func line<Text: StringProtocol>(_ description: String, _ matcher: Matcher<String>)
  -> Matcher<Text>
{
  Matcher(describedBy: { "\(description) \(matcher.rendering($0))" }, decidedBy: .matchingParts) {
    text, parts in
    let lines = String(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    for (index, line) in lines.enumerated()
    where parts.judge(matcher, part: line, at: .words("line \(index + 1)")).isMatch {
      return .match(because: { "line \(index + 1) was \(describing(line)($0))" })
    }
    if lines.count == 1 { return .mismatch(nil) }
    return .mismatch { expected in
      Explanation(
        .reason(expected: expected) { _ in "none of \(lines.count) lines is" },
        facts: Fact.list(
          lines.enumerated().map { index, line in ("line \(index + 1)", describing(line)) }))
    }
  }
}
