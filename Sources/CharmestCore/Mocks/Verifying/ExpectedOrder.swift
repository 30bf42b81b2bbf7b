/// The steps of an order, the calls that match each of them, and the names of their mocks.
///
/// Names and texts are made only for a failure, because names are read from the source.
final class ExpectedOrder {
  let steps: [ExpectedCall]
  /// The judged calls of each step's method.
  private(set) var judged: [JudgedCalls] = []
  /// The calls that match each step.
  private(set) lazy var matches: [[RecordedCall]] = zip(steps, judged).map {
    $0.method.recorded($1.matching)
  }
  /// For each method, the name of its mock.
  private lazy var names = nameMocks()
  private let nameMocks: () -> [ObjectIdentifier: String]

  /// Judges the calls of the steps.
  init(of steps: [ExpectedCall], named names: @escaping () -> [ObjectIdentifier: String]) {
    self.steps = steps
    nameMocks = names
    // A loop, because `map` and `zip` take longer than the rest in code that is not optimized.
    judged.reserveCapacity(steps.count)
    var step = 0
    while step < steps.count {
      judged.append(JudgedCalls(of: steps[step].method.log, by: steps[step].expected))
      step += 1
    }
  }

  /// Judges the calls of steps whose mocks are not known.
  ///
  /// Two methods with the same name and type belong to two mocks. The mocks get numbers if their
  /// names are the same.
  convenience init(of steps: [ExpectedCall]) {
    self.init(of: steps) {
      var names: [ObjectIdentifier: String] = [:]
      var methods: [[String]: [ObjectIdentifier]] = [:]
      for step in steps where names[ObjectIdentifier(step.method)] == nil {
        let (method, mock) = (ObjectIdentifier(step.method), step.mockName)
        names[method] = mock
        methods[["\(type(of: step.method))", step.name.full, mock], default: []].append(method)
      }
      for alike in methods.values {
        for (method, name) in zip(alike, distinct(alike.compactMap { names[$0] })) {
          names[method] = name
        }
      }
      return names
    }
  }

  /// The methods of some mocks, found by reflection.
  struct Members {
    private let mocks: [any Mock]
    private let members: [(mock: Int, member: any MockMember)]
    private let steps: [ExpectedCall]

    /// - Parameters:
    ///   - mocks: The mocks.
    ///   - steps: Steps that may show the test's names for the mocks.
    init(of mocks: [any Mock], in steps: [ExpectedCall]) {
      self.mocks = mocks
      self.steps = steps
      members = CharmestCore.members(of: mocks)
    }

    func contains(_ method: any MockMember) -> Bool {
      members.contains { $0.member === method }
    }

    /// The name of each mock; may be read from the source.
    var namesOfMocks: [String] {
      distinct(
        mocks.enumerated().map { index, mock in
          let own = members.filter { $0.mock == index }
          return steps.first { step in own.contains { $0.member === step.method } }?.mockName
            ?? typeName(type(of: mock))
        })
    }

    /// For each method, the name of its mock; may be read from the source.
    var names: [ObjectIdentifier: String] {
      let names = namesOfMocks
      return Dictionary(
        uniqueKeysWithValues: members.map { (ObjectIdentifier($0.member), names[$0.mock]) })
    }

    /// All calls, in the order in which they were made.
    ///
    /// A member of the user's own may give those of another one.
    var calls: [RecordedCall] {
      var seen: Set<UInt64> = []
      return RecordedCall.chronological(members.map(\.member)).filter {
        seen.insert($0.sequenceNumber).inserted
      }
    }
  }

  /// Marks the calls of an order and captures their arguments.
  ///
  /// - Parameters:
  ///   - failure: What is wrong; nil if the order is as expected.
  ///   - filling: The calls that fill the first steps.
  /// - Returns: The failure.
  func concluded(_ failure: Failure?, filling: [CallRecord]) -> Failure? {
    for step in filling.indices { judged[step].performEffects(of: filling[step]) }
    if let failure {
      Marks.each(failure.calls).set()
    } else {
      for step in filling.indices { Marks.calls([filling[step]], of: judged[step].log).set() }
    }
    return failure
  }

