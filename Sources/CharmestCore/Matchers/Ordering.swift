internal import Foundation

/// Matches a sequence whose elements never decrease.
///
/// ```swift
/// assertThat(prices, isSorted())
/// // prices: expected elements in ascending order, but [1] 900 is followed by [2] 800
/// ```
///
/// Equal neighbours are in order. A sequence with no elements or one is sorted. All neighbours that
/// are out of order are reported.
///
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func isSorted<Items: Sequence>() -> Matcher<Items> where Items.Element: Comparable {
  sorted("in ascending order") { Neighbours($0, $1) }
}

/// Matches a sequence whose elements are in an order of your own.
///
/// ```swift
/// assertThat(prices, isSorted(by: >))
/// // prices: expected elements sorted by the given closure, but [0] 800 is followed by [1] 900
/// ```
///
/// NaN is out of order beside any other element, as in `isSorted()`.
///
/// - Parameter areInIncreasingOrder: Whether the first of two elements must come before the second.
///   If neither must come first, both orders are right.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func isSorted<Items: Sequence>(
  by areInIncreasingOrder: @escaping (Items.Element, Items.Element) -> Bool
) -> Matcher<Items> {
  sorted("sorted by the given closure", byUser: areInIncreasingOrder) {
    Neighbours($0, $1, by: areInIncreasingOrder)
  }
}

/// Matches a sequence that is sorted by a property of its elements.
///
/// ```swift
/// assertThat(orders, isSorted(by: \.bowls))
/// // orders: expected elements in ascending order of bowls,
/// //   but [0].bowls 2 is followed by [1].bowls 1
/// ```
///
/// - Parameters:
///   - property: The property that never decreases.
///   - file: Defaults to the call site, like the next two. The name of a computed property is read
///     there, because it has none at run time.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func isSorted<Items: Sequence, Value: Comparable>(
  by property: KeyPath<Items.Element, Value>, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Matcher<Items> {
  sorted(
    at: { Path.property(property, of: .isSorted, in: file, line, column) },
    describedBy: { "in ascending order\($0.isRoot ? "" : " of \($0.atStart)")" },
    showing: { $0[keyPath: property] }
  ) { Neighbours($0[keyPath: property], $1[keyPath: property]) }
}

/// How two elements of a list follow each other.
private enum Neighbours {
  case inOrder, tied, outOfOrder

  init<Value: Comparable>(_ first: Value, _ second: Value) {
    self = first < second ? .inOrder : first <= second ? .tied : .outOfOrder
    // A date that is no number is beside others, and a decimal before them.
    let mayLackOrder = Value.self == Decimal.self || self == .tied && first != second
    if mayLackOrder, !hasOrder(first) || !hasOrder(second) { self = .outOfOrder }
  }

  init<Value>(_ first: Value, _ second: Value, by comesFirst: (Value, Value) -> Bool) {
    if comesFirst(second, first) {
      self = .outOfOrder
    } else if comesFirst(first, second) {
      self = .inOrder
    } else {
      self = isNotANumber(first) || isNotANumber(second) ? .outOfOrder : .tied
    }
  }
}

/// The elements that are out of order, each with the element in front that it follows wrongly.
///
/// Elements that are tied with their neighbours must be tied with each other as well. Otherwise a
/// value without an order, such as a price of NaN, would hide what is wrong on its two sides.
private func misplaced<Element>(
  _ elements: [Element], by order: (Element, Element) -> Neighbours
) -> [(index: Int, after: Int)] {
  var misplaced: [(index: Int, after: Int)] = []
  var firstTied = 0
  for index in elements.indices.dropFirst() {
    switch order(elements[index - 1], elements[index]) {
    case .inOrder: firstTied = index
    case .outOfOrder:
      misplaced.append((index, index - 1))
      firstTied = index
    case .tied:
      guard firstTied < index - 1,
        case .outOfOrder = order(elements[firstTied], elements[index])
      else { continue }
      misplaced.append((index, firstTied))
      firstTied = index
    }
  }
  return misplaced
}

