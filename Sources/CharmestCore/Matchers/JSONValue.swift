internal import Foundation

/// A value of JSON, as a failure shows it: `["id": 1, "tags": [], "name": null]`.
enum JSON: Hashable, HasParts {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case text(String)
  case list([JSON])
  /// A list whose order does not matter, as the number of times that it has each value.
  case bag([JSON: Int])
  case object([String: JSON])

  var parts: Parts {
    switch self {
    case .null: .words("null")
    case .bool(let value): .words("\(value)")
    case .number(let value): .words(value.text)
    case .text(let value): .text(value)
    case .list(let value): Parts(of: value)
    case .bag(let counts): .set(LazyElements(counts.flatMap { Array(repeating: $0, count: $1) }))
    case .object(let value): Parts(of: value)
    }
  }

  /// The same value without the ignored parts, and without the order of some lists.
  ///
  /// - Parameters:
  ///   - ignored: The paths of the parts that are left out.
  ///   - lists: The paths of the lists without an order; nil for all lists.
  /// - Returns: What is compared.
  func arranged(ignoring ignored: [Path], inAnyOrder lists: [Path]?) -> JSON {
    switch self {
    case .object(let entries):
      var kept: [String: JSON] = [:]
      for (key, value) in entries {
        let inside = ignored.inside([.key(key)])
        if inside.contains(where: \.isRoot) { continue }
        kept[key] = value.arranged(ignoring: inside, inAnyOrder: lists?.inside([.key(key)]))
      }
      return .object(kept)
    case .list(let values):
      let inside = ignored.inside(.elements)
      if inside.contains(where: \.isRoot) { return .list([]) }
      let kept = values.map { $0.arranged(ignoring: inside, inAnyOrder: lists?.inside(.elements)) }
      let hasOrder = lists.map { !$0.contains(where: \.isRoot) } ?? false
      return hasOrder ? .list(kept) : .bag(Dictionary(kept.map { ($0, 1) }, uniquingKeysWith: +))
    case .null, .bool, .number, .text, .bag: return self
    }
  }

  /// Whether a path has a key where this value has a list.
  func hasList(beforeKeyOf path: Path) -> Bool {
    guard let step = path.steps.first, let rest = path.rest(behind: [step]) else { return false }
    switch (self, step) {
    case (.object(let entries), .key(let key)):
      return entries[key]?.hasList(beforeKeyOf: rest) ?? false
    case (.list(let values), .element): return values.contains { $0.hasList(beforeKeyOf: rest) }
    case (.list, .key): return true
    default: return false
    }
  }
}

extension Path {
  /// All elements of a list.
  fileprivate static var elements: Path { [.element("")] }

  /// The path to parts of JSON, such as `orders[].time`; nil for a text like `orders[0]`.
  init?(json text: String) {
    self = []
    var key: String.UnicodeScalarView?
    if let first = text.first, first != "[" { key = .init() }
    func finished() -> Path { key.map { [.key(String($0))] } ?? [] }
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case ".":
        self = self + finished()
        key = .init()
      case "[":
        guard scalars.popFirst() == "]" else { return nil }
        self = self + finished() + .elements
        key = nil
      default:
        let escaped = scalar == "\\" ? scalars.popFirst() : scalar
        guard key != nil, let escaped else { return nil }
        key?.append(escaped)
      }
    }
    self = self + finished()
  }
}

/// A number with all its digits: 120 has the digits 12 and the exponent 1.
struct JSONNumber: Hashable {
  private let isNegative: Bool
  /// Without zeros at both ends; empty for zero.
  private let digits: String
  private let exponent: Int

  /// - Parameters:
  ///   - isNegative: Whether it has a minus sign.
  ///   - digits: All digits, in ASCII.
  ///   - exponent: That of the last digit.
  init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    let zero = UInt8(ascii: "0")
    let significant = digits.drop { $0 == zero }
    let zeros = significant.reversed().prefix { $0 == zero }.count
    self.digits = String(decoding: significant.dropLast(zeros), as: UTF8.self)
    self.isNegative = isNegative && !self.digits.isEmpty
    self.exponent = self.digits.isEmpty ? 0 : exponent + zeros
  }

  /// With an exponent if it has many digits or zeros.
  var text: String {
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    if digits.count <= 20, abs(exponent) <= 20, let short = Decimal(string: "\(digits)e\(exponent)")
    {
      return sign + short.description
    }
    let fraction = digits.dropFirst()
    let places = fraction.count + exponent
    return "\(sign)\(digits.prefix(1))\(fraction.isEmpty ? "" : ".\(fraction)")e\(places)"
  }
}
