/// The text of one failure: a first line that says everything, and further lines that add to it.
///
/// Each line stays one line, whatever the values, labels and reasons in it contain. Line breaks,
/// control characters and invisible characters are escaped, so that no value can look like a line
/// of the log.
///
/// The first line has at most 200 columns and as many Unicode scalars, each other line 160. A value
/// that is longer goes on in further lines, as far as there is room. The whole text has at most 30
/// lines and 3,500 bytes of UTF-8; what is left out is counted. The environment variable
/// `CHARMEST_TEXT_LIMIT` multiplies these limits for one run.
public struct FailureText: Sendable, Equatable {
  /// The first line: subject, what was expected, what came, and where.
  public let summary: String
  /// The further lines, each a `key: value` pair indented by two spaces, or the rest of the value
  /// above it, indented by six.
  public let details: [String]

  /// - Parameters:
  ///   - explanation: What is wrong.
  ///   - subject: What was asserted, such as `order.extras`, or an empty text.
  ///   - scale: How many times longer than usual the text may be.
  package init(
    _ explanation: Explanation, about subject: Phrase = "", scale: Int = Layout.scaleOfThisRun
  ) {
    let layout = Layout(scale: scale)
    let explanation = explanation.showingPlaces
    let subject = subject.plainText.isBlank ? "" : subject
    let wholes = explanation.sentenceOfWholes.map {
      layout.summary(of: "\(subject.asSubject.framed(by: "", ": "))\($0)")
    }.flatMap { $0.isWhole ? $0 : nil }
    let showsWholes = wholes != nil
    let first = wholes ?? layout.summary(of: explanation.sentence(about: subject))
    let whole =
      showsWholes ? Layout.Wholes() : layout.wholeValues(of: explanation, below: first)
    func isNeeded(_ need: DetailLine.Need) -> Bool {
      need.isMet(beside: first, hasWholes: whole.haveBothSides)
    }
    var items = explanation.details
    let need = showsWholes ? DetailLine.Need.always : .unlessSaid
    if items.isEmpty, isNeeded(need) { items = explanation.items(most: layout.items).needed(need) }
    if first.isCut {
      if items.isEmpty, whole.lines.isEmpty || explanation.hasOneMissingOutsideOfWhole {
        items = layout.itemThatIsCut(in: first, explanation)
      } else if whole.lines.isEmpty,
        let expected = explanation.expectation(missingOn: first, layout)
      {
        items += [DetailLine(.expectation, "expected", expected)].needed(.unlessSaid)
      }
    }
    summary = first.text
    let lines = (items + explanation.linesOfExpectedWholes + explanation.lastLines).filter {
      isNeeded($0.need)
    }
    details = layout.details(lines, whole, below: first)
  }
}

extension FailureText: CustomStringConvertible {
  /// The whole text, one line for the summary and one for each detail.
  public var description: String { ([summary] + details).joined(separator: "\n") }
}

extension Explanation {
  /// The places in which two texts differ, in place of the only difference.
  fileprivate var showingPlaces: Explanation {
    guard differences.count == 1, tally == nil, unlisted == 0, !differences[0].places.isEmpty else {
      return self
    }
    var shown = self
    shown.path = path + differences[0].path
    shown.differences = differences[0].places
    return shown
  }

  /// A line for each of the wholes that were expected; of equal ones, for the first.
  fileprivate var linesOfExpectedWholes: [DetailLine] {
    var seen: Set<String> = []
    let wholes = expectedWholes.filter { seen.insert($0.expected.plainText).inserted }
    return DetailLine.list(
      wholes.map { path, expected in
        (path.isRoot ? "expected" : "expected \(path.inList)", expected)
      }, .context)
  }

  /// What was expected, if it is a description that the first line does not have.
  fileprivate func expectation(missingOn first: Layout.Line, _ layout: Layout) -> Phrase? {
    if let expectation { return layout.shows(expectation, on: first) ? nil : expectation }
    guard whole?.expected == nil, let expected = sides?.expected, !expected.isAtAGlance else {
      return nil
    }
    return expected
  }

