/// The edits between two lists, position by position or by missing and unexpected elements.
struct Alignment {
  enum Edit {
    case changed(expected: Int, actual: Int)
    /// `actual` is the index that the element should have in the list that came.
    case missing(expected: Int, actual: Int)
    case unexpected(actual: Int)
  }

  private(set) var edits: [Edit]

  /// - Parameters:
  ///   - expected: The number of elements that were expected.
  ///   - actual: The number of those that came.
  ///   - isEqual: Whether two elements are equal, by their indices.
  init(_ expected: Int, _ actual: Int, isEqual: @escaping (Int, Int) -> Bool) {
    let changed = (0..<min(expected, actual)).filter { !isEqual($0, $0) }
    edits = changed.map { .changed(expected: $0, actual: $0) }
    let start = changed.first ?? min(expected, actual)
    let end = (0..<(min(expected, actual) - start)).prefix {
      isEqual(expected - 1 - $0, actual - 1 - $0)
    }.count
    let (rest, other) = (start..<(expected - end), start..<(actual - end))
    guard rest.count * other.count <= Limits.alignment else {
      edits += (min(actual, expected)..<expected).map { .missing(expected: $0, actual: actual) }
      edits += (min(actual, expected)..<actual).map { .unexpected(actual: $0) }
      return
    }
    let script = Array(other).difference(from: Array(rest)) { isEqual($0, $1) }
    guard expected != actual || script.count * 2 <= changed.count else { return }
    edits = Self.edits(script, rest, other)
  }

  /// The script as edits: an element that is removed and one that is inserted at its place are one
  /// change.
  private static func edits(
    _ script: CollectionDifference<Int>, _ expected: Range<Int>, _ actual: Range<Int>
  ) -> [Edit] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in script {
      switch change {
      case .remove(let offset, _, _): removed.insert(expected.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(actual.lowerBound + offset)
      }
    }
    var edits: [Edit] = []
    var (index, other) = (expected.lowerBound, actual.lowerBound)
    while index < expected.upperBound || other < actual.upperBound {
      let isRemoved = removed.contains(index)
      let isInserted = inserted.contains(other)
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
}

extension Alignment {
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
    missing: (Int) -> Phrase, unexpected: (Int) -> Phrase
  ) -> [Explanation] {
    edits.prefix(Limits.differences).compactMap { edit in
      switch edit {
      case .changed(let index, let other): changed(index, other)
      case .missing(let index, let other): Explanation(.missing(missing(index))).at(path(other))
      case .unexpected(let index): Explanation(.unexpected(unexpected(index))).at(path(index))
      }
    }
  }
}

/// A list whose elements can be compared by `==` without a box for each.
private protocol EquatableElements {
  func equality(with other: Any) -> ((Int, Int) -> Bool)?
}

extension Array: EquatableElements where Element: Equatable {
  fileprivate func equality(with other: Any) -> ((Int, Int) -> Bool)? {
    (other as? Self).map { other in { self[$0] == other[$1] } }
  }
}

/// Whether elements of two lists are equal, by their positions; nil if their type has no `==`.
func elementEquality(_ first: Any, _ second: Any) -> ((Int, Int) -> Bool)? {
  (first as? any EquatableElements)?.equality(with: second)
}
