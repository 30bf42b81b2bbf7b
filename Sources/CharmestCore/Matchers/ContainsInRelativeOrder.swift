/// Matches a sequence that has a matching element for each matcher, in this order.
///
/// ```swift
/// assertThat(steps, containsInRelativeOrder("boil", hasPrefix("serve")))
/// // steps: missing a string starting with "serve" after [2] "boil" (1 of 2 found in this order)
/// ```
///
/// Other elements may come between them.
///
/// - Parameters:
///   - first: What is expected of the element that comes first.
///   - rest: What is expected of the elements that follow.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func containsInRelativeOrder<Items: Sequence>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { containsInRelativeOrder([first] + rest) }

/// Matches a sequence that has a matching element for each matcher of a list, in this order.
///
/// - Parameter matchers: What is expected, in order. With none, every sequence matches.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func containsInRelativeOrder<Items: Sequence>(
  _ matchers: [Matcher<Items.Element>]
) -> Matcher<Items> {
  Matcher(
    describedBy: {
      $0.expecting(
        .contents("items \(list(matchers.lazy.map(\.expected))) in this order"),
        orAnythingIf: matchers.isEmpty)
    },
    decidedBy: .matchingParts
  ) { items, judging in
    var elements = Elements(readOnDemand: items, by: &judging)
    // One element is always in order.
    _ = elements.reach(0) && elements.reach(1)
    guard matchers.count < 2 || elements.haveOrder else { return .noOrder(of: items) }
    var places: [Int] = []
    var mismatches: [(index: Int, mismatch: Mismatch?)] = []
    // The earliest matching element is never worse than a later one.
    var index = 0
    while places.count < matchers.count, elements.reach(index) {
      defer { index += 1 }
      switch judging.judge(matchers[places.count], index, of: elements) {
      case .mismatch(let mismatch): mismatches.append((index, mismatch))
      case .match:
        places.append(index)
        mismatches = []
      }
    }
    guard places.count < matchers.count else { return .match }
    if let undecided = elements.undecidedRest { return undecided }
    let later = judging.forExplanation
    return .mismatch { [elements, places, mismatches] all in
      let found =
        FoundOrder(longestOf: matchers, in: elements, by: later)
        ?? FoundOrder(places, and: mismatches, of: matchers, in: elements, by: later)
      return found.explanation.expecting(all)
    }
  }
}

/// Matches a sequence that has these values in this order, perhaps with others between them.
///
/// ```swift
/// assertThat(steps, containsInRelativeOrder("boil", "serve"))
/// // steps: missing "serve" after [2] "boil" (1 of 2 found in this order)
/// ```
///
/// - Parameters:
///   - first: The value that comes first.
///   - rest: The values that follow.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsInRelativeOrder<Items: Sequence>(
  _ first: Items.Element, _ rest: Items.Element...
) -> Matcher<Items> where Items.Element: Equatable {
  containsInRelativeOrder(([first] + rest).map { equalTo($0) })
}

/// Matches a sequence that has all values of another in their order, perhaps with others between
/// them.
///
/// - Parameter values: The values, in order. Without values, every sequence matches. Several values
///   of a set have no order, and the judgement fails.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsInRelativeOrder<Items: Sequence, Values: Sequence>(_ values: Values)
  -> Matcher<Items> where Items.Element: Equatable, Values.Element == Items.Element
{
  let expected = stableArray(of: values)
  return containsInRelativeOrder(expected.map { equalTo($0) })
    .undecided(ifUnordered: values, expected.count)
}

/// The matchers that have an element each, in order, and what is to say of a missing one.
private struct FoundOrder<Items: Sequence> {
  private typealias Judged = (index: Int, mismatch: Mismatch?)

  private let matchers: [Matcher<Items.Element>]
  private let elements: Elements<Items>
  /// The element of each matcher; nil for one that is missing or was not looked for.
  private let places: [Int?]
  /// The missing matchers that are told, and how they judge the elements.
  private let missing: [(matcher: Int, judged: [Judged])]
  /// The elements that matchers have.
  private let taken: Set<Int>
  /// Whether nothing was left to be found.
  private let isWholeSearch: Bool

  /// As many matchers as possible: after a missing one, others may be found.
  ///
  /// Nil if there are too many pairs to judge, no order, or nothing is missing, because a matcher has
  /// judged otherwise before.
  init?(
    longestOf matchers: [Matcher<Items.Element>], in elements: Elements<Items>,
    by judging: Judging
  ) {
    let pairs = matchers.count * elements.array.count
    guard elements.areOrdered, pairs <= Layout.comparedValues else { return nil }
    var judging = judging
    let judged = matchers.map { matcher in
      elements.array.indices.map { index in
        (index: index, mismatch: judging.judge(matcher, index, of: elements).mismatch)
      }
    }
    // How many matchers from one on have elements from another on.
    let row = Array(repeating: 0, count: elements.array.count + 1)
    var longest = Array(repeating: row, count: matchers.count + 1)
    for matcher in matchers.indices.reversed() {
      for element in elements.array.indices.reversed() {
        let taken =
          judged[matcher][element].mismatch == nil ? longest[matcher + 1][element + 1] + 1 : 0
        longest[matcher][element] = max(
          taken, longest[matcher + 1][element], longest[matcher][element + 1])
      }
    }
    var places: [Int?] = []
    var next = 0
    for matcher in matchers.indices {
      let rest = longest[matcher][next]
      let element = (next..<elements.array.count).first { element in
        judged[matcher][element].mismatch == nil && longest[matcher + 1][element + 1] + 1 == rest
      }
      places.append(element)
      next = element.map { $0 + 1 } ?? next
    }
    let missing = places.indices.filter { places[$0] == nil }
    if missing.isEmpty { return nil }
    (self.matchers, self.elements, self.places) = (matchers, elements, places)
    self.missing = missing.map { ($0, judged[$0]) }
    taken = Set(places.compactMap(\.self))
    isWholeSearch = true
  }

