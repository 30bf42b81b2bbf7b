internal import Foundation

/// How two strings differ, shown around their first difference.
///
/// Offsets count characters as a reader does, so an emoji is one. Only the shown part is split into
/// characters, because that takes a hundred times as long as comparing bytes.
package struct StringDifference {
  private var expected: TextPlace
  private var actual: TextPlace
  /// The number of characters of the actual text in front of the difference.
  private var offset: Int

  package init(_ expected: some StringProtocol, _ actual: some StringProtocol) {
    let (expected, actual) = (String(expected), String(actual))
    let (start, other) = Self.firstDifference(expected, actual)
    let offset = Self.count(expected[..<start])
    func text(_ whole: String, _ start: String.Index) -> TextPlace {
      TextPlace(whole: whole, index: start, count: offset + Self.count(whole[start...]))
    }
    self.offset = offset
    self.expected = text(expected, start)
    self.actual = text(actual, other)
  }

  /// The difference that follows after more characters of each text.
  private func later(_ expectedCount: Int, _ actualCount: Int) -> StringDifference {
    var later = self
    later.expected.index = expected.whole.index(expected.index, upTo: expectedCount)
    later.actual.index = actual.whole.index(actual.index, upTo: actualCount)
    later.offset = offset + actualCount
    return later
  }

  /// All places in which the texts differ, if these are few for their lengths.
  ///
  /// Places of which a reader sees two as one count as one.
  private var places: [StringDifference] {
    // Long texts are not read to their ends.
    guard !isShort, max(expected.count, actual.count) <= Layout.comparedText,
      !Nearest.isSearching.get()
    else {
      return [self]
    }
    let (first, second) = (Array(expected.rest), Array(actual.rest))
    let longest = max(expected.count, actual.count)
    let most = min(Layout.mostEdits, longest / Layout.sharesOfEdits)
    let script = EditScript(from: first.count, to: second.count, mostEdits: most) {
      first[$0] == second[$1]
    }
    guard let script else { return [self] }
    var places: [StringDifference] = []
    var end = -Layout.landmark
    for (removed, inserted) in script.edits {
      if inserted.lowerBound - end >= Layout.landmark {
        places.append(later(removed.lowerBound, inserted.lowerBound))
      }
      end = inserted.upperBound
    }
    return places
  }

  private static func count(_ text: Substring) -> Int {
    // In ASCII, each byte is a character, except for a Windows line ending, which has two bytes.
    let isPlain = text.utf16.count == text.utf8.count && !text.hasByte(UInt8(ascii: "\r"))
    return isPlain ? text.utf8.count : text.count
  }

  /// How little two strings have in common, from 0 to 1.
  package static func cost(_ expected: String, _ actual: String) -> Double {
    guard expected != actual else { return 0 }
    let (count, other) = (expected.utf8.count, actual.utf8.count)
    let longest = max(count, other)
    let start = sameBytes(expected[...], actual[...])
    let end = min(sameBytes(expected[...], actual[...], atEnd: true), min(count, other) - start)
    if start + end < longest, longest < Layout.comparedByLooks {
      if readAlike(expected, actual) { return 0.01 }
      if expected.lowercased() == actual.lowercased() { return 0.1 }
    }
    return max(1 - Double(start + end) / Double(longest), 0.001)
  }

  /// Whether two strings are equal but for characters that look alike.
  static func readAlike(_ expected: String, _ actual: String) -> Bool {
    expected.count == actual.count
      && zip(expected, actual).allSatisfy { $0 == $1 || lookAlike($0, $1) }
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> (
    String.Index, String.Index
  ) {
    var (first, second) = (expected.startIndex, actual.startIndex)
    while true {
      // The bytes may be equal up to the middle of a character.
      var same = sameBytes(expected[first...], actual[second...])
      while true {
        let whole = min(
          wholeCharacters(of: expected, from: first, inBytes: same),
          wholeCharacters(of: actual, from: second, inBytes: same))
        if whole == same { break }
        same = whole
      }
      first = expected.utf8.index(first, offsetBy: same)
      second = actual.utf8.index(second, offsetBy: same)
      // Characters with different bytes can be equal, such as é in one scalar and in two.
      guard first < expected.endIndex, second < actual.endIndex, expected[first] == actual[second]
      else { return (first, second) }
      first = expected.index(after: first)
      second = actual.index(after: second)
    }
  }

  /// How many of these bytes belong to whole characters.
  private static func wholeCharacters(
    of text: String, from start: String.Index, inBytes count: Int
  ) -> Int {
    let index = text.utf8.index(start, offsetBy: count)
    guard index < text.endIndex else { return count }
    // Forth and back, because to try a character of many scalars byte by byte takes too long.
    let character = text.index(before: text.index(after: index))
    return text.utf8.distance(from: start, to: character)
  }

  /// How many bytes are the same at the start of two texts, or at their ends.
  fileprivate static func sameBytes(
    _ expected: Substring, _ actual: Substring, atEnd: Bool = false
  ) -> Int {
    var (expected, actual) = (expected, actual)
    return expected.withUTF8 { first in
      actual.withUTF8 { second in
        guard let start = first.baseAddress, let other = second.baseAddress else { return 0 }
        let count = min(first.count, second.count)
        var same = 0
        // In blocks, because a loop over bytes is slow in code that is not optimized.
        for block in [4_096, 64, 1] {
          while same + block <= count,
            memcmp(
              start + (atEnd ? first.count - same - block : same),
              other + (atEnd ? second.count - same - block : same), block) == 0
          {
            same += block
          }
        }
        return same
      }
    }
  }
}

extension Difference {
  /// The same with what all differences have in common.
  fileprivate func noted(_ kind: String?) -> Difference {
    guard let kind else { return self }
    return Difference(claim, note: .joined([note ?? "", Phrase(kind)], by: ", "))
  }
}

extension StringDifference {
  /// The difference with further lines and remarks.
  var explanation: Explanation {
    if isShort || isOneEmpty { return Explanation([unequal(1).noted(onlyKindOfDifference)]) }
    let aligned = alignedWithParts
    if let addition = aligned.addition {
      return Explanation(addition, details: Array(aligned.details.dropLast()))
    }
    let places = places
    let others = places.dropFirst().lazy.map { place -> DetailLine.Pair in
      ("offset \(place.offset)", place.sentence)
    }
    let details = details + DetailLine.list(AnyRandomAccessCollection(others))
    let kind = onlyKindOfDifference
    var difference = unequal(places.count).noted(kind)
    // What all places have in common says more than each of them.
    if 2...Layout.named ~= places.count, kind == nil {
      difference.places = places.map(\.locatedDifference)
    }
    return Explanation([difference], details: details)
  }

  /// The difference as one of a few in the same text.
  private var locatedDifference: Difference {
    let looks = firstLookAlikes.map { "\($0.expected), not \($0.actual)" }
    return Difference(
      at: .words("at offset \(offset)"),
      .unequal(expected: sides.expected, actual: sides.actual),
      note: looks.map { Phrase($0) })
  }

  /// The difference as one of several.
  var difference: Difference {
    if isShort, !isOneEmpty, onlyWhiteSpaceDiffers {
      var difference = unequal(1).noted(onlyKindOfDifference)
      difference.note = difference.note?.droppable(with: .notesAndTallies)
      return difference
    }
    if isShort || isOneEmpty { return unequal(1) }
    return alignedWithParts.addition.map { Difference($0) } ?? unequal(places.count)
  }

  /// Short strings are shown whole.
  private var isShort: Bool { max(expected.count, actual.count) <= Layout.shortText }
  private var isOneEmpty: Bool { min(expected.count, actual.count) == 0 }

  /// This difference as the first of so many.
  private func unequal(_ count: Int) -> Difference {
    let alike = firstLookAlikes
    if expected.count == 1, actual.count == 1, let alike {
      return Difference(.unequal(expected: Phrase(alike.expected), actual: Phrase(alike.actual)))
    }
    // Of two lengths, the reader would not know which one is meant.
    let length = expected.count == actual.count ? " of \(actual.count)" : ""
    let first =
      count > 1 ? "first of \(count) differences" : shortAddition ?? "first difference"
    let place = isShort || isOneEmpty ? nil : "\(first) at offset \(offset)\(length)"
    let looks = alike.map {
      (place == nil ? "offset \(offset): " : "") + "expected \($0.expected), but was \($0.actual)"
    }
    let note = [place.map { Phrase($0).droppable }, looks.map { Phrase($0) }].compactMap(\.self)
    return Difference(
      .unequal(expected: sides.expected, actual: sides.actual),
      note: note.isEmpty ? nil : .joined(note, by: ": "))
  }

  /// `missing "+"` or `unexpected "+"`, if nothing else differs between two texts around it.
  private var shortAddition: String? {
    let isMissing = expected.count > actual.count
    let (longer, shorter) = isMissing ? (expected, actual) : (actual, expected)
    guard 1..<Layout.longAddition ~= longer.count - shorter.count,
      let piece = longer.part(before: shorter.rest)
    else { return nil }
    return "\(isMissing ? "missing" : "unexpected") \(quoted(piece))"
  }

  /// What all differences have in common, if it is easily overlooked.
  private var onlyKindOfDifference: String? {
    // Characters that look alike are already named, and long texts are not read to their ends.
    guard !isOneEmpty, firstLookAlikes == nil,
      max(expected.count, actual.count) <= Layout.comparedText
    else {
      return nil
    }
    if expected.whole.lowercased() == actual.whole.lowercased() {
      return "only upper and lower case differ"
    }
    return onlyWhiteSpaceDiffers ? "only white space differs" : nil
  }

  private var onlyWhiteSpaceDiffers: Bool {
    let solid = [expected, actual].map { $0.whole.filter { !$0.isWhitespace } }
    return solid[0] == solid[1]
  }

  /// The same where an addition begins as a reader would cut it.
  ///
  /// In `[1],[2],[3]`, what is added can be `[2],` or `2],[` or `,[2]`: texts that repeat themselves
  /// leave open where it begins.
  private var alignedWithParts: StringDifference {
    let (longer, shorter) = expected.count > actual.count ? (expected, actual) : (actual, expected)
    guard shorter.next != nil, longer.count - shorter.count <= Layout.alignedAddition,
      let piece = longer.part(before: shorter.rest)
    else { return self }
    let earlier = longer.charactersToAlign(piece)
    return earlier > 0 ? later(-earlier, -earlier) : self
  }

  /// What to say if one string is the other with something added in one place.
  private var addition: Difference.Claim? {
    let isMissing = expected.count > actual.count
    let (longer, shorter) = isMissing ? (expected, actual) : (actual, expected)
    let count = longer.count - shorter.count
    let place: Phrase
    let part: Substring
    if shorter.next == nil {
      (part, place) = (longer.rest, "at the end")
    } else if longer.whole.hasSuffix(shorter.whole) {
      (part, place) = (longer.whole.prefix(count), "at the start")
    } else if count >= Layout.longAddition, let piece = longer.part(before: shorter.rest) {
      // Around a shorter piece, a window shows what follows it as well.
      part = piece
      place = "after \(Phrase(.ending(longer))) at offset \(offset)"
    } else {
      return nil
    }
    let areBothShown = longer.count <= Layout.textBesideAnother
    let isShorterShown = areBothShown || shorter.count <= Layout.shortText
    func said(_ text: TextPlace, _ count: String) -> Phrase {
      areBothShown || isShorterShown && text.count == shorter.count
        ? describing(text.whole) : Phrase(count).droppable
    }
    let same = shorter.next == nil && !isShorterShown ? "same up to offset \(offset), " : ""
    let was: Phrase = "was \(said(actual, "\(actual.count)")): \(same)"
    return .reason(
      expected: said(expected, counted(expected.count, "character")),
      but: """
        \(isMissing && isShorterShown ? was : was.droppable)\
        \(isMissing ? "missing " : "unexpected ")\(Phrase(.beginning(part))) \(place)
        """)
  }

  /// Both sides around the difference, and characters that look alike with their code points.
  private var sentence: Phrase {
    let looks = firstLookAlikes.map { " (\($0.expected), not \($0.actual))" } ?? ""
    return "expected \(sides.expected), but was \(sides.actual)\(looks)"
  }

  /// Both sides on lines of their own, and a caret below the first difference.
  private var details: [DetailLine] {
    let sides = Excerpt.sides(expected, actual, .around(onALine: true))
    let first = firstLookAlikes ?? (text(expected.next), text(actual.next))
    let note = "expected \(first.expected), but was \(first.actual)"
    let caret = Excerpt.caret(actual, beside: expected, offset: offset, note)
    return [
      DetailLine(.item, "expected", sides.expected),
      // One more blank, so that both values begin in the same column.
      DetailLine(.item, "but was", " \(sides.actual)"),
      DetailLine(.item, "differs", Phrase(caret)),
    ]
  }

  private var sides: (expected: Phrase, actual: Phrase) {
    Excerpt.sides(expected, actual, .around(onALine: false))
  }

  private func text(_ character: Character?) -> String {
    character.map { quoted(String($0)) } ?? ""
  }

  /// The first characters that differ, with their code points, if they look alike.
  private var firstLookAlikes: (expected: String, actual: String)? {
    guard let first = expected.next, let second = actual.next else { return nil }
    /// As many characters of a text as look like one character of the other, such as `...` for `…`.
    func characters(of text: TextPlace, like character: Character) -> Substring? {
      let look = skeleton(character)
      let characters = text.rest.prefix(look.count)
      return !look.isEmpty && characters.map(skeleton).joined() == look ? characters : nil
    }
    // Of a character of very many code points, not all are shown.
    if let points = firstDifferentCodePoints(first, second) { return points }
    if lookAlike(first, second) {
      return (quotedWithCodePoints(first), quotedWithCodePoints(second))
    }
    if let several = characters(of: actual, like: first) {
      return (quotedWithCodePoints(first), quotedWithCodePoints(several))
    }
    return characters(of: expected, like: second).map {
      (quotedWithCodePoints($0), quotedWithCodePoints(second))
    }
  }
}

extension TextPlace {
  fileprivate var next: Character? { rest.first }

  /// What stands between the place and a tail, if the text ends with that tail.
  ///
  /// Bytes are compared, because to compare a long text by characters takes too long.
  fileprivate func part(before tail: Substring) -> Substring? {
    let count = rest.utf8.count - tail.utf8.count
    guard count > 0,
      let end = String.Index(whole.utf8.index(index, offsetBy: count), within: whole),
      StringDifference.sameBytes(whole[end...], tail) == tail.utf8.count
    else { return nil }
    return whole[index..<end]
  }
}

extension TextPlace {
  /// How many characters earlier a piece begins that a reader would cut out of the text.
  fileprivate func charactersToAlign(_ piece: Substring) -> Int {
    let piece = Array(piece)
    let before = Array(whole[whole.index(index, upTo: -piece.count)..<index])
    let most = zip(before.reversed(), piece.reversed()).prefix { $0 == $1 }.count
    // A whole part in brackets, behind its separator, as early as possible.
    let begins = (0...most).compactMap { count -> (Int, Int, earlier: Int)? in
      let piece = before.suffix(count) + piece.dropLast(count)
      guard let first = piece.first, let previous = before.dropLast(count).last,
        !(first.isPartOfWord && previous.isPartOfWord)
      else { return nil }
      return (piece.unpairedBrackets, first.rankAtStart, -count)
    }
    return begins.min { $0 < $1 }.map { -$0.earlier } ?? 0
  }
}

extension Collection<Character> {
  /// How many brackets are not closed or not opened.
  fileprivate var unpairedBrackets: Int {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{", ">": "<"]
    var (open, unpaired): ([Character], Int) = ([], 0)
    for character in self {
      if pairs.values.contains(character) {
        open.append(character)
      } else if let opening = pairs[character] {
        if open.last == opening { open.removeLast() } else { unpaired += 1 }
      }
    }
    return unpaired + open.count
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }

  /// How well a part begins with it, the best first.
  fileprivate var rankAtStart: Int { ",;&|([{<".contains(self) ? 0 : isWhitespace ? 1 : 2 }
}

extension Substring {
  /// Whether the text has this byte.
  ///
  /// This is much faster than `utf8.contains` in code that is not optimized.
  func hasByte(_ byte: UInt8) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
    }
  }
}

