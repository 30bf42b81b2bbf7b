/// Judges how a method was called, and says what is wrong.
package struct Verification<each Argument> {
  /// The calls whose arguments match.
  package let matched: [MockCall<repeat each Argument>]
  /// What is wrong; nil if nothing is wrong.
  package var failure: CallFailure? { verdict == .met ? nil : explained() }
  /// Whether the number of matching calls is as expected.
  package let verdict: CallCount.Verdict
  /// All calls of the method, and which of them match.
  let calls: JudgedCalls
  /// What is wrong, or what could not be judged.
  ///
  /// Ask only where it is shown: it reads names from the source, and judges more arguments.
  let explained: () -> CallFailure

  /// Judges all calls of a method, each argument of each call at most once.
  ///
  /// - Parameters:
  ///   - method: The record of the method.
  ///   - count: How many calls are expected.
  ///   - expected: What is expected of the arguments; nil if any arguments will do.
  ///   - wait: How the wait for the calls ended; nil if there was none.
  ///   - effects: What becomes of the side effects of calls that match.
  package init<Result, Failure: Error>(
    of method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .atLeastOnce,
    calledWith expected: ExpectedArguments<repeat each Argument>? = nil,
    after wait: EndOfWait? = nil, effects: SideEffects = .atOnce
  ) {
    let calls = JudgedCalls(of: method.log, by: expected, arrived: wait?.arrived ?? [:])
    calls.performEffects(effects)
    self.calls = calls
    matched = method.calls(calls.matching)
    var verdict = count.verdict(matched.count, undecided: calls.undecided.count)
    // More calls might have come in the rest of the time.
    let isCutShort =
      verdict == .met && wait?.isCutShort == true && !count.isDecided(by: matched.count)
    if isCutShort { verdict = .undecided }
    self.verdict = verdict
    explained = {
      CallFailure(
        method: method, name: method.name, expectedArguments: expected?.expected, count: count,
        wait: wait, isCutShort: isCutShort, judged: calls, candidates: calls.listed())
    }
  }

  /// The calls that are marked as verified if the verification, or its opposite, is asserted.
  func marks(ofOpposite isOpposite: Bool = false) -> Marks {
    // A failure shows all calls of the method; but if it should not have been met, those that match.
    let showsAll = verdict == .undecided || verdict == .missed && !isOpposite
    return .calls(showsAll ? calls.records : calls.matching, of: calls.log)
  }
}

