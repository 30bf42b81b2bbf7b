/// A property that a value stores, found by its type; it is read only when it is asked for.
struct StoredProperty {
  let name: String
  let type: Any.Type
  let isConstant: Bool
  /// Whether it is made when it is first used.
  let isLazy: Bool
  let read: () -> Any

  /// The properties of a value and of its superclasses, those of the superclasses first.
  ///
  /// A custom mirror does not count.
  static func all(of value: Any) -> [StoredProperty] {
    classes(of: Swift.type(of: value)).reversed().flatMap { own(value, $0) }
  }

  private static func classes(of type: Any.Type) -> [Any.Type] {
    let superclass: AnyClass? = (type as? AnyClass).flatMap { _getSuperclass($0) }
    guard let superclass, !isOfPlatform(superclass) else { return [type] }
    return [type] + classes(of: superclass)
  }

  /// The properties that a class or a struct adds to those of its superclass.
  private static func own(_ value: Any, _ type: Any.Type) -> [StoredProperty] {
    let count = countOfParts(value, type)
    // The fields of a class begin with those of its superclasses.
    return fields(of: type).suffix(count).enumerated().map { index, field in
      let lazyName = lazyProperty(storedAs: field.name)
      return StoredProperty(
        name: lazyName ?? field.name, type: field.type,
        isConstant: field.isConstant, isLazy: lazyName != nil,
        read: { part(of: value, type, index) })
    }
  }
}

/// The name of a lazy property, from the name of its storage; nil for other properties.
func lazyProperty(storedAs name: String) -> String? {
  let prefix = "$__lazy_storage_$_"
  return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
}

/// The types of the stored properties of a type and of its superclasses; no property is read.
func fieldTypes(of type: Any.Type) -> [Any.Type] { fields(of: type).map(\.type) }

/// The names and the types of the stored properties, and which of them never change.
func fields(of type: Any.Type) -> [(name: String, type: Any.Type, isConstant: Bool)] {
  // Asked for another type, such as `any Error`, the runtime would read a value.
  let isClass = type is AnyClass && !isForeignClass(type)
  let hasFields = isClass || [.structure, .tuple].contains(TypeKind(type))
  return (0..<(hasFields ? countOfFields(type) : 0)).map { index in
    var field = FieldMetadata()
    defer { field.release?(field.name) }
    let found = typeOfField(type, index: index, &field)
    let name = field.name.map { String(cString: $0) } ?? ""
    // A weak or unowned reference appears as `()` here.
    return field.isStrong ? (name, found, !field.isVariable) : (name, AnyObject.self, false)
  }
}

// The standard library itself uses these functions to look at types and values. They are not
// public, but exported: the first two since Swift 5.2, the others since Swift 5.

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func countOfFields(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func typeOfField(
  _ type: Any.Type, index: Int, _ field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

/// How many parts a value has as an instance of a class, without those of its superclasses.
@_silgen_name("swift_reflectionMirror_count")
func countOfParts<Value>(_ value: Value, _ type: Any.Type) -> Int

/// A part of a value, also if the type has a custom mirror.
func part(of value: Any, _ type: Any.Type, _ index: Int) -> Any {
  var field = FieldMetadata()
  defer { field.release?(field.name) }
  return part(of: value, type, index, &field.name, &field.release)
}

@_silgen_name("swift_reflectionMirror_subscript")
private func part<Value>(
  of value: Value, _ type: Any.Type, _ index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ releaseOfName: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any
