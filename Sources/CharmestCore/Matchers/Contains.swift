/// Matches a collection if the matchers match its elements one by one, in order, with none left
/// over.
///
/// ```swift
/// assertThat(extras, containsExactly("nori", hasPrefix("tam")))
/// // extras[0]: unexpected "wakame" (1 of 3 elements differs)
/// ```
///
/// You name every element; to look for one element, use ``hasItem(_:)-(Matcher<Items.Element>)``.
/// To look for a part of a text, use ``containsString(_:)``, because the elements of a text are its
/// characters. For a set, use `containsInAnyOrder`: its elements have no order, so this matcher
/// fails if there are several elements. The elements are aligned with the matchers, so one inserted
/// element counts as one difference.
///
/// - Parameters:
///   - first: A matcher for the first element.
///   - rest: Matchers for the other elements.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func containsExactly<Items: Collection>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { containsExactly([first] + rest) }

/// Matches a collection if the matchers of a list match exactly its elements, one by one, in order.
///
/// - Parameter matchers: A matcher for each element. An empty list matches the empty collection.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func containsExactly<Items: Collection>(
  _ matchers: [Matcher<Items.Element>]
) -> Matcher<Items> {
  let order = matchers.count < 2 ? ElementOrder.ignored : .needed
  return Matcher(
    ofElements: .all, order, describedBy: { "\($0.not)[\(matchers)]" }, certain: .mismatch
  ) { items, judging in
    let mismatches = zip(matchers, items).map { judging.judge($0, $1).mismatch }
    let haveSameCount = matchers.count == items.count
    let wrong = mismatches.compactMap(\.self)
    if haveSameCount, wrong.isEmpty { return judging.match(because: "was \(value: items)") }
    let explanation = { (expected: Phrase) -> Explanation in
      explain(items, by: matchers, expected: expected, inPlace: mismatches)
    }
    // Another number of elements is certainly a mismatch, whatever the elements are.
    guard haveSameCount else { return .mismatch(explanation) }
    let parts = zip(mismatches, items).enumerated().compactMap { position, part in
      part.0?.at { path(position, part.1, in: items) }
    }
    return .mismatch(of: parts, explanation)
  }
}

/// Explains which elements are missing, unexpected or not as expected.
///
/// - Parameters:
///   - items: The elements.
///   - matchers: A matcher for each.
///   - expected: The expectation of all.
///   - inPlace: What each element and the matcher in its place have given; they are not judged
///     again.
/// - Returns: An explanation.
private func explain<Items: Collection>(
  _ items: Items, by matchers: [Matcher<Items.Element>], expected: Phrase, inPlace: [Mismatch?]
) -> Explanation {
  if matchers.isEmpty || items.isEmpty { return Explanation(expected: expected, actual: items) }
  let elements = Elements(items)
  var known: [Int: Mismatch?] = [:]
  func mismatch(_ matcher: Int, _ element: Int) -> Mismatch? {
    let original = elements.original(element)
    if matcher == original { return inPlace[matcher] }
    let pair = matcher * elements.array.count + element
    if let known = known[pair] { return known }
    let mismatch = matchers[matcher].mismatchForText(of: elements.array[element])
    known.updateValue(mismatch, forKey: pair)
    return mismatch
  }
  let alignment = Alignment(
    matchers.count, elements.array.count, isEqual: { mismatch($0, $1) == nil },
    cost: { mismatch($0, $1)?.explanation.cost ?? 0 })
  let parts = alignment.explanations(
    at: elements.place, changed: { mismatch($0, $1)?.explanation.at(elements.path($1)) },
    missing: { matchers[$0].expected }, unexpected: { Phrase(value: elements.array[$0]) })
  var explanation = Explanation.joined(
    parts, alignment.edits.count, of: max(matchers.count, elements.array.count), "elements")
  explanation.wholes = [("expected", [], expected), ("but was", [], Phrase(value: items))]
  return explanation
}

/// Matches a collection of exactly these values, in this order.
///
/// ```swift
/// assertThat(scores, containsExactly(10, 20, 30))
/// // scores[2]: expected 30, but was 31 (1 of 3 elements differs)
/// ```
///
/// You name every element; to look for one element, use ``hasItem(_:)-(Items.Element)``.
///
/// - Parameters:
///   - first: The first value.
///   - rest: The other values.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsExactly<Items: Collection>(
  _ first: Items.Element, _ rest: Items.Element...
) -> Matcher<Items> where Items.Element: Equatable { containsExactly([first] + rest) }

/// Matches a collection of exactly the values of another collection, in the same order.
///
/// ```swift
/// assertThat(lazyScores, containsExactly(1...5))
/// ```
///
/// - Parameter values: The values. If there are no values, only the empty collection matches. A set
///   with several values fails, because its values have no order.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsExactly<Items: Collection, Values: Collection>(
  _ values: Values
) -> Matcher<Items> where Items.Element: Equatable, Values.Element == Items.Element {
  Matcher(of: values, .ofSeveral) { values in
    Matcher(ofElements: .all, .ofSeveral, describedBy: { "\($0.not)\(value: values)" }) {
      items, judging in
      if items.elementsEqual(values) { return judging.match(because: "was \(value: items)") }
      return .mismatch { _ in
        // A slice has the indices of the whole array.
        let slice = items as? ArraySlice<Items.Element> ?? ArraySlice(items)
        return ValueComparison.explanation(ArraySlice(values), slice)
      }
    }
  }
}

/// Matches a collection if each element matches a matcher made from the value at the same place.
///
/// ```swift
/// assertThat(measured, pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]))
/// // measured[1]: expected a value within 0.1 of 2.0, but was 2.5
/// //   (off by 0.5; 1 of 2 elements differs)
/// ```
///
/// Both collections must have the same number of elements. A set with several values fails, because
/// its values have no order.
///
/// - Parameters:
///   - matcher: Makes a matcher from an expected value.
///   - values: The expected values.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func pointwise<Items: Collection, Values: Collection>(
  _ matcher: (Values.Element) -> Matcher<Items.Element>, _ values: Values
) -> Matcher<Items> {
  Matcher(of: values, .ofSeveral) { values in
    let (matchers, doubt) = OpenJudgement.run { values.map(matcher) }
    let pointwise: Matcher<Items> = containsExactly(matchers)
    guard let doubt else { return pointwise }
    return Matcher(describedBy: pointwise.describe) { _, _ in .undecided(by: doubt) }
  }
}
