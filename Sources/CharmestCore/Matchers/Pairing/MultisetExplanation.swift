/// Says which values come too rarely or too often, if order does not matter.
struct MultisetExplanation<Items: Sequence> where Items.Element: Equatable {
  private typealias Group = Multiset<Items.Element>.Group

  private let expected: [Items.Element]
  private let elements: Elements<Items>
  private let requirement: UnorderedMatch
  private let groups: [Group]
  /// Whether all values are in the groups.
  private let isComplete: Bool
  /// How many groups of one kind a text needs.
  private let most: Int

  /// - Parameters:
  ///   - expected: What was expected.
  ///   - elements: What came.
  ///   - requirement: What was expected of both.
  ///   - counts: The values, as far as they are counted already.
  init(
    _ expected: [Items.Element], _ elements: Elements<Items>, _ requirement: UnorderedMatch,
    _ counts: Multiset<Items.Element>? = nil
  ) {
    self.expected = expected
    self.elements = elements
    self.requirement = requirement
    // Without positions, the order in which the values were counted is that of hashes.
    var counts =
      (elements.areOrdered ? counts : nil)
      ?? Multiset(elements.array, in: elements.indices, expected: expected)
    // To count all of very many values, one by one, would take minutes.
    let areFew = expected.count + elements.array.count <= Layout.countedOneByOne
    most = areFew || counts.isComplete ? .max : Layout.mostListed
    counts.findExpected(most) { $0.missing > 0 || !requirement.allows($0) }
    counts.findUnexpected(most) { $0.surplus > 0 }
    groups = counts.groups
    isComplete = counts.isComplete
  }

  var explanation: Explanation {
    let tally = isComplete ? tally : nil
    // For the nearest of many values, only the count is asked.
    if Nearest.isSearching.get() { return Explanation(.statement(""), tally: tally) }
    let counts = groups.filter(isMiscounted)
    let listOfCounts = Phrase(
      listing: counts.lazy.map { group in "\(describing(group.value)) \(text(counts: group))" },
      joinedBy: .semicolon,
      rest: { Phrase(andMore(counts.count - $0, areAll: isComplete) + " counts") })
    let linesOfCounts = DetailLine.list(
      counts.lazy.map { group in (describing(group.value).shortName, text(counts: group)) })
    let unmatched = unmatched
    return Explanation(
      .statement(.joined([listOfCounts, unmatched.summary], by: "; ")), note: unmatched.note,
      tally: tally,
      details: (linesOfCounts + unmatched.lines).needed(.unlessSaid), whole: elements.whole
    ).summingUp { counts.listable.flatMap(each(of:)) + unmatched.each }
  }

  /// Each value of a group that is missing, or that is there too often.
  private func each(of group: Group) -> [Difference] {
    let value = describing(group.value)
    return (0..<group.missing).listable.map { _ in Difference(.missing(value)) }
      + group.indices.suffix(group.surplus).listable.map {
        Difference(at: elements.path($0), .unexpected(value))
      }
  }

  /// Whether a value came, but not as often as expected.
  private func isMiscounted(_ group: Group) -> Bool {
    requirement == .perfectMatch && group.expected > 0 && !group.indices.isEmpty
      && group.expected != group.indices.count
  }

  private var unmatched: Unmatched {
    let others = groups.filter { !isMiscounted($0) }
    let missing = others.filter { $0.missing > 0 }.prefix(most).lazy.map(item(missing:))
    if requirement == .subset {
      let surplus = Set(others.flatMap { $0.indices.dropFirst($0.expected) })
      let unexpected = elements.indices.filter(surplus.contains)
      return Unmatched(
        missing: missing, unexpected: unexpected.prefix(most).lazy.map(item(at:)),
        mistakes: .unexpected, areAll: isComplete)
    }
    return Unmatched(
      missing: missing,
      unexpected: others.filter { $0.surplus > 0 }.prefix(most).lazy.map(item(unexpected:)),
      mistakes: requirement == .superset ? .missing : .both, areAll: isComplete)
  }

  private var tally: Tally? {
    let matched = groups.reduce(0) { $0 + min($1.expected, $1.indices.count) }
    return requirement.tally(matched, expected: expected.count, came: elements.array.count)
  }

  private func item(missing group: Group) -> Unmatched.Item {
    Unmatched.Item(group.value, count: group.missing, Phrase(suffix(group.missing)))
  }

  private func item(unexpected group: Group) -> Unmatched.Item {
    elements.areOrdered
      ? Unmatched.Item(
        group.value, count: group.indices.count, at: group.indices.lazy.map(elements.path))
      : Unmatched.Item(
        group.value, count: group.indices.count, Phrase(suffix(group.indices.count)))
  }

