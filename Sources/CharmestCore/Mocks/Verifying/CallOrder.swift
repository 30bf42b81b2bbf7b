/// The judgement of calls that are expected one after the other, with any others between them.
package struct CallOrder {
  private let steps: [ExpectedCall]
  /// For each step that could be placed, its call.
  private let placed: [RecordedCall]

  /// Places each step at the earliest call behind that of the step before it.
  ///
  /// The earliest is always as good as a later one, so that an order is found whenever there is one.
  package init(of steps: [ExpectedCall]) {
    self.steps = steps
    var placed: [RecordedCall] = []
    for step in steps {
      let last = placed.last?.sequenceNumber ?? 0
      guard let call = step.matches.first(where: { $0.sequenceNumber > last }) else { break }
      placed.append(call)
    }
    self.placed = placed
  }

  package var isAsExpected: Bool { placed.count == steps.count }

  /// The text of the failure.
  ///
  /// - Parameter scale: How many times as long the text may be.
  /// - Returns: The first step that cannot be placed, and both orders.
  package func text(scale: Int = FailureText.scaleOfThisRun) -> FailureText {
    let step = steps[placed.count]
    let previous = placed.isEmpty ? nil : steps[placed.count - 1]
    let mocks = OrderedMocks(of: steps)
    return FailureText(
      summary: { _, limits in
        let text = mocks.text(step, limits)
        guard let previous else { return "\(text): expected first, but was never called" }
        let previousText = mocks.text(previous, limits)
        if text == previousText {
          return "\(text): expected once more in this order, "
            + "but was called \(times(step.matches.count))"
        }
        return step.matches.isEmpty
          ? "\(text): expected after \(previousText), but was never called"
          : "\(previousText): expected before \(text), but was called after it"
      },
      about: "",
      facts: facts(mocks),
      whole: nil,
      scale: scale
    )
  }

  private func facts(_ mocks: OrderedMocks) -> [Fact] {
    var seen: Set<UInt64> = []
    let calls = steps.flatMap { step in step.matches.map { (step, $0) } }
      .filter { seen.insert($0.1.sequenceNumber).inserted }
      .sorted { $0.1.sequenceNumber < $1.1.sequenceNumber }
    return OrderedMocks.facts(
      expected: steps.map { step in { mocks.text(step, $0) } },
      actual: calls.map { step, call in { mocks.text(of: call.text, on: step.mock, $0) } }
    )
  }
}
