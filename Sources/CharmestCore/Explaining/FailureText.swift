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
    _ explanation: Explanation, about subject: String = "", scale: Int = FailureText.scaleOfThisRun
  ) {
    let limits = Limits(scale: scale)
    let (summary, used, showsWholes) = Self.summary(
      of: explanation, about: subject, limits: limits)
    self.summary = summary
    details = Self.lines(
      facts: (explanation.facts.isEmpty
        ? explanation.items(notIn: used, most: limits.detail.items)
        : explanation.facts.filter { !$0.isSaid(used) })
        + explanation.circumstances, whole: showsWholes ? nil : explanation.whole, limits: limits,
      used: summary.utf8.count)
  }

  /// How many times longer than usual the texts of this run may be.
  package static var scaleOfThisRun: Int { TextLimits.scaleOfThisRun }
}

extension FailureText: CustomStringConvertible {
  /// The whole text, one line for the summary and one for each detail.
  public var description: String { ([summary] + details).joined(separator: "\n") }
}

extension FailureText {
  private struct Limits {
    let summary: Int
    let line: Int
    let lines: Int
    let bytes: Int
    let scale: Int

    init(scale: Int) {
      // So that no limit overflows, even where an `Int` has 32 bits.
      let scale = min(scale, .max / 10_000)
      self.scale = scale
      summary = 200 * scale
      line = 160 * scale
      lines = 30 * scale
      bytes = 3_500 * scale
    }

    var detail: TextLimits {
      let detail = TextLimits.detail
      return scaled(detail.value, detail.context, detail.items)
    }

    func scaled(_ value: Int, _ context: Int, _ items: Int, inside: Int? = nil) -> TextLimits {
      TextLimits(
        value: value * scale, context: context * scale, items: items * scale,
        itemsInside: (inside ?? items) * scale, isNarrow: value <= 40)
    }
  }

  /// The first line, the limits within which it was written, and whether it has both whole values.
  private static func summary(of explanation: Explanation, about subject: String, limits: Limits)
    -> (text: String, limits: TextLimits, showsWholes: Bool)
  {
    let wide = [
      (limits.scaled(80, 20, 3), limits.summary), (limits.scaled(80, 20, 3), limits.summary / 2),
      (limits.scaled(60, 20, 3), limits.summary / 2),
    ]
    // Two or three differences are worth more than the arguments of a call and than whole values.
    let all = [
      (limits.scaled(60, 20, 3), limits.summary * 3 / 20),
      (limits.scaled(40, 10, 3), limits.summary / 2),
      (limits.scaled(40, 10, 3), limits.summary * 3 / 20),
    ]
    // Of many, whole items are left out before the inside of an item is cut.
    let fewer = [
      (limits.scaled(60, 20, 2), limits.summary / 2),
      (limits.scaled(60, 20, 1, inside: 3), limits.summary * 2 / 5),
      (limits.scaled(60, 20, 1), limits.summary * 2 / 5),
      (limits.scaled(40, 10, 1), limits.summary * 3 / 10),
      (limits.scaled(40, 10, 1), limits.summary * 3 / 20),
    ]
    let smallest = limits.scaled(20, 10, 1)
    let subject =
      subject.isBlank ? "" : subject.withoutMiddle(keeping: limits.summary).escapedForLog
    func text(_ explanation: Explanation, about subject: String, _ step: TextLimits) -> String? {
      let sentence = explanation.sentence(about: subject, limits: step)
      // Escaping makes no sentence shorter.
      guard sentence.width <= limits.summary else { return nil }
      let text = sentence.escapedForLog
      return text.width <= limits.summary ? text : nil
    }
    func firstFitting(_ steps: [(TextLimits, room: Int)], cutsToName: Bool = false)
      -> (String, TextLimits, Bool)?
    {
      for (step, room) in steps {
        let shown = subject.withFewerArguments(keeping: room)
        // Values that are cut shorter may leave room for an argument.
        if !cutsToName, shown != subject, shown.hasSuffix("(...)") { continue }
        if let text = text(explanation, about: shown, step) { return (text, step, false) }
      }
      return nil
    }
    if let wholes = explanation.byWholes(wide[0].0),
      let text = text(wholes, about: subject, wide[0].0)
    {
      return (text, wide[0].0, true)
    }
    if let first = firstFitting(wide) { return first }
    if explanation.hasFewItems(wide[0].0), let first = firstFitting(all, cutsToName: true) {
      return first
    }
    if let first = firstFitting(fewer) { return first }
    var text = explanation.sentence(about: subject, limits: smallest)
    let tooMany = text.width - limits.summary
    if tooMany > 0 {
      let room = subject.width - tooMany
      let shorter =
        room > 20
        ? subject.withFewerArguments(keeping: room).withoutMiddle(keeping: room)
        : subject.withFewerArguments(keeping: 20)
      if shorter != subject { text = explanation.sentence(about: shorter, limits: smallest) }
    }
    // More is kept at the end, because what came stands there.
    return (text.onOneLine(keeping: limits.summary, atEnd: 3 / 5), smallest, false)
  }

