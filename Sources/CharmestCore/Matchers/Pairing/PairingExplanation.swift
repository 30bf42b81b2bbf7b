/// Says which matchers and which elements have no partner, and why.
struct PairingExplanation<Items: Sequence> {
  private let pairing: Pairing
  private let matchers: [Matcher<Items.Element>]
  private let elements: Elements<Items>
  private let missing: [Int]
  private let unexpected: [Int]
  /// The elements that may have been meant by a missing one.
  private let leftOver: [Int]
  private let requirement: UnorderedMatch

  init(
    _ pairing: Pairing, _ matchers: [Matcher<Items.Element>], _ elements: Elements<Items>,
    _ requirement: UnorderedMatch
  ) {
    let pairing = elements.areOrdered ? pairing : pairing.withElements(at: elements.indices)
    self.pairing = pairing
    self.matchers = matchers
    self.elements = elements.inStableOrder
    // What the requirement allows to be left over is not reported.
    missing = requirement == .subset ? [] : pairing.assignment.unpairedExpectations
    unexpected = requirement == .superset ? [] : pairing.assignment.unpairedElements
    self.requirement = requirement
    leftOver = requirement == .superset ? pairing.assignment.unpairedElements : unexpected
  }

  func explanation(expected: Phrase) -> Explanation {
    // For the nearest of many values, only the count is asked.
    if Nearest.isSearching.get() { return Explanation(.statement(""), tally: tally) }
    let texts = onlyTexts
    let explanation = Explanation(
      .statement(texts?.summary ?? summary), note: texts?.note,
      tally: tally,
      details: DetailLine.list(
        missing.lazy.map { matcher in ("missing", text(missing: matcher)) })
        + DetailLine.list(
          unexpected.lazy.map { element in ("unexpected", text(unexpected: element)) })
        + matched, whole: elements.whole
    ).summingUp { each }
    // Nothing is missing of a subset, so that only this says what is allowed.
    return requirement == .subset ? explanation.expecting(expected, ifCut: true) : explanation
  }

  private var tally: Tally? {
    let paired = matchers.count - pairing.assignment.unpairedExpectations.count
    return requirement.tally(paired, expected: matchers.count, came: elements.array.count)
  }

  /// Each value that is missing or unexpected, or what differs in it, on its own.
  private var each: [Difference] {
    if let pairs = nearPairs ?? onlyPair { return pairs.flatMap(\.each) }
    return missing.listable.map { Difference(.missing(matchers[$0].expected)) }
      + unexpected.listable.map { index in
        Difference(at: elements.path(index), .unexpected(describing(elements.array[index])))
      }
  }

  private var summary: Phrase {
    if missing.isEmpty, let near = nearMatcher {
      let others = elements.located(unexpected.filter { $0 != near.element })
      let nearest: Phrase = "\(matchers[near.matcher].expected): \(near.explanation.asItem)"
      return """
        unexpected \(elements.located([near.element])[0]), \(near.searched.nearest(is: nearest))\
        \(missingAndUnexpected([], others).framed(by: "; ", ""))
        """
    }
    if let pairs = nearPairs { return list(pairs.map(\.asItem), joint: .semicolon) }
    if missing.count + unexpected.count > 2 || unexpected.isEmpty, let near = nearPair {
      let place =
        elements.areOrdered
        ? Phrase(elements.place(near.element)) : describing(elements.array[near.element])
      let others = missing.filter { $0 != near.matcher }
      let rest = missingAndUnexpected(
        others.map { matchers[$0].expected },
        elements.located(unexpected.filter { $0 != near.element }))
      let count = Phrase(
        "\(others.count) more missing"
          + (unexpected.count > 1 ? ", \(unexpected.count - 1) more unexpected" : ""))
      let nearest: Phrase = "\(place): \(near.explanation.asItem)"
      return """
        missing \(matchers[near.matcher].expected), \(near.searched.nearest(is: nearest))\
        \((others.isEmpty ? rest : .if(.listed(2), rest, orElse: count)).framed(by: "; ", ""))
        """
    }
    let reason = proof ?? onlyDifference ?? ""
    return missingAndUnexpected(
      missing.map { matchers[$0].expected }, elements.located(unexpected))
      + reason.framed(by: ": ", "")
  }

