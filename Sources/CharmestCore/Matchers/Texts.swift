/// Matches a text that starts with another.
///
/// ```swift
/// assertThat(topping, hasPrefix("wak"))
/// // topping: expected a string starting with "wak", but was "nori"
/// ```
///
/// It compares characters as Swift does, so that composed and decomposed accents are equal. The
/// empty prefix matches every text.
///
/// A Windows line break, `"\r\n"`, is one character in Swift: neither `"\n"` nor `"\r"` starts it.
///
/// - Parameter prefix: The beginning.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n*), where *n* is the number of characters of the prefix.
@inlinable public func hasPrefix<Text: StringProtocol>(_ prefix: String) -> Matcher<Text> {
  Matcher(
    judgingAlone: { text, _ in
      text.hasPrefix(prefix) ? .match : beginsUnlike(prefix, String(text))
    },
    describedBy: { "a string \($0.not)starting with \(value: prefix)" })
}

@usableFromInline func beginsUnlike(_ prefix: String, _ text: String) -> MatchResult {
  .mismatch { _ in
    unlike(prefix, text.prefix(prefix.count), of: text, "starting with", "it starts with")
  }
}

/// How a text differs from a part that it should have.
///
/// - Parameters:
///   - part: The part.
///   - stretch: What comes nearest to it in the text; nil if nothing does.
///   - text: The text; only the stretch of a long one is told.
///   - relation: The place of the part, as in "a string starting with".
///   - came: The same of the stretch, with a subject.
/// - Returns: An explanation.
private func unlike(
  _ part: String, _ stretch: Substring?, of text: String, _ relation: String, _ came: String
) -> Explanation {
  guard let stretch else {
    return Explanation(expected: "a string \(relation) \(value: part)", actual: text)
  }
  // As a pair, so that both sides of long texts show the place where they differ.
  let pair = Pair(part, String(stretch))
  let expected: Phrase = "a string \(relation) \(Phrase(pair, .expected))"
  var explanation = Explanation(.unequal(expected, Phrase(value: text)), note: pair.note)
  if text.count > Limits.longText {
    let but: Phrase = "\(came) \(Phrase(pair, .actual))"
    explanation = Explanation(.reason(expected: expected, but: but), note: pair.note).showing(text)
  }
  explanation.differences[0].cost = 1 - pair.likeness
  return explanation
}

/// Matches a text that ends with another.
///
/// ```swift
/// assertThat(topping, hasSuffix("ame"))
/// // topping: expected a string ending with "ame", but was "nori"
/// ```
///
/// It compares characters as Swift does. The empty suffix matches every text.
///
/// A Windows line break, `"\r\n"`, is one character in Swift: neither `"\n"` nor `"\r"` ends it.
///
/// - Parameter suffix: The end.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n*), where *n* is the number of characters of the suffix.
public func hasSuffix<Text: StringProtocol>(_ suffix: String) -> Matcher<Text> {
  Matcher(describedBy: { "a string \($0.not)ending with \(value: suffix)" }) { text, _ in
    if text.hasSuffix(suffix) { return .match }
    return .mismatch { _ in
      let whole = String(text)
      return unlike(suffix, whole.suffix(suffix.count), of: whole, "ending with", "it ends with")
    }
  }
}

/// Matches a text that contains another text.
///
/// ```swift
/// assertThat(topping, containsString("kam"))
/// // topping: expected a string containing "kam", but was "nori"
/// ```
///
/// It compares characters as Swift does. Every text contains the empty text.
///
/// A Windows line break, `"\r\n"`, is one character in Swift: it contains neither `"\n"` nor
/// `"\r"`. `hasLine` handles all line breaks.
///
/// - Parameter part: The text to find.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n* · *m*) at worst, where *n* and *m* are the numbers of characters of the two
///   texts.
public func containsString<Text: StringProtocol>(_ part: String) -> Matcher<Text> {
  Matcher(describedBy: { "a string \($0.not)containing \(value: part)" }) { text, judging in
    let whole = String(text)
    if part.isEmpty || whole.contains(part) {
      return judging.match(because: stretch(of: whole, around: whole.firstRange(of: part)))
    }
    return .mismatch { _ in
      unlike(part, similarStretch(to: part, in: whole), of: whole, "containing", "similar is")
    }
  }
}