  private func item(at index: Int) -> Unmatched.Item {
    Unmatched.Item(
      elements.array[index], at: elements.areOrdered ? [elements.path(index)] : [])
  }

  /// How often a value is missing or unexpected, if more than once.
  private func suffix(_ count: Int) -> String { count > 1 ? " \(times(count))" : "" }

  private func text(counts group: Group) -> Phrase {
    "expected \(times(group.expected)), but was \(times(group.indices.count))\(positions(group))"
  }

  private func positions(_ group: Group) -> Phrase {
    elements.areOrdered ? " at \(Phrase(places: group.indices.lazy.map(elements.path)))" : ""
  }
}

/// How often each of several values is expected, and where it is.
struct Multiset<Element: Equatable> {
  struct Group {
    let value: Element
    var expected = 0
    var indices: [Int] = []

    var missing: Int { max(expected - indices.count, 0) }
    var surplus: Int { max(indices.count - expected, 0) }

    /// Counts the value once more: as an element at an index, or as expected.
    fileprivate mutating func add(_ index: Int?) {
      if let index { indices.append(index) } else { expected += 1 }
    }
  }

  /// Groups of equal values, in the order in which the values first appear.
  private(set) var groups: [Group] = []
  /// The expected values, and then the elements.
  private let values: [Element]
  let expectedCount: Int
  /// The indices of the elements, in the order in which they are looked at.
  private let indices: [Int]
  /// The positions of the values that are in no group yet.
  private var rest: [Int] = []

  /// Counts hashable values at once; groups of others are found one by one.
  ///
  /// - Parameters:
  ///   - elements: What came.
  ///   - indices: The order in which to look at the elements; their own order by default.
  ///   - expected: What was expected.
  init(_ elements: [Element], in indices: [Int]? = nil, expected: [Element] = []) {
    let indices = indices ?? Array(elements.indices)
    self.indices = indices
    values = expected + indices.map { elements[$0] }
    expectedCount = expected.count
    guard let places = hashedPlaces(of: values) else {
      rest = Array(values.indices)
      return
    }
    for (position, group) in places.enumerated() {
      if group == groups.count { groups.append(Group(value: values[position])) }
      groups[group].add(index(position))
    }
  }

  var elementCount: Int { indices.count }

  /// Whether all values are in groups.
  var isComplete: Bool { rest.isEmpty }

  /// The groups of all values; O(*n*²) if they are not hashable.
  static func allGroups(of elements: [Element]) -> [Group] {
    var multiset = Multiset(elements)
    multiset.findUnexpected(.max) { _ in true }
    return multiset.groups
  }

  /// Finds groups of expected values until so many of them are as asked, or there are no more.
  mutating func findExpected(_ most: Int, where isAsked: (Group) -> Bool) {
    find(most, among: 0..<expectedCount, where: isAsked)
  }

  /// Finds groups of elements until so many of them are as asked, or there are no more.
  mutating func findUnexpected(_ most: Int, where isAsked: (Group) -> Bool) {
    find(most, among: expectedCount..<values.count, where: isAsked)
  }

  private mutating func find(
    _ most: Int, among positions: Range<Int>, where isAsked: (Group) -> Bool
  ) {
    var found = 0
    while found < most, let first = rest.first(where: positions.contains) {
      if isAsked(findGroup(of: first)) { found += 1 }
    }
  }

  /// Finds all values that equal one, by comparing it with each that is in no group yet.
  private mutating func findGroup(of first: Int) -> Group {
    let value = values[first]
    var group = Group(value: value)
    var others: [Int] = []
    for position in rest {
      // The later value is the actual one, where one was expected.
      let isEqual =
        position == first
        || (position > first ? values[position] == value : value == values[position])
      if isEqual { group.add(index(position)) } else { others.append(position) }
    }
    rest = others
    groups.append(group)
    return group
  }

  /// The index of the element at a position; nil for an expected value.
  private func index(_ position: Int) -> Int? {
    position < expectedCount ? nil : indices[position - expectedCount]
  }
}

/// The numbers of the groups that values belong to, counted in the order of their first values; nil
/// if the values cannot be hashed.
///
/// The type of the list decides whether values are hashed, and never a value: a subclass may be
/// `Hashable` where its superclass has only `==`, and would then not equal instances that do.
private func hashedPlaces<Value: Equatable>(of values: [Value]) -> [Int]? {
  func hashed<Key: Hashable>(_ type: Key.Type) -> [Int]? {
    guard let keys = values as? [Key] else { return nil }
    var places: [Key: Int] = [:]
    return keys.map { key in
      if let known = places[key] { return known }
      places[key] = places.count
      return places.count - 1
    }
  }
  return (Value.self as? any Hashable.Type).flatMap { hashed($0) }
}
