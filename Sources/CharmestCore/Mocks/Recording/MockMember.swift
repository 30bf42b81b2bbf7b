internal import Foundation

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
    let texts = list(calls.lazy.map { Phrase($0.phrase()) })
    return "\(counted(calls.count, "call")): \(texts.plainText)"
  }
}

/// A member that consists of several members, such as the gets and sets of a property.
protocol MemberGroup: MockMember { var members: [any MockMember] { get } }

/// The members of a mock, found by reflection on the mock that a test names.
///
/// The search looks into values of any kind, into objects that are not mocks, and into superclasses.
/// It does not look into another mock inside this mock, because that mock's calls are its own. If a
/// type has a custom mirror, only what that mirror shows can be seen. Lazy properties and helpers
/// are looked at when they are there. The search is never cut short, or a member could be
/// overlooked; it only passes over types that hold no members, such as numbers and texts.
///
/// - Complexity: O(*n*), where *n* is the number of values that the mock holds.
struct MockMembers {
  private(set) var found: [any MockMember] = []
  /// The names of the properties whose members are made later, such as lazy ones.
  private(set) var unmade: [String] = []
  /// Whether there is an empty place for a helper that may have members.
  private var awaitsHelpers = false
  /// Whether there is no member, and no place for one that is made later.
  var areMissing: Bool { found.isEmpty && unmade.isEmpty && !awaitsHelpers }
  private var seen: Set<ObjectIdentifier> = []
  private var values: [Any] = []

  init(of mock: any Mock) {
    lookInto(mock)
    var next = 0
    while next < values.count {
      lookInto(values[next])
      next += 1
    }
  }

  private mutating func lookInto(_ value: Any) {
    // Properties of superclasses are made first.
    for mirror in Mirror(reflecting: value).withSuperclasses.reversed() {
      for child in mirror.children { visit(child) }
    }
  }

  private mutating func visit(_ child: Mirror.Child) {
    let (value, type) = (child.value, type(of: child.value))
    guard mayHoldMembers(type) else { return }
    if type is AnyClass {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      if let member = value as? any MockMember { return found.append(member) }
    }
    if isNil(value) { return noteMissing(child.label ?? "", type) }
    if !(value is any Mock) { values.append(value) }
  }

  private mutating func noteMissing(_ name: String, _ type: Any.Type) {
    let lazyName = name.nameOfLazyProperty
    if lazyName != nil || type is any OptionalMember.Type {
      unmade.append(lazyName ?? name)
    } else {
      awaitsHelpers = true
    }
  }
}

/// A place for a member.
private protocol OptionalMember {}
extension Optional: OptionalMember where Wrapped: MockMember {}

/// Whether values of a type may hold members, so that a mock may hold many values that do not.
private func mayHoldMembers(_ type: Any.Type) -> Bool {
  areHolders.value(for: type) { type in
    switch type {
    case is AnyClass: true
    case let type as any Container.Type: type.contents.contains(where: mayHoldMembers)
    case is any StringProtocol.Type, is any AdditiveArithmetic.Type, is Bool.Type,
      is Character.Type, is Data.Type, is Date.Type, is URL.Type, is UUID.Type:
      false
    default: MetadataKind(of: type) != .function
    }
  }
}

private let areHolders = FoundOncePerType<Bool>()

/// A type whose values consist of values of other types.
private protocol Container { static var contents: [Any.Type] { get } }

extension Optional: Container { static var contents: [Any.Type] { [Wrapped.self] } }
extension Array: Container { static var contents: [Any.Type] { [Element.self] } }
extension ArraySlice: Container { static var contents: [Any.Type] { [Element.self] } }
extension ContiguousArray: Container { static var contents: [Any.Type] { [Element.self] } }
extension Set: Container { static var contents: [Any.Type] { [Element.self] } }
extension Dictionary: Container { static var contents: [Any.Type] { [Key.self, Value.self] } }

extension Mock {
  /// The members of this mock; a mock without any is a failure, because nothing can be verified.
  func members(reportingNoneAt location: SourceLocation) -> MockMembers {
    let members = MockMembers(of: self)
    if members.areMissing {
      let name = typeName(type(of: self))
      FailureReporter.report(
        expected: "a mock with methods", but: "\(name) has no MockMethod that reflection finds",
        details: self is any CustomReflectable
          ? [DetailLine(.item, "note", "reflection sees no more than its customMirror shows")] : [],
        about: Phrase(name), at: location)
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
    let own = parts(of: MockMembers(of: mock).found)
    return own.filter { taken.insert(ObjectIdentifier($0)).inserted }.map { (index, $0) }
  }
}

/// The same members, but those that consist of several members are replaced by them.
func parts(of members: [any MockMember]) -> [any MockMember] {
  members.flatMap { ($0 as? any MemberGroup)?.members ?? [$0] }
}

/// Reports properties whose methods are not made yet, where all methods must be there.
func reportUnmade(_ names: [String], of mock: any Mock, at location: SourceLocation) {
  guard !names.isEmpty else { return }
  let advice: Phrase =
    names.count == 1
    ? "make it a constant, or use it before this call"
    : "make them constants, or use them before this call"
  FailureReporter.report(
    expected: "all methods to be there",
    but: "\(list(names.map { Phrase($0) })) \(isOrAre(names.count)) not there yet",
    details: [DetailLine(.item, "note", advice)], about: Phrase(typeName(type(of: mock))),
    at: location)
}
