internal import Foundation

/// The methods of one mock, which belong together because one initialiser made them.
///
/// A method alone cannot know its mock: nothing refers from a stored property to its owner. But the
/// default values of stored properties are made one after the other on one thread, each with the
/// type's name (`#function` there) and at a later place of the same file than the one before. So a
/// method joins the instance begun last for its type on its thread, unless it stands at or before
/// the method made last: then it is the first of the next instance.
package final class MockInstance: Sendable {
  /// The name of the mock's type, or nothing where a method was not made as a default value.
  package let typeName: String
  private let members = Locked<[WeakMember]>([])

  private init(typeName: String) {
    self.typeName = typeName
  }

  /// The instance that a method belongs to which is being made at a place in the source.
  package static func joined(
    by function: String,
    fileID: String,
    line: UInt,
    column: UInt
  ) -> MockInstance {
    // In an initialiser or another function the name is not that of the type.
    guard !function.contains("(") else { return MockInstance(typeName: "") }
    let unfinished = Unfinished.ofThisThread
    let key = "\(function) \(fileID)"
    if let begun = unfinished.instances[key], (begun.line, begun.column) < (line, column) {
      unfinished.instances[key] = Begun(instance: begun.instance, line: line, column: column)
      return begun.instance
    }
    let instance = MockInstance(typeName: function)
    unfinished.instances[key] = Begun(instance: instance, line: line, column: column)
    return instance
  }

  package func add(_ member: any MockMember) {
    members.withLock { $0.append(WeakMember(member)) }
  }

  /// All calls of all methods, in the order in which they were made.
  package var calls: [RecordedCall] {
    let living = members.withLock { $0.compactMap(\.member) }
    return RecordedCall.chronological(living)
  }
}

/// Something in a mock that records calls, such as a ``MockMethod``.
public protocol MockMember: AnyObject, Sendable {
  /// All recorded calls, in the order in which they were made.
  var recordedCalls: [RecordedCall] { get }
  /// Forgets all calls and keeps the stubs.
  func forgetCalls()
  /// Forgets all stubs and keeps the calls.
  func forgetStubs()
}

private struct WeakMember: Sendable {
  weak let member: (any MockMember)?

  init(_ member: any MockMember) {
    self.member = member
  }
}

/// Keeps only the instance alive, which keeps nothing else: its members are weak.
private struct Begun {
  let instance: MockInstance
  let line: UInt
  let column: UInt
}

/// The instances whose initialisers ran last on one thread, one for each type of mock.
private final class Unfinished {
  var instances: [String: Begun] = [:]

  static var ofThisThread: Unfinished {
    let key = "charmest.mocks"
    if let known = Thread.current.threadDictionary[key] as? Unfinished { return known }
    let new = Unfinished()
    Thread.current.threadDictionary[key] = new
    return new
  }
}
