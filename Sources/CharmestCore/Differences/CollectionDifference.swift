extension ValueComparison {
  /// What differs between two collections of one type, by their elements.
  func elementDifference<Elements: Collection>(
    _ expected: Elements, _ actual: Any, _ nesting: Nesting
  )
    -> Explanation?
  {
    guard let actual = actual as? Elements else { return nil }
    let (expectedElements, actualElements) = (Array(expected), Array(actual))
    let firstIndex = actual.firstIndex
    if let byTime = eventDifference(
      expectedElements, actualElements, firstIndex: firstIndex, by: isSame)
    {
      return byTime
    }
    return elementDifference(expectedElements, actualElements, firstIndex: firstIndex, nesting)
  }

  /// What differs between two lists, by their elements.
  func elementDifference<Element>(
    _ expected: [Element], _ actual: [Element], firstIndex: Int = 0, _ nesting: Nesting
  ) -> Explanation? {
    let (alignment, isComplete) = searching { self.alignment(expected, actual) }
    if let reordered = reordered(expected, actual, alignment, firstIndex, nesting) {
      return reordered
    }
    return nesting.explanation(
      of: alignment.changes, alignment.tally(isComplete: isComplete)
    ) { change, nesting in
      switch change {
      case .replaced(let expectedOffset, let offset):
        certainDifference(expected[expectedOffset], actual[offset], nesting).of(
          "element", describing(actual[offset]), at: .index(firstIndex + offset))
      case .missing(let offset, let gap):
        Explanation(.missing(describing(expected[offset]))).at(
          .gap(behind: gap, startingAt: firstIndex))
      case .unexpected(let offset):
        Explanation(unexpected: offset, of: actual, startingAt: firstIndex)
      }
    }
  }

  /// What differs between two lists with the same elements: the place where each element belongs.
  private func reordered<Element>(
    _ expected: [Element], _ actual: [Element], _ alignment: Alignment, _ firstIndex: Int,
    _ nesting: Nesting
  ) -> Explanation? {
    guard expected.count == actual.count, alignment.changes.count > 1,
      let moves = alignment.moves(expected, actual)
    else { return nil }
    let tally = Tally(moves.count, of: alignment.total, .elements, .reorder)
    func place(_ index: Int) -> Path { .index(firstIndex + index) }
    if moves.count == 2, moves[0].from == moves[1].to, moves[1].from == moves[0].to {
      let (first, second) = UnequalValues(actual[moves[0].from], actual[moves[1].from]).sides
      return Explanation(
        [Difference(swapped: (place(moves[0].from), first), (place(moves[1].from), second))],
        tally: Tally(2, of: expected.count, .elements))
    }
    if describing(expected).isAtAGlance, describing(actual).isAtAGlance {
      var wholes = UnequalValues(expected, actual).explanation
      wholes.differences[0].note = Phrase(tally.text)
      return wholes
    }
    return nesting.explanation(of: moves, tally) { move, _ in
      let value = describing(actual[move.from])
      return Explanation(.statement("\(value) belongs at \(place(move.to).inList)"))
        .summingUp {
          [Difference(.unequal(expected: describing(expected[move.from]), actual: value))]
        }
        .at(place(move.from))
    }
  }

  private func alignment<Element>(_ expected: [Element], _ actual: [Element]) -> Alignment {
    func typed<Value: Equatable>(_ type: Value.Type) -> Alignment? {
      // A cast of an array to its own type costs nothing, but putting each element into an `Any`
      // does.
      guard let expected = expected as? [Value], let actual = actual as? [Value] else { return nil }
      return Alignment(expected, actual, cost: cost) { $1 == $0 }
    }
    if let type = Element.self as? any Equatable.Type, let alignment = typed(type) {
      return alignment
    }
    return Alignment(expected, actual, cost: cost, by: isSame)
  }
}

extension Explanation {
  /// Says that an element of a list is unexpected, and where else its value is.
  init<Element>(unexpected index: Int, of elements: [Element], startingAt first: Int) {
    self.init(
      .unexpected(describing(elements[index])),
      note: placeOfEqual(to: index, in: elements, startingAt: first).map { Phrase($0).droppable })
    path = .index(first + index)
  }
}

/// Where an element equal to another one is, if it is not far away: `equal to [1]`.
///
/// - Parameters:
///   - index: The place of the other one, counted from 0.
///   - elements: All elements.
///   - first: The index of the first element.
/// - Returns: The place in words; nil if there is no such element.
func placeOfEqual<Element>(
  to index: Int, in elements: [Element], startingAt first: Int
) -> String? {
  let reach = Layout.comparedValues / 2
  let near = max(0, index - reach)..<min(elements.count, index + reach)
  let equal = near.first { $0 != index && areEqual(elements[$0], elements[index]) == true }
  return equal.map { "equal to [\(first + $0)]" }
}

