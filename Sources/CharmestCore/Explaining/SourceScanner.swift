/// A piece of Swift source: where it stands, and what it is as far as brackets and commas matter.
struct SourceToken {
  enum Kind {
    /// White space or a comment.
    case blank
    /// A name, a keyword, or what stands between backticks.
    case word
    case number
    /// One byte of an operator or of punctuation; a run of `#` is one mark.
    case mark
    /// A string literal, or the end of one after an interpolation.
    case text
    /// A part of a string literal up to and with the `\(` of an interpolation.
    case interpolationStart
    case interpolationEnd
    /// A regex literal between bare slashes; another reading of the slashes is possible.
    case bareRegex
    case regex
    /// A literal that does not end, or that nests too deeply.
    case broken
  }

  let kind: Kind
  let range: Range<Int>
}

/// Cuts Swift source into tokens, just finely enough to tell code from comments and literals.
///
/// Knows no grammar, needs no valid source, keeps its own stack and looks at no byte more than a
/// few times, so that any input is scanned in linear time.
struct SourceScanner {
  private enum Frame {
    case text(hashes: Int, isMultiLine: Bool)
    case interpolation(openParentheses: Int)
  }

  let bytes: [UInt8]
  private(set) var position: Int
  private var frames: [Frame] = []
  /// Bounds the one look-ahead that runs to the end of the line for each nested literal.
  private static let deepestNesting = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if bytes.starts(with: "#!".utf8) { skipLine() }
  }

  mutating func next() -> SourceToken? {
    guard let byte = byte(at: position) else { return nil }
    let start = position
    let kind =
      if case .text(let hashes, let isMultiLine)? = frames.last {
        text(hashes: hashes, isMultiLine: isMultiLine)
      } else {
        code(byte)
      }
    return SourceToken(kind: kind, range: start..<position)
  }

  func byte(at index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }
}

extension SourceScanner {
  private mutating func code(_ byte: UInt8) -> SourceToken.Kind {
    switch byte {
    case _ where byte.isBlank:
      skip(while: \.isBlank)
      return .blank
    case UInt8(ascii: "/"): return slash()
    case UInt8(ascii: "#"): return hash()
    case UInt8(ascii: "\""): return openText(hashes: 0)
    case UInt8(ascii: "`"): return backtick()
    case _ where byte.isDigit: return number()
    case _ where byte.isNamePart:
      skip(while: \.isNamePart)
      return .word
    case UInt8(ascii: "("), UInt8(ascii: ")"): return parenthesis(byte)
    default:
      position += 1
      return .mark
    }
  }

  private mutating func parenthesis(_ byte: UInt8) -> SourceToken.Kind {
    position += 1
    guard case .interpolation(let open)? = frames.last else { return .mark }
    if byte == UInt8(ascii: ")"), open == 0 {
      frames.removeLast()
      return .interpolationEnd
    }
    frames[frames.count - 1] = .interpolation(
      openParentheses: byte == UInt8(ascii: "(") ? open + 1 : open - 1
    )
    return .mark
  }

  private mutating func backtick() -> SourceToken.Kind {
    position += 1
    let name = position
    skip { $0 != UInt8(ascii: "`") && !$0.isLineEnd }
    guard byte(at: position) == UInt8(ascii: "`") else {
      position = name
      return .mark
    }
    position += 1
    return .word
  }

  private mutating func number() -> SourceToken.Kind {
    skip(while: \.isNamePart)
    if byte(at: position) == UInt8(ascii: "."), byte(at: position + 1)?.isDigit == true {
      position += 1
      skip(while: \.isNamePart)
    }
    return .number
  }
}

extension SourceScanner {
  private mutating func slash() -> SourceToken.Kind {
    switch byte(at: position + 1) {
    case UInt8(ascii: "/"):
      skipLine()
      return .blank
    case UInt8(ascii: "*"):
      skipBlockComment()
      return .blank
    default:
      guard let end = endOfBareRegex() else {
        position += 1
        return .mark
      }
      position = end
      return .bareRegex
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while let first = byte(at: position) {
      switch (first, byte(at: position + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")?):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")?):
        depth -= 1
        position += 2
        if depth == 0 { return }
      default:
        position += 1
      }
    }
  }

