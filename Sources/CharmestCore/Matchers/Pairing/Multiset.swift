/// How often each of several values is expected, and where it is.
struct Multiset<Element: Equatable> {
  struct Group {
    let value: Element
    var expected = 0
    var indices: [Int] = []

    var missing: Int { max(expected - indices.count, 0) }
    var surplus: Int { max(indices.count - expected, 0) }

    /// Where it came: `[0], [2]`.
    func places(_ limits: TextLimits) -> String {
      list(indices.map { index in { _ in "[\(index)]" } }, limits)
    }
  }

  /// In the order in which the values are first named; equal ones in one group.
  private(set) var groups: [Group] = []
  private var groupOfHash: [AnyHashable: Int] = [:]

  /// - Parameters:
  ///   - elements: What came.
  ///   - indices: The order in which to look at it; as it stands by default.
  ///   - expected: What was expected.
  init(_ elements: [Element], in indices: [Int]? = nil, expected: [Element] = []) {
    for value in expected { groups[group(of: value)].expected += 1 }
    for index in indices ?? Array(elements.indices) {
      groups[group(of: elements[index])].indices.append(index)
    }
  }

  /// The group of a value; begins an empty one where there is none.
  private mutating func group(of value: Element) -> Int {
    if let hashable = value as? AnyHashable {
      if let known = groupOfHash[hashable] { return known }
      groupOfHash[hashable] = groups.count
    } else if let known = groups.firstIndex(where: { $0.value == value }) {
      return known
    }
    groups.append(Group(value: value))
    return groups.count - 1
  }
}
