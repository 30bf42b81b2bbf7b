/// All records of calls, by the types in which they were made.
///
/// They show which records are no members of their mock, such as one in a `Mutex`.
enum MadeRecords {
  private struct Weak { weak var method: (any MockedMethod)? }

  private static let made = Locked<[String: [ObjectIdentifier: Weak]]>([:])

  static func add(_ method: any MockedMethod) {
    let entry = Weak(method: method)
    made.withLock { $0[method.mockName, default: [:]][ObjectIdentifier(method)] = entry }
  }

  static func remove(_ method: AnyObject, of mock: String) {
    made.withLock { _ = $0[mock]?.removeValue(forKey: ObjectIdentifier(method)) }
  }

  /// The records that `mockMembers` leaves out: those that can be found; else those that were made
  /// in the type and the file of the mock, and are members of no mock of its type.
  static func strays(of mock: any Mock, besides known: [any MockMember]) -> [any MockedMethod] {
    let members = methods(among: known)
    guard mayHideRecords(type(of: mock)) else {
      let objects = Set(members.map { ObjectIdentifier($0) })
      let found = methods(among: CharmestCore.members(in: mock))
      return found.filter { !objects.contains(ObjectIdentifier($0)) }
    }
    let files = Set(members.map { "\($0.place.fileID)" })
    let places = Set(members.map(place))
    let types = sequence(first: type(of: mock) as Any.Type) {
      ($0 as? AnyClass).flatMap { _getSuperclass($0) }
    }
    let records = types.flatMap { type in
      // `#function` has only this part of the name of a type.
      let name = typeName(type, withArguments: false).split(separator: ".").last
      return made.withLock { $0[String(name ?? "")]?.values.map(\.method) ?? [] }
    }
    return records.compactMap(\.self).filter {
      (files.isEmpty || files.contains("\($0.place.fileID)")) && !places.contains(place(of: $0))
    }
  }

  private static func place(of method: any MockedMethod) -> String {
    "\(method.place.fileID):\(method.place.line):\(method.place.column)"
  }

  /// Whether a type has a property that cannot be read, such as a `Mutex` or an `InlineArray`, and
  /// none that may hold more records later.
  private static func mayHideRecords(_ type: Any.Type) -> Bool {
    let contents = fieldTypes(of: type).map { ($0, contentType($0)) }
    return !contents.contains { holdsRecords($0) && $0 != $1 }
      && (type is any CustomReflectable.Type
        || contents.contains { $0 == Void.self || isOfPlatform($1) && holdsRecords($0) })
  }
}
