func haveOrder(_ type: any Collection.Type) -> Bool { !(type is any UnorderedCollection.Type) }

private protocol WholeNumbers { var length: Double { get } }

extension Range: WholeNumbers where Bound: BinaryInteger {
  fileprivate var length: Double { Double(upperBound) - Double(lowerBound) }
}
extension ClosedRange: WholeNumbers where Bound: BinaryInteger {
  // `0...Int.max` has one number more than an `Int` can count.
  fileprivate var length: Double { (Double(upperBound) - Double(lowerBound)).nextUp }
}

/// Whether a range has more numbers than anybody can go through, or than a given limit.
@usableFromInline func isTooLong(_ items: some Collection, limit: Double = 1e7) -> Bool {
  (items as? any WholeNumbers).map { $0.length > limit } ?? false
}

/// The number of elements; nil if a range has more than an `Int` can count.
func count(of list: some Collection) -> Int? { isTooLong(list, limit: 0x1p63) ? nil : list.count }

/// The positions up to which a matcher looks for elements.
@usableFromInline func positions(in items: some Collection) -> Range<Int> {
  0..<(isTooLong(items) ? 100_000 : .max)
}

/// How many of the elements of a collection a matcher needs.
@usableFromInline enum ElementReading { case all, upToMatch, one }

/// What a matcher needs of the order of elements: nothing, of two or more, or of any.
@usableFromInline enum ElementOrder { case ignored, ofSeveral, needed }

extension MatchResult {
  @usableFromInline static var tooLong: Self { .undecided("it has too many numbers for a list") }

  /// Why nobody can go through the elements of a collection; nil if that is possible.
  @usableFromInline static func refusal<Items: Collection>(
    of items: Items, _ reading: ElementReading, _ order: ElementOrder
  ) -> MatchResult? {
    if reading == .all, isTooLong(items) { return .tooLong }
    if order == .ignored || haveOrder(Items.self) { return nil }
    if order == .ofSeveral, items.count < 2 { return nil }
    return .noOrder(of: Items.self)
  }
}

extension Matcher {
  /// A matcher that goes through the elements of a collection, if that is possible.
  @inlinable init(
    ofElements reading: ElementReading, _ order: ElementOrder = .ignored,
    describedBy describe: @escaping (Sense) -> Phrase, certain: CertainResults = .none,
    judging judge: @escaping (Value, inout Judging) -> MatchResult
  ) where Value: Collection {
    self.init(describedBy: describe, certain: certain) { items, judging in
      if let refusal = MatchResult.refusal(of: items, reading, order) { return refusal }
      let verdict = judge(items, &judging)
      // It may be among those that nobody looked at.
      if reading == .upToMatch, !verdict.isMatch, isTooLong(items) { return .tooLong }
      return verdict
    }
  }

  /// A matcher that is made of the elements of another collection, if that is possible.
  init<Values: Collection>(
    of values: Values, _ order: ElementOrder = .ignored, _ make: (Values) -> Matcher
  ) {
    let refused = MatchResult.refusal(of: values, .all, order).map { refusal in
      Matcher(describedBy: { "\($0.not)\(value: values)" }) { _, _ in refusal }
    }
    self = refused ?? make(values)
  }
}

/// The place of an element: its index or, without an order, the element itself.
@usableFromInline
func path<Items: Collection>(_ position: Int, _ element: Items.Element, in items: Items) -> Path {
  guard haveOrder(Items.self) else { return [.element(textOfKey(element))] }
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
  /// - Returns: The result, located at the index of the element or, if the collection has no order,
  ///   at the element itself.
  public mutating func judge<Items: Collection>(
    _ matcher: Matcher<Items.Element>, _ element: Items.Element, at position: Int, in items: Items
  ) -> MatchResult { judge(matcher, element, at: CharmestCore.path(position, element, in: items)) }
}

/// An element that came and was not expected, in words.
func unexpected<Items: Collection>(_ element: Items.Element, at place: Int, in items: Items)
  -> Phrase
{
  guard haveOrder(Items.self) else { return "contained \(value: element)" }
  return "[\(firstIndex(of: items) + place)] was \(value: element)"
}

/// The first element that came and was not expected, in the order in which they are shown.
func firstUnexpected<Items: Collection>(in items: Items, _ isUnexpected: (Items.Element) -> Bool)
  -> Phrase?
{
  if haveOrder(Items.self) {
    let found = items.enumerated().first { isUnexpected($0.element) }
    return found.map { unexpected($0.element, at: $0.offset, in: items) }
  }
  return Elements(items).array.first(where: isUnexpected).map { unexpected($0, at: 0, in: items) }
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
    positions = haveOrder(Items.self) ? nil : inStableOrder(elements.indices) { text(elements[$0]) }
    array = positions?.map { elements[$0] } ?? elements
  }

  /// The position in the collection of an element of the array.
  func original(_ position: Int) -> Int { positions?[position] ?? position }

  /// The index of an element as a path, which is empty without an order.
  func place(_ position: Int) -> Path {
    haveOrder(Items.self) ? [.index(firstIndex(of: items) + position)] : []
  }

  func path(_ position: Int) -> Path { CharmestCore.path(position, array[position], in: items) }
}

extension Unmatched {
  /// - Parameters:
  ///   - missing: The expectations that no element meets.
  ///   - elements: The elements.
  ///   - free: Those that no matcher matched, by their positions in the array; all by default.
  ///   - tellsUnexpected: Whether an element is told if it is near to no missing one.
  ///   - mismatch: Why an element does not match, by the position of the matcher, and that of the
  ///     element in the collection.
  init<Items: Collection>(
    _ missing: LazyElements<Phrase>, _ elements: Elements<Items>, _ free: [Int]? = nil,
    tellsUnexpected: Bool = true, mismatch: (_ matcher: Int, _ element: Int) -> Mismatch?
  ) {
    let free = free ?? Array(elements.array.indices)
    let found = LazyElements<Unmatched.Found>(free) { (elements.place($0), elements.array[$0]) }
    self.init(missing, found, tellsUnexpected: tellsUnexpected) { matcher, element in
      mismatch(matcher, elements.original(free[element]))?.explanation
    }
  }
}
