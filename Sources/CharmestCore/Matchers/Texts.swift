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
/// - Complexity: O(*n*), where *n* is the number of characters of the prefix.
@inlinable public func hasPrefix<Text: StringProtocol>(_ prefix: String) -> Matcher<Text> {
  text(with: prefix, .atStart) { $0.hasPrefix($1) }
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
/// - Complexity: O(*n*), where *n* is the number of characters of the suffix.
@inlinable public func hasSuffix<Text: StringProtocol>(_ suffix: String) -> Matcher<Text> {
  text(with: suffix, .atEnd) { $0.hasSuffix($1) }
}

/// Matches a text that contains another text.
///
/// ```swift
/// assertThat(topping, containsString("kam"))
/// // topping: expected a string containing "kam", but was "nori"
/// ```
///
/// Compares characters as Swift does. Every text contains the empty text.
///
/// A line break of Windows, `"\r\n"`, is one character in Swift: it contains neither `"\n"` nor
/// `"\r"`. `hasLine` knows all line breaks.
///
/// - Parameter part: The text to find.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n* · *m*) at worst, where *n* and *m* are the numbers of characters of the two
///   texts.
@inlinable public func containsString<Text: StringProtocol>(_ part: String) -> Matcher<Text> {
  text(with: part, .anywhere) { text, part in part.isEmpty || text.contains(part) }
}

/// Matches a text that contains several texts, one after the other.
///
/// ```swift
/// assertThat(receipt, containsStringsInOrder("miso", "900", "Thank you"))
/// // receipt: expected a string containing "miso", "900", "Thank you" in order,
/// //   but "900" at offset 0 comes before "miso" at offset 8 in "900 for miso. Thank you"
/// ```
///
/// They may not overlap; other text may come between them. Each is found as by
/// ``containsString(_:)``.
///
/// - Parameters:
///   - first: The text that comes first.
///   - rest: The texts that follow, in their order.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n* · *m*) at worst, where *n* is the number of characters of the text and *m*
///   that of its parts.
public func containsStringsInOrder<Text: StringProtocol>(_ first: String, _ rest: String...)
  -> Matcher<Text>
{ containsStringsInOrder([first] + rest) }

/// Matches a text that contains the texts of a list, one after the other.
///
/// - Parameter parts: The texts, in their order. An empty list matches every text.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n* · *m*) at worst, where *n* is the number of characters of the text and *m*
///   that of its parts.
public func containsStringsInOrder<Text: StringProtocol>(_ parts: [String]) -> Matcher<Text> {
  Matcher(describedBy: {
    let all = list(parts.lazy.map { describing($0) })
    return $0.expecting("a string containing \(all) in order", orAnythingIf: parts.isEmpty)
  }) { text, _ in
    let whole = String(text)
    var rest = whole[...]
    for (index, part) in parts.enumerated() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else {
        return .mismatch { explain(whole, parts, missing: index, expected: $0) }
      }
      rest = rest[found.upperBound...]
    }
    return .match
  }
}

/// Explains that a part of a text does not follow those before it.
private func explain(
  _ whole: String, _ parts: [String], missing index: Int, expected: Phrase
) -> Explanation {
  let all = describing(whole)
  if index > 0, whole.contains(parts[index]) {
    let order = PartsOutOfOrder(parts[index], behind: parts[..<index], in: whole)
    return Explanation(
      .reason(
        expected: expected, but: .if(.shown([all]), "\(order.text) in \(all)", orElse: order.text)),
      details: all.isOnALine ? [] : order.found, whole: WholeValues(actual: all))
  }
  let missing = describing(parts[index])
  let lacks: Phrase = "\(missing) is not in \(all)"
  let nearest = LongestMatch(of: parts[index], in: whole).map { nearest in
    "\(missing) is not there; the nearest is \(nearest.place) (\(nearest.length))" as Phrase
  }
  return Explanation(
    .reason(expected: expected, but: .if(.shown([all]), lacks, orElse: nearest ?? lacks)),
    whole: WholeValues(actual: all))
}

/// A part of a text that comes before the part in front of which it should not be.
private struct PartsOutOfOrder {
  private let parts: (early: String, late: String)
  private let whole: String
  /// Where the two are; nil if they overlap, or if the first is there for an earlier part only.
  private let ranges: (early: Range<String.Index>, late: Range<String.Index>)?
  private let isRepeated: Bool

