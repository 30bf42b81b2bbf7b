internal import Foundation

/// The methods of one mock that were made together, for a hint at its other calls.
///
/// The default values of stored properties are made one after the other on one thread; each has the
/// type's name, and a later place in the file than the one before. So a method joins the instance
/// of the method that its thread made last, if that method has the same type, is at an earlier
/// place, and was neither called nor stubbed yet. Two types may have one name, and a static property
/// may be made in between. So the methods count as those of one mock only if the source says that
/// they are declared in one body.
final class MockInstance: Sendable {
  private struct State {
    var members: [Member] = []
    var isClosed = false
  }

  private struct Member: Sendable {
    weak var method: (any MockMember)?
    let place: SourceLocation
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

  func add(_ method: any MockMember, at place: SourceLocation) {
    state.withLock { $0.members.append(Member(method: method, place: place)) }
  }

  /// Lets no more methods join this instance.
  func close() { state.withLock { $0.isClosed = true } }

  /// The calls of the other methods of one mock, in the order in which they were made.
  func calls(besides method: any MockMember) -> [RecordedCall] {
    let members = state.withLock { $0.members }
    // Most methods have no calls; the source is not read for them.
    guard let place = members.firstIndex(where: { $0.method === method }),
      members.contains(where: { $0.method !== method && $0.method?.recordedCalls.isEmpty == false })
    else { return [] }
    // For each member, whether it is declared in one body with the one before.
    let joints = CallSource.joints(
      of: members.map { ($0.place.line, $0.place.column) },
      inFile: members[0].place.filePath.description)
    let start = joints[...place].lastIndex(of: false) ?? 0
    let end = joints[(place + 1)...].firstIndex(of: false) ?? members.count
    return RecordedCall.chronological(
      members[start..<end].compactMap(\.method).filter { $0 !== method })
  }
}

/// The place where a thread last made a method.
private struct Joining {
  let type: String
  let place: SourceLocation
  let instance: MockInstance
}
