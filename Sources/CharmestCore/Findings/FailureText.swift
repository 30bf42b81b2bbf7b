/// The text of one failure: a first line that says everything, and further lines that add to it.
///
/// Each line stays one line, whatever the values, labels and reasons in it contain. Line breaks,
/// control characters and invisible characters are escaped, so that no value can look like a line
/// of the log.
///
/// The first line has at most 200 columns and as many Unicode scalars, each other line 160. The
/// whole text has at most 30 lines and 3,500 bytes of UTF-8; what is left out is counted. The
/// environment variable `CHARMEST_TEXT_LIMIT` multiplies these limits for one run.
public struct FailureText: Sendable, Equatable {
  /// The first line: subject, what was expected, what came, and where.
  public let summary: String
  /// The further lines, each a `key: value` pair indented by two spaces.
  public let details: [String]

  /// - Parameters:
  ///   - explanation: What is wrong.
  ///   - subject: What was asserted, such as `order.extras`, or an empty text.
  ///   - scale: How many times longer than usual the text may be.
  package init(
    _ explanation: Explanation, about subject: Phrase = "", scale: Int = Layout.scaleOfThisRun
  ) {
    let layout = Layout(scale: scale)
    let subject = subject.plainText.isBlank ? "" : subject
    let wholes = explanation.sentenceOfWholes.map {
      layout.summary(of: "\(subject.asSubject.framed(by: "", ": "))\($0)")
    }.flatMap { $0.isWhole ? $0 : nil }
    let showsWholes = wholes != nil
    let first = wholes ?? layout.summary(of: explanation.sentence(about: subject))
    let items =
      explanation.details.isEmpty
      ? explanation.items(most: layout.items).needed(showsWholes ? .always : .unlessSaid)
      : explanation.details
    summary = first.text
    let whole =
      showsWholes
      ? []
      : layout.lines(
        of: first.isWhole ? explanation.whole : explanation.wholeWithExpected(in: layout),
        below: first)
    let lines = (items + explanation.circumstances).filter {
      $0.isNeeded(beside: first, hasWholes: !whole.isEmpty)
    }
    details = layout.details(lines, whole, below: first)
  }
}

extension FailureText: CustomStringConvertible {
  /// The whole text, one line for the summary and one for each detail.
  public var description: String { ([summary] + details).joined(separator: "\n") }
}

extension Explanation {
  /// The whole values, also what was expected where only the first line says it.
  fileprivate func wholeWithExpected(in layout: Layout) -> WholeValues? {
    guard whole?.expected == nil, details.isEmpty, differences.count == 1,
      let expected = located.first?.expected, !expected.isAtAGlance,
      layout.wholeText(of: expected) != nil
    else { return whole }
    return WholeValues(expected: expected, actual: whole?.actual)
  }
}

extension Difference {
  /// What was expected, if it is told apart from what came.
  fileprivate var expected: Phrase? {
    switch claim {
    case .unequal(let expected, _), .reason(let expected, _): expected
    case .missing, .unexpected, .statement, .parts: nil
    }
  }
}

extension DetailLine {
  fileprivate func isNeeded(beside first: Layout.Line, hasWholes: Bool) -> Bool {
    switch need {
    case .always: true
    // What is only cut stands in the whole values.
    case .unlessSaid: !first.isComplete || !first.isWhole && !hasWholes
    case .ifSubjectIsCut: first.cutsSubject
    }
  }
}

extension Layout {
  /// The lines behind the first one; if there is no room for all, those that say least go.
  ///
  /// - Parameters:
  ///   - items: The lines, in their order.
  ///   - whole: The lines of the whole values.
  ///   - first: The first line.
  /// - Returns: The lines, and how many are left out.
  fileprivate func details(_ items: [DetailLine], _ whole: [String], below first: Line)
    -> [String]
  {
    let lines = items.flatMap { $0.lines(self.items) }.map { ($0, line($0.key, $0.value)) }
    // Lines that only repeat the first one add nothing.
    let addNothing = lines.allSatisfy { item, text in
      item.need != .unlessSaid || first.text.contains(text.dropFirst("  \(item.key): ".count))
    }
    var kept: [(kind: DetailLine.Kind?, text: String)] = lines.compactMap { item, text in
      item.need == .unlessSaid && addNothing ? nil : (item.kind, text)
    }
    kept += whole.map { (nil, $0) }
    let used = first.text.utf8.count

    func fits(besides lines: Int, bytes: Int) -> Bool {
      guard kept.count + lines <= self.lines else { return false }
      return kept.reduce(bytes) { $0 + $1.text.utf8.count + 1 } <= self.bytes
    }
    guard !fits(besides: 1, bytes: used) else { return kept.map(\.text) }

    var omitted = 0
    // For the line that says how many are omitted.
    let reserve = 60
    let order: [(DetailLine.Kind?) -> Bool] = [
      { $0 == .matched }, { $0 == nil }, { $0 == .context }, { _ in true },
    ]
    for goesFirst in order {
      while !fits(besides: 2, bytes: used + reserve),
        let last = kept.lastIndex(where: { goesFirst($0.kind) })
      {
        kept.remove(at: last)
        omitted += 1
      }
    }
    return kept.map(\.text) + ["  omitted: \(counted(omitted, "line")), see CHARMEST_TEXT_LIMIT"]
  }

  /// The whole values, unless one has no room, both read alike, or the first line has them.
  fileprivate func lines(of whole: WholeValues?, below first: Line) -> [String] {
    let sides: [(key: String, value: Phrase?, words: [String])] = [
      ("expected: ", whole?.expected, ["expected "]),
      // Both values begin in the same column.
      (whole?.expected == nil ? "but was: " : "but was:  ", whole?.actual, ["was ", "in "]),
    ]
    var lines: [String] = []
    var texts: Set<String> = []
    var isSaid = true
    for (key, value, words) in sides {
      guard let value else { continue }
      guard let text = wholeText(of: value) else { return [] }
      lines.append("  \(key)\(text)")
      texts.insert(text)
      if !words.contains(where: { first.text.contains($0 + text) }) { isSaid = false }
    }
    return isSaid || texts.count < lines.count ? [] : lines
  }
}
