/// Matches a collection if a matcher matches at least one of its elements.
///
/// ```swift
/// assertThat(extras, hasItem(hasPrefix("tam")))
/// // extras: expected an item that is a string starting with "tam", but was ["nori"]
/// ```
///
/// It stops at the first match.
///
/// - Parameter matcher: A matcher for one element.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements up to the first match.
@_disfavoredOverload public func hasItem<Items: Collection>(
  _ matcher: Matcher<Items.Element>
) -> Matcher<Items> {
  let describe = { (sense: Sense) -> Phrase in
    "\(sense.isOpposite ? "no" : "an") item that is \(matcher.expected)"
  }
  return Matcher(describedBy: describe, certain: .match) { items, judging in
    var mismatches: [Mismatch] = []
    var matching: [Items.Element] = []
    // Of a set, `not` shows the first in an order that is the same in each run.
    let needsAll = judging.sense.isOpposite && !haveOrder(Items.self)
    for (position, element) in items.enumerated() {
      guard case .mismatch(let mismatch) = matcher.evaluate(element, &judging) else {
        if !needsAll { return judging.match(because: came(element, at: position, in: items)) }
        matching.append(element)
        continue
      }
      guard mismatches.count < Limits.compared || mismatch.isUndecided else { continue }
      mismatches.append(judging.place(mismatch, at: path(position, element, in: items)))
    }
    if !matching.isEmpty {
      return .match(because: { came(inStableOrder(matching, by: text)[0], at: 0, in: items) })
    }
    return .mismatch { [mismatches] expected in
      .tooFew(
        of: items.count, are: expected, nearest: mismatches.lazy.map(\.explanation),
        showing: items)
    }
  }
}

/// Matches a collection that has this value as an element.
///
/// ```swift
/// assertThat(extras, hasItem("tamago"))
/// // extras: expected an item "tamago", but was ["nori"]
/// ```
///
/// - Parameter value: The value that one element must equal.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements up to the first match.
@inlinable public func hasItem<Items: Collection>(_ value: Items.Element) -> Matcher<Items>
where Items.Element: Equatable { hasItem(value) { $0.contains(value) } }

@usableFromInline func hasItem<Items: Collection>(
  _ value: Items.Element, isIn: @escaping (Items) -> Bool
) -> Matcher<Items> where Items.Element: Equatable {
  Matcher(describedBy: { "\($0.isOpposite ? "no" : "an") item \(value: value)" }) {
    items, judging in
    if isIn(items) { return judging.match(because: came(in: items) { $0 == value } ?? "") }
    return .mismatch { expected in
      let candidates = items.enumerated().lazy.compactMap { position, element in
        ValueComparison.explanation(value, element)?.at(path(position, element, in: items))
      }
      return .tooFew(of: items.count, are: expected, nearest: candidates, showing: items)
    }
  }
}

/// Matches a collection that has a matching element for each of these matchers.
///
/// ```swift
/// assertThat(extras, hasItems("tamago", hasPrefix("wak")))
/// // extras: missing a string starting with "wak" (1 of 2 expected items is missing)
/// ```
///
/// One element may match several matchers, and other elements do not matter. The failure names
/// everything that is missing.
///
/// - Parameters:
///   - first: A matcher for one element.
///   - rest: Matchers for other elements.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n* · *m*), where *n* is the number of elements and *m* that of the matchers.
@_disfavoredOverload public func hasItems<Items: Collection>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { hasItems([first] + rest) }

/// Matches a collection that has a matching element for each matcher of a list.
///
/// - Parameter matchers: The matchers; each is for one element. An empty list matches every
///   collection.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n* · *m*), where *n* is the number of elements and *m* that of the matchers.
@_disfavoredOverload public func hasItems<Items: Collection>(
  _ matchers: [Matcher<Items.Element>]
) -> Matcher<Items> {
  let describe = { (sense: Sense) -> Phrase in
    "\(sense.not)the items \(matchers.map(\.expected).listed())"
  }
  return Matcher(describedBy: describe, certain: .both) { items, judging in
    var missing: [Matcher<Items.Element>] = []
    /// Of each missing matcher, by the position of the element.
    var mismatches: [[Mismatch]] = []
    for matcher in matchers {
      guard let found = judging.mismatches(of: matcher, in: items) else { continue }
      missing.append(matcher)
      mismatches.append(found)
    }
    guard !missing.isEmpty else { return .match }
    let doubts = mismatches.compactMap { found in found.lazy.compactMap(\.doubt).first }
    // One item that is certainly missing decides.
    if doubts.count == missing.count { return .mismatch(Mismatch(undecidedBy: doubts[0])) }
    return .mismatch { [missing, mismatches] _ in
      let elements = Elements(items)
      let unmatched = Unmatched(missing, elements) { mismatches[$0][$1] }
      let count = Count(missing.count, of: matchers.count, "expected items")
      return Explanation(unmatched.missing, count: count).showing(items)
    }
  }
}

extension Judging {
  /// Why each element does not match; nil if one matches.
  fileprivate mutating func mismatches<Items: Collection>(
    of matcher: Matcher<Items.Element>, in items: Items
  ) -> [Mismatch]? {
    var mismatches: [Mismatch] = []
    for element in items {
      guard case .mismatch(let mismatch) = judge(matcher, element) else { return nil }
      mismatches.append(mismatch)
    }
    return mismatches
  }
}