  init(_ part: String, behind parts: ArraySlice<String>, in whole: String) {
    let parts = parts.filter { !$0.isEmpty }
    self.parts = (part, parts.last ?? "")
    self.whole = whole
    isRepeated = parts.contains(part)
    var rest = whole[...]
    var taken: [Range<String.Index>] = []
    for part in parts {
      guard let found = rest.firstRange(of: part) else { break }
      taken.append(found)
      rest = rest[found.upperBound...]
    }
    let previous = taken.last ?? whole.startIndex..<whole.startIndex
    ranges = whole.ranges(of: part).last { range in
      range.upperBound <= previous.lowerBound && !taken.contains { $0.overlaps(range) }
    }.map { ($0, previous) }
  }

  var text: Phrase {
    let (early, late) = (describing(parts.early), describing(parts.late))
    guard let ranges else {
      return "\(early) does not come \(isRepeated ? "once more " : "")after \(late)"
    }
    let places = (
      PositionInText(ranges.early.lowerBound, in: whole),
      PositionInText(ranges.late.lowerBound, in: whole)
    )
    return places.0.line == places.1.line
      ? "\(early) at offset \(places.0.offset) comes before \(late) at offset \(places.1.offset)"
      : "\(early) \(places.0.inWords) comes before \(late) \(places.1.inWords)"
  }

  /// Both as they stand in the text, on one line if they are near.
  var found: [DetailLine] {
    let both = ranges.map { String(whole[$0.early.lowerBound..<$0.late.upperBound]) }
    if let both, both.count <= Layout.glance, let match = LongestMatch(whole: both, in: whole) {
      return [DetailLine(.item, "found", match.place)]
    }
    return [parts.early, parts.late].compactMap { part in
      LongestMatch(whole: part, in: whole).map {
        DetailLine(.item, "found", "\(describing(part)) in \($0.place)")
      }
    }
  }
}

/// Where in a text another text must be.
@usableFromInline enum PlaceInText {
  case atStart, atEnd, anywhere

  /// What is expected.
  @usableFromInline func text(with part: Phrase, _ sense: Sense = .asItIs) -> Phrase {
    switch self {
    case .atStart: "a string \(sense.not)starting with \(part)"
    case .atEnd: "a string \(sense.not)ending with \(part)"
    case .anywhere: "a string \(sense.not)containing \(part)"
    }
  }
}

@inlinable func text<Text: StringProtocol>(
  with part: String, _ place: PlaceInText, _ holds: @escaping (Text, String) -> Bool
) -> Matcher<Text> {
  Matcher(
    judgingAlone: { text, context in
      if holds(text, part) {
        guard case .anywhere = place, context.sense.isOpposite else { return .match }
        return .match(
          because: Reason(Mismatch(because: { placeInText(of: part, in: text) })))
      }
      return .mismatch(Mismatch { explain(text, without: part, place) })
    },
    describedBy: { place.text(with: describing(part), $0) })
}

/// Where a text has the part that it must not have, if the text is too long to be shown.
@usableFromInline func placeInText<Text: StringProtocol>(of part: String, in text: Text)
  -> Phrase
{
  let whole = String(text)
  return describing(whole, at: LongestMatch(whole: part, in: whole))
}

/// What a text has that it must not have; all of the text if it can be shown.
func describing(_ text: String, at place: LongestMatch?) -> Phrase {
  let was: Phrase = "was \(describing(text))"
  guard let place else { return was }
  return .if(.shown([describing(text)]), was, orElse: "it has \(place.description)")
}

/// Explains that a text does not contain another, by the place that has most of it.
@usableFromInline func explain<Text: StringProtocol>(
  _ text: Text, without part: String, _ place: PlaceInText
) -> Explanation {
  let whole = String(text)
  let expected = place.text(with: describing(part))
  let alike = lookAlike(of: part, in: whole, place)
  let areShown = Phrase.Condition.shown([describing(whole), describing(part)])
  let claim: Difference.Claim
  switch place {
  case .anywhere:
    let nearest = LongestMatch(of: part, in: whole)
    let was: Phrase = "was \(describing(whole))"
    claim =
      if let nearest {
        .reason(
          expected: .if(areShown, expected, orElse: place.text(with: nearest.expected)),
          but: .if(areShown, was, orElse: "the nearest is \(nearest.description)"))
      } else {
        .reason(expected: expected, but: was)
      }
  case .atStart, .atEnd:
    let ends = ends(part, whole, areLast: place == .atEnd)
    claim = .unequal(
      expected: .if(areShown, expected, orElse: place.text(with: ends.expected)),
      actual: .if(areShown, describing(whole), orElse: ends.actual))
  }
  var explanation = Explanation(
    claim, note: alike, whole: WholeValues(actual: describing(whole)))
  explanation.differences[0].looksAlike = alike != nil
  return explanation
}

