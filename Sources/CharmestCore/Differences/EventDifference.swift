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
///
/// - Parameters:
///   - expected: The list that was expected.
///   - actual: The list that came.
///   - firstIndex: The index of its first element.
///   - areAlike: Whether no difference between two events, or what happened in them, can be seen.
/// - Returns: An explanation with the times as paths.
func eventDifference<Element>(
  _ expected: [Element], _ actual: [Element], firstIndex: Int, by areAlike: (Any, Any) -> Bool
) -> Explanation? {
  guard let expected = expected as? [any TimedEvent], let actual = actual as? [any TimedEvent]
  else { return nil }
  if let delayed = timeDifference(expected, actual, firstIndex, by: areAlike) { return delayed }
  let expectedAt = Dictionary(grouping: expected, by: \.offset)
  let actualAt = Dictionary(grouping: actual.enumerated(), by: \.element.offset)
  var parts: [Explanation?] = []
  var (missing, unexpected): ([UnmatchedEvent], [UnmatchedEvent]) = ([], [])
  var total = 0
  // Where an event is missing can be said by an index only if the events came in the order of time.
  let areInOrder = zip(actual, actual.dropFirst()).allSatisfy { $0.offset <= $1.offset }
  var earlier = 0
  for offset in Set(expectedAt.keys).union(actualAt.keys).sorted() {
    let (expected, actual) = (expectedAt[offset, default: []], actualAt[offset, default: []])
    total += max(expected.count, actual.count)
    defer { earlier += actual.count }
    for change in Alignment(expected, actual.map(\.element), by: areAlike).changes {
      switch change {
      case .replaced(let expectedIndex, let actualIndex):
        let (index, event) = actual[actualIndex]
        parts.append(difference(expected[expectedIndex], event).at(.index(firstIndex + index)))
      case .missing(let index, let gap):
        let event = expected[index]
        let place = Path.gap(behind: earlier + gap, startingAt: firstIndex).inList
        let time = event.timeText
        missing.append(UnmatchedEvent(event: event, part: parts.count))
        parts.append(
          Explanation(.missing(event.eventText)).at(
            .gap(areInOrder ? "\(time), \(place)" : time)))
      case .unexpected(let index):
        let (index, event) = actual[index]
        unexpected.append(UnmatchedEvent(event: event, part: parts.count))
        parts.append(
          Explanation(.unexpected(event.eventText)).at(.index(firstIndex + index) + event.place))
      }
    }
  }
  // An event that came at another time is one difference, not two.
  let late = moved(missing, unexpected, by: areAlike)
  for (expected, actual) in late {
    let time = actual.event.timeText
    parts[expected.part] = Explanation(
      .reason(expected: expected.event.eventText, but: "it came \(time)")
    ).at(expected.event.place)
    parts[actual.part] = nil
    total -= 1
  }
  let differences = parts.compactMap(\.self)
  guard !differences.isEmpty else { return nil }
  let (lost, extra) = (missing.count - late.count, unexpected.count - late.count)
  return .merged(
    differences,
    tally: Tally(
      changed: differences.count - lost - extra, missing: lost, unexpected: extra, outOf: total,
      .events))
}

/// What differs between two events at one time; if they are long or read alike, inside them.
private func difference(_ expected: any TimedEvent, _ actual: any TimedEvent) -> Explanation {
  let texts = (expected: expected.eventText, actual: actual.eventText)
  let areSeen =
    texts.expected.isAtAGlance && texts.actual.isAtAGlance
    && texts.expected.shortText != texts.actual.shortText
  let difference =
    areSeen
    ? Explanation(.unequal(expected: texts.expected, actual: texts.actual))
    : explainInequality(expected: expected.happening, actual: actual.happening)
  return difference.at(expected.place)
}

/// What differs between the times of the same events in the same order; nil for other events.
private func timeDifference(
  _ expected: [any TimedEvent], _ actual: [any TimedEvent], _ firstIndex: Int,
  by areAlike: (Any, Any) -> Bool
) -> Explanation? {
  let changed = zip(expected, actual).enumerated().filter { $1.0.offset != $1.1.offset }
  guard changed.count > 1, expected.count == actual.count,
    zip(expected, actual).allSatisfy({ areAlike($0.happening, $1.happening) })
  else { return nil }
  return Nesting().explanation(
    of: changed, Tally(changed.count, of: expected.count, .events, .shift)
  ) { change, _ in
    let (index, (expected, actual)) = change
    let event = expected.eventText.framed(by: "", " ").droppable
    return Explanation(
      .statement("\(event)expected \(expected.timeText), but came \(actual.timeText)")
    ).summingUp {
      [Difference(.unequal(expected: Phrase(expected.timeText), actual: Phrase(actual.timeText)))]
    }.at(.index(firstIndex + index))
  }
}

/// An event that was expected and did not come at its time, or one that came at another time.
private struct UnmatchedEvent {
  let event: any TimedEvent
  /// Which of the differences it is.
  let part: Int
}

/// The same events at different times, in their order; of several that came, rather a near one.
private func moved(
  _ missing: [UnmatchedEvent], _ unexpected: [UnmatchedEvent], by areAlike: (Any, Any) -> Bool
) -> [(expected: UnmatchedEvent, actual: UnmatchedEvent)] {
  // By their texts, because comparing each with each would take too long.
  let missing = Dictionary(grouping: missing) { $0.event.eventText.plainText }
  let unexpected = Dictionary(grouping: unexpected) { $0.event.eventText.plainText }
  return missing.flatMap { text, missing in
    var candidates = unexpected[text, default: []][...]
    var pairs: [(UnmatchedEvent, UnmatchedEvent)] = []
    for (index, expected) in missing.enumerated() {
      while candidates.count > missing.count - index,
        distance(candidates[candidates.startIndex + 1], expected)
          <= distance(candidates[candidates.startIndex], expected)
      { candidates.removeFirst() }
      guard let nearest = candidates.popFirst() else { break }
      if distance(nearest, expected) > .zero,
        areAlike(nearest.event.happening, expected.event.happening)
      {
        pairs.append((expected, nearest))
      }
    }
    return pairs
  }
}

private func distance(_ first: UnmatchedEvent, _ second: UnmatchedEvent) -> Duration {
  let times = [first.event.offset, second.event.offset].sorted()
  return times[1] - times[0]
}

extension TimedEvent {
  fileprivate var place: Path { .words(timeText) }
}
