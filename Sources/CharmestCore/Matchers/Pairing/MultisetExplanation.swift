/// Says which values come too seldom or too often where order does not matter.
struct MultisetExplanation<Items: Sequence> where Items.Element: Equatable {
  private typealias Group = Multiset<Items.Element>.Group

  private let expected: [Items.Element]
  private let elements: Elements<Items>
  private let groups: [Group]

  init(_ expected: [Items.Element], _ elements: Elements<Items>) {
    self.expected = expected
    self.elements = elements
    groups = Multiset(elements.array, in: elements.indices, expected: expected).groups
  }

  /// What is wrong if there may be nothing else.
  var explanation: Explanation {
    let wrong = groups.filter { $0.expected != $0.indices.count }
    let matched = groups.reduce(0) { $0 + min($1.expected, $1.indices.count) }
    var whole = elements.whole
    whole.expected = { room in fitting(expected)(room - 13).map { "\($0) in any order" } }
    return Explanation(
      .statement { summary(of: wrong, $0) },
      note: note(on: wrong),
      tally: tally(matched, of: max(expected.count, elements.array.count), "elements"),
      facts: wrong.count > TextLimits.summary.items ? Fact.list(wrong.map(item)) : [],
      whole: whole
    )
  }

  /// What is wrong if values may be left out.
  var explanationOfSurplus: Explanation {
    let surplus = Set(groups.flatMap { $0.indices.dropFirst($0.expected) })
    let count = elements.array.count
    return Explanation(
      .unexpected { limits in
        list(
          elements.indices.filter(surplus.contains)
            .map { index in { elements.located(index, $0) } },
          limits
        )
      },
      tally: tally(count - surplus.count, of: count, "elements"),
      whole: elements.whole
    )
  }

  /// What is wrong if other elements may be there.
  var explanationOfShortage: Explanation {
    let missing = groups.map { (value: $0.value, count: $0.expected - $0.indices.count) }
      .filter { $0.count > 0 }
    let found = expected.count - missing.reduce(0) { $0 + $1.count }
    return Explanation(
      .missing { limits in
        list(missing.map { part in { text(of: part.value, part.count, $0) } }, limits)
      },
      tally: tally(found, of: expected.count, "values"),
      whole: elements.whole
    )
  }

  private func tally(_ count: Int, of total: Int, _ unit: String) -> Tally {
    Tally(count, of: total, unit, .matchInAnyOrder)
  }

  /// Why a value is missing and unexpected at once.
  private func note(on wrong: [Group]) -> Rendering? {
    func texts(_ groups: [Group]) -> Set<String> {
      Set(groups.prefix(TextLimits.detail.items).map { describing($0.value)(.detail) })
    }
    let alike = texts(wrong.filter(\.indices.isEmpty))
      .intersection(texts(wrong.filter { $0.expected == 0 }))
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
      parts.append("and \(counts.count - limits.items) more counts")
    }
    let others = missingAndUnexpected(
      wrong.filter(\.indices.isEmpty).map { group in { text(missing: group, $0) } },
      wrong.filter { $0.expected == 0 }.map { group in { text(unexpected: group, $0) } },
      limits
    )
    if !others.isEmpty { parts.append(others) }
    return parts.joined(separator: "; ")
  }

  /// A line for what the first line has no room for.
  private func item(_ group: Group) -> (key: String, value: Rendering) {
    if group.indices.isEmpty { return ("missing", { text(missing: group, $0) }) }
    if group.expected == 0 { return ("unexpected", { text(unexpected: group, $0) }) }
    return (describing(group.value)(.summary), { text(counts: group, $0) })
  }

  private func text(missing group: Group, _ limits: TextLimits) -> String {
    text(of: group.value, group.expected, limits)
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
    guard elements.areOrdered else { return "" }
    return " at \(list(group.indices.map { index in { _ in "[\(index)]" } }, limits))"
  }
}
