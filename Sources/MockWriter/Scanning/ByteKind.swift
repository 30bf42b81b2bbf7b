/// What a byte begins in Swift.
enum ByteKind {
  case blank, word, operatorSign, sign, opening, closing, quote, backtick, attribute, hash
  /// A part of a character that is not ASCII: of a name or of an operator.
  case beyondASCII

  /// The kind of each byte.
  ///
  /// A table, because the tool is not optimized, and patterns are slow then.
  private static let table = (0...255).map { kind(of: UInt8($0)) }

  static func of(_ byte: UInt8) -> ByteKind { table[Int(byte)] }

  private static func kind(of byte: UInt8) -> ByteKind {
    switch Unicode.Scalar(byte) {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\0": .blank
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": .word
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", ".", "?": .operatorSign
    case "(", "[", "{": .opening
    case ")", "]", "}": .closing
    case "\"": .quote
    case "`": .backtick
    case "@": .attribute
    case "#": .hash
    case "\u{80}"..."\u{FF}": .beyondASCII
    default: .sign
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a sign of an operator, as the grammar of Swift lists them.
  var isOperatorBeyondASCII: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      true
    default: false
    }
  }
}
