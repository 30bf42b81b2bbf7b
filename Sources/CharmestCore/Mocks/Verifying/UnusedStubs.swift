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
    func phrase(ofStub index: Int, _ names: [String]) -> CallPhrase {
      let stub = stubs[index]
      return stub.method.name.call(stub.arguments?.expected, on: names[stub.mock])
    }
    func phrase(ofCall index: Int, _ names: [String]) -> CallPhrase {
      calls[index].call.phrase(on: names[calls[index].mock])
    }
    // Stubs and calls are read beside each other; those that have no line are not told apart.
    func told(_ names: [String]) -> (stub: (Int) -> CallPhrase, call: (Int) -> CallPhrase) {
      let (stubs, calls) = (
        stubs.indices.prefix(Layout.mostListed), calls.indices.prefix(Layout.mostListed)
      )
      let told =
        (stubs.map { phrase(ofStub: $0, names) } + calls.map { phrase(ofCall: $0, names) })
        .toldApart
      return (
        { $0 < stubs.count ? told[$0] : phrase(ofStub: $0, names) },
        { $0 < calls.count ? told[stubs.count + $0] : phrase(ofCall: $0, names) }
      )
    }
    let named = told(names)
    let called = names.count > 1 ? named.call : told([""]).call
    // The calls for which a stub was perhaps meant.
    let unstubbed = calls.indices.lazy.filter { calls[$0].call.hasNoStub }.map {
      Phrase(called($0))
    }
    let calledInstead = list(unstubbed, .oneMore(from: 1)).framed(by: "; ", " had no stub")
    let notUsed = stubs.indices.lazy.filter { !stubs[$0].isUsed }.map { Phrase(named.stub($0)) }
    return Explanation(
      .reason(
        expected: "all stubs to be used",
        but: """
          \(unused.count) of \(total) \(wasOrWere(unused.count)) not: \
          \(list(notUsed))\(calledInstead.droppable)
          """
      ),
      details: DetailLine.numbered("stub", Array(stubs.indices)) {
        "\(named.stub($0))\(stubs[$0].isUsed ? " (used)" : " (not used)")"
      }
        + DetailLine.numbered("call", Array(calls.indices)) {
          calls[$0].call.noted(nil, as: named.call($0))
        })
  }
}