  /// The first matchers; the one behind them is missing, and the others were not looked for.
  init(
    _ places: [Int], and rest: [(index: Int, mismatch: Mismatch?)],
    of matchers: [Matcher<Items.Element>], in elements: Elements<Items>, by judging: Judging
  ) {
    var judging = judging
    let before = 0..<(elements.areOrdered ? places.last ?? 0 : 0)
    let judged = before.suffix(Layout.comparedValues).map { index in
      (index, judging.judge(matchers[places.count], index, of: elements).mismatch)
    }
    (self.matchers, self.elements) = (matchers, elements)
    self.places = places + Array(repeating: nil, count: matchers.count - places.count)
    missing = [(places.count, judged + rest)]
    taken = Set(places)
    isWholeSearch = places.count + 1 == matchers.count
  }

  /// How many matchers have an element.
  var count: Int { taken.count }

  var explanation: Explanation {
    let found = "\(count) of \(matchers.count) found in this order"
    let note = matchers.count == 1 ? nil : Phrase(isWholeSearch ? found : "at least " + found)
    if missing.count == 1 {
      return Explanation(claim, note: note, whole: elements.whole).summingUp { each }
    }
    let areMisplaced = missing.allSatisfy { misplaced($0, $1) != nil }
    let phrases = missing.lazy.map { phrase($0, $1, isMisplaced: areMisplaced) }
    return Explanation(
      areMisplaced
        ? .statement("expected \(list(phrases, joint: .semicolon))") : .missing(list(phrases)),
      note: note,
      details: DetailLine.list(phrases.map { (areMisplaced ? "expected" : "missing", $0) })
        .needed(.unlessSaid), whole: elements.whole
    ).summingUp { each }
  }

  /// Each missing matcher on its own.
  private var each: [Difference] {
    missing.listable.map { matcher, judged in
      Difference(
        claim(ofMisplaced: matcher, judged) ?? .missing(matchers[matcher].expected))
    }
  }

  /// What is wrong if one matcher is missing.
  private var claim: Difference.Claim {
    let (matcher, judged) = missing[0]
    return claim(ofMisplaced: matcher, judged)
      ?? .missing(
        elements.missing(expected(between: matcher), nearest(to: matcher, judged)))
  }

  private func claim(ofMisplaced matcher: Int, _ judged: [Judged]) -> Difference.Claim? {
    misplaced(matcher, judged).map { .reason(expected: $0.expected, but: "it \($0.came)") }
  }

  /// A missing matcher among others: `"b" after [0] "a"`.
  private func phrase(_ matcher: Int, _ judged: [Judged], isMisplaced: Bool) -> Phrase {
    misplaced(matcher, judged).map {
      isMisplaced ? "\($0.expected), but it \($0.came)" : "\($0.expected) (\($0.came))"
    }
      ?? elements.missing(
        expected(between: matcher), nearest(to: matcher, judged), isOneOfSeveral: true)
  }

  /// The elements that belong before and behind a missing one.
  private func neighbours(of matcher: Int) -> (before: Int?, behind: Int?) {
    (
      places[..<matcher].compactMap(\.self).last,
      places[(matcher + 1)...].compactMap(\.self).first
    )
  }

  /// What is missing, between its neighbours: `"b" between [0] "a" and [1] "c"`.
  private func expected(between matcher: Int) -> Phrase {
    let (before, behind) = neighbours(of: matcher)
    return expected(matcher, after: before, before: behind)
  }

  private func expected(_ matcher: Int, after before: Int?, before behind: Int?) -> Phrase {
    let place = place(
      after: before.map(elements.numbered), before: behind.map(elements.numbered))
    return matchers[matcher].expected + place.framed(by: " ", "")
  }

  /// What is expected of an element that came, but not in order, and that no other matcher has: the
  /// neighbour on whose wrong side it is.
  private func misplaced(_ matcher: Int, _ judged: [Judged]) -> (expected: Phrase, came: String)? {
    judged.first { $0.mismatch == nil && !taken.contains($0.index) }.map { element in
      let (before, behind) = neighbours(of: matcher)
      let isEarly = before.map { element.index < $0 } ?? false
      return (
        expected(matcher, after: isEarly ? before : nil, before: isEarly ? nil : behind),
        "came \(isEarly ? "before" : "later"), at \(elements.place(element.index))"
      )
    }
  }

  /// The nearest of the elements between which it belongs.
  private func nearest(to matcher: Int, _ judged: [Judged]) -> Nearest? {
    let (before, behind) = neighbours(of: matcher)
    let range = (before.map { $0 + 1 } ?? 0)..<(behind ?? elements.array.count)
    let candidates = judged.compactMap { index, mismatch in
      mismatch.flatMap { range.contains(index) ? (index: index, mismatch: $0) : nil }
    }
    return Nearest(among: elements.inStableOrder(candidates))
  }
}
