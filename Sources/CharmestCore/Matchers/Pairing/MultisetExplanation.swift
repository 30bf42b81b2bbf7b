/// Says which values come too seldom or too often where order does not matter.
struct MultisetExplanation<Items: Sequence> where Items.Element: Equatable {
  private typealias Group = Multiset<Items.Element>.Group

  private let expected: [Items.Element]
  private let elements: Elements<Items>
  private let requirement: Requirements
  private let groups: [Group]

  init(_ expected: [Items.Element], _ elements: Elements<Items>, _ requirement: Requirements) {
    self.expected = expected
    self.elements = elements
    self.requirement = requirement
    groups = Multiset(elements.array, in: elements.indices, expected: expected).groups
  }

  var explanation: Explanation {
    switch requirement {
    case .perfectMatch:
      let wrong = groups.filter { $0.expected != $0.indices.count }
      var explanation = explanation(
        .statement { summary(of: wrong, $0) }, of: max(expected.count, elements.array.count))
      explanation.differences[0].note = note(on: wrong)
      if wrong.count > TextLimits.summary.items {
        explanation.facts = DetailLine.list(wrong.map(item))
      }
      explanation.whole?.expected = { room in
        fitting(expected)(room - 13).map { "\($0) in any order" }
      }
      return explanation
    case .subset:
      let surplus = Set(groups.flatMap { $0.indices.dropFirst($0.expected) })
      let places: [Rendering] = elements.indices.filter(surplus.contains).map { index in
        { elements.located(index, $0) }
      }
      return explanation(.unexpected { list(places, $0) }, of: elements.array.count)
    case .superset:
      let missing: [Rendering] = groups.filter { $0.missing > 0 }.map { group in
        { text(of: group.value, group.missing, $0) }
      }
      return explanation(.missing { list(missing, $0) }, of: expected.count, "values")
    }
  }

  private func explanation(_ claim: Difference.Claim, of total: Int, _ unit: String = "elements")
    -> Explanation
  {
    let matched = groups.reduce(0) { $0 + min($1.expected, $1.indices.count) }
    return Explanation(
      claim, tally: Tally(matched, of: total, unit, .matchInAnyOrder), whole: elements.whole)
  }

  /// Why a value is missing and unexpected at once.
  private func note(on wrong: [Group]) -> Rendering? {
    func texts(_ groups: [Group]) -> Set<String> {
      Set(groups.prefix(TextLimits.detail.items).map { describing($0.value)(.detail) })
    }
    let alike = texts(wrong.filter(\.indices.isEmpty)).intersection(
      texts(wrong.filter { $0.expected == 0 }))
    if alike.isEmpty { return nil }
    return alike == ["nan"]
      ? { _ in "nan never equals itself, use isNaN()" }
      : { _ in "some print alike, but == is false" }
  }

  private func summary(of wrong: [Group], _ limits: TextLimits) -> String {
    let counts = wrong.filter { $0.expected > 0 && !$0.indices.isEmpty }
    var parts = counts.prefix(limits.items).map { group -> String in
      describing(group.value)(limits) + " " + text(counts: group, limits)
    }
    if counts.count > limits.items {
      parts.append(andMore(counts.count - limits.items) + " counts")
    }
    let others = missingAndUnexpected(
      wrong.filter(\.indices.isEmpty).map { group in { text(of: group.value, group.expected, $0) }
      }, wrong.filter { $0.expected == 0 }.map { group in { text(unexpected: group, $0) } }, limits)
    if !others.isEmpty { parts.append(others) }
    return parts.joined(separator: "; ")
  }

  /// A line for what the first line has no room for.
  private func item(_ group: Group) -> (key: String, value: Rendering) {
    if group.indices.isEmpty { return ("missing", { text(of: group.value, group.expected, $0) }) }
    if group.expected == 0 { return ("unexpected", { text(unexpected: group, $0) }) }
    return (describing(group.value)(.summary), { text(counts: group, $0) })
  }

  private func text(unexpected group: Group, _ limits: TextLimits) -> String {
    elements.areOrdered
      ? describing(group.value)(limits) + positions(group, limits)
      : text(of: group.value, group.indices.count, limits)
  }

  private func text(counts group: Group, _ limits: TextLimits) -> String {
    "expected \(times(group.expected)), "
      + "but was \(times(group.indices.count))\(positions(group, limits))"
  }

  private func text(of value: Items.Element, _ count: Int, _ limits: TextLimits) -> String {
    describing(value)(limits) + (count > 1 ? " \(times(count))" : "")
  }

  private func positions(_ group: Group, _ limits: TextLimits) -> String {
    elements.areOrdered ? " at \(group.places(limits))" : ""
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