/// The calls of a method, and which of them match.
package struct JudgedCalls {
  /// The list of the calls.
  let log: CallLog
  /// All calls, as they were when they were judged.
  let records: [CallRecord]
  private let expected: ArgumentJudge?
  /// The positions of the calls that match.
  private(set) var indicesOfMatching: [Int] = []
  /// The arguments that do not match, kept so that a failure judges none of them again.
  private var found: [JudgedArgument] = []
  /// The calls that could not be judged.
  private(set) var undecided: [CallRecord] = []
  /// Whether all calls could be judged.
  var areJudged: Bool { undecided.isEmpty }
  /// Whether no call could be judged, because the arguments were not retained.
  private var areForgotten: Bool { !areJudged && !log.retainsArguments }
  /// The side effects of the calls that match and have some, by their numbers.
  private var effects: [UInt64: [() -> Void]] = [:]

  /// - Parameters:
  ///   - log: The list of the calls.
  ///   - expected: What is expected of their arguments; nil if any arguments will do.
  ///   - arrived: What the calls were found to be when they came, by their numbers. One that matched
  ///     is not judged again, because it may match no more: to judge a call may change its arguments.
  init(
    of log: CallLog, by expected: ArgumentJudge?, arrived: [UInt64: JudgedCall] = [:]
  ) {
    self.log = log
    self.expected = expected
    let records = log.records
    self.records = records
    guard let expected else {
      indicesOfMatching = Array(records.indices)
      return
    }
    let pending = SideEffects.Pending()
    var context = JudgingContext(effects: .later(pending), readings: log.readings)
    var index = 0
    while index < records.count {
      let call = records[index]
      let arrival = arrived[call.number]
      if let arrival, arrival.verdict == .match {
        addMatching(index, arrival.effects)
      } else {
        let known = found.count
        let verdict = expected.judge(call, &context, &found)
        let actions = pending.take()
        switch verdict {
        case .match: addMatching(index, actions)
        case .mismatch: break
        case .undecided:
          if let arrival, arrival.verdict == .mismatch {
            // What was read when it came cannot be read again.
            found[known...] = arrival.found[...]
          } else {
            undecided.append(call)
          }
        }
      }
      index += 1
    }
  }

  private mutating func addMatching(_ index: Int, _ actions: [() -> Void]) {
    indicesOfMatching.append(index)
    if !actions.isEmpty { effects[records[index].number] = actions }
  }

  /// The calls that match.
  var matching: [CallRecord] { indicesOfMatching.map { records[$0] } }

  /// The first call that matches after another call; the numbers ascend.
  func firstMatching(after number: UInt64) -> CallRecord? {
    let later = indicesOfMatching.partitioningIndex { records[$0].number > number }
    return later < indicesOfMatching.count ? records[indicesOfMatching[later]] : nil
  }

  /// The numbers of the calls that match, or that may match.
  var possible: Set<UInt64> { Set((matching + undecided).map(\.number)) }

  /// The calls that cannot be judged: all that were not retained, or the first other one.
  var doubtful: [CallRecord] { areForgotten ? undecided : Array(undecided.prefix(1)) }

  /// Why the calls that were not judged could not be.
  ///
  /// - Parameter call: The first of these calls, where its number among the calls of the method
  ///   would be taken for another one.
  /// - Returns: The end of a sentence; nil if all could be judged.
  func doubt(about call: Phrase? = nil) -> Phrase? {
    if areForgotten {
      let calls = counted(records.count, "call")
      return "the arguments of \(calls) were not retained (retainsArguments: false)"
    }
    return firstUndecided.map { index, mismatch in
      let cause = mismatch.explanation.undecided?.sentence.framed(by: ": ", "")
      return "\(call ?? "call \(index + 1)") cannot be judged\(cause ?? "")"
    }
  }

  /// The first call that could not be judged, and why.
  var firstUndecided: (index: Int, mismatch: Mismatch)? {
    if areForgotten {
      let reason: Phrase = "its arguments were not retained (retainsArguments: false)"
      return Verdict.undecided(expecting: "", reason).mismatch.map { (0, $0) }
    }
    guard let first = undecided.first?.number,
      let index = records.firstIndex(where: { $0.number == first }),
      let argument = found.first(where: { $0.call == first })
    else { return nil }
    return (index, argument.mismatch)
  }

  /// Chooses the calls to show of those that do not match.
  ///
  /// - Parameter isCandidate: Which calls to look at, by their numbers.
  /// - Returns: The first of these calls and the nearest one.
  func listed(where isCandidate: (UInt64) -> Bool = { _ in true }) -> ListedCalls {
    var listed = ListedCalls(reading: log.readings)
    guard let expected else { return listed }
    var rest = found[...]
    for (index, call) in records.enumerated() where rest.first?.call == call.number {
      let arguments = rest.prefix { $0.call == call.number }
      rest = rest.dropFirst(arguments.count)
      if isCandidate(call.number) { listed.add(call, at: index, expected, arguments) }
    }
    return listed
  }

  /// Performs the side effects of all calls that match.
  func performEffects(_ effects: SideEffects) {
    guard !self.effects.isEmpty else { return }
    for call in matching { performEffects(effects, of: call) }
  }

  /// Performs the side effects of one call that matches.
  func performEffects(_ effects: SideEffects = .atOnce, of call: CallRecord) {
    guard !self.effects.isEmpty else { return }
    for action in self.effects[call.number] ?? [] { effects.perform(action) }
  }
}

/// The calls that do not match, as a text shows them: the first ones, and the nearest one.
struct ListedCalls {
  struct Candidate {
    let index: Int
    /// What is wrong with each argument; nil if it matches.
    let mismatches: [Mismatch?]
    /// Whether another call is as near, or may be because it was not compared.
    fileprivate(set) var isTied = false
    /// How many arguments differ.
    fileprivate let differences: Int
    /// What it has in common with the expected call; asked only beside another call.
    fileprivate lazy var likeness = findLikeness()
    private let findLikeness: () -> Likeness

    fileprivate init(
      at index: Int, _ mismatches: [Mismatch?], likeness: @escaping () -> Likeness
    ) {
      self.index = index
      self.mismatches = mismatches
      differences = mismatches.count { $0 != nil }
      findLikeness = likeness
    }

    /// The words before the nearest call, if it is nearer than all others.
    var asNearest: String { isTied ? "" : "nearest is " }

    /// What is expected of an argument that differs, cut as what came; nil if it matches.
    func expected(at argument: Int, _ expected: Phrase) -> Phrase? {
      mismatches[argument].map { mismatch in
        values(in: mismatch, shown: expected) { $0.expected }.map {
          UnequalValues($0.expected, $0.actual).sides.expected
        } ?? expected
      }
    }