  /// The call that is nearest to a step and that no other step needs, and what differs in it.
  ///
  /// - Parameters:
  ///   - step: A step.
  ///   - isCandidate: Which calls to look at, by their numbers.
  /// - Returns: The call; nil if there is none.
  func nearest(to step: Int, where isCandidate: (UInt64) -> Bool) -> ExpectedCall.Candidate? {
    let claimed =
      filling(without: step).map { Set($0.keys) } ?? Set(matches.joined().map(\.sequenceNumber))
    return steps[step].nearest(of: judged[step]) { isCandidate($0) && !claimed.contains($0) }
  }

  /// Why a step has no call: calls could not be judged, there was none, or the nearest one differs.
  ///
  /// - Parameters:
  ///   - step: A step.
  ///   - last: The number of a call; a nearest call after it is preferred.
  /// - Returns: The calls that could not be judged or the nearest one, and a text; nil if calls
  ///   match and all could be judged.
  func absence(of step: Int, after last: UInt64) -> (calls: [RecordedCall], outcome: Phrase)? {
    if let undecided = undecided(step) { return undecided }
    guard matches[step].isEmpty else { return nil }
    guard
      let nearest = nearest(to: step, where: { $0 > last })
        ?? nearest(to: step, where: { _ in true })
    else { return ([], "was never called") }
    return (
      [nearest.call],
      "no call matches; \(nearest.introduction)\(phrase(nearest.call))\(nearest.differences)"
    )
  }

  /// The calls that could not be judged, and why; nil if all could.
  private func undecided(_ step: Int) -> (calls: [RecordedCall], outcome: Phrase)? {
    let calls = steps[step].method.recorded(judged[step].doubtful)
    return judged[step].doubt(about: calls.first.map(phrase)).map { (calls, $0) }
  }

  /// Says that a call which could not be judged may be that of an earlier step.
  ///
  /// Asked where the step would have its call if all such calls matched.
  func doubt(before step: Int) -> Claim? {
    guard let last = matches[step].last else { return nil }
    for earlier in 0..<step {
      guard let (calls, cause) = undecided(earlier),
        calls.contains(where: { $0.sequenceNumber < last.sequenceNumber })
      else { continue }
      return (phrase(earlier), "before \(phrase(step))", cause)
    }
    return nil
  }

  func phrase(_ step: Int) -> Phrase { Phrase(callPhrase(step)) }

  private func callPhrase(_ step: Int) -> CallPhrase {
    let method = ObjectIdentifier(steps[step].method)
    return telling(steps[step].call(on: names[method] ?? ""), of: method)
  }

  func phrase(_ call: RecordedCall) -> Phrase { Phrase(callPhrase(call)) }

  private func callPhrase(_ call: RecordedCall) -> CallPhrase {
    telling(call.phrase(on: names[call.method] ?? ""), of: call.method)
  }

  /// A call; if it is too long, it keeps the arguments in which the steps of its method differ.
  private func telling(_ call: CallPhrase, of method: ObjectIdentifier) -> CallPhrase {
    call.telling { index, value in
      differingArguments[method]?[index].map {
        value.onlyValue?.value.map($0.tellApart) ?? false
          ? value.amid($0) : value.withBothEnds
      }
    }
  }

  /// For each method, the positions of the arguments for which its steps expect different values,
  /// and all these values, also of the calls.
  private lazy var differingArguments: [ObjectIdentifier: [Int: Siblings]] = Dictionary(
    grouping: steps.indices
  ) { ObjectIdentifier(steps[$0].method) }.mapValues { steps in
    let most = Layout.comparedSteps
    let expected = steps.prefix(most).compactMap { self.steps[$0].expected?.expected }
    let calls = steps.prefix(most).flatMap { matches[$0].prefix(most).map { $0.arguments() } }
    let texts = expected.map { $0.map(\.longText) }
    var differing: [Int: Siblings] = [:]
    for index in expected.first?.indices ?? 0..<0 {
      let siblings = Siblings(of: (expected + calls).map { $0[index] })
      if Set(texts.map { $0[index] }).count > 1 || siblings.differ {
        differing[index] = siblings
      }
    }
    return differing
  }

  /// A step beside another one, with the number of the call that fills it if it has several calls.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - call: The call that fills it.
  ///   - calls: The calls that the failure shows.
  /// - Returns: The step, such as `pump.stop() (call 6)`.
  func phrase(_ step: Int, filledBy call: UInt64, among calls: [RecordedCall]) -> Phrase {
    guard matches[step].count > 1,
      let index = calls.firstIndex(where: { $0.sequenceNumber == call })
    else { return phrase(step) }
    return "\(phrase(step)) (call \(index + 1))"
  }

