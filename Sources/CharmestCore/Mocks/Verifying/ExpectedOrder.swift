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
  ///   - step: A step.
  ///   - isCandidate: Which calls to look at, by their numbers.
  /// - Returns: The call; nil if there is none.
  func nearest(to step: Int, where isCandidate: (UInt64) -> Bool) -> ExpectedCall.Candidate? {
    let claimed = Set(matches.joined().map(\.sequenceNumber))
    return judgements[step].nearest { isCandidate($0) && !claimed.contains($0) }
  }

  /// Why a step has no call: calls could not be judged, there was none, or the nearest one differs.
  ///
  /// - Parameters:
  ///   - step: A step.
  ///   - last: The number of a call; a nearest call after it is preferred.
  /// - Returns: The calls that could not be judged or the nearest one, and a text; nil if calls
  ///   match and all could be judged.
  func absence(of step: Int, after last: UInt64) -> (calls: [RecordedCall], outcome: Rendering)? {
    if let undecided = undecided(step) { return undecided }
    guard matches[step].isEmpty else { return nil }
    guard
      let nearest = nearest(to: step, where: { $0 > last })
        ?? nearest(to: step, where: { _ in true })
    else { return ([], { _ in "was never called" }) }
    return (
      [nearest.call],
      { limits in
        "no call matches; nearest is \(text(nearest.call, limits))\(nearest.differences(limits))"
      }
    )
  }

  /// The calls that could not be judged, and why; nil if all could.
  private func undecided(_ step: Int) -> (calls: [RecordedCall], outcome: Rendering)? {
    judgements[step].undecided.map { calls, cause in
      (calls, { limits in cause(calls.first.map { text($0, limits) } ?? "", limits) })
    }
  }

  /// That a call in front of the calls of a step could not be judged, but may be that of a step
  /// before it.
  func doubt(before step: Int) -> Claim? {
    guard let last = matches[step].last else { return nil }
    for earlier in 0..<step {
      guard let (calls, cause) = undecided(earlier),
        calls.contains(where: { $0.sequenceNumber < last.sequenceNumber })
      else { continue }
      return (text(earlier), { "before \(text(step, $0))" }, cause)
    }
    return nil
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

  /// The step of which something is wrong, what was expected of it, and what came.
  typealias Claim = (subject: String, expected: Rendering, outcome: Rendering)

  /// What is wrong, and the lines of both orders, with aligned values.
  ///
  /// - Parameters:
  ///   - claim: What is wrong.
  ///   - step: The step that failed.
  ///   - calls: The calls that came.
  ///   - place: Where in the calls the step failed.
  /// - Returns: The step of which something is wrong, and everything about it.
  func failure(_ claim: Claim, at step: Int, actual calls: [RecordedCall], around place: Int) -> (
    subject: String, explanation: Explanation
  ) {
    let lines =
      lines("expected order", steps.count, "steps", around: step) { text($0, $1) }
      + lines("actual order", calls.count, "calls", around: place) { text(calls[$0], $1) }
    let explanation = Explanation(
      .reason(expected: claim.expected, but: claim.outcome),
      facts: DetailLine.aligned(lines).map { DetailLine(.item, $0.key, $0.value) })
    return (claim.subject, explanation)
  }

  /// The lines around a place, as many as a text has room for, and how many others there are.
  private func lines(
    _ key: String, _ count: Int, _ units: String, around place: Int,
    _ text: @escaping (Int, TextLimits) -> String
  ) -> [DetailLine.Pair] {
    let most = TextLimits.mostListed
    let start = max(0, min(place - most / 3, count - most))
    let end = min(start + most, count)
    var lines: [DetailLine.Pair] = (start..<end).map { index in
      ("\(key) \(index + 1)", { text(index, $0) })
    }
    if start > 0 { lines.insert(("earlier", { _ in notShown(start, of: count, units) }), at: 0) }
    if end < count { lines.append(("later", { _ in notShown(count - end, of: count, units) })) }
    return lines
  }
}
