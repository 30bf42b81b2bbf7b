/// The edits between two lists, position by position or by missing and unexpected elements.
struct Alignment {
  enum Edit {
    case changed(expected: Int, actual: Int)
    /// `actual` is the index that the element should have in the list that came.
    case missing(expected: Int, actual: Int)
    case unexpected(actual: Int)
    /// An element that is equal to one at another place.
    case moved(expected: Int, actual: Int)

    /// Where it is in the list that came, and how many elements it takes there.
    var place: (index: Int, length: Int) {
      switch self {
      case .changed(_, let index), .unexpected(let index), .moved(_, let index): (index, 1)
      case .missing(_, let index): (index, 0)
      }
    }
  }

  private(set) var edits: [Edit]

  /// - Parameters:
  ///   - expected: The number of elements that were expected.
  ///   - actual: The number of those that came.
  ///   - tellsMoved: Whether a missing element that came elsewhere is one edit.
  ///   - isEqual: Whether two elements are equal, by their indices.
  ///   - cost: How much two elements differ that are not equal.
  /// - Complexity: O((*n* + *m*) · *d*), where *d* is the number of edits, but at most 100.
  init(
    _ expected: Int, _ actual: Int, tellsMoved: Bool = false,
    isEqual: (Int, Int) -> Bool, cost: (Int, Int) -> Double
  ) {
    let common = min(expected, actual)
    let changed = (0..<common).filter { !isEqual($0, $0) }
    edits = changed.map { .changed(expected: $0, actual: $0) }
    edits += (common..<expected).map { .missing(expected: $0, actual: actual) }
    edits += (common..<actual).map { .unexpected(actual: $0) }
    // Two elements in each other's place are simpler to read than one that moved.
    let isSwap =
      changed.count == 2 && isEqual(changed[0], changed[1]) && isEqual(changed[1], changed[0])
    guard expected != actual || changed.count > 1 && !isSwap else { return }
    let start = changed.first ?? common
    let end = (0..<common - start).prefix { isEqual(expected - 1 - $0, actual - 1 - $0) }.count
    let (rest, others) = (expected - start - end, actual - start - end)
    // In place, elements are simpler to read, unless none of them is as expected.
    var kept = common == changed.count ? -1 : common - changed.count
    var costs: [[Int]: Double] = [:]
    func knownCost(_ index: Int, _ other: Int) -> Double {
      let found = costs[[index, other]] ?? cost(index, other)
      costs[[index, other]] = found
      return found
    }
    // First those that keep the most elements, then those that differ least.
    for allowsChanges in [false, true] {
      let most = min(allowsChanges ? edits.count : 2 * edits.count, Limits.edits)
      let script = EditScript(rest, others, allowsChanges: allowsChanges, atMost: most) {
        isEqual(start + $0, start + $1)
      }
      guard let script else { continue }
      let removed = script.removed.reversed().map { start + $0 }
      let inserted = script.inserted.reversed().map { start + $0 }
      let moves = tellsMoved ? Self.moves(removed, inserted, isEqual) : [:]
      for came in moves.isEmpty ? [[:]] : [moves, [:]] {
        let aligned = Self.edits(removed[...], inserted[...], came: came, knownCost)
        let keepsMore = expected - removed.count > kept
        guard aligned.count < edits.count || aligned.count == edits.count && keepsMore else {
          continue
        }
        (edits, kept) = (aligned, expected - removed.count)
      }
    }
  }

  /// The places of the removed elements that were inserted elsewhere.
  private static func moves(
    _ removed: [Int], _ inserted: [Int], _ isEqual: (Int, Int) -> Bool
  ) -> [Int: Int] {
    var moves: [Int: Int] = [:]
    var free = inserted
    for index in removed {
      guard let place = free.firstIndex(where: { isEqual(index, $0) }) else { continue }
      moves[index] = free.remove(at: place)
      // An element that is in its place, and that the script moves all the same, has no other one.
      if moves[index] == index { return [:] }
    }
    return moves
  }

  /// Removed and inserted elements as edits; `came` has the places of elements that have moved.
  private static func edits(
    _ removed: ArraySlice<Int>, _ inserted: ArraySlice<Int>, came: [Int: Int],
    _ cost: (Int, Int) -> Double
  ) -> [Edit] {
    var (rest, others, shift) = (removed, inserted, 0)
    var edits: [Edit] = []
    while !rest.isEmpty || !others.isEmpty {
      // All that stands between two elements that are equal.
      let start = min(rest.first ?? .max, others.first.map { $0 - shift } ?? .max)
      let removed = rest.enumerated().prefix { $1 == start + $0 }.map(\.element)
      let inserted = others.enumerated().prefix { $1 == start + shift + $0 }.map(\.element)
      (rest, others) = (rest.dropFirst(removed.count), others.dropFirst(inserted.count))
      let end = start + shift + inserted.count
      shift += inserted.count - removed.count
      var missing = removed.filter { came[$0] == nil }[...]
      var unexpected = inserted.filter { !came.values.contains($0) }[...]
      // Each is compared with the nearest.
      while let first = missing.first, let place = unexpected.first {
        let isSmall = missing.count * unexpected.count <= Limits.gap
        let surplus = isSmall ? missing.count - unexpected.count : 0
        let late = nearest(surplus) { cost(missing[missing.startIndex + $0], place) }
        let early = nearest(-surplus) { cost(first, unexpected[unexpected.startIndex + $0]) }
        edits += missing.prefix(late).map { .missing(expected: $0, actual: place) }
        edits += unexpected.prefix(early).map { .unexpected(actual: $0) }
        (missing, unexpected) = (missing.dropFirst(late), unexpected.dropFirst(early))
        edits.append(.changed(expected: missing.removeFirst(), actual: unexpected.removeFirst()))
      }
      edits += missing.map { .missing(expected: $0, actual: end) }
      edits += unexpected.map { .unexpected(actual: $0) }
      edits += removed.compactMap { from in came[from].map { .moved(expected: from, actual: $0) } }
    }
    return edits
  }

