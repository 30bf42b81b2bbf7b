internal import Foundation

/// A part of a value, under its name in the source.
struct StoredProperty {
  /// Nil for a part without a name, such as the first element of `(1, b: 2)`.
  let name: String?
  let value: Any
  /// The property wrapper that stores it beside the value of a property.
  var wrapper: Wrapper?

  struct Wrapper {
    /// The name of the wrapper, such as `_age`.
    var name: String
    /// The name of the property, such as `age`.
    var property: String
    let storage: Any
  }
}

extension StoredProperty {
  /// A part as reflection shows it: it cannot copy what is not copyable, and gives `()` instead.
  fileprivate init(_ child: Mirror.Child) {
    self.init(
      name: child.label?.asInSource, value: child.value is () ? HiddenValue() : child.value)
  }
}

extension [StoredProperty] {
  /// The names of the parts, and the numbers of those without a name.
  var names: [String] { enumerated().map { $1.name ?? "\($0)" } }

  /// Whether it is one part without a name, as in `.circle(1.0)`, which has the path of the whole.
  var isOneNameless: Bool { count == 1 && self[0].name == nil }
}

extension Shape {
  /// The shape that reflection shows; the one place that reads the mirrors of values.
  init(reflecting value: Any, _ detail: ValueDescription.Detail = .readable) {
    // The properties of an actor may be read only on the actor.
    let mirror = value is any Actor ? nil : Mirror(reflecting: value)
    let children = mirror?.children ?? AnyCollection([])
    self =
      switch mirror?.displayStyle {
      case .optional: .optional(children.first?.value)
      case .collection: .list(children.lazy.map(\.value))
      case .set: .set(Members(hashing: children.map(\.value)))
      case .dictionary: .dictionary(Entries(hashing: children.map { Self.entry($0.value) }))
      case .tuple: .tuple(Self.elements(children))
      case .enum: EnumCase(of: value).map { .enumCase($0.name, $0.parts) } ?? .enumCase(nil, [])
      case nil where children.isEmpty: .opaque
      default:
        mirror.flatMap { Self.properties(of: value, $0, detail) }.map { .record($0) } ?? .opaque
      }
  }

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

extension Shape.Members {
  /// Elements whose types are known only at run time.
  init(hashing elements: [Any]) {
    self.init(all: elements) { others in
      let known = Set(others.map { $0 as? AnyHashable })
      guard !known.contains(nil), elements.allSatisfy({ $0 is AnyHashable }) else { return nil }
      return elements.filter { !known.contains($0 as? AnyHashable) }
    }
  }
}

extension Shape.Entries {
  fileprivate init(hashing entries: [Shape.Entry]) {
    let known = entries.compactMap { key, value in (key as? AnyHashable).map { ($0, value) } }
    let table = Dictionary(known, uniquingKeysWith: { first, _ in first })
    self.init(all: AnyCollection(entries)) { ($0 as? AnyHashable).flatMap { table[$0] } }
  }
}

extension EnumCase {
  /// The values that the case holds, with their labels.
  var parts: [StoredProperty] {
    guard let payload else { return [] }
    // Asked first, because a payload of the same type has payloads as well.
    if Mirror(reflecting: payload).displayStyle == .tuple,
      case .tuple(let parts) = Shape(of: payload), !parts.isEmpty
    {
      return parts
    }
    return [StoredProperty(name: nil, value: payload)]
  }
}

extension Shape {
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
    let own =
      isCustom ? mirror.children.map { StoredProperty(name: $0.label, value: $0.value) } : nil
    return properties(mirror, own: own, detail).filter { !($0.value is HiddenValue) }
  }

  /// The stored properties of an instance, inherited ones first, each under a name of its own.
  ///
  /// - Parameters:
  ///   - mirror: The mirror of the instance.
  ///   - own: The properties that it does not inherit, if they are not those of the mirror.
  ///   - detail: Whether to give also what property wrappers store beside their values.
  /// - Returns: The properties, also those of which reflection has no value.
  fileprivate static func properties(
    _ mirror: Mirror, own: [StoredProperty]? = nil, _ detail: ValueDescription.Detail
  ) -> [StoredProperty] {
    var properties = own ?? self.ownProperties(mirror, detail)
    for current in mirror.withSuperclasses.dropFirst().prefix(while: { !$0.isOfLibrary }) {
      let taken = Set(properties.map(\.name))
      let owner = typeName(current.subjectType, withArguments: false).lastOfDottedNames
      func owned(_ name: String) -> String { "\(owner).\(name)" }
      let inherited = ownProperties(current, detail).map { property in
        var property = property
        if let wrapped = property.wrapper?.property, taken.contains(wrapped) {
          property.wrapper?.property = owned(wrapped)
        }
        // A private property of a superclass can have the same name as another property.
        guard let name = property.name, taken.contains(name) else { return property }
        var wrapper = property.wrapper
        wrapper.map { wrapper?.name = owned($0.name) }
        return StoredProperty(name: owned(name), value: property.value, wrapper: wrapper)
      }
      properties = inherited + properties
    }
    return properties
  }

  /// Whether it is what a macro adds to tell observers; what else a macro stores is part of the value.
  private static func isRegistrar(_ child: Mirror.Child) -> Bool {
    child.label.map { $0.hasPrefix("_$") && $0.hasSuffix("Registrar") } ?? false
  }