/// The characters of a text that look like the characters of a part, with their code points.
///
/// Nil also while the nearest of many values is searched, which needs no note.
private func lookAlike(of part: String, in text: String, _ place: PlaceInText) -> Phrase? {
  guard !Nearest.isSearching.get() else { return nil }
  let expected = Array(part)
  let skipped = place == .atEnd ? max(0, text.count - expected.count) : 0
  let actual = Array(text.dropFirst(skipped).prefix(Layout.comparedText))
  guard !expected.isEmpty, expected.count <= actual.count else { return nil }
  // A text that repeats itself would be compared with each part of itself.
  var left = Layout.comparisons
  func isAlike(at start: Int) -> Bool {
    expected.indices.allSatisfy { index in
      left -= 1
      return left > 0
        && (expected[index] == actual[start + index]
          || lookAlike(expected[index], actual[start + index]))
    }
  }
  let starts = place == .anywhere ? 0...(actual.count - expected.count) : 0...0
  guard let start = starts.first(where: isAlike),
    let offset = expected.indices.first(where: { expected[$0] != actual[start + $0] })
  else { return nil }
  let (expectedText, actualText) = (
    quotedWithCodePoints(expected[offset]), quotedWithCodePoints(actual[start + offset])
  )
  return "offset \(skipped + start + offset): expected \(expectedText), but was \(actualText)"
}

/// The beginnings of two texts around their first difference, or their ends around the last one.
private func ends(_ part: String, _ text: String, areLast: Bool) -> (
  expected: Phrase, actual: Phrase
) {
  let same =
    areLast
    ? zip(part.reversed(), text.reversed()).prefix { $0 == $1 }.count
    : zip(part, text).prefix { $0 == $1 }.count
  func place(_ text: String) -> TextPlace {
    let start = areLast ? text.endIndex : text.startIndex
    return TextPlace(whole: text, index: text.index(start, upTo: areLast ? -same : same))
  }
  return Excerpt.sides(place(part), place(text), .end(same: same, isLast: areLast))
}

/// Matches a text if a matcher matches one of its lines.
///
/// ```swift
/// assertThat(receipt, hasLine(hasPrefix("Total")))
/// // receipt: expected a text with a line that is a string starting with "Total",
/// //   but none of 3 lines is
/// ```
///
/// What follows the last line break is a line as well, also if it is empty.
///
/// - Parameter matcher: What is expected of one line, without its line break.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n*), where *n* is the number of characters.
@_disfavoredOverload public func hasLine<Text: StringProtocol>(_ matcher: Matcher<String>)
  -> Matcher<Text>
{ line("a line that is", matcher) }

/// Matches a text that has this line.
///
/// ```swift
/// assertThat(receipt, hasLine("Total 1800"))
/// // receipt: expected a text with the line "Total 1800", but none of 3 lines is
/// ```
///
/// - Parameter text: The line, without its line break.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func hasLine<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  line("the line", equalTo(text))
}

/// Which of several lines to show: all, or those around the nearest line if there are many.
private func shown(of count: Int, around nearest: Int?) -> Range<Int> {
  guard let nearest, count > Layout.mostListed else { return 0..<count }
  let context = Layout.linesOfContext
  return max(0, nearest - context)..<min(count, nearest + context + 1)
}

