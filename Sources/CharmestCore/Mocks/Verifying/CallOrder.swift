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

  /// The order of some calls among those of the same methods.
  init(of steps: [ExpectedCall]) {
    let methods: [MethodOfMock] = steps.enumerated().map { ($0, $1.method) }
    self.init(
      of: steps, among: chronological(methods).map(\.call), of: methods, isStrict: false)
  }

  init(
    of steps: [ExpectedCall], among calls: [RecordedCall], of methods: [MethodOfMock],
    isStrict: Bool
  ) {
    self.steps = steps
    self.calls = calls
    self.methods = methods
    self.isStrict = isStrict
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
    effects = found.flatMap(\.self)
  }

  /// The effects of a call that fills a step; nil if it does not fill it.
  private func effects(ofStep step: Int, call index: Int) -> [() -> Void]? {
    var judging = Judging()
    guard index < calls.count, fits(step, index),
      mismatch(ofStep: step, call: index, by: &judging) == nil
    else { return nil }
    return judging.takeEffects()
  }

  /// Whether a call is of the method of a step.
  private func fits(_ step: Int, _ call: Int) -> Bool { calls[call].method === steps[step].method }

  private func mismatch(
    ofStep step: Int, call index: Int, by judging: inout Judging
  ) -> Mismatch? { steps[step].expected?.mismatch(of: calls[index].record, by: &judging) }

  /// An order without steps does not pass, because it judges nothing.
  var isMet: Bool { filling.count == steps.count && !steps.isEmpty }

  /// Marks the calls that made it pass, or all calls if it failed, and keeps captured values.
  func conclude() {
    for call in isMet ? filling.map({ calls[$0] }) : HeldFailures.marked(calls) { call.mark() }
    if isMet { for effect in effects { effect() } }
  }

  /// The subject of the failure: the first step that no call fills.
  var subject: Subject {
    steps.indices.contains(filling.count) ? steps[filling.count].subject : Subject("")
  }

  /// Which step is wrong and how, with both lists.
  var explanation: Explanation {
    guard !steps.isEmpty else {
      return Explanation(.reason(expected: "calls in an order", but: "there are no steps"))
    }
    let step = filling.count
    let next = filling.last.map { $0 + 1 } ?? 0
    let place: Phrase =
      step == 0 ? "first" : "\(isStrict ? "right " : "")after \(steps[step - 1].phrase)"
    var explanation = outcome(of: step, after: next)
    explanation.headline = "expected \(place), but \(explanation.headline ?? "was never called")"
    explanation.lines =
      linesOfCalls(steps.count, around: step, called: "expected") { steps[$0].phrase }
      + linesOfCalls(calls.count, around: next, called: "actual") { phrase($0) }
    return explanation
  }

  /// The outcome for the first step that no call fills.
  private func outcome(of step: Int, after next: Int) -> Explanation {
    // Judgements for a text must have no effects.
    var judging = Judging()
    var matching: [Int] = []
    for index in calls.indices where fits(step, index) {
      let mismatch = mismatch(ofStep: step, call: index, by: &judging)
      if mismatch == nil { matching.append(index) }
      if let mismatch, mismatch.isUndecided {
        return Explanation([], headline: "call \(index + 1) \(mismatch.doubt)")
      }
    }
    if let late = matching.first(where: { $0 >= next }) {
      let between = phrase(next)
      return Explanation([], headline: "interrupted by \(between); it came as call \(late + 1)")
    }
    let filled = Set(filling)
    if let early = matching.last(where: { !filled.contains($0) }) {
      return Explanation([], headline: "called too early, as call \(early + 1)")
    }
    // Earlier steps took all of them.
    if !matching.isEmpty {
      return Explanation([], headline: "was called only \(times(matching.count))")
    }
    let own = calls.indices.filter {
      fits(step, $0) && (isStrict ? $0 == next : !filled.contains($0))
    }
    let mismatches = own.map { steps[step].expected?.mismatches(of: calls[$0].record) ?? [] }
    guard let nearest = nearestCall(mismatches) else {
      let came: Phrase = isStrict && next < calls.count ? "; \(phrase(next)) came instead" : ""
      return Explanation([], headline: "was never called\(came)")
    }
    return Explanation(
      differences(of: mismatches[nearest], in: steps[step].method.name),
      headline: "no call matches; call \(own[nearest] + 1) differs")
  }

  private func phrase(_ index: Int) -> Phrase {
    let mock = mock(of: calls[index].method)
    let step = steps.first { self.mock(of: $0.method) == mock }
    return calls[index].phrase(on: step?.mockName ?? calls[index].method.mockName)
  }

  private func mock(of method: any MockedMethod) -> Int? {
    methods.first { $0.method === method }?.mock
  }
}
