/// An element with a time of its own, such as an event of a stream.
protocol TimedEvent {
  var offset: Duration { get }
  /// The time in words, such as `at 10`.
  var timeText: String { get }
  /// What happened, without its time.
  var happening: Any { get }
  var eventText: Phrase { get }
}

/// What differs between two lists of events, by their times; nil for other lists.
///
/// If a stream gives one value too many or too late, the other values still have their times.
/// Positions would then name values that are right.
func eventDifference<Element>(_ expected: [Element], _ actual: [Element]) -> Explanation? {
  guard let expected = expected as? [any TimedEvent], let actual = actual as? [any TimedEvent]
  else { return nil }
  let wantedAt = Dictionary(grouping: expected, by: \.offset)
  let cameAt = Dictionary(grouping: actual, by: \.offset)
  var parts: [Explanation?] = []
  var (missing, unexpected): ([UnmatchedEvent], [UnmatchedEvent]) = ([], [])
  var total = 0
  for offset in Set(wantedAt.keys).union(cameAt.keys).sorted() {
    let (wanted, came) = (wantedAt[offset, default: []], cameAt[offset, default: []])
    total += max(wanted.count, came.count)
    for change in Alignment(wanted, came, by: areAlike).changes {
      switch change {
      case .replaced(let wantedIndex, let cameIndex):
        let (expected, actual) = (wanted[wantedIndex].eventText, came[cameIndex].eventText)
        parts.append(
          Explanation(.unequal(expected: expected, actual: actual)).at(wanted[wantedIndex].place))
      case .missing(let index, _):
        missing.append(UnmatchedEvent(event: wanted[index], part: parts.count))
        parts.append(Explanation(.missing(wanted[index].eventText)).at(wanted[index].place))
      case .unexpected(let index):
        unexpected.append(UnmatchedEvent(event: came[index], part: parts.count))
        parts.append(Explanation(.unexpected(came[index].eventText)).at(came[index].place))
      }
    }
  }
  // An event that came at another time is one difference, not two.
  for (wanted, came) in moved(missing, unexpected) {
    let time = came.event.timeText
    parts[wanted.part] = Explanation(
      .reason(expected: wanted.event.eventText, but: "it came \(time)")
    ).at(wanted.event.place)
    parts[came.part] = nil
    total -= 1
  }
  let differences = parts.compactMap(\.self)
  guard !differences.isEmpty else { return nil }
  return .merged(differences, tally: Tally(differences.count, outOf: total, .events))
}

/// An event that was expected and did not come at its time, or one that came at another time.
private struct UnmatchedEvent {
  let event: any TimedEvent
  /// Which of the differences it is.
  let part: Int
}

/// The same events at different times, in their order; of several that came, rather a near one.
private func moved(_ missing: [UnmatchedEvent], _ unexpected: [UnmatchedEvent]) -> [(
  wanted: UnmatchedEvent, came: UnmatchedEvent
)] {
  // By their texts, because comparing each with each would take too long.
  let missing = Dictionary(grouping: missing) { $0.event.eventText.plainText }
  let unexpected = Dictionary(grouping: unexpected) { $0.event.eventText.plainText }
  return missing.flatMap { text, missing in
    var came = unexpected[text, default: []][...]
    var pairs: [(UnmatchedEvent, UnmatchedEvent)] = []
    for (index, wanted) in missing.enumerated() {
      while came.count > missing.count - index,
        distance(came[came.startIndex + 1], wanted) <= distance(came[came.startIndex], wanted)
      { came.removeFirst() }
      guard let nearest = came.popFirst() else { break }
      if distance(nearest, wanted) > .zero,
        areAlike(nearest.event.happening, wanted.event.happening)
      {
        pairs.append((wanted, nearest))
      }
    }
    return pairs
  }
}

private func areAlike(_ first: Any, _ second: Any) -> Bool {
  areEqual(first, second) ?? ("\(first)" == "\(second)")
}

private func distance(_ first: UnmatchedEvent, _ second: UnmatchedEvent) -> Duration {
  let times = [first.event.offset, second.event.offset].sorted()
  return times[1] - times[0]
}

extension TimedEvent {
  fileprivate var place: Path { .words(timeText) }
}
