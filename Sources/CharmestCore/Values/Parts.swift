/// The parts of a value, by which all values are written and compared.
enum Parts {
  typealias Entries = LazyElements<(key: Any, value: Any)>

  /// A string, written in quotes.
  case text(String)
  /// The whole value in words: a number, a date, the description that a type gives of itself.
  case words(String)
  case list(LazyElements<Any>, of: String = "elements")
  case set(LazyElements<Any>)
  case dictionary(Entries)
  case record(String, [Field])
  case tuple([Field])
  /// With its dot: `.miso`.
  case enumCase(String, [Field])
  /// A value that shows no parts: a function, an actor, a class of a framework.
  case hidden(String)

  struct Field {
    /// Nil for an element of a tuple without a label.
    let name: String?
    let value: Any
  }
}

/// A type whose parts are known.
///
/// Conformances instead of casts: on Apple's systems, a cast would bridge a number to a `Bool`.
protocol HasParts { var parts: Parts { get } }

extension Parts {
  init(of value: Any) {
    guard let value = unwrapped(value) else {
      let depth = depthOfNil(value)
      let start = String(repeating: ".some(", count: depth)
      self = .words(start + "nil" + String(repeating: ")", count: depth))
      return
    }
    self =
      switch value {
      // Reading a mock, or its description, could call it.
      case _ where isMock(type(of: value)): .hidden(typeName(type(of: value)))
      case let value as any FailureReflectable:
        .record(
          typeName(type(of: value), withArguments: false),
          value.failureParts.map { Field(name: $0.key, value: $0.value as Any) })
      case let value as any HasParts: value.parts
      case is any _Pointer: .hidden(typeName(type(of: value)))
      case let value as Any.Type: .words(typeName(value) + ".self")
      // Foundation's own mirrors are meant for readers.
      case let value as any CustomReflectable
      where isOfFoundation(type(of: value)) && !value.customMirror.children.isEmpty:
        Parts(reflecting: value)
      default:
        ownDescription(of: value).map { .words($0) } ?? Parts(elementsOf: value)
          ?? Parts(reflecting: value)
      }
  }

  private init?(elementsOf value: Any) {
    if let options = value as? any OptionSet, let members = members(of: options) {
      self = .set(LazyElements(members))
      return
    }
    guard let collection = value as? any Collection else { return nil }
    self =
      value is any UnorderedCollection
      ? .set(LazyElements(collection)) : .list(LazyElements(collection))
  }
}

/// The options of a set, one for each bit; nil if it is a single one.
private func members<Options: OptionSet>(of options: Options) -> [Any]? {
  func members<Bits: FixedWidthInteger>(_ bits: Bits) -> [Any] {
    (0..<Bits.bitWidth).map { 1 << $0 }.filter { bits & $0 != 0 }
      .compactMap { ($0 as? Options.RawValue).map { Options(rawValue: $0) } }
  }
  let members = (options.rawValue as? any FixedWidthInteger).map { members($0) }
  return members?.count == 1 ? nil : members
}

extension [Parts.Field] {
  /// The names, and the numbers of those without one.
  var names: [String] { enumerated().map { $1.name ?? "\($0)" } }
}

/// The elements of a collection, each made when it is asked for, because only the first of a
/// million are shown.
struct LazyElements<Element>: RandomAccessCollection {
  let startIndex = 0
  let endIndex: Int
  private let element: (Int) -> Element

  init<Base: Collection>(_ base: Base, _ transform: @escaping (Base.Element) -> Element) {
    if base is any RandomAccessCollection {
      endIndex = base.count
      element = { transform(base[base.index(base.startIndex, offsetBy: $0)]) }
    } else {
      let array = Array(base)
      endIndex = array.count
      element = { transform(array[$0]) }
    }
  }

  subscript(position: Int) -> Element { element(position) }
}

extension LazyElements<Any> { init(_ base: some Collection) { self.init(base) { $0 } } }

/// The description that a type gives of a value, for failures or for all readers; nil if there is
/// none.
func ownDescription(of value: Any) -> String? {
  let text: String
  switch value {
  case let value as any FailureDescribable where !value.failureDescription.isBlank:
    return value.failureDescription.escaped
  case let value as any CustomStringConvertible: text = value.description
  // For types of the standard library, it is often an address.
  case let value as any CustomDebugStringConvertible where !isOfPlatform(type(of: value)):
    text = value.debugDescription
  default: return nil
  }
  guard !text.isBlank else { return nil }
  return type(of: value) is AnyClass ? withoutAddresses(text)?.escaped : text.escaped
}

/// A description without addresses, which change in each run; nil if only a name is left.
///
/// `<UIView: 0x600002c4a0e0; frame = (0 0; 9 9)>` is `<UIView; frame = (0 0; 9 9)>`.
private func withoutAddresses(_ description: String) -> String? {
  let text = description.replacing(/:? ?0x[0-9a-fA-F]{9,}/, with: "")
  return text != description && !text.contains(where: \.isWhitespace) ? nil : text
}

extension String { package var isBlank: Bool { allSatisfy(\.isWhitespace) } }
