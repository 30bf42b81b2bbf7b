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
  /// How many calls there were, and the first of them: `2 calls: greet("Jon"), wash()`.
  public var failureDescription: String {
    let calls = recordedCalls
    let texts: [Rendering] = calls.map { call in { call.text($0) } }
    return (calls.isEmpty ? "no calls" : counted(calls.count, "call"))
      + (calls.isEmpty ? "" : ": \(list(texts, .detail))")
  }
}

/// A member that stands for several, such as the gets and sets of a property.
protocol MemberGroup: MockMember { var members: [any MockMember] { get } }

/// Finds the members of a mock by reflection.
///
/// It looks into values of any kind, into objects that are no mocks, and into superclasses. A mock
/// in a mock is left alone: its calls are its own. Where a type has a mirror of its own, there is no
/// way to see more than that mirror shows.
///
/// What is near is looked at first, and no more than some thousand values are, so that a mock which
/// refers to half of the app costs little.
struct MockMembers {
  private static let mostValues = 10_000
  private static let mostElements = 1_000

  private(set) var found: [any MockMember] = []
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
    // Those of superclasses are made first.
    for level in levels.reversed() {
      for child in level.children.prefix(Self.mostElements) { visit(child.value) }
    }
  }

  private mutating func visit(_ value: Any) {
    if type(of: value) is AnyClass {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      if let member = value as? any MockMember { return found.append(member) }
    }
    guard values.count < Self.mostValues, !(value is any Mock) else { return }
    values.append(value)
  }
}

extension Mock {
  /// All that records calls in this mock.
  package var members: [any MockMember] { MockMembers(of: self).found }

  /// The same, with the parts instead of each member that stands for several.
  func members(ignoring ignored: [any MockMember]) -> [any MockMember] {
    func isKept(_ member: any MockMember) -> Bool { !ignored.contains { $0 === member } }
    return members.filter(isKept).flatMap { ($0 as? any MemberGroup)?.members ?? [$0] }.filter(
      isKept)
  }
}
