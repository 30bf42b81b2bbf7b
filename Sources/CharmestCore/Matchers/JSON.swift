public import Foundation

/// Matches a text whose JSON equals that of another, whatever the order of keys and the white space.
///
/// ```swift
/// assertThat(body, equalToJSON(#"{"soup": "miso", "bowls": 2}"#))
/// // body["bowls"]: expected 2, but was 3 (1 of 2 entries differs)
/// ```
///
/// Objects are compared by their keys, lists in their order, numbers by their values: `1` equals
/// `1.0`, and no digit is rounded. JSON is read strictly: a text with a comma behind the last element
/// is none. A text that is not JSON does not match; if it is the expected one, the failure says so,
/// also under `not`.
///
/// The failure also says so, under `not` as well, if nobody can tell what a text means: an object has
/// a key twice, or two keys that Swift takes for equal; half of a surrogate pair is missing; lists and
/// objects are more than 200 deep; or an exponent is too large for an `Int`.
///
/// - Parameter json: The expected JSON.
/// - Returns: A matcher for texts.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func equalToJSON<Text: StringProtocol>(_ json: String) -> Matcher<Text> {
  jsonEquality(with: json) { Array($0.utf8) }
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
public func equalToJSON(_ json: String) -> Matcher<Data> { jsonEquality(with: json) { Array($0) } }

private func jsonEquality<Value>(
  with json: String, bytes: @escaping (Value) -> [UInt8]
) -> Matcher<Value> {
  let parsed = JSONText(Array(json.utf8))
  return Matcher(
    describedBy: { sense in
      "\(sense.not)JSON equal to \(parsed?.content.map { describing($0) } ?? describing(json))"
    }
  ) { text, _ in
    guard let expected = parsed else { return .undecided("the expected text is not JSON") }
    guard let actual = JSONText(bytes(text)) else {
      return .mismatch(but: "was \(describing(text)), which is not JSON")
    }
    if let doubt = expected.doubt { return .undecided("the expected text has \(doubt)") }
    if let doubt = actual.doubt { return .undecided("it has \(doubt)") }
    guard let expected = expected.content, let actual = actual.content, expected != actual else {
      return .match
    }
    return .mismatch { explainInequality(expected: expected, actual: actual) }
  }
}
