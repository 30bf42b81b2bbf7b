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
    let total = counted(stubs.count, "stub")
    func phrase(ofStub index: Int, _ names: [String]) -> CallPhrase {
      let stub = stubs[index]
      return stub.method.name.call(stub.arguments?.expected, on: names[stub.mock])
    }
    func phrase(ofCall index: Int, _ names: [String]) -> CallPhrase {
      calls[index].call.phrase(on: names[calls[index].mock])
    }
    let unstubbedCalls = calls.indices.filter { calls[$0].call.hasNoStub }
    /// Those that the first line may name, and those that have lines.
    func shown(_ named: [Int], of all: Range<Int>) -> [Int] {
      Array(Set(named.prefix(Layout.mostListed) + all.prefix(Layout.mostListed)).sorted())
    }
    // Stubs and calls are read beside each other.
    func told(_ names: [String]) -> (stub: (Int) -> CallPhrase, call: (Int) -> CallPhrase) {
      let stubs = shown(unused, of: stubs.indices)
      let calls = shown(unstubbedCalls, of: calls.indices)
      let told =
        (stubs.map { phrase(ofStub: $0, names) } + calls.map { phrase(ofCall: $0, names) })
        .toldApart
      let toldStubs = Dictionary(uniqueKeysWithValues: zip(stubs, told))
      let toldCalls = Dictionary(uniqueKeysWithValues: zip(calls, told.dropFirst(stubs.count)))
      return (
        { toldStubs[$0] ?? phrase(ofStub: $0, names) },
        { toldCalls[$0] ?? phrase(ofCall: $0, names) }
      )
    }
    let named = told(names)
    let called = names.count > 1 ? named.call : told([""]).call
    // The calls for which a stub was perhaps meant.
    let calledInstead = list(
      unstubbedCalls.lazy.map { Phrase(called($0)) }, .oneMore(from: 1)
    ).framed(by: "; called without a stub: ", "")
    let notUsed = unused.lazy.map { Phrase(named.stub($0)) }
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
