internal import Foundation

/// The methods that seem to belong to one mock, for a hint at its other calls.
///
/// This is a guess, and no verdict rests on it. The default values of stored properties are made
/// one after the other on one thread; each has the type's name, and a later place in the file than
/// the one before. So a method joins the instance of the method that its thread made last, if that
/// method has the same type, is at an earlier place, and was neither called nor stubbed yet.
final class MockInstance: Sendable {
  private struct State {
    var members: [WeakMember] = []
    var isClosed = false
  }

  private let state = Locked(State())

  /// The instance of a method that is being made at a place in the source.
  static func joined(by type: String, at place: SourceLocation) -> MockInstance {
    let last = Thread.current.threadDictionary["charmest.mocks"] as? Joining
    var instance = MockInstance()
    if let last, !type.isEmpty, last.type == type,
      last.place.fileID.description == place.fileID.description,
      (last.place.line, last.place.column) < (place.line, place.column),
      last.instance.state.withLock({ !$0.isClosed })
    {
      instance = last.instance
    }
    Thread.current.threadDictionary["charmest.mocks"] = Joining(
      type: type, place: place, instance: instance)
    return instance
  }

  func add(_ member: any MockMember) {
    state.withLock { $0.members.append(WeakMember(member: member)) }
  }

  /// Lets no more methods join this instance.
  func close() { state.withLock { $0.isClosed = true } }

  /// The calls of all other methods, in the order in which they were made.
  func calls(besides member: any MockMember) -> [RecordedCall] {
    let members = state.withLock { $0.members.compactMap(\.member) }
    return RecordedCall.chronological(members.filter { $0 !== member })
  }
}

private struct WeakMember: Sendable { weak var member: (any MockMember)? }

/// The place where a thread last made a method.
private struct Joining {
  let type: String
  let place: SourceLocation
  let instance: MockInstance
}
