/// The calls of some mocks that were not expected.
struct UnverifiedCalls {
  private let calls: [(mock: Int, call: RecordedCall)]
  private let ignored: [any MockMember]
  /// Whether verified calls are allowed.
  private let allowsVerified: Bool

  /// Collects the calls of some mocks.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - ignored: The methods whose calls do not count.
  ///   - allowsVerified: Whether calls that a verification has looked at are allowed.
  init(of mocks: [any Mock], ignoring ignored: [any MockMember], allowsVerified: Bool) {
    self.ignored = ignored
    self.allowsVerified = allowsVerified
    calls = RecordedCall.chronological(members(of: mocks, ignoring: ignored))
  }

  private var unexpected: [(mock: Int, call: RecordedCall)] {
    calls.filter { !allowsVerified || !$0.call.isVerified }
  }

  var areAsExpected: Bool { unexpected.isEmpty }

  /// The calls that are marked as verified: all if the assertion failed, none if it passed.
  var marks: Marks { .each(areAsExpected ? [] : calls.map(\.call)) }

  /// The methods whose calls do not count: `ignoring log(_:)`.
  private var noteOnIgnored: Phrase {
    var names: [String] = []
    for case let method as any AnyMockMethod in parts(of: ignored) {
      let name = method.name.full
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty
      ? "" : list(names.lazy.map { Phrase($0) }).framed(by: " (ignoring ", ")").droppable
  }

  /// The unexpected calls, and all calls in their order.
  ///
  /// - Parameter names: The name of each mock.
  /// - Returns: What is wrong.
  func explanation(named names: [String]) -> Explanation {
    let unexpected = unexpected
    let (expected, outcome) =
      allowsVerified
      ? (
        "no further calls",
        "\(counted(unexpected.count, of: calls.count, "call")) "
          + "\(wasOrWere(unexpected.count)) not verified"
      ) : ("no calls", "\(counted(unexpected.count, "call")) \(wasOrWere(unexpected.count)) made")
    func told(_ calls: [(mock: Int, call: RecordedCall)]) -> [CallPhrase] {
      calls.prefix(Layout.mostListed).map { $0.call.phrase(on: names[$0.mock]) }.toldApart
    }
    let list = Phrase(listing: told(unexpected).map(\.brief), of: unexpected.count)
    let first = told(calls)
    return Explanation(
      .reason(expected: "\(expected)\(noteOnIgnored)", but: "\(outcome): \(list)"),
      details: DetailLine.numbered("call", Array(calls.indices)) { index in
        let (mock, call) = calls[index]
        let note = call.isVerified ? "verified" : "not verified"
        return call.noted(
          allowsVerified ? note : nil,
          as: index < first.count ? first[index] : call.phrase(on: names[mock]))
      })
  }
}
