/// The unexpected calls of some mocks.
package struct UnverifiedCalls {
  private let calls: [(mock: Int, call: RecordedCall)]
  private let unexpected: [(mock: Int, call: RecordedCall)]
  private let allowsVerified: Bool

  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - ignored: The members whose calls do not count.
  ///   - allowsVerified: Whether verified calls are expected.
  init(of mocks: [any Mock], ignoring ignored: [any MockMember], allowsVerified: Bool) {
    self.allowsVerified = allowsVerified
    calls = CharmestCore.calls(of: mocks, ignoring: ignored)
    unexpected = allowsVerified ? calls.filter { !$0.call.isVerified } : calls
  }

  var areAsExpected: Bool { unexpected.isEmpty }

  /// Marks all calls, so that one mistake is not reported twice.
  func mark() { for (_, call) in calls { call.mark() } }

  /// - Parameter names: The name of each mock.
  /// - Returns: Which calls were not expected.
  func explanation(named names: [String]) -> Explanation {
    let expected = allowsVerified ? "no further calls" : "no calls"
    let verb = "\(wasOrWere(unexpected.count)) \(allowsVerified ? "not verified" : "made")"
    let count =
      allowsVerified && calls.count > 1
      ? "\(unexpected.count) of \(counted(calls.count, "call"))" : counted(unexpected.count, "call")
    let wrong = unexpected.map { Difference(.reason(expected: nil, but: $1.phrase(on: names[$0]))) }
    var explanation = Explanation(wrong, headline: "expected \(expected), but \(count) \(verb)")
    let unverified = calls.indices.filter { !calls[$0].call.isVerified }
    explanation.lines = linesOfCalls(calls.count, showing: unverified) { index in
      let (mock, call) = calls[index]
      let note = allowsVerified && !call.isVerified ? " (not verified)" : ""
      return "\(call.phrase(on: names[mock]))\(note)"
    }
    return explanation
  }
}
