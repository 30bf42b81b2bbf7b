/// Judges whether calls were made in an order; other calls may come between them.
struct CallOrder {
  private let order: ExpectedOrder
  /// The numbers of the calls of the first steps, up to the first step without a place.
  private let places: [UInt64]

  /// Gives each step the earliest matching call after the call of the step before it.
  ///
  /// The earliest call is never worse than a later one, so an order is found whenever one exists.
  init(of order: ExpectedOrder) {
    self.order = order
    var places: [UInt64] = []
    for calls in order.matches {
      let last = places.last ?? 0
      guard let call = calls.first(where: { $0.sequenceNumber > last }) else { break }
      places.append(call.sequenceNumber)
    }
    self.places = places
  }

  /// The first step without a place, and both orders; nil if all steps have a place.
  var failure: (subject: String, explanation: Explanation)? {
    let step = places.count
    guard step < order.steps.count else { return nil }
    let last = places.last ?? 0
    let absence = order.absence(of: step, after: last)
    var seen: Set<UInt64> = []
    let calls = (order.matches.joined() + (absence?.calls ?? [])).filter {
      seen.insert($0.sequenceNumber).inserted
    }.sorted {
      $0.sequenceNumber < $1.sequenceNumber
    }
    let claim =
      absence.map { (order.text(step), after(step), $0.outcome) }
      ?? order.doubt(before: step) ?? claim(step, among: calls)
    let place = absence?.calls.first?.sequenceNumber ?? last
    return order.failure(
      claim, at: step, actual: calls,
      around: calls.firstIndex { $0.sequenceNumber >= place } ?? 0)
  }

  private func after(_ step: Int) -> Rendering {
    { step == 0 ? "first" : "after \(order.text(step - 1, $0))" }
  }

  /// What is wrong with a step all of whose calls came before its place.
  private func claim(_ step: Int, among calls: [RecordedCall]) -> ExpectedOrder.Claim {
    let text = order.text(step)
    let matches = order.matches[step]
    guard let early = matches.last(where: { !places.contains($0.sequenceNumber) }) else {
      let filled = places.indices.filter { place in
        matches.contains { $0.sequenceNumber == places[place] }
      }
      if filled.allSatisfy({ order.text($0) == text }) {
        return (
          text, { _ in "once more in this order" }, { _ in "was called \(times(matches.count))" }
        )
      }
      let outcome =
        filled.count == 1
        ? "its only call already fills step \(filled[0] + 1)"
        : "its \(filled.count) calls already fill other steps"
      return (text, after(step), { _ in outcome })
    }
    if let last = matches.last, let first = order.matches[step - 1].first,
      last.sequenceNumber < first.sequenceNumber
    {
      return (
        order.text(step - 1), { "before \(order.text(step, $0))" }, { _ in "was called after it" }
      )
    }
    let index = calls.firstIndex { $0.sequenceNumber == early.sequenceNumber } ?? 0
    return (text, after(step), { _ in "was called too early, as call \(index + 1)" })
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

  /// Where in `calls` the first step that does not follow should be.
  private var next: Int { start + placed }

  /// The first step that does not follow, what came instead, and both orders; nil if all follow.
  var failure: (subject: String, explanation: Explanation)? {
    guard placed < order.steps.count else { return nil }
    let text = order.text(placed)
    guard placed > 0 else {
      // Nil only if the step was called after `calls` were taken.
      let absence = order.absence(of: 0, after: 0)
      let nearest = absence?.calls.first?.sequenceNumber
      return order.failure(
        (text, { _ in "first" }, absence?.outcome ?? { _ in "was called too late" }), at: 0,
        actual: calls, around: calls.firstIndex { $0.sequenceNumber == nearest } ?? 0)
    }
    let claim =
      order.doubt(before: placed)
      ?? (text, { "right after \(order.text(placed - 1, $0))" }, outcome)
    return order.failure(claim, at: placed, actual: calls, around: next)
  }

  /// What came instead of a step that does not follow the one before it.
  private var outcome: Rendering {
    let matches = order.matches[placed]
    let came = calls.dropFirst(next).first
    if came == nil || order.judgements[placed].undecided != nil,
      let absence = order.absence(of: placed, after: calls[next - 1].sequenceNumber)
    {
      return absence.outcome
    }
    if let came, let late = matches.last, late.sequenceNumber > came.sequenceNumber {
      return { "\(order.text(came, $0)) came between them" }
    }
    let instead: Rendering = { limits in came.map { "\(order.text($0, limits)) came instead" } ?? ""
    }
    if let early = matches.last(where: { $0.sequenceNumber < calls[start].sequenceNumber }),
      let index = calls.firstIndex(where: { $0.sequenceNumber == early.sequenceNumber })
    {
      let outcome = "was called too early, as call \(index + 1)"
      return { came == nil ? outcome : "\(outcome); \(instead($0))" }
    }
    guard let came else { return { _ in "no call came after it" } }
    let difference = order.nearest(to: placed) { $0 == came.sequenceNumber }?.differences
    return { instead($0) + (difference?($0) ?? "") }
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
