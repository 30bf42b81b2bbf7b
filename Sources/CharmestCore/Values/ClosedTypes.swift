/// Whether a value must not be read by reflection: another thread may be writing it.
func isClosed(_ value: Any) -> Bool {
  value is any Actor || isOfLibrary(type(of: value))
    || type(of: value) is AnyClass && holdsLock(type(of: value))
}

/// Whether a type belongs to this library.
func isOfLibrary(_ type: Any.Type) -> Bool { ["CharmestCore", "Charmest"].contains(module(type)) }

/// Whether a type belongs to the standard library, Foundation or Objective-C.
func isOfPlatform(_ type: Any.Type) -> Bool {
  let name = module(type)
  return name.isEmpty ? type is AnyClass : name == "Swift" || isOfFoundation(type)
}

func isOfFoundation(_ type: Any.Type) -> Bool {
  [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "_StringProcessing", "Observation",
  ].contains(module(type))
}

/// The module of a type; empty for a tuple, a function, and a class of Objective-C.
private let module = FactOfType { type in
  // A type inside an extension belongs to the module of the extension.
  let match = String(reflecting: type).prefixMatch(of: /\(extension in (\w+)\):|(\w+)\./)
  return match.flatMap { $0.1 ?? $0.2 }.map { String($0) } ?? ""
}

/// Knows which types are mocks; the folder of the mocks extends ``MockTypes`` by it.
protocol KnowsMocks: SendableMetatype {
  /// Whether a type is a mock, or stores records itself.
  static var isMock: FactOfType<Bool> { get }
}

enum MockTypes { fileprivate static let known = MockTypes.self as Any as? any KnowsMocks.Type }

/// Whether a type is a mock, or stores records of calls.
func isMock(_ type: Any.Type) -> Bool { MockTypes.known?.isMock(type) ?? false }

/// Whether a value is an object that is a mock, or stores records of calls.
func isMockObject(_ value: Any) -> Bool { type(of: value) is AnyClass && isMock(type(of: value)) }

/// Whether an object has a lock or a queue among its stored properties, by their types alone.
private let holdsLock = FactOfType { type in
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

/// Finds a fact about each type once, because finding it takes long.
struct FactOfType<Value: Sendable>: Sendable {
  private let known = Locked<[ObjectIdentifier: Value]>([:])
  private let find: @Sendable (Any.Type) -> Value

  init(_ find: @escaping @Sendable (Any.Type) -> Value) { self.find = find }

  func callAsFunction(_ type: Any.Type) -> Value {
    let key = ObjectIdentifier(type)
    if let value = known.withLock({ $0[key] }) { return value }
    let value = find(type)
    known.withLock { $0[key] = value }
    return value
  }
}
