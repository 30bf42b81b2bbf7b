/// The first line of a failure text: as much of what is wrong as has room.
struct FirstLine {
  let text: String
  /// The limits within which it was written.
  let limits: TextLimits
  /// Whether it does not have the whole subject.
  let cutsSubject: Bool
  /// Whether it has both whole values.
  let showsWholes: Bool

  /// How much room the values and the subject take.
  private struct Step {
    let limits: TextLimits
    let subject: Int
  }

  init(of explanation: Explanation, about subject: Phrase, _ limits: FailureText.Limits) {
    func step(
      _ value: Int, _ context: Int, _ items: Int, inside: Int? = nil, subject: Int,
      without leftOut: TextLimits.Extras = .nothing
    ) -> Step {
      Step(
        limits: limits.scaled(
          value, context, items, inside: inside, without: leftOut,
          call: max(subject, value * 3 / 2)),
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
    func written(_ room: Int) -> String {
      var usual = limits.scaled(80, 20, 3)
      usual.call = room
      return subject.text(usual)
    }
    let unlimited = written(.max)
    func shown(_ room: Int) -> String {
      let text = room >= unlimited.width ? unlimited : written(room)
      return text.isBlank ? "" : text.withoutMiddle(keeping: limits.summary).escapedForLog
    }
    let (whole, longest) = (shown(.max), shown(limits.summary))
    func text(_ explanation: Explanation, about subject: String, _ step: Step) -> String? {
      let sentence = explanation.sentence(about: subject, limits: step.limits)
      // Escaping makes no sentence shorter.
      guard sentence.width <= limits.summary else { return nil }
      let text = sentence.escapedForLog
      return text.width <= limits.summary ? text : nil
    }
    func first(of steps: [Step], cutsToName: Bool = false) -> FirstLine? {
      for step in steps {
        var subject = shown(step.subject)
        guard var line = text(explanation, about: subject, step) else { continue }
        if subject != longest {
          // The room that is left is for more arguments of a call.
          let longer = shown(subject.width + limits.summary - line.width)
          if longer != subject, let text = text(explanation, about: longer, step) {
            (subject, line) = (longer, text)
          }
        }
        // Values that are cut shorter may leave room for an argument.
        if !cutsToName, subject != longest, subject == shown(1) { continue }
        return FirstLine(line, step.limits, cutsSubject: subject != whole)
      }
      return nil
    }
    func smallest() -> FirstLine {
      let step = limits.scaled(20, 10, 1, call: 30)
      let text = explanation.sentence(about: longest, limits: step)
      let room = max(longest.width - max(0, text.width - limits.summary), 20)
      let shorter = shown(room).withoutMiddle(keeping: room)
      return FirstLine(
        shorter == longest ? text : explanation.sentence(about: shorter, limits: step), step,
        cutsSubject: shorter != whole)
    }
    if let wholes = explanation.byWholes(wide[0].limits),
      let text = text(wholes, about: longest, wide[0])
    {
      self.init(text, wide[0].limits, cutsSubject: longest != whole, showsWholes: true)
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
      self =
        (isWhole ? nil : first(of: last, cutsToName: true))
        ?? FirstLine(cut, line.limits, cutsSubject: line.cutsSubject || !isWhole)
    }
  }

  private init(
    _ text: String, _ limits: TextLimits, cutsSubject: Bool, showsWholes: Bool = false
  ) {
    self.text = text
    self.limits = limits
    self.cutsSubject = cutsSubject
    self.showsWholes = showsWholes
  }
}

extension String {
  /// The text on one line within a limit, with invisible characters escaped.
  func onOneLine(keeping limit: Int, atEnd share: Double = 1 / 3) -> String {
    // Cut before escaping as well, so that no more is escaped than can be shown.
    withoutMiddle(keeping: limit, atEnd: share).escapedForLog
      .withoutMiddle(keeping: limit, atEnd: share)
  }
}
