/// The words and signs of a Swift file, without comments.
///
/// A declaration needs only words, brackets and a few signs. So an operator is taken apart into
/// single signs, and a literal is one token, with all that is interpolated in it.
struct Tokens {
  enum Kind { case word, sign, literal, directive }

  struct Token {
    let kind: Kind
    let bytes: Range<Int>
    /// Whether blanks or comments stand before it.
    let isApart: Bool
    /// The place of the other bracket of a pair.
    var partner: Int?
  }

  let bytes: [UInt8]
  let all: [Token]
  /// The byte where something is not understood, such as a bracket without its partner.
  let mistake: Int?

  init(_ text: String) {
    var scanner = Scanner(Array(text.utf8))
    scanner.readAll()
    bytes = scanner.bytes
    all = scanner.tokens
    mistake = scanner.mistake
  }

  /// The text of a token; empty beyond the last one.
  func text(_ index: Int) -> String {
    all.indices.contains(index) ? text(bytes: all[index].bytes) : ""
  }

  func text(bytes range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a token is a sign of one byte.
  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    guard all.indices.contains(index), all[index].kind == .sign else { return false }
    let range = all[index].bytes
    return range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: sign)
  }

  /// The token behind a token; behind its other bracket, if it opens a pair.
  func next(after index: Int) -> Int { max(all[index].partner ?? index, index) + 1 }

  /// Whether a token is the first one on its line.
  func beginsLine(_ index: Int) -> Bool {
    index == 0
      || bytes[all[index - 1].bytes.upperBound..<all[index].bytes.lowerBound].contains(0x0A)
  }

  /// The number of the line of a byte; the first is 1.
  func line(ofByte place: Int) -> Int { bytes[..<place].count { $0 == 0x0A } + 1 }
}