/// Matches a text that contains several texts, one after the other.
///
/// ```swift
/// assertThat(receipt, containsStringsInOrder("miso", "900", "Thank you"))
/// // receipt: expected a string containing ["miso", "900", "Thank you"] in order, but no "900"
/// //   comes after "miso"
/// ```
///
/// The texts may not overlap, but other text may come between them. Each one is found in the same
/// way as by ``containsString(_:)``.
///
/// - Parameters:
///   - first: The text that comes first.
///   - rest: The texts that follow, in their order.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n* · *m*) at worst, where *n* is the number of characters of the text and *m*
///   that of its parts.
public func containsStringsInOrder<Text: StringProtocol>(
  _ first: String, _ rest: String...
) -> Matcher<Text> { containsStringsInOrder([first] + rest) }

/// Matches a text that contains the texts of a list, one after the other.
///
/// - Parameter parts: The texts, in their order. An empty list matches every text.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n* · *m*) at worst, where *n* is the number of characters of the text and *m*
///   that of its parts.
public func containsStringsInOrder<Text: StringProtocol>(_ parts: [String]) -> Matcher<Text> {
  Matcher(describedBy: { "a string \($0.not)containing \(value: parts) in order" }) { text, _ in
    let whole = String(text)
    var rest = whole[...]
    for (index, part) in parts.enumerated() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else {
        return .mismatch { expected in
          var but: Phrase = "\(value: part) is not in it"
          if index > 0, whole.contains(part) {
            let found = parts[..<index].map { Phrase(value: $0) }
            but = "no \(value: part) comes after \(found.listed(by: ", then "))"
          }
          return Explanation(expected: expected, but: but).showing(whole)
        }
      }
      rest = rest[found.upperBound...]
    }
    return .match
  }
}

/// The text around a part that was not expected.
func stretch(of text: String, around part: Range<String.Index>?) -> Phrase {
  guard let part, text.count > Limits.longText else { return "was \(value: text)" }
  let start = text.index(part.lowerBound, offsetBy: -30, limitedBy: text.startIndex)
  let end = text.index(part.upperBound, offsetBy: 30, limitedBy: text.endIndex)
  return "it has \(value: String(text[(start ?? text.startIndex)..<(end ?? text.endIndex)]))"
}

/// A stretch of a text that contains a large piece of another text, and of several with such a piece
/// the one that reads most like it; nil if there is none.
private func similarStretch(to part: String, in text: String) -> Substring? {
  // Halves are enough for a short text, which may be one of many.
  let eighths = text.count > Limits.longText ? [6, 4, 2] : [4]
  for length in eighths.map({ part.count * $0 / 8 }) where length >= 3 {
    let offsets = stride(from: 0, through: part.count - length, by: max(1, length / 4))
    let stretches = offsets.compactMap { offset -> Substring? in
      text.firstRange(of: part.dropFirst(offset).prefix(length)).map { found in
        let start = text.index(found.lowerBound, offsetBy: -offset, limitedBy: text.startIndex)
        return text[(start ?? text.startIndex)...].prefix(part.count)
      }
    }
    if let similar = stretches.map({ 1 - Pair(part, String($0)).likeness }).least {
      return stretches[similar.index]
    }
  }
  return nil
}

