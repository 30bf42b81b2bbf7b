internal import Foundation

extension Data {
  /// The number of bytes, and the text that they are, or the bytes themselves.
  func text(after head: String, in room: WidthLimit) -> LimitedText {
    let head = "\(head)(\(counted(count, "byte"))"
    guard !isEmpty else { return LimitedText(head + ")") }
    if let text = beginningOfText {
      let piece = escaped(text, .quoted, in: room.less(head.count + ": )".count))
      let isCut = !piece.ranOut && text.utf8.count < count
      return LimitedText(head + ": ") + piece
        + LimitedText(isCut ? "...)" : ")", ranOut: isCut)
    }
    let left = room.less(head.count + 2)
    let wide = ValueLimits.columnsOfByte
    let fitting =
      count <= left.whole / wide ? count : Swift.max((left.cut - ValueLimits.dots) / wide, 0)
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
  /// The data as text, if it is UTF-8 and has no control characters except tabs and line breaks.
  var text: String? {
    let isText =
      count <= ValueLimits.bytesOfText
      && allSatisfy {
        $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0)
      }
    return isText ? String(data: self, encoding: .utf8) : nil
  }

  /// The part of the text that could be shown.
  private var beginningOfText: String? {
    guard count > ValueLimits.bytesShown else { return text }
    // The end may be inside a character.
    return (0..<4).lazy.compactMap { prefix(ValueLimits.bytesShown - $0).text }.first
  }
}
