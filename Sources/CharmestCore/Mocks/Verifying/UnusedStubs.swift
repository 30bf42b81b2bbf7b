/// A member whose stubs can be listed.
protocol StubbedMember: MockMember {
  var name: MethodName { get }
  /// The stubs that answer calls, and whether they have answered one.
  var stubs: [(stub: AnyStub, isUsed: Bool)] { get }
}

extension MockMethod: StubbedMember {
  var stubs: [(stub: AnyStub, isUsed: Bool)] {
    log.state.withLock { $0.stubs.map { ($0, $0.answered > 0) } }.filter(\.stub.isActive)
  }
}

/// The stubs of some mocks, and whether they have answered a call.
struct UnusedStubs {
  private typealias KnownStub = (
    mock: Int, method: any StubbedMember, arguments: ArgumentJudge?, isUsed: Bool
  )

  private let stubs: [KnownStub]

  /// Collects the stubs of some mocks.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - ignored: The methods whose stubs do not count.
  init(of mocks: [any Mock], ignoring ignored: [any MockMember]) {
    stubs = members(of: mocks, ignoring: ignored).flatMap { mock, member -> [KnownStub] in
      guard let method = member as? any StubbedMember else { return [] }
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
    func text(_ stub: KnownStub) -> Phrase {
      Phrase(stub.method.name.call(stub.arguments?.expected, on: names[stub.mock]))
    }
    var seen: Set<ObjectIdentifier> = []
    var calls: [(mock: String, call: RecordedCall)] = []
    for (mock, method, _, _) in unused where seen.insert(ObjectIdentifier(method)).inserted {
      calls += method.recordedCalls.map { (names[mock], $0) }
    }
    calls.sort { $0.call.sequenceNumber < $1.call.sequenceNumber }
    let total = counted(stubs.count, "stub")
    return Explanation(
      .reason(
        expected: "all stubs to be used",
        but:
          "\(unused.count) of \(total) \(wasOrWere(unused.count)) not: \(list(unused.lazy.map(text)))"
      ),
      details: DetailLine.list(
        stubs.enumerated().map { index, stub in
          let note = stub.isUsed ? " (used)" : " (not used)"
          return ("stub \(index + 1)", "\(text(stub))\(note)")
        })
        + DetailLine.list(
          calls.enumerated().map { index, item in
            ("call \(index + 1)", item.call.noted(on: item.mock))
          }))
  }
}
