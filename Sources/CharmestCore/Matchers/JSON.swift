public import Foundation

/// Matches a text whose JSON equals that of another, whatever the order of keys and the white space.
///
/// ```swift
/// assertThat(body, equalToJSON(#"{"soup": "miso", "bowls": 2}"#))
/// // body["bowls"]: expected 2, but was 3 (1 of 2 entries differs)
/// ```
///
/// Objects are compared by their keys, lists in their order, numbers by their values: `1` equals
/// `1.0`. A text that is not JSON does not match; if it is the expected one, the failure says so, also
/// under `not`. So it does if an object has a key twice, because readers of JSON do not agree on what
/// counts then, and if a number has more digits than can be compared, which are 38. Numbers that are
/// too large or too small for a `Decimal` are compared as `Double`.
///
/// - Parameter json: The expected JSON.
/// - Returns: A matcher for texts.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func equalToJSON<Text: StringProtocol>(_ json: String) -> Matcher<Text> {
  jsonEquality(with: json) { Data($0.utf8) }
}

/// Matches the bytes of a JSON text that equals another, such as the body of a request.
///
/// ```swift
/// assertThat(request.httpBody, equalToJSON(#"{"soup": "miso"}"#))
/// ```
///
/// - Parameter json: The expected JSON.
/// - Returns: A matcher for bytes in UTF-8.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func equalToJSON(_ json: String) -> Matcher<Data> { jsonEquality(with: json) { $0 } }

private func jsonEquality<Value>(
  with json: String, bytes: @escaping (Value) -> Data
) -> Matcher<Value> {
  let expectedBytes = Data(json.utf8)
  let parsed = try? JSONValue(parsing: expectedBytes)
  let doubtOfExpected = parsed?.doubt(in: expectedBytes)
  return Matcher(
    describedBy: { sense in
      "\(sense.not)JSON equal to \(parsed.map { describing($0.content) } ?? describing(json))"
    }
  ) { text, _ in
    guard let expected = parsed else { return .undecided("the expected text is not JSON") }
    let actualBytes = bytes(text)
    guard let actual = try? JSONValue(parsing: actualBytes) else {
      return .mismatch(but: "was \(describing(text)), which is not JSON")
    }
    if let doubtOfExpected { return .undecided("the expected text has \(doubtOfExpected)") }
    if let doubt = actual.doubt(in: actualBytes) { return .undecided("it has \(doubt)") }
    guard expected.content != actual.content else { return .match }
    return .mismatch { explainInequality(expected: expected.content, actual: actual.content) }
  }
}

/// JSON as values of the library, so that it is compared and shown like them.
private struct JSONValue: Decodable {
  let content: AnyHashable

  init(parsing data: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: data)
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      let entries = try members.allKeys.map { key in
        (key.stringValue, try members.decode(JSONValue.self, forKey: key).content)
      }
      content = AnyHashable(Dictionary(entries, uniquingKeysWith: { first, _ in first }))
    } else if var elements = try? decoder.unkeyedContainer() {
      var list: [AnyHashable] = []
      while !elements.isAtEnd { list.append(try elements.decode(JSONValue.self).content) }
      content = AnyHashable(list)
    } else {
      content = try Self.scalar(decoder.singleValueContainer())
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> AnyHashable {
    if container.decodeNil() { return AnyHashable(Null()) }
    // First what comes most often: each type that does not fit costs an error.
    if let text = try? container.decode(String.self) { return AnyHashable(text) }
    // Before numbers of 64 bits, because it is exact for numbers with a point.
    if let number = try? container.decode(Decimal.self) { return AnyHashable(number) }
    if let flag = try? container.decode(Bool.self) { return AnyHashable(flag) }
    return AnyHashable(try container.decode(Double.self))
  }

  /// What of the text the value does not have, so that equal values would not mean equal texts.
  func doubt(in json: Data) -> String? {
    // Not UTF-8, in which a text has no zero byte.
    if json.contains(0) { return nil }
    let (members, mostDigits) = Self.scan(json)
    var kept = 0
    func count(_ content: AnyHashable) {
      if let entries = content as? [String: AnyHashable] {
        kept += entries.count
        entries.values.forEach(count)
      } else if let elements = content as? [AnyHashable] {
        elements.forEach(count)
      }
    }
    count(content)
    if kept < members { return "an object with a key that comes twice" }
    // A `Decimal` has no more.
    return mostDigits > 38 ? "a number of more than 38 digits" : nil
  }

  /// Counts the members of all objects, and the digits of the longest number without zeros at its
  /// ends, in a valid text.
  private static func scan(_ json: Data) -> (members: Int, mostDigits: Int) {
    var (members, digits, zeros, mostDigits) = (0, 0, 0, 0)
    var (isInString, isEscaped, isExponent) = (false, false, false)
    for byte in json {
      if isInString {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "0"): if !isExponent, digits > 0 { zeros += 1 }
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        if isExponent { break }
        digits += zeros + 1
        zeros = 0
        mostDigits = max(mostDigits, digits)
      case UInt8(ascii: "."), UInt8(ascii: "+"): break
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
      default:
        if byte == UInt8(ascii: ":") { members += 1 }
        isInString = byte == UInt8(ascii: "\"")
        // The minus of an exponent ends no number.
        if !isExponent || byte != UInt8(ascii: "-") { (digits, zeros, isExponent) = (0, 0, false) }
      }
    }
    return (members, mostDigits)
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Null: Hashable, Shaped { var shape: Shape { .words("null") } }
}