private func line<Text: StringProtocol>(_ description: String, _ matcher: Matcher<String>)
  -> Matcher<Text>
{
  Matcher(
    describedBy: {
      "a text \($0.isOpposite ? "without" : "with") \(description) \(matcher.expected)"
    },
    decidedBy: .matchingParts
  ) { text, judging in
    let pieces = String(text).split(omittingEmptySubsequences: false) { $0.isNewline }
    let lines = pieces.map { String($0) }
    var mismatches: [(index: Int, mismatch: Mismatch)] = []
    for (index, line) in lines.enumerated() {
      switch judging.judge(matcher, part: line, at: .words("line \(index + 1)")) {
      case .match: return judging.match(because: "line \(index + 1) was \(describing(line))")
      case .mismatch(let mismatch): mismatches.append((index, mismatch))
      }
    }
    if lines.count == 1 {
      return .mismatch { [mismatches] expected in
        let whole = describing(lines[0])
        // Of a long line, what differs in it.
        return whole.isAtAGlance || mismatches.isEmpty
          ? Explanation(.unequal(expected: expected, actual: whole))
          : mismatches[0].mismatch.explanation.at(.words("line 1, the only one"))
      }
    }
    return .mismatch { [mismatches] expected in
      let nearest = Nearest(among: mismatches)
      let text = nearest.map {
        $0.searched.nearest(
          is: $0.text(at: "line \($0.index + 1)", describing(lines[$0.index])))
      }
      return Explanation(
        .reason(
          expected: expected,
          but: "none of \(lines.count) lines is\((text ?? "").framed(by: "; ", ""))"),
        details: DetailLine.list(
          shown(of: lines.count, around: nearest?.index).lazy.map { index in
            ("line \(index + 1)", describing(lines[index]))
          }))
    }
  }
}

/// Matches a text that equals another if upper and lower case do not count.
///
/// ```swift
/// assertThat(name, equalToIgnoringCase("Miso"))
/// // name: expected "Miso" ignoring case, but was "shio"
/// ```
///
/// Case is folded as Unicode does it for all languages: `"STRASSE"` equals `"straße"`, and `"ΟΔΟΣ"`
/// equals `"οδος"`. The dotless `"ı"` of Turkish does not equal `"i"`.
///
/// - Parameter text: The text that it must equal.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func equalToIgnoringCase<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  normalizedEquality(to: text, "ignoring case") { $0.caseFolded }
}

/// Matches a text that equals another if the amount of white space does not count.
///
/// ```swift
/// assertThat(menu, equalToCompressingWhitespace("miso  ramen"))
/// // menu: expected "miso ramen" with any white space, but was "shio ramen"
/// ```
///
/// Runs of blanks, tabs and line breaks count as one blank. At both ends, they do not count at all.
///
/// - Parameter text: The text that it must equal.
/// - Returns: A matcher for `String`, `Substring` and every other text.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func equalToCompressingWhitespace<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  normalizedEquality(to: text, "with any white space") {
    $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Matches a text that has only white space, or nothing at all.
///
/// ```swift
/// assertThat(note, isBlank())
/// // note: expected a blank string, but was "no nori"
/// ```
///
/// - Returns: A matcher for blank texts.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func isBlank<Text: StringProtocol>() -> Matcher<Text> {
  Matcher(describedBy: { "\($0.not)a blank string" }) { text, _ in
    guard let word = text.firstIndex(where: { !$0.isWhitespace }) else { return .match }
    return .mismatch { expected in
      let whole = describing(String(text))
      let offset = text.distance(from: text.startIndex, to: word)
      let rest = describing(String(text[word...]))
      return Explanation(
        .reason(
          expected: expected,
          but: .if(.shown([whole]), "was \(whole)", orElse: "at offset \(offset) is \(rest)")))
    }
  }
}

extension String {
  /// The string as it is compared if case does not count.
  ///
  /// Each of the two cases keeps some differences: `ß` is `SS` in upper case, `ẞ` is `ß` in lower
  /// case, and `ς` and `σ` are both `Σ`. Lower, upper and again lower case give Unicode's full
  /// folding, except for `ı`, which stays as it is.
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
  return Matcher(describedBy: { "\($0.not)\(describing(expected)) \(manner)" }) { text, _ in
    let actual = normalize(String(text))
    guard actual != normalized else { return .match }
    return .mismatch { expected in
      // Long texts are shown in the form in which they were compared, so only real differences
      // stand out.
      let explanation = explainInequality(expected: normalized, actual: actual)
      return explanation.details.isEmpty
        ? Explanation(.unequal(expected: expected, actual: describing(text))) : explanation
    }
  }
}
