// Equal elements are counted with a dictionary if they are hashable, otherwise by comparing all.

/// The positions of elements that are equal, in the order in which the first of them come.
///
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable`; else O(*n*²).
func positionsOfEqualElements<Element: Equatable>(_ elements: [Element]) -> [[Int]] {
  if let hashable = elements as? any HashableElements { return hashable.positions }
  var groups: [[Int]] = []
  for (position, element) in elements.enumerated() {
    if let group = groups.firstIndex(where: { elements[$0[0]] == element }) {
      groups[group].append(position)
    } else {
      groups.append([position])
    }
  }
  return groups
}

/// The positions of the elements that are left of two lists when equal ones are taken away in
/// pairs.
///
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable` or stand in
///   the same order; else O(*n*²).
func withoutEqualElements<Element: Equatable>(_ expected: [Element], _ actual: [Element]) -> (
  missing: [Int], unexpected: [Int]
) {
  if expected == actual { return ([], []) }
  var unexpected: [Int] = []
  var left: Set<Int> = Set(expected.indices)
  if let hashable = expected as? any HashableElements {
    let take = hashable.takingPositions
    unexpected = actual.indices.filter { position in
      take(actual[position]).map { left.remove($0) } == nil
    }
  } else {
    var rest = Array(expected.indices)
    for (position, element) in actual.enumerated() {
      if let place = rest.firstIndex(where: { expected[$0] == element }) {
        left.remove(rest.remove(at: place))
      } else {
        unexpected.append(position)
      }
    }
  }
  return (left.sorted(), unexpected)
}

private protocol HashableElements {
  var positions: [[Int]] { get }
  /// Gives the position of an equal element, each once.
  var takingPositions: (Any) -> Int? { get }
}

extension Array: HashableElements where Element: Hashable {
  fileprivate var positions: [[Int]] {
    Dictionary(grouping: indices) { self[$0] }.values.sorted { $0[0] < $1[0] }
  }

  fileprivate var takingPositions: (Any) -> Int? {
    var rest = Dictionary(grouping: indices.reversed()) { self[$0] }
    return { value in (value as? Element).flatMap { rest[$0]?.popLast() } }
  }
}