  /// Where a regex literal that begins at the slash would end, by the rules of SE-0354.
  ///
  /// A backslash before a slash is skipped from every slash that comes earlier, so a search that
  /// found no end is not repeated on the same line.
  private func endOfBareRegex() -> Int? {
    if let before = byte(at: position - 1), !before.isBlank, !before.mayPrecedeRegex { return nil }
    guard let first = byte(at: position + 1), !first.isBlank else { return nil }
    var index = position + 1
    var depth = 0
    while let byte = byte(at: index), !byte.isLineEnd {
      switch byte {
      case UInt8(ascii: "\\"):
        if self.byte(at: index + 1)?.isLineEnd == false { index += 1 }
      case UInt8(ascii: "/"):
        return bytes[index - 1].isBlank ? nil : index + 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }
}

extension SourceScanner {
  private mutating func hash() -> SourceToken.Kind {
    let start = position
    skip { $0 == UInt8(ascii: "#") }
    let hashes = position - start
    switch byte(at: position) {
    case UInt8(ascii: "\""): return openText(hashes: hashes)
    case UInt8(ascii: "/"): return extendedRegex(hashes: hashes)
    default: return .mark
    }
  }

  private mutating func extendedRegex(hashes: Int) -> SourceToken.Kind {
    position += 1
    let isMultiLine = byte(at: position)?.isLineEnd == true
    while let byte = byte(at: position), isMultiLine || !byte.isLineEnd {
      position += 1
      switch byte {
      case UInt8(ascii: "\\"):
        if self.byte(at: position)?.isLineEnd == false { position += 1 }
      case UInt8(ascii: "/") where consumeHashes(hashes):
        return .regex
      default: break
      }
    }
    return .broken
  }

  private mutating func openText(hashes: Int) -> SourceToken.Kind {
    guard frames.count < Self.deepestNesting else {
      position = bytes.count
      return .broken
    }
    position += 1
    let isMultiLine = isAtQuotes(2) && !(hashes > 0 && endsOnThisLine(hashes: hashes))
    if isMultiLine { position += 2 }
    frames.append(.text(hashes: hashes, isMultiLine: isMultiLine))
    return text(hashes: hashes, isMultiLine: isMultiLine)
  }

  /// Whether three quotes do not begin several lines after all, as in `#"""#`.
  private func endsOnThisLine(hashes: Int) -> Bool {
    var ahead = self
    while let byte = ahead.byte(at: ahead.position), !byte.isLineEnd {
      ahead.position += 1
      if byte == UInt8(ascii: "\""), ahead.consumeHashes(hashes) { return true }
    }
    return false
  }

  private mutating func text(hashes: Int, isMultiLine: Bool) -> SourceToken.Kind {
    while let byte = byte(at: position), isMultiLine || !byte.isLineEnd {
      switch byte {
      case UInt8(ascii: "\\"):
        position += 1
        guard consumeHashes(hashes) else { continue }
        if self.byte(at: position) == UInt8(ascii: "(") {
          position += 1
          frames.append(.interpolation(openParentheses: 0))
          return .interpolationStart
        }
        if self.byte(at: position)?.isLineEnd == false { position += 1 }
      case UInt8(ascii: "\"") where !isMultiLine || isAtQuotes(3):
        position += isMultiLine ? 3 : 1
        guard consumeHashes(hashes) else { continue }
        frames.removeLast()
        return .text
      default:
        position += 1
      }
    }
    frames.removeLast()
    return .broken
  }

  private mutating func consumeHashes(_ hashes: Int) -> Bool {
    var end = position
    while end < position + hashes, byte(at: end) == UInt8(ascii: "#") { end += 1 }
    guard end == position + hashes else { return false }
    position = end
    return true
  }

  private func isAtQuotes(_ quotes: Int) -> Bool {
    (position..<position + quotes).allSatisfy { byte(at: $0) == UInt8(ascii: "\"") }
  }

  private mutating func skip(while isPart: (UInt8) -> Bool) {
    while let byte = byte(at: position), isPart(byte) { position += 1 }
  }

  private mutating func skipLine() {
    skip { !$0.isLineEnd }
  }
}

extension UInt8 {
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
  var isDigit: Bool { 0x30...0x39 ~= self }
  /// Whether the byte is part of a name; every byte of a character beyond ASCII counts as one.
  var isNamePart: Bool {
    isDigit || 0x41...0x5A ~= self || 0x61...0x7A ~= self || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
  fileprivate var mayPrecedeRegex: Bool { "([{,;:".utf8.contains(self) }
}
