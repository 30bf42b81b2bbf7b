/// Matches a sequence if the matchers match its elements one by one, in order, with none left over.
///
/// ```swift
/// assertThat(extras, containsExactly("nori", hasPrefix("tam")))
/// // extras[0]: unexpected "wakame" (1 of 3 elements is unexpected)
/// ```
///
/// Here you name every element; for one of the elements, use
/// ``hasItem(_:)-(Matcher<Items.Element>)``. For a part of a text, use ``containsString(_:)``, because
/// the elements of a text are its characters. For a set, use `containsInAnyOrder`: several elements
/// without an order cannot be judged, and fail. Missing and extra elements are found by aligning the
/// two sides, so one inserted element is one difference.
///
/// - Parameters:
///   - first: What is expected of the first element.
///   - rest: What is expected of the other elements.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func containsExactly<Items: Sequence>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { containsExactly([first] + rest) }

/// Matches a sequence if the matchers of a list match exactly its elements, one by one, in order.
///
/// - Parameter matchers: What is expected of each element. An empty list matches the empty
///   sequence.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func containsExactly<Items: Sequence>(
  _ matchers: [Matcher<Items.Element>]
) -> Matcher<Items> {
  Matcher(describedBy: { "\($0.not)[\(list(matchers.lazy.map(\.expected)))]" }) { items, judging in
    guard let elements = Elements(inOrder: items, by: &judging) else { return .noOrder(of: items) }
    if elements.areTooMany { return .mismatch(was: elements.description) }
    var mismatches: [Int: Mismatch] = [:]
    for (index, matcher) in matchers.prefix(elements.array.count).enumerated() {
      mismatches[index] = judging.judge(matcher, index, of: elements).mismatch
    }
    if mismatches.isEmpty, matchers.count == elements.array.count { return elements.match(judging) }
    if matchers.isEmpty || elements.array.isEmpty { return .mismatch(was: elements.description) }
    // Shared by all renderings, so that no pair is judged twice.
    let pairs = AlignedPairs(
      matchers, elements, atOwnPositions: mismatches, by: judging.forExplanation)
    return .mismatch { pairs.explanation(expected: $0) }
  }
}

/// Matches a sequence of exactly these values, in this order.
///
/// ```swift
/// assertThat(scores, containsExactly(10, 20, 30))
/// // scores[2]: expected 30, but was 31 (1 of 3 elements differs)
/// ```
///
/// Here you name every element; for one of the elements, use ``hasItem(_:)-(Items.Element)``.
///
/// - Parameters:
///   - first: The first value.
///   - rest: The other values.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsExactly<Items: Sequence>(_ first: Items.Element, _ rest: Items.Element...)
  -> Matcher<Items> where Items.Element: Equatable
{
  let values = [first] + rest
  return containsExactly(values)
}

/// Matches a sequence of exactly the values of another sequence, in the same order.
///
/// ```swift
/// assertThat(lazyScores, containsExactly(1...5))
/// ```
///
/// - Parameter values: The values. Without values, only the empty sequence matches. Several values of
///   a set have no order, and the judgement fails.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsExactly<Items: Sequence, Values: Sequence>(_ values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element {
  let expected = stableArray(of: values)
  return Matcher(describedBy: { "\($0.not)\(describing(expected))" }) { items, judging in
    guard let elements = Elements(inOrder: items, by: &judging) else { return .noOrder(of: items) }
    if elements.areTooMany { return .mismatch(was: elements.description) }
    if elements.array == expected { return elements.match(judging) }
    if expected.count == 1, let match = elements.array.firstIndex(where: { $0 == expected[0] }) {
      return .mismatch { elements.explanation(ofMoreThan: $0, at: match) }
    }
    return .mismatch {
      explainInequality(
        expected: expected, actual: elements.array, firstIndex: elements.firstIndex)
    }
  }.undecided(ifUnordered: values, expected.count)
}

/// Matches a sequence if the matchers match exactly its elements; a shorter name of
/// `containsExactly`.
///
/// ```swift
/// assertThat(extras, contains("nori", hasPrefix("tam")))
/// // extras[0]: unexpected "wakame" (1 of 3 elements is unexpected)
/// ```
///
/// - Parameters:
///   - first: What is expected of the first element.
///   - rest: What is expected of the other elements.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func contains<Items: Sequence>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { containsExactly([first] + rest) }

/// Matches a sequence if the matchers of a list match exactly its elements; a shorter name of
/// `containsExactly`.
///
/// - Parameter matchers: What is expected of each element. An empty list matches the empty
///   sequence.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func contains<Items: Sequence>(_ matchers: [Matcher<Items.Element>])
  -> Matcher<Items>
{ containsExactly(matchers) }

