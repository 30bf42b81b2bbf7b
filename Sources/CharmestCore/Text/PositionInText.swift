/// Where in a text something begins.
package struct PositionInText {
  /// The number of characters in front of it.
  let offset: Int
  /// The number of its line, counted from 1.
  let line: Int
  private let isOnlyLine: Bool

  package init(_ index: String.Index, in text: String) {
    offset = text.distance(from: text.startIndex, to: index)
    line = 1 + text[..<index].count(where: \.isNewline)
    isOnlyLine = line == 1 && !text[index...].contains(where: \.isNewline)
  }

  /// `at offset 127` or, in a text of several lines, `on line 3`.
  package var inWords: String { isOnlyLine ? "at offset \(offset)" : "on line \(line)" }
}
