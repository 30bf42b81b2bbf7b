extension ValueComparison {
  /// What differs between two collections of one type, by their elements.
  func elementDifference<Elements: Collection>(_ expected: Elements, _ actual: Any, _ level: Level)
    -> Explanation?
  {
    guard let actual = actual as? Elements else { return nil }
    let (expectedElements, actualElements) = (Array(expected), Array(actual))
    if let byTime = eventDifference(expectedElements, actualElements) { return byTime }
    return elementDifference(
      expectedElements, actualElements, firstIndex: actual.startIndex as? Int ?? 0, level)
  }

  /// What differs between two lists, by their elements.
  func elementDifference<Element>(
    _ expected: [Element], _ actual: [Element], firstIndex: Int = 0, _ level: Level
  ) -> Explanation? {
    let (alignment, isComplete) = searching { self.alignment(expected, actual) }
    if let reordered = reordered(expected, actual, alignment, firstIndex, level) {
      return reordered
    }
    return level.explanation(
      of: alignment.changes, outOf: alignment.total, "elements", isComplete: isComplete
    ) { change, level in
      switch change {
      case .replaced(let expectedOffset, let offset):
        certainDifference(expected[expectedOffset], actual[offset], level).at(
          .index(firstIndex + offset))
      case .missing(let offset, let gap):
        Explanation(.missing(describing(expected[offset]))).at(
          .gap(after: firstIndex + gap - 1, startingAt: firstIndex))
      case .unexpected(let offset):
        Explanation(.unexpected(describing(actual[offset]))).at(.index(firstIndex + offset))
      }
    }
  }

  /// What differs between two lists with the same elements: the place where each element belongs.
  private func reordered<Element>(
    _ expected: [Element], _ actual: [Element], _ alignment: Alignment, _ firstIndex: Int,
    _ level: Level
  ) -> Explanation? {
    guard expected.count == actual.count, alignment.changes.count > 1,
      let moves = alignment.moves(expected, actual)
    else { return nil }
    let explanation = level.explanation(of: moves, outOf: alignment.total, "elements") { move, _ in
      let value = describing(actual[move.from])
      return Explanation(.statement("\(value) belongs at [\(firstIndex + move.to)]")).at(
        .index(firstIndex + move.from))
    }
    return explanation.map { explanation in
      var reordered = explanation
      reordered.tally = Tally(moves.count, of: alignment.total, "elements", .reorder)
      return reordered
    }
  }

  private func alignment<Element>(_ expected: [Element], _ actual: [Element]) -> Alignment {
    func typed<Value: Equatable>(_ type: Value.Type) -> Alignment? {
      // A cast of an array to its own type costs nothing, but putting each element into an `Any`
      // does.
      guard let expected = expected as? [Value], let actual = actual as? [Value] else { return nil }
      return Alignment(expected, actual, cost: cost, by: ==)
    }
    if let type = Element.self as? any Equatable.Type, let alignment = typed(type) {
      return alignment
    }
    return Alignment(expected, actual, cost: cost, by: isSame)
  }
}

extension Alignment {
  /// The places of the misplaced elements, if only the order is wrong.
  fileprivate func moves<Element>(_ expected: [Element], _ actual: [Element]) -> [(
    from: Int, to: Int
  )]? {
    var places: [AnyHashable: [Int]] = [:]
    var misplaced: [(AnyHashable, Int)] = []
    for change in changes {
      let (wanted, came): (Int?, Int?) =
        switch change {
        case .replaced(let expected, let actual): (expected, actual)
        case .missing(let expected, _): (expected, nil)
        case .unexpected(let actual): (nil, actual)
        }
      if let wanted {
        guard let value = expected[wanted] as? AnyHashable else { return nil }
        places[value, default: []].append(wanted)
      }
      if let came {
        guard let value = actual[came] as? AnyHashable else { return nil }
        misplaced.append((value, came))
      }
    }
    var moves: [(from: Int, to: Int)] = []
    for (value, from) in misplaced {
      guard let to = places[value]?.first else { return nil }
      places[value]?.removeFirst()
      moves.append((from, to))
    }
    return places.values.allSatisfy(\.isEmpty) ? moves : nil
  }
}

/// A set whose elements are known only at run time.
protocol ComparableAsSet { func difference(to actual: Any) -> Explanation? }

