internal import Foundation

extension Data {
  /// The number of bytes, and the text that they are, or the bytes themselves.
  func text(after head: String, in room: WidthLimit) -> LimitedText {
    let head = "\(head)(\(counted(count, "byte"))"
    guard !isEmpty else { return LimitedText(head + ")") }
    if let text = beginningOfText {
      let piece = escaped(text, .quoted, in: room.less(head.count + 3))
      let isCut = !piece.ranOut && text.utf8.count < count
      return LimitedText(head + ": ") + piece
        + LimitedText(isCut ? "...)" : ")", ranOut: isCut)
    }
    let left = room.less(head.count + 2)
    // A byte takes two digits and the blank before them.
    let fitting = count <= left.whole / 3 ? count : Swift.max((left.cut - 3) / 3, 0)
    let bytes = prefix(fitting).map(\.twoDigits)
    let isWhole = fitting == count
    return LimitedText(
      head + ": " + bytes.joined(separator: " ") + (isWhole ? ")" : "...)"), ranOut: !isWhole)
  }
}

extension UInt8 {
  /// As a hexadecimal number, such as `0a`.
  var twoDigits: Substring { String(Int(self) + 0x100, radix: 16).dropFirst() }
}

extension Data {
  private static let mostBytesOfText = 1_000_000
  private static let mostShownBytes = 10_000

  /// The data as text, if it is UTF-8 and has no control characters except tabs and line breaks.
  var text: String? {
    let isText =
      count <= Self.mostBytesOfText
      && allSatisfy {
        $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0)
      }
    return isText ? String(data: self, encoding: .utf8) : nil
  }

  /// The part of the text that could be shown.
  private var beginningOfText: String? {
    guard count > Self.mostShownBytes else { return text }
    // The end may be inside a character.
    return (0..<4).lazy.compactMap { prefix(Self.mostShownBytes - $0).text }.first
  }
}
