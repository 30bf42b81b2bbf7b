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
@inlinable @_disfavoredOverload
public func hasItem<Items: Collection>(_ matcher: Matcher<Items.Element>) -> Matcher<Items> {
  let describe = { (sense: Sense) -> Phrase in "\(sense.an) item that is \(matcher)" }
  return Matcher(ofElements: .upToMatch, describedBy: describe, certain: .match) { items, judging in
    var mismatches: [Mismatch] = []
    // No `zip`, which takes long in debug builds.
    let end = positions(in: items).upperBound
    var position = 0
    for element in items {
      if position == end { break }
      guard case .mismatch(let mismatch) = matcher.evaluate(element, &judging) else {
        return judging.matchOfItem(element, at: position, in: items, matcher)
      }
      if mismatch.isUndecided {
        let place = position
        _ = judging.place(mismatch, at: path(place, element, in: items))
      }
      if position < Limits.compared { mismatches.append(mismatch) }
      position += 1
    }
    return noItem(of: items, mismatches)
  }
}

extension Judging {
  /// The match of an item, with what came if the opposite is expected.
  @usableFromInline mutating func matchOfItem<Items: Collection>(
    _ element: Items.Element, at position: Int, in items: Items, _ matcher: Matcher<Items.Element>
  ) -> MatchResult {
    guard sense.isOpposite else { return .match }
    if haveOrder(Items.self) { return .match { unexpected(element, at: position, in: items) } }
    // Of a set, `not` shows the first in an order that is the same in each run.
    let others = items.dropFirst(position + 1).filter { judge(matcher, $0).isMatch }
    return .match { unexpected(inStableOrder([element] + others, by: text)[0], at: 0, in: items) }
  }
}

