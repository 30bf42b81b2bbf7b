/// Says which values come too rarely or too often, if order does not matter.
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
      let missing = wrong.filter(\.indices.isEmpty)
      let unexpected = wrong.filter { $0.expected == 0 }
      let unmatched = Unmatched(
        missing: missing.lazy.map(item(missing:)),
        unexpected: unexpected.lazy.map(item(unexpected:)))
      var explanation = explanation(
        .statement(Phrase { summary(of: wrong, unmatched, $0) }), unmatched.note,
        of: max(expected.count, elements.array.count))
      let counts = wrong.count - missing.count - unexpected.count
      let most = max(counts, missing.count, unexpected.count)
      explanation.facts = lines(of: wrong, unmatched)
        .unlessListed(wrong.count > TextLimits.summary.items ? wrong.count : most)
      explanation.whole?.expected = { room in
        fitting(expected)(room - 13).map { "\($0) in any order" }
      }
      return explanation
    case .subset:
      let missing = groups.filter { $0.missing > 0 }
      let surplus = Set(groups.flatMap { $0.indices.dropFirst($0.expected) })
      let unexpected = elements.indices.filter(surplus.contains)
      let unmatched = Unmatched(
        missing: missing.lazy.map(item(missing:)), unexpected: unexpected.lazy.map(item(at:)),
        mistakes: .unexpected)
      return explanation(.statement(Phrase(unmatched.summary)), of: elements.array.count)
    case .superset:
      let missing = groups.filter { $0.missing > 0 }
      let unexpected = groups.filter { $0.surplus > 0 }
      let unmatched = Unmatched(
        missing: missing.lazy.map(item(missing:)),
        unexpected: unexpected.lazy.map(item(unexpected:)),
        mistakes: .missing)
      return explanation(.statement(Phrase(unmatched.summary)), of: expected.count, "values")
    }
  }

  private func item(missing group: Group) -> Unmatched.Item {
    Unmatched.Item(group.value, Phrase(suffix(group.missing)))
  }

  private func item(unexpected group: Group) -> Unmatched.Item {
    Unmatched.Item(
      group.value, elements.areOrdered ? positions(group) : Phrase(suffix(group.indices.count)))
  }

  private func item(at index: Int) -> Unmatched.Item {
    Unmatched.Item(elements.array[index], Phrase(elements.suffix(index)))
  }

  /// How often a value is missing or unexpected, if more than once.
  private func suffix(_ count: Int) -> String { count > 1 ? " \(times(count))" : "" }

  private func explanation(
    _ claim: Difference.Claim, _ note: Phrase? = nil, of total: Int,
    _ unit: String = "elements"
  ) -> Explanation {
    let matched = groups.reduce(0) { $0 + min($1.expected, $1.indices.count) }
    return Explanation(
      claim, note: note, tally: Tally(matched, of: total, unit, .matchInAnyOrder),
      whole: elements.whole)
  }

  private func summary(of wrong: [Group], _ unmatched: Unmatched, _ limits: TextLimits) -> String {
    let counts = wrong.filter { $0.expected > 0 && !$0.indices.isEmpty }
    var parts = counts.prefix(limits.items).map { group -> String in
      "\(describing(group.value).text(limits)) \(text(counts: group).text(limits))"
    }
    if counts.count > limits.items {
      parts.append(andMore(counts.count - limits.items) + " counts")
    }
    if !unmatched.isEmpty { parts.append(unmatched.summary(limits)) }
    return parts.joined(separator: "; ")
  }

  private func lines(of wrong: [Group], _ unmatched: Unmatched) -> [DetailLine] {
    let counts = wrong.filter { $0.expected > 0 && !$0.indices.isEmpty }
    return DetailLine.list(
      counts.map { group in (describing(group.value).text(.summary), text(counts: group)) })
      + unmatched.lines
  }

  private func text(counts group: Group) -> Phrase {
    "expected \(times(group.expected)), but was \(times(group.indices.count))\(positions(group))"
  }

  private func positions(_ group: Group) -> Phrase {
    elements.areOrdered ? " at \(group.places(elements.place))" : ""
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

    /// Where the value came: `[0], [2]`.
    func places(_ place: @escaping (Int) -> String) -> Phrase {
      list(indices.lazy.map { Phrase(place($0)) }, .oneMore(from: 1))
    }
  }

  /// Groups of equal values, in the order in which the values first appear.
  private(set) var groups: [Group] = []

  /// - Parameters:
  ///   - elements: What came.
  ///   - indices: The order in which to look at the elements; their own order by default.
  ///   - expected: What was expected.
  init(_ elements: [Element], in indices: [Int]? = nil, expected: [Element] = []) {
    let indices = indices ?? Array(elements.indices)
    let values = expected + indices.map { elements[$0] }
    for (value, (position, group)) in zip(values, places(of: values).enumerated()) {
      if group == groups.count { groups.append(Group(value: value)) }
      if position < expected.count {
        groups[group].expected += 1
      } else {
        groups[group].indices.append(indices[position - expected.count])
      }
    }
  }
}

/// The numbers of the groups that values belong to, counted in the order of their first values.
///
/// The type of the list decides whether values are hashed, and never a value: a subclass may be
/// `Hashable` where its superclass has only `==`, and would then not equal instances that do.
private func places<Value: Equatable>(of values: [Value]) -> [Int] {
  func hashed<Key: Hashable>(_ type: Key.Type) -> [Int]? {
    guard let keys = values as? [Key] else { return nil }
    var places: [Key: Int] = [:]
    return keys.map { key in
      if let known = places[key] { return known }
      places[key] = places.count
      return places.count - 1
    }
  }
  if let type = Value.self as? any Hashable.Type, let places = hashed(type) { return places }
  var distinct: [Value] = []
  return values.map { value in
    // The later value is the actual one, where one was expected.
    if let known = distinct.firstIndex(where: { value == $0 }) { return known }
    distinct.append(value)
    return distinct.count - 1
  }
}
