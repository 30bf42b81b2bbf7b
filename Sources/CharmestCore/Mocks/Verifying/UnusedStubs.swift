/// The stubs of some mocks, and whether they have answered a call.
struct UnusedStubs {
  private typealias KnownStub = (
    mock: Int, method: any AnyMockMethod, arguments: ArgumentJudge?, isUsed: Bool
  )

  private let stubs: [KnownStub]

  /// Collects the stubs of some mocks.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - ignored: The methods whose stubs do not count.
  init(of mocks: [any Mock], ignoring ignored: [any MockMember]) {
    stubs = members(of: mocks, ignoring: ignored).flatMap { mock, member -> [KnownStub] in
      guard let method = member as? any AnyMockMethod else { return [] }
      return method.stubs.map { (mock, method, $0.stub.expected, $0.isUsed) }
    }
  }

  private var unused: [KnownStub] { stubs.filter { !$0.isUsed } }

  var areAsExpected: Bool { unused.isEmpty }

  /// The unused stubs, all stubs, and the calls of the methods that have unused stubs.
  ///
  /// - Parameter names: The name of each mock.
  /// - Returns: What is wrong.
  func explanation(named names: [String]) -> Explanation {
    let unused = unused
    var seen: Set<ObjectIdentifier> = []
    let methods = unused.filter { seen.insert(ObjectIdentifier($0.method)).inserted }
    let calls = RecordedCall.chronological(methods.map { ($0.mock, $0.method) })
    let total = counted(stubs.count, "stub")
    func phrase(_ stub: KnownStub) -> CallPhrase {
      stub.method.name.call(stub.arguments?.expected, on: names[stub.mock])
    }
    // Stubs and calls are read beside each other.
    let (firstStubs, firstCalls) = (
      stubs.prefix(Layout.mostListed), calls.prefix(Layout.mostListed)
    )
    let told =
      (firstStubs.map(phrase) + firstCalls.map { $0.call.phrase(on: names[$0.mock]) }).toldApart
    func text(_ index: Int) -> Phrase {
      Phrase(index < firstStubs.count ? told[index] : phrase(stubs[index]))
    }
    func call(_ index: Int) -> CallPhrase {
      index < firstCalls.count
        ? told[firstStubs.count + index] : calls[index].call.phrase(on: names[calls[index].mock])
    }
    // The calls for which a stub was perhaps meant.
    let unstubbed = calls.filter(\.call.hasNoStub)
    let calledInstead = list(
      unstubbed.lazy.map { Phrase($0.call.phrase(on: names.count > 1 ? names[$0.mock] : "")) },
      .oneMore(from: 1)
    ).framed(by: "; ", " had no stub")
    return Explanation(
      .reason(
        expected: "all stubs to be used",
        but: """
          \(unused.count) of \(total) \(wasOrWere(unused.count)) not: \
          \(list(stubs.indices.lazy.filter { !stubs[$0].isUsed }.map(text)))\(calledInstead.droppable)
          """
      ),
      details: DetailLine.numbered("stub", Array(stubs.indices)) {
        "\(text($0))\(stubs[$0].isUsed ? " (used)" : " (not used)")"
      }
        + DetailLine.numbered("call", Array(calls.indices)) {
          calls[$0].call.noted(nil, as: call($0))
        })
  }
}
