/// The judgement of calls that are expected one right after the other.
///
/// No other call of the same mocks may stand between them; before the first and after the last there
/// may be any.
package struct StrictCallOrder {
  private let steps: [ExpectedCall]
  private let mocks: OrderedMocks
  private let calls: [(mock: MockInstance, call: RecordedCall)]
  /// How many steps follow each other from the place where the most do.
  private let placed: Int
  /// Where in `calls` they begin.
  private let start: Int

  /// Looks for the steps at each place of the calls; takes O(*n* · *k*) for *n* calls and *k* steps.
  package init(of steps: [ExpectedCall]) {
    self.steps = steps
    mocks = OrderedMocks(of: steps)
    calls = mocks.calls
    let matches = steps.map { Set($0.matches.map(\.sequenceNumber)) }
    var best = (placed: 0, start: 0)
    for start in calls.indices {
      let placed = zip(matches, calls[start...])
        .prefix { $0.contains($1.call.sequenceNumber) }.count
      if placed > best.placed { best = (placed, start) }
    }
    (placed, start) = best
  }

  package var isAsExpected: Bool { placed == steps.count }

  /// The text of the failure.
  ///
  /// - Parameter scale: How many times as long the text may be.
  /// - Returns: The first step that does not follow, what came instead, and both orders.
  package func text(scale: Int = FailureText.scaleOfThisRun) -> FailureText {
    FailureText(
      summary: { _, limits in summary(limits) },
      about: "",
      facts: OrderedMocks.facts(
        expected: steps.map { step in { mocks.text(step, $0) } },
        actual: calls.map { mock, call in { mocks.text(of: call.text, on: mock, $0) } }
      ),
      whole: nil,
      scale: scale
    )
  }

  private func summary(_ limits: TextLimits) -> String {
    let step = steps[placed]
    let text = mocks.text(step, limits)
    guard placed > 0 else { return "\(text): expected first, but was never called" }
    let claim = "\(text): expected right after \(mocks.text(steps[placed - 1], limits))"
    let next = start + placed
    guard next < calls.count else {
      return step.matches.isEmpty
        ? "\(claim), but was never called" : "\(claim), but was only called before it"
    }
    let other = mocks.text(of: calls[next].call.text, on: calls[next].mock, limits)
    let comesLater = step.matches.contains { $0.sequenceNumber > calls[next].call.sequenceNumber }
    return "\(claim), but \(other) came \(comesLater ? "between them" : "instead")"
  }
}
