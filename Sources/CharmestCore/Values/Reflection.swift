extension Parts {
  /// The parts that reflection shows, even if the type describes itself.
  ///
  /// - Parameters:
  ///   - value: Any value.
  ///   - withState: Whether a property wrapper that stores more than its value is a part itself.
  init(reflecting value: Any, withState: Bool = false) {
    let type = type(of: value)
    guard !isClosed(value) else {
      self = .hidden(typeName(type))
      return
    }
    let mirror = Mirror(reflecting: value)
    let children = mirror.children
    self =
      switch mirror.displayStyle {
      case .tuple: .tuple(children.map(Field.init(ofTuple:)))
      case .collection: .list(LazyElements(children, \.value))
      case .set: .set(LazyElements(children, \.value))
      case .dictionary: .dictionary(LazyElements(children) { entry($0.value) })
      case .enum: Parts(case: value)
      case _ where value is any CustomReflectable && caseName(of: value) != nil: Parts(case: value)
      case nil where children.isEmpty: .hidden(typeName(type))
      default: Parts(properties: mirror, of: value, withState)
      }
  }

  /// The parts that decide whether two values are the same, whatever description the type has.
  init(stored value: Any) {
    self =
      value is any HasParts || isOfPlatform(type(of: value)) || isMock(type(of: value))
      ? Parts(of: value) : Parts(reflecting: value, withState: true)
  }

  private init(properties mirror: Mirror, of value: Any, _ withState: Bool) {
    let type = type(of: value)
    // Hides the storage of platform types: a date is clearer than its number of seconds.
    let isInside =
      isOfPlatform(type) && !(value is any CustomReflectable)
      && (type is AnyClass || mirror.children.contains { $0.label?.first == "_" })
    self =
      isInside
      ? .hidden(typeName(type))
      : .record(typeName(type, withArguments: false), Field.all(mirror, withState))
  }

  /// The case of an enum by its name in the source, whatever description the type has.
  private init(case value: Any) {
    guard let name = caseName(of: value) else {
      let type = typeName(type(of: value))
      let raw = (value as? any RawRepresentable).map { Field(name: "rawValue", value: $0.rawValue) }
      self = raw.map { .record(type, [$0]) } ?? .hidden(type)
      return
    }
    let payload = payloadOfCase(value)
    // A custom mirror may claim that the value is a tuple.
    let inner = payload.flatMap { $0 is any CustomReflectable ? nil : Mirror(reflecting: $0) }
    let parts = inner?.displayStyle == .tuple ? inner?.children.map(Field.init(ofTuple:)) ?? [] : []
    // The only value of a case, also if it is `()`.
    self = .enumCase(
      ".\(name)", parts.isEmpty ? payload.map { [Field(name: nil, value: $0)] } ?? [] : parts)
  }
}

private func entry(_ value: Any) -> (key: Any, value: Any) {
  let parts = Mirror(reflecting: value).children.map(\.value)
  return parts.count == 2 ? (parts[0], parts[1]) : (value, ())
}

extension Parts.Field {
  /// Mirrors name elements without a label `.0`.
  fileprivate init(ofTuple child: Mirror.Child) {
    self.init(name: child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, value: child.value)
  }

  /// The stored properties of an instance, inherited ones first, each under a name of its own.
  fileprivate static func all(_ mirror: Mirror, _ withState: Bool) -> [Parts.Field] {
    var fields: [Parts.Field] = []
    for mirror in mirror.withSuperclasses where fields.isEmpty || !isOfPlatform(mirror.subjectType)
    {
      let taken = Set(fields.map(\.name))
      // A private property of a superclass can have the name of another one.
      lazy var owner = typeName(mirror.subjectType, withArguments: false)
        .replacing(/^([\w$]+\.)+(?=[^.]+$|`)/, with: "")
      let inherited = own(mirror, withState).map { field in
        let name = taken.contains(field.name) ? field.name.map { "\(owner).\($0)" } : field.name
        return Self(name: name, value: field.value)
      }
      fields = inherited + fields
    }
    return fields
  }

  /// The stored properties of one class or struct under their names in the source.
  private static func own(_ mirror: Mirror, _ withState: Bool) -> [Parts.Field] {
    // One copy, because each access to the children copies them.
    let children = Array(mirror.children)
    // A macro adds a registrar to tell observers; everything else that it stores is part of the
    // value.
    let isObserved = children.contains(where: isRegistrar)
    return children.filter { !isRegistrar($0) }.map { child in
      let label = child.label?.withBlanks
      if let lazyName = label.flatMap(lazyProperty) {
        let made = Mirror(reflecting: child.value).children.first?.value
        return Self(name: lazyName, value: made ?? Unset())
      }
      guard let name = label, name.hasPrefix("_"), !name.hasPrefix("_$"), name.count > 1 else {
        return Self(name: label, value: child.value)
      }
      // A property wrapper `@Clamped var age` is stored as `_age`, and so are observed properties.
      let wrapped = wrappedValue(in: child.value)
      let isPublished = String(reflecting: type(of: child.value)).hasPrefix("Combine.Published<")
      let isStorage = wrapped != nil || isObserved || isPublished
      return Self(
        name: isStorage ? String(name.dropFirst()) : name,
        value: wrappedValue(in: child.value, withState) ?? child.value)
    }
  }

  private static func isRegistrar(_ child: Mirror.Child) -> Bool {
    child.label.map { $0.hasPrefix("_$") && $0.hasSuffix("Registrar") } ?? false
  }
}

extension Mirror {
  /// The mirror, and those of the superclasses of an object.
  var withSuperclasses: some Sequence<Mirror> { sequence(first: self) { $0.superclassMirror } }
}

/// The value in a property wrapper; nil if it is no wrapper, or if its other state counts as well.
///
/// The depth is limited, because wrappers can be nested, and one can contain itself.
private func wrappedValue(in value: Any, _ withState: Bool = false, depth: Int = 0) -> Any? {
  guard depth < 5, !isClosed(value), !isMock(type(of: value)) else { return nil }
  let children = Mirror(reflecting: value).withSuperclasses.flatMap(\.children)
  let wrapped = children.first { ["wrappedValue", "_wrappedValue"].contains($0.label) }
  let isWhole = children.count == 1 && !(value is any CustomReflectable)
  guard let wrapped, !withState || isWhole else { return nil }
  return wrappedValue(in: wrapped.value, withState, depth: depth + 1) ?? wrapped.value
}

/// A lazy property that was never read.
private struct Unset: HasParts, Equatable { var parts: Parts { .words("<lazy>") } }

/// The name of a case; nil for a case of C or of a type without metadata.
func caseName(of value: Any) -> String? {
  let name = _openExistential(value, do: nameOfCase).map { String(cString: $0) }
  return name.flatMap { $0.isEmpty ? nil : $0.withBlanks }
}

extension String {
  /// The name as in source: in the metadata of a raw identifier, a blank is a no-break space.
  var withBlanks: String {
    // Looks first, because replacing is slow, and hardly any name has one.
    unicodeScalars.contains("\u{A0}") ? replacing("\u{A0}", with: " ") : self
  }
}

/// The payload of a case, even if the type has a custom mirror; nil if there is none.
func payloadOfCase(_ value: Any) -> Any? {
  let type = type(of: value)
  return countOfParts(value, type) > 0 ? part(of: value, type, 0) : nil
}

// The standard library itself uses this function to print values. It is not public, but exported
// by all versions since Swift 5.

@_silgen_name("swift_EnumCaseName")
private func nameOfCase<Value>(_ value: Value) -> UnsafePointer<CChar>?
