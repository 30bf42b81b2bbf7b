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
    _ explanation: Explanation, about subject: Phrase = "", scale: Int = FailureText.scaleOfThisRun
  ) {
    let limits = Limits(scale: scale)
    let first = FirstLine(of: explanation, about: subject, limits)
    summary = first.text
    details = Self.lines(
      facts: (explanation.facts.isEmpty
        ? explanation.items(notIn: first.limits, most: limits.detail.items)
        : explanation.facts.filter { !$0.isSaid(first) })
        + explanation.circumstances, whole: first.showsWholes ? nil : explanation.whole,
      limits: limits, used: summary.utf8.count)
  }

  /// How many times longer than usual the texts of this run may be.
  package static var scaleOfThisRun: Int { TextLimits.scaleOfThisRun }
}

extension FailureText: CustomStringConvertible {
  /// The whole text, one line for the summary and one for each detail.
  public var description: String { ([summary] + details).joined(separator: "\n") }
}

extension FailureText {
  struct Limits {
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

    func scaled(
      _ value: Int, _ context: Int, _ items: Int, inside: Int? = nil,
      without leftOut: TextLimits.Extras = .nothing, call: Int? = nil
    ) -> TextLimits {
      TextLimits(
        value: value * scale, context: context * scale, items: items * scale,
        itemsInside: (inside ?? items) * scale, leftOut: leftOut,
        call: call.map { $0 * scale } ?? .max)
    }
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
      var room = limits.scaled(detail.value, detail.context, items)
      text = "  \(fact.key): \(fact.value.text(room))"
      if text.width > limits.line, fact.value.hasCall {
        // A call has the room that the words beside it leave.
        room.call = 0
        room.call = max(limits.line - "  \(fact.key): \(fact.value.text(room))".width, 1)
        text = "  \(fact.key): \(fact.value.text(room))"
      }
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
