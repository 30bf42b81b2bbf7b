/// The expected order of calls of several methods.
///
/// A relaxed order allows other calls between the steps; a strict one does not.
struct CallOrder {
  private let steps: [ExpectedCall]
  private let isStrict: Bool
  private let methods: [MethodOfMock]
  /// All calls of these methods, in the order in which they were made.
  private let calls: [RecordedCall]
  /// The calls that fill the first steps.
  private var filling: [Int] = []
  private var effects: [() -> Void] = []
  /// How calls differ from the first step that no call fills, as far as they were judged.
  private var mismatches: [Int: CallMismatch] = [:]

  /// The order of some calls among those of the same methods.
  init(of steps: [ExpectedCall]) {
    let methods: [MethodOfMock] = steps.enumerated().map { ($0, $1.method) }
    self.init(of: steps, among: chronological(methods).map(\.call), of: methods, isStrict: false)
  }

  init(
    of steps: [ExpectedCall], among calls: [RecordedCall], of methods: [MethodOfMock],
    isStrict: Bool
  ) {
    (self.steps, self.isStrict) = (steps, isStrict)
    (self.calls, self.methods) = (calls, methods)
    if isStrict {
      for start in calls.indices where filling.count < steps.count { fill(from: start) }
    } else {
      // The earliest call that fills a step is never worse than a later one.
      for index in calls.indices where filling.count < steps.count { fill(withCall: index) }
    }
  }

  private mutating func fill(withCall index: Int) {
    guard let found = effects(ofStep: filling.count, call: index) else { return }
    filling.append(index)
    mismatches = [:]
    effects += found
  }

  /// Fills the first steps with calls without a gap, if these are more than before.
  private mutating func fill(from start: Int) {
    // Judges the first open step first, because otherwise each start could judge all steps.
    let next = filling.count
    guard let effectsOfNext = effects(ofStep: next, call: start + next) else { return }
    var found: [[() -> Void]] = []
    while found.count < steps.count,
      let effects = found.count == next
        ? effectsOfNext : effects(ofStep: found.count, call: start + found.count)
    { found.append(effects) }
    guard found.count > next else { return }
    filling = found.indices.map { start + $0 }
    mismatches = [:]
    effects = found.flatMap(\.self)
  }

  /// The effects of a call that fills a step; nil if it does not fill it.
  private mutating func effects(ofStep step: Int, call index: Int) -> [() -> Void]? {
    guard index < calls.count, fits(step, index) else { return nil }
    var judging = Judging()
    guard let mismatch = steps[step].expected?.mismatch(of: calls[index].record, by: &judging)
    else { return judging.takeEffects() }
    if step == filling.count { mismatches[index] = mismatch }
    return nil
  }

  /// Whether a call is of the method of a step.
  private func fits(_ step: Int, _ call: Int) -> Bool { calls[call].method === steps[step].method }

  /// How a call differs from a step, for a text, which must have no effects.
  private func mismatchForText(ofStep step: Int, call index: Int) -> CallMismatch? {
    FailureReporter.dropping { steps[step].expected?.mismatch(of: calls[index].record, by: &$0) }
  }

  /// An order without steps does not pass, because it judges nothing.
  var isMet: Bool { filling.count == steps.count && !steps.isEmpty }

  /// Marks the calls that made it pass, or all calls if it failed, and keeps captured values.
  func conclude() {
    for call in isMet ? filling.map({ calls[$0] }) : calls { call.mark(isMatch: isMet) }
    if isMet { for effect in effects { effect() } }
  }

  /// The subject of the failure: the first step that no call fills.
  var subject: Subject {
    steps.indices.contains(filling.count) ? steps[filling.count].subject : Subject("")
  }

  /// The mismatch of the calls; undecided if a call of the open step could not be judged.
  var mismatch: Mismatch {
    let doubt = mismatches.sorted { $0.key < $1.key }.lazy.compactMap(\.value.doubt).first
    return Mismatch(doubt: doubt) { _ in explanation }
  }

  /// Which step is wrong and how, with both lists.
  private var explanation: Explanation {
    if steps.isEmpty {
      return Explanation(expected: "calls in an order", but: "there are no steps")
    }
    let step = filling.count
    let next = filling.last.map { $0 + 1 } ?? 0
    let place: Phrase =
      step == 0 ? "first" : "\(isStrict ? "right " : "")after \(steps[step - 1].phrase)"
    var explanation = outcome(of: step, after: next)
    explanation.headline = "expected \(place), but \(explanation.headline ?? "was never called")"
    let own = calls.indices.reversed().filter { fits(step, $0) }
    explanation.lines =
      linesOfCalls(steps.count, showing: [step], called: "expected") { steps[$0].phrase }
      + linesOfCalls(calls.count, showing: [next] + own, called: "actual") { phrase($0) }
    return explanation
  }

  /// The outcome for the first step that no call fills.
  private func outcome(of step: Int, after next: Int) -> Explanation {
    var known = mismatches
    var matching: [Int] = []
    for index in calls.indices where fits(step, index) {
      known[index] = known[index] ?? mismatchForText(ofStep: step, call: index)
      if known[index] == nil { matching.append(index) }
      if let doubt = known[index]?.doubt {
        return Explanation([], headline: "\(number(index)) \(doubt.phrase)")
      }
    }
    if let late = matching.first(where: { $0 >= next }) {
      let between: Phrase = "\(number(next)), \(phrase(next))"
      return Explanation([], headline: "interrupted by \(between), and came as call \(late + 1)")
    }
    let filled = Set(filling)
    if let early = matching.last(where: { !filled.contains($0) }) {
      return Explanation([], headline: "called too early, as \(number(early))")
    }
    if !matching.isEmpty {
      let count = matching.count
      let taken =
        count == 1 ? "its only call fills an earlier step" : "its \(count) calls fill earlier steps"
      return Explanation([], headline: "was not called again: \(taken)")
    }
    let own = calls.indices.filter {
      fits(step, $0) && (isStrict ? $0 == next : !filled.contains($0))
    }
    let mismatches = own.map { index in
      steps[step].expected?.mismatches(of: calls[index].record, knowing: known[index]) ?? []
    }
    guard let nearest = nearestCall(mismatches)?.index else {
      let came: Phrase = isStrict && next < calls.count ? "; \(phrase(next)) came instead" : ""
      return Explanation([], headline: "was never called\(came)")
    }
    return Explanation(
      differences(of: mismatches[nearest], in: steps[step].method.name),
      headline: "no call matches; \(number(own[nearest])) differs")
  }

  /// A call by its number among those that are listed, which leave out other methods.
  private func number(_ index: Int) -> String { "call \(index + 1) of \(calls.count)" }

  private func phrase(_ index: Int) -> Phrase {
    let mock = mock(of: calls[index].method)
    let step = steps.first { self.mock(of: $0.method) == mock }
    return calls[index].phrase(on: step?.mockName ?? calls[index].method.mockName)
  }

  private func mock(of method: any MockedMethod) -> Int? {
    methods.first { $0.method === method }?.mock
  }
}
