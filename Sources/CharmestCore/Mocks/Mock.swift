/// A hand-written stand-in that records how it was called.
///
/// Give the mock a ``MockMethod`` for each method and call it there, in one line:
///
/// ```swift
/// final class MockCook: Mock, Cook {
///   let cookRamenCalls = MockMethod(
///     "cookRamen(bowls:soup:extras:)", taking: Int.self, RamenSoup.self, [String].self)
///
///   func cookRamen(bowls: Int, soup: RamenSoup, extras: [String]) {
///     cookRamenCalls.invoke(bowls, soup, extras)
///   }
/// }
/// ```
///
/// There is nothing to implement and nothing to inherit: a class, a subclass of a real class, a
/// struct, an actor and a type of the main actor can all be mocks. The suffix `Calls` keeps the name
/// apart from that of a method without parameters.
public protocol Mock {}

extension Mock {
  /// All calls of all methods of this mock, in the order in which they were made.
  public var calls: [RecordedCall] {
    RecordedCall.chronological(members)
  }

  /// All calls, one a line, for printing.
  ///
  /// ```swift
  /// print(cook.callLog)
  /// // call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
  /// // call 2: wash()
  /// ```
  public var callLog: String {
    let calls = calls
    guard !calls.isEmpty else { return "no calls" }
    return calls.enumerated().map { "call \($0 + 1): \($1)" }.joined(separator: "\n")
  }

  /// Forgets all calls and all stubs of this mock.
  public func reset() {
    for member in members { member.forgetEverything() }
  }

  package var members: [any MockMember] {
    var members: [any MockMember] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      members = current.children.compactMap { $0.value as? any MockMember } + members
      mirror = current.superclassMirror
    }
    return members
  }
}
