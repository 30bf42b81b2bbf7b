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
    return FailureText(
      summary: { _, limits in
        guard let previous else {
          return "\(step.text(limits)): expected first, but was never called"
        }
        if step.text(limits) == previous.text(limits) {
          return "\(step.text(limits)): expected once more in this order, "
            + "but was called \(times(step.matches.count))"
        }
        return step.matches.isEmpty
          ? "\(step.text(limits)): expected after \(previous.text(limits)), but was never called"
          : "\(previous.text(limits)): expected before \(step.text(limits)), "
            + "but was called after it"
      },
      about: "",
      facts: facts,
      whole: nil,
      scale: scale
    )
  }

  private var facts: [Fact] {
    let expected = steps.enumerated().map { index, step in
      ("expected order \(index + 1)", { (limits: TextLimits) in step.text(limits) })
    }
    var seen: Set<UInt64> = []
    let calls = steps.flatMap { step in step.matches.map { (step, $0) } }
      .filter { seen.insert($0.1.sequenceNumber).inserted }
      .sorted { $0.1.sequenceNumber < $1.1.sequenceNumber }
    let actual = calls.enumerated().map { index, call in
      (
        "actual order \(index + 1)",
        { (limits: TextLimits) in call.0.text(of: call.1.text, limits) }
      )
    }
    let width = (expected + actual).map(\.0.count).max() ?? 0
    return [expected, actual].flatMap { lines in
      Fact.list(
        lines.map { key, value in
          (key, { String(repeating: " ", count: width - key.count) + value($0) })
        }
      )
    }
  }
}