/// A character in quotes, followed by its code points: `"a" (U+0061)`.
func quotedWithCodePoints(_ character: Character) -> String {
  quotedWithCodePoints(String(character)[...])
}

/// The first code points that differ in two characters of which the same few are shown.
private func firstDifferentCodePoints(
  _ expected: Character, _ actual: Character
) -> (expected: String, actual: String)? {
  let (first, second) = (Array(expected.unicodeScalars), Array(actual.unicodeScalars))
  // Only of very many code points some are left out.
  guard first.count > ValueLimits.codePoints, quoted(String(expected)) == quoted(String(actual)),
    let index = zip(first, second).map(!=).firstIndex(of: true)
  else { return nil }
  func text(_ scalar: Unicode.Scalar) -> String {
    "\(codePoint(scalar)) as code point \(index + 1)"
  }
  return (text(first[index]), text(second[index]))
}

private func quotedWithCodePoints(_ text: Substring) -> String {
  let points = text.unicodeScalars.prefix(ValueLimits.codePoints).map(codePoint)
  return "\(quoted(text)) (\(points.joined(separator: " ")))"
}

private func codePoint(_ scalar: Unicode.Scalar) -> String {
  String(format: "U+%04X", scalar.value)
}

/// Whether two different characters look alike in print.
func lookAlike(_ first: Character, _ second: Character) -> Bool {
  first != second && skeleton(first) == skeleton(second)
}

