/// The elements of a sequence, read once.
///
/// A sequence that can be read only once is empty afterwards, so texts are made from these
/// elements.
@usableFromInline package struct Elements<Source: Sequence> {
  private let source: Source
  @usableFromInline package private(set) var array: [Source.Element]
  /// Where more elements come from, if they are read only when needed.
  private var unread: Unread<Source>?

  /// - Parameters:
  ///   - source: The sequence.
  ///   - judging: Knows what other matchers read of the sequence.
  @usableFromInline package init(of source: Source, by judging: inout Judging) {
    self.init(of: source, array: judging.elements(of: source))
  }

  /// No elements yet, unless they are an array; ``reach(_:)`` reads them.
  @usableFromInline init(readOnDemand source: Source, by judging: inout Judging) {
    if Source.self == [Source.Element].self {
      self.init(of: source, array: Array(source))
    } else {
      self.init(of: source, array: [])
      unread = Unread(source, by: &judging)
    }
  }

  /// The elements up to an index and perhaps more, for a matcher that needs their order; nil if
  /// several have none.
  ///
  /// Gives all elements if a text can show only what was read.
  init?(inOrder source: Source, upTo index: Int, by judging: inout Judging) {
    if source is any Collection, !(source is any LazySequenceProtocol) {
      self.init(readOnDemand: source, by: &judging)
      while index >= array.count, readNext() {}
    } else {
      self.init(of: source, by: &judging)
    }
    guard haveOrder else { return nil }
  }

  /// The same as ``init(inAnyOrder:by:)``, for a matcher that needs their order; nil if several have
  /// none.
  init?(inOrder source: Source, by judging: inout Judging) {
    self.init(inAnyOrder: source, by: &judging)
    guard haveOrder else { return nil }
  }

  /// All elements; of too many only the first ones, which cannot decide a match.
  @usableFromInline init(inAnyOrder source: Source, by judging: inout Judging) {
    if let all = judging.allElements(of: source) {
      self.init(of: source, array: all)
      return
    }
    self.init(readOnDemand: source, by: &judging)
    while readNext() {}
  }

  /// Whether there is an element at an index; all elements before it must have been asked for.
  @inlinable mutating func reach(_ index: Int) -> Bool { index < array.count || readNext() }

  @usableFromInline mutating func readNext() -> Bool {
    unread?.read(into: &array) ?? false
  }

  /// Whether there are too many elements to read all of them.
  @usableFromInline var areTooMany: Bool { unread?.isTooLong ?? false }

  /// Why the elements that were read do not decide, if there are more than can be read.
  @usableFromInline var undecidedRest: Verdict? {
    guard areTooMany else { return nil }
    return .undecided(
      "the first \(counted(array.count, "element")) do not decide it, and the others were not read")
  }

  private init(of source: Source, array: [Source.Element]) {
    self.source = source
    self.array = array
  }

  /// The same elements, in an order that is the same in every process.
  package var inStableOrder: Elements {
    areOrdered ? self : Elements(of: source, array: indices.map { array[$0] })
  }

  /// Whether the positions of elements mean something; in a set or a dictionary, they do not.
  @usableFromInline package var areOrdered: Bool { !isUnordered(source) }

  /// Whether an order can be judged.
  var haveOrder: Bool { CharmestCore.haveOrder(array.count, of: source) }

  /// The indices; without meaningful positions, in an order that is the same in every process.
  package var indices: [Int] { areOrdered ? Array(array.indices) : indicesInStableOrder(array) }

  /// A match that can still show the elements of a sequence that was read to its end; undecided if
  /// there are too many to read.
  @usableFromInline package func match(_ judging: Judging) -> Verdict {
    if let undecidedRest { return undecidedRest }
    // Asked only under `not`, because it takes time.
    guard judging.context.sense.isOpposite, !isShownItself else { return .match }
    return judging.match(because: "was \(description)")
  }

  /// The sequence as the user knows it.
  package var description: Phrase {
    isShownItself ? describing(source) : describing(inStableOrder.array)
  }

  /// A lazy sequence would run the user's closures once more.
  private var isShownItself: Bool {
    source is any Collection && !(source is any LazySequenceProtocol)
  }

  /// The whole sequence, for a line of its own.
  package var whole: WholeValues { WholeValues(actual: description) }

  /// The index of the first element; in a slice, it may not be 0.
  package var firstIndex: Int { (source as? any Collection)?.firstIndex ?? 0 }

  /// Where an element is: `[1]`.
  package func place(_ index: Int) -> String { "[\(firstIndex + index)]" }

  /// Where an element is, if positions mean something.
  @usableFromInline package func path(_ index: Int) -> Path {
    areOrdered ? .index(firstIndex + index) : .root
  }

  /// The path of an element; without meaningful positions, a value of which a part is told names
  /// itself.
  func path(_ index: Int, of explanation: Explanation) -> Path {
    if areOrdered || explanation.onlyActual != nil { return path(index) }
    return .expression(named(array[index]).shortName)
  }

  private func named(_ element: Source.Element) -> Phrase { entry(element) ?? describing(element) }

  /// Where an element is, to follow its value: ` at [1]`.
  package func suffix(_ index: Int) -> String { areOrdered ? " at \(place(index))" : "" }

  /// The values at some indices with their positions, and of the first ones the position of an equal
  /// element: `7 at [4], equal to [1]`.
  func located(_ indices: [Int]) -> [Phrase] {
    indices.enumerated().map { number, index in
      let equal =
        areOrdered && number < Layout.mostListed
        ? placeOfEqual(to: index, in: array, startingAt: firstIndex) : nil
      return "\(describing(array[index]))\(suffix(index))\(equal.map { ", \($0)" } ?? "")"
    }
  }

  /// The value at an index after its position: `[1] 7`.
  package func numbered(_ index: Int) -> Phrase { numbered(index, describing(array[index])) }

  /// A text for the value at an index, or for a part of it, behind its position: `[1].age 7`.
  package func numbered(_ index: Int, _ text: Phrase, of path: Path = .root) -> Phrase {
    let place = path.appended(to: areOrdered ? place(index) : "")
    return place.isEmpty ? text : "\(place) \(text)"
  }

  /// What came at an index, after its position: `[1] was 7`, `[1].age was 7`.
  ///
  /// Without meaningful positions, the value names itself: `was 7`, `Person(age: 7).age was 7`.
  package func outcome(of mismatch: Mismatch, at index: Int) -> Phrase {
    guard !areOrdered else { return mismatch.outcome(at: path(index)) }
    let outcome = mismatch.outcome
    let value = describing(array[index])
    let begins = outcome.plainText.first
    let blank = begins == "." || begins == "[" ? "" : " "
    return .if(
      .alike(outcome, "was \(value)"), outcome,
      orElse: "\(named(array[index]))\(blank)\(outcome)")
  }

  /// What is missing, and the element that is nearest to it; in parentheses in a list of several.
  func missing(_ expected: Phrase, _ nearest: Nearest?, isOneOfSeveral: Bool = false) -> Phrase {
    guard let nearest else { return expected }
    let place = areOrdered ? Phrase(place(nearest.index)) : ""
    let text = nearest.searched.nearest(
      is: nearest.text(at: place, describing(array[nearest.index])))
    return isOneOfSeveral ? "\(expected) (\(text))" : "\(expected), \(text)"
  }

  /// The mismatches of elements, in an order that is the same in every process.
  func inStableOrder(_ mismatches: [(index: Int, mismatch: Mismatch)]) -> [(
    index: Int, mismatch: Mismatch
  )] {
    guard !areOrdered else { return mismatches }
    let byIndex = Dictionary(uniqueKeysWithValues: mismatches.map { ($0.index, $0) })
    return indices.compactMap { byIndex[$0] }
  }

  /// The first elements of which only a part is told, if there is no room for all elements.
  func wholes(of mismatches: [(index: Int, mismatch: Mismatch)]) -> [DetailLine] {
    guard areOrdered, whole.actual?.isOnALine != true else { return [] }
    return mismatches.prefix(Layout.named).flatMap { index, mismatch -> [DetailLine] in
      let element = array[index]
      if mismatch.explanation.isInside {
        return [DetailLine(.context, "element \(place(index))", describing(element))]
      }
      if describing(element).isOnALine { return [] }
      return DetailLine.list(
        shownParts(of: element).map { ("\(place(index)).\($0.name)", describing($0.value)) },
        .context)
    }
  }

  /// A line for each mismatch.
  func details(_ mismatches: [(index: Int, mismatch: Mismatch)]) -> [DetailLine] {
    DetailLine.list(
      mismatches.lazy.map { index, mismatch in
        guard areOrdered else { return ("element", outcome(of: mismatch, at: index)) }
        let (place, outcome) = mismatch.explanation.placedOutcome
        return ((path(index) + place).inList, outcome)
      })
  }
}

