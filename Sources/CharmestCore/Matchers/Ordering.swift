/// Matches a collection whose elements never decrease.
///
/// ```swift
/// assertThat(prices, isSorted())
/// // prices: expected elements in ascending order, but [1] 900 is followed by [2] 800
/// ```
///
/// Equal neighbours are in order. A collection with at most one element is sorted. All neighbours
/// that are out of order are reported.
///
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func isSorted<Items: Collection>() -> Matcher<Items> where Items.Element: Comparable {
  sorted("in ascending order", showing: { $0 }) { isNumber($0) && $0 <= $1 && isNumber($1) }
}

/// Matches a collection whose elements never decrease.
///
/// ```swift
/// assertThat(prices, isSorted())
/// // prices: expected elements in ascending order, but [1] 900 is followed by [2] 800
/// ```
///
/// Equal neighbours are in order. A collection with at most one element is sorted. All neighbours
/// that are out of order are reported.
///
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func isSorted<Items: Collection>(
  by areInIncreasingOrder: @escaping (Items.Element, Items.Element) -> Bool
) -> Matcher<Items> {
  sorted("sorted by the given closure", showing: { $0 }) { first, second in
    if areInIncreasingOrder(second, first) { return false }
    // NaN has no order with others, unless the closure gives it one.
    return !isNaN(first) && !isNaN(second) || areInIncreasingOrder(first, second)
  }
}

private func isNaN(_ value: Any) -> Bool {
  unwrapped(value).flatMap { ($0 as? any FloatingPoint)?.isNaN } ?? false
}

/// Matches a collection that is sorted by a property of its elements.
///
/// ```swift
/// assertThat(orders, isSorted(by: \.bowls))
/// // orders: expected elements in ascending order of .bowls, but [0].bowls 2 is followed by
/// //   [1].bowls 1
/// ```
///
/// - Parameters:
///   - property: The property that never decreases.
///   - file: Defaults to the caller's location, as do `line` and `column`. A computed property has
///     no name at run time, so its name is read from the source at this place.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func isSorted<Items: Collection, Value: Comparable>(
  by property: KeyPath<Items.Element, Value>, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Matcher<Items> {
  let path = { Path(property, of: "isSorted", in: file, line, column) }
  return sorted(
    "in ascending order", at: path, showing: { $0[keyPath: property] }
  ) { isNumber($0[keyPath: property]) && $0[keyPath: property] <= $1[keyPath: property] }
}

private func sorted<Items: Collection, Part>(
  _ words: String, at path: @escaping () -> Path = { [] },
  showing part: @escaping (Items.Element) -> Part,
  _ areInOrder: @escaping (Items.Element, Items.Element) -> Bool
) -> Matcher<Items> {
  let describe = { (sense: Sense) -> Phrase in
    let path = path().start
    return "elements \(sense.not)\(words)\(path.isEmpty ? "" : " of \(path)")"
  }
  return Matcher(ofElements: .all, .ofSeveral, describedBy: describe) { items, judging in
    let elements = Array(items)
    var doubt: Doubt?
    let wrong = misplaced(elements) { first, second in
      let (isInOrder, doubtOfPair) = OpenJudgement.run { areInOrder(first, second) }
      doubt = doubt ?? doubtOfPair
      return isInOrder || doubtOfPair != nil
    }
    // One pair that is certainly wrong decides.
    if wrong.isEmpty, let doubt { return .undecided(by: doubt) }
    guard !wrong.isEmpty else { return judging.match(because: "was \(value: items)") }
    return .mismatch { expected in
      func text(_ position: Int) -> Phrase {
        let path = CharmestCore.path(position, elements[position], in: items) + path()
        return "\(path.text) \(value: part(elements[position]))"
      }
      let pairs = wrong.lazy.map { "\(text($0)) is followed by \(text($1))" as Phrase }
      return Explanation(expected: expected, but: pairs.listed(by: "; ", atMost: 3)).showing(items)
    }
  }
}

/// The elements that are out of order, each with an earlier one that it must not follow.
private func misplaced<Element>(
  _ elements: [Element], _ areInOrder: (Element, Element) -> Bool
) -> [(Int, Int)] {
  var wrong: [(Int, Int)] = []
  // Elements that have no order may stand between the greatest so far and an element.
  var greatest = 0
  for index in elements.indices.dropFirst() {
    let earlier = [index - 1, greatest].first { !areInOrder(elements[$0], elements[index]) }
    if let earlier { wrong.append((earlier, index)) }
    if earlier != nil || !areInOrder(elements[index], elements[greatest]) { greatest = index }
  }
  return wrong
}

/// Matches a collection that has no two equal elements.
///
/// ```swift
/// assertThat(extras, hasUniqueItems())
/// // extras: expected no two equal elements, but "nori" is at [0] and [2]
/// ```
///
/// All repeated values are named, with their positions.
///
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable`; otherwise
///   O(*n*²).
public func hasUniqueItems<Items: Collection>() -> Matcher<Items> where Items.Element: Equatable {
  Matcher(
    ofElements: .all,
    describedBy: { $0.isOpposite ? "two equal elements" : "no two equal elements" }
  ) { items, judging in
    let elements = Array(items)
    let repeated = positionsOfEqualElements(elements).filter { $0.count > 1 }
    guard !repeated.isEmpty else {
      return faultHeld(by: elements) ?? judging.match(because: "was \(value: items)")
    }
    return .mismatch { expected in
      let texts = repeated.lazy.map { positions -> Phrase in
        let value: Phrase = "\(value: elements[positions[0]])"
        guard haveOrder(Items.self) else { return "\(value) occurs \(times(positions.count))" }
        let places = positions.lazy.map { Phrase(path($0, elements[$0], in: items).text) }
        return "\(value) is at \(places.listed(by: " and "))"
      }
      return Explanation(expected: expected, but: texts.listed(by: "; ", atMost: 3)).showing(items)
    }
  }
}
