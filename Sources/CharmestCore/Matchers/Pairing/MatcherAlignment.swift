/// The alignment of matchers with elements, and what differs in it.
///
/// No matcher judges an element twice.
final class MatcherAlignment<Element> {
  private struct Pair: Hashable {
    let matcher: Int
    let element: Int
  }

  private let matchers: [Matcher<Element>]
  private let elements: [Element]
  private let atOwnPositions: [Int: Mismatch]
  private let readings: [SharedReading?]
  private var judged: [Pair: Mismatch?] = [:]

  /// - Parameters:
  ///   - matchers: What is expected, in order.
  ///   - elements: What came.
  ///   - readings: What was read of elements that can be read only once.
  ///   - mismatches: What is already known of the elements at their own positions.
  init(
    _ matchers: [Matcher<Element>],
    _ elements: [Element],
    readings: [SharedReading?],
    mismatches: [Int: Mismatch]
  ) {
    self.matchers = matchers
    self.elements = elements
    self.readings = readings
    atOwnPositions = mismatches
  }

  func explanation(whole: WholeValues) -> Explanation {
    let alignment = Alignment(
      Array(matchers.indices),
      Array(elements.indices),
      by: { self.mismatch($0, $1) == nil }
    )
    return Explanation.merged(
      alignment.changes.compactMap { part(for: $0) },
      tally: Tally(alignment.changes.count, outOf: alignment.total, "elements"),
      whole: whole
    )
  }

  private func part(for change: Alignment.Change) -> Explanation? {
    switch change {
    case .replaced(let matcher, let element):
      mismatch(matcher, element)?.explanation.at(.index(element))
    case .missing(let matcher, let gap):
      Explanation(.missing(matchers[matcher].rendering))
        .at(.words(gap == 0 ? "at the start" : "after [\(gap - 1)]"))
    case .unexpected(let element):
      Explanation(.unexpected(describing(elements[element]))).at(.index(element))
    }
  }

  private func mismatch(_ matcher: Int, _ element: Int) -> Mismatch? {
    if matcher == element { return atOwnPositions[matcher] }
    let pair = Pair(matcher: matcher, element: element)
    if let known = judged[pair] { return known }
    let mismatch = matchers[matcher].verdict(on: elements[element], sharing: readings[element])
      .mismatch
    judged[pair] = .some(mismatch)
    return mismatch
  }
}