/// Matches a sequence of exactly these values, in this order; a shorter name of `containsExactly`.
///
/// ```swift
/// assertThat(scores, contains(10, 20, 30))
/// // scores[2]: expected 30, but was 31 (1 of 3 elements differs)
/// ```
///
/// - Parameters:
///   - first: The first value.
///   - rest: The other values.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func contains<Items: Sequence>(_ first: Items.Element, _ rest: Items.Element...) -> Matcher<
  Items
> where Items.Element: Equatable {
  let values = [first] + rest
  return containsExactly(values)
}

/// Matches a sequence of exactly the values of another sequence, in the same order; a shorter name
/// of `containsExactly`.
///
/// - Parameter values: The values. Without values, only the empty sequence matches. Several values of
///   a set have no order, and the judgement fails.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func contains<Items: Sequence, Values: Sequence>(_ values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element { containsExactly(values) }

/// For one value, which many take for one of the elements.
@available(
  *, deprecated,
  message: "it must be the only element: write containsExactly, or hasItem for one of the elements"
) public func contains<Items: Sequence>(_ only: Items.Element) -> Matcher<Items>
where Items.Element: Equatable { containsExactly(only) }

/// For a text, which many take for a part of another.
@available(
  *, deprecated,
  message: "it must be the whole text: write equalTo, or containsString for a part of the text"
) public func contains<Text: StringProtocol>(_ text: String) -> Matcher<Text> {
  containsExactly(Array(text))
}

/// Matches a sequence if each element matches a matcher made from the value at the same place.
///
/// ```swift
/// assertThat(measured, pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]))
/// // measured[1]: expected a value within 0.1 of 2.0, but was 2.5
/// //   (off by 0.5; 1 of 2 elements differs)
/// ```
///
/// Both sequences must have the same number of elements. Several values of a set have no order, and
/// the judgement fails.
///
/// - Parameters:
///   - matcher: Makes a matcher from an expected value.
///   - values: The expected values.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func pointwise<Items: Sequence, Values: Sequence>(
  _ matcher: (Values.Element) -> Matcher<Items.Element>, _ values: Values
) -> Matcher<Items> {
  let expected = stableArray(of: values)
  return containsExactly(expected.map(matcher)).undecided(ifUnordered: values, expected.count)
}

extension Elements {
  /// Explains that there are other elements beside the only one that is expected.
  fileprivate func explanation(ofMoreThan expected: Phrase, at match: Int) -> Explanation {
    let isShown = array.count <= Layout.named && whole.actual?.isAtAGlance == true
    return Explanation(
      .unequal(expected: "exactly \(expected)", actual: description),
      whole: isShown ? nil : whole
    ).summingUp {
      array.indices.filter { $0 != match }.listable.map {
        Difference(at: path($0), .unexpected(describing(array[$0])))
      }
    }
  }
}

/// The differences between matchers and elements, which an ``Alignment`` pairs.
private final class AlignedPairs<Items: Sequence> {
  private let matchers: [Matcher<Items.Element>]
  private let elements: Elements<Items>
  private var judging: Judging
  /// The results so far, so that no matcher judges an element twice.
  private var judged: [[Int]: Mismatch?] = [:]

  init(
    _ matchers: [Matcher<Items.Element>], _ elements: Elements<Items>,
    atOwnPositions mismatches: [Int: Mismatch], by judging: Judging
  ) {
    self.judging = judging
    self.matchers = matchers
    self.elements = elements
    for index in 0..<min(matchers.count, elements.array.count) {
      judged[[index, index]] = .some(mismatches[index])
    }
  }

  func explanation(expected: Phrase) -> Explanation {
    if matchers.count == 1,
      let match = elements.array.indices.first(where: { mismatch(0, $0) == nil })
    {
      return elements.explanation(ofMoreThan: expected, at: match)
    }
    let alignment = Alignment(
      Array(matchers.indices), Array(elements.array.indices), by: { self.mismatch($0, $1) == nil })
    var whole = elements.whole
    whole.expected = expected
    let kept = alignment.changes.listable
    return Explanation.merged(
      kept.compactMap { part(for: $0) }, tally: alignment.tally(), whole: whole,
      unlisted: alignment.changes.count - kept.count)
  }

  private func part(for change: Alignment.Change) -> Explanation? {
    switch change {
    case .replaced(let matcher, let element):
      mismatch(matcher, element)?.explanation.of(
        "element", describing(elements.array[element]),
        at: .index(elements.firstIndex + element))
    case .missing(let matcher, let gap):
      Explanation(.missing(matchers[matcher].expected)).at(
        .gap(behind: gap, startingAt: elements.firstIndex))
    case .unexpected(let element):
      Explanation(unexpected: element, of: elements.array, startingAt: elements.firstIndex)
    }
  }

  private func mismatch(_ matcher: Int, _ element: Int) -> Mismatch? {
    let pair = [matcher, element]
    if let known = judged[pair] { return known }
    let mismatch = judging.judge(matchers[matcher], element, of: elements).mismatch
    judged[pair] = .some(mismatch)
    return mismatch
  }
}
