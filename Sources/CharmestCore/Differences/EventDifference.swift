/// An element with a time of its own, such as an event of a stream.
protocol TimedEvent {
  var offset: Duration { get }
  /// The time in words, such as `at 10`.
  var timeText: String { get }
  var eventText: Rendering { get }
}

/// What differs between two lists of events, by their times; nil for other lists.
///
/// If a stream gives one value too many or too late, the other values still have their times.
/// Positions would then name values that are right.
func eventDifference<Element>(_ expected: [Element], _ actual: [Element]) -> Explanation? {
  guard let expected = expected as? [any TimedEvent], let actual = actual as? [any TimedEvent]
  else { return nil }
  var expectedAt = Dictionary(grouping: expected, by: \.offset)
  var actualAt = Dictionary(grouping: actual, by: \.offset)
  var parts: [Explanation] = []
  var total = 0
  for offset in Set(expectedAt.keys).union(actualAt.keys).sorted() {
    let wanted = expectedAt.removeValue(forKey: offset) ?? []
    let came = actualAt.removeValue(forKey: offset) ?? []
    total += max(wanted.count, came.count)
    let place = Path.words((wanted + came).first?.timeText ?? "")
    let changes = Alignment(wanted, came) { areEqual($0, $1) ?? ("\($0)" == "\($1)") }.changes
    parts += changes.map { change in
      switch change {
      case .replaced(let wantedIndex, let cameIndex):
        Explanation(
          .unequal(expected: wanted[wantedIndex].eventText, actual: came[cameIndex].eventText)
        ).at(place)
      case .missing(let index, _): Explanation(.missing(wanted[index].eventText)).at(place)
      case .unexpected(let index): Explanation(.unexpected(came[index].eventText)).at(place)
      }
    }
  }
  guard !parts.isEmpty else { return nil }
  return .merged(parts, tally: Tally(parts.count, outOf: total, "events"))
}