/// Matches a collection that has all these values.
///
/// ```swift
/// assertThat(extras, hasItems("tamago", "wakame"))
/// // extras: missing "wakame" (1 of 2 expected items is missing)
/// ```
///
/// Order, repetition and other elements do not matter.
///
/// - Parameters:
///   - first: A value that one element must equal.
///   - rest: Other values.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n* · *m*), where *n* is the number of elements and *m* that of the values.
public func hasItems<Items: Collection>(
  _ first: Items.Element, _ rest: Items.Element...
) -> Matcher<Items> where Items.Element: Equatable { hasItems([first] + rest) }

/// Matches a collection that has all values of another.
///
/// - Parameter values: The values. Without values, every collection matches.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n* · *m*), where *n* is the number of elements and *m* that of the values.
public func hasItems<Items: Collection, Values: Collection>(
  _ values: Values
) -> Matcher<Items> where Items.Element: Equatable, Values.Element == Items.Element {
  hasItems(Elements(values).array.map { equalTo($0) })
}

/// Matches a collection if a matcher matches the element at a position.
///
/// ```swift
/// assertThat(extras, hasItem(hasPrefix("wak"), atIndex: 1))
/// // extras[1]: expected a string starting with "wak", but was "nori"
/// ```
///
/// A position that does not exist is a mismatch.
///
/// - Parameters:
///   - matcher: A matcher for the element.
///   - index: The position, counted from 0.
/// - Returns: A matcher for collections.
/// - Complexity: O(1) for an array; otherwise O(*i*), where *i* is the position.
@_disfavoredOverload public func hasItem<Items: Collection>(
  _ matcher: Matcher<Items.Element>, atIndex index: Int
) -> Matcher<Items> {
  Matcher(describedBy: { "\($0.not)a collection with [\(index)] \(matcher.expected)" }) {
    items, judging in
    guard haveOrder(Items.self) else { return .noOrder(of: Items.self) }
    guard index >= 0,
      let place = items.index(items.startIndex, offsetBy: index, limitedBy: items.endIndex),
      place != items.endIndex
    else { return .mismatch(but: "it has \(counted(items.count, "element")): \(value: items)") }
    let verdict = judging.judge(matcher, items[place], at: path(index, items[place], in: items))
    return verdict.explained { $0.inside(items) }
  }
}

/// Matches a collection whose element at a position equals a value.
///
/// ```swift
/// assertThat(extras, hasItem("wakame", atIndex: 1))
/// // extras[1]: expected "wakame", but was "nori"
/// ```
///
/// - Parameters:
///   - value: The value that the element must equal.
///   - index: The position, counted from 0.
/// - Returns: A matcher for collections.
/// - Complexity: O(1) for an array; otherwise O(*i*), where *i* is the position.
public func hasItem<Items: Collection>(
  _ value: Items.Element, atIndex index: Int
) -> Matcher<Items> where Items.Element: Equatable { hasItem(equalTo(value), atIndex: index) }

/// Matches a collection if a matcher matches all its elements.
///
/// ```swift
/// assertThat(values, everyItem(greaterThan(0)))
/// // values: expected every element to be a value greater than 0, but 3 of 1000 were not:
/// //   [17] was -4; [512] was -9; [998] was -1
/// ```
///
/// The empty collection matches. Every element is judged once, and the failure counts all elements
/// that do not match.
///
/// - Parameter matcher: A matcher for each element.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
@inlinable @_disfavoredOverload public func everyItem<Items: Collection>(
  _ matcher: Matcher<Items.Element>
) -> Matcher<Items> {
  let describe = { (sense: Sense) -> Phrase in
    "\(sense.not)every element to be \(matcher.expected)"
  }
  return Matcher(describedBy: describe, certain: .mismatch) { items, judging in
    guard !isTooLong(items) else { return .tooLong }
    let elements = Array(items)
    var mismatches: [Mismatch] = []
    for position in elements.indices {
      let element = elements[position]
      if case .mismatch(let mismatch) = matcher.evaluate(element, &judging) {
        mismatches.append(judging.place(mismatch, at: path(position, element, in: items)))
      }
    }
    if mismatches.isEmpty { return judging.match(because: "was \(value: items)") }
    return .mismatch(of: mismatches) { [mismatches] in
      explain(mismatches, of: items, expected: $0)
    }
  }
}

/// Says how some elements differ: what came, or what is wrong inside them.
@usableFromInline func explain<Items: Collection>(
  _ mismatches: [Mismatch], of items: Items, expected: Phrase
) -> Explanation {
  // The order of a set changes in every process.
  let ordered =
    haveOrder(Items.self)
    ? mismatches : inStableOrder(mismatches) { $0.explanation.path.element }
  let parts = ordered.prefix(Limits.differences).map(\.explanation)
  let count = Count(mismatches.count, of: items.count, "elements")
  guard parts.allSatisfy({ $0.only?.path.steps.count == 1 && $0.headline == nil }) else {
    var explanation = Explanation.joined(parts, count: count).inside(items)
    explanation.unlisted += mismatches.count - parts.count
    return explanation
  }
  let were = wasOrWere(mismatches.count)
  var explanation = Explanation(
    parts.flatMap(\.located).map(\.came),
    headline: "expected \(expected), but \(mismatches.count) of \(items.count) \(were) not")
  explanation.unlisted = mismatches.count - parts.count
  return explanation.showing(items)
}

/// Matches a collection if all its elements equal a value.
///
/// - Parameter value: The value that each element must equal.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func everyItem<Items: Collection>(_ value: Items.Element) -> Matcher<Items>
where Items.Element: Equatable { everyItem(equalTo(value)) }
