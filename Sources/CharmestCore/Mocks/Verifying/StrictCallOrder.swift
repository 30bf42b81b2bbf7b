/// The judgement of calls that are expected one right after the other.
///
/// No other call of the same mocks may stand between them; before the first and after the last there
/// may be any.
struct StrictCallOrder {
  private let order: ExpectedOrder
  /// All calls of the mocks, in the order in which they were made.
  private let calls: [RecordedCall]
  /// How many steps follow each other from the place where the most do.
  private let placed: Int
  /// Where in `calls` they begin.
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

  /// The first step that does not follow, what came instead, and both orders; nothing if all follow.
  var failure: (subject: String, explanation: Explanation)? {
    guard placed < order.steps.count else { return nil }
    let claim: Difference.Claim =
      placed == 0
      ? .reason(expected: { _ in "first" }, but: { _ in "was never called" })
      : .reason(expected: { "right after \(order.text(placed - 1, $0))" }, but: outcome)
    return (order.text(placed), order.explanation(claim, actual: calls))
  }

  private func outcome(_ limits: TextLimits) -> String {
    let matches = order.matches[placed]
    let next = start + placed
    guard next < calls.count else {
      return matches.isEmpty ? "was never called" : "was only called before it"
    }
    let comesLater = matches.contains { $0.sequenceNumber > calls[next].sequenceNumber }
    return "\(order.text(calls[next], limits)) came \(comesLater ? "between them" : "instead")"
  }
}
