public import Foundation

/// Matches a text whose JSON equals that of another, regardless of white space and the order of
/// keys.
///
/// ```swift
/// assertThat(body, equalToJSON(#"{"soup": "miso", "bowls": 2}"#))
/// // body["bowls"]: expected 2, but was 3 (1 of 2 entries differs)
/// ```
///
/// Objects are compared by their keys, lists in their order, numbers by their values: `1` equals
/// `1.0`. JSON is read strictly: a comma after the last element is an error, and so are bytes that
/// are not UTF-8. A text that is not JSON does not match. If the expected text is not JSON, the
/// failure says so, even under `not`.
///
/// You can ignore parts that the test does not determine, and accept lists in any order:
///
/// ```swift
/// assertThat(body, equalToJSON(json, ignoring: ["id", "orders[].time"], inAnyOrder: ["orders"]))
/// ```
///
/// A path consists of the keys on the way. It names one part of each value that it leads to:
///
/// | Path | Part |
/// | --- | --- |
/// | `""` | the whole, such as the outermost list |
/// | `"guest.name"` | the value of a key in the object of another key |
/// | `"orders"` | one list; the lists in its elements are `"orders[].extras"` |
/// | `"orders[].time"` | the value of a key in each element of a list; `"[].time"` if it is outermost |
/// | `#"prices.a\.b"#` | the value of the key `a.b`; a backslash goes before `.`, `[` and `\` in keys |
///
/// An ignored part may also be missing. A path that uses a key on a list, such as `"orders.time"`,
/// is a failure, even under `not`. So is a key that appears twice in one object, because it is
/// unclear which of its values counts.
///
/// - Parameters:
///   - json: The expected JSON.
///   - ignored: The paths of the parts that do not count.
///   - lists: The paths of lists whose order does not matter, or `.everywhere`.
/// - Returns: A matcher for texts.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func equalToJSON<Text: StringProtocol>(
  _ json: String, ignoring ignored: [String] = [], inAnyOrder lists: JSONLists = []
) -> Matcher<Text> { jsonEquality(with: json, ignored, lists) { Data($0.utf8) } }

/// Matches bytes, such as the body of a request, whose JSON equals that of a text.
///
/// ```swift
/// assertThat(request.httpBody, equalToJSON(#"{"soup": "miso"}"#))
/// ```
///
/// - Parameters:
///   - json: The expected JSON.
///   - ignored: The paths of the parts that do not count.
///   - lists: The paths of lists whose order does not matter, or `.everywhere`.
/// - Returns: A matcher for bytes in UTF-8.
/// - Complexity: O(*n*), where *n* is the number of characters.
public func equalToJSON(
  _ json: String, ignoring ignored: [String] = [], inAnyOrder lists: JSONLists = []
) -> Matcher<Data> { jsonEquality(with: json, ignored, lists) { $0 } }

/// Lists in a JSON text, by their paths.
///
/// If the order of a list does not matter, a failure shows its elements sorted.
public struct JSONLists: ExpressibleByArrayLiteral, Sendable {
  /// Nil for all lists.
  fileprivate let paths: [String]?

  /// All lists.
  public static let everywhere = JSONLists(paths: nil)

  private init(paths: [String]?) { self.paths = paths }

  /// The lists at these paths.
  public init(arrayLiteral paths: String...) { self.paths = paths }
}

private func jsonEquality<Value>(
  with json: String, _ ignored: [String], _ lists: JSONLists, data: @escaping (Value) -> Data
) -> Matcher<Value> {
  let comparison = JSONComparison(ignored: ignored, lists: lists)
  let (expected, fault) = comparison.expected(json)
  let left = ignored.isEmpty ? "" : " ignoring \(joined(ignored))"
  return Matcher(describedBy: { sense in
    "\(sense.not)JSON equal to \(expected.map { Phrase(value: $0) } ?? Phrase(value: json))\(left)"
  }) { text, _ in
    guard let expected else { return .undecided(fault ?? "") }
    do throws(JSONFault) {
      let actual = comparison.arranged(try JSONReader.read(data(text)))
      if expected == actual { return .match }
      var rows = ignored.map { ("ignored", Phrase($0)) }
      if lists.paths?.isEmpty != true { rows.append(("sorted", "the lists in any order")) }
      return .mismatch(unequal(actual, expected).explained { changed($0) { $0.lines += rows } })
    } catch { return .undecided("was \(value: text), which \(error.words)") }
  }
}

/// What does not count when two values of JSON are compared.
private struct JSONComparison {
  /// The paths that are left out.
  let ignored: [String]
  /// The lists whose order does not count.
  let lists: JSONLists

  /// The expected value, or why it cannot be compared.
  func expected(_ json: String) -> (JSON?, fault: Phrase?) {
    do throws(JSONFault) {
      let value = try JSONReader.read(Data(json.utf8))
      if let fault = fault(for: value) { return (nil, fault) }
      return (arranged(value), nil)
    } catch { return (nil, "the expected text \(error.words)") }
  }

  /// Why the paths do not fit an expected value; nil if they do.
  private func fault(for expected: JSON) -> Phrase? {
    for text in ignored + (lists.paths ?? []) {
      guard let path = Path(json: text) else { return "\(value: text) is no path" }
      if expected.hasList(beforeKeyOf: path) {
        return "\(value: text) needs [] behind a list, to enter its elements"
      }
    }
    return ignored.contains("") ? "nothing is left to compare" : nil
  }

  func arranged(_ value: JSON) -> JSON {
    let lists = lists.paths?.compactMap { Path(json: $0) }
    return value.arranged(ignoring: ignored.compactMap { Path(json: $0) }, inAnyOrder: lists)
  }
}
