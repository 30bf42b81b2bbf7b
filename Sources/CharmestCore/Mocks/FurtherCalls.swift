/// What to say when mocks were called more often than was verified.
package struct FurtherCalls {
  private let calls: [(mock: String, call: RecordedCall)]
  private let typeNames: [String]
  /// Whether verified calls are fine.
  private let allowsVerified: Bool

  /// Collects the calls of some mocks.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - allowsVerified: Whether calls that a verification has looked at are fine.
  package init(of mocks: [any Mock], allowsVerified: Bool) {
    typeNames = mocks.map { typeName(type(of: $0)) }
    self.allowsVerified = allowsVerified
    calls = zip(mocks, typeNames)
      .flatMap { mock, name in mock.calls.map { (mock: name, call: $0) } }
      .sorted { $0.call.sequenceNumber < $1.call.sequenceNumber }
  }

  private var unexpected: [(mock: String, call: RecordedCall)] {
    calls.filter { !allowsVerified || !$0.call.isVerified }
  }

  package var areAsExpected: Bool { unexpected.isEmpty }

  /// The text of the failure.
  ///
  /// - Parameters:
  ///   - mock: What the test calls the one mock, if that is known.
  ///   - scale: How many times as long the text may be.
  /// - Returns: The calls that nobody expected, and all calls in their order.
  package func text(
    about mock: String? = nil,
    scale: Int = FailureText.scaleOfThisRun
  ) -> FailureText {
    let unexpected = unexpected
    let count = unexpected.count
    return FailureText(
      summary: { subject, limits in
        let named: [Rendering] = unexpected.map { item in
          { "\(mock ?? item.mock).\(item.call.text($0))" }
        }
        let claim =
          allowsVerified
          ? "expected no further calls, but \(count) of \(CallCount.calls(calls.count)) "
            + (count == 1 ? "was" : "were") + " not verified"
          : "expected no calls, but \(CallCount.calls(count)) \(count == 1 ? "was" : "were") made"
        return "\(subject): \(claim): \(list(named, limits))"
      },
      about: mock ?? typeNames.joined(separator: ", "),
      facts: Fact.list(
        calls.enumerated().map { index, item in
          let note = item.call.isVerified ? " (verified)" : " (not verified)"
          return (
            "call \(index + 1)",
            { "\(mock ?? item.mock).\(item.call.text($0))" + (allowsVerified ? note : "") }
          )
        }
      ),
      whole: nil,
      scale: scale
    )
  }
}
