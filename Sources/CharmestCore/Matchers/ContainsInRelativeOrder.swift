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
    describedBy: { "\($0.not)items \(list(matchers.lazy.map(\.expected))) in this order" },
    decidedBy: .matchingParts
  ) { items, judging in
    var elements = Elements(readOnDemand: items, by: &judging)
    // One element is always in order.
    _ = elements.reach(0) && elements.reach(1)
    if matchers.count > 1, let undecided = elements.undecidedOrder { return undecided }
    var found = 0
    var lastFound: Int?
    var mismatches: [(Int, Mismatch)] = []
    // The earliest matching element is never worse than a later one.
    var index = 0
    while found < matchers.count, elements.reach(index) {
      defer { index += 1 }
      switch judging.judge(matchers[found], index, of: elements) {
      case .mismatch(let mismatch): mismatches.append((index, mismatch))
      case .match:
        lastFound = index
        found += 1
        mismatches = []
      }
    }
    guard found < matchers.count else { return .match }
    if let undecided = elements.undecidedRest { return undecided }
    let (count, last, rest) = (found, lastFound, mismatches)
    let later = judging.forExplanation
    // Shared by all renderings, so that no pair is judged twice.
    let search = OrderSearch { [elements] in LongestOrder(matchers, elements, by: later) }
    return .mismatch { [elements] all in
      if let longest = search.result { return longest.explanation.expecting(all) }
      let place: Phrase = last.map { " after \(elements.numbered($0))" } ?? ""
      let missing = matchers[count].expected
      let before = elements.array.prefix(elements.areOrdered ? last ?? 0 : 0)
      var judging = later
      let early = before.indices.suffix(Nearest.mostCompared).last {
        judging.judge(matchers[count], part: before[$0], by: .element($0)).isMatch
      }
      let expected = missing + place
      let claim: Difference.Claim =
        early.map { early in
          .reason(expected: expected, but: "it came before, at \(elements.place(early))")
        } ?? .missing(elements.missing(expected, Nearest(among: elements.inStableOrder(rest))))
      return Explanation(
        claim, note: "\(count) of \(matchers.count) found in this order",
        whole: elements.whole
      ).expecting(all)
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
/// - Parameter values: The values, in order. Without values, every sequence matches.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsInRelativeOrder<Items: Sequence, Values: Sequence>(_ values: Values)
  -> Matcher<Items> where Items.Element: Equatable, Values.Element == Items.Element
{
  containsInRelativeOrder(values.map { equalTo($0) })
}

/// Looks for the longest order when it is first asked.
private final class OrderSearch<Items: Sequence> {
  private let find: () -> LongestOrder<Items>?
  lazy var result = find()

  init(_ find: @escaping () -> LongestOrder<Items>?) { self.find = find }
}

/// As many matchers as have an element each, in order: after a missing one, others may be found.
private struct LongestOrder<Items: Sequence> {
  private let matchers: [Matcher<Items.Element>]
  private let elements: Elements<Items>
  /// The mismatches of each matcher with the elements; nil where it matches.
  private let mismatches: [[Mismatch?]]
  /// The element of each matcher; nil for one that is missing.
  private let places: [Int?]

  /// Nil if there are too many pairs to judge, no order, or nothing is missing, because a matcher has
  /// judged otherwise before.
  init?(
    _ matchers: [Matcher<Items.Element>], _ elements: Elements<Items>, by judging: Judging
  ) {
    let pairs = matchers.count * elements.array.count
    guard elements.areOrdered, pairs <= Nearest.mostCompared else { return nil }
    var judging = judging
    let mismatches = matchers.map { matcher in
      elements.array.indices.map { judging.judge(matcher, $0, of: elements).mismatch }
    }
    // How many matchers from one on have elements from another on.
    let row = Array(repeating: 0, count: elements.array.count + 1)
    var longest = Array(repeating: row, count: matchers.count + 1)
    for matcher in matchers.indices.reversed() {
      for element in elements.array.indices.reversed() {
        let taken = mismatches[matcher][element] == nil ? longest[matcher + 1][element + 1] + 1 : 0
        longest[matcher][element] = max(
          taken, longest[matcher + 1][element], longest[matcher][element + 1])
      }
    }
    var places: [Int?] = []
    var next = 0
    for matcher in matchers.indices {
      let rest = longest[matcher][next]
      let element = (next..<elements.array.count).first { element in
        mismatches[matcher][element] == nil && longest[matcher + 1][element + 1] + 1 == rest
      }
      places.append(element)
      next = element.map { $0 + 1 } ?? next
    }
    guard places.contains(nil) else { return nil }
    (self.matchers, self.elements) = (matchers, elements)
    (self.mismatches, self.places) = (mismatches, places)
  }

  /// How many matchers have an element.
  var count: Int { places.count { $0 != nil } }

  var explanation: Explanation {
    let missing = places.indices.filter { places[$0] == nil }
    return Explanation(
      missing.count == 1 ? claim(missing[0]) : .missing(list(missing.lazy.map(phrase))),
      note: "\(count) of \(matchers.count) found in this order",
      details: missing.count == 1
        ? [] : DetailLine.list(missing.lazy.map { ("missing", phrase($0)) }).needed(.unlessSaid),
      whole: elements.whole)
  }

  private func claim(_ matcher: Int) -> Difference.Claim {
    let expected = matchers[matcher].expected + place(of: matcher)
    return elsewhere(matcher).map {
      .reason(expected: expected, but: "it \(came(at: $0, matcher))")
    } ?? .missing(elements.missing(expected, nearest(to: matcher)))
  }

  /// A missing matcher among others: `"b" after [0] "a"`.
  private func phrase(_ matcher: Int) -> Phrase {
    let expected = matchers[matcher].expected + place(of: matcher)
    return elsewhere(matcher).map { "\(expected) (\(came(at: $0, matcher)))" }
      ?? elements.missing(expected, nearest(to: matcher), isOneOfSeveral: true)
  }

  /// The elements that belong before and behind a missing one.
  private func neighbours(of matcher: Int) -> (before: Int?, behind: Int?) {
    (
      places[..<matcher].compactMap(\.self).last,
      places[(matcher + 1)...].compactMap(\.self).first
    )
  }

  private func place(of matcher: Int) -> Phrase {
    switch neighbours(of: matcher) {
    case (let before?, let behind?):
      " between \(elements.numbered(before)) and \(elements.numbered(behind))"
    case (let before?, nil): " after \(elements.numbered(before))"
    case (nil, let behind?): " before \(elements.numbered(behind))"
    case (nil, nil): ""
    }
  }

  /// An element that is as expected, but not in order, and that no other matcher has.
  private func elsewhere(_ matcher: Int) -> Int? {
    mismatches[matcher].indices.first { mismatches[matcher][$0] == nil && !places.contains($0) }
  }

  private func came(at element: Int, _ matcher: Int) -> String {
    let isEarly = neighbours(of: matcher).before.map { element < $0 } ?? false
    return "came \(isEarly ? "before" : "later"), at \(elements.place(element))"
  }

  /// The nearest of the elements between which it belongs.
  private func nearest(to matcher: Int) -> Nearest? {
    let (before, behind) = neighbours(of: matcher)
    let range = (before.map { $0 + 1 } ?? 0)..<(behind ?? elements.array.count)
    let candidates = range.compactMap { index in
      mismatches[matcher][index].map { (index: index, mismatch: $0) }
    }
    return Nearest(among: candidates)
  }
}
