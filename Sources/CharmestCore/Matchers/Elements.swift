func haveOrder(_ type: any Collection.Type) -> Bool { !(type is any UnorderedCollection.Type) }

private protocol WholeNumbers { var length: Double { get } }

extension Range: WholeNumbers where Bound: BinaryInteger {
  fileprivate var length: Double { Double(upperBound) - Double(lowerBound) }
}
extension ClosedRange: WholeNumbers where Bound: BinaryInteger {
  fileprivate var length: Double { Double(upperBound) - Double(lowerBound) }
}

/// Whether a range has too many numbers for a list, or for `count`.
@usableFromInline func isTooLong(_ items: Any) -> Bool {
  (items as? any WholeNumbers).map { $0.length > 1e7 } ?? false
}

extension MatchResult {
  @usableFromInline static var tooLong: MatchResult {
    .undecided("it has too many numbers for a list")
  }

  static func noOrder(of type: any Collection.Type) -> MatchResult {
    .undecided("the elements of \(typeName(type)) have no order")
  }
}

extension Matcher {
  /// The same, if the values that it was made of have an order.
  func inOrder<Values: Collection>(of values: Values) -> Matcher {
    haveOrder(Values.self) || values.count < 2
      ? self : Matcher(describedBy: describe) { _, _ in .noOrder(of: Values.self) }
  }
}

/// The place of an element: its index or, without an order, the element itself.
@usableFromInline
func path<Items: Collection>(_ position: Int, _ element: Items.Element, in items: Items) -> Path {
  guard haveOrder(Items.self) else {
    return [.element(text(element).withoutMiddle(keeping: Limits.key))]
  }
  return [.index(firstIndex(of: items) + position)]
}

extension Judging {
  /// Judges an element of a collection.
  ///
  /// - Parameters:
  ///   - matcher: The matcher.
  ///   - element: The element.
  ///   - position: How many elements come before it.
  ///   - items: The collection.
  /// - Returns: The result, located at the index of the element; if the collection has no order, at
  ///   the element itself.
  public mutating func judge<Items: Collection>(
    _ matcher: Matcher<Items.Element>, _ element: Items.Element, at position: Int, in items: Items
  ) -> MatchResult {
    judge(matcher, element, at: CharmestCore.path(position, element, in: items))
  }
}

extension Path {
  /// The first element of the path, if it has no index.
  var element: String { if case .element(let element) = steps.first { element } else { "" } }
}

/// An element that came and was not expected, in words.
func came<Items: Collection>(_ element: Items.Element, at position: Int, in items: Items) -> Phrase
{
  guard haveOrder(Items.self) else { return "contained \(value: element)" }
  return "[\(firstIndex(of: items) + position)] was \(value: element)"
}

/// The first element that came and was not expected, in the order in which they are shown.
func came<Items: Collection>(in items: Items, _ isUnexpected: (Items.Element) -> Bool) -> Phrase? {
  if haveOrder(Items.self) {
    let found = items.enumerated().first { isUnexpected($0.element) }
    return found.map { came($0.element, at: $0.offset, in: items) }
  }
  return Elements(items).array.first(where: isUnexpected).map { came($0, at: 0, in: items) }
}

/// All elements of a collection, in an order that is the same in each run.
struct Elements<Items: Collection> {
  let array: [Items.Element]
  private let items: Items
  /// The position in the collection of each element; nil if it is that in the array.
  private let positions: [Int]?

  init(_ items: Items) {
    self.items = items
    let elements = Array(items)
    guard !haveOrder(Items.self) else {
      array = elements
      positions = nil
      return
    }
    let order = inStableOrder(elements.indices, by: { text(elements[$0]) })
    array = order.map { elements[$0] }
    positions = order
  }

  /// The position in the collection of an element of the array.
  func original(_ position: Int) -> Int { positions?[position] ?? position }

  /// The index of an element; nil without an order.
  func index(_ position: Int) -> Int? {
    haveOrder(Items.self) ? firstIndex(of: items) + position : nil
  }

  func path(_ position: Int) -> Path { CharmestCore.path(position, array[position], in: items) }
}

extension Unmatched {
  /// - Parameters:
  ///   - matchers: The matchers that matched no element.
  ///   - elements: The elements.
  ///   - free: Those that no matcher matched, by their positions in the array; all by default.
  ///   - mismatch: Why an element does not match, by the position of the matcher, and that of the
  ///     element in the collection.
  init<Items: Collection>(
    _ matchers: [Matcher<Items.Element>], _ elements: Elements<Items>, _ free: [Int]? = nil,
    mismatch: (_ matcher: Int, _ element: Int) -> Mismatch?
  ) {
    let free = free ?? Array(elements.array.indices)
    self.init(
      matchers.map(\.expected), free.map { (elements.index($0), elements.array[$0]) }
    ) { matcher, element in
      mismatch(matcher, elements.original(free[element]))?.explanation
    }
  }
}