/// What a character looks like to readers of Latin letters.
private func skeleton(_ character: Character) -> String {
  // Also before decomposing: a double prime decomposes into two primes.
  let latin = character.unicodeScalars.reduce(into: String.UnicodeScalarView()) {
    $0.append(latinLookAlikes[$1] ?? $1)
  }
  // Foundation takes long for what decomposes into itself.
  if latin.allSatisfy(\.isASCII) { return String(latin) }
  let plain = String(latin).decomposedStringWithCompatibilityMapping
  return String(
    plain.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map {
      Character(latinLookAlikes[$0] ?? $0)
    })
}

/// Letters of other scripts, and punctuation, that look like ASCII.
private let latinLookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
  let pairs: [(Unicode.Scalar, String)] = [
    ("a", "\u{0430}\u{03B1}"), ("c", "\u{0441}"), ("d", "\u{0501}"), ("e", "\u{0435}"),
    ("h", "\u{04BB}"), ("i", "\u{0456}\u{03B9}\u{0131}"), ("j", "\u{0458}"),
    ("k", "\u{043A}\u{03BA}"), ("l", "\u{04CF}"), ("n", "\u{0578}"), ("o", "\u{043E}\u{03BF}"),
    ("p", "\u{0440}\u{03C1}"), ("q", "\u{051B}"), ("s", "\u{0455}"), ("u", "\u{03C5}"),
    ("v", "\u{03BD}"), ("w", "\u{051D}"), ("x", "\u{0445}\u{03C7}"), ("y", "\u{0443}"),
    ("A", "\u{0410}\u{0391}"), ("B", "\u{0412}\u{0392}"), ("C", "\u{0421}"),
    ("E", "\u{0415}\u{0395}"), ("H", "\u{041D}\u{0397}"), ("I", "\u{0406}\u{0399}"),
    ("J", "\u{0408}"), ("K", "\u{041A}\u{039A}"), ("M", "\u{041C}\u{039C}"), ("N", "\u{039D}"),
    ("O", "0\u{041E}\u{039F}"), ("P", "\u{0420}\u{03A1}"), ("S", "\u{0405}"),
    ("T", "\u{0422}\u{03A4}"), ("X", "\u{0425}\u{03A7}"), ("Y", "\u{03A5}"), ("Z", "\u{0396}"),
    ("-", "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}"),
    ("'", "\u{2018}\u{2019}\u{02BC}\u{2032}\u{00B4}"),
    ("\"", "\u{201C}\u{201D}\u{2033}"), ("/", "\u{2044}\u{2215}"), (":", "\u{2236}"),
    ("*", "\u{2217}"),
    (";", "\u{037E}"), (",", "\u{201A}"),
  ]
  var byLookAlike: [Unicode.Scalar: Unicode.Scalar] = [:]
  for (ascii, others) in pairs {
    for other in others.unicodeScalars { byLookAlike[other] = ascii }
  }
  return byLookAlike
}()
