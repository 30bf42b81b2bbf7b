/// Judges whether calls were made in an order; other calls may come between them.
struct CallOrder {
  private let order: ExpectedOrder
  /// How many steps have a place in the order.
  private let placed: Int
  /// The number of the call of the last of these steps.
  private let last: UInt64

  /// Gives each step the earliest matching call after the call of the step before it.
  ///
  /// The earliest call is never worse than a later one, so an order is found whenever one exists.
  init(of order: ExpectedOrder) {
    self.order = order
    var last: UInt64 = 0
    placed =
      order.matches.prefix { calls in
        guard let call = calls.first(where: { $0.sequenceNumber > last }) else { return false }
        last = call.sequenceNumber
        return true
      }.count
    self.last = last
  }

  /// The first step without a place, and both orders; nil if all steps have a place.
  var failure: (subject: String, explanation: Explanation)? {
    guard placed < order.steps.count else { return nil }
    var seen: Set<UInt64> = []
    let others =
      order.judgements[placed].undecided?.calls
      ?? order.nearest(to: placed, after: last).map { [$0.call] } ?? []
    let calls = (order.matches.joined() + others).filter {
      seen.insert($0.sequenceNumber).inserted
    }.sorted {
      $0.sequenceNumber < $1.sequenceNumber
    }
    let (subject, expected, outcome) = claim
    return (subject, order.explanation(.reason(expected: expected, but: outcome), actual: calls))
  }

  /// Whether the first step without a place expects the same as the step before it.
  private var isRepeated: Bool {
    placed > 0 && order.text(placed) == order.text(placed - 1)
      && order.matches[placed].map(\.sequenceNumber)
        == order.matches[placed - 1].map(\.sequenceNumber)
  }

  private var claim: (subject: String, expected: Rendering, outcome: Rendering) {
    let text = order.text(placed)
    let missing: Rendering = { order.outcome(ofMissing: placed, after: last, $0) }
    guard placed > 0 else { return (text, { _ in "first" }, missing) }
    let matches = order.matches[placed]
    if matches.isEmpty || order.judgements[placed].undecided != nil {
      return (text, { "after \(order.text(placed - 1, $0))" }, missing)
    }
    return isRepeated
      ? (text, { _ in "once more in this order" }, { _ in "was called \(times(matches.count))" })
      : (
        order.text(placed - 1), { "before \(order.text(placed, $0))" },
        { _ in "was called after it" }
      )
  }
}

/// Judges whether calls were made in an order, with no other calls between them.
///
/// No other call of the same mocks may come between them; before the first and after the last step,
/// any calls may come.
struct StrictCallOrder {
  private let order: ExpectedOrder
  /// All calls of the mocks, in the order in which they were made.
  private let calls: [RecordedCall]
  /// How many steps follow each other, at the place where the most do.
  private let placed: Int
  /// Where in `calls` these steps begin.
  private let start: Int

  /// Looks for the steps at each place of the calls; takes O(*n* · *k*) for *n* calls and *k* steps.
  init(of order: ExpectedOrder, among calls: [RecordedCall]) {
    self.order = order
    self.calls = calls
    let matches = order.matches.map { Set($0.map(\.sequenceNumber)) }
    var best = (placed: 0, start: 0)
    for start in calls.indices {
      let placed = zip(matches, calls[start...]).prefix { $0.contains($1.sequenceNumber) }.count
      if placed > best.placed { best = (placed, start) }
    }
    (placed, start) = best
  }

  /// The first step that does not follow, what came instead, and both orders; nil if all follow.
  var failure: (subject: String, explanation: Explanation)? {
    guard placed < order.steps.count else { return nil }
    let claim: Difference.Claim =
      placed == 0
      ? .reason(expected: { _ in "first" }, but: { order.outcome(ofMissing: 0, after: 0, $0) })
      : .reason(expected: { "right after \(order.text(placed - 1, $0))" }, but: outcome)
    return (order.text(placed), order.explanation(claim, actual: calls))
  }

  private func outcome(_ limits: TextLimits) -> String {
    if let undecided = order.judgements[placed].undecided { return undecided.cause(limits) }
    let matches = order.matches[placed]
    let next = start + placed
    let last = placed > 0 ? calls[next - 1].sequenceNumber : 0
    guard next < calls.count else {
      return matches.isEmpty
        ? order.outcome(ofMissing: placed, after: last, limits) : "was only called before it"
    }
    let came = order.text(calls[next], limits)
    if matches.contains(where: { $0.sequenceNumber > calls[next].sequenceNumber }) {
      return "\(came) came between them"
    }
    if let early = matches.last,
      let index = calls.firstIndex(where: { $0.sequenceNumber == early.sequenceNumber })
    {
      return "was called too early, as call \(index + 1); \(came) came instead"
    }
    guard let nearest = order.nearest(to: placed, after: last),
      nearest.call.sequenceNumber == calls[next].sequenceNumber
    else {
      return "\(came) came instead"
    }
    return "\(came) came instead\(nearest.differences(limits))"
  }
}

