/// A part of a value, under its name in the source.
struct StoredProperty {
  /// Nil for a part without a name, such as the first element of `(1, b: 2)`.
  let name: String?
  let value: Any
}

/// The parts of a value; the one place that reads mirrors.
///
/// Descriptions, differences and `hasProperty("name")` all use it, so they all use the same names.
enum Structure {
  /// Has no visible parts: a function, an actor, or a type that hides its parts.
  case opaque
  case optional(Any?)
  case list(AnyCollection<Any>)
  case set([Any])
  case dictionary([(key: Any, value: Any)])
  case tuple([StoredProperty])
  /// A case of an enum, without a name if it comes from C or Objective-C.
  case enumCase(String?, [StoredProperty])
  case record([StoredProperty])

  init(of value: Any, _ detail: ValueDescription.Detail = .readable) {
    if let value = value as? any FoundationCollection {
      self = value.structure
      return
    }
    if value is any OpaqueDescribable {
      self = .opaque
      return
    }
    // The properties of an actor may be read only on the actor.
    let mirror = value is any Actor ? nil : Mirror(reflecting: value)
    let children = mirror?.children ?? AnyCollection([])
    self =
      switch mirror?.displayStyle {
      case .optional: .optional(children.first?.value)
      case .collection: .list(AnyCollection(children.lazy.map(\.value)))
      case .set: .set(children.map(\.value))
      case .dictionary: .dictionary(children.map { Self.entry($0.value) })
      case .tuple: .tuple(Self.elements(children))
      case .enum: EnumCase(of: value).map { .enumCase($0.name, $0.parts) } ?? .enumCase(nil, [])
      case nil where children.isEmpty: .opaque
      default:
        mirror.flatMap { Self.properties(of: value, $0, detail) }.map { .record($0) } ?? .opaque
      }
  }

  /// The parts that have a path of their own, such as `.name`, and their names.
  var named: [(name: String, value: Any)] {
    switch self {
    case .tuple(let parts), .enumCase(_, let parts):
      parts.enumerated().map { ($1.name ?? "\($0)", $1.value) }
    case .record(let parts): parts.compactMap { part in part.name.map { ($0, part.value) } }
    default: []
    }
  }

  /// Whether two values of one type have parts with the same names.
  func hasSameNames(as other: Structure) -> Bool {
    if case .enumCase(let name, _) = self, case .enumCase(let other, _) = other, name != other {
      return false
    }
    let names = named.map(\.name)
    return !names.isEmpty && names == other.named.map(\.name)
  }

  /// Whether it is a record with at least one field.
  var hasFields: Bool { if case .record(let fields) = self { !fields.isEmpty } else { false } }

  var isRecord: Bool { if case .record = self { true } else { false } }

  private static func entry(_ value: Any) -> (key: Any, value: Any) {
    let parts = Mirror(reflecting: value).children.map(\.value)
    return parts.count == 2 ? (parts[0], parts[1]) : (value, ())
  }

  /// The elements of a tuple; mirrors name elements without a label `.0`.
  private static func elements(_ children: Mirror.Children) -> [StoredProperty] {
    children.map { child in
      StoredProperty(name: child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, value: child.value)
    }
  }
}

extension EnumCase {
  /// The values that the case holds, with their labels.
  var parts: [StoredProperty] {
    guard let payload else { return [] }
    if case .tuple(let parts) = Structure(of: payload), !parts.isEmpty { return parts }
    return [StoredProperty(name: nil, value: payload)]
  }
}

