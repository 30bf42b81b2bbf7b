/// Says which values come too seldom or too often where order does not matter.
struct MultisetExplanation<Items: Sequence> where Items.Element: Equatable {
  /// A value, how often it is expected, and where it is.
  private struct Group {
    let value: Items.Element
    var expected: Int
    var indices: [Int]
  }

  private let expected: [Items.Element]
  private let elements: Elements<Items>

  init(_ expected: [Items.Element], _ elements: Elements<Items>) {
    self.expected = expected
    self.elements = elements
  }

  var explanation: Explanation {
    let groups = groups()
    let wrong = groups.filter { $0.expected != $0.indices.count }
    let matched = groups.reduce(0) { $0 + min($1.expected, $1.indices.count) }
    return Explanation(
      .statement { summary(of: wrong, $0) },
      note: note(on: wrong),
      tally: Tally(
        matched,
        of: max(expected.count, elements.array.count),
        "elements",
        .matchInAnyOrder
      ),
      facts: items(of: wrong),
      whole: WholeValues(
        expected: { room in fitting(expected)(room - 13).map { "\($0) in any order" } },
        actual: elements.whole.actual
      )
    )
  }

  /// Why a value is missing and unexpected at once.
  private func note(on wrong: [Group]) -> Rendering? {
    func texts(_ groups: [Group]) -> Set<String> {
      Set(groups.prefix(TextLimits.detail.items).map { describing($0.value)(.detail) })
    }
    let alike = texts(wrong.filter(\.indices.isEmpty))
      .intersection(texts(wrong.filter { $0.expected == 0 }))
    switch alike.count {
    case 0: return nil
    case 1 where alike.contains("nan"):
      return { _ in "nan never equals itself, use isNaN()" }
    default: return { _ in "some print alike, but == is false" }
    }
  }

  /// The values in the order in which they are first named; equal ones in one group.
  private func groups() -> [Group] {
    var multiset = Multiset<Items.Element>([])
    var expectedCounts: [Int] = []
    var indices: [[Int]] = []
    func group(of value: Items.Element) -> Int {
      let group = multiset.group(of: value)
      if group == indices.count {
        expectedCounts.append(0)
        indices.append([])
      }
      return group
    }
    for value in expected { expectedCounts[group(of: value)] += 1 }
    for index in elements.indices { indices[group(of: elements.array[index])].append(index) }
    return multiset.groups.indices.map { group in
      Group(
        value: multiset.groups[group].value,
        expected: expectedCounts[group],
        indices: indices[group]
      )
    }
  }

  private func summary(of wrong: [Group], _ limits: TextLimits) -> String {
    let counts = wrong.filter { $0.expected > 0 && !$0.indices.isEmpty }
    let missing = wrong.filter(\.indices.isEmpty)
    let unexpected = wrong.filter { $0.expected == 0 }
    let parts = [
      missing.isEmpty
        ? nil : "missing \(list(missing.map { group in { text(missing: group, $0) } }, limits))",
      unexpected.isEmpty
        ? nil
        : "unexpected "
          + list(unexpected.map { group in { text(unexpected: group, $0) } }, limits),
    ]
    .compactMap(\.self)
    return
      (counts.map { "\(describing($0.value)(limits)) \(text(counts: $0, limits))" }.prefix(
        limits.items
      )
      + (counts.count > limits.items ? ["and \(counts.count - limits.items) more counts"] : [])
      + (parts.isEmpty ? [] : [parts.joined(separator: ", ")]))
      .joined(separator: "; ")
  }

  private func text(missing group: Group, _ limits: TextLimits) -> String {
    describing(group.value)(limits) + (group.expected > 1 ? " \(times(group.expected))" : "")
  }

  private func text(unexpected group: Group, _ limits: TextLimits) -> String {
    if elements.areOrdered {
      return describing(group.value)(limits) + positions(group, limits)
    }
    let count = group.indices.count
    return describing(group.value)(limits) + (count > 1 ? " \(times(count))" : "")
  }

  private func text(counts group: Group, _ limits: TextLimits) -> String {
    "expected \(times(group.expected)), "
      + "but was \(times(group.indices.count))\(positions(group, limits))"
  }

  private func positions(_ group: Group, _ limits: TextLimits) -> String {
    guard elements.areOrdered else { return "" }
    return " at \(list(group.indices.map { index in { _ in "[\(index)]" } }, limits))"
  }

  /// Lines only for what the first line has no room for.
  private func items(of wrong: [Group]) -> [Fact] {
    guard wrong.count > TextLimits.summary.items else { return [] }
    return Fact.list(
      wrong.map { group in
        if group.indices.isEmpty { return ("missing", { text(missing: group, $0) }) }
        if group.expected == 0 { return ("unexpected", { text(unexpected: group, $0) }) }
        return (describing(group.value)(.summary), { text(counts: group, $0) })
      }
    )
  }
}

/// How often, in words as far as there are some.
package func times(_ count: Int) -> String {
  switch count {
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}
