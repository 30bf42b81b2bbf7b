internal import Foundation

// Values that `samePropertyValuesAs` and `ignoring:` must not take for equal.

/// Finds a part of a value whose `==` does not look at all of it, as that of some types of
/// Foundation.
struct PartialEquality {
  /// Whether values of a type may have such a part; most types never do, and need no search.
  private static let isPossible = FactOfType { mayHold($0, where: isPartial) }

  /// Whether a type has such a part among its stored properties.
  private static let storesPartial = FactOfType { type in
    mayHold(type) { hasPartialEquality(contentType($0)) ? true : nil }
  }

  private var depth = 0
  private var seen: Set<ObjectIdentifier> = []

  /// Why values that are equal to this one by `==` are not known to be equal.
  mutating func first(in value: Any) -> Equality.Incomparable? {
    guard let value = unwrapped(value) else { return nil }
    let type = type(of: value)
    guard Self.isPossible(type) else { return nil }
    if Self.hasPartialEquality(type) {
      return .init(reason: "== of \(typeName(type)) does not look at all of it")
    }
    if type is AnyClass, !seen.insert(ObjectIdentifier(value as AnyObject)).inserted { return nil }
    guard depth < EqualityOfParts.deepest else { return .isTooDeep }
    depth += 1
    defer { depth -= 1 }
    if isClosed(value) || value is any CustomReflectable, Self.storesPartial(type) {
      return .init(reason: "\(typeName(type)) shows only some of its parts")
    }
    var parts = Parts(stored: value)
    if case .words = parts { parts = Parts(reflecting: value) }
    for (path, part) in partPaths(of: parts, from: firstIndex(of: value)) {
      if let doubt = first(in: part) { return doubt.at(path()) }
    }
    return nil
  }

  /// Whether values of a type have a partial equality; nil if their parts decide.
  private static func isPartial(_ type: Any.Type) -> Bool? {
    let content = contentType(type)
    if hasPartialEquality(content) { return true }
    if _openExistential(content, do: isTrivial) { return false }
    switch TypeKind(content) {
    case .enumeration: return payloadTypes(of: content) == nil ? true : nil
    case .structure: return isOfPlatform(content) ? false : nil
    case .tuple: return nil
    case nil where content is AnyClass && !isOfPlatform(content): return nil
    // What stands for a protocol, or is in a list of Foundation, is known of values only.
    case nil: return !(content is AnyClass) || isListOfFoundation(content)
    }
  }

  private static func isListOfFoundation(_ type: Any.Type) -> Bool {
    type is NSArray.Type || type is NSDictionary.Type || type is NSSet.Type
      || type is NSOrderedSet.Type || type == NSObject.self
  }

  /// By their names, because `FoundationNetworking` is not linked.
  private static func hasPartialEquality(_ type: Any.Type) -> Bool {
    let names = /(NS(Mutable)?)?URLRequest|\w*URLResponse|Notification|POSIXError/
    return isOfFoundation(type) && typeName(type).wholeMatch(of: names) != nil
  }
}

/// Whether the values of a type have no references.
private func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }

/// Whether a value may have more than the parts that are compared.
func hasHiddenState(_ value: Any) -> Bool {
  if value is any Actor { return true }
  if case .hidden = Parts(stored: value) { return true }
  // A type with `HasParts` names all parts that count, but not those that a subclass adds.
  let isSubclass = type(of: value) is AnyClass && !isOfPlatform(type(of: value))
  if value is any HasParts { return isSubclass }
  if value is any CustomReflectable, !isOfPlatform(type(of: value)) { return true }
  let mirror = Mirror(reflecting: value)
  let superclasses = mirror.withSuperclasses.dropFirst().map(\.subjectType)
  if superclasses.contains(where: { isOfPlatform($0) && $0 != NSObject.self }) { return true }
  switch mirror.displayStyle {
  case .enum: return false
  case .struct, .tuple:
    // Reflection does not show bit-fields and unions of C.
    let isOfC = String(reflecting: type(of: value)).hasPrefix("__C.")
    return isOfC || mirror.children.isEmpty && _openExistential(type(of: value), do: size) > 0
  default: return mirror.withSuperclasses.allSatisfy(\.children.isEmpty)
  }
}

private func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

/// Whether two values of one type without references are the same in memory.
func haveSameBytes(_ first: Any, _ second: Any) -> Bool {
  func areSame<Value>(_ first: Value) -> Bool {
    guard _isPOD(Value.self), let other = second as? Value else { return false }
    func bytes(of value: Value) -> [UInt8] { withUnsafeBytes(of: value, Array.init) }
    return bytes(of: first) == bytes(of: other)
  }
  return _openExistential(first, do: areSame)
}

/// Says which of these paths is the first that leads to no part of one of two values, and which
/// parts there are; nil if there is none.
///
/// An entry or an element may be missing in one of them.
func unknownName(_ paths: [Path], in expected: Any, _ actual: Any) -> Phrase? {
  for path in paths {
    switch (place(of: path, in: expected), place(of: path, in: actual)) {
    case (.unknown(let reason), _), (_, .unknown(let reason)), (.absent(let reason), .absent),
      (.absent(let reason), .unreachable), (.unreachable, .absent(let reason)):
      return reason
    case (.known, _), (_, .known), (.unreachable, .unreachable): break
    }
  }
  return nil
}

/// Where a path leads in a value.
private enum Place {
  case known
  /// Behind nil or in another case: nobody knows.
  case unreachable
  /// To an entry or an element that the value does not have.
  case absent(Phrase)
  /// To a property that the type does not have.
  case unknown(Phrase)
}

private func place(of path: Path, in value: Any) -> Place {
  var (rest, value) = (path, value)
  while !rest.isRoot {
    guard let inner = unwrapped(value) else { return .unreachable }
    let parts = Parts(stored: inner)
    if let head = parts.named?.head, !head.isRoot {
      guard let inside = rest.rest(behind: head) else { return .unreachable }
      if inside.isRoot { return .known }
    }
    let known = partPaths(of: parts, from: firstIndex(of: inner))
      .map { (path: $0.path(), value: $0.value) }.filter { !$0.path.isRoot }
    let next = known.lazy.compactMap { path, value in
      rest.rest(behind: path).map { (rest: $0, value: value) }
    }.first
    guard let next else {
      let names = known.isEmpty ? "no parts" : known.map { Phrase($0.path.start) }.listed()
      let reason: Phrase =
        "there is no \(path.start) to ignore: \(typeName(type(of: inner))) has \(names)"
      switch parts {
      case .dictionary, .list: return .absent(reason)
      default: return .unknown(reason)
      }
    }
    (rest, value) = next
  }
  return .known
}

/// The parts of a value with the paths to them; elements of sets, and keys, have none.
private func partPaths(of parts: Parts, from start: Int) -> [(path: () -> Path, value: Any)] {
  switch parts {
  case .list(let elements, _):
    elements.enumerated().map { index, element in ({ [.index(start + index)] }, element) }
  case .set(let elements): elements.map { ({ [] }, $0) }
  case .dictionary(let entries):
    entries.flatMap { key, value in [({ [.key(text(key))] }, value), ({ [] }, key)] }
  default:
    parts.named.map { named in
      named.fields.indices.map { index in ({ named.path(to: index) }, named.fields[index].value) }
    } ?? []
  }
}
