/// The edits between two lists, position by position or by missing and unexpected elements.
struct Alignment {
  enum Edit {
    case changed(expected: Int, actual: Int)
    /// `actual` is the index that the element should have in the list that came.
    case missing(expected: Int, actual: Int)
    case unexpected(actual: Int)

    /// Where it is in the list that came, and how many elements it takes there.
    var place: (index: Int, length: Int) {
      switch self {
      case .changed(_, let index), .unexpected(let index): (index, 1)
      case .missing(_, let index): (index, 0)
      }
    }
  }

  private(set) var edits: [Edit]

  /// - Parameters:
  ///   - expected: The number of elements that were expected.
  ///   - actual: The number of those that came.
  ///   - isEqual: Whether two elements are equal, by their indices.
  /// - Complexity: O((*n* + *m*) · *d*), where *d* is the number of edits, but at most 100.
  init(_ expected: Int, _ actual: Int, isEqual: (Int, Int) -> Bool) {
    let common = min(expected, actual)
    let changed = (0..<common).filter { !isEqual($0, $0) }
    edits = changed.map { .changed(expected: $0, actual: $0) }
    edits += (common..<expected).map { .missing(expected: $0, actual: actual) }
    edits += (common..<actual).map { .unexpected(actual: $0) }
    let start = changed.first ?? common
    let end = (0..<common - start).prefix { isEqual(expected - 1 - $0, actual - 1 - $0) }.count
    let (rest, other) = (start..<expected - end, start..<actual - end)
    // Of lists of one length, changes in place are simpler to read than a few edits less.
    let most = expected == actual ? changed.count / 2 : Limits.edits
    let script = EditScript(rest.count, other.count, atMost: min(most, Limits.edits)) {
      isEqual(start + $0, start + $1)
    }
    guard let script else { return }
    let aligned = Self.edits(script, rest, other)
    if aligned.count <= edits.count { edits = aligned }
  }

  /// The script as edits: an element that is removed and one that is inserted at its place are one
  /// change.
  private static func edits(
    _ script: EditScript, _ expected: Range<Int>, _ actual: Range<Int>
  ) -> [Edit] {
    var edits: [Edit] = []
    var (index, other) = (expected.lowerBound, actual.lowerBound)
    while index < expected.upperBound || other < actual.upperBound {
      let isRemoved = script.removed.contains(index - expected.lowerBound)
      let isInserted = script.inserted.contains(other - actual.lowerBound)
      switch (isRemoved, isInserted) {
      case (true, true): edits.append(.changed(expected: index, actual: other))
      case (true, false): edits.append(.missing(expected: index, actual: other))
      case (false, true): edits.append(.unexpected(actual: other))
      case (false, false): break
      }
      if isRemoved || !isInserted { index += 1 }
      if isInserted || !isRemoved { other += 1 }
    }
    return edits
  }

  /// The explanation of each edit, up to a limit.
  ///
  /// - Parameters:
  ///   - path: The path to an index of the list that came, or to the index after its end.
  ///   - changed: The explanation for an element in another's place, at its path.
  ///   - missing: The element that was expected, by its index.
  ///   - unexpected: The element that came, by its index.
  /// - Returns: One explanation for each edit.
  func explanations(
    at path: (Int) -> Path, changed: (_ expected: Int, _ actual: Int) -> Explanation?,
    missing: (Int) -> Explanation, unexpected: (Int) -> Phrase
  ) -> [Explanation] {
    edits.prefix(Limits.differences).compactMap { edit in
      switch edit {
      case .changed(let index, let other): changed(index, other)
      case .missing(let index, let other): missing(index).at(path(other))
      case .unexpected(let index): Explanation(.unexpected(unexpected(index))).at(path(index))
      }
    }
  }
}

/// The fewest elements to remove from a list and to insert, so that it becomes another one.
///
/// The greedy algorithm of E. W. Myers ("An O(ND) difference algorithm and its variations", 1986).
/// A diagonal is a number of elements by which the place in one list is ahead of that in the other.
private struct EditScript {
  private(set) var removed: Set<Int> = []
  private(set) var inserted: Set<Int> = []

  /// Nil if more edits than allowed are needed.
  init?(_ expected: Int, _ actual: Int, atMost most: Int, isEqual: (Int, Int) -> Bool) {
    let middle = most + 1
    // How far one can get in the expected list on each diagonal, before each further edit.
    var reach = Array(repeating: 0, count: 2 * middle + 1)
    var reaches: [[Int]] = []
    for edits in 0...most {
      reaches.append(reach)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let previous = Self.previous(diagonal, edits) { reach[middle + $0] }
        var place = reach[middle + previous] + (previous < diagonal ? 1 : 0)
        while place < expected, place - diagonal < actual, isEqual(place, place - diagonal) {
          place += 1
        }
        reach[middle + diagonal] = place
        guard place >= expected, place - diagonal >= actual else { continue }
        goBack(from: diagonal, reaches, middle)
        return
      }
    }
    return nil
  }

  /// The diagonal from which an edit leads furthest: by an insertion the next one, else the one
  /// before.
  private static func previous(_ diagonal: Int, _ edits: Int, _ reach: (Int) -> Int) -> Int {
    let isInsertion =
      diagonal == -edits || diagonal != edits && reach(diagonal - 1) < reach(diagonal + 1)
    return isInsertion ? diagonal + 1 : diagonal - 1
  }

  /// Finds the edits on the way that has been found, from its end.
  private mutating func goBack(from end: Int, _ reaches: [[Int]], _ middle: Int) {
    var diagonal = end
    for edits in reaches.indices.dropFirst().reversed() {
      let reach = reaches[edits]
      let previous = Self.previous(diagonal, edits) { reach[middle + $0] }
      let place = reach[middle + previous]
      if previous > diagonal { inserted.insert(place - previous) } else { removed.insert(place) }
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
