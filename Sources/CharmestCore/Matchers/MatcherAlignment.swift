/// The alignment of matchers with elements that needs the fewest differences.
///
/// Positions are kept where both sides have as many; otherwise one missing or additional element
/// shifts the rest. No matcher judges an element twice.
struct MatcherAlignment<Element> {
  private enum Step {
    case paired(Int, Int)
    case missing(Int, before: Int)
    case unexpected(Int)
  }

  private let matchers: [Matcher<Element>]
  private let elements: [Element]
  private var judged: [Pair: Mismatch?]

  private struct Pair: Hashable {
    let matcher: Int
    let element: Int
  }

  /// - Parameters:
  ///   - matchers: What is expected, in order.
  ///   - elements: What came.
  ///   - mismatches: What is already known of the elements at their own positions.
  init(_ matchers: [Matcher<Element>], _ elements: [Element], mismatches: [Int: Mismatch]) {
    self.matchers = matchers
    self.elements = elements
    judged = [:]
    for index in 0..<min(matchers.count, elements.count) {
      judged[Pair(matcher: index, element: index)] = .some(mismatches[index])
    }
  }

  mutating func explanation(whole: WholeValues) -> Explanation {
    let parts = steps().compactMap { part(for: $0) }
    return Explanation.merged(
      parts,
      tally: Tally(parts.count, of: max(matchers.count, elements.count), "elements"),
      whole: whole
    )
  }

  private mutating func part(for step: Step) -> Explanation? {
    switch step {
    case .paired(let matcher, let element):
      mismatch(matcher, element)?.explanation.at(.index(element))
    case .missing(let matcher, let position):
      Explanation(.missing(matchers[matcher].rendering))
        .at(.words(position == 0 ? "at the start" : "after [\(position - 1)]"))
    case .unexpected(let element):
      Explanation(.unexpected(describing(elements[element]))).at(.index(element))
    }
  }

  private mutating func mismatch(_ matcher: Int, _ element: Int) -> Mismatch? {
    let pair = Pair(matcher: matcher, element: element)
    if let known = judged[pair] { return known }
    let mismatch = matchers[matcher].verdict(on: elements[element]).mismatch
    judged[pair] = .some(mismatch)
    return mismatch
  }

  private mutating func steps() -> [Step] {
    let shared = min(matchers.count, elements.count)
    var start = 0
    while start < shared, mismatch(start, start) == nil { start += 1 }
    var end = 0
    while end < shared - start,
      mismatch(matchers.count - 1 - end, elements.count - 1 - end) == nil
    { end += 1 }
    let expected = start..<(matchers.count - end)
    let actual = start..<(elements.count - end)
    // The table takes a cell and a judgement for each pair.
    let isSmall = expected.count * actual.count <= 250_000
    return matchers.count == elements.count || !isSmall
      ? stepsByPosition(expected, actual)
      : stepsByAlignment(expected, actual)
  }

  private func stepsByPosition(_ expected: Range<Int>, _ actual: Range<Int>) -> [Step] {
    let paired = min(expected.count, actual.count)
    return (0..<paired).map { .paired(expected.lowerBound + $0, actual.lowerBound + $0) }
      + expected.dropFirst(paired).map { .missing($0, before: actual.upperBound) }
      + actual.dropFirst(paired).map { .unexpected($0) }
  }

  /// The edit distance, where replacing an element is one difference as leaving it out is.
  private mutating func stepsByAlignment(_ expected: Range<Int>, _ actual: Range<Int>) -> [Step] {
    let width = actual.count + 1
    var cost = Array(repeating: 0, count: (expected.count + 1) * width)
    for row in 0...expected.count {
      for column in 0...actual.count where row > 0 || column > 0 {
        var best = Int.max
        if row > 0 { best = min(best, cost[(row - 1) * width + column] + 1) }
        if column > 0 { best = min(best, cost[row * width + column - 1] + 1) }
        if row > 0, column > 0 {
          let differs =
            mismatch(expected.lowerBound + row - 1, actual.lowerBound + column - 1) != nil
          best = min(best, cost[(row - 1) * width + column - 1] + (differs ? 1 : 0))
        }
        cost[row * width + column] = best
      }
    }
    var steps: [Step] = []
    var row = expected.count
    var column = actual.count
    while row > 0 || column > 0 {
      let here = cost[row * width + column]
      let matcher = expected.lowerBound + row - 1
      let element = actual.lowerBound + column - 1
      if row > 0, column > 0,
        here == cost[(row - 1) * width + column - 1] + (mismatch(matcher, element) == nil ? 0 : 1)
      {
        steps.append(.paired(matcher, element))
        row -= 1
        column -= 1
      } else if row > 0, here == cost[(row - 1) * width + column] + 1 {
        steps.append(.missing(matcher, before: element + 1))
        row -= 1
      } else {
        steps.append(.unexpected(element))
        column -= 1
      }
    }
    return steps.reversed()
  }
}
