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
func withoutEqualElements<Element: Equatable>(_ expected: [Element], _ actual: [Element])
  -> Unpaired
{
  if expected == actual { return ([], []) }
  if let unpaired = (expected as? any HashableElements)?.unpaired(with: actual) { return unpaired }
  return CharmestCore.unpaired(expected.count, actual.count) { expected[$0] == actual[$1] }
}

private protocol HashableElements {
  var positions: [[Int]] { get }
  /// The rest of this and another list of the same type.
  func unpaired(with actual: Any) -> Unpaired?
}

extension Array: HashableElements where Element: Hashable {
  fileprivate var positions: [[Int]] {
    Dictionary(grouping: indices) { self[$0] }.values.sorted { $0[0] < $1[0] }
  }

  fileprivate func unpaired(with actual: Any) -> Unpaired? {
    guard let actual = actual as? [Element] else { return nil }
    var missing = Dictionary(grouping: indices.reversed()) { self[$0] }
    let unexpected = actual.indices.filter { missing[actual[$0]]?.popLast() == nil }
    return (missing.values.flatMap(\.self).sorted(), unexpected)
  }
}