/// The mismatch of a collection, with the mismatches of its first elements.
@usableFromInline
func noItem<Items: Collection>(of items: Items, _ mismatches: [Mismatch]) -> MatchResult {
  .mismatch { expected in
    let candidates = zip(items, mismatches).enumerated().lazy.map { position, item in
      item.1.explanation.at(path(position, item.0, in: items))
    }
    return .tooFew(of: items.count, are: expected, nearest: candidates, showing: items)
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
where Items.Element: Equatable {
  hasItem(value) { items in
    guard let list = items as? [Items.Element] else { return items.contains(value) }
    return isItem(value, of: list)
  }
}

/// Whether a list contains a value.
@inlinable func isItem<Value: Equatable>(_ value: Value, of list: [Value]) -> Bool {
  // Not `contains`, which takes three times as long in a debug build.
  var index = 0
  while index < list.count {
    if list[index] == value { return true }
    index += 1
  }
  return false
}

@usableFromInline func hasItem<Items: Collection>(
  _ value: Items.Element, isIn: @escaping (Items) -> Bool
) -> Matcher<Items> where Items.Element: Equatable {
  Matcher(describedBy: { "\($0.an) item \(value: value)" }) { items, judging in
    if isIn(items) {
      return judging.match(because: firstUnexpected(in: items) { $0 == value } ?? "")
    }
    return .mismatch { expected in
      let nearest = items.enumerated().lazy.map { position, element in
        ValueComparison.explanation(value, element).at(path(position, element, in: items))
      }
      return .tooFew(of: count(of: items) ?? .max, are: expected, nearest: nearest, showing: items)
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
/// - Parameter matchers: The matchers. An empty list matches every collection.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n* · *m*), where *n* is the number of elements and *m* that of the matchers.
@_disfavoredOverload
public func hasItems<Items: Collection>(_ matchers: [Matcher<Items.Element>]) -> Matcher<Items> {
  let describe = { (sense: Sense) -> Phrase in "\(sense.not)the items \(matchers)" }
  return Matcher(ofElements: .upToMatch, describedBy: describe, certain: .both) { items, judging in
    // Each missing matcher with the mismatch of each element.
    var missing: [(matcher: Matcher<Items.Element>, mismatches: [Mismatch])] = []
    next: for matcher in matchers {
      var mismatches: [Mismatch] = []
      for (_, element) in zip(positions(in: items), items) {
        guard let mismatch = judging.judge(matcher, element).mismatch else { continue next }
        mismatches.append(mismatch)
      }
      missing.append((matcher, mismatches))
    }
    guard !missing.isEmpty else { return .match }
    let doubts = missing.compactMap { $0.mismatches.lazy.compactMap(\.doubt).first }
    // One item that is certainly missing decides.
    if doubts.count == missing.count { return .undecided(by: doubts[0]) }
    return .mismatch { [missing] _ in
      let phrases = LazyElements(missing, \.matcher.expected)
      return Unmatched(phrases, Elements(items), tellsUnexpected: false) {
        missing[$0].mismatches[$1]
      }.explanation(of: matchers.count, "expected items").showing(items)
    }
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
/// - Parameter values: The values. If there are no values, every collection matches.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n* · *m*), where *n* is the number of elements and *m* that of the values.
public func hasItems<Items: Collection, Values: Collection>(_ values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element {
  Matcher(of: values) { hasItems(Elements($0).array.map { equalTo($0) }) }
}

/// Matches a collection if a matcher matches the element at a position.
///
/// ```swift
/// assertThat(extras, hasItem(hasPrefix("wak"), atIndex: 1))
/// // extras[1]: expected a string starting with "wak", but was "nori"
/// ```
///
/// A position after the last element is a mismatch. A position below zero fails, even under `not`.
///
/// - Parameters:
///   - matcher: A matcher for the element.
///   - index: The position, counted from 0.
/// - Returns: A matcher for collections.
/// - Complexity: O(1) for an array; otherwise O(*i*), where *i* is the position.
@_disfavoredOverload public func hasItem<Items: Collection>(
  _ matcher: Matcher<Items.Element>, atIndex index: Int
) -> Matcher<Items> {
  Matcher(
    ofElements: .one, .needed, describedBy: { "\($0.not)a collection with [\(index)] \(matcher)" }
  ) { items, judging in
    // Such a range cannot drop a number, because it cannot count those that are left.
    if isTooLong(items, limit: 0x1p63) { return .tooLong }
    if index < 0 { return .undecided("there is no position \(index)") }
    guard let element = items.dropFirst(index).first else {
      return .mismatch(but: "it has \(counted(items.count, "element")): \(value: items)")
    }
    return judging.judge(matcher, element, at: index, in: items).surrounded(by: items)
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
public func hasItem<Items: Collection>(_ value: Items.Element, atIndex index: Int) -> Matcher<Items>
where Items.Element: Equatable { hasItem(equalTo(value), atIndex: index) }

/// Matches a collection if a matcher matches all its elements.
///
/// ```swift
/// assertThat(values, everyItem(greaterThan(0)))
/// // values: expected every element to be a value greater than 0, but 3 of 1000 differ: [17] was
/// //   -4; [512] was -9; [998] was -1
/// ```
///
/// The empty collection matches. Every element is judged once, and the failure counts all elements
/// that do not match.
///
/// - Parameter matcher: A matcher for each element.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
@inlinable @_disfavoredOverload
public func everyItem<Items: Collection>(_ matcher: Matcher<Items.Element>) -> Matcher<Items> {
  // Not by `ofElements`, whose further closure would not be inlined.
  Matcher(describedBy: { "\($0.not)every element to be \(matcher)" }, certain: .mismatch) {
    items, judging in
    if let refusal = MatchResult.refusal(of: items, .all, .ignored) { return refusal }
    let elements = Array(items)
    var mismatches: [Mismatch] = []
    for position in elements.indices {
      let element = elements[position]
      if case .mismatch(let mismatch) = matcher.evaluate(element, &judging) {
        mismatches.append(judging.place(mismatch, at: path(position, element, in: items)))
      }
    }
    if mismatches.isEmpty { return judging.match(because: "was \(value: items)") }
    return .mismatch(of: mismatches) { [mismatches] in explain(mismatches, of: items, $0) }
  }
}

/// Says how some elements differ: what came, or what is wrong inside them.
@usableFromInline func explain<Items: Collection>(
  _ mismatches: [Mismatch], of items: Items, _ expected: Phrase
) -> Explanation {
  // The order of a set changes in every process.
  let ordered =
    haveOrder(Items.self) ? mismatches : inStableOrder(mismatches) { $0.explanation.path.element }
  let parts = ordered.prefix(Limits.differences).map(\.explanation)
  guard parts.allSatisfy({ $0.only?.path.steps.count == 1 && $0.headline == nil }) else {
    return Explanation.joined(parts, mismatches.count, of: items.count, "elements").surrounded(
      by: items)
  }
  let differ = mismatches.count == 1 ? "differs" : "differ"
  var explanation = Explanation(
    parts.flatMap(\.located).map(\.belowHeadline),
    headline: "expected \(expected), but \(mismatches.count) of \(items.count) \(differ)")
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
