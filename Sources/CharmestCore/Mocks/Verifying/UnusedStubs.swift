/// The stubs of some mocks, and whether they have answered a call.
struct UnusedStubs {
  private let stubs: [(mock: Int, method: any MockedMethod, stub: AnyStub, isUsed: Bool)]

  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - ignored: The members whose stubs do not count.
  init(of mocks: [any Mock], ignoring ignored: [any MockMember]) {
    stubs = methods(of: mocks, ignoring: ignored).flatMap { mock, method in
      method.log.state.withLock { $0.stubs.map { ($0, $0.answered > 0) } }
        .filter { $0.0.isActive }.map { (mock, method, $0.0, $0.1) }
    }
  }

  var areAsExpected: Bool { stubs.allSatisfy(\.isUsed) }

  /// - Parameter names: The name of each mock.
  /// - Returns: Which stubs were not used.
  func explanation(named names: [String]) -> Explanation {
    func phrase(_ index: Int) -> Phrase {
      let (mock, method, stub, _) = stubs[index]
      return method.name.phrase(stub.expected?.expected, on: names[mock])
    }
    let unused = stubs.indices.filter { !stubs[$0].isUsed }
    let count = "\(unused.count) of \(counted(stubs.count, "stub"))"
    var explanation = Explanation(
      unused.map { Difference(.reason(expected: nil, but: phrase($0))) },
      headline: "expected all stubs to be used, but \(count) \(wasOrWere(unused.count)) not")
    explanation.lines = stubs.indices.prefix(Limits().listed).map {
      ("stub \($0 + 1)", "\(phrase($0))\(stubs[$0].isUsed ? " (used)" : " (not used)")")
    }
    let calls = chronological(unused.map { (stubs[$0].mock, stubs[$0].method) })
    explanation.lines += linesOfCalls(calls.count) {
      calls[$0].call.phrase(on: names[calls[$0].mock])
    }
    return explanation
  }
}
