/// What is wrong with the calls of a method, and the texts for it.
package struct CallFailure {
  let mockName: String
  let name: MethodName
  /// Whether the method has a name, from its caller or from its maker.
  let isNamed: Bool
  /// What is expected of each argument; nil if any arguments will do.
  let expectedArguments: [Phrase]?
  let count: CallCount
  /// How the wait for the calls ended; nil if there was none.
  let wait: EndOfWait?
  /// Whether the wait ended too early to know that there are not too many calls.
  let isCutShort: Bool
  /// Whether calls cannot be judged, because the method does not retain arguments.
  let cannotJudge: Bool
  /// The positions of the calls that match.
  let matched: [Int]
  let candidates: ListedCalls
  /// How many calls of the method there were.
  let callCount: Int
  /// The arguments of a call, each as a text.
  let arguments: (_ index: Int, _ limits: TextLimits) -> [String]
  /// What a call gave without a stub: `returned nil`.
  let unstubbedOutcome: (_ index: Int) -> String?
  /// The calls of the other methods of the same mock, as far as they are known.
  ///
  /// Asked for only where they are shown, because the source may have to be read.
  let otherCalls: () -> [RecordedCall]

  /// The expected call, which is the subject of the failure.
  ///
  /// - Parameters:
  ///   - mock: The test's name for the mock, if it is known.
  ///   - record: The test's name for the record of the method, for a method without a name.
  /// - Returns: The call as Swift source has it.
  package func subject(on mock: String?, recordedBy record: String? = nil) -> String {
    let name = isNamed ? name : record.map { MethodName(ofRecord: $0) } ?? name
    return MethodName.call(name.text(of: expectedArguments).text(.summary), on: mock ?? mockName)
  }

  private var expected: Phrase { name.text(of: expectedArguments) }

  /// What is wrong, without the subject, and the calls.
  package func explanation(on mock: String?) -> Explanation {
    let mock = mock ?? mockName
    return Explanation(
      .reason(
        expected: Phrase { limits in
          // Where room is short, one differing call says enough.
          limits.leftOut >= .notes && isOneCallThatDiffers
            ? "" : "\(count)" + (time.map { " \($0)" } ?? "")
        },
        but: Phrase { outcome(on: mock, $0) }), facts: facts(mock))
  }

  /// The failure as the mismatch of a matcher for the method.
  var mismatch: Explanation {
    Explanation(
      .reason(
        expected: Phrase { limits in
          let call = expected.text(limits).withFewerArguments(keeping: limits.value)
          return isNamed ? "\(count) of \(call)" : "\(count)"
        },
        but: Phrase { outcome(on: mockName, $0) }), facts: facts(""))
  }

  /// The first call that could not be judged, and why.
  var undecided: (index: Int, mismatch: Mismatch)? {
    if cannotJudge {
      let forgotten = Finding.undecided(
        expecting: expected, "its arguments were not retained (retainsArguments: false)")
      return forgotten.mismatch.map { (0, $0) }
    }
    return candidates.firstUndecided
  }

  /// The time in which the calls were expected: `within 1 second`.
  private var time: String? {
    guard let wait else { return nil }
    return wait.cause == .cancelled && !isCutShort
      ? "before the test was cancelled" : "within \(wait.limit.rounded)"
  }

  /// Why the calls that were not judged could not be.
  ///
  /// - Parameters:
  ///   - call: The first of these calls, where its number among the calls of the method would be
  ///     taken for another one.
  ///   - limits: How much room there is.
  /// - Returns: The end of a sentence; nil if all could be judged.
  func doubt(about call: String? = nil, _ limits: TextLimits) -> String? {
    if cannotJudge {
      return "the arguments of \(counted(callCount, "call")) were not retained "
        + "(retainsArguments: false)"
    }
    return undecided.map { index, mismatch in
      let cause = mismatch.explanation.undecided?.sentence.text(limits)
      return "\(call ?? "call \(index + 1)") cannot be judged" + (cause.map { ": \($0)" } ?? "")
    }
  }

  private var wasTooOften: Bool { matched.count > count.maximum }

  private var isOneCallThatDiffers: Bool {
    callCount == 1 && count == .once && wait == nil && candidates.nearest != nil
      && undecided == nil && !cannotJudge
  }

  private func outcome(on mock: String, _ limits: TextLimits) -> String {
    let called = "was called \(times(matched.count))"
    if wasTooOften { return called + list(limits) }
    if isCutShort, let wait, undecided == nil {
      return wait.cause == .cancelled
        ? "the test was cancelled before the time was over"
        : "the clock stood still before the time was over"
    }
    if callCount == 0 { return "was never called\(elsewhere(mock))" }
    if let doubt = doubt(limits) { return doubt }
    guard let nearest = candidates.nearest else {
      return matched.isEmpty ? "was never called" : called + list(limits)
    }
    let differences = differences(of: nearest).text(limits)
    if !matched.isEmpty {
      return "\(Tally(matched.count, of: callCount, name.plural, .match).text); "
        + "nearest of the others is call \(nearest.index + 1)\(differences)"
    }
    return candidates.count == 1
      ? "call 1 differs\(differences)"
      : "none of \(candidates.count) "
        + (limits.leftOut >= .notes ? "" : "\(name.plural) ") + "matches; "
        + "nearest is call \(nearest.index + 1)\(differences)"
  }

  /// The matching calls, if the subject does not say what matches, or there should be none.
  private func list(_ limits: TextLimits) -> String {
    guard expectedArguments == nil || count.maximum == 0 else { return "" }
    // Where three calls have room, a fourth hardly takes more than the words that it is left out.
    let most = limits.items > 2 && matched.count == limits.items + 1 ? matched.count : limits.items
    let calls = matched.prefix(most).map { name.call(with: arguments($0, limits)) }
    guard calls.contains(where: { $0 != expected.text(limits) }) else { return "" }
    let left = matched.count - calls.count
    return ": " + (calls + (left > 0 ? [andMore(left)] : [])).joined(separator: ", ")
  }

  /// A hint at other calls.
  ///
  /// It never says that there were none, because no one knows that for certain.
  private func elsewhere(_ mock: String) -> String {
    let otherCalls = otherCalls()
    guard !otherCalls.isEmpty else { return "" }
    let calls = counted(otherCalls.count, "other call")
    return " (\(calls) \(wasOrWere(otherCalls.count)) made\(mock.isEmpty ? "" : " on \(mock)"))"
  }

  private func differences(of candidate: ListedCalls.Candidate) -> ArgumentDifferences {
    ArgumentDifferences(of: candidate.mismatches, in: name)
  }

  /// A line for each differing argument of the nearest call, if the first line does not say all.
  private var argumentLines: [DetailLine] {
    guard let nearest = candidates.nearest, undecided == nil, !wasTooOften else { return [] }
    return differences(of: nearest).lines
  }

  private func facts(_ mock: String) -> [DetailLine] {
    argumentLines + lines(mock).map { DetailLine(.item, $0.key, $0.value) }
  }

  private func lines(_ mock: String) -> [DetailLine.Pair] {
    func line(_ index: Int, _ note: String? = nil) -> DetailLine.Pair {
      (
        "call \(index + 1)",
        Phrase { limits in
          let call = text(ofCall: index, on: mock, limits)
          let note = noted(outcome(ofCall: index), note)
          if note.isEmpty { return call }
          // Cut before the note, or the cut could change what the note says. A line has a little
          // more room than one value.
          let room = max(limits.value + 8 - note.width, limits.value / 2)
          return call.withoutMiddle(keeping: room) + note
        }
      )
    }
    if wasTooOften {
      return listed(matched.count) { position in
        let surplus = count.maximum > 0 ? position + 1 - count.maximum : 0
        return line(matched[position], surplus > 0 ? "\(surplus) more than expected" : nil)
      }
    }
    if callCount == 0 {
      let otherCalls = otherCalls()
      return listed(otherCalls.count) { index in
        (
          "call \(index + 1)",
          Phrase { MethodName.call(text(ofOther: otherCalls[index], $0), on: mock) }
        )
      }
    }
    if candidates.count == 0 { return listed(callCount) { line($0) } }
    let shown = callCount == 1 ? [line(0)] : notedCalls.map { line($0.index, $0.note) }
    return DetailLine.aligned(
      [("expected", Phrase { expectedText(on: mock, $0) })] + shown
        + more(than: shown.count, of: callCount))
  }

  /// What a call gave without a stub.
  ///
  /// Nil after a wait for calls, because it is then a matter of luck how the last call has ended.
  private func outcome(ofCall index: Int) -> String? {
    wait == nil ? unstubbedOutcome(index) : nil
  }

  private func text(ofOther call: RecordedCall, _ limits: TextLimits) -> String {
    wait == nil ? call.notedText(limits) : call.text(limits)
  }

  private func text(ofCall index: Int, on mock: String, _ limits: TextLimits) -> String {
    let candidate = candidates.first.first { $0.index == index }
    return text(of: { arguments(index, $0) }, differingAs: candidate, on: mock, limits)
  }

  /// The expected call; its arguments are cut as those of the nearest call.
  private func expectedText(on mock: String, _ limits: TextLimits) -> String {
    guard let expectedArguments else { return MethodName.call(expected.text(limits), on: mock) }
    return text(
      of: { limits in expectedArguments.map { $0.text(limits) } }, differingAs: candidates.nearest,
      on: mock, limits)
  }

  /// A call on a line; if the line is too short, the arguments that match are cut first.
  private func text(
    of arguments: (TextLimits) -> [String], differingAs candidate: ListedCalls.Candidate?,
    on mock: String, _ limits: TextLimits
  ) -> String {
    func text(_ arguments: [String]) -> String {
      MethodName.call(name.call(with: arguments), on: mock)
    }
    let long = arguments(limits)
    let whole = text(long)
    guard whole.count > limits.value, let candidate else { return whole }
    var short = limits
    short.value = 20
    let cut = arguments(short)
    return text(
      long.indices.map { argument in
        candidate.mismatches.indices.contains(argument) && candidate.mismatches[argument] == nil
          ? cut[argument] : long[argument]
      })
  }

  /// The matching calls and the first that do not match, in order; always with the nearest one.
  private var notedCalls: [(index: Int, note: String)] {
    var shown = candidates.first
    if let nearest = candidates.nearest, !shown.contains(where: { $0.index == nearest.index }) {
      shown[shown.count - 1] = nearest
    }
    let others = shown.map { candidate in (index: candidate.index, note: note(on: candidate)) }
    let same = matched.prefix(TextLimits.detail.items).map { (index: $0, note: "as expected") }
    return (others + same).sorted { $0.index < $1.index }
  }

  private func note(on candidate: ListedCalls.Candidate) -> String {
    let total = candidate.mismatches.count
    let differing = candidate.mismatches.indices.filter {
      candidate.mismatches[$0]?.isUndecided == false
    }
    if differing.isEmpty { return "cannot be judged" }
    if total == 1 { return "differs" }
    let tally = Tally(differing.count, of: total, "arguments").text
    return differing.count == total
      ? tally : tally + ": " + differing.map { name.argumentName($0) }.joined(separator: ", ")
  }

  /// Lines for the first calls, and a line that counts the others.
  private func listed(_ total: Int, _ line: (Int) -> DetailLine.Pair) -> [DetailLine.Pair] {
    let shown = (0..<min(total, TextLimits.detail.items)).map(line)
    return shown + more(than: shown.count, of: total)
  }

  private func more(than shown: Int, of total: Int) -> [DetailLine.Pair] {
    shown < total ? [("more", Phrase(notShown(total - shown, of: total, "calls")))] : []
  }
}