  /// Why each of several missing matchers does not accept the element that is nearest to it, if that
  /// leaves nothing over.
  private var nearPairs: [Explanation]? {
    guard elements.areOrdered, missing.count > 1, missing.count == unexpected.count,
      missing.count <= Layout.named
    else { return nil }
    var pairs: [Explanation] = []
    var taken: Set<Int> = []
    for matcher in missing where pairing.accepted[matcher].isEmpty {
      guard let near = nearest(to: matcher), isNear(near.mismatch),
        taken.insert(near.index).inserted
      else { return nil }
      pairs.append(near.mismatch.explanation.at(elements.path(near.index)))
    }
    return pairs.count == missing.count ? pairs : nil
  }

  /// The same of the only missing matcher and the only unexpected element.
  private var onlyPair: [Explanation]? {
    guard elements.areOrdered, let onlyMismatch, isNear(onlyMismatch) else { return nil }
    return [onlyMismatch.explanation.at(elements.path(unexpected[0]))]
  }

  /// Why the only missing matcher does not accept the only unexpected element.
  private var onlyMismatch: Mismatch? {
    guard missing.count == 1, unexpected.count == 1 else { return nil }
    return pairing.mismatches[missing[0]][unexpected[0]]
  }

  /// The first missing matcher that nearly accepts an element which is left over, and why it does
  /// not.
  private var nearPair: NearPair? {
    for matcher in missing.prefix(Layout.mostListed) where pairing.accepted[matcher].isEmpty {
      if let near = nearest(to: matcher), isNear(near.mismatch) {
        return (matcher, near.index, near.mismatch.explanation, near.searched)
      }
    }
    return nil
  }

  private typealias NearPair = (
    matcher: Int, element: Int, explanation: Explanation, searched: Nearest.Searched
  )

  /// Whether a matcher nearly accepts an element, and a part of it tells why it does not.
  private func isNear(_ mismatch: Mismatch) -> Bool {
    let explanation = mismatch.explanation
    if explanation.looksAlike { return true }
    return mismatch.cost <= Layout.highestCost
      && (tellsPart(mismatch) || explanation.differences[0].note != nil)
  }

  /// Whether a mismatch tells which part is wrong, and of two sets, what only one of them has.
  private func tellsPart(_ mismatch: Mismatch) -> Bool {
    let explanation = mismatch.explanation
    if explanation.isInside { return true }
    if case .unequal = explanation.differences[0].claim { return false }
    return mismatch.unequalValues != nil
  }

  /// The only missing and the only unexpected value around what tells them apart, if they are long
  /// texts that are nearly the same.
  private var onlyTexts: (summary: Phrase, note: Phrase)? {
    guard let onlyMismatch, isNear(onlyMismatch), let values = onlyMismatch.unequalValues else {
      return nil
    }
    let nearest = Nearest(unexpected[0], values)
    guard let sides = nearest.sides, let note = nearest.note else { return nil }
    let actual: Phrase = "\(sides.actual)\(elements.suffix(unexpected[0]))"
    return (missingAndUnexpected([sides.expected], [actual]), note)
  }

  /// The first unexpected element that some matcher nearly accepts, and why it does not.
  private var nearMatcher: NearPair? {
    for element in unexpected.prefix(Layout.mostListed) {
      if let near = nearestMatcher(to: element) {
        return (near.index, element, near.mismatch.explanation, near.searched)
      }
    }
    return nil
  }

  /// The matcher that nearly accepts an element which no matcher accepts.
  private func nearestMatcher(to element: Int) -> Near? {
    guard !pairing.accepted.contains(where: { $0.contains(element) }) else { return nil }
    return nearest(
      of: matchers.indices.prefix(Layout.mostListed).compactMap { matcher in
        pairing.mismatches[matcher][element].map { (matcher, $0) }
      }.filter { isNear($0.1) }, amongFirst: Layout.mostListed, of: matchers.count)
  }

