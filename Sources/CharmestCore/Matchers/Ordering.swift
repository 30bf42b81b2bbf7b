/// Matches a sequence whose elements never decrease.
///
/// ```swift
/// assertThat(prices, isSorted())
/// // prices: expected elements in ascending order, but [2] 800 comes after [1] 900
/// ```
///
/// Equal neighbours are in order. A sequence with no elements or one is sorted. All neighbours that
/// are out of order are reported.
///
/// - Returns: A matcher for sequences, even those that can be read only once; O(*n*).
public func isSorted<Items: Sequence>() -> Matcher<Items> where Items.Element: Comparable {
  // With `<=` and not `<`, NaN is out of order at every place.
  sorted("elements in ascending order") { $0 <= $1 }
}

/// Matches a sequence whose elements are in an order of your own.
///
/// ```swift
/// assertThat(prices, isSorted(by: >))
/// // prices: expected elements sorted by the given closure, but [1] 900 comes after [0] 800
/// ```
///
/// - Parameter areInIncreasingOrder: Whether the first of two elements must come before the second.
///   If neither must come first, both orders are right.
/// - Returns: A matcher for sequences, even those that can be read only once; O(*n*).
public func isSorted<Items: Sequence>(
  by areInIncreasingOrder: @escaping (Items.Element, Items.Element) -> Bool
) -> Matcher<Items> {
  // Two elements that must each come before the other, as with `<=`, have no order.
  sorted("elements sorted by the given closure", isLoose: { areInIncreasingOrder($0, $1) }) {
    !areInIncreasingOrder($1, $0)
  }
}

/// Matches a sequence that is sorted by a property of its elements.
///
/// ```swift
/// assertThat(orders, isSorted(by: \.bowls))
/// // orders: expected elements in ascending order of bowls,
/// //   but [1].bowls 1 comes after [0].bowls 2
/// ```
///
/// - Parameters:
///   - property: The property that never decreases.
///   - file: Defaults to the call site, like the next two. The name of a computed property is read
///     there, because it has none at run time.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for sequences, even those that can be read only once; O(*n*).
public func isSorted<Items: Sequence, Value: Comparable>(
  by property: KeyPath<Items.Element, Value>, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Matcher<Items> {
  sorted(
    at: { Path.property(property, of: "isSorted", in: file, line, column) },
    describedBy: { "elements in ascending order\($0.isRoot ? "" : " of \($0.atStart)")" },
    showing: { $0[keyPath: property] }
  ) { $0[keyPath: property] <= $1[keyPath: property] }
}

private func sorted<Items: Sequence>(
  _ description: String,
  isLoose: @escaping (Items.Element, Items.Element) -> Bool = { _, _ in false },
  _ areInOrder: @escaping (Items.Element, Items.Element) -> Bool
) -> Matcher<Items> {
  sorted(at: { .root }, describedBy: { _ in description }, showing: { $0 }, isLoose, areInOrder)
}

private func sorted<Items: Sequence, Part>(
  at path: @escaping () -> Path, describedBy describe: @escaping (Path) -> String,
  showing part: @escaping (Items.Element) -> Part,
  _ isLoose: @escaping (Items.Element, Items.Element) -> Bool = { _, _ in false },
  _ areInOrder: @escaping (Items.Element, Items.Element) -> Bool
) -> Matcher<Items> {
  Matcher(
    describedBy: { _ in describe(path()) }, negatedBy: Negation("elements ", "elements not ")
  ) { items, parts in
    let elements = Elements(of: items, by: &parts)
    if let undecided = elements.undecidedOrder { return undecided }
    let array = elements.array
    let wrong = array.indices.dropFirst().filter { !areInOrder(array[$0 - 1], array[$0]) }
    return elements.finding(
      wrong.map { index in
        // Read now, because an object may have changed when the text is made.
        let (last, next) = (part(array[index - 1]), part(array[index]))
        return { limits in
          let (before, behind) = UnequalValues(last, next).texts(limits)
          return elements.numbered(index, behind, of: path()) + " comes after "
            + elements.numbered(index - 1, before, of: path())
        }
      },
      note: wrong.contains { isLoose(array[$0 - 1], array[$0]) }
        ? { _ in "the order must be strict: < not <=" } : nil,
      facts: {
        if path().isRoot || elements.whole.actual?(TextLimits.detail.value) != nil { return [] }
        let shown = Set(wrong.flatMap { [$0 - 1, $0] }).sorted()
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
/// - Returns: A matcher for sequences, even those that can be read only once; O(*n*) if the
///   elements are `Hashable`, otherwise O(*n*²).
public func hasUniqueItems<Items: Sequence>() -> Matcher<Items> where Items.Element: Equatable {
  Matcher(describedBy: { _ in "no two equal elements" }) { items, parts in
    let elements = Elements(of: items, by: &parts)
    let repeated = Multiset(elements.array).groups.filter { $0.indices.count > 1 }
    let texts: [Rendering] = repeated.map { group in
      { "\(describing(group.value)($0)) is at \(group.places(elements.place, $0))" }
    }
    return elements.finding(
      texts, separator: "; ",
      facts: { DetailLine.list(texts.map { ("repeated", $0) }).unlessListed(texts.count) })
  }
}

extension Elements {
  /// A match if nothing is wrong, otherwise a mismatch that lists what is.
  fileprivate func finding(
    _ wrong: [Rendering], separator: String = ", ", note: Rendering? = nil,
    facts: @escaping () -> [DetailLine] = { [] }
  ) -> Finding {
    guard !wrong.isEmpty else { return match }
    return .mismatch { expected in
      Explanation(
        .reason(expected: expected) { list(wrong, separator: separator, $0) }, note: note,
        facts: facts(), whole: whole)
    }
  }
}