  private static func lines(facts: [DetailLine], whole: WholeValues?, limits: Limits, used: Int)
    -> [String]
  {
    let detail = limits.detail
    var kept: [(kind: DetailLine.Kind?, text: String)] = facts.flatMap { $0.lines(detail.items) }
      .map { ($0.kind, line($0, limits: limits)) }
    kept += wholeLines(whole, limits: limits).map { (nil, $0) }

    func fits(besides lines: Int, bytes: Int) -> Bool {
      guard kept.count + lines <= limits.lines else { return false }
      return kept.reduce(bytes) { $0 + $1.text.utf8.count + 1 } <= limits.bytes
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

  private static func line(_ fact: DetailLine, limits: Limits) -> String {
    var text = ""
    // Whole items are left out before the inside of one is cut.
    for items in [TextLimits.detail.items, 3, 2, 1] {
      let detail = TextLimits.detail
      let room = limits.scaled(detail.value, detail.context, items)
      text = "  \(fact.key): \(fact.value(room))"
      if text.width <= limits.line { break }
    }
    return text.onOneLine(keeping: limits.line)
  }

  private static func wholeLines(_ whole: WholeValues?, limits: Limits) -> [String] {
    guard let whole else { return [] }
    func line(_ value: Fitting) -> String? {
      let room = limits.line - 12
      let text = value(room)?.escapedForLog
      return text.flatMap { $0.width <= room ? $0 : nil }
    }
    switch (whole.expected, whole.actual) {
    case (let expected?, let actual?):
      guard let expected = line(expected), let actual = line(actual), expected != actual else {
        return []
      }
      return ["  expected: \(expected)", "  but was:  \(actual)"]
    case (nil, let actual?): return line(actual).map { ["  but was: \($0)"] } ?? []
    case (let expected?, nil): return line(expected).map { ["  expected: \($0)"] } ?? []
    case (nil, nil): return []
    }
  }
}

extension String {
  /// Fewer characters of a first argument say less than the room they take.
  private static let leastOfArgument = 30

  /// A call without its last arguments, if it is longer than the limit: `send(to: "Ann", ...)`.
  func withFewerArguments(keeping limit: Int) -> String {
    guard width > limit, last == ")", let open = firstIndex(of: "(") else { return self }
    var (depth, isQuoted, isEscaped) = (0, false, false)
    var end: Index?
    var room = limit - ", ...)".count
    for index in indices {
      room -= 1
      if room < 0 { break }
      switch self[index] {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case _ where isQuoted: break
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 1 && index > open: end = index
      default: break
      }
    }
    if let end {
      let kept = self[..<end]
      return kept + (kept.hasSuffix(", ...") ? ")" : ", ...)")
    }
    let start = self[...open]
    return limit - start.width < Self.leastOfArgument
      ? start + "...)" : prefix(limit - 4) + "...)"
  }

  /// The text on one line within a limit, with invisible characters escaped.
  fileprivate func onOneLine(keeping limit: Int, atEnd share: Double = 1 / 3) -> String {
    // Cut before escaping as well, so that no more is escaped than can be shown.
    withoutMiddle(keeping: limit, atEnd: share).escapedForLog
      .withoutMiddle(keeping: limit, atEnd: share)
  }
}