  /// What differs inside the only unexpected element from the only missing one.
  private var onlyDifference: Phrase? {
    guard let onlyMismatch else { return nil }
    let explanation = onlyMismatch.explanation
    if explanation.looksAlike { return explanation.differences[0].note }
    guard tellsPart(onlyMismatch), explanation.differences.count == 1 else { return nil }
    // Where the matcher is cut, what it expects there stands nowhere else.
    return .if(
      .shown([matchers[missing[0]].expected]), explanation.outcome,
      orElse: explanation.withBothSides.outcome)
  }

  /// Why no pairing exists, if several matchers compete for the same elements.
  private var proof: Phrase? {
    for matcher in missing {
      let shortage = pairing.assignment.shortage(from: matcher)
      guard shortage.expectations.count > 1 else { continue }
      let count = shortage.elements.count
      let wanted = Phrase.if(
        .listed(count), .joined(shortage.elements.map { elements.numbered($0) }, by: ", "),
        orElse: "\(count) elements")
      return "\(shortage.expectations.count) matchers accept only \(wanted)"
    }
    return nil
  }

  private func text(missing matcher: Int) -> Phrase {
    let accepted = pairing.accepted[matcher]
    let reason: Phrase =
      accepted.isEmpty
      ? "accepts no element\((nearestInWords(to: matcher) ?? "").framed(by: ", ", ""))"
      : "accepts only "
        + taken(
          accepted, pairing.assignment.expectationOfElement, { elements.numbered($0) },
          { matchers[$0].expected })
    return "\(matchers[matcher].expected) (\(reason))"
  }

  private func text(unexpected index: Int) -> Phrase {
    let accepting = pairing.accepted.indices.filter { pairing.accepted[$0].contains(index) }
    let near = missing.isEmpty ? nearestMatcher(to: index) : nil
    let nearest = near.map { near in
      let outcome = near.mismatch.explanation.outcome
      return near.searched.nearest(is: "\(matchers[near.index].expected): \(outcome)")
    }
    let reason: Phrase =
      accepting.isEmpty
      ? "accepted by no matcher\((nearest ?? "").framed(by: ", ", ""))"
      : "accepted only by "
        + taken(
          accepting, pairing.assignment.elementOfExpectation, { matchers[$0].expected },
          { elements.numbered($0) })
    return "\(elements.numbered(index)) (\(reason))"
  }

  /// The possible partners of a matcher or an element, which all have other partners.
  private func taken(
    _ partners: [Int], _ owners: [Int?], _ partner: @escaping (Int) -> Phrase,
    _ owner: (Int) -> Phrase
  ) -> Phrase {
    let first = partners.prefix(Layout.mostListed).map(partner)
    let all = Phrase(listing: first, of: partners.count)
    guard partners.count == 1, let other = owners[partners[0]] else {
      return "\(all), which are taken"
    }
    return "\(all), which is taken by \(owner(other))"
  }

  /// The element that is left over and nearest to a missing one.
  private func nearest(to matcher: Int) -> Near? {
    // With many matchers together, as many elements are compared as with one alone.
    let most = max(Layout.mostListed, Layout.comparedValues / max(1, missing.count))
    return nearest(
      of: leftOver.prefix(most).compactMap { index in
        pairing.mismatches[matcher][index].map { (index, $0) }
      }, amongFirst: most, of: leftOver.count)
  }

  /// Of elements or matchers, the nearest one.
  private typealias Near = (index: Int, mismatch: Mismatch, searched: Nearest.Searched)

