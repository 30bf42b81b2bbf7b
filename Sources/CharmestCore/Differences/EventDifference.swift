/// An element with a time of its own, such as an event of a stream.
protocol TimedEvent {
  var offset: Duration { get }
  /// The time in words, such as `at 10`.
  var timeText: String { get }
  /// What happened, without its time.
  var happening: Any { get }
  var eventText: Rendering { get }
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
  var parts: [Explanation] = []
  /// The events that came at no expected time, or were expected and did not come at their time.
  var (missing, unexpected): ([(part: Int, any TimedEvent)], [(part: Int, any TimedEvent)]) = (
    [], []
  )
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
        missing.append((parts.count, wanted[index]))
        parts.append(Explanation(.missing(wanted[index].eventText)).at(wanted[index].place))
      case .unexpected(let index):
        unexpected.append((parts.count, came[index]))
        parts.append(Explanation(.unexpected(came[index].eventText)).at(came[index].place))
      }
    }
  }
  // An event that came at another time is one difference, not two.
  var moved: Set<Int> = []
  for (part, event) in missing {
    let same = unexpected.indices.filter { areAlike(unexpected[$0].1.happening, event.happening) }
    guard
      let nearest = same.min(by: {
        distance(unexpected[$0].1, event) < distance(unexpected[$1].1, event)
      })
    else { continue }
    let came = unexpected.remove(at: nearest)
    parts[part] = Explanation(
      .reason(expected: event.eventText, but: { _ in "it came \(came.1.timeText)" })
    ).at(event.place)
    moved.insert(came.part)
  }
  guard !parts.isEmpty else { return nil }
  return .merged(
    parts.indices.filter { !moved.contains($0) }.map { parts[$0] },
    tally: Tally(parts.count - moved.count, outOf: total - moved.count, "events"))
}

private func areAlike(_ first: Any, _ second: Any) -> Bool {
  areEqual(first, second) ?? ("\(first)" == "\(second)")
}

private func distance(_ first: any TimedEvent, _ second: any TimedEvent) -> Duration {
  max(first.offset, second.offset) - min(first.offset, second.offset)
}

extension TimedEvent {
  fileprivate var place: Path { .words(timeText) }
}
