/// What a JSON text says, read strictly by RFC 8259.
///
/// Foundation reads more than JSON, such as a comma behind the last element, takes one of two equal
/// keys, and rounds numbers. Texts that differ would be equal then.
struct JSONText {
  /// The value; nil if it is not known.
  private(set) var content: AnyHashable?
  /// Why nobody can say what the text means, or why it was not read.
  private(set) var doubt: String?

  private let bytes: [UInt8]
  private var index = 0

  private struct NotJSON: Error {}
  private struct TooDeep: Error {}

  /// How deep lists and objects may be inside each other: half of what a small stack has room for in
  /// code that is not optimized.
  private static let deepest = 200

  /// Reads a text in UTF-8; nil if it is not JSON.
  init?(_ text: [UInt8]) {
    bytes = text
    // A mark that some programs put in front of UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    do {
      let value = try value(at: 0)
      skipBlanks()
      guard index == bytes.count else { return nil }
      content = value
    } catch {
      guard error is TooDeep else { return nil }
      doubt = "lists or objects more than \(Self.deepest) deep"
    }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || 0x09...0x0A ~= byte || byte == 0x0D { index += 1 }
  }

  /// Skips a byte if it is the next one.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws {
    guard skip(character) else { throw NotJSON() }
  }

  private mutating func value(at depth: Int) throws -> AnyHashable {
    guard depth <= Self.deepest else { throw TooDeep() }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return AnyHashable(try object(at: depth + 1))
    case UInt8(ascii: "["): return AnyHashable(try list(at: depth + 1))
    case UInt8(ascii: "\""): return AnyHashable(try string())
    case UInt8(ascii: "t"): return AnyHashable(try word("true", true))
    case UInt8(ascii: "f"): return AnyHashable(try word("false", false))
    case UInt8(ascii: "n"): return AnyHashable(try word("null", Null()))
    default: return AnyHashable(try number())
    }
  }

  private mutating func word<Value>(_ word: String, _ value: Value) throws -> Value {
    guard bytes[index...].starts(with: word.utf8) else { throw NotJSON() }
    index += word.utf8.count
    return value
  }

  private mutating func object(at depth: Int) throws -> [String: AnyHashable] {
    var members: [String: AnyHashable] = [:]
    try expect("{")
    skipBlanks()
    if skip("}") { return members }
    repeat {
      skipBlanks()
      let key = try string()
      skipBlanks()
      try expect(":")
      if let index = members.index(forKey: key) {
        doubt =
          members[index].key.utf8.elementsEqual(key.utf8)
          ? "an object with a key that comes twice"
          : "an object with two keys that Swift takes for equal"
      }
      members[key] = try value(at: depth)
      skipBlanks()
    } while skip(",")
    try expect("}")
    return members
  }

  private mutating func list(at depth: Int) throws -> [AnyHashable] {
    var elements: [AnyHashable] = []
    try expect("[")
    skipBlanks()
    if skip("]") { return elements }
    repeat {
      elements.append(try value(at: depth))
      skipBlanks()
    } while skip(",")
    try expect("]")
    return elements
  }

  private mutating func string() throws -> String {
    try expect("\"")
    var text: [UInt8] = []
    while let byte = next, byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        let string = String(decoding: text, as: UTF8.self)
        // Different only where bytes that are no UTF-8 were replaced.
        guard string.utf8.elementsEqual(text) else { throw NotJSON() }
        return string
      case UInt8(ascii: "\\"): text += try escaped()
      default: text.append(byte)
      }
    }
    throw NotJSON()
  }

  /// What stands behind a backslash.
  private mutating func escaped() throws -> [UInt8] {
    guard let byte = next else { throw NotJSON() }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: Array("\\u".utf8)) {
        index += 2
        units.append(try codeUnit())
      }
      if units.count == 1 ? UTF16.isSurrogate(units[0]) : !UTF16.isTrailSurrogate(units[1]) {
        doubt = "half of a pair of code units"
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw NotJSON()
    }
  }

  private mutating func codeUnit() throws -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw NotJSON() }
    index += 4
    return unit
  }

  private mutating func number() throws -> JSONNumber {
    let start = index
    let isNegative = skip("-")
    let first = next
    let whole = try digits()
    guard first != UInt8(ascii: "0") || whole.count == 1 else { throw NotJSON() }
    let fraction = skip(".") ? try digits() : []
    var exponent: Int? = 0
    if skip("e") || skip("E") {
      let isSmall = skip("-")
      if !isSmall { _ = skip("+") }
      exponent = Int((isSmall ? "-" : "") + String(decoding: try digits(), as: UTF8.self))
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let number = JSONNumber(
      isNegative, whole + fraction, exponent: exponent, behindPoint: fraction.count, text: text)
    if number.exponent == nil { doubt = "a number with an exponent of more than 18 digits" }
    return number
  }

  private mutating func digits() throws -> ArraySlice<UInt8> {
    let digits = bytes[index...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard !digits.isEmpty else { throw NotJSON() }
    index += digits.count
    return digits
  }

  private struct Null: Hashable, Shaped { var shape: Shape { .words("null") } }
}

/// A number of a JSON text, of which no digit is rounded: `1`, `1.0` and `10e-1` are equal.
private struct JSONNumber: Hashable, Shaped {
  private let isNegative: Bool
  /// The digits without zeros at both ends; none for zero.
  private let digits: ArraySlice<UInt8>
  /// The power of ten that the last digit counts; nil if it is too large for an `Int`.
  let exponent: Int?
  /// The number as it is written.
  private let text: String

  var shape: Shape { .atom(text) }

  init(
    _ isNegative: Bool, _ digits: ArraySlice<UInt8>, exponent: Int?, behindPoint: Int,
    text: String
  ) {
    let zero = UInt8(ascii: "0")
    let significant = digits.drop { $0 == zero }
    self.text = text
    guard let last = significant.lastIndex(where: { $0 != zero }) else {
      (self.isNegative, self.digits, self.exponent) = (false, [], 0)
      return
    }
    self.isNegative = isNegative
    self.digits = significant[...last]
    let zeros = significant.endIndex - 1 - last
    let sum = exponent?.addingReportingOverflow(zeros - behindPoint)
    self.exponent = sum.flatMap { $0.overflow ? nil : $0.partialValue }
  }

  static func == (first: JSONNumber, second: JSONNumber) -> Bool {
    first.isNegative == second.isNegative && first.exponent == second.exponent
      && first.digits == second.digits
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(isNegative)
    hasher.combine(exponent)
    hasher.combine(digits)
  }
}
