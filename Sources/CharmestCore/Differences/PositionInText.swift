/// Where in a text something begins.
package struct PositionInText {
  private let index: String.Index
  private let text: String
  /// The number of its line, counted from 1; nil in a text of one line.
  let line: Int?

  /// A line break at the end begins no line, and the place of a line break is behind it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of the text.
  package init(_ index: String.Index, in text: String) {
    (self.index, self.text) = (index, text)
    let start = text[index...].firstIndex { !$0.isNewline } ?? index
    let before = text[..<start]
    let breaks = before.hasByte(Self.lineBreak) ? before.utf8.count { $0 == Self.lineBreak } : 0
    let isLast = !text[start...].dropLast().hasByte(Self.lineBreak)
    line = breaks == 0 && isLast ? nil : breaks + 1
  }

  /// The number of characters in front of it.
  var offset: Int { text.distance(from: text.startIndex, to: index) }

  private static let lineBreak = UInt8(ascii: "\n")

  /// `at offset 127` or, in a text of several lines, `on line 3`.
  package var inWords: String { line.map { "on line \($0)" } ?? "at offset \(offset)" }
}
