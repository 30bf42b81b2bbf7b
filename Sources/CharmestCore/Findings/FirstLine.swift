/// The first line of a failure text: as much of what is wrong as has room.
struct FirstLine {
  let text: String
  /// The limits within which it was written.
  let limits: TextLimits
  /// Whether it has both whole values.
  let showsWholes: Bool

  /// How much room the values and the subject take.
  private struct Step {
    let limits: TextLimits
    let subject: Int
  }

  init(of explanation: Explanation, about subject: String, _ limits: FailureText.Limits) {
    func step(
      _ value: Int, _ context: Int, _ items: Int, inside: Int? = nil, subject: Int,
      without leftOut: TextLimits.Extras = .nothing
    ) -> Step {
      Step(
        limits: limits.scaled(value, context, items, inside: inside, without: leftOut),
        subject: limits.scale * subject)
    }
    let wide = [
      step(80, 20, 3, subject: 200), step(80, 20, 3, subject: 100), step(60, 20, 3, subject: 100),
    ]
    // Two or three differences are worth more than the arguments of a call and than whole values.
    let all = [
      step(60, 20, 3, subject: 30), step(40, 10, 3, subject: 100, without: .notes),
      step(40, 10, 3, subject: 30, without: .notes),
      step(40, 10, 3, inside: 1, subject: 30, without: .notesAndTallies),
      step(24, 8, 3, inside: 1, subject: 30, without: .notesAndTallies),
    ]
    // Of many differences, whole ones are left out before the inside of one is cut.
    let fewer = [
      step(60, 20, 2, subject: 100), step(60, 20, 1, inside: 3, subject: 80),
      step(60, 20, 1, subject: 80), step(40, 10, 1, subject: 60), step(40, 10, 1, subject: 30),
    ]
    // Better than a line that is cut in its middle.
    let last = [
      step(60, 20, 1, subject: 30, without: .notesAndTallies),
      step(40, 10, 1, subject: 30, without: .notesAndTallies),
      step(20, 10, 1, subject: 30, without: .notesAndTallies),
    ]
    let subject =
      subject.isBlank ? "" : subject.withoutMiddle(keeping: limits.summary).escapedForLog
    func text(_ explanation: Explanation, _ step: Step, cutsToName: Bool = false) -> String? {
      let shown = subject.withFewerArguments(keeping: step.subject)
      // Values that are cut shorter may leave room for an argument.
      if !cutsToName, shown != subject, shown.hasSuffix("(...)") { return nil }
      let sentence = explanation.sentence(about: shown, limits: step.limits)
      // Escaping makes no sentence shorter.
      guard sentence.width <= limits.summary else { return nil }
      let text = sentence.escapedForLog
      return text.width <= limits.summary ? text : nil
    }
    func first(of steps: [Step], cutsToName: Bool = false) -> FirstLine? {
      for step in steps {
        if let text = text(explanation, step, cutsToName: cutsToName) {
          return FirstLine(text, step.limits)
        }
      }
      return nil
    }
    func smallest() -> FirstLine {
      let step = limits.scaled(20, 10, 1)
      let text = explanation.sentence(about: subject, limits: step)
      let room = subject.width - max(0, text.width - limits.summary)
      if room == subject.width { return FirstLine(text, step) }
      let shorter =
        room > 20
        ? subject.withFewerArguments(keeping: room).withoutMiddle(keeping: room)
        : subject.withFewerArguments(keeping: 20)
      return FirstLine(
        shorter == subject ? text : explanation.sentence(about: shorter, limits: step), step)
    }
    if let wholes = explanation.byWholes(wide[0].limits), let text = text(wholes, wide[0]) {
      self.init(text, wide[0].limits, showsWholes: true)
    } else if let line = first(of: wide)
      ?? (explanation.hasFewItems(wide[0].limits) ? first(of: all, cutsToName: true) : nil)
      ?? first(of: fewer)
    {
      self = line
    } else {
      let line = smallest()
      // More is kept at the end, because what came stands there.
      let cut = line.text.onOneLine(keeping: limits.summary, atEnd: 3 / 5)
      let isWhole = cut == line.text.escapedForLog
      self = (isWhole ? nil : first(of: last, cutsToName: true)) ?? FirstLine(cut, line.limits)
    }
  }

  private init(_ text: String, _ limits: TextLimits, showsWholes: Bool = false) {
    self.text = text
    self.limits = limits
    self.showsWholes = showsWholes
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
  func onOneLine(keeping limit: Int, atEnd share: Double = 1 / 3) -> String {
    // Cut before escaping as well, so that no more is escaped than can be shown.
    withoutMiddle(keeping: limit, atEnd: share).escapedForLog
      .withoutMiddle(keeping: limit, atEnd: share)
  }
}