extension Alignment {
  /// The places of the misplaced elements, if only the order is wrong.
  fileprivate func moves<Element>(_ expected: [Element], _ actual: [Element]) -> [(
    from: Int, to: Int
  )]? {
    var (gaps, misplaced): ([Int], [Int]) = ([], [])
    for change in changes {
      switch change {
      case .replaced(let expected, let actual):
        gaps.append(expected)
        misplaced.append(actual)
      case .missing(let expected, _): gaps.append(expected)
      case .unexpected(let actual): misplaced.append(actual)
      }
    }
    guard gaps.count == misplaced.count else { return nil }
    var places = Places(of: gaps, in: expected)
    var moves: [(from: Int, to: Int)] = []
    for from in misplaced {
      guard let to = places?.take(actual[from]) else { return nil }
      moves.append((from, to))
    }
    return moves.count > Layout.fewMoves ? fewest(moves, of: expected.count) : moves
  }

  /// As few moves as lead to the same order: elements that are in order stay where they are.
  private func fewest(_ moves: [(from: Int, to: Int)], of count: Int) -> [(from: Int, to: Int)] {
    var targets = Array(repeating: -1, count: count)
    for move in moves { targets[move.from] = move.to }
    // The other elements have the other places, in their order.
    let taken = Set(moves.map(\.to))
    var free = (0..<count).lazy.filter { !taken.contains($0) }.makeIterator()
    for index in targets.indices where targets[index] < 0 { targets[index] = free.next() ?? index }
    let staying = Set(longestIncrease(in: targets))
    let others = targets.indices.filter { !staying.contains($0) }
    return others.count < moves.count ? others.map { ($0, targets[$0]) } : moves
  }
}

/// The places of the most numbers that increase from each to the next.
private func longestIncrease(in numbers: [Int]) -> [Int] {
  /// For each length, the place of the smallest number with which so many end.
  var ends: [Int] = []
  var previous = Array(repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    let length = ends.partitioningIndex { numbers[$0] >= number }
    if length > 0 { previous[place] = ends[length - 1] }
    if length < ends.count { ends[length] = place } else { ends.append(place) }
  }
  var places: [Int] = []
  var place = ends.last ?? -1
  while place >= 0 {
    places.append(place)
    place = previous[place]
  }
  return places.reversed()
}

/// Where the elements of a list belong that are not at their places.
///
/// Only many elements are hashed, and no errors: nobody asked for their hashes, and errors of
/// Foundation have none outside Apple's systems.
private struct Places<Element> {
  private var ofHashable: [AnyHashable: [Int]] = [:]
  private var ofOthers: [(value: Element, place: Int)] = []
  private let areHashed: Bool

  /// Nil if there are too many elements that have no hash.
  init?(of places: [Int], in elements: [Element]) {
    areHashed = places.count > Layout.comparedWithoutHash
    for place in places.reversed() {
      if let value = hashable(elements[place]) {
        ofHashable[value, default: []].append(place)
      } else {
        ofOthers.append((elements[place], place))
      }
    }
    if ofOthers.count > Layout.comparedWithoutHash { return nil }
  }

  private func hashable(_ value: Element) -> AnyHashable? {
    areHashed && !(value is any Error) ? value as? AnyHashable : nil
  }

  /// The first place at which a value belongs; it is taken then.
  mutating func take(_ value: Element) -> Int? {
    if let value = hashable(value) { return ofHashable[value]?.popLast() }
    let index = ofOthers.lastIndex { areEqual($0.value, value) == true }
    return index.map { ofOthers.remove(at: $0).place }
  }
}

extension ValueComparison {
  /// What differs between two sets; nil if it cannot be asked what they contain.
  func setDifference(
    _ expected: Shape.Members, _ actual: Shape.Members, of values: (expected: Any, actual: Any)
  ) -> Explanation? {
    guard let missing = expected.without(actual.all).map(inStableOrder),
      let unexpected = actual.without(expected.all).map(inStableOrder),
      !missing.isEmpty || !unexpected.isEmpty
    else { return nil }
    let unmatched = Unmatched(
      missing: missing.lazy.map { Unmatched.Item($0) },
      unexpected: unexpected.lazy.map { Unmatched.Item($0) })
    let found = expected.all.count - missing.count
    let tally =
      missing.isEmpty || unexpected.isEmpty
      ? Tally(
        missing: missing.count, unexpected: unexpected.count,
        outOf: found + max(missing.count, unexpected.count), .elements)
      : Tally(found, outOf: expected.all.count, .elements, .found)
    return Explanation(
      .statement(unmatched.summary), note: unmatched.note,
      tally: tally,
      details: unmatched.lines.needed(.unlessSaid),
      whole: WholeValues(ofExpected: values.expected, actual: values.actual)
    ).summingUp { unmatched.each }
  }
}
