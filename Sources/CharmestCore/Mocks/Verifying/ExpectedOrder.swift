/// The steps of an order, the calls that are as each of them says, and what their mocks are called.
struct ExpectedOrder {
  let steps: [ExpectedCall]
  let matches: [[RecordedCall]]
  /// The name of each method's mock, by the method.
  private let names: [ObjectIdentifier: String]

  /// Looks at the calls of the steps, and marks those as verified that are as expected.
  init(of steps: [ExpectedCall], named names: [ObjectIdentifier: String]) {
    self.steps = steps
    self.names = names
    matches = steps.map { $0.judge() }
  }

  /// Looks at the calls of steps whose mocks are not known.
  ///
  /// Two methods of one name and type belong to two mocks, which are numbered if their names do not
  /// tell them apart.
  init(of steps: [ExpectedCall]) {
    var names: [ObjectIdentifier: String] = [:]
    var methods: [[String]: [ObjectIdentifier]] = [:]
    for step in steps where names[ObjectIdentifier(step.method)] == nil {
      let (method, mock) = (ObjectIdentifier(step.method), step.mockName())
      names[method] = mock
      methods[["\(type(of: step.method))", step.name.full, mock], default: []].append(method)
    }
    for alike in methods.values {
      for (method, name) in zip(alike, distinct(alike.compactMap { names[$0] })) {
        names[method] = name
      }
    }
    self.init(of: steps, named: names)
  }

  /// The methods of some mocks, found by reflection.
  struct Members {
    /// All mocks, in words.
    let mocks: String
    /// The name of each method's mock, by the method.
    let names: [ObjectIdentifier: String]
    /// All calls, in the order in which they were made.
    let calls: [RecordedCall]

    /// - Parameters:
    ///   - mocks: The mocks.
    ///   - steps: Steps that may say what the test calls the mocks.
    init(of mocks: [any Mock], in steps: [ExpectedCall]) {
      let members = mocks.map { $0.members(ignoring: []) }
      let given = zip(mocks, members).map { mock, members in
        steps.first { step in members.contains { $0 === step.method } }?.mockName()
          ?? typeName(type(of: mock))
      }
      let distinct = distinct(given)
      self.mocks = distinct.joined(separator: ", ")
      let named = zip(distinct, members).flatMap { name, members in
        members.map { (member: $0, name: name) }
      }
      names = Dictionary(
        named.map { (ObjectIdentifier($0.member), $0.name) },
        uniquingKeysWith: { first, _ in first })
      var seen: Set<UInt64> = []
      calls = RecordedCall.chronological(named.map(\.member)).filter {
        seen.insert($0.sequenceNumber).inserted
      }
    }
  }

  func text(_ step: Int, _ limits: TextLimits = .summary) -> String {
    text(steps[step].expected, of: ObjectIdentifier(steps[step].method), limits)
  }

  func text(_ call: RecordedCall, _ limits: TextLimits) -> String {
    text(call.text, of: call.method, limits)
  }

  private func text(_ call: Rendering, of method: ObjectIdentifier, _ limits: TextLimits) -> String
  { MethodName.call(call(limits), on: names[method] ?? "") }

  /// What is wrong, and the lines of both orders, with their values below each other.
  func explanation(_ claim: Difference.Claim, actual calls: [RecordedCall]) -> Explanation {
    let lines = Fact.aligned(
      steps.indices.map { step in ("expected order \(step + 1)", { text(step, $0) }) }
        + calls.enumerated().map { index, call in ("actual order \(index + 1)", { text(call, $0) })
        })
    return Explanation(
      claim,
      facts: Fact.list(Array(lines.prefix(steps.count)))
        + Fact.list(Array(lines.dropFirst(steps.count))))
  }
}
