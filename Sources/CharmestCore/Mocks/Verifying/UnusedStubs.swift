/// A member whose stubs can be listed.
protocol StubbedMember: MockMember {
  var name: MethodName { get }
  var stubs: [AnyStub] { get }
}

extension MockMethod: StubbedMember {
  var stubs: [AnyStub] { log.state.withLock { $0.stubs }.filter(\.isActive) }
}

/// The stubs of some mocks, and whether they have answered a call.
struct UnusedStubs {
  private let stubs: [(mock: Int, method: any StubbedMember, stub: AnyStub)]

  /// Collects the stubs of some mocks.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - ignored: The methods whose stubs do not count.
  init(of mocks: [any Mock], ignoring ignored: [any MockMember]) {
    stubs = mocks.enumerated().flatMap { index, mock in
      mock.members(ignoring: ignored).compactMap { $0 as? any StubbedMember }.flatMap { method in
        method.stubs.map { (index, method, $0) }
      }
    }
  }

  private var unused: [(mock: Int, method: any StubbedMember, stub: AnyStub)] {
    stubs.filter { !$0.stub.isUsed }
  }

  var areAsExpected: Bool { unused.isEmpty }

  /// The unused stubs, all stubs, and the calls of the methods that have unused stubs.
  ///
  /// - Parameter names: The name of each mock.
  /// - Returns: What is wrong.
  func explanation(named names: [String]) -> Explanation {
    let unused = unused
    func text(_ item: (mock: Int, method: any StubbedMember, stub: AnyStub)) -> Rendering {
      let name = item.method.name
      return { MethodName.call(name.text(of: item.stub.arguments)($0), on: names[item.mock]) }
    }
    var seen: Set<ObjectIdentifier> = []
    var calls: [(mock: String, call: RecordedCall)] = []
    for (mock, method, _) in unused where seen.insert(ObjectIdentifier(method)).inserted {
      calls += method.recordedCalls.map { (names[mock], $0) }
    }
    calls.sort { $0.call.sequenceNumber < $1.call.sequenceNumber }
    return Explanation(
      .reason(
        expected: { _ in "all stubs to be used" },
        but: { limits in
          "\(unused.count) of \(counted(stubs.count, "stub")) \(wasOrWere(unused.count)) not: "
            + list(unused.map(text), limits)
        }),
      facts: DetailLine.list(
        stubs.enumerated().map { index, item in
          let note = item.stub.isUsed ? " (used)" : " (not used)"
          return ("stub \(index + 1)", { text(item)($0) + note })
        })
        + DetailLine.list(
          calls.enumerated().map { index, item in
            ("call \(index + 1)", { MethodName.call(item.call.notedText($0), on: item.mock) })
          }))
  }
}