  /// The whole values, also those that the first line cuts and no other line has.
  fileprivate func wholeOfEachSide(missingOn first: Layout.Line, _ layout: Layout) -> WholeValues? {
    guard whole?.expected == nil, let (_, actual) = sides else { return whole }
    let expected = expectation(missingOn: first, layout)
    guard expected != nil || whole == nil else { return whole }
    return WholeValues(
      expected: expected,
      actual: whole?.actual ?? actual.flatMap { path.isRoot && !$0.isAtAGlance ? $0 : nil })
  }

  /// Whether it is about one missing value, which the whole values do not have.
  fileprivate var hasOneMissingOutsideOfWhole: Bool {
    guard whole?.expected == nil, differences.count == 1 else { return false }
    return switch differences[0].claim {
    case .missing, .statement: true
    case .unequal, .reason, .unexpected, .parts: false
    }
  }

  /// Whether all that is wrong is that values are missing.
  fileprivate var onlyMisses: Bool {
    whole?.expected == nil
      && told.allSatisfy { if case .missing = $0.claim { true } else { false } }
  }

  /// What was expected of the one value that differs, and what came if that is told as a value.
  fileprivate var sides: (expected: Phrase, actual: Phrase?)? {
    guard differences.count == 1, let expected = differences[0].claim.expected else { return nil }
    if case .unequal(_, let actual) = differences[0].claim { return (expected, actual) }
    return (expected, nil)
  }
}

extension DetailLine.Need {
  fileprivate func isMet(beside first: Layout.Line, hasWholes: Bool) -> Bool {
    switch self {
    case .always: true
    // What is only cut stands in the whole values.
    case .unlessSaid, .unlessShown: !first.isComplete || !first.isWhole && !hasWholes
    case .ifSubjectIsCut: first.cutsSubject
    }
  }
}

extension Layout {
  /// The lines behind the first one; if there is no room for all, those that say least go, and if
  /// there is room for more, values that a line cuts go on in the next ones.
  ///
  /// - Parameters:
  ///   - items: The lines, in their order.
  ///   - whole: The lines of the whole values.
  ///   - first: The first line.
  /// - Returns: The lines, and how many are left out.
  fileprivate func details(_ items: [DetailLine], _ whole: Wholes, below first: Line)
    -> [String]
  {
    let lines = items.flatMap { $0.lines(self.items) }.map { ($0, line($0.key, $0.value)) }
    func onLines(_ item: DetailLine, _ most: Int = Self.linesOfItem) -> [String]? {
      wholeLines(item.key, item.value, atMost: most)
    }
    func linesOfParts(_ item: DetailLine) -> [String]? {
      item.parts.isEmpty ? nil : item.parts.map { self.line($0.key, $0.value).text }
    }
    func isSaid(_ item: DetailLine, _ line: Line) -> Bool {
      let value = line.text.dropFirst(Self.head(item.key).count)
      if lines.count == 1 { return first.text.contains(value) }
      // `.b.a 2` does not say `.a 2`.
      return " \(first.text)".contains(" \(item.key) \(value)")
    }
    // Lines that only repeat the first one add nothing.
    let addNothing = lines.allSatisfy { item, line in
      item.need != .unlessSaid && item.need != .unlessShown
        || isSaid(item, line) && (line.isWhole || onLines(item, Self.linesOfWhole) == nil)
    }
    let needed = lines.filter { item, line in
      switch item.need {
      case .unlessSaid: !addNothing
      case .unlessShown: !isSaid(item, line)
      case .always, .ifSubjectIsCut: true
      }
    }
    var kept: [(kind: DetailLine.Kind?, text: [String])] =
      needed.map { ($0.kind, [$1.text]) } + (whole.lines.isEmpty ? [] : [(nil, whole.lines)])
    let used = first.text.utf8.count

    func fits(besides lines: Int, bytes: Int) -> Bool {
      let texts = kept.flatMap(\.text)
      guard texts.count + lines <= self.lines else { return false }
      return texts.reduce(bytes) { $0 + $1.utf8.count + 1 } <= self.bytes
    }
    if fits(besides: 1, bytes: used) {
      let hasContext = needed.contains { item, _ in item.kind == .context }
      for (index, (item, line)) in needed.enumerated() where line.isCut {
        // What other lines show is not shown whole here as well.
        if hasContext && item.kind == .item || whole.haveBothSides && needed.count > 1
          || item.kind == .matched && !whole.lines.isEmpty
        {
          continue
        }
        let cut = kept[index].text
        kept[index].text =
          onLines(item) ?? linesOfParts(item) ?? onLines(item, Self.linesOfWhole) ?? cut
        if !fits(besides: 1, bytes: used) { kept[index].text = cut }
      }
      return kept.flatMap(\.text)
    }

    var omitted = 0
    // Nil stands for the whole values.
    let order: [DetailLine.Kind?] = [.matched, nil, .expectation, .context, .item]
    for kind in order {
      while !fits(besides: 2, bytes: used + Self.roomOfOmitted),
        let last = kept.lastIndex(where: { $0.kind == kind })
      {
        omitted += kept.remove(at: last).text.count
      }
    }
    return kept.flatMap(\.text) + [
      "  omitted: \(counted(omitted, "line")), see CHARMEST_TEXT_LIMIT"
    ]
  }

