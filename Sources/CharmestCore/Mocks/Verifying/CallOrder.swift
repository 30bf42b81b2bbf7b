/// Judges whether calls were made in an order; other calls may come between them.
struct CallOrder {
  private let order: ExpectedOrder
  /// The calls of the first steps, up to the first step without a call.
  private let filling: [CallRecord]
  /// The numbers of these calls.
  private var places: [UInt64] { filling.map(\.number) }

  init(of order: ExpectedOrder) {
    self.order = order
    filling = order.filling(of: order.steps.indices)
  }

  /// Marks the calls, captures their arguments, and says what is wrong, if anything is.
  func judged() -> ExpectedOrder.Failure? { order.concluded(failure, filling: filling) }

  /// The first step without a place, and both orders; nil if all steps have a place.
  private var failure: ExpectedOrder.Failure? {
    let step = filling.count
    guard step < order.steps.count else { return nil }
    let last = filling.last?.number ?? 0
    let absence = order.absence(of: step, after: last)
    var seen: Set<UInt64> = []
    let calls = (order.matches.joined() + (absence?.calls ?? [])).filter {
      seen.insert($0.sequenceNumber).inserted
    }.sorted {
      $0.sequenceNumber < $1.sequenceNumber
    }
    if absence == nil, !isPossible(step), let misplaced = misplacedStep(before: step) {
      return failure(of: misplaced, among: calls)
    }
    let claim =
      absence.map { (order.phrase(step), after(step), $0.outcome) }
      ?? (isPossible(step) ? order.doubt(before: step) : nil) ?? claim(step, among: calls)
    let place = absence?.calls.first?.sequenceNumber ?? last
    return order.failure(
      claim, at: step, filled: absence == nil ? order.steps(filledBy: filling) : [:], actual: calls,
      around: calls.firstIndex { $0.sequenceNumber >= place } ?? 0)
  }

  /// An earlier step than the one that has no place, without which all others are in order; nil if
  /// the one that has no place is to blame as well.
  private func misplacedStep(before step: Int) -> Misplaced? {
    // Each step is left out once, so not of very many.
    guard Layout.stepsLeftOut ~= order.steps.count, order.filling(without: step) == nil else {
      return nil
    }
    return (0..<step).reversed().lazy.compactMap { earlier -> Misplaced? in
      guard let others = order.filling(without: earlier) else { return nil }
      let calls = order.matches[earlier].filter { others[$0.sequenceNumber] == nil }
      return calls.isEmpty ? nil : Misplaced(step: earlier, calls: calls, others: others)
    }.first
  }

  /// A step that is in no order with the others.
  private struct Misplaced {
    let step: Int
    /// Its calls that are not those of other steps.
    let calls: [RecordedCall]
    /// For each call of another step, the step.
    let others: [UInt64: Int]
  }

  private func failure(of misplaced: Misplaced, among calls: [RecordedCall])
    -> ExpectedOrder.Failure
  {
    let step = misplaced.step
    func neighbour(_ step: Int) -> Phrase? {
      misplaced.others.first { $0.value == step }.map {
        order.phrase(step, filledBy: $0.key, among: calls)
      }
    }
    let place = CharmestCore.place(after: neighbour(step - 1), before: neighbour(step + 1))
    let count = misplaced.calls.count
    let numbers = misplaced.calls.prefix(Layout.named).compactMap { call in
      calls.firstIndex { $0.sequenceNumber == call.sequenceNumber }.map { $0 + 1 }
    }
    let outcome =
      count > numbers.count
      ? "was called \(times(count)), first as \(CharmestCore.calls(numbered: numbers.prefix(1)))"
      : "was called as \(CharmestCore.calls(numbered: numbers))"
    return order.failure(
      (order.phrase(step), place, Phrase(outcome)), at: step, filled: misplaced.others,
      actual: calls, around: (numbers.first ?? 1) - 1)
  }

  /// Whether a step would have its call if all calls that could not be judged matched.
  private func isPossible(_ step: Int) -> Bool {
    var last: UInt64 = 0
    for judged in order.judged[...step] {
      guard let next = judged.possible.filter({ $0 > last }).min() else { return false }
      last = next
    }
    return true
  }

  private func after(_ step: Int, among calls: [RecordedCall] = []) -> Phrase {
    guard let last = places.last else { return "first" }
    return "after \(order.phrase(step - 1, filledBy: last, among: calls))"
  }

