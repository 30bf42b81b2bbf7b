internal import Foundation

/// Why a text cannot be read as JSON.
enum JSONFault: Error {
  case isNoJSON
  case repeatsKey(String)
  case isTooDeep
  case hasHugeExponent

  /// The end of a sentence about the text.
  var words: Phrase {
    switch self {
    case .isNoJSON: "is not JSON"
    case .repeatsKey(let key): "has the key \(value: key) twice in one object"
    case .isTooDeep: "is nested too deeply"
    case .hasHugeExponent: "has a number with an exponent of more than 15 digits"
    }
  }
}

/// Reads JSON as RFC 8259 has it.
///
/// `JSONDecoder` takes one of two values of a key, and loses digits of numbers.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  static func read(_ data: Data) throws(JSONFault) -> JSON {
    guard let text = String(data: data, encoding: .utf8) else { throw .isNoJSON }
    var reader = JSONReader(bytes: Array(text.utf8))
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if reader.bytes.starts(with: byteOrderMark) { reader.position = byteOrderMark.count }
    let value = try reader.value()
    guard reader.position == reader.bytes.count else { throw .isNoJSON }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { position += 1 }
  }

  /// Goes on behind a character, if it comes next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads a value, and the blanks around it.
  private mutating func value() throws(JSONFault) -> JSON {
    guard depth < 500 else { throw .isTooDeep }
    depth += 1
    skipBlanks()
    defer {
      skipBlanks()
      depth -= 1
    }
    switch next.map(Unicode.Scalar.init) {
    case "{": return try object()
    case "[": return try list()
    case "\"": return .text(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONFault) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw .isNoJSON }
    position += word.utf8.count
    return value
  }

  private mutating func list() throws(JSONFault) -> JSON {
    position += 1
    var values: [JSON] = []
    skipBlanks()
    if take("]") { return .list(values) }
    repeat { values.append(try value()) } while take(",")
    guard take("]") else { throw .isNoJSON }
    return .list(values)
  }

  private mutating func object() throws(JSONFault) -> JSON {
    position += 1
    var entries: [String: JSON] = [:]
    skipBlanks()
    if take("}") { return .object(entries) }
    repeat {
      guard case .text(let key) = try value(), take(":") else { throw .isNoJSON }
      let value = try value()
      guard entries.updateValue(value, forKey: key) == nil else { throw .repeatsKey(key) }
    } while take(",")
    guard take("}") else { throw .isNoJSON }
    return .object(entries)
  }

  private mutating func string() throws(JSONFault) -> String {
    let start = position
    guard take("\"") else { throw .isNoJSON }
    var isPlain = true
    while let byte = next, byte != UInt8(ascii: "\"") {
      let isEscape = byte == UInt8(ascii: "\\")
      if isEscape || byte < 0x20 { isPlain = false }
      position += isEscape ? 2 : 1
    }
    guard take("\"") else { throw .isNoJSON }
    if isPlain { return String(decoding: bytes[start + 1..<position - 1], as: UTF8.self) }
    let quoted = Data(bytes[start..<position])
    guard let text = try? JSONDecoder().decode(String.self, from: quoted) else { throw .isNoJSON }
    return text
  }

  private mutating func number() throws(JSONFault) -> JSON {
    let isNegative = take("-")
    let whole = try digits()
    guard whole.count == 1 || whole.first != UInt8(ascii: "0") else { throw .isNoJSON }
    let fraction = take(".") ? try digits() : []
    var exponent = 0
    if take("e") || take("E") {
      let isSmall = take("-")
      if !isSmall { _ = take("+") }
      let digits = try digits().drop { $0 == UInt8(ascii: "0") }
      guard digits.count <= 15 else { throw .hasHugeExponent }
      exponent = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      if isSmall { exponent.negate() }
    }
    exponent -= fraction.count
    return .number(JSONNumber(isNegative: isNegative, digits: whole + fraction, exponent: exponent))
  }

  /// One digit or more.
  private mutating func digits() throws(JSONFault) -> [UInt8] {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw .isNoJSON }
    return Array(bytes[start..<position])
  }
}
