/// Whether a value must not be read by reflection: another thread may be writing it.
func isClosed(_ value: Any) -> Bool {
  value is any Actor || isOfLibrary(type(of: value))
    || type(of: value) is AnyClass && areLocked.value(for: type(of: value), holdsLock)
}

/// Whether a type belongs to this library.
func isOfLibrary(_ type: Any.Type) -> Bool {
  ["CharmestCore", "Charmest"].contains(module(of: type))
}

/// Whether a type belongs to the standard library, Foundation or Objective-C.
func isOfPlatform(_ type: Any.Type) -> Bool {
  let name = module(of: type)
  return name.isEmpty ? type is AnyClass : name == "Swift" || isOfFoundation(type)
}

func isOfFoundation(_ type: Any.Type) -> Bool {
  [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "_StringProcessing", "Observation",
  ].contains(module(of: type))
}

/// The module of a type; empty for a tuple, a function, and a class of Objective-C.
private func module(of type: Any.Type) -> String {
  modules.value(for: type) { type in
    let name = qualifiedName(type)
    return name.prefixMatch(of: /(\w+)\./).map { String($0.1) } ?? ""
  }
}

/// Whether a type stores records of calls, also in structs, optionals and collections.
func isMock(_ type: Any.Type) -> Bool {
  !isOfLibrary(type)
    && areMocks.value(for: type) { fieldTypes(of: $0).contains { holdsRecords($0) } }
}

/// Whether the values of a type hold records of calls, by the names of types alone.
func holdsRecords(_ type: Any.Type, in structs: [Any.Type] = []) -> Bool {
  let content = contentType(type)
  return String(reflecting: type).contains(/CharmestCore\.Mock(Method|Property|Member)\b/)
    || TypeKind(content) == .structure && !isOfPlatform(content) && !isOfLibrary(content)
      && !structs.contains { $0 == content }
      && fieldTypes(of: content).contains { holdsRecords($0, in: structs + [content]) }
}

private let areMocks = FoundOnce<Bool>()
private let modules = FoundOnce<String>()
private let areLocked = FoundOnce<Bool>()

/// Whether an object has a lock or a queue among its stored properties, by their types alone.
private func holdsLock(_ type: Any.Type) -> Bool {
  // No `\b`, which finds no border at the dot of `Foundation.NSLock`.
  let locks = /(^|\W)NS\w*(Lock|Cond)|NIOLock|[Uu]nfair_?[Ll]ock|pthread_|ispatch_?[QqSs][ue]/
  // A type that cannot be copied, such as a `Mutex`, appears as `()` here.
  let isLock = { (type: Any.Type) in type == Void.self || String(reflecting: type).contains(locks) }
  return fieldTypes(of: type).contains { field in
    // Also in a struct, and in a lock of one's own.
    let inside = isOfPlatform(field) ? [] : fieldTypes(of: field)
    let isPart = TypeKind(field) == .structure || inside.count == 1
    return isLock(field) || isPart && inside.contains(where: isLock)
  }
}

/// The types of the stored properties of a type and of its superclasses; no property is read.
func fieldTypes(of type: Any.Type) -> [Any.Type] { fields(of: type).map(\.type) }

/// The types of the stored properties, and which of them never change.
func fields(of type: Any.Type) -> [(type: Any.Type, isConstant: Bool)] {
  // Asked for another type, such as `any Error`, the runtime would read a value.
  let hasFields = type is AnyClass || [.structure, .tuple].contains(TypeKind(type))
  return (0..<(hasFields ? countOfFields(type) : 0)).map { index in
    var field = FieldMetadata()
    defer { field.release?(field.name) }
    let found = typeOfField(type, index: index, &field)
    // A weak or unowned reference appears as `()` here.
    return field.isStrong ? (found, !field.isVariable) : (AnyObject.self, false)
  }
}

/// Remembers a fact about each type, because finding it takes long.
struct FoundOnce<Value: Sendable>: Sendable {
  private let known = Locked<[ObjectIdentifier: Value]>([:])

  func value(for type: Any.Type, _ find: (Any.Type) -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let value = known.withLock({ $0[key] }) { return value }
    let value = find(type)
    known.withLock { $0[key] = value }
    return value
  }
}

// The standard library itself uses these to look at types without values; exported since Swift 5.2.

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