/// Matches a text if a matcher matches one of its lines.
///
/// ```swift
/// assertThat(receipt, hasLine(hasPrefix("Total")))
/// // receipt: expected a text with a line that is a string starting with "Total", but was
/// //   "miso 900\nshio 850\nThank you"
/// ```
///
/// The text after the last line break is a line too, even if it is empty.
///
/// - Parameter matcher: A matcher for one line, without its line break.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n*), where *n* is the number of characters.
@_disfavoredOverload
public func hasLine<Text: StringProtocol>(_ matcher: Matcher<String>) -> Matcher<Text> {
  Matcher(describedBy: { "a text \($0.with) a line that is \(matcher)" }, certain: .match) {
    text, judging in
    let lines = String(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    var mismatches: [Mismatch] = []
    for (index, line) in lines.enumerated() {
      let verdict = judging.judge(matcher, line, at: [.words("line \(index + 1)")])
      guard case .mismatch(let mismatch) = verdict else {
        return judging.match(because: "line \(index + 1) was \(value: line)")
      }
      if mismatches.count < Limits.compared { mismatches.append(mismatch) }
    }
    let tooFew = MatchResult.tooFew(of: lines.count, nearest: mismatches, showing: String(text))
    return tooFew.explained { [mismatches] in
      var explanation = $0
      let nearest = mismatches.map(\.explanation.cost).least?.index ?? 0
      explanation.lines = lines.indices.filter { abs($0 - nearest) <= 2 }.map {
        ("line \($0 + 1)", Phrase(value: lines[$0]))
      }
      return explanation
    }
  }
}

/// Matches a text that has this line.
///
/// ```swift
/// assertThat(receipt, hasLine("Total 1800"))
/// // receipt: expected a text with a line that is "Total 1800", but was "miso 900\nshio
/// //   850\nThank you"
/// ```
///
/// - Parameter text: The line, without its line break.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func hasLine<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  hasLine(equalTo(text))
}

/// Matches a text that equals another, regardless of upper and lower case.
///
/// ```swift
/// assertThat(name, equalToIgnoringCase("Miso"))
/// // name: expected "Miso" ignoring case, but was "shio"
/// ```
///
/// Case is folded by the Unicode rules for all languages: `"STRASSE"` equals `"straße"`, and
/// `"ΟΔΟΣ"` equals `"οδος"`. The dotless `"ı"` of Turkish does not equal `"i"`.
///
/// - Parameter text: The text that it must equal.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func equalToIgnoringCase<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  normalizedEquality(to: text, "ignoring case") { $0.caseFolded }
}

/// Matches a text that equals another, regardless of the amount of white space.
///
/// ```swift
/// assertThat(menu, equalToCompressingWhitespace("miso  ramen"))
/// // menu: expected "miso ramen" with any white space, but was "shio ramen"
/// ```
///
/// A run of blanks, tabs and line breaks counts as one blank. At both ends of a text, it does not
/// count at all.
///
/// - Parameter text: The text that it must equal.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func equalToCompressingWhitespace<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  normalizedEquality(to: text, "with any white space") {
    $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Matches a text that is empty or has only white space.
///
/// ```swift
/// assertThat(note, isBlank())
/// // note: expected a blank string, but was "no nori"
/// ```
///
/// - Returns: A matcher for blank texts.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func isBlank<Text: StringProtocol>() -> Matcher<Text> {
  Matcher(describedBy: { "\($0.not)a blank string" }, accepts: { $0.allSatisfy(\.isWhitespace) })
}

extension String {
  /// Folded by the rules of Unicode, except that the Turkish ı is not a form of i.
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
  return Matcher(describedBy: { "\($0.not)\(value: expected) \(manner)" }) { text, _ in
    let actual = normalize(String(text))
    guard actual != normalized else { return .match }
    return .mismatch { phrase in
      guard max(normalized.count, actual.count) > Limits.longText else {
        return Explanation(expected: phrase, actual: String(text))
      }
      // Shown as they were compared, so that only real differences stand out.
      return changed(TextDifference.explanation(normalized, actual)) {
        $0.remark = "compared \(manner)"
      }
    }
  }
}
