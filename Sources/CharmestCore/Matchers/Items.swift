/// Matches a sequence with at least one element that another matcher matches.
///
/// ```swift
/// assertThat(extras, hasItem(hasPrefix("tam")))
/// // extras: expected a collection containing a string starting with "tam", but was ["nori"]
/// ```
///
/// Stops at the first element that matches.
///
/// - Parameter matcher: What is expected of one element.
/// - Returns: A matcher for sequences, also those that can be read only once.
@inlinable
@_disfavoredOverload
public func hasItem<Items: Sequence>(_ matcher: Matcher<Items.Element>) -> Matcher<Items> {
  Matcher(
    describedBy: { "a collection containing \(matcher.rendering($0))" },
    decidedBy: .matchingParts
  ) { items, parts in
    let elements = Elements(of: items, by: parts)
    var mismatches: [Mismatch] = []
    for index in elements.array.indices {
      let element = elements.array[index]
      switch parts.judge(matcher, part: element, at: elements.path(index)) {
      case .match: return .match(because: position(of: index, in: elements))
      case .mismatch(let mismatch): mismatches.append(mismatch)
      }
    }
    return .mismatch { missing(from: elements, mismatches: mismatches, expected: $0) }
  }
}

/// Matches a sequence that holds a value.
///
/// ```swift
/// assertThat(extras, hasItem("tamago"))
/// // extras: expected a collection containing "tamago", but was ["nori"]
/// ```
///
/// - Parameter value: The value that one element is to equal.
/// - Returns: A matcher for sequences, also those that can be read only once.
@inlinable
public func hasItem<Items: Sequence>(_ value: Items.Element) -> Matcher<Items>
where Items.Element: Equatable {
  Matcher(describedBy: { "a collection containing \(describing(value)($0))" }) { items, parts in
    let elements = Elements(of: items, by: parts)
    if let index = elements.array.firstIndex(of: value) {
      return .match(because: position(of: index, in: elements))
    }
    return .mismatch { missing(from: elements, mismatches: [], expected: $0) }
  }
}

/// Matches a sequence that has, for each of several matchers, an element that it matches.
///
/// ```swift
/// assertThat(extras, hasItems("tamago", hasPrefix("wak")))
/// // extras: missing a string starting with "wak" (1 of 2 expected items found)
/// ```
///
/// One element may do for several matchers, and other elements do not matter. All that is missing
/// is reported.
///
/// - Parameters:
///   - first: What is expected of one element.
///   - rest: What is expected of further elements.
/// - Returns: A matcher for sequences, also those that can be read only once.
@_disfavoredOverload
public func hasItems<Items: Sequence>(
  _ first: Matcher<Items.Element>,
  _ rest: Matcher<Items.Element>...
) -> Matcher<Items> {
  hasItems([first] + rest)
}

/// Matches a sequence that has, for each matcher of a list, an element that it matches.
///
/// - Parameter matchers: What is expected, each of one element. With none, everything matches.
/// - Returns: A matcher for sequences, also those that can be read only once.
@_disfavoredOverload
public func hasItems<Items: Sequence>(_ matchers: [Matcher<Items.Element>]) -> Matcher<Items> {
  Matcher(
    describedBy: { limits in
      "a collection containing \(list(matchers.map(\.rendering), separator: " and ", limits))"
    },
    decidedBy: .matchingParts
  ) { items, parts in
    let elements = Elements(of: items, by: parts)
    let readings = Reading.needed(forEach: elements.array)
    let absent = matchers.filter { matcher in
      !elements.array.indices.contains { index in
        parts.judge(
          matcher,
          part: elements.array[index],
          at: elements.path(index),
          sharing: readings[index]
        ).isMatch
      }
    }
    return absent.isEmpty
      ? elements.match
      : .mismatch {
        Explanation(
          .missing { list(absent.map(\.rendering), $0) },
          note: { _ in
            "\(matchers.count - absent.count) of \(matchers.count) expected items found"
          },
          facts: Fact.list(
            absent.count > TextLimits.summary.items ? absent.map { ("missing", $0.rendering) } : []
          ),
          whole: elements.whole
        )
      }
  }
}

/// Matches a sequence that holds several values.
///
/// ```swift
/// assertThat(extras, hasItems("tamago", "wakame"))
/// // extras: missing "wakame" (1 of 2 expected items found)
/// ```
///
/// Order, repetition and other elements do not matter.
///
/// - Parameters:
///   - first: A value that one element is to equal.
///   - rest: Further values.
/// - Returns: A matcher for sequences, also those that can be read only once.
public func hasItems<Items: Sequence>(
  _ first: Items.Element,
  _ rest: Items.Element...
) -> Matcher<Items> where Items.Element: Equatable {
  hasItems(([first] + rest).map { equalTo($0) })
}

/// Matches a sequence that holds all values of another.
///
/// - Parameter values: The values. With none, everything matches.
/// - Returns: A matcher for sequences, also those that can be read only once.
public func hasItems<Items: Sequence, Values: Sequence>(_ values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element {
  hasItems(values.map { equalTo($0) })
}

@usableFromInline
func position<Items: Sequence>(of index: Int, in elements: Elements<Items>) -> Rendering {
  { limits in
    (elements.areOrdered ? "[\(index)] was " : "contained ")
      + describing(elements.array[index])(limits)
  }
}

@usableFromInline
func missing<Items: Sequence>(
  from elements: Elements<Items>,
  mismatches: [Mismatch],
  expected: @escaping Rendering
) -> Explanation {
  let outcomes = mismatches.prefix(TextLimits.detail.items).map(\.explanation)
  // `[1]: was 2` says nothing that the collection itself does not.
  let addSomething = zip(outcomes, elements.array).contains { outcome, element in
    outcome.outcome(limits: .detail) != "was \(describing(element)(.detail))"
  }
  return Explanation(
    .unequal(expected: expected, actual: elements.description),
    facts: addSomething
      ? elements.facts(
        Dictionary(uniqueKeysWithValues: mismatches.enumerated().map { ($0.offset, $0.element) })
      ) : []
  )
}
