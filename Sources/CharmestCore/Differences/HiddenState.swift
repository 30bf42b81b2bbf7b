internal import Foundation

// Values that `samePropertyValuesAs` and `ignoring:` must not take for equal.

/// Whether `==` looks at all of a value; it does not for some types of Foundation.
func looksAtAll(_ value: Any) -> Bool { lookAtAll.value(for: type(of: value)) { looksAtAll($0) } }

private let lookAtAll = FoundOnce<Bool>()

private func looksAtAll(_ type: Any.Type, inside types: [Any.Type] = []) -> Bool {
  let content = contentType(type)
  let blind = /(NS(Mutable)?)?URLRequest|\w*URLResponse|Notification/
  if isOfPlatform(content) { return typeName(content).wholeMatch(of: blind) == nil }
  return types.contains { $0 == content }
    || fieldTypes(of: content).allSatisfy { looksAtAll($0, inside: types + [content]) }
}

/// Whether a value may have more than the parts that are compared.
func hasHiddenState(_ value: Any) -> Bool {
  if value is any Actor { return true }
  if case .hidden = Parts(stored: value) { return true }
  // A type with `HasParts` names all parts that count.
  if value is any HasParts { return false }
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
  default: return mirror.children.isEmpty && mirror.superclassMirror?.children.isEmpty != false
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

/// Says which of these paths is the first that leads to no part of a value, and which parts there
/// are.
func unknownName(_ paths: [Path], in value: Any) -> Phrase? {
  for path in paths {
    var (rest, place) = (path, value)
    while !rest.isRoot, let inner = unwrapped(place) {
      let parts = Parts(stored: inner)
      if case .enumCase(_, let fields) = parts, let head = parts.named?.head {
        // Another case may have this name.
        guard let inside = rest.rest(behind: head) else { break }
        rest = inside
        if fields.count == 1 && fields[0].name == nil {
          place = fields[0].value
          continue
        }
        if rest.isRoot { break }
      }
      let known = partPaths(of: parts, from: firstIndex(of: inner))
      let next = known.lazy.compactMap { path, value in
        rest.rest(behind: path).map { (rest: $0, place: value) }
      }.first
      guard let next else {
        let names = known.isEmpty ? "no parts" : known.map { Phrase($0.path.start) }.listed()
        return "there is no \(path.start) to ignore: \(typeName(type(of: inner))) has \(names)"
      }
      (rest, place) = next
    }
  }
  return nil
}

/// The parts of a value with the paths to them.
private func partPaths(of parts: Parts, from start: Int) -> [(path: Path, value: Any)] {
  switch parts {
  case .list(let elements, _): elements.enumerated().map { ([.index(start + $0)], $1) }
  case .dictionary(let entries): entries.map { ([.key(text($0.key))], $0.value) }
  default:
    parts.named.map { named in
      zip(named.fields.names, named.fields).map { ([.field($0)], $1.value) }
    } ?? []
  }
}
