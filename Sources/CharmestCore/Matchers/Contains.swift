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
@_disfavoredOverload
public func contains<Items: Sequence>(
  _ first: Matcher<Items.Element>,
  _ rest: Matcher<Items.Element>...
) -> Matcher<Items> {
  contains([first] + rest)
}

/// Matches a sequence whose elements the matchers of a list match one by one.
///
/// - Parameter matchers: What is expected of each element. With none, the empty sequence matches.
/// - Returns: A matcher for sequences, also those that can be read only once; O(*n*) on a match.
@_disfavoredOverload
public func contains<Items: Sequence>(_ matchers: [Matcher<Items.Element>]) -> Matcher<Items> {
  let expected: Rendering = { "[\(list(matchers.map(\.rendering), $0))]" }
  return Matcher(describedBy: expected) { items in
    let elements = Elements(of: items)
    var mismatches: [Int: Mismatch] = [:]
    let readings = SharedReading.needed(forEach: elements.array)
    for (index, pair) in zip(matchers, elements.array).enumerated() {
      let verdict = pair.0.verdict(on: pair.1, sharing: readings[index])
      if let mismatch = verdict.mismatch { mismatches[index] = mismatch }
    }
    if mismatches.isEmpty, matchers.count == elements.array.count { return elements.match }
    // Shared by all renderings, so that none judges a pair again.
    let alignment = MatcherAlignment(
      matchers,
      elements.array,
      readings: readings,
      mismatches: mismatches
    )
    return .mismatch(
      Mismatch {
        if matchers.isEmpty || elements.array.isEmpty {
          return Explanation(.unequal(expected: expected, actual: elements.description))
        }
        return alignment.explanation(
          whole: WholeValues(
            expected: { room in
              let text = expected(TextLimits(value: room, context: room, items: .max))
              return text.count <= room ? text : nil
            },
            actual: elements.whole
          )
        )
      }
    )
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
public func contains<Items: Sequence>(
  _ first: Items.Element,
  _ rest: Items.Element...
) -> Matcher<Items> where Items.Element: Equatable {
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
  return Matcher(describedBy: describing(expected)) { items in
    let elements = Elements(of: items)
    return elements.array == expected
      ? elements.match
      : .mismatch(
        Mismatch { explainInequality(expected: expected, actual: elements.array) }
      )
  }
}
