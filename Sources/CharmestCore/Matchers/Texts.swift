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
/// A line break of Windows, `"\r\n"`, is one character in Swift: neither `"\n"` nor `"\r"` starts it.
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
/// A line break of Windows, `"\r\n"`, is one character in Swift: neither `"\n"` nor `"\r"` ends it.
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
/// A line break of Windows, `"\r\n"`, is one character in Swift: neither `"\n"` nor `"\r"` is in it.
/// `hasLine` knows all line breaks.
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
/// They may not overlap; other text may stand between them. Each is found as by ``containsString(_:)``.
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
        facts: DetailLine.list(
          lines.enumerated().map { index, line in ("line \(index + 1)", describing(line)) }))
    }
  }
}

/// Matches a text that equals another but for upper and lower case.
///
/// ```swift
/// assertThat(name, equalToIgnoringCase("Miso"))
/// // name: expected "Miso" in any case, but was "shio"
/// ```
///
/// Case is folded as Unicode does it for all languages: `"STRASSE"` equals `"straße"`, and `"ΟΔΟΣ"`
/// equals `"οδος"`. The dotless `"ı"` of Turkish is no `"i"`.
///
/// - Parameter text: The text to equal.
/// - Returns: A matcher for `String`, `Substring` and every other text.
public func equalToIgnoringCase<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  normalizedEquality(to: text, "in any case") { $0.caseFolded }
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

extension String {
  /// The string as it is compared where case does not count.
  ///
  /// Each of the two cases keeps differences that the other has not: `ß` is `SS` in upper case, `ẞ` is
  /// `ß` in lower case, and `ς` and `σ` are both `Σ`. By way of both this is Unicode's full folding,
  /// but for one letter.
  fileprivate var caseFolded: String {
    unicodeScalars.split(separator: "ı", omittingEmptySubsequences: false).map {
      String($0).lowercased().uppercased().lowercased()
    }.joined(separator: "ı")
  }
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
