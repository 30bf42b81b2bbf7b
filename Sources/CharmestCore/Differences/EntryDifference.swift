extension ValueComparison {
  /// What differs between two dictionaries.
  func entryDifference(_ expected: Shape.Entries, _ actual: Shape.Entries, _ nesting: Nesting)
    -> Explanation?
  {
    // With their values, because a key such as NaN is never found again.
    let (known, isComplete) = searching {
      expected.all.compactMap { key, value -> ChangedEntry? in
        let actualValue = actual.value(key)
        if let actualValue, isSame(value, actualValue) { return nil }
        return ChangedEntry(key: key, expected: value, actual: actualValue)
      }
    }
    let unexpected = actual.all.filter { expected.value($0.key) == nil }
    let changed =
      known + unexpected.map { ChangedEntry(key: $0.key, expected: nil, actual: $0.value) }
    let order = indicesInStableOrder(changed.map(\.key))
    let alike = alikeKeys(changed, order, nesting)
    let renamed = renamed(changed, order, alike)
    let told = Set(renamed.values)
    // First the differences that nobody can see by comparing the entries.
    let noted =
      order.filter { alike[$0] != nil } + order.filter { alike[$0] == nil && !told.contains($0) }
    // An entry that has another key is one difference, not two.
    let missing = known.count { $0.actual == nil } - told.count
    let tally = Tally(
      changed: known.count - missing, missing: missing, unexpected: unexpected.count - told.count,
      outOf: expected.all.count + unexpected.count - told.count, .entries, isLeast: !isComplete)
    if changed.count == 2, let swap = swapped(order.map { changed[$0] }) {
      return Explanation([swap], tally: tally)
    }
    return nesting.explanation(of: noted, tally) { index, nesting in
      let entry = changed[index]
      let hasRoom = alike[index] == nil || Nearest.isShown(entry.key)
      let key = Path.key(of: entry.key, limit: hasRoom ? Layout.keyInPath : Layout.keyBesideNote)
      if let other = renamed[index], let expected = entry.expected {
        let otherKey = alike[index]?.key ?? describing(changed[other].key)
        return Explanation(
          entryExpected: describing(expected), isAt: "the unexpected key \(otherKey)"
        ).at(key)
      }
      var explanation = self.explanation(of: entry, nesting)
      if let alike = alike[index] {
        explanation.differences[0].note = "nearest key is \(alike.key)"
      }
      return explanation.of("value", describing(entry.actual as Any), at: key)
    }
  }

  private struct ChangedEntry {
    let key: Any
    let expected: Any?
    let actual: Any?
  }

  /// For each missing entry whose value is that of exactly one unexpected entry, that entry.
  private func renamed(
    _ changed: [ChangedEntry], _ order: [Int], _ alike: [Int: (index: Int, key: Phrase)]
  ) -> [Int: Int] {
    // A key that reads alike was meant, whatever its value is.
    let meant = Set(alike.values.map(\.index))
    func mayBeRenamed(_ missing: Int, _ unexpected: Int) -> Bool {
      alike[missing].map { $0.index == unexpected } ?? !meant.contains(unexpected)
    }
    let missing = order.filter { changed[$0].actual == nil }
    let unexpected = order.filter { changed[$0].expected == nil }
    guard missing.count * unexpected.count <= Layout.comparedValues else { return [:] }
    let (pairs, isComplete) = searching {
      missing.flatMap { missing in
        unexpected.filter { unexpected in
          guard mayBeRenamed(missing, unexpected), let expected = changed[missing].expected,
            let actual = changed[unexpected].actual
          else { return false }
          return isSame(expected, actual)
        }.map { (missing: missing, unexpected: $0) }
      }
    }
    guard isComplete else { return [:] }
    let byMissing = Dictionary(grouping: pairs, by: \.missing)
    let byUnexpected = Dictionary(grouping: pairs, by: \.unexpected)
    let alone = pairs.filter {
      byMissing[$0.missing]?.count == 1 && byUnexpected[$0.unexpected]?.count == 1
    }
    return Dictionary(uniqueKeysWithValues: alone.map { ($0.missing, $0.unexpected) })
  }

  private func swapped(_ changed: [ChangedEntry]) -> Difference? {
    let values = changed.compactMap { entry in
      if let expected = entry.expected, let actual = entry.actual {
        return (path: Path.key(of: entry.key), expected: expected, actual: actual)
      }
      return nil
    }
    return CharmestCore.swapped(values)
  }

  private func explanation(of entry: ChangedEntry, _ nesting: Nesting) -> Explanation {
    switch (entry.expected, entry.actual) {
    case (let expected?, let actual?): return certainDifference(expected, actual, nesting)
    case (let expected?, nil):
      return Explanation(missingEntry: describing(expected))
    case (nil, let actual):
      return Explanation(unexpectedEntry: actual.map { describing($0) } ?? "nil")
    }
  }

  /// For the missing entries that are listed, the unexpected one whose key reads alike, and how the
  /// two keys differ.
  private func alikeKeys(
    _ changed: [ChangedEntry], _ order: [Int], _ nesting: Nesting
  ) -> [Int: (index: Int, key: Phrase)] {
    let missing = Array(order.lazy.filter { changed[$0].actual == nil }.prefix(nesting.listed))
    // Many keys together are compared with as many as one alone would be.
    let compared = order.filter { changed[$0].expected == nil }
      .prefix(max(1, Layout.comparedValues / max(1, missing.count)))
    var alike: [Int: (index: Int, key: Phrase)] = [:]
    for index in missing {
      let expected = changed[index].key
      guard let nearest = Nearest(of: compared.count, { (expected, changed[compared[$0]].key) }),
        nearest.isHidden
      else { continue }
      let other = compared[nearest.index]
      alike[index] = (other, nearest.text(ofKey: changed[other].key, expecting: expected))
    }
    return alike
  }
}

extension Explanation {
  /// Says that a dictionary does not have a key, and which value was expected for it.
  init(missingEntry expected: Phrase, note: Phrase? = nil) {
    self = Explanation(.statement("missing, expected \(expected)"), note: note).summingUp {
      [Difference(.missing(expected))]
    }
  }

  /// Says that a dictionary has an unexpected key, and which value.
  init(unexpectedEntry actual: Phrase) {
    self = Explanation(.statement("unexpected, was \(actual)")).summingUp {
      [Difference(.unexpected(actual))]
    }
  }

  /// Says that a dictionary has the expected value under another key.
  init(entryExpected expected: Phrase, isAt other: Phrase, note: Phrase? = nil) {
    let outcome: Phrase = "it is at \(other)"
    self = Explanation(.statement("expected \(expected), but \(outcome)"), note: note).summingUp {
      [Difference(.reason(expected: expected, but: outcome))]
    }
  }
}