extension Structure {
  /// The stored properties of an instance, inherited ones first; nil if they do not help a reader.
  private static func properties(
    of value: Any, _ mirror: Mirror, _ detail: ValueDescription.Detail
  ) -> [StoredProperty]? {
    let isCustom = value is any CustomReflectable
    if detail == .readable, !isCustom, isOfLibrary(type(of: value)),
      mirror.displayStyle == .class || mirror.children.contains(where: { $0.label?.first == "_" })
    {
      return nil
    }
    // A mirror that the type itself makes already says what should be shown.
    var properties =
      isCustom
      ? mirror.children.map { StoredProperty(name: $0.label, value: $0.value) }
      : self.properties(mirror)
    var ancestor = mirror.superclassMirror
    while let current = ancestor, !isOfLibrary(current.subjectType) {
      let taken = Set(properties.map(\.name))
      let inherited = self.properties(current).map { property in
        // A private property of a superclass can have the same name as another property.
        guard let name = property.name, taken.contains(name) else { return property }
        let owner = typeName(current.subjectType, withArguments: false).split(separator: ".")
        return StoredProperty(name: "\(owner.last ?? "super").\(name)", value: property.value)
      }
      properties = inherited + properties
      ancestor = current.superclassMirror
    }
    return properties
  }

  /// The stored properties of one class or struct alone.
  private static func properties(_ mirror: Mirror) -> [StoredProperty] {
    // `@Observable` stores `count` as `_count` and adds a registrar, `_$observationRegistrar`.
    let isObserved = mirror.children.contains { $0.label?.hasPrefix("_$") == true }
    return mirror.children.compactMap { child in
      // Reflection cannot copy a field that is not copyable, and gives `()` instead.
      if child.value is () { return nil }
      guard let label = child.label else { return StoredProperty(name: nil, value: child.value) }
      if label.hasPrefix("_$") { return nil }
      let lazyPrefix = "$__lazy_storage_$_"
      if label.hasPrefix(lazyPrefix) {
        return StoredProperty(
          name: String(label.dropFirst(lazyPrefix.count)),
          value: optional(child.value) ?? UnsetLazyProperty())
      }
      guard label.hasPrefix("_"), label.count > 1 else {
        return StoredProperty(name: label, value: child.value)
      }
      let wrapped = wrapped(in: child.value)
      let isStorage = wrapped != nil || isObserved || isPublished(child.value)
      return StoredProperty(
        name: isStorage ? String(label.dropFirst()) : label, value: wrapped ?? child.value)
    }
  }

  private static func optional(_ value: Any) -> Any? {
    Mirror(reflecting: value).children.first?.value
  }

  /// The value that a property wrapper holds as its `wrappedValue`.
  ///
  /// A wrapper that computes its value looks like any other value, and a property that the source
  /// calls `_id` looks like the storage of one. So such a property keeps the name of its storage.
  private static func wrapped(in value: Any, depth: Int = 0) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      let names = ["wrappedValue", "_wrappedValue"]
      if let child = current.children.first(where: { names.contains($0.label ?? "") }) {
        // A wrapper can wrap another one. A wrapper that wraps itself must end somewhere.
        return (depth < 5 ? wrapped(in: child.value, depth: depth + 1) : nil) ?? child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Whether a value is the storage of `@Published`, which stores no wrapped value.
  private static func isPublished(_ value: Any) -> Bool {
    String(reflecting: type(of: value)).hasPrefix("Combine.Published<")
  }
}

/// Whether a type is from the standard library or from Foundation, or is a class of Objective-C.
///
/// Their fields do not help a reader: a date is clearer than the number of seconds in it.
func isOfLibrary(_ type: Any.Type) -> Bool {
  isOfLibrary(named: qualifiedTypeName(type), isClass: type is AnyClass)
}

/// The same for a name with modules; classes of Objective-C have none.
func isOfLibrary(named qualifiedName: String, isClass: Bool) -> Bool {
  guard let end = qualifiedName.firstIndex(of: ".") else { return isClass }
  return libraryModules.contains(qualifiedName[..<end])
}

let libraryModules: Set<Substring> = [
  "Swift", "Synchronization", "Observation", "_StringProcessing", "Foundation",
  "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
]

/// Stands for the value of a lazy property that was never read.
struct UnsetLazyProperty: FailureDescribable, Equatable {
  var failureDescription: String { "<lazy>" }
}

/// A collection that is not Swift's, and whose mirror shows its storage.
protocol FoundationCollection { var structure: Structure { get } }