/// The elements that were not needed yet.
private struct Unread<Source: Sequence> {
  /// Gives some elements after so many.
  private var next: (_ count: Int) -> [Source.Element]
  /// Whether only the first elements are read, because there are too many for memory and time.
  let isTooLong: Bool

  init(_ source: Source, by judging: inout Judging) {
    isTooLong = areTooManyElements(source)
    if let collection = source as? any Collection {
      next = Self.pieces(of: collection, isTooLong: isTooLong)
    } else {
      let reading = judging.reading(of: source)
      next = { count in (reading?.element(count)).map { [$0] } ?? [] }
    }
  }

  /// Appends elements.
  ///
  /// - Returns: Whether there were any.
  func read(into array: inout [Source.Element]) -> Bool {
    if isTooLong, array.count >= mostElementsOfTooMany { return false }
    let piece = next(array.count)
    if array.isEmpty { array = piece } else { array += piece }
    return !piece.isEmpty
  }

  /// Gives the elements of a collection in pieces: one by one if it computes them, otherwise as many
  /// as were read before.
  private static func pieces<Items: Collection>(
    of items: Items, isTooLong: Bool
  ) -> (Int) -> [Source.Element] {
    var (start, before) = (items.startIndex, 0)
    let isLazy = items is any LazySequenceProtocol
    return { count in
      // A copy may have read less than another.
      if before != count { start = items.index(items.startIndex, offsetBy: count) }
      guard start != items.endIndex else { return [] }
      let length = isLazy ? 1 : max(count, 1_000)
      var end = start
      if isTooLong {
        // One by one, because a distance in a range of integers may be too large for an `Int`.
        for _ in 0..<length { items.formIndex(after: &end) }
      } else if !items.formIndex(&end, offsetBy: length, limitedBy: items.endIndex) {
        end = items.endIndex
      }
      let isWhole = count == 0 && end == items.endIndex
      let piece = isWhole ? Array(items) : Array(items[start..<end])
      (start, before) = (end, count + piece.count)
      return piece as? [Source.Element] ?? []
    }
  }
}