extension Set: ComparableAsSet {
  func difference(to actual: Any) -> Explanation? {
    guard let actual = actual as? Self else { return nil }
    let missing = inStableOrder(subtracting(actual))
    let unexpected = inStableOrder(actual.subtracting(self))
    guard !missing.isEmpty || !unexpected.isEmpty else { return nil }
    let unmatched = Unmatched(
      missing: missing.lazy.map { Unmatched.Item($0) },
      unexpected: unexpected.lazy.map { Unmatched.Item($0) })
    return Explanation(
      .statement(Phrase(unmatched.summary)), note: unmatched.note,
      tally: Tally(count - missing.count, of: Swift.max(count, actual.count), "elements", .match),
      facts: unmatched.lines.unlessListed(Swift.max(missing.count, unexpected.count)),
      whole: WholeValues(ofExpected: self, actual: actual))
  }
}

/// A dictionary whose keys and values are known only at run time.
protocol ComparableAsDictionary {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation?
  /// The values of each key, in this dictionary and in another.
  func values(facing actual: Any) -> AnySequence<(expected: Any?, actual: Any?)>
}

extension Dictionary: ComparableAsDictionary {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    guard let actual = actual as? Self else { return nil }
    // With their values, because a key such as NaN is never found again.
    let (kept, isComplete) = comparison.searching {
      compactMap { key, expected -> (key: Key, expected: Value?, actual: Value?)? in
        let other = actual[key]
        if let other, comparison.isSame(expected, other) { return nil }
        return (key, expected, other)
      }
    }
    var changed = kept
    let unexpected = actual.filter { self[$0.key] == nil }
    changed += unexpected.map { ($0, nil, $1) }
    let order = indicesInStableOrder(changed.map(\.key))
    let unexpectedKeys = inStableOrder(Array(unexpected.keys))
    var notes: [Int: Phrase] = [:]
    let missing = Array(order.lazy.filter { changed[$0].actual == nil }.prefix(level.listed))
    // Many keys together are compared with as many as one alone would be.
    let facing = Array(
      unexpectedKeys.prefix(Swift.max(1, Nearest.mostCompared / Swift.max(1, missing.count))))
    for index in missing {
      notes[index] = note(onMissing: changed[index].key, among: facing)
    }
    // First the differences that nobody can see by comparing the entries.
    let noted = order.filter { notes[$0] != nil } + order.filter { notes[$0] == nil }
    return level.explanation(
      of: noted, outOf: count + unexpected.count, "entries", isComplete: isComplete
    ) { index, level in
      let entry = changed[index]
      var explanation = explanation(entry.expected, entry.actual, in: comparison, level)
      let note = notes[index]
      if let note { explanation.differences[0].note = note }
      let key = ValueDescription(of: entry.key, limit: note == nil ? 60 : 30)
      return explanation.at(.key(key.text))
    }
  }

  private func explanation(
    _ expected: Value?, _ actual: Value?, in comparison: ValueComparison, _ level: Level
  ) -> Explanation {
    switch (expected, actual) {
    case (let expected?, let actual?): return comparison.certainDifference(expected, actual, level)
    case (let expected?, nil):
      let expected = describing(expected)
      return Explanation(.statement("missing, expected \(expected)"))
    case (nil, let actual):
      let actual = actual.map { describing($0) } ?? "nil"
      return Explanation(.statement("unexpected, was \(actual)"))
    }
  }

  /// How a missing key differs from an unexpected one, if that cannot be seen.
  private func note(onMissing key: Key, among unexpected: [Key]) -> Phrase? {
    let room = TextLimits(value: 60, context: 20, items: 1)
    guard let nearest = Nearest(of: unexpected.count, { (key, unexpected[$0]) }),
      !nearest.isInSight(room)
    else { return nil }
    return Phrase { limits in
      let key = describing(unexpected[nearest.index])
      return "nearest key is \(nearest.text(at: "", key, limits.forTwoValues))"
    }
  }

  func values(facing actual: Any) -> AnySequence<(expected: Any?, actual: Any?)> {
    typealias Pair = (expected: Any?, actual: Any?)
    guard let actual = actual as? Self else { return AnySequence([]) }
    let expected = lazy.map { pair -> Pair in (pair.value, actual[pair.key].map { $0 as Any }) }
    let unexpected = actual.lazy.filter { self[$0.key] == nil }.map { pair -> Pair in
      (nil, pair.value)
    }
    return AnySequence([AnySequence(expected), AnySequence(unexpected)].joined())
  }
}

extension [AnyHashable: Any] {
  /// A dictionary of entries; nil if one of their keys cannot be hashed.
  init?(hashing entries: [(key: Any, value: Any)]) {
    self.init()
    for (key, value) in entries {
      guard let key = key as? AnyHashable else { return nil }
      self[key] = value
    }
  }
}
