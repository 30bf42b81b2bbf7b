/// What is wrong with the calls of a method, and how to say it.
package struct CallFailure {
  package let mockName: String
  package let name: MethodName
  package let expected: Rendering
  package let count: CallCount
  /// Until when the calls were expected, such as `within 1 second`; empty if they are over.
  package let time: String
  /// Whether no call can be judged, because the method does not retain arguments.
  package let cannotJudge: Bool
  /// A call on which it depends how many are as expected, and why it could not be judged.
  package let undecided: (index: Int, mismatch: Mismatch)?
  /// The positions of the calls that are as expected.
  package let matched: [Int]
  package let candidates: CandidateCalls
  /// How many calls of the method there were.
  package let callCount: Int
  package let callText: (_ index: Int, _ limits: TextLimits) -> String
  /// The calls of the other methods of the same mock.
  package let otherCalls: [RecordedCall]

  /// The text of the failure.
  ///
  /// - Parameters:
  ///   - mock: What the test calls the mock, if that is known.
  ///   - scale: How many times as long the text may be.
  /// - Returns: The summary and the calls behind it.
  package func text(
    about mock: String? = nil,
    scale: Int = FailureText.scaleOfThisRun
  ) -> FailureText {
    let mock = mock ?? mockName
    return FailureText(
      summary: { subject, limits in
        "\(subject): \(claim), but \(outcome(of: mock, limits))"
      },
      about: MethodName.call(expected(.summary), on: mock),
      facts: facts(mock),
      whole: nil,
      scale: scale
    )
  }

  /// The failure as the mismatch of a matcher for the method.
  package var explanation: Explanation {
    Explanation(
      .reason(
        expected: { limits in "\(count) of \(expected(limits))" },
        but: { limits in outcome(of: mockName, limits) }
      ),
      facts: facts("")
    )
  }

  /// How often the method was expected to be called, and until when.
  private var claim: String { "expected \(count)" + (time.isEmpty ? "" : " \(time)") }

  private var wasTooOften: Bool { matched.count > count.maximum }

  private func outcome(of mock: String, _ limits: TextLimits) -> String {
    if wasTooOften { return "was called \(times(matched.count))" }
    if callCount == 0 { return "was never called\(elsewhere(mock))" }
    if cannotJudge {
      return "the arguments of \(CallCount.calls(callCount)) were not retained "
        + "(retainsArguments: false)"
    }
    if let undecided {
      let cause = undecided.mismatch.explanation.undecided.map { ": \($0.sentence(limits))" } ?? ""
      return "call \(undecided.index + 1) cannot be judged\(cause)"
    }
    let called = matched.isEmpty ? nil : "was called \(times(matched.count))"
    guard let nearest = candidates.nearest else { return called ?? "was never called" }
    let differences = differences(of: nearest, limits)
    if let called {
      return "\(called); nearest of the other calls is call \(nearest.index + 1): \(differences)"
    }
    return candidates.count == 1
      ? "call 1 differs: \(differences)"
      : "none of \(candidates.count) \(name.plural) matches; "
        + "nearest is call \(nearest.index + 1): \(differences)"
  }

  private func elsewhere(_ mock: String) -> String {
    let place = mock.isEmpty ? "" : " on \(mock)"
    switch otherCalls.count {
    case 0: return " (no calls were made\(place))"
    case 1: return " (1 other call was made\(place))"
    default: return " (\(otherCalls.count) other calls were made\(place))"
    }
  }

  /// The differing arguments of a call, each by its label with the matcher's own explanation.
  private func differences(of candidate: CandidateCalls.Candidate, _ limits: TextLimits) -> String {
    let items: [Rendering] = candidate.mismatches.enumerated().compactMap { index, mismatch in
      mismatch.map { mismatch in
        { limits in
          let explanation = mismatch.explanation.at(.expression(name.argumentName(index)))
          // Of several differences the sentence begins with their number.
          let separator = explanation.differences.count > 1 ? ": " : " "
          return explanation.sentence(separator: separator, limits: limits)
        }
      }
    }
    return list(items, separator: "; ", limits)
  }

  private func facts(_ mock: String) -> [Fact] {
    if wasTooOften {
      return listed(matched.count) { position in
        let surplus = count.maximum > 0 ? position + 1 - count.maximum : 0
        let note = surplus > 0 ? " (\(surplus) more than expected)" : ""
        return fact(matched[position]) {
          MethodName.call(callText(matched[position], $0), on: mock) + note
        }
      }
    }
    if callCount == 0 {
      return listed(otherCalls.count) { index in
        fact(index) { MethodName.call(otherCalls[index].text($0), on: mock) }
      }
    }
    if candidates.count == 0 {
      return listed(callCount) { index in
        fact(index) { MethodName.call(callText(index, $0), on: mock) }
      }
    }
    return aligned(
      [Fact(.item, "expected") { MethodName.call(expected($0), on: mock) }]
        + (callCount == 1
          ? [fact(0) { MethodName.call(callText(0, $0), on: mock) }] : callsWithNotes(mock))
    )
  }

  /// The matching calls and the first that do not match, in order; the nearest is always among them.
  private func callsWithNotes(_ mock: String) -> [Fact] {
    var shown = candidates.first
    if let nearest = candidates.nearest, !shown.contains(where: { $0.index == nearest.index }) {
      shown.removeLast()
      shown.append(nearest)
    }
    let others = shown.map { candidate in (index: candidate.index, note: note(on: candidate)) }
    let same = matched.prefix(TextLimits.detail.items).map { (index: $0, note: "as expected") }
    let lines = (others + same).sorted { $0.index < $1.index }.map { line in
      fact(line.index) { MethodName.call(callText(line.index, $0), on: mock) + " (\(line.note))" }
    }
    return lines + more(than: lines.count, of: callCount)
  }

  private func note(on candidate: CandidateCalls.Candidate) -> String {
    let total = candidate.mismatches.count
    let differing = candidate.mismatches.indices.filter { candidate.mismatches[$0] != nil }
    let tally = Tally(differing.count, of: total, "arguments").text
    return differing.count == total
      ? tally : tally + ": " + differing.map { name.argumentName($0) }.joined(separator: ", ")
  }

  private func fact(_ index: Int, _ text: @escaping Rendering) -> Fact {
    Fact(.item, "call \(index + 1)", text)
  }

  /// Lines for the first calls, and one that counts the rest.
  private func listed(_ total: Int, _ line: (Int) -> Fact) -> [Fact] {
    let shown = (0..<min(total, TextLimits.detail.items)).map(line)
    return shown + more(than: shown.count, of: total)
  }

  private func more(than shown: Int, of total: Int) -> [Fact] {
    shown < total
      ? [Fact(.item, "more") { _ in "\(total - shown) of \(total) calls not shown" }] : []
  }

  /// Moves the values below that of the longest key, so that calls can be compared by eye.
  private func aligned(_ facts: [Fact]) -> [Fact] {
    let width = facts.map(\.key.count).max() ?? 0
    return facts.map { fact in
      Fact(fact.kind, fact.key) {
        String(repeating: " ", count: width - fact.key.count) + fact.value($0)
      }
    }
  }
}
