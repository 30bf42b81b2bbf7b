/// What is wrong with the calls of a method, and the texts for it.
package struct CallFailure {
  let method: any AnyMockMethod
  let name: MethodName
  /// What is expected of each argument; nil if any arguments will do.
  let expectedArguments: [Phrase]?
  let count: CallCount
  /// How the wait for the calls ended; nil if there was none.
  let wait: EndOfWait?
  /// Whether the wait ended too early to know that there are not too many calls.
  let isCutShort: Bool
  /// The calls of the method.
  let judged: JudgedCalls
  /// Those that do not match.
  let candidates: ListedCalls

  /// The positions of the calls that match.
  private var matched: [Int] { judged.indicesOfMatching }
  private var callCount: Int { judged.records.count }
  private var nearest: ListedCalls.Candidate? { candidates.nearest }

  private func call(_ index: Int) -> RecordedCall {
    method.recorded(judged.records[index], named: name)
  }

  /// The expected call, which is the subject of the failure.
  ///
  /// - Parameters:
  ///   - mock: The test's name for the mock, if it is known.
  ///   - record: The test's name for the record of the method, for a method without a name.
  /// - Returns: The call as Swift source has it.
  package func subject(on mock: String?, recordedBy record: String? = nil) -> Phrase {
    let name = method.name(recordedBy: record)
    let call = name.call(expectedArguments, on: mock ?? method.mockName)
    guard isAboutNearest, let nearest else { return Phrase(call) }
    let differing = nearest.mismatches.indices.filter { nearest.mismatches[$0] != nil }
    // What differs is not to be looked for in what is left out.
    return Phrase(call.preferring(differing, unlike: self.call(nearest.index).phrase()))
  }

  /// What is wrong, without the subject, and the calls.
  package func explanation(on mock: String?) -> Explanation {
    let count: Phrase = "\(expectedCount)\(time.map { " \($0)" } ?? "")"
    let mock = mock ?? method.mockName
    // Where room is short, one differing call says enough.
    return explanation(
      expected: isOneCallThatDiffers ? count.dispensable : count, on: mock, listedOn: mock)
  }

  /// The failure as the mismatch of a matcher for the method.
  var mismatch: Explanation {
    let call: Phrase = method.knownName != nil ? " of \(name.call(expectedArguments))" : ""
    return explanation(expected: "\(expectedCount)\(call)", on: method.mockName, listedOn: "")
  }

  private var expectedCount: String { count.text(counting: name.words.unit) }

  private func explanation(expected: Phrase, on mock: String, listedOn listMock: String)
    -> Explanation
  {
    let differences = nearest.map { ArgumentDifferences(of: $0.mismatches, in: name) }
    let otherCalls = callCount == 0 ? method.otherCalls : []
    let isAboutArguments = judged.areJudged && !wasTooOften
    let repetitions = repetitions
    return Explanation(
      .reason(
        expected: expected,
        but: outcome(differences?.phrase ?? "", otherCalls, repetitions, on: mock)),
      details: (isAboutArguments ? differences?.lines ?? [] : [])
        + lines(otherCalls, repetitions, on: listMock)
    ).summingUp {
      isAboutNearest ? differences?.each ?? [] : []
    }
  }

  /// The time in which the calls were expected: `within 1 second`.
  private var time: String? {
    wait.map { $0.limit.asLimit(isCutShort ? .timeIsOver : $0.cause ?? .timeIsOver) }
  }

  private var wasTooOften: Bool { matched.count > count.maximum }

  private var isAboutNearest: Bool {
    judged.areJudged && !wasTooOften && !isCutShort && nearest?.isTied == false
  }

  private var isOneCallThatDiffers: Bool {
    callCount == 1 && count == .once && wait == nil && nearest != nil && judged.areJudged
  }

  private func outcome(
    _ differences: Phrase, _ others: [RecordedCall], _ repetitions: [[Int]]?, on mock: String
  ) -> Phrase {
    let verb = name.words.verb
    let called: Phrase = "was \(verb) \(times(matched.count))"
    if let repetitions { return "\(called): \(told(repetitions))" }
    if wasTooOften { return called + placesOfMatched + listOfMatched }
    if isCutShort, let wait, judged.areJudged {
      return wait.cause == .cancelled
        ? "the test was cancelled before the time was over"
        : "the clock stood still before the time was over"
    }
    if callCount == 0 { return "was never \(verb)\(noteOnOtherCalls(others, on: mock))" }
    if let doubt = judged.doubt() { return doubt }
    guard let nearest else { return matched.isEmpty ? "was never \(verb)" : called + listOfMatched }
    let call: Phrase = "call \(nearest.index + 1)\(differences)"
    if !matched.isEmpty {
      let tally: Phrase =
        "\(matched.count) of \(callCount) \(name.plural) \(matchesOrMatch(matched.count))"
      let others = candidates.count == 1 ? "the other" : "the others"
      return toldByArguments(
        { "\(tally); in \(others), \(name.argumentName(0)) was \($0)" },
        orElse: toldOneByOne(
          tally, orElse: "\(tally); \(nearest.isTied ? "" : "nearest of the others is ")\(call)"))
    }
    if candidates.count == 1 { return "call 1 differs\(differences)" }
    let units = Phrase("\(name.plural) " as String).dispensable
    let none: Phrase = "none of \(candidates.count) \(units)matches"
    let nearestOfAll: Phrase = "\(none); \(nearest.asNearest)\(call)"
    return toldByArguments(
      { "\(none): \(name.argumentName(0)) was \($0)" },
      orElse: candidates.count <= count.minimum
        ? toldOneByOne(none, orElse: nearestOfAll) : nearestOfAll)
  }

  /// What differs in each of a few calls, if there is room; otherwise the nearest.
  private func toldOneByOne(_ tally: Phrase, orElse nearest: Phrase) -> Phrase {
    let all = candidates.first
    guard 1...Layout.named ~= all.count, all.count == candidates.count else { return nearest }
    let calls = all.map { candidate -> Phrase in
      let differences = ArgumentDifferences(of: candidate.mismatches, in: name)
      return "call \(candidate.index + 1)\(differences.phrase)"
    }
    return .if(.listed(calls.count), "\(tally); \(list(calls, joint: .semicolon))", orElse: nearest)
  }

  /// What came in each call that differs, where that is one short argument; otherwise the nearest.
  private func toldByArguments(_ told: (Phrase) -> Phrase, orElse nearest: Phrase) -> Phrase {
    guard let only = onlyArgumentOfEach else { return nearest }
    let all = Phrase.joined(only, by: ", ")
    let areShort = all.plainText.count <= Layout.shortText
    return .if(
      .both(areShort ? .extras(.notes) : .listed(only.count), .shown(only)), told(all),
      orElse: nearest)
  }

  /// What came in each call that differs of a method with one argument, if that says all.
  private var onlyArgumentOfEach: [Phrase]? {
    let all = candidates.first
    guard expectedArguments?.count == 1, all.count == candidates.count else { return nil }
    let values = all.compactMap { candidate in
      call(candidate.index).arguments().first.flatMap(candidate.plainArgument)
    }
    return values.count == all.count ? values : nil
  }

  /// The matching calls, those with equal arguments together; nil if they are too many to compare.
  private var groupsOfMatched: [[Int]]? {
    guard matched.count <= Layout.groupedCalls else { return nil }
    var groups: [[Int]] = []
    for index in matched {
      let isOfGroup = { (group: [Int]) in
        method.haveEqualArguments(judged.records[group[0]], judged.records[index])
      }
      if let group = groups.firstIndex(where: isOfGroup) {
        groups[group].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }

  /// The groups, if there are as many as calls were expected, so that only repeated calls are wrong.
  private var repetitions: [[Int]]? {
    guard wasTooOften, count.maximum > 1, let groups = groupsOfMatched,
      groups.count == count.maximum
    else { return nil }
    return groups
  }

  /// The calls that came more than once: `greet("Jon") twice (calls 1, 3), the others once`.
  private func told(_ repetitions: [[Int]]) -> Phrase {
    let shown = toldMatched(on: "")
    let repeated = repetitions.filter { $0.count > 1 }.map { group -> Phrase in
      "\(told(group, as: shown)) (calls \(list(group.map { Phrase("\($0 + 1)") })))"
    }
    let others = repetitions.count - repeated.count
    let rest = others == 0 ? "" : others == 1 ? ", the other once" : ", the others once"
    return "\(list(repeated))\(rest)"
  }

  /// Equal calls: `greet("Jon") twice`.
  private func told(_ group: [Int], as shown: [Int: CallPhrase]) -> Phrase {
    let call = shown[group[0]] ?? call(group[0]).phrase()
    return "\(Phrase(call)) \(times(group.count))"
  }

  /// The first calls that match, told apart from each other.
  private func toldMatched(on mock: String) -> [Int: CallPhrase] {
    let indices = matched.prefix(Layout.mostListed)
    let calls = indices.map { call($0).phrase(on: mock) }.toldApart
    return Dictionary(uniqueKeysWithValues: zip(indices, calls))
  }

  /// Which of several calls match, if these are few: ` (call 2)`.
  private var placesOfMatched: Phrase {
    guard matched.count < callCount, matched.count <= Layout.named else { return "" }
    let places = calls(numbered: matched.map { $0 + 1 })
    return Phrase(" (\(places) of \(callCount) \(name.plural))").droppable
  }

  /// The matching calls, if they are not all as the subject says; where one was expected, only the
  /// one argument that it leaves open, because then the subject says more.
  private var listOfMatched: Phrase {
    guard let expectedArguments else { return callsOfMatched }
    guard wasTooOften else { return "" }
    guard count.maximum == 1 else { return callsOfMatched }
    guard matched.count <= Layout.mostListed else { return "" }
    let calls = matched.map { call($0).arguments() }
    let open = expectedArguments.indices.filter { index in
      calls.contains { $0[index].shortText != expectedArguments[index].shortText }
    }
    guard open.count == 1 else { return "" }
    let values = list(calls.map { $0[open[0]] })
    return Phrase(", with \(name.argumentName(open[0])) \(values)").dispensable
  }

  private var callsOfMatched: Phrase {
    let shown = toldMatched(on: "")
    let calls = matched.lazy.map { Phrase(shown[$0] ?? call($0).phrase()) }
    let expected = Phrase(name.call(expectedArguments)).shortText
    guard
      calls.prefix(Layout.named + 1).contains(where: { $0.shortText != expected })
    else { return "" }
    if calls.count > Layout.named + 1, let groups = groupsOfMatched, groups.count <= Layout.named {
      if groups.count == 1 { return ": each \(calls[0])" }
      return ": \(list(groups.map { told($0, as: shown) }))"
    }
    return ": \(list(calls, .oneMore(from: Layout.named)))"
  }

  /// A note on other calls, which never says that there were none: others may come meanwhile.
  private func noteOnOtherCalls(_ others: [RecordedCall], on mock: String) -> Phrase {
    guard !others.isEmpty else { return "" }
    let count = counted(others.count, "other call")
    let calls = others.prefix(Layout.mostListed).map { Phrase($0.phrase()) }
    let areShown = Phrase.Condition.both(.listed(others.count), .shown(calls))
    let all = Phrase(listing: calls, of: others.count)
    let told = Phrase.if(areShown, ": \(all)", orElse: "").dispensable
    return " (\(count) of \(mock.isEmpty ? "its mock" : mock)\(told))"
  }

  private func lines(
    _ otherCalls: [RecordedCall], _ repetitions: [[Int]]?, on mock: String
  ) -> [DetailLine] {
    let told = wasTooOften ? toldMatched(on: mock) : [:]
    func line(_ index: Int, _ note: String? = nil) -> DetailLine.Pair {
      let candidate = (candidates.first + [nearest].compactMap(\.self)).first { $0.index == index }
      let call = call(index)
      let phrase = (told[index] ?? call.phrase(on: mock))
        .telling { candidate?.actual(at: $0, $1) }
      // After a wait for calls, it is a matter of luck how the last call has ended.
      let outcome = wait == nil ? call.unstubbedOutcome : nil
      return ("call \(index + 1)", "\(phrase)\(noted(outcome, note))")
    }
    let whole = name.call(expectedArguments, on: mock)
    func listed(_ total: Int, _ line: (Int) -> DetailLine.Pair) -> [DetailLine] {
      let shown = (0..<min(total, Layout.mostListed)).map(line)
      return wholeSubject(whole)
        + (shown + more(than: shown.count, of: total)).map { DetailLine(.item, $0.key, $0.value) }
    }
    if wasTooOften {
      return listed(matched.count) { position in
        if let group = repetitions?.first(where: { $0.contains(matched[position]) }) {
          let isFirst = group[0] == matched[position]
          return line(matched[position], isFirst ? nil : "the same as call \(group[0] + 1)")
        }
        let surplus = count.maximum > 0 ? position + 1 - count.maximum : 0
        return line(matched[position], surplus > 0 ? "\(surplus) more than expected" : nil)
      }
    }
    if callCount == 0 {
      return listed(otherCalls.count) { index in
        let call = otherCalls[index]
        return (
          "call \(index + 1)",
          wait == nil ? call.noted(on: mock) : Phrase(call.phrase(on: mock))
        )
      }
    }
    if candidates.count == 0 { return listed(callCount) { line($0) } }
    let shown = callCount == 1 ? [line(0)] : notedCalls.map { line($0.index, $0.note) }
    // Its arguments are cut as those of the nearest call.
    let expected = whole.telling { nearest?.expected(at: $0, $1) }
    return DetailLine.aligned(
      [("expected", Phrase(expected))] + shown + more(than: shown.count, of: callCount)
    ) + differingArguments
  }

  /// The two sides of the arguments that differ in the nearest call, where its line has no room.
  private var differingArguments: [DetailLine] {
    guard let expectedArguments, let nearest else { return [] }
    let actual = call(nearest.index).arguments()
    return nearest.mismatches.indices.filter { nearest.mismatches[$0] != nil }.flatMap { index in
      let argument = name.argumentName(index)
      let sides = [
        DetailLine(.context, "expected \(argument)", expectedArguments[index]),
        DetailLine(.context, "\(argument) of call \(nearest.index + 1)", actual[index]),
      ]
      return sides.filter { !$0.value.isOnALine }
    }
  }

  /// The expected call, or each of its arguments, where the first line does not have it.
  private func wholeSubject(_ call: CallPhrase) -> [DetailLine] {
    let arguments = expectedArguments ?? []
    let lines =
      Phrase(call).isOnALine || arguments.isEmpty
      ? [DetailLine(.item, "expected", Phrase(call))]
      : arguments.enumerated().map { index, argument in
        DetailLine(.item, "expected \(name.argumentName(index))", argument)
      }
    return lines.needed(.ifSubjectIsCut)
  }

  /// The matching calls and the first that do not match, in order; always with the nearest one.
  private var notedCalls: [(index: Int, note: String)] {
    var shown = candidates.first
    if let nearest, !shown.contains(where: { $0.index == nearest.index }) {
      shown[shown.count - 1] = nearest
    }
    let others = shown.map { candidate in (index: candidate.index, note: note(on: candidate)) }
    let same = matched.prefix(Layout.mostListed).map { (index: $0, note: "as expected") }
    return (others + same).sorted { $0.index < $1.index }
  }

  private func note(on candidate: ListedCalls.Candidate) -> String {
    let total = candidate.mismatches.count
    let differing = candidate.mismatches.indices.filter {
      candidate.mismatches[$0]?.isUndecided == false
    }
    if differing.isEmpty { return "cannot be judged" }
    let isNearest =
      candidates.count > 1 && candidate.index == nearest?.index && nearest?.isTied == false
    let mark = isNearest ? "nearest; " : ""
    if total == 1 { return mark + "differs" }
    let tally = mark + Tally(differing.count, of: total, .arguments).text
    return differing.count == total
      ? tally : tally + ": " + differing.map { name.argumentName($0) }.joined(separator: ", ")
  }

  private func more(than shown: Int, of total: Int) -> [DetailLine.Pair] {
    shown < total ? [("more", Phrase(notShown(total - shown, of: total, "calls")))] : []
  }
}
