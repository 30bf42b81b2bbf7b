/// Something in a mock that records calls, such as a ``MockMethod``.
public protocol MockMember: AnyObject, Sendable {
  /// All recorded calls, in the order in which they were made.
  var recordedCalls: [RecordedCall] { get }
  /// Forgets all calls and keeps the stubs.
  func forgetCalls()
  /// Forgets all stubs and keeps the calls.
  func forgetStubs()
}

extension MockMember {
  /// Forgets all calls and all stubs.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls and stubs.
  public func reset() {
    forgetCalls()
    forgetStubs()
  }
}

extension MockMember where Self: FailureDescribable {
  /// How many calls there were, and the first ones: `2 calls: greet("Jon"), wash()`.
  public var failureDescription: String {
    let calls = recordedCalls.map { $0.phrase() }
    return calls.isEmpty ? "no calls" : "\(counted(calls.count, "call")): \(calls.listed().text)"
  }
}

/// A member that consists of several members, such as the gets and sets of a property.
protocol MemberGroup: MockMember { var members: [any MockMember] { get } }

/// The members among the stored properties of a value and of its superclasses.
///
/// They are found by their types, because another thread may be writing a variable of another type.
func members(in value: Any, inside objects: Set<ObjectIdentifier> = []) -> [any MockMember] {
  var found: [any MockMember] = []
  for mirror in Mirror(reflecting: value).withSuperclasses {
    let children = mirror.children
    let fields = fields(of: mirror.subjectType).suffix(children.count)
    // A child is read only when it is asked for. A custom mirror has read all of them already.
    let chosen = zip(fields, children.indices).filter { field, _ in
      mayHoldMembers(field.type) || field.isConstant && !isOfPlatform(contentType(field.type))
    }
    let indices = value is any CustomReflectable ? Array(children.indices) : chosen.map(\.1)
    found = indices.flatMap { members(inProperty: children[$0].value, objects) } + found
  }
  return found
}

private func members(inProperty value: Any, _ objects: Set<ObjectIdentifier>) -> [any MockMember] {
  if let member = value as? any MockMember { return [member] }
  // A mock inside a mock keeps its own calls.
  guard let value = unwrapped(value), !(value is any Mock) else { return [] }
  if let values = value as? any Collection {
    return values.flatMap { members(inProperty: $0, objects) }
  }
  if TypeKind(type(of: value)) == .enumeration {
    return Mirror(reflecting: value).children.flatMap { members(inProperty: $0.value, objects) }
  }
  guard type(of: value) is AnyClass else { return members(in: value, inside: objects) }
  let object = ObjectIdentifier(value as AnyObject)
  guard isMock(type(of: value)), !objects.contains(object) else { return [] }
  return members(in: value, inside: objects.union([object]))
}

private let holders = FoundOnce<Bool>()

/// Whether a property of this type may hold members, now or later.
private func mayHoldMembers(_ type: Any.Type) -> Bool {
  holders.value(for: type) { type in
    let content = contentType(type)
    return holdsRecords(type) || content is any MockMember.Type
      || TypeKind(content) == .tuple && fieldTypes(of: content).contains(where: mayHoldMembers)
      || content is AnyClass && !(content is any Mock.Type) && isMock(content)
  }
}

extension Mock {
  /// The records among the stored properties of this mock and of its superclasses, also in structs,
  /// optionals, arrays, dictionaries and objects that store records.
  ///
  /// No variable of another type is read.
  ///
  /// - Complexity: O(*n*), where *n* is the number of records and other constants.
  public var mockMembers: [any MockMember] { CharmestCore.members(in: self) }

  /// The members of this mock; reports a failure if it has none, because nothing can be verified,
  /// and for each record of it that is no member.
  func members(
    reportingNoneAt location: SourceLocation, onlyCalled: Bool = true
  ) -> [any MockMember] {
    let members = mockMembers
    let strays = MadeRecords.strays(of: self, besides: members)
    if members.isEmpty, strays.isEmpty,
      !fieldTypes(of: type(of: self)).contains(where: mayHoldMembers)
    {
      let name = typeName(type(of: self))
      FailureReporter.report(
        expected: "a mock with methods", but: "\(name) has no MockMethod among its properties",
        about: Subject(name), at: location)
    }
    for record in strays
    where !onlyCalled || record.log.state.withLock({ !$0.calls.isEmpty || !$0.stubs.isEmpty }) {
      FailureReporter.report(
        expected: "all its records among its members",
        but: "\(record.name.full) is not; add \(record.name.record) to mockMembers",
        about: Subject(typeName(type(of: self))), at: location)
    }
    return members
  }
}

/// A method, and which of several mocks it belongs to.
typealias MethodOfMock = (mock: Int, method: any MockedMethod)

/// The methods of some mocks, each once: a shared one belongs to the first mock.
///
/// - Parameters:
///   - mocks: The mocks.
///   - ignored: The members to leave out.
/// - Returns: The methods, including those of properties, and the indices of their mocks.
func methods(of mocks: [any Mock], ignoring ignored: [any MockMember] = []) -> [MethodOfMock] {
  var taken = Set(methods(among: ignored).map(ObjectIdentifier.init))
  return mocks.enumerated().flatMap { index, mock in
    methods(among: mock.mockMembers).filter { taken.insert(ObjectIdentifier($0)).inserted }
      .map { (index, $0) }
  }
}

func methods(among members: [any MockMember]) -> [any MockedMethod] {
  members.flatMap { ($0 as? any MemberGroup)?.members ?? [$0] }
    .compactMap { $0 as? any MockedMethod }
}

/// The calls of some methods in the order in which they were made; each method counts once.
func chronological(_ methods: [MethodOfMock]) -> [(mock: Int, call: RecordedCall)] {
  var seen: Set<ObjectIdentifier> = []
  return methods.filter { seen.insert(ObjectIdentifier($0.method)).inserted }
    .flatMap { mock, method in method.calls.map { (mock, $0) } }
    .sorted { $0.1.sequenceNumber < $1.1.sequenceNumber }
}