  /// The first of the places up to a surplus that costs least.
  private static func nearest(_ surplus: Int, _ cost: (Int) -> Double) -> Int {
    surplus > 0 ? (0...surplus).map(cost).least?.index ?? 0 : 0
  }

  /// The explanation of each edit, up to a limit.
  ///
  /// - Parameters:
  ///   - path: The path to an index: of the expected list if an element is missing or has moved, and
  ///     else of the list that came.
  ///   - changed: The explanation for an element in another's place, at its path.
  ///   - missing: The element that was expected, by its index.
  ///   - unexpected: The element that came, by its index.
  ///   - moved: The explanation for an element that came at another index.
  /// - Returns: One explanation for each edit.
  func explanations(
    at path: (Int) -> Path, changed: (_ expected: Int, _ actual: Int) -> Explanation?,
    missing: (Int) -> Phrase, unexpected: (Int) -> Phrase,
    moved: (_ expected: Int, _ actual: Int) -> Explanation? = { _, _ in nil }
  ) -> [Explanation] {
    edits.prefix(Limits.differences).compactMap { edit in
      switch edit {
      case .changed(let index, let other):
        var told = changed(index, other)
        // What moved is told at the index at which it was expected.
        guard index != other, let first = told?.located.first,
          first.path.steps.starts(with: path(other).steps)
        else { return told }
        let isInside = first.path.steps.count > path(other).steps.count
        let whose = isInside ? "\(path(other).start) is " : ""
        let place: Phrase = "\(whose)expected at \(path(index).start)"
        told?.differences[0].note = joinedRemarks([first.note, place])
        return told
      case .missing(let index, _): return Explanation(.missing(missing(index))).at(path(index))
      case .unexpected(let index):
        return Explanation(.unexpected(unexpected(index))).at(path(index))
      case .moved(let index, let other): return moved(index, other)?.at(path(index))
      }
    }
  }
}

/// The fewest elements to remove from a list, to insert and to change, so that it becomes another one.
///
/// The algorithm of E. Ukkonen ("Algorithms for approximate string matching", 1985). A diagonal is a
/// number of elements by which the place in one list is ahead of that in the other.
private struct EditScript {
  /// In descending order, as they are found; an element that changes is in both.
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []
  /// Whether a change is one edit; else it takes two, so that more elements are kept.
  private let allowsChanges: Bool
  private static let nowhere = -2

  /// Nil if more edits than allowed are needed.
  init?(
    _ expected: Int, _ actual: Int, allowsChanges: Bool, atMost most: Int,
    isEqual: (Int, Int) -> Bool
  ) {
    self.allowsChanges = allowsChanges
    let middle = most + 1
    // How far one can get in the expected list on each diagonal, before each further edit.
    var reaches = [Array(repeating: Self.nowhere, count: 2 * middle + 1)]
    for edits in 0...most {
      let before = reaches[edits]
      var reach = reaches[0]
      for diagonal in max(-edits, -actual)...min(edits, expected) {
        let way = way(to: diagonal) { before[middle + $0] }
        var place = edits == 0 ? 0 : min(way.place, expected, actual + diagonal)
        if place < 0 { continue }
        while place < expected, place - diagonal < actual, isEqual(place, place - diagonal) {
          place += 1
        }
        reach[middle + diagonal] = place
        guard place >= expected, place - diagonal >= actual else { continue }
        goBack(from: diagonal, reaches, middle)
        return
      }
      reaches.append(reach)
    }
    return nil
  }

  /// The diagonal from which an edit leads furthest, and to which place: a change from the same one,
  /// a removal from the one before, or an insertion from the one behind.
  private func way(to diagonal: Int, _ reach: (Int) -> Int) -> (from: Int, place: Int) {
    var way = (from: diagonal, place: allowsChanges ? reach(diagonal) + 1 : Self.nowhere)
    if reach(diagonal - 1) + 1 > way.place { way = (diagonal - 1, reach(diagonal - 1) + 1) }
    if reach(diagonal + 1) > way.place { way = (diagonal + 1, reach(diagonal + 1)) }
    return way
  }

  /// Finds the edits on the way that has been found, from its end.
  private mutating func goBack(from end: Int, _ reaches: [[Int]], _ middle: Int) {
    var diagonal = end
    for reach in reaches.dropFirst().reversed() {
      let previous = way(to: diagonal) { reach[middle + $0] }.from
      let place = reach[middle + previous]
      if previous >= diagonal { inserted.append(place - previous) }
      if previous <= diagonal { removed.append(place) }
      diagonal = previous
    }
  }
}

/// Whether elements of two lists are equal, by their positions and without a box for each; nil if
/// their type has no `==`.
func elementEquality(_ list: Any, _ other: Any) -> ((Int, Int) -> Bool)? {
  func array<Items: Collection>(_ items: Items) -> Any { Array(items) }
  guard let list = list as? any Collection, let other = other as? any Collection else { return nil }
  return (array(list) as? any EquatableElements)?.equality(with: array(other))
}

private protocol EquatableElements { func equality(with other: Any) -> ((Int, Int) -> Bool)? }

extension Array: EquatableElements where Element: Equatable {
  fileprivate func equality(with other: Any) -> ((Int, Int) -> Bool)? {
    (other as? Self).map { other in { self[$0] == other[$1] } }
  }
}
