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
protocol MemberGroup: MockMember {
  var members: [any MockMember] { get }
  /// The only member whose calls can need a stub.
  var getter: any MockedMethod { get }
}

extension Mock {
  /// The records in the stored properties of this mock and of its superclasses, including those in
  /// structs, optionals, arrays, dictionaries and objects that store records.
  ///
  /// No variable of another type is read.
  ///
  /// - Complexity: O(*n*), where *n* is the number of records and other constants.
  public var mockMembers: [any MockMember] { MemberSearch(in: self).members }

  /// The members of this mock.
  ///
  /// Reports a failure if it has none, because nothing can be verified, and for each record that is
  /// no member or cannot be found.
  func members(
    reportingNoneAt location: SourceLocation, onlyCalled: Bool = true
  ) -> [any MockMember] {
    let members = mockMembers
    let search = MemberSearch(in: self)
    if members.isEmpty, !search.hasPlaces {
      let problem: Phrase = "\(typeName(type(of: self))) has no MockMethod among its properties"
      report("a mock with methods", but: problem, at: location)
    }
    // The records that can be found, but that the mock's own list leaves out.
    let listed = Set(methods(among: members).map { ObjectIdentifier($0) })
    for record in methods(among: search.members) where !listed.contains(ObjectIdentifier(record)) {
      let isUsed = record.log.state.withLock { !$0.calls.isEmpty || !$0.stubs.isEmpty }
      guard isUsed || !onlyCalled else { continue }
      let problem: Phrase = "\(record.name.full) is not; add \(record.name.record) to mockMembers"
      report("all its records among its members", but: problem, at: location)
    }
    // The properties that nobody can read, unless the mock's own list has records that are found
    // nowhere else.
    let found = Set(search.members.map { ObjectIdentifier($0) })
    guard members.allSatisfy({ found.contains(ObjectIdentifier($0)) }) else { return members }
    for property in search.unreadable {
      let problem: Phrase = "\(property) cannot be read; add its records to mockMembers"
      report("all its records among its members", but: problem, at: location)
    }
    return members
  }

  /// Reports that this mock is not as the verbs need it.
  func report(_ expected: Phrase, but problem: Phrase, at location: SourceLocation) {
    let explanation = Explanation(expected: expected, but: problem)
    FailureReporter.report(explanation, about: Subject(typeName(type(of: self))), at: location)
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

/// The methods of some members, also those that a member of the user's own stores or tells of.
func methods(
  among members: [any MockMember], besides known: Set<ObjectIdentifier> = []
) -> [any MockedMethod] {
  members.flatMap { member -> [any MockedMethod] in
    if let method = member as? any MockedMethod { return [method] }
    if let group = member as? any MemberGroup { return methods(among: group.members) }
    // It may store itself.
    guard !known.contains(ObjectIdentifier(member)) else { return [] }
    let stored = MemberSearch(in: member).members
    return methods(among: stored, besides: known.union([ObjectIdentifier(member)]))
      + member.recordedCalls.map(\.method)
  }
}

/// The calls of some mocks in the order in which they were made, each once.
///
/// - Parameters:
///   - mocks: The mocks.
///   - ignored: The members to leave out.
/// - Returns: The calls, each with the index of the first mock to which it belongs.
func calls(
  of mocks: [any Mock], ignoring ignored: [any MockMember] = []
) -> [(mock: Int, call: RecordedCall)] {
  let calls = mocks.enumerated().flatMap { index, mock in
    mock.mockMembers.flatMap(\.recordedCalls).map { (mock: index, call: $0) }
  }
  // Read after the others, so that a call that comes now is not taken for one of them.
  let ignoredCalls = ignored.flatMap(\.recordedCalls)
  var seen = Set(ignoredCalls.map(\.identity))
  return calls.filter { seen.insert($0.call.identity).inserted }
    .sorted { $0.call.sequenceNumber < $1.call.sequenceNumber }
}

/// The calls of some methods in the order in which they were made; each method counts once.
func chronological(_ methods: [MethodOfMock]) -> [(mock: Int, call: RecordedCall)] {
  var seen: Set<ObjectIdentifier> = []
  return methods.filter { seen.insert(ObjectIdentifier($0.method)).inserted }
    .flatMap { mock, method in method.recordedCalls.map { (mock, $0) } }
    .sorted { $0.1.sequenceNumber < $1.1.sequenceNumber }
}
