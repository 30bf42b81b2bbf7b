public import Foundation

/// Matches a text whose JSON equals that of another, whatever the order of keys and the white
/// space.
///
/// ```swift
/// assertThat(body, equalToJSON(#"{"soup": "miso", "bowls": 2}"#))
/// // body["bowls"]: expected 2, but was 3 (1 of 2 entries differs)
/// ```
///
/// Objects are compared by their keys, lists in their order, numbers by their values: `1` equals
/// `1.0`. JSON is read strictly: a comma after the last element is an error, and so are bytes that
/// are not UTF-8. A text that is not JSON does not match. If the expected text is not JSON, the
/// failure says so, also under `not`.
///
/// Leave out the parts that the test does not decide, and let lists be in any order:
///
/// ```swift
/// assertThat(body, equalToJSON(json, ignoring: ["id", "orders.time"], inAnyOrder: ["orders"]))
/// ```
///
/// A path is the keys on the way, with dots between them. It leads through all elements of a list;
/// the path of the outermost list is `""`. An ignored part may also be missing.
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

/// Matches the bytes of a JSON text that equals another, such as the body of a request.
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
  func read(_ data: Data) -> JSON? {
    (try? JSON(data))?.arranged(at: "", ignoring: Set(ignored), inAnyOrder: lists.paths)
  }
  let expected = read(Data(json.utf8))
  let left = ignored.isEmpty ? "" : " ignoring \(joined(ignored))"
  return Matcher(describedBy: { sense in
    "\(sense.not)JSON equal to \(expected.map { Phrase(value: $0) } ?? Phrase(value: json))\(left)"
  }) { text, _ in
    guard let expected else { return .undecided("the expected text is not JSON") }
    guard let actual = read(data(text)) else {
      return .undecided("was \(value: text), which is not JSON")
    }
    return expected == actual
      ? .match : .mismatch { _ in ValueComparison.ofUnequal(expected, actual) }
  }
}

/// A value of JSON, as a failure shows it: `["id": 1, "tags": [], "name": null]`.
private enum JSON: Hashable, Decodable, HasParts {
  case null
  case bool(Bool)
  case number(Decimal)
  /// A number that is too large or too small for a `Decimal`.
  case double(Double)
  case text(String)
  case list([JSON])
  /// A list whose order does not matter, as the number of times that it has each value.
  case bag([JSON: Int])
  case object([String: JSON])

  init(_ data: Data) throws {
    // Checked here, because the decoder accepts UTF-16, and a comma after the last element.
    let text = String(data: data, encoding: .utf8) ?? ","
    if text.replacing(/"([^"\\]|\\.)*"/, with: "0").contains(/,\s*[\]}]|^,/) {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no strict JSON"))
    }
    self = try JSONDecoder().decode(JSON.self, from: data)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self), value != 0,
      !(1e-100..<1e100).contains(value.magnitude)
    {
      self = .double(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  var parts: Parts {
    switch self {
    case .null: .words("null")
    case .bool(let value): .words("\(value)")
    case .number(let value): Parts(of: value)
    case .double(let value): Parts(of: value)
    case .text(let value): .text(value)
    case .list(let value): Parts(of: value)
    case .bag(let counts): .set(LazyElements(counts.flatMap { Array(repeating: $0, count: $1) }))
    case .object(let value): Parts(of: value)
    }
  }

  /// The same value without the ignored parts, and without the order of some lists.
  func arranged(at path: String, ignoring ignored: Set<String>, inAnyOrder lists: [String]?) -> JSON
  {
    switch self {
    case .object(let entries):
      var kept: [String: JSON] = [:]
      for (key, value) in entries {
        let inside = path.isEmpty ? key : "\(path).\(key)"
        guard !ignored.contains(inside) else { continue }
        kept[key] = value.arranged(at: inside, ignoring: ignored, inAnyOrder: lists)
      }
      return .object(kept)
    case .list(let values):
      let values = values.map { $0.arranged(at: path, ignoring: ignored, inAnyOrder: lists) }
      return lists?.contains(path) == false
        ? .list(values) : .bag(Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +))
    default: return self
    }
  }
}
