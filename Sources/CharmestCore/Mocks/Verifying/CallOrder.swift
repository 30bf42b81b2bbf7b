/// The judgement of calls that are expected one after the other, with any others between them.
struct CallOrder {
  private let order: ExpectedOrder
  /// How many steps could be placed.
  private let placed: Int

  /// Places each step at the earliest call behind that of the step before it.
  ///
  /// The earliest is always as good as a later one, so that an order is found whenever there is one.
  init(of order: ExpectedOrder) {
    self.order = order
    var last: UInt64 = 0
    placed =
      order.matches.prefix { calls in
        guard let call = calls.first(where: { $0.sequenceNumber > last }) else { return false }
        last = call.sequenceNumber
        return true
      }.count
  }

  /// The first step that cannot be placed, and both orders; nothing if there is none.
  var failure: (subject: String, explanation: Explanation)? {
    guard placed < order.steps.count else { return nil }
    var seen: Set<UInt64> = []
    let calls = order.matches.joined().filter { seen.insert($0.sequenceNumber).inserted }.sorted {
      $0.sequenceNumber < $1.sequenceNumber
    }
    let (subject, expected, outcome) = claim
    return (
      subject, order.explanation(.reason(expected: expected, but: { _ in outcome }), actual: calls)
    )
  }

  private var claim: (subject: String, expected: Rendering, outcome: String) {
    let text = order.text(placed)
    guard placed > 0 else { return (text, { _ in "first" }, "was never called") }
    let previous = order.text(placed - 1)
    let matches = order.matches[placed]
    if text == previous {
      return (text, { _ in "once more in this order" }, "was called \(times(matches.count))")
    }
    return matches.isEmpty
      ? (text, { "after \(order.text(placed - 1, $0))" }, "was never called")
      : (previous, { "before \(order.text(placed, $0))" }, "was called after it")
  }
}