extension Judging {
  /// Judges one of the elements of the value.
  mutating func judge<Source: Sequence>(
    _ matcher: Matcher<Source.Element>, _ index: Int, of elements: Elements<Source>
  ) -> Verdict {
    judge(
      matcher, part: elements.array[index], at: elements.path(index),
      by: .element(index))
  }
}

/// Whether so many elements can be judged in their order, or be expected in it: several elements of
/// a set have another one in each process.
private func haveOrder<Source: Sequence>(_ count: Int, of source: Source) -> Bool {
  // Asked for each judgement, so the type alone is asked first.
  count < 2 || isAlwaysOrdered(Source.self) || !isUnordered(source)
}

extension Verdict {
  /// Says that the elements have no order.
  static func noOrder<Source: Sequence>(of source: Source, areExpected: Bool = false) -> Verdict {
    .undecided(
      "the \(areExpected ? "expected " : "")elements of \(typeName(Source.self)) have no order")
  }
}

extension Matcher {
  /// The same matcher; if it expects the elements of a set in an order, one that never judges.
  func undecided(ifUnordered expected: some Sequence, _ count: Int) -> Matcher {
    if haveOrder(count, of: expected) { return self }
    return Matcher(describedBy: describe) { _, _ in .noOrder(of: expected, areExpected: true) }
  }
}

/// Elements in an order that is the same in every process; only unordered elements are sorted.
func stableArray<Source: Sequence>(of source: Source) -> [Source.Element] {
  isAlwaysOrdered(Source.self) ? Array(source) : stableArray(Array(source), of: source)
}

/// The elements that were read of a sequence, in an order that is the same in every process.
@usableFromInline func stableArray<Element>(_ elements: [Element], of source: some Sequence)
  -> [Element]
{ isUnordered(source) ? inStableOrder(elements) : elements }

/// An element of a dictionary as a dictionary: `["a": 1]`; nil for any other value.
private func entry(_ element: Any) -> Phrase? {
  guard case .tuple(let parts) = Shape(reflecting: element), parts.map(\.name) == ["key", "value"]
  else { return nil }
  return "[\(describing(parts[0].value)): \(describing(parts[1].value))]"
}

extension Collection {
  /// The number of the first element; the others are counted from it.
  ///
  /// In a slice, it may not be 0. The indices of a lazy filter are not consecutive.
  var firstIndex: Int { self is any LazySequenceProtocol ? 0 : startIndex as? Int ?? 0 }
}
