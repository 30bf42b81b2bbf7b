internal import Foundation

/// A piece of a value, which is cut out around what the reader looks for.
enum Excerpt {
  /// The beginning of a text.
  case beginning(Substring)
  /// The end of what stands in front of a place.
  case ending(TextPlace)
  /// A text beside another one, around the places where the two differ.
  case text(TextPlace, beside: TextPlace, TextPlace.Extent)
  /// Below such a text on a line of its own: a caret, the offset of the place, and what is there.
  case caret(TextPlace, beside: TextPlace, offset: Int, String)
  /// A value beside another one, around the place where the two differ if they begin alike.
  case value(WrittenValue, beside: WrittenValue)
  /// The elements of a list behind a colon; nothing if there is room for no more than their number.
  case elements(WrittenValue, count: String)
  /// Bytes as `44 ac 00 00`.
  case bytes(Data)

  /// Two texts, around the places where they differ.
  static func sides(_ expected: TextPlace, _ actual: TextPlace, _ extent: TextPlace.Extent) -> (
    expected: Phrase, actual: Phrase
  ) {
    (
      Phrase(.text(expected, beside: actual, extent)),
      Phrase(.text(actual, beside: expected, extent))
    )
  }

  /// The excerpt as text, and whether that has all that the reader must see: where two texts are
  /// shown around their difference, this is the difference.
  func written(in room: Room) -> (text: String, isWhole: Bool) {
    switch self {
    case .beginning(let text):
      // Quotes and dots do not count.
      let limit = WidthLimit(whole: room.excerpt + 2, cut: room.excerpt + 2 + ValueLimits.dots)
      let beginning = escaped(text, .quoted, in: limit)
      return (beginning.text, beginning.isComplete)
    case .ending(let place):
      return (place.front(of: place.piece(room.context, 0)), true)
    case .text(let text, let other, let extent):
      let piece = text.piece(extent, beside: other, in: room)
      var isWhole = true
      if case .end = extent { isWhole = piece.utf8.count == text.whole.utf8.count }
      return (quoted(piece: piece), isWhole)
    case .caret(let text, let other, let offset, let note):
      let line = text.piece(.around(onALine: true), beside: other, in: room)
      return (Self.caret(below: text, in: line, "offset \(offset)", note, room.piece), true)
    case .value(let value, let other):
      let short = value.description(in: room.value)
      guard short.text == other.description(in: room.value).text else {
        return (short.text, short.isComplete)
      }
      let long = value.description(in: Layout.comparedText).text
      let otherLong = other.description(in: Layout.comparedText).text
      let same = zip(long, otherLong).prefix { $0 == $1 }.count
      let context = room.contextOfParts
      // What is not needed behind the difference is for the words in front of it.
      let before = 2 * context - min(context, long.count - same)
      let place = TextPlace(whole: long, index: long.index(long.startIndex, offsetBy: same))
      let piece = place.piece(before, context + 1)
      return (piece.dotted(String(piece)), true)
    case .elements(let elements, let count):
      let description = elements.description(in: room.value)
      let listing = description.text.dropFirst().dropLast()
      return (listing == count ? "" : ": \(listing)", description.isComplete)
    case .bytes(let bytes):
      // A byte takes two digits and the blank before them.
      let shown = bytes.prefix(max(1, room.excerpt / ValueLimits.columnsOfByte))
      let text = shown.map(\.twoDigits).joined(separator: " ")
      return shown.count == bytes.count ? (text, true) : ("\(text) ...", false)
    }
  }

  /// A caret below a place of a text, and words beside it: all of them, or only the first.
  private static func caret(
    below place: TextPlace, in line: Substring, _ first: String, _ rest: String, _ room: Int
  ) -> String {
    // The key of the line above has one character more, which makes up for the second quote.
    let column = place.front(of: line).columns
    func text(_ indent: Int, _ words: String) -> String {
      String(repeating: " ", count: indent) + words
    }
    let all = "\(first): \(rest)"
    // Always below the difference: in less room, the values beside it would have other columns.
    if column + "^ ".count + all.width <= room { return text(column, "^ \(all)") }
    let ahead = column - "\(all) ".columns
    return ahead < 0 ? text(column, "^ \(first)") : text(ahead, "\(all) ^")
  }
}
