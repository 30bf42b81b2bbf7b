internal import Foundation

/// What a value consists of.
///
/// It is the one view of values: they are printed by it, compared by it, and the nearest of many is
/// found by it. So all of them see the same parts under the same names.
enum Shape {
  /// A text, shown in quotes.
  case text(String)
  /// What is said of a value in place of its parts, shown without quotes.
  case words(String)
  /// A number and the like. It is never cut, because a part of a number is another number.
  case atom(String)
  case date(Date)
  case bytes(Data)
  case address(Address)
  /// An error that is told by its domain and code; the rest may be long.
  case error(domain: String, code: Int, userInfo: [String: Any])
  case range(lower: Any?, sign: String, upper: Any?)
  case optional(Any?)
  case list(any Collection)
  case set(Members)
  /// Entries in an order, of which several may have one key.
  case pairs(AnyCollection<Entry>)
  case dictionary(Entries)
  /// Properties of which a value has only some.
  case components([Component])
  case tuple([StoredProperty])
  /// A case of an enum, without a name if it comes from C or Objective-C.
  case enumCase(String?, [StoredProperty])
  case record([StoredProperty])
  /// Has no visible parts: a function, an actor, or a type that hides its parts.
  case opaque

  init(of value: Any) { self = Shape(knownOf: value) ?? Shape(unknown: value, .readable) }

  /// The shape that the type of a value, or this library, gives to it; nil if there is none.
  init?(knownOf value: Any) {
    // First, because casts look into optionals.
    if let wrapped = wrapped(in: value) {
      self = .optional(wrapped)
    } else if type(of: value) is any FailureReflectable.Type,
      let value = value as? any FailureReflectable
    {
      self = .record(
        value.failureParts.map { name, part in
          StoredProperty(name: name, value: part ?? Optional<Any>.none as Any)
        })
    } else if let value = value as? any Shaped {
      self = value.shape
    } else {
      return nil
    }
  }

  /// The shape of a value whose type says nothing of it.
  init(unknown value: Any, _ detail: ValueDescription.Detail) {
    if let error = value as? any CustomNSError, Self.isSystemError(error) {
      self = .error(
        domain: type(of: error).errorDomain, code: error.errorCode, userInfo: error.errorUserInfo)
    } else if let number = value as? any FloatingPoint {
      self = .atom(number.isNaN ? "nan" : "\(number)")
    } else if let value = value as? any Collection {
      self = isUnordered(value) ? .set(Members(all: value)) : .list(value)
    } else {
      self.init(reflecting: value, detail)
    }
  }

  /// Whether a value is an error of a framework, such as `CocoaError`, whose properties say no more
  /// than its code.
  static func isSystemError(_ value: Any) -> Bool {
    guard value is any CustomNSError else { return false }
    return isOfLibrary(type(of: value)) || qualifiedTypeName(type(of: value)).hasPrefix("__C.")
  }
}

extension Shape {
  /// An address and its parts.
  struct Address {
    let text: String
    /// Computed only to be compared.
    let parts: () -> [Component]
    /// For an address that is relative to another: itself, and the other.
    var relative: String?
    var base: String?
  }

  /// A property that may be absent.
  typealias Component = (name: String, value: Any?)

  /// Elements without an order.
  struct Members {
    let all: any Collection
    /// These elements without those of another collection of the type; nil if that is not known.
    var without: (any Collection) -> [Any]? = { _ in nil }
  }

  typealias Entry = (key: Any, value: Any)

  /// Entries that are found by their keys.
  struct Entries {
    let all: AnyCollection<Entry>
    /// The value of a key; nil if there is none.
    let value: (_ key: Any) -> Any?
  }
}

extension Shape {
  /// The parts that have a path of their own, such as `.name`, and their names.
  var named: [(name: String, value: Any)] {
    switch self {
    case .tuple(let parts), .enumCase(_, let parts):
      zip(parts.names, parts).map { ($0, $1.value) }
    case .record(let parts): parts.compactMap { part in part.name.map { ($0, part.value) } }
    case .range(let lower, _, let upper):
      [("lowerBound", lower), ("upperBound", upper)].compactMap { name, bound in
        bound.map { (name, $0) }
      }
    default: []
    }
  }

  /// Whether two values of one type have parts with the same names.
  func hasSameNames(as other: Shape) -> Bool {
    if case .enumCase(let name, _) = self, case .enumCase(let other, _) = other, name != other {
      return false
    }
    let names = named.map(\.name)
    return !names.isEmpty && names == other.named.map(\.name)
  }

  /// Whether it tells more than the value's own description may: a record with fields, or a case of
  /// an enum.
  var tellsMore: Bool {
    switch self {
    case .record(let fields): !fields.isEmpty
    case .enumCase(let name, _): name != nil
    default: false
    }
  }
}

/// A type of the standard library or of Foundation whose shape is known here.
///
/// Conformances instead of one long list of casts: on Apple platforms, a cast to a concrete type
/// would bridge, so a number would become a `Bool`.
protocol Shaped { var shape: Shape { get } }
