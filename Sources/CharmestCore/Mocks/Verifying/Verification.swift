/// The judgement whether a method was called as often as expected.
package struct Verification<each Argument> {
  package let matched: [MockCall<repeat each Argument>]
  package private(set) var verdict: CallCount.Verdict
  private let method: any MockedMethod
  private let count: CallCount
  private let expected: ExpectedArguments?
  private let limit: Duration?
  private let end: WaitEnd?
  private let records: [CallRecord]
  /// Which of the records match.
  private var indices: [Int] = []
  /// How each of the other calls differs.
  private var mismatches: [(index: Int, mismatch: CallMismatch)] = []
  /// Why the first call that could not be judged could not.
  private let doubt: Doubt?
  private let effects: [() -> Void]

  /// Judges all calls.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - count: How many calls are expected.
  ///   - expected: The matchers for the arguments; nil if any will do.
  ///   - limit: How long calls were waited for; nil if they were not.
  ///   - end: Why the wait ended; nil if the calls decided it.
  package init<Result, Failure: Error>(
    of method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .atLeastOnce,
    calledWith expected: ExpectedArguments? = nil, within limit: Duration? = nil,
    _ end: WaitEnd? = nil
  ) {
    let records = method.log.records
    var doubts: [(index: Int, doubt: Doubt)] = []
    var judging = Judging()
    // Not `enumerated()`, which is slow in a debug build.
    for index in 0..<records.count {
      guard let mismatch = expected?.mismatch(of: records[index], by: &judging) else {
        indices.append(index)
        continue
      }
      mismatches.append((index, mismatch))
      if let doubt = mismatch.doubt { doubts.append((index, doubt)) }
    }
    verdict = count.verdict(indices.count, undecided: doubts.count)
    // A cancelled wait is a failure, because more calls might have come in the rest of the time.
    if verdict == .met, end == .cancelled, !count.isDecided(by: indices.count) {
      verdict = .undecided
    }
    (self.method, self.count, self.expected, self.limit, self.end) =
      (method, count, expected, limit, end)
    self.records = records
    doubt =
      count.isNegative
      ? Doubt({ "nothing can be called less than 0 times" })
      : doubts.first.map { index, doubt in
        Doubt({ "call \(index + 1) \(doubt.phrase)" }, error: doubt.error)
      }
    matched = method.calls(indices.map { records[$0] })
    effects = judging.takeEffects()
  }

  package var isMet: Bool { verdict == .met }

  /// The mismatch of the method; undecided if the calls that could not be judged decide.
  package func mismatch(namingCall isNamed: Bool = false) -> Mismatch {
    Mismatch(doubt: verdict == .undecided ? doubt : nil) { _ in explanation(namingCall: isNamed) }
  }

  /// Marks the calls that made it pass, or all calls if it failed, and keeps captured values.
  package func conclude() {
    method.log.markAsVerified(
      isMet ? indices.map { records[$0] } : records, areMatches: isMet && expected != nil)
    for effect in effects { effect() }
  }

  /// Marks all calls, so that one mistake is not reported twice.
  func markAll() { method.log.markAsVerified(records) }

  package func subject(in source: CallSource?) -> Subject {
    let name = method.knownName ?? source?.methodName ?? method.name
    return name.subject(expected?.expected, on: source?.mockName ?? method.mockName)
  }

  /// How often calls matched, and the first ten of them: `was called once: greet("Jon")`.
  func outcome(hasCall: Bool) -> Phrase {
    let name = method.name
    if records.isEmpty { return "was never \(name.words.verb)" }
    if indices.isEmpty { return "this \(name.words.unit) never came" }
    let often: Phrase = "was \(name.words.verb) \(times(indices.count))"
    let calls = indices.lazy.map { name.call(method.argumentPhrases(of: records[$0])) }.listed()
    return hasCall ? "\(often): \(calls)" : often
  }

  /// The explanation: the count, and the differences in the nearest call.
  ///
  /// - Parameter isNamed: Whether it names the expected call, because its subject does not.
  /// - Returns: The explanation.
  package func explanation(namingCall isNamed: Bool = false) -> Explanation {
    let name = method.name
    let time = limit.map { " \($0.asLimit(end ?? .timeIsOver))" } ?? ""
    // If too many calls match, no call differs.
    var rest = indices.count > count.maximum ? [] : self.mismatches
    // A call that was expected elsewhere is not wrong.
    let others = method.log.state.withLock { _ in
      Set(rest.map(\.index).filter { records[$0].wasExpected })
    }
    let areElsewhere = others.count == rest.count
    if !areElsewhere { rest.removeAll { others.contains($0.index) } }
    let mismatches = rest.map { index, mismatch in
      expected?.mismatches(of: records[index], knowing: mismatch) ?? []
    }
    var nearest = nearestCall(mismatches)
    if areElsewhere, nearest?.isOnly == false { nearest = nil }
    let call = expected.map { name.call($0.expected) } ?? Phrase(name.base)
    // If a call differs, the first line needs its room for the differences.
    let named: Phrase? = isNamed && doubt == nil && nearest == nil ? " of \(call)" : nil
    let unit = count.text(counting: name.words.unit)
    let start: Phrase = "expected \(unit)\(named ?? "")\(time), but "
    var explanation = Explanation([])
    if let doubt {
      explanation.headline = "\(start)\(doubt.reason())"
    } else if let nearest {
      let (all, call) = (records.count, "call \(rest[nearest.index].index + 1)")
      let elsewhere = "\(call), expected elsewhere, differs"
      let example = nearest.isOnly ? "nearest is \(call)" : "for example, \(call)"
      let which = rest.count == 1 ? ", and \(call) differs" : "; \(example)"
      let outcome =
        switch indices.count {
        case 0 where areElsewhere: "this \(name.words.unit) never came; \(elsewhere)"
        case 0 where all == 1: "\(call) differs"
        case 0: "none of \(all) calls matches\(which)"
        case let count where areElsewhere: "\(count) of \(all) calls matched, and \(elsewhere)"
        case let count: "\(count) of \(all) calls matched\(which)"
        }
      explanation.headline = "\(start)\(outcome)"
      explanation.differences = differences(of: mismatches[nearest.index], in: name)
    } else if verdict == .undecided {
      explanation.headline = "\(start)the test was cancelled before the time was over"
    } else {
      explanation.headline = "\(start)\(outcome(hasCall: count.maximum == 0))"
    }
    let ofTooMany = indices.count < records.count ? " (matches)" : ""
    let note = indices.count > count.maximum ? ofTooMany : " (as expected)"
    let place = nearest.map { rest[$0.index].index } ?? indices.first ?? 0
    // The calls that make the number wrong; not all of them, if none matches.
    let wrong = indices.count > count.maximum ? indices : rest.map(\.index)
    let places = [place] + (indices.isEmpty ? [] : wrong)
    explanation.lines = method.lines(of: records, showing: places) { index in
      guard expected != nil else { return "" }
      if indices.contains(index) { return note }
      if others.contains(index) { return " (as expected elsewhere)" }
      guard let row = rest.firstIndex(where: { $0.index == index }) else { return "" }
      let names = mismatches[row].indices.filter { mismatches[row][$0] != nil }
      let words = joined(names.map { name.path($0).start })
      return names.isEmpty ? "" : " (\(words) \(names.count == 1 ? "differs" : "differ"))"
    }
    // A long call has no room on the first line either.
    if isNamed ? named == nil : call.text.columns > Limits.path {
      explanation.lines.insert(("expected", call), at: 0)
    }
    return explanation
  }
}

/// The call in which the fewest arguments differ, and of several, the one that costs least; nil if
/// there is no call.
func nearestCall(_ mismatches: [[Mismatch?]]) -> (index: Int, isOnly: Bool)? {
  let counts = mismatches.map { call in call.count { $0 != nil } }
  let fewest = counts.min()
  let candidates = counts.indices.filter { counts[$0] == fewest }
  if candidates.count == 1 { return (candidates[0], true) }
  let costs = candidates.prefix(Limits.compared).map { index in
    mismatches[index].reduce(0) { $0 + ($1?.explanation.cost ?? 0) }
  }
  return costs.least.map { (candidates[$0.index], $0.isOnly && candidates.count == costs.count) }
}

/// The differences of the arguments of a call, at their names.
func differences(of mismatches: [Mismatch?], in name: MethodName) -> [Difference] {
  mismatches.enumerated().flatMap { index, mismatch in
    mismatch?.explanation.at(name.path(index)).leaves ?? []
  }
}
