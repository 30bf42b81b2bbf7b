// Equal elements are counted with a dictionary if they are hashable, otherwise by comparing all.

/// The positions of elements that are equal, in the order in which the first of them come.
///
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable`; else O(*n*²).
func positionsOfEqualElements<Element: Equatable>(_ elements: [Element]) -> [[Int]] {
  if let hashable = elements as? any HashableElements { return hashable.positions }
  var groups: [[Int]] = []
  for (position, element) in elements.enumerated() {
    let group = groups.firstIndex { elements[$0[0]] == element } ?? groups.count
    if group == groups.count { groups.append([]) }
    groups[group].append(position)
  }
  return groups
}

/// How many elements of two lists are equal to one of the other, in pairs.
///
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable` or stand in
///   the same order; else O(*n*²).
func equalPairs<Element: Equatable>(_ expected: [Element], _ actual: [Element]) -> Int {
  if expected == actual { return actual.count }
  if let pairs = (expected as? any HashableElements)?.equalPairs(with: actual) { return pairs }
  return expected.count - withoutEqualElements(expected, actual).missing.count
}

/// The elements that are left of two lists when equal ones are taken away in pairs.
///
/// The type decides whether hashes count, because those of some elements only may mislead.
func withoutEqualElements<Item: Equatable>(_ expected: [Item], _ actual: [Item]) -> Unpaired {
  let areEqual = { (index: Int, other: Int) in expected[index] == actual[other] }
  return expected is any HashableElements
    ? unpaired(LazyElements(expected), LazyElements(actual), areEqual)
    : unpaired(expected.count, actual.count, areEqual)
}

private protocol HashableElements {
  var positions: [[Int]] { get }
  func equalPairs(with actual: Any) -> Int?
}

extension Array: HashableElements where Element: Hashable {
  fileprivate var positions: [[Int]] {
    Dictionary(grouping: indices) { self[$0] }.values.sorted { $0[0] < $1[0] }
  }

  // Specialized here, because this code is not inlined into tests.
  @_specialize(where Element == Int)
  @_specialize(where Element == String)
  fileprivate func equalPairs(with actual: Any) -> Int? {
    guard let actual = actual as? Self else { return nil }
    // A set is made at once, which is fast in debug builds as well.
    let distinct = Set(actual)
    if count == actual.count, distinct.count == count, distinct.isSubset(of: self) { return count }
    var counts: [Element: Int] = [:]
    for element in self { counts[element, default: 0] += 1 }
    return actual.count { element in
      guard let slot = counts.index(forKey: element), counts.values[slot] > 0 else { return false }
      counts.values[slot] -= 1
      return true
    }
  }
}