/// The steps of an order, the calls that match each of them, and the names of their mocks.
struct ExpectedOrder {
  let steps: [ExpectedCall]
  let judgements: [ExpectedCall.Judgement]
  /// The calls that match each step.
  var matches: [[RecordedCall]] { judgements.map(\.matches) }
  /// For each method, the name of its mock.
  private let names: [ObjectIdentifier: String]

  /// Judges the calls of the steps, and marks the matching ones as verified.
  init(of steps: [ExpectedCall], named names: [ObjectIdentifier: String]) {
    self.steps = steps
    self.names = names
    judgements = steps.map { $0.judge() }
  }

  /// Judges the calls of steps whose mocks are not known.
  ///
  /// Two methods with the same name and type belong to two mocks. The mocks get numbers if their
  /// names are the same.
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
    /// The names of all mocks.
    let mocks: String
    /// For each method, the name of its mock.
    let names: [ObjectIdentifier: String]
    /// All calls, in the order in which they were made.
    let calls: [RecordedCall]

    /// - Parameters:
    ///   - mocks: The mocks.
    ///   - steps: Steps that may show the test's names for the mocks.
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

  /// The call that is nearest to a step and matches no other step, and what differs in it.
  ///
  /// - Parameters:
  ///   - step: A step that no call matches.
  ///   - last: The number of a call; later calls are preferred.
  /// - Returns: The call; nil if each call of the method matches another step.
  func nearest(to step: Int, after last: UInt64) -> (call: RecordedCall, differences: Rendering)? {
    let claimed = Set(matches.joined().map(\.sequenceNumber))
    let free = judgements[step].candidates.filter { !claimed.contains($0.call.sequenceNumber) }
    return free.first { $0.call.sequenceNumber > last } ?? free.first
  }

  /// The text for a step without a place: why calls could not be judged, that there was no call, or
  /// how the nearest one differs.
  func outcome(ofMissing step: Int, after last: UInt64, _ limits: TextLimits) -> String {
    if let undecided = judgements[step].undecided { return undecided.cause(limits) }
    guard let nearest = nearest(to: step, after: last) else { return "was never called" }
    return "no call matches; nearest is "
      + "\(text(nearest.call, limits))\(nearest.differences(limits))"
  }

  func text(_ step: Int, _ limits: TextLimits = .summary) -> String {
    let step = steps[step]
    let method = ObjectIdentifier(step.method)
    guard let arguments = step.arguments else {
      return text(step.text(limits), of: method).withFewerArguments(keeping: limits.value)
    }
    return text(step.shownName(), { limits in arguments.map { $0(limits) } }, of: method, limits)
  }

  func text(_ call: RecordedCall, _ limits: TextLimits) -> String {
    text(call.name, call.arguments, of: call.method, limits)
  }

  /// A call; if it is too long, only the arguments in which the steps of its method differ.
  private func text(
    _ name: MethodName, _ arguments: (TextLimits) -> [String], of method: ObjectIdentifier,
    _ limits: TextLimits
  ) -> String {
    let whole = text(name.call(with: arguments(limits)), of: method)
    guard whole.width > limits.value else { return whole }
    let places = differingArguments(of: method)
    guard !places.isEmpty else { return whole.withFewerArguments(keeping: limits.value) }
    let arguments = arguments(Self.wide).enumerated()
    func call(showing shown: (String) -> String) -> String {
      text(name.call(with: arguments.map { places.contains($0) ? shown($1) : nil }), of: method)
    }
    let room = max(limits.value - call { _ in "" }.width, 0) / places.count
    return call { $0.withoutMiddle(keeping: max(room, 10)) }
      .withFewerArguments(keeping: limits.value)
  }

  /// The places of the arguments of which the steps of a method do not all expect the same.
  private func differingArguments(of method: ObjectIdentifier) -> Set<Int> {
    let steps = steps.filter { ObjectIdentifier($0.method) == method }.prefix(20)
    let texts = steps.compactMap { $0.arguments?.map { $0(Self.wide) } }
    guard let first = texts.first else { return [] }
    return Set(first.indices.filter { place in texts.contains { $0[place] != first[place] } })
  }

  private static let wide = TextLimits(value: 500, context: 40, items: 10)

  private func text(_ call: String, of method: ObjectIdentifier) -> String {
    MethodName.call(call, on: names[method] ?? "")
  }

  /// What is wrong, and the lines of both orders, with aligned values.
  func explanation(_ claim: Difference.Claim, actual calls: [RecordedCall]) -> Explanation {
    let lines = DetailLine.aligned(
      steps.indices.map { step in ("expected order \(step + 1)", { text(step, $0) }) }
        + calls.enumerated().map { index, call in ("actual order \(index + 1)", { text(call, $0) })
        })
    return Explanation(
      claim,
      facts: DetailLine.list(Array(lines.prefix(steps.count)))
        + DetailLine.list(Array(lines.dropFirst(steps.count))))
  }
}