  private func nearest(
    of candidates: [(index: Int, mismatch: Mismatch)], amongFirst most: Int, of total: Int
  ) -> Near? {
    let compared = candidates.prefix(Nearest.most(.max))
    let likeness = Mismatch.likeness(of: compared.map(\.mismatch))
    let nearest =
      Nearest.best(of: likeness)
      ?? likeness.indices.min { (likeness[$0].cost, $0) < (likeness[$1].cost, $1) }
    let searched = Nearest.Searched(
      compared: likeness.count < candidates.count ? likeness.count : most, total: total)
    return nearest.map { (candidates[$0].index, candidates[$0].mismatch, searched) }
  }

  /// The same in words, and how it differs.
  private func nearestInWords(to matcher: Int) -> Phrase? {
    nearest(to: matcher).map { best in
      let outcome = best.mismatch.explanation.outcome
      if elements.areOrdered {
        return best.searched.nearest(is: "\(elements.place(best.index)): \(outcome)")
      }
      let element = describing(elements.array[best.index])
      return best.searched.nearest(is: element)
        + .if(.alike(outcome, "was \(element)"), "", orElse: ": \(outcome)")
    }
  }

  private var matched: [DetailLine] {
    let lines: [(key: String, value: Phrase)] = elements.array.indices.compactMap { index in
      pairing.assignment.expectationOfElement[index].map { matcher in
        ("matched", "\(elements.numbered(index)) \(matchers[matcher].expected.predicate)")
      }
    }
    return DetailLine.list(lines, .matched)
  }
}

/// Which matchers accept which elements, and the largest one-to-one pairing of both.
///
/// Each matcher judges each element at most once.
struct Pairing {
  let accepted: [[Int]]
  let assignment: Assignment
  /// Why pairs do not match, as long as there are few enough to be worth the memory.
  let mismatches: [[Int: Mismatch]]

  /// - Parameters:
  ///   - matchers: What is expected.
  ///   - elements: What came.
  ///   - judging: Judges each element.
  init<Items: Sequence>(
    of matchers: [Matcher<Items.Element>], with elements: Elements<Items>, by judging: inout Judging
  ) {
    let count = elements.array.count
    var verdicts: [Verdict] = []
    if matchers.count == count {
      for index in matchers.indices {
        verdicts.append(judging.judge(matchers[index], index, of: elements))
        if !verdicts[index].isMatch { break }
      }
      if verdicts.allSatisfy({ $0.isMatch }) {
        self.init(accepted: [], mismatches: [], elementCount: 0)
        return
      }
    }
    let keepsReasons = matchers.count * count <= Layout.reasonsKept
    var accepted: [[Int]] = []
    var mismatches: [[Int: Mismatch]] = []
    for row in matchers.indices {
      var acceptedHere: [Int] = []
      var mismatchesHere: [Int: Mismatch] = [:]
      for column in 0..<count {
        let verdict =
          row == column && row < verdicts.count
          ? verdicts[row] : judging.judge(matchers[row], column, of: elements)
        switch verdict {
        case .match: acceptedHere.append(column)
        case .mismatch(let mismatch) where keepsReasons: mismatchesHere[column] = mismatch
        case .mismatch: break
        }
      }
      accepted.append(acceptedHere)
      mismatches.append(mismatchesHere)
    }
    self.init(accepted: accepted, mismatches: mismatches, elementCount: count)
  }

  init(accepted: [[Int]], mismatches: [[Int: Mismatch]], elementCount: Int) {
    self.accepted = accepted
    self.mismatches = mismatches
    assignment = Assignment(accepted: accepted, elementCount: elementCount)
  }

  /// The pairing of the same elements in another order; no element is judged again.
  ///
  /// - Parameter indices: For each element of the new order, its old index.
  /// - Returns: The pairing, which may leave other elements unpaired.
  func withElements(at indices: [Int]) -> Pairing {
    var place = indices
    for (new, old) in indices.enumerated() { place[old] = new }
    return Pairing(
      accepted: accepted.map { row in row.map { place[$0] }.sorted() },
      mismatches: mismatches.map { row in
        Dictionary(uniqueKeysWithValues: row.map { (place[$0.key], $0.value) })
      }, elementCount: indices.count)
  }
}