    /// An argument that differs, cut as what was expected; nil if it matches.
    func actual(at argument: Int, _ actual: Phrase) -> Phrase? {
      mismatches[argument].map { mismatch in
        values(in: mismatch, shown: actual) { $0.actual }.map {
          UnequalValues($0.expected, $0.actual).sides.actual
        } ?? actual
      }
    }

    /// The first argument if it differs and says all: not only a part of it is wrong, and nothing is
    /// hidden.
    func plainArgument(_ actual: Phrase) -> Phrase? {
      guard let mismatch = mismatches[0] else { return nil }
      if let values = values(in: mismatch, shown: actual, as: { $0.actual }) {
        return Nearest.readAlike(values) ? nil : describing(values.actual)
      }
      return mismatch.explanation.saysOnly(actual) ? actual : nil
    }

    private typealias Values = (expected: Any, actual: Any)

    /// The values that should have been equal, if a phrase shows one of them.
    private func values(
      in mismatch: Mismatch, shown phrase: Phrase, as side: (Values) -> Any
    ) -> Values? {
      mismatch.unequalValues.flatMap {
        describing(side($0)).longText == phrase.longText ? $0 : nil
      }
    }
  }

  /// The first calls, as many as a text lists.
  private(set) var first: [Candidate] = []
  private(set) var count = 0
  /// The call with the fewest differing arguments; of several such calls, the one that is most
  /// alike.
  private(set) var nearest: Candidate?
  private var comparisonsLeft = Layout.comparedValues
  /// What was read of the arguments.
  private let readings: Readings

  init(reading readings: Readings) { self.readings = readings }

  /// Adds a call, if it is one of those to show.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - position: The place of the call.
  ///   - expected: What is expected of its arguments.
  ///   - found: Its arguments that are known not to match.
  mutating func add(
    _ call: CallRecord, at position: Int, _ expected: ArgumentJudge,
    _ found: ArraySlice<JudgedArgument>
  ) {
    count += 1
    let isSettled = comparisonsLeft == 0 && nearest?.differences == 1 && nearest?.isTied == true
    guard first.count < Layout.mostListed || !isSettled else { return }
    let mismatches = expected.mismatches(of: call, found, readings)
    let candidate = Candidate(at: position, mismatches) {
      Likeness(of: call, expected, mismatches)
    }
    if first.count < Layout.mostListed { first.append(candidate) }
    compare(candidate)
  }

  private mutating func compare(_ other: Candidate) {
    guard var nearest, other.differences >= nearest.differences else {
      self.nearest = other
      return
    }
    guard other.differences == nearest.differences else { return }
    guard comparisonsLeft > 0 else {
      self.nearest?.isTied = true
      return
    }
    comparisonsLeft -= 1
    var other = other
    if nearest.likeness < other.likeness {
      self.nearest = other
    } else {
      if !(other.likeness < nearest.likeness) { nearest.isTied = true }
      self.nearest = nearest
    }
  }
}

/// How much a call has in common with the expected call, among calls with equally many differences.
private struct Likeness {
  /// How much the matching arguments say.
  private var weight = 0
  /// What is wrong with each argument; earlier ones that match count more.
  private let mismatches: [Mismatch?]
  /// How far the other arguments are from what was expected.
  private let cost: Double

  init(of call: CallRecord, _ expected: ArgumentJudge, _ mismatches: [Mismatch?]) {
    self.mismatches = mismatches
    cost = mismatches.reduce(0) { $0 + ($1?.cost ?? 0) }
    for (argument, mismatch) in zip(expected.arguments(of: call), mismatches)
    where mismatch == nil {
      weight += Self.weight(of: argument)
    }
  }

  /// How much a matching argument says: a text or an object says more than a flag.
  private static func weight(of argument: Any) -> Int {
    switch unwrapped(argument) {
    case nil, is Bool: 1
    case let text as any StringProtocol: text.isEmpty ? 1 : 3
    case let items as any Collection: items.isEmpty ? 1 : 3
    case let value?: type(of: value) is AnyClass ? 3 : 2
    }
  }

  static func < (first: Likeness, second: Likeness) -> Bool {
    if first.weight != second.weight { return first.weight < second.weight }
    return zip(first.mismatches, second.mismatches).first { ($0 == nil) != ($1 == nil) }
      .map { $1 == nil } ?? (first.cost > second.cost)
  }
}