  /// For each call of the first steps, the step.
  func steps(filledBy calls: [CallRecord]) -> [UInt64: Int] {
    Dictionary(uniqueKeysWithValues: calls.enumerated().map { ($1.number, $0) })
  }

  /// For each call of the other steps, in their order, the step; nil if they have no such calls.
  func filling(without left: Int) -> [UInt64: Int]? {
    let others = steps.indices.filter { $0 != left }
    let calls = filling(of: others)
    guard calls.count == others.count else { return nil }
    return Dictionary(uniqueKeysWithValues: zip(calls.map(\.number), others))
  }

  /// The calls of some steps, up to the first step without a call.
  ///
  /// Each step has the earliest matching call after the call of the step before it. The earliest
  /// call is never worse than a later one, so an order is found whenever one exists.
  func filling(of steps: some Sequence<Int>) -> [CallRecord] {
    var calls: [CallRecord] = []
    for step in steps {
      guard let call = judged[step].firstMatching(after: calls.last?.number ?? 0) else { break }
      calls.append(call)
    }
    return calls
  }

  /// The step of which something is wrong, what was expected of it, and what came.
  typealias Claim = (subject: Phrase, expected: Phrase, outcome: Phrase)

  /// What is wrong with an order.
  struct Failure {
    /// The step of which something is wrong.
    let subject: Phrase
    let explanation: Explanation
    /// The calls that the text shows.
    let calls: [RecordedCall]
  }

  /// What is wrong, and the lines of both orders, with aligned values.
  ///
  /// - Parameters:
  ///   - claim: What is wrong.
  ///   - step: The step that failed.
  ///   - filling: For each call that fills another step, the step, if their places matter.
  ///   - calls: The calls that came.
  ///   - place: Where in the calls the step failed.
  /// - Returns: The step of which something is wrong, and everything about it.
  func failure(
    _ claim: Claim, at step: Int, filled filling: [UInt64: Int] = [:],
    actual calls: [RecordedCall], around place: Int
  ) -> Failure {
    // A reader could take another call for that of a step.
    let marks = matches.contains { $0.count > 1 } ? filling : [:]
    // Of a step that no call matches, the nearest call tells what is wrong.
    let isCompared = calls.indices.contains(place) && isOnlyNear(calls[place], to: step)
    func told(_ call: CallPhrase, _ isAtPlace: Bool) -> Phrase {
      isCompared && isAtPlace ? call.onLines : Phrase(call)
    }
    let lines =
      lines("expected order", steps.count, "steps", around: step) { shown in
        shown.map { told(callPhrase($0), $0 == step) }
      }
      + lines("actual order", calls.count, "calls", around: place) { shown in
        zip(shown, calls[shown].map { callPhrase($0) }.toldApart).map { index, phrase in
          let mark = marks[calls[index].sequenceNumber].map { " (step \($0 + 1))" }
          return "\(told(phrase, index == place))\(mark ?? "")"
        }
      }
    let explanation = Explanation(
      .reason(expected: claim.expected, but: claim.outcome),
      details: DetailLine.aligned(lines))
    return Failure(subject: claim.subject, explanation: explanation, calls: calls)
  }

  /// Whether a call of the method of a step matches neither it nor another one.
  private func isOnlyNear(_ call: RecordedCall, to step: Int) -> Bool {
    matches[step].isEmpty && call.method == ObjectIdentifier(steps[step].method)
      && !matches.joined().contains { $0.sequenceNumber == call.sequenceNumber }
  }

  /// The lines around a place, as many as a text has room for, and how many others there are.
  private func lines(
    _ key: String, _ count: Int, _ units: String, around place: Int,
    _ phrases: (Range<Int>) -> [Phrase]
  ) -> [DetailLine.Pair] {
    let most = Layout.mostListed
    let start = max(0, min(place - most / Layout.sharesOfLinesAhead, count - most))
    let end = min(start + most, count)
    var lines: [DetailLine.Pair] = zip(start..<end, phrases(start..<end)).map {
      ("\(key) \($0 + 1)", $1)
    }
    if start > 0 { lines.insert(("earlier", Phrase(notShown(start, of: count, units))), at: 0) }
    if end < count { lines.append(("later", Phrase(notShown(count - end, of: count, units)))) }
    return lines
  }
}
