internal import Foundation

/// How two strings differ, shown around their first difference.
///
/// Offsets count characters as a reader does, so an emoji is one. Only the shown part is split into
/// characters, because that takes a hundred times as long as comparing bytes.
package struct StringDifference {
  private(set) var expected: TextPlace
  private(set) var actual: TextPlace
  /// The number of characters of the actual text in front of the difference.
  private(set) var offset: Int

  package init(_ expected: some StringProtocol, _ actual: some StringProtocol) {
    let (expected, actual) = (String(expected), String(actual))
    let start = Self.firstDifference(expected, actual)
    let offset = Self.count(expected[..<start.expected])
    func text(_ whole: String, _ start: String.Index) -> TextPlace {
      TextPlace(whole: whole, index: start, count: offset + Self.count(whole[start...]))
    }
    self.offset = offset
    self.expected = text(expected, start.expected)
    self.actual = text(actual, start.actual)
  }

  /// The difference that follows after more characters of each text.
  func later(_ expectedCount: Int, _ actualCount: Int) -> StringDifference {
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
    let rest = (expected: Array(expected.rest), actual: Array(actual.rest))
    let longest = max(expected.count, actual.count)
    let most = min(Layout.mostEdits, longest / Layout.sharesOfEdits)
    let script = EditScript(from: rest.expected.count, to: rest.actual.count, mostEdits: most) {
      rest.expected[$0] == rest.actual[$1]
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
    let (expectedCount, actualCount) = (expected.utf8.count, actual.utf8.count)
    let longest = max(expectedCount, actualCount)
    let start = sameBytes(expected[...], actual[...])
    let end = min(
      sameBytes(expected[...], actual[...], atEnd: true), min(expectedCount, actualCount) - start)
    if start + end < longest, longest < Layout.comparedByLooks {
      if readAlike(expected, actual) { return 0.01 }
      if expected.lowercased() == actual.lowercased() { return 0.1 }
    }
    return max(1 - Double(start + end) / Double(longest), 0.001)
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> (
    expected: String.Index, actual: String.Index
  ) {
    var place = (expected: expected.startIndex, actual: actual.startIndex)
    while true {
      // The bytes may be equal up to the middle of a character.
      var same = sameBytes(expected[place.expected...], actual[place.actual...])
      while true {
        let whole = min(
          wholeCharacters(of: expected, from: place.expected, inBytes: same),
          wholeCharacters(of: actual, from: place.actual, inBytes: same))
        if whole == same { break }
        same = whole
      }
      place.expected = expected.utf8.index(place.expected, offsetBy: same)
      place.actual = actual.utf8.index(place.actual, offsetBy: same)
      // Characters with different bytes can be equal, such as é in one scalar and in two.
      guard place.expected < expected.endIndex, place.actual < actual.endIndex,
        expected[place.expected] == actual[place.actual]
      else { return place }
      place.expected = expected.index(after: place.expected)
      place.actual = actual.index(after: place.actual)
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
  static func sameBytes(
    _ expected: Substring, _ actual: Substring, atEnd: Bool = false
  ) -> Int {
    var (expected, actual) = (expected, actual)
    return expected.withUTF8 { expected in
      actual.withUTF8 { actual in
        guard let first = expected.baseAddress, let second = actual.baseAddress else { return 0 }
        let count = min(expected.count, actual.count)
        var same = 0
        // In blocks, because a loop over bytes is slow in code that is not optimized.
        for block in [4_096, 64, 1] {
          while same + block <= count,
            memcmp(
              first + (atEnd ? expected.count - same - block : same),
              second + (atEnd ? actual.count - same - block : same), block) == 0
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
    let first = count > 1 ? "first of \(count) differences" : "first difference"
    let place =
      isShort || isOneEmpty
      ? nil
      : (count > 1 ? nil : shortAddition) ?? "\(first) at offset \(offset)\(length)"
    let looks = alike.map {
      (place == nil ? "offset \(offset): " : "") + "expected \($0.expected), but was \($0.actual)"
    }
    let note = [place.map { Phrase($0).droppable }, looks.map { Phrase($0) }].compactMap(\.self)
    return Difference(
      .unequal(expected: sides.expected, actual: sides.actual),
      note: note.isEmpty ? nil : .joined(note, by: ": "))
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

  /// Both sides around the difference, and characters that look alike with their code points.
  private var sentence: Phrase {
    let looks = firstLookAlikes.map { " (\($0.expected), not \($0.actual))" } ?? ""
    return "expected \(sides.expected), but was \(sides.actual)\(looks)"
  }

  /// Both sides on lines of their own, and a caret below the first difference.
  private var details: [DetailLine] {
    let sides = Excerpt.sides(expected, actual, .around(onALine: true))
    let first = firstLookAlikes ?? (text(expected.rest.first), text(actual.rest.first))
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
