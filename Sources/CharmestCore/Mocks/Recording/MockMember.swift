/// Something in a mock that records calls, such as a ``MockMethod``.
public protocol MockMember: AnyObject, Sendable {
  /// All recorded calls, in the order in which they were made.
  var recordedCalls: [RecordedCall] { get }
  /// Forgets all calls and keeps the stubs.
  func forgetCalls()
  /// Forgets all stubs and keeps the calls.
  func forgetStubs()
}

extension MockMember where Self: FailureDescribable {
  /// How many calls there were, and the first ones: `2 calls: greet("Jon"), wash()`.
  public var failureDescription: String {
    let calls = recordedCalls
    guard !calls.isEmpty else { return "no calls" }
    return "\(counted(calls.count, "call")): \(calls.map { $0.phrase() }.listed().text)"
  }
}

/// A member that consists of several members, such as the gets and sets of a property.
protocol MemberGroup: MockMember { var members: [any MockMember] { get } }

/// The members among the stored properties of a mock and of its superclasses: records, structs,
/// optionals, arrays and dictionaries of records, and objects that store records but are no mocks.
private func members(in value: Any, inside objects: Set<ObjectIdentifier> = []) -> [any MockMember]
{
  var found: [any MockMember] = []
  var mirror: Mirror? = Mirror(reflecting: value)
  while let level = mirror {
    found = level.children.flatMap { members(inProperty: $0.value, objects) } + found
    mirror = level.superclassMirror
  }
  return found
}

private func members(
  inProperty value: Any, _ objects: Set<ObjectIdentifier>
) -> [any MockMember] {
  if let member = value as? any MockMember { return [member] }
  // A mock has calls of its own.
  if value is any Mock || value is any HasParts && !isHolder(value) { return [] }
  guard type(of: value) is AnyClass else { return members(in: value, inside: objects) }
  let object = ObjectIdentifier(value as AnyObject)
  // Another thread may be writing an object that stores no records.
  guard isMock(type(of: value)), !objects.contains(object) else { return [] }
  return members(in: value, inside: objects.union([object]))
}

/// Whether a value of the standard library may hold records.
private func isHolder(_ value: Any) -> Bool {
  switch Mirror(reflecting: value).displayStyle {
  case .optional, .collection, .dictionary: true
  default: false
  }
}

/// Whether a property of this type may hold members later, as a lazy one does.
private func canHoldMembers(_ type: Any.Type) -> Bool {
  let type = innermostType(type)
  return type is any MockMember.Type || type is AnyClass && isMock(type)
}

extension Mock {
  /// The members of this mock; a mock without any is a failure, because nothing can be verified.
  func members(reportingNoneAt location: SourceLocation) -> [any MockMember] {
    let members = CharmestCore.members(in: self)
    let later = Mirror(reflecting: self).children.contains { canHoldMembers(type(of: $0.value)) }
    if members.isEmpty, !later {
      let name = typeName(type(of: self))
      FailureReporter.report(
        expected: "a mock with methods", but: "\(name) has no MockMethod among its properties",
        about: Subject(name), at: location)
    }
    return members
  }
}

/// Everything in some mocks that records calls, each once: what mocks share belongs to the first.
///
/// - Parameters:
///   - mocks: The mocks.
///   - ignored: What is left out.
/// - Returns: The members, and the indices of their mocks. Members that consist of several members
///   are replaced by them.
func members(of mocks: [any Mock], ignoring ignored: [any MockMember] = []) -> [(
  mock: Int, member: any MockMember
)] {
  var taken = Set(parts(of: ignored).map(ObjectIdentifier.init))
  return mocks.enumerated().flatMap { index, mock in
    parts(of: members(in: mock)).filter { taken.insert(ObjectIdentifier($0)).inserted }
      .map { (index, $0) }
  }
}

/// The methods of some mocks, and the indices of their mocks.
func methods(of mocks: [any Mock], ignoring ignored: [any MockMember] = []) -> [(
  mock: Int, method: any MockedMethod
)] {
  members(of: mocks, ignoring: ignored).compactMap { mock, member in
    (member as? any MockedMethod).map { (mock, $0) }
  }
}

private func parts(of members: [any MockMember]) -> [any MockMember] {
  members.flatMap { ($0 as? any MemberGroup)?.members ?? [$0] }
}

/// The calls of some methods in the order in which they were made.
func chronological(_ methods: [(mock: Int, method: any MockedMethod)]) -> [(
  mock: Int, call: RecordedCall
)] {
  methods.flatMap { mock, method in method.calls.map { (mock, $0) } }
    .sorted { $0.1.sequenceNumber < $1.1.sequenceNumber }
}
