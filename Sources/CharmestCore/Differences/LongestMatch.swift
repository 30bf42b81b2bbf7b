internal import Foundation

/// The place in a text that has the longest piece of another text.
struct LongestMatch {
  /// The text that is looked for, and the text that is searched.
  private let part: String
  private let text: String
  /// Where in the text the piece is.
  private let range: Range<String.Index>
  /// How many characters of the text that is looked for come before the piece.
  private let skipped: Int
  /// Whether all of the text was searched.
  private let isOfWholeText: Bool

  /// Finds the longest piece; of several equally long pieces, the first one.
  ///
  /// It finds nothing if the piece has less than three characters or less than a third of the part,
  /// and while the nearest of many values is searched, which needs no place.
  ///
  /// - Parameters:
  ///   - part: The text that is looked for.
  ///   - text: The text that is searched. Of a very long text, only the beginning is searched.
  init?(of part: String, in text: String) {
    guard !Nearest.isSearching.get() else { return nil }
    self.part = part
    self.text = text
    let bytes = text.utf8.prefix(Layout.searchedText)
    isOfWholeText = bytes.endIndex == text.utf8.endIndex
    let (end, endInPart, count) = SuffixAutomaton(part.utf8.prefix(Layout.comparedText))
      .longestPiece(in: bytes)
    // The ends of the piece may be inside a character.
    func index(_ text: String, _ offset: Int) -> String.Index? {
      String.Index(text.utf8.index(text.startIndex, offsetBy: offset), within: text)
    }
    var (lead, tail) = (0, 0)
    while lead < count,
      index(text, end - count + lead) == nil || index(part, endInPart - count + lead) == nil
    { lead += 1 }
    while tail < count - lead,
      index(text, end - tail) == nil || index(part, endInPart - tail) == nil
    { tail += 1 }
    guard let start = index(text, end - count + lead), let stop = index(text, end - tail),
      let startInPart = index(part, endInPart - count + lead)
    else { return nil }
    range = start..<stop
    skipped = part.distance(from: part.startIndex, to: startInPart)
    let length = text[range].count
    guard length >= Layout.shortestPiece, length * Layout.sharesOfPiece >= part.count else {
      return nil
    }
  }

  /// All of a text that another has, however long the two are; nil if it is not there.
  init?(whole part: String, in text: String) {
    guard !part.isEmpty, let range = text.range(of: part) else { return nil }
    self.init(at: range, in: text)
  }

  /// A place of a text; nil if it ends inside of a character.
  init?(at range: Range<String.Index>, in text: String) {
    guard String.Index(range.lowerBound, within: text) != nil,
      String.Index(range.upperBound, within: text) != nil
    else { return nil }
    (self.part, self.text, self.range) = (String(text[range]), text, range)
    (skipped, isOfWholeText) = (0, true)
  }

  /// The place, such as
  /// `..."total is 42 EUR"... (longest match: 10 of 15 characters at offset 611)`.
  var description: Phrase { place + length.droppable.framed(by: " (", ")") }

  /// How much of the text that is looked for is there, and where.
  var length: Phrase {
    let place = PositionInText(range.lowerBound, in: text).inWords
    let length = text[range].count
    if length == part.count { return Phrase(place) }
    let count = counted(part.count, "character")
    let searched = isOfWholeText ? "" : " near the start"
    return "longest match\(searched): \(length) of \(count) \(place)"
  }

  /// The place alone: `..."total is 42 EUR"...`.
  var place: Phrase { sides.actual }

  /// The text that is looked for; if it is long, as much of it as fits beside the place.
  var expected: Phrase { sides.expected }

  /// Both texts around the place where the piece ends or, if their ends are the same, begins.
  private var sides: (expected: Phrase, actual: Phrase) {
    let before = skipped == 0 ? text[range].count : skipped
    return Excerpt.sides(
      TextPlace(whole: part, index: part.index(part.startIndex, upTo: before)),
      TextPlace(whole: text, index: skipped == 0 ? range.upperBound : range.lowerBound),
      .part(before: before, behind: part.count - before))
  }
}
