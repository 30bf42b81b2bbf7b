/// The members of a mock among its stored properties, found by their types.
///
/// Constants are read. Variables are read only if their types show that they may hold members,
/// because another thread may be writing a variable of another type.
struct MemberSearch {
  private(set) var members: [any MockMember] = []
  /// The properties whose types name records, but which cannot be read.
  private(set) var unreadable: [String] = []
  /// The lazy properties that may hold members, and were not made yet.
  private(set) var unmade: [String] = []
  /// Whether there is a property that may hold members, now or later.
  private(set) var hasPlaces = false
  /// The objects that were searched.
  private var objects: Set<ObjectIdentifier> = []

  init(in value: Any) { searchProperties(of: value) }

  private mutating func searchProperties(of value: Any) {
    let isCopy = !(type(of: value) is AnyClass)
    for property in StoredProperty.all(of: value) {
      let isPlace = mayHoldMembers(property.type)
      if isPlace { hasPlaces = true }
      // An unowned reference, which may be dead, appears as `AnyObject`.
      let neverChanges = property.isConstant || isCopy && property.type != AnyObject.self
      guard isPlace || neverChanges && mayHoldOthers(property.type) else { continue }
      let content = property.read()
      if property.isLazy, unwrapped(content) == nil { unmade.append(property.name) }
      search(content, property.name)
    }
  }

  private mutating func search(_ value: Any, _ property: String) {
    if let member = value as? any MockMember {
      members.append(member)
      return
    }
    // A mock inside a mock keeps its own calls.
    guard let value = unwrapped(value), !(value is any Mock) else { return }
    let type = type(of: value)
    let mayBeList = isOfPlatform(type) && !(value is any LazySequenceProtocol)
    if mayBeList, let values = value as? any Collection {
      guard mayHoldMembers(type) || mayHoldOthers(type) else { return }
      for element in values { search(element, property) }
    } else if TypeKind(type) == .enumeration {
      if let payload = payloadOfCase(value) { search(payload, property) }
    } else if TypeKind(type) == .tuple || TypeKind(type) == .structure && !isOfPlatform(type) {
      searchProperties(of: value)
    } else if type is AnyClass, storesMembers(type) {
      guard objects.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      searchProperties(of: value)
    } else if namesRecords(type), !isFunctionOrType(type), !(value is AnyKeyPath) {
      unreadable.append(property)
    }
  }
}

/// Whether values of a type may hold what its declaration does not show, as those of a protocol.
private let mayHoldOthers = FactOfType { type in
  mayHold(type) { type in
    let content = contentType(type)
    return isExistential(content) || content is AnyClass && !isOfPlatform(content) ? true : nil
  }
}

/// Whether a property of this type may hold members, now or later.
private let mayHoldMembers = FactOfType { mayHold($0, where: isMember) }

/// Whether a type is that of members, also in optionals and collections; nil if its parts decide.
private func isMember(_ type: Any.Type) -> Bool? {
  let content = contentType(type)
  if content is any MockMember.Type { return true }
  let isMock = content is any Mock.Type
  if isMock || content is AnyKeyPath.Type || isFunctionOrType(content) { return false }
  if namesRecords(type) { return true }
  return isOfLibrary(content) || isOfPlatform(content) ? false : nil
}

/// Whether an object of this class may have members among its stored properties.
private let storesMembers = FactOfType { type in
  !isOfLibrary(type)
    && fieldTypes(of: type).contains {
      mayHoldMembers($0) || !isOfPlatform(type) && mayHoldOthers($0)
    }
}

extension MockTypes: KnowsMocks {
  static let isMock = FactOfType { type in
    !isOfLibrary(type)
      && (type is any Mock.Type || fieldTypes(of: type).contains(where: storesRecords))
  }

  private static func storesRecords(_ type: Any.Type) -> Bool {
    mayHold(type) { type in
      if let isMember = isMember(type) { return isMember }
      return contentType(type) is AnyClass ? false : nil
    }
  }
}

/// Whether a type is a record, or has one among its generic arguments, which only its name shows.
let namesRecords = FactOfType { type in
  String(reflecting: type).contains(/CharmestCore\.Mock(Method|Property|Member)\b/)
}
