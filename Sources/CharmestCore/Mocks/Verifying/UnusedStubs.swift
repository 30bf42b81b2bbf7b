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

  var areAsExpected: Bool { stubs.allSatisfy(\.isUsed) }

  /// The unused stubs, all stubs, and the calls of the methods that have unused stubs.
  ///
  /// - Parameter names: The name of each mock.
  /// - Returns: What is wrong.
  func explanation(named names: [String]) -> Explanation {
    let unused = stubs.indices.filter { !stubs[$0].isUsed }
    var seen: Set<ObjectIdentifier> = []
    let methods = unused.map { stubs[$0] }.filter {
      seen.insert(ObjectIdentifier($0.method)).inserted
    }
    let calls = RecordedCall.chronological(methods.map { ($0.mock, $0.method) })
    func phrase(ofStub index: Int) -> CallPhrase {
      let stub = stubs[index]
      return stub.method.name.call(stub.arguments?.expected, on: names[stub.mock])
    }
    func phrase(ofCall index: Int) -> CallPhrase {
      calls[index].call.phrase(on: names[calls[index].mock])
    }
    /// Those that the first line may name, and those that have lines.
    func shown(_ named: [Int], of all: Range<Int>) -> [Int] {
      Array(Set(named.prefix(Layout.mostListed) + all.prefix(Layout.mostListed)).sorted())
    }
    let unstubbedCalls = calls.indices.filter { calls[$0].call.hasNoStub }
    let shownStubs = shown(unused, of: stubs.indices)
    let shownCalls = shown(unstubbedCalls, of: calls.indices)
    // Stubs and calls are read beside each other.
    let told = (shownStubs.map(phrase(ofStub:)) + shownCalls.map(phrase(ofCall:))).toldApart
    let toldStubs = Dictionary(uniqueKeysWithValues: zip(shownStubs, told))
    let toldCalls = Dictionary(
      uniqueKeysWithValues: zip(shownCalls, told.dropFirst(shownStubs.count)))
    func stub(_ index: Int) -> CallPhrase { toldStubs[index] ?? phrase(ofStub: index) }
    func call(_ index: Int) -> CallPhrase { toldCalls[index] ?? phrase(ofCall: index) }
    // The calls for which a stub was perhaps meant.
    let calledInstead = list(unstubbedCalls.lazy.map { Phrase(call($0)) }, .oneMore(from: 1))
      .framed(by: " (\(counted(unstubbedCalls.count, "call")) had no stub: ", ")")
    let notUsed = unused.lazy.map { Phrase(stub($0)) }
    return Explanation(
      .reason(
        expected: "all stubs to be used",
        but: """
          \(counted(unused.count, of: stubs.count, "stub")) \(wasOrWere(unused.count)) not: \
          \(list(notUsed))\(calledInstead.droppable)
          """
      ),
      details: DetailLine.numbered("stub", Array(stubs.indices)) {
        "\(stub($0))\(stubs[$0].isUsed ? " (used)" : " (not used)")"
      }
        + DetailLine.numbered("call", Array(calls.indices)) {
          calls[$0].call.noted(nil, as: call($0))
        })
  }
}