private func sorted<Items: Sequence>(
  _ description: String, byUser comesFirst: ((Items.Element, Items.Element) -> Bool)? = nil,
  _ order: @escaping (Items.Element, Items.Element) -> Neighbours
) -> Matcher<Items> {
  sorted(
    at: { .root }, describedBy: { _ in description }, showing: { $0 }, byUser: comesFirst, order)
}

private func sorted<Items: Sequence, Part>(
  at path: @escaping () -> Path, describedBy describe: @escaping (Path) -> String,
  showing part: @escaping (Items.Element) -> Part,
  byUser comesFirst: ((Items.Element, Items.Element) -> Bool)? = nil,
  _ order: @escaping (Items.Element, Items.Element) -> Neighbours
) -> Matcher<Items> {
  let mayReadElements = comesFirst != nil && Readings.areNeeded(for: Items.Element.self)
  return Matcher(
    describedBy: { .contents("elements \($0.not)\(describe(path()))") }
  ) { items, judging in
    guard let elements = Elements(inOrder: items, by: &judging) else { return .noOrder(of: items) }
    let array = elements.array
    if mayReadElements, let undecided = judging.handOver(whole: array) { return undecided }
    let wrong = misplaced(array, by: order)
    // Read now, because an object may have changed when the text is made.
    let parts = wrong.map { index, before in (part(array[before]), part(array[index])) }
    return elements.verdict(
      wrong.indices.lazy.map { number in
        let (index, before) = wrong[number]
        let values = UnequalValues(parts[number].0, parts[number].1).sides
        let (first, second) = (
          elements.numbered(before, values.expected, of: path()),
          elements.numbered(index, values.actual, of: path())
        )
        return "\(first) is followed by \(second)"
      }, by: judging,
      // Two elements that must each come before the other, as with `<=`, have no order.
      note: wrong.contains { comesFirst?(array[$0.after], array[$0.index]) ?? false }
        ? "the order must be strict: < not <=" : nil,
      details: {
        if path().isRoot || elements.whole.actual?.isOnALine == true { return [] }
        let shown = Set(wrong.flatMap { [$0.after, $0.index] }).sorted()
        return DetailLine.list(
          shown.map {
            (elements.areOrdered ? elements.place($0) : "element", describing(array[$0]))
          })
      })
  }
}

/// Matches a sequence that has no two equal elements.
///
/// ```swift
/// assertThat(extras, hasUniqueItems())
/// // extras: expected no two equal elements, but "nori" is at [0], [2]
/// ```
///
/// All repeated values are named, with their positions.
///
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable`; otherwise
///   O(*n*²).
public func hasUniqueItems<Items: Sequence>() -> Matcher<Items> where Items.Element: Equatable {
  Matcher(describedBy: {
    .contents($0.isOpposite ? "two equal elements" : "no two equal elements")
  }) { items, judging in
    let elements = Elements(inAnyOrder: items, by: &judging)
    let repeated = Multiset.allGroups(of: elements.array).filter { $0.indices.count > 1 }
    let texts: [Phrase] =
      elements.areOrdered
      ? repeated.map {
        "\(describing($0.value)) is at \(Phrase(places: $0.indices.lazy.map(elements.path)))"
      }
      : indicesInStableOrder(repeated.map(\.value)).map { index in
        "\(describing(repeated[index].value)) occurs \(times(repeated[index].indices.count))"
      }
    return elements.verdict(
      texts, by: judging, joint: .semicolon,
      details: { DetailLine.list(texts.map { ("repeated", $0) }).needed(.unlessSaid) })
  }
}

extension Elements {
  /// A match if nothing is wrong, otherwise a mismatch that lists what is.
  fileprivate func verdict(
    _ wrong: some Collection<Phrase>, by judging: Judging, joint: Phrase.Joint = .comma,
    note: Phrase? = nil, details: @escaping () -> [DetailLine]
  ) -> Verdict {
    guard !wrong.isEmpty else { return match(judging) }
    return .mismatch { expected in
      Explanation(
        .reason(expected: expected, but: list(wrong, joint: joint)), note: note,
        details: details(), whole: whole)
    }
  }
}

extension VerbForm {
  package static let isSorted = VerbForm("isSorted", labels: ["by"])
}
