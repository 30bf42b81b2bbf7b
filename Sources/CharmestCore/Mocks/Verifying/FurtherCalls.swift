/// What to say when mocks were called more often than was verified.
package struct FurtherCalls {
  private let calls: [(mock: String, call: RecordedCall)]
  private let names: [String]
  /// Whether verified calls are fine.
  private let allowsVerified: Bool

  /// Collects the calls of some mocks.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - ignored: The methods whose calls do not count.
  ///   - allowsVerified: Whether calls that a verification has looked at are fine.
  ///   - names: What the test calls the mocks, if that is known; read only if there is a failure.
  package init(
    of mocks: [any Mock],
    ignoring ignored: [any MockMember] = [],
    allowsVerified: Bool,
    named names: () -> [String]? = { nil }
  ) {
    self.allowsVerified = allowsVerified
    let members = mocks.map { mock in
      mock.members.filter { member in !ignored.contains { $0 === member } }
    }
    let all = members.map { RecordedCall.chronological($0) }
    guard all.joined().contains(where: { !allowsVerified || !$0.isVerified }) else {
      (calls, self.names) = ([], [])
      return
    }
    let distinct = MockNames.distinct(names() ?? mocks.map { typeName(type(of: $0)) })
    calls = zip(distinct, all).flatMap { name, calls in calls.map { (mock: name, call: $0) } }
      .sorted { $0.call.sequenceNumber < $1.call.sequenceNumber }
    self.names = distinct
  }

  private var unexpected: [(mock: String, call: RecordedCall)] {
    calls.filter { !allowsVerified || !$0.call.isVerified }
  }

  package var areAsExpected: Bool { unexpected.isEmpty }

  /// The text of the failure.
  ///
  /// - Parameter scale: How many times as long the text may be.
  /// - Returns: The calls that nobody expected, and all calls in their order.
  package func text(scale: Int = FailureText.scaleOfThisRun) -> FailureText {
    let unexpected = unexpected
    let count = unexpected.count
    return FailureText(
      summary: { subject, limits in
        let named: [Rendering] = unexpected.map { item in
          { MethodName.call(item.call.text($0), on: item.mock) }
        }
        let claim =
          allowsVerified
          ? "expected no further calls, but \(count) of \(CallCount.calls(calls.count)) "
            + (count == 1 ? "was" : "were") + " not verified"
          : "expected no calls, but \(CallCount.calls(count)) \(count == 1 ? "was" : "were") made"
        return "\(subject): \(claim): \(list(named, limits))"
      },
      about: names.joined(separator: ", "),
      facts: Fact.list(
        calls.enumerated().map { index, item in
          let note = item.call.isVerified ? " (verified)" : " (not verified)"
          return (
            "call \(index + 1)",
            { MethodName.call(item.call.text($0), on: item.mock) + (allowsVerified ? note : "") }
          )
        }
      ),
      whole: nil,
      scale: scale
    )
  }
}
