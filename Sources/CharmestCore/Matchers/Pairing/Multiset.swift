/// The distinct values of a list, each with the positions at which it stands.
struct Multiset<Element: Equatable> {
  struct Group {
    let value: Element
    var indices: [Int]
  }

  /// In the order in which the values first stand in the list.
  private(set) var groups: [Group] = []
  private var groupOfHash: [AnyHashable: Int] = [:]

  init(_ elements: some Sequence<Element>) {
    for (index, element) in elements.enumerated() { add(element, at: index) }
  }

  /// The group of a value; begins an empty one where there is none.
  mutating func group(of value: Element) -> Int {
    if let hashable = value as? AnyHashable {
      if let known = groupOfHash[hashable] { return known }
      groupOfHash[hashable] = groups.count
    } else if let known = groups.firstIndex(where: { $0.value == value }) {
      return known
    }
    groups.append(Group(value: value, indices: []))
    return groups.count - 1
  }

  private mutating func add(_ element: Element, at index: Int) {
    groups[group(of: element)].indices.append(index)
  }
}