  /// The line of a single difference that has no room on the first line.
  fileprivate func itemThatIsCut(in first: Line, _ explanation: Explanation) -> [DetailLine] {
    guard explanation.differences.count == 1, var only = explanation.located.first else {
      return []
    }
    only.note = nil
    let item = DetailLine.item(only)
    guard let lines = wholeLines(item.key, item.value, atMost: Self.linesOfWhole),
      !first.text.contains(lines.joined().dropFirst(Self.head(item.key).count))
    else { return [] }
    return [item]
  }

  /// The whole values, unless one has no room, both read alike, or the first line has them.
  fileprivate func wholeValues(of explanation: Explanation, below first: Line) -> Wholes {
    let isCut = first.isCut
    let whole = isCut ? explanation.wholeOfEachSide(missingOn: first, self) : explanation.whole
    let isOneValue =
      explanation.sides != nil && !explanation.isInside && explanation.details.isEmpty
    let sides: [(key: String, value: Phrase?, words: [String])] = [
      ("expected", whole?.expected, ["expected "]),
      ("but was", whole?.actual, ["was ", "in "]),
    ]
    var lines: [String] = []
    var texts: [String] = []
    var isSaid = true
    var saidSides = 0
    for (key, value, words) in sides {
      guard var value else { continue }
      // Both values begin in the same column.
      if !lines.isEmpty { value = " \(value)" }
      let most = isCut && isOneValue ? Self.linesOfWhole : 1
      // Where all that is said is what is missing, a cut value says more than none.
      let beginning = explanation.onlyMisses ? [line(key, value).text] : nil
      guard let shown = wholeLines(key, value, atMost: most) ?? beginning else {
        return Wholes(lines: lineOfPart(in: explanation))
      }
      let text = String(shown.joined().dropFirst(Self.head(key).count).drop { $0 == " " })
      if words.contains(where: { first.text.contains($0 + text) }) {
        // Beside another value, it is shown to be compared with that.
        if explanation.whole?.expected == nil {
          saidSides += 1
          continue
        }
      } else {
        isSaid = false
      }
      lines += shown
      texts.append(text)
    }
    if isSaid || Set(texts).count < texts.count { return Wholes() }
    let bytes = lines.reduce(first.text.utf8.count) { $0 + $1.utf8.count + 1 }
    if lines.count > texts.count, bytes > self.bytes {
      return Wholes(lines: lineOfPart(in: explanation))
    }
    return Wholes(lines: lines, haveBothSides: texts.count + saidSides > 1)
  }

  /// The outermost part around the differences that has room on a line.
  private func lineOfPart(in explanation: Explanation) -> [String] {
    explanation.partsAround.reversed().lazy.compactMap { part in
      wholeLines("\(part.word) \(part.path.inList)", part.value, atMost: 1)
    }.first ?? []
  }

  /// The lines of the whole values.
  fileprivate struct Wholes {
    var lines: [String] = []
    /// Whether they also have what was expected.
    var haveBothSides = false
  }
}