  /// What is wrong with a step all of whose calls came before its place.
  private func claim(_ step: Int, among calls: [RecordedCall]) -> ExpectedOrder.Claim {
    let places = places
    let subject = order.phrase(step)
    let matches = order.matches[step]
    guard let early = matches.last(where: { !places.contains($0.sequenceNumber) }) else {
      let filled = places.indices.filter { place in
        matches.contains { $0.sequenceNumber == places[place] }
      }
      if filled.allSatisfy({ order.phrase($0).plainText == subject.plainText }) {
        return (subject, "once more in this order", "was called \(times(matches.count))")
      }
      let outcome =
        filled.count == 1
        ? "its only call already fills step \(filled[0] + 1)"
        : "its \(filled.count) calls already fill other steps"
      return (subject, after(step, among: calls), Phrase(outcome))
    }
    if let last = matches.last, let first = order.matches[step - 1].first,
      last.sequenceNumber < first.sequenceNumber
    {
      return (order.phrase(step - 1), "before \(order.phrase(step))", "was called after it")
    }
    let index = calls.firstIndex { $0.sequenceNumber == early.sequenceNumber } ?? 0
    return (subject, after(step, among: calls), "was called too early, as call \(index + 1)")
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
  /// How many steps follow each other, at the place where most of them do.
  private let placed: Int
  /// Where in `calls` these steps begin.
  private let start: Int

  /// Looks for the steps at each place of the calls.
  ///
  /// - Complexity: O(*n* · *k*), where *n* is the number of calls and *k* that of the steps.
  init(of order: ExpectedOrder, among calls: [RecordedCall]) {
    self.order = order
    self.calls = calls
    (placed, start) = Self.longestRun(
      of: order.judged.map { Set($0.matching.map(\.number)) }, in: calls)
  }

  /// The most of the first steps that follow each other, and where they begin.
  private static func longestRun(of steps: [Set<UInt64>], in calls: [RecordedCall]) -> (
    placed: Int, start: Int
  ) {
    var best = (placed: 0, start: 0)
    for start in calls.indices {
      let placed = zip(steps, calls[start...]).prefix { $0.contains($1.sequenceNumber) }.count
      if placed > best.placed { best = (placed, start) }
    }
    return best
  }

  /// Where in `calls` the first step that does not follow should be.
  private var next: Int { start + placed }

  /// Marks the calls, captures their arguments, and says what is wrong, if anything is.
  func judged() -> ExpectedOrder.Failure? { order.concluded(failure, filling: filling) }

  /// The calls of the steps that follow each other.
  private var filling: [CallRecord] { calls[start..<next].map(\.record) }

  /// The first step that does not follow, what came instead, and both orders; nil if all follow.
  private var failure: ExpectedOrder.Failure? {
    guard placed < order.steps.count else { return nil }
    let subject = order.phrase(placed)
    guard placed > 0 else {
      // Nil only if the step was called after `calls` were taken.
      let absence = order.absence(of: 0, after: 0)
      let nearest = absence?.calls.first?.sequenceNumber
      return order.failure(
        (subject, "first", absence?.outcome ?? "was called too late"), at: 0,
        actual: calls, around: calls.firstIndex { $0.sequenceNumber == nearest } ?? 0)
    }
    // Whether the step would follow if all calls that could not be judged matched.
    let isPossible =
      Self.longestRun(of: order.judged.map(\.possible), in: calls).placed > placed
    let claim =
      (isPossible ? order.doubt(before: placed) : nil)
      ?? (subject, "right after \(previous)", outcome(mayFollow: isPossible))
    return order.failure(
      claim, at: placed, filled: order.steps(filledBy: filling), actual: calls, around: next)
  }

  /// The last step that has its call.
  private var previous: Phrase {
    order.phrase(placed - 1, filledBy: calls[next - 1].sequenceNumber, among: calls)
  }

  /// What came instead of a step that does not follow the one before it.
  ///
  /// - Parameter mayFollow: Whether a call that could not be judged may be that of the step.
  /// - Returns: The end of a sentence.
  private func outcome(mayFollow: Bool) -> Phrase {
    let matches = order.matches[placed]
    let actual = calls.dropFirst(next).first
    if actual == nil || mayFollow,
      let absence = order.absence(of: placed, after: calls[next - 1].sequenceNumber)
    {
      return absence.outcome
    }
    if let actual, let late = matches.last, late.sequenceNumber > actual.sequenceNumber {
      let (call, previous) = (order.phrase(actual), order.phrase(calls[next - 1]))
      return call.plainText == previous.plainText
        ? "\(call) was called again between them, as call \(next + 1)"
        : "\(call) came between them"
    }
    let instead: Phrase = actual.map { "\(order.phrase($0)) came instead" } ?? ""
    if let early = matches.last(where: { $0.sequenceNumber < calls[start].sequenceNumber }),
      let index = calls.firstIndex(where: { $0.sequenceNumber == early.sequenceNumber })
    {
      let outcome = "was called too early, as call \(index + 1)"
      return actual == nil ? Phrase(outcome) : "\(outcome); \(instead)"
    }
    guard let actual else { return "no call came after it" }
    let difference = order.nearest(to: placed) { $0 == actual.sequenceNumber }?.differences
    return "\(instead)\(difference ?? "")"
  }
}
