extension ValueWalker {
  /// Writes a value by its stored properties, its elements or its enum case.
  mutating func reflect(_ value: Any, in room: Room) -> Piece {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum:
      return enumCase(value, mirror, in: room)
    case .tuple:
      return members(mirror.children.map(member), of: "", in: room)
    case .optional:
      guard let wrapped = mirror.children.first?.value else { return Piece("nil") }
      return descending { $0.describe(wrapped, in: room) }
    case .collection:
      return elements(of: mirror.children.lazy.map(\.value), in: room)
    case .set:
      return unorderedElements(of: mirror.children.lazy.map(\.value), in: room)
    case .dictionary:
      return unorderedEntries(of: mirror.children.map { pair($0.value) }, in: room)
    case .class:
      let fields = Self.fields(mirror)
      return entering(value as AnyObject) { walker in
        walker.members(fields, of: walker.head(of: value), in: room)
      }
    default:
      // What has neither a kind nor parts is a function or something of the compiler's own.
      if mirror.displayStyle == nil, mirror.children.isEmpty { return named(by: value) }
      return members(Self.fields(mirror), of: head(of: value), in: room)
    }
  }

  private mutating func members(
    _ members: [ListedPart],
    of head: String,
    in room: Room
  ) -> Piece {
    var parts = members.makeIterator()
    return list(.parts(members.count, of: head), { parts.next() }, in: room)
  }

  private mutating func enumCase(_ value: Any, _ mirror: Mirror, in room: Room) -> Piece {
    guard let payload = mirror.children.first else {
      let name = "\(value)"
      // An enum imported from C does not know the names of its cases.
      if name == "\(type(of: value))" || name.contains("("),
        let value = value as? any RawRepresentable
      {
        return members([.labelled("rawValue", value.rawValue)], of: head(of: value), in: room)
      }
      return escaped("." + name, .unquoted, in: room)
    }
    let head = "." + (payload.label ?? "").escapedForLog
    let parts = Mirror(reflecting: payload.value)
    guard parts.displayStyle == .tuple, !parts.children.isEmpty else {
      return members([.value(payload.value)], of: head, in: room)
    }
    return members(parts.children.map(member), of: head, in: room)
  }

  /// A part of a tuple, whose label is a number if it has none.
  private func member(_ child: Mirror.Child) -> ListedPart {
    guard let label = child.label, !label.hasPrefix(".") else { return .value(child.value) }
    return .labelled(label, child.value)
  }

  private func pair(_ value: Any) -> (key: Any, value: Any) {
    let parts = Mirror(reflecting: value).children.map(\.value)
    return parts.count == 2 ? (parts[0], parts[1]) : (value, ())
  }

  /// The stored properties of a value, those of the outermost superclass first.
  private static func fields(_ mirror: Mirror) -> [ListedPart] {
    let inherited = mirror.superclassMirror.map(fields) ?? []
    return inherited + mirror.children.compactMap(field)
  }

  /// A stored property under the name it has in source.
  private static func field(_ child: Mirror.Child) -> ListedPart? {
    // Reflection cannot copy a field that is not copyable, and gives `()` in its place.
    if child.value is () { return nil }
    guard let label = child.label else { return .value(child.value) }
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) {
      let storage = Mirror(reflecting: child.value)
      let isUnset = storage.displayStyle == .optional && storage.children.isEmpty
      return .labelled(
        String(label.dropFirst(lazyPrefix.count)),
        isUnset ? UnsetLazyProperty() : child.value
      )
    }
    // The storage that a macro adds, such as the registrar of an observable class.
    if label.hasPrefix("_$") { return nil }
    guard label.hasPrefix("_"), label.count > 1 else { return .labelled(label, child.value) }
    let wrapper = Mirror(reflecting: child.value)
    let wrapped = wrapper.children.first { $0.label == "wrappedValue" }
    return .labelled(String(label.dropFirst()), wrapped?.value ?? child.value)
  }
}

/// Stands for the value of a lazy property that nobody has asked for.
private struct UnsetLazyProperty: FailureDescribable {
  var failureDescription: String { "<lazy>" }
}