  /// The stored properties of one class or struct alone.
  private static func ownProperties(_ mirror: Mirror, _ detail: ValueDescription.Detail)
    -> [StoredProperty]
  {
    // `@Observable` stores `count` as `_count` and adds a registrar.
    let children = Array(mirror.children)
    let isObserved = children.contains(where: isRegistrar)
    return children.flatMap { child -> [StoredProperty] in
      guard let label = child.label else { return [StoredProperty(child)] }
      if isRegistrar(child) { return [] }
      if let name = label.nameOfLazyProperty {
        let value = wrapped(in: child.value).flatMap(\.self) ?? UnsetLazyProperty()
        return [StoredProperty(name: name, value: value)]
      }
      guard label.hasPrefix("_"), !label.hasPrefix("_$"), label.count > 1 else {
        return [StoredProperty(child)]
      }
      let inner = wrappedValue(in: child.value)
      let isStorage = inner != nil || isObserved || isPublished(child.value)
      let name = isStorage ? String(label.dropFirst()) : label
      let property = StoredProperty((name, inner ?? child.value))
      guard inner != nil, detail == .exact else { return [property] }
      let wrapper = StoredProperty.Wrapper(name: label, property: name, storage: child.value)
      return [property]
        + wrapperState(of: child.value).map { part in
          var state = StoredProperty(("\(label).\(part.label ?? "")", part.value))
          state.wrapper = wrapper
          return state
        }
    }
  }

  /// The value that a property wrapper holds as its `wrappedValue`.
  ///
  /// A wrapper that computes its value looks like any other value, and a property that the source
  /// calls `_id` looks like the storage of one. So such a property keeps the name of its storage.
  private static func wrappedValue(in value: Any, depth: Int = 0) -> Any? {
    for mirror in Mirror(reflecting: value).withSuperclasses {
      if let child = mirror.children.first(where: isWrappedValue) {
        // A wrapper can wrap another one. A wrapper that wraps itself must end somewhere.
        return (depth < 5 ? wrappedValue(in: child.value, depth: depth + 1) : nil) ?? child.value
      }
    }
    return nil
  }

  /// What a property wrapper stores beside its `wrappedValue`, such as how often it was set.
  private static func wrapperState(of value: Any, depth: Int = 0) -> [Mirror.Child] {
    Mirror(reflecting: value).withSuperclasses.flatMap(\.children).flatMap {
      child -> [Mirror.Child] in
      guard isWrappedValue(child) else { return [child] }
      guard depth < 5, wrappedValue(in: child.value) != nil else { return [] }
      return wrapperState(of: child.value, depth: depth + 1).map {
        ("wrappedValue.\($0.label ?? "")", $0.value)
      }
    }
  }

  private static func isWrappedValue(_ child: Mirror.Child) -> Bool {
    ["wrappedValue", "_wrappedValue"].contains(child.label)
  }

  /// Whether a value is the storage of `@Published`, which stores no wrapped value.
  private static func isPublished(_ value: Any) -> Bool {
    String(reflecting: type(of: value)).hasPrefix("Combine.Published<")
  }
}

extension Mirror {
  /// The mirror, and those of the superclasses of an object.
  var withSuperclasses: UnfoldFirstSequence<Mirror> {
    sequence(first: self) { $0.superclassMirror }
  }

  fileprivate var isOfLibrary: Bool { CharmestCore.isOfLibrary(subjectType) }
}

extension String {
  /// The name of the lazy property that is stored under this name; nil for other properties.
  var nameOfLazyProperty: String? {
    let prefix = "$__lazy_storage_$_"
    return self.hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

/// What a value stores, but its mirror does not show.
struct HiddenState {
  /// The names of the properties without a value.
  private(set) var properties: [String] = []
  /// Why there may be more of it.
  private(set) var reason: String?

  init(of value: Any) {
    // A type whose shape is known says itself what counts, and a list of the library has nothing
    // but its elements.
    if value is any Shaped || value is any Collection && isOfLibrary(type(of: value)) { return }
    let name = typeName(type(of: value))
    if value is any CustomReflectable {
      reason = "\(name) has a mirror of its own, which may leave out properties"
    }
    guard reason == nil, type(of: value) is AnyClass else { return }
    let mirror = Mirror(reflecting: value)
    let library = mirror.withSuperclasses.first(where: \.isOfLibrary)?.subjectType
    if let library, library != NSObject.self {
      reason = "what \(typeName(library)) stores in \(name) is not known"
    }
    properties = Shape.properties(mirror, .readable).filter { $0.value is HiddenValue }
      .compactMap(\.name)
  }
}

/// Stands for the value of a property that reflection does not show; also for `()`, which cannot be
/// told from it.
private struct HiddenValue {}

/// Whether a type is from the standard library or from Foundation, or is a class of Objective-C.
///
/// Their fields do not help a reader: a date is clearer than the number of seconds in it.
func isOfLibrary(_ type: Any.Type) -> Bool {
  areOfLibrary.value(for: type) {
    isOfLibrary(named: qualifiedTypeName($0), isClass: $0 is AnyClass)
  }
}

private let areOfLibrary = FoundOncePerType<Bool>()

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
