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
    let texts: [Rendering] = calls.map { call in { call.text($0) } }
    return (calls.isEmpty ? "no calls" : counted(calls.count, "call"))
      + (calls.isEmpty ? "" : ": \(list(texts, .detail))")
  }
}

/// A member that consists of several members, such as the gets and sets of a property.
protocol MemberGroup: MockMember { var members: [any MockMember] { get } }

/// Finds the members of a mock by reflection.
///
/// It looks into values of any kind, into objects that are not mocks, and into superclasses. It
/// does not look into another mock inside this mock, because that mock's calls are its own. If a
/// type has a custom mirror, only what that mirror shows can be seen.
///
/// Near values come first, and at most 10,000 values are looked into, so that a mock that refers to
/// half of the app costs little.
struct MockMembers {
  private static let mostValues = 10_000
  private static let mostElements = 1_000

  private(set) var found: [any MockMember] = []
  /// Whether there is a lazy property, or an optional one, for a member that is not there yet.
  private var awaitsMembers = false
  /// Whether there is no member, not even one that is made later.
  var areMissing: Bool { found.isEmpty && !awaitsMembers }
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
    var levels: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      levels.append(level)
      mirror = level.superclassMirror
    }
    // Properties of superclasses are made first.
    for level in levels.reversed() {
      for child in level.children.prefix(Self.mostElements) { visit(child.value) }
    }
  }

  private mutating func visit(_ value: Any) {
    if type(of: value) is AnyClass {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      if let member = value as? any MockMember { return found.append(member) }
    }
    if value is any OptionalMember { awaitsMembers = true }
    guard values.count < Self.mostValues, !(value is any Mock) else { return }
    values.append(value)
  }
}

/// A place for a member, such as the storage of a lazy property.
private protocol OptionalMember {}
extension Optional: OptionalMember where Wrapped: MockMember {}

extension Mock {
  /// Whether this mock has no method, not even one that is made later.
  package var lacksMethods: Bool { MockMembers(of: self).areMissing }

  /// Everything in this mock that records calls.
  package var members: [any MockMember] { MockMembers(of: self).found }

  /// The same, but members that consist of several members are replaced by them.
  func members(ignoring ignored: [any MockMember]) -> [any MockMember] {
    func isKept(_ member: any MockMember) -> Bool { !ignored.contains { $0 === member } }
    let parts = members.filter(isKept).flatMap { ($0 as? any MemberGroup)?.members ?? [$0] }
    return parts.filter(isKept)
  }
}
