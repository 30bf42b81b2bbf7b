/// Matches a sequence whose elements several matchers match one by one, in order and none left over.
///
/// ```swift
/// assertThat(extras, contains("nori", hasPrefix("tam")))
/// // extras[0]: unexpected "wakame" (1 of 3 elements differs)
/// ```
///
/// Not to be mistaken for ``hasItem(_:)-(Matcher<Items.Element>)``: every element is named. For a
/// part of a text use ``containsString(_:)``: the elements of a text are its characters. Elements
/// that are missing or one too many are found by aligning the two sides, so that one inserted
/// element is one difference.
///
/// - Parameters:
///   - first: What is expected of the first element.
///   - rest: What is expected of the further elements.
/// - Returns: A matcher for sequences, also those that can be read only once; O(*n*) on a match.
@_disfavoredOverload public func contains<Items: Sequence>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { contains([first] + rest) }

/// Matches a sequence whose elements the matchers of a list match one by one.
///
/// - Parameter matchers: What is expected of each element. With none, the empty sequence matches.
/// - Returns: A matcher for sequences, also those that can be read only once; O(*n*) on a match.
@_disfavoredOverload public func contains<Items: Sequence>(_ matchers: [Matcher<Items.Element>])
  -> Matcher<Items>
{
  Matcher(describedBy: { "[\(list(matchers.map(\.rendering), $0))]" }) { items, parts in
    let elements = Elements(of: items, by: parts, forSeveral: true)
    var mismatches: [Int: Mismatch] = [:]
    for (index, matcher) in matchers.prefix(elements.array.count).enumerated() {
      mismatches[index] = parts.judge(matcher, index, of: elements).mismatch
    }
    if mismatches.isEmpty, matchers.count == elements.array.count { return elements.match }
    if matchers.isEmpty || elements.array.isEmpty { return .mismatch(was: elements.description) }
    // Shared by all renderings, so that none judges a pair again.
    let pairs = AlignedPairs(matchers, elements, atOwnPositions: mismatches)
    return .mismatch { pairs.explanation(expected: $0) }
  }
}

/// Matches a sequence that holds some values in order, and nothing else.
///
/// ```swift
/// assertThat(scores, contains(10, 20, 30))
/// // scores[2]: expected 30, but was 31 (1 of 3 elements differs)
/// ```
///
/// Not to be mistaken for ``hasItem(_:)-(Items.Element)``: every element is named.
///
/// - Parameters:
///   - first: The first value.
///   - rest: The further values.
/// - Returns: A matcher for sequences, also those that can be read only once; O(*n*).
public func contains<Items: Sequence>(_ first: Items.Element, _ rest: Items.Element...) -> Matcher<
  Items
> where Items.Element: Equatable {
  let values = [first] + rest
  return contains(values)
}

/// Matches a sequence that holds the values of another in the same order, and nothing else.
///
/// ```swift
/// assertThat(lazyScores, contains(1...5))
/// ```
///
/// - Parameter values: The values. With none, the empty sequence matches.
/// - Returns: A matcher for sequences, also those that can be read only once; O(*n*).
public func contains<Items: Sequence, Values: Sequence>(_ values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element {
  let expected = Array(values)
  return Matcher(describedBy: describing(expected)) { items, parts in
    let elements = Elements(of: items, by: parts)
    return elements.array == expected
      ? elements.match
      : .mismatch {
        explainInequality(
          expected: expected, actual: elements.array, firstIndex: elements.firstIndex)
      }
  }
}

/// Matches a sequence whose elements each match the matcher made from the value at the same place of
/// another sequence.
///
/// ```swift
/// assertThat(measured, pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]))
/// // measured[1]: expected a value within 0.1 of 2.0, but was 2.5 (off by 0.5; 1 of 2 elements differs)
/// ```
///
/// Both have to have as many elements.
///
/// - Parameters:
///   - matcher: Makes a matcher from an expected value.
///   - values: The expected values.
/// - Returns: A matcher for sequences, also those that can be read only once.
public func pointwise<Items: Sequence, Values: Sequence>(
  _ matcher: (Values.Element) -> Matcher<Items.Element>, _ values: Values
) -> Matcher<Items> { contains(values.map(matcher)) }

/// What differs between matchers and elements, set against each other by an ``Alignment``.
private final class AlignedPairs<Items: Sequence> {
  private let matchers: [Matcher<Items.Element>]
  private let elements: Elements<Items>
  /// What is known, so that no matcher judges an element twice.
  private var judged: [[Int]: Mismatch?] = [:]

  init(
    _ matchers: [Matcher<Items.Element>], _ elements: Elements<Items>,
    atOwnPositions mismatches: [Int: Mismatch]
  ) {
    self.matchers = matchers
    self.elements = elements
    for index in 0..<min(matchers.count, elements.array.count) {
      judged[[index, index]] = .some(mismatches[index])
    }
  }

  func explanation(expected: @escaping Rendering) -> Explanation {
    let alignment = Alignment(
      Array(matchers.indices), Array(elements.array.indices), by: { self.mismatch($0, $1) == nil })
    var whole = elements.whole
    whole.expected = { room in
      // A line holds no more items than characters.
      let text = expected(TextLimits(value: room, context: room, items: room))
      return text.count <= room ? text : nil
    }
    return Explanation.merged(
      alignment.changes.compactMap { part(for: $0) },
      tally: Tally(alignment.changes.count, outOf: alignment.total, "elements"), whole: whole)
  }

  private func part(for change: Alignment.Change) -> Explanation? {
    switch change {
    case .replaced(let matcher, let element):
      mismatch(matcher, element)?.explanation.at(.index(elements.firstIndex + element))
    case .missing(let matcher, let gap):
      Explanation(.missing(matchers[matcher].rendering)).at(
        .words(gap == 0 ? "at the start" : "after \(elements.place(gap - 1))"))
    case .unexpected(let element):
      Explanation(.unexpected(describing(elements.array[element]))).at(
        .index(elements.firstIndex + element))
    }
  }

  private func mismatch(_ matcher: Int, _ element: Int) -> Mismatch? {
    let pair = [matcher, element]
    if let known = judged[pair] { return known }
    var parts = Parts()
    let mismatch = parts.judge(matchers[matcher], element, of: elements).mismatch
    judged[pair] = .some(mismatch)
    return mismatch
  }
}
