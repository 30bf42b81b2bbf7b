public import Foundation

/// Matches a text whose JSON equals that of another, whatever the order of keys and the white space.
///
/// ```swift
/// assertThat(body, equalToJSON(#"{"soup": "miso", "bowls": 2}"#))
/// // body["bowls"]: expected 2, but was 3 (1 of 2 entries differs)
/// ```
///
/// Objects are compared by their keys, lists in their order, numbers by their values: `1` equals
/// `1.0`. If an object has a key twice, one of its values counts. A text that is not JSON does not
/// match; if it is the expected one, the failure says so, also under `not`.
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
  let parsed = try? JSONValue(parsing: Data(json.utf8))
  return Matcher(
    describedBy: { sense in
      "\(sense.not)JSON equal to \(parsed.map { describing($0.content) } ?? describing(json))"
    }
  ) { text, _ in
    guard let expected = parsed else { return .undecided("the expected text is not JSON") }
    guard let actual = try? JSONValue(parsing: bytes(text)) else {
      return .mismatch(but: "was \(describing(text)), which is not JSON")
    }
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
    if let flag = try? container.decode(Bool.self) { return AnyHashable(flag) }
    // Before numbers of 64 bits, because it is exact for numbers with a point.
    if let number = try? container.decode(Decimal.self) { return AnyHashable(number) }
    if let number = try? container.decode(Double.self) { return AnyHashable(number) }
    return AnyHashable(try container.decode(String.self))
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Null: Hashable, Shaped { var shape: Shape { .words("null") } }
}
