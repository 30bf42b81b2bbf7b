/// Matches a sequence with at least one element that another matcher matches.
///
/// ```swift
/// assertThat(extras, hasItem(hasPrefix("tam")))
/// // extras: expected a collection containing a string starting with "tam", but was ["nori"]
/// ```
///
/// Stops at the first element that matches, so that a sequence that is no collection may be endless.
///
/// - Parameter matcher: What is expected of one element.
/// - Returns: A matcher for sequences, also those that can be read only once.
@inlinable @_disfavoredOverload public func hasItem<Items: Sequence>(
  _ matcher: Matcher<Items.Element>
) -> Matcher<Items> {
  Matcher(
    describedBy: { "a collection containing \(matcher.rendering($0))" }, decidedBy: .matchingParts
  ) { items, parts in
    var elements = Elements(readOnDemand: items, by: parts)
    var mismatches: [Mismatch] = []
    var index = 0
    while elements.reach(index) {
      switch parts.judge(matcher, index, of: elements) {
      case .match: return .match(because: position(of: index, in: elements))
      case .mismatch(let mismatch): mismatches.append(mismatch)
      }
      index += 1
    }
    return .mismatch { [elements, mismatches] in
      missing(from: elements, mismatches: mismatches, expected: $0)
    }
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
@inlinable public func hasItem<Items: Sequence>(_ value: Items.Element) -> Matcher<Items>
where Items.Element: Equatable {
  Matcher(describedBy: { "a collection containing \(describing(value)($0))" }) { items, parts in
    var elements = Elements(readOnDemand: items, by: parts)
    var index = 0
    while elements.reach(index) {
      if elements.array[index] == value {
        return .match(because: position(of: index, in: elements))
      }
      index += 1
    }
    return .mismatch { [elements] in missing(from: elements, mismatches: [], expected: $0) }
  }
}

/// Several elements, for which `hasItems` is meant, or several conditions on one.
@available(*, unavailable, message: "write hasItems for one element each, or hasItem(allOf(…))")
public func hasItem<Items: Sequence>(
  _ first: Matcher<Items.Element>, _ second: Matcher<Items.Element>,
  _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { hasItems([first, second] + rest) }

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
@_disfavoredOverload public func hasItems<Items: Sequence>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { hasItems([first] + rest) }

/// Matches a sequence that has, for each matcher of a list, an element that it matches.
///
/// - Parameter matchers: What is expected, each of one element. With none, everything matches.
/// - Returns: A matcher for sequences, also those that can be read only once.
@_disfavoredOverload public func hasItems<Items: Sequence>(_ matchers: [Matcher<Items.Element>])
  -> Matcher<Items>
{
  Matcher(
    describedBy: { limits in
      "a collection containing \(list(matchers.map(\.rendering), separator: " and ", limits))"
    }, decidedBy: .matchingParts
  ) { items, parts in
    let elements = Elements(of: items, by: parts, forSeveral: true)
    let absent = matchers.filter { matcher in
      !elements.array.indices.contains { parts.judge(matcher, $0, of: elements).isMatch }
    }
    return absent.isEmpty
      ? elements.match
      : .mismatch {
        Explanation(
          .missing { list(absent.map(\.rendering), $0) },
          note: { _ in "\(matchers.count - absent.count) of \(matchers.count) expected items found"
          },
          facts: DetailLine.list(
            absent.count > TextLimits.summary.items ? absent.map { ("missing", $0.rendering) } : []),
          whole: elements.whole)
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
public func hasItems<Items: Sequence>(_ first: Items.Element, _ rest: Items.Element...) -> Matcher<
  Items
> where Items.Element: Equatable { hasItems(([first] + rest).map { equalTo($0) }) }

/// Matches a sequence that holds all values of another.
///
/// - Parameter values: The values. With none, everything matches.
/// - Returns: A matcher for sequences, also those that can be read only once.
public func hasItems<Items: Sequence, Values: Sequence>(_ values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element {
  hasItems(values.map { equalTo($0) })
}

/// Matches a sequence whose element at a position another matcher matches.
///
/// ```swift
/// assertThat(extras, hasItem(hasPrefix("wak"), atIndex: 1))
/// // extras[1]: expected a string starting with "wak", but was "nori"
/// ```
///
/// A position that does not exist is a mismatch.
///
/// - Parameters:
///   - matcher: What is expected of the element.
///   - index: The position, counted from 0.
/// - Returns: A matcher for sequences, also those that can be read only once.
@_disfavoredOverload public func hasItem<Items: Sequence>(
  _ matcher: Matcher<Items.Element>, atIndex index: Int
) -> Matcher<Items> {
  Matcher(describedBy: { "a collection with [\(index)] \(matcher.rendering($0))" }) {
    items, parts in
    let elements = Elements(of: items, by: parts)
    guard elements.array.indices.contains(index) else {
      return .mismatch(but: { limits in
        "it has \(counted(elements.array.count, "element")): \(elements.description(limits))"
      })
    }
    return parts.judge(matcher, index, of: elements).at(.index(index)).explained { inner in
      var explanation = inner
      explanation.whole = inner.whole ?? elements.whole
      return explanation
    }
  }
}

/// Matches a sequence whose element at a position equals a value.
///
/// ```swift
/// assertThat(extras, hasItem("wakame", atIndex: 1))
/// // extras[1]: expected "wakame", but was "nori"
/// ```
///
/// - Parameters:
///   - value: The value that the element is to equal.
///   - index: The position, counted from 0.
/// - Returns: A matcher for sequences, also those that can be read only once.
public func hasItem<Items: Sequence>(_ value: Items.Element, atIndex index: Int) -> Matcher<Items>
where Items.Element: Equatable { hasItem(equalTo(value), atIndex: index) }

/// Matches a sequence whose every element another matcher matches.
///
/// ```swift
/// assertThat(values, everyItem(greaterThan(0)))
/// // values: expected every element to be a value greater than 0, but 3 of 1000 were not:
/// //   [17] was -4, [512] was -9, [998] was -1
/// ```
///
/// The empty sequence matches. All elements are judged, each once, and the failure counts all that
/// differ.
///
/// - Parameter matcher: What is expected of each element.
/// - Returns: A matcher for sequences, also those that can be read only once.
@inlinable @_disfavoredOverload public func everyItem<Items: Sequence>(
  _ matcher: Matcher<Items.Element>
) -> Matcher<Items> {
  Matcher(describedBy: { "every element to be \(matcher.rendering($0))" }) { items, parts in
    let elements = Elements(of: items, by: parts)
    var mismatches: [(index: Int, mismatch: Mismatch)] = []
    for index in elements.array.indices {
      if let mismatch = parts.judge(matcher, index, of: elements).mismatch {
        mismatches.append((index, mismatch))
      }
    }
    return mismatches.isEmpty
      ? elements.match : .mismatch { explain(mismatches, of: elements, expected: $0) }
  }
}

/// Matches a sequence whose every element equals a value.
///
/// - Parameter value: The value that each element is to equal.
/// - Returns: A matcher for sequences, also those that can be read only once.
@inlinable public func everyItem<Items: Sequence>(_ value: Items.Element) -> Matcher<Items>
where Items.Element: Equatable { everyItem(equalTo(value)) }

@usableFromInline func explain<Items: Sequence>(
  _ mismatches: [(index: Int, mismatch: Mismatch)], of elements: Elements<Items>,
  expected: @escaping Rendering
) -> Explanation {
  let mismatches = elements.inStableOrder(mismatches)
  // Lazily, so that elements that are not shown cost nothing.
  let items: some Collection<Rendering> = mismatches.lazy.map { index, mismatch in
    { elements.outcome(of: mismatch, at: index, $0) }
  }
  let total = elements.array.count
  return Explanation(
    .statement { limits in
      "expected \(expected(limits)), but \(mismatches.count) of \(total) "
        + "\(wasOrWere(mismatches.count)) not: \(list(items, limits))"
    }, facts: mismatches.count > TextLimits.summary.items ? elements.facts(mismatches) : [],
    whole: elements.whole)
}

@usableFromInline func position<Items: Sequence>(of index: Int, in elements: Elements<Items>)
  -> Rendering
{
  { limits in
    (elements.areOrdered ? "[\(index)] was " : "contained ")
      + describing(elements.array[index])(limits)
  }
}

@usableFromInline func missing<Items: Sequence>(
  from elements: Elements<Items>, mismatches: [Mismatch], expected: @escaping Rendering
) -> Explanation {
  let outcomes = mismatches.prefix(TextLimits.detail.items).map(\.explanation)
  // `[1]: was 2` says nothing that the collection itself does not.
  let addSomething = zip(outcomes, elements.array).contains { outcome, element in
    outcome.outcome(limits: .detail) != "was \(describing(element)(.detail))"
  }
  return Explanation(
    .unequal(expected: expected, actual: elements.description),
    facts: addSomething
      ? elements.facts(elements.inStableOrder(Array(zip(mismatches.indices, mismatches)))) : [])
}
