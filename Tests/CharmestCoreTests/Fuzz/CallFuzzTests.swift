import CharmestCore
import Testing

/// Random calls of random mocks are judged by every verification as by a naive list of calls, which
/// knows of each what it was and whether a verification has looked at it.
@Suite("Random calls") struct CallFuzzTests {
  @Test("are judged, marked and captured as in a naive list of calls")
  func judge() {
    Fuzzing.tryAll(of: "CallFuzzTests") { random in
      var world = CallWorld(&random)
      for _ in 0..<(2 + random.below(6)) {
        if let problem = world.act(&random) { return world.story(endingWith: problem) }
      }
      return world.problemInMarks.map { world.story(endingWith: $0) }
    }
  }
}

/// Some mocks, and what is to be known of their calls.
private struct CallWorld {
  struct Call {
    let mock: Int
    let method: Int
    let arguments: [Int]
    let number: UInt64
    var isVerified = false
  }

  /// The expectation of the calls of one method.
  struct Expectation {
    let mock: Int
    let method: Int
    let arguments: [RandomMatcher<Int>]?
    /// Keeps the first argument of calls that are as expected.
    let captor = ArgumentCaptor<Int>()

    var matchers: [Matcher<Int>]? {
      arguments.map { [capture(into: captor, $0[0].matcher)] + $0.dropFirst().map(\.matcher) }
    }

    var text: String { "\(mock).\(method)(\(arguments.map { "\($0.map(\.matcher))" } ?? "any"))" }
  }

  private let mocks: [RandomMock]
  private var calls: [Call] = []
  private var steps: [String] = []

  init(_ random: inout SplitMix) {
    var mocks: [RandomMock] = []
    for _ in 0...random.below(2) { mocks += RandomMock.some(&random) }
    self.mocks = mocks
  }

  func story(endingWith problem: String) -> String {
    (mocks.enumerated().map { "\($0): \(type(of: $1.mock)) \($1.methods.map(\.name))" } + steps
      + [problem]).joined(separator: "\n")
  }

  /// Does something, and says what came out otherwise than it should.
  mutating func act(_ random: inout SplitMix) -> String? {
    switch random.below(16) {
    case 0...7: call(&random)
    case 8, 9: verify(&random)
    case 10: assertCalled(&random)
    case 11: verifyNothing(&random)
    case 12: verifyNoMore(&random)
    case 13: verifyOrder(&random)
    case 14: verifySequence(&random)
    default: random.percent(20) ? forget(&random) : call(&random)
    }
  }

  // MARK: - What is called

  private mutating func method(_ random: inout SplitMix) -> (mock: Int, method: Int) {
    let mock = random.below(mocks.count)
    let method = random.below(mocks[mock].methods.count)
    return (mock, method)
  }

  private mutating func call(_ random: inout SplitMix) -> String? {
    let (mock, index) = method(&random)
    let method = mocks[mock].methods[index]
    let arguments = (0..<method.arity).map { _ in random.below(6) }
    steps.append("call \(mock).\(index)(\(arguments))")
    method.invoke(arguments)
    let number = method.numbers().last ?? 0
    if let last = calls.last, last.number >= number { return "the number is \(number)" }
    calls.append(Call(mock: mock, method: index, arguments: arguments, number: number))
    let all = calls.filter { $0.mock == mock && $0.method == index }.map(\.arguments)
    return method.arguments() == all
      ? nil : "the arguments are \(method.arguments())"
  }

  private mutating func forget(_ random: inout SplitMix) -> String? {
    let mock = random.below(mocks.count)
    steps.append("forget \(mock)")
    mocks[mock].mock.forgetCalls()
    calls.removeAll { $0.mock == mock }
    return nil
  }

  // MARK: - What is true

  private mutating func expectation(_ random: inout SplitMix) -> Expectation {
    let (mock, index) = method(&random)
    let arity = mocks[mock].methods[index].arity
    let isPlain = arity == 0 || random.percent(25)
    return Expectation(
      mock: mock, method: index,
      arguments: isPlain
        ? nil : (0..<arity).map { _ in RandomKind<Int>.number.matcher(random.below(2), &random) })
  }

  /// The truth of each call by an expectation; nothing for calls of other methods.
  private func truths(_ expectation: Expectation) -> [Truth?] {
    calls.map { call in
      guard call.mock == expectation.mock, call.method == expectation.method else { return nil }
      guard let expected = expectation.arguments else { return .yes }
      // An argument that differs decides, whatever the others are.
      let parts = zip(expected, call.arguments).map { $0.truth($1) }
      return parts.contains(.no) ? .no : .all(parts)
    }
  }

  private mutating func mark(_ isLookedAt: (Int) -> Bool) {
    for index in calls.indices where isLookedAt(index) { calls[index].isVerified = true }
  }

  /// The fault in what the mocks themselves know of their calls.
  var problemInMarks: String? {
    for (index, mock) in mocks.enumerated() {
      let expected = calls.filter { $0.mock == index }
      let actual = mock.mock.calls
      if expected.map(\.number) != actual.map(\.sequenceNumber)
        || expected.map(\.isVerified) != actual.map(\.isVerified)
      {
        let marks = actual.map { "\($0) \($0.isVerified)" }
        return "the calls of \(index) are \(marks), not \(expected)"
      }
    }
    return nil
  }

  private func problem(_ failures: [ReportedFailure], expected count: Int) -> String? {
    let texts = failures.map(\.text)
    if texts.count != count { return "\(count) failures expected, but came \(texts)" }
    return texts.lazy.compactMap(Fuzzing.problem).first
  }

  private func problem(inCapturedBy expectation: Expectation, _ truths: [Truth?]) -> String? {
    let matching = zip(calls, truths).filter { $1 == .yes }.compactMap { $0.0.arguments.first }
    let expected = expectation.arguments == nil ? [] : matching
    let actual = expectation.captor.values
    return actual == expected ? nil : "captured \(actual), not \(expected)"
  }

  // MARK: - What is verified

  private func count(_ random: inout SplitMix) -> (CallCount, ClosedRange<Int>) {
    let n = random.below(3)
    return switch random.below(7) {
    case 0: (.once, 1...1)
    case 1: (.never, 0...0)
    case 2: (.exactly(n), n...n)
    case 3: (.atLeast(n), n...(.max))
    case 4: (.atMost(n), 0...n)
    case 5: (.between(1...(n + 1)), 1...(n + 1))
    default: (.atLeastOnce, 1...(.max))
    }
  }

  /// Whether there are as many calls as expected, whatever is true of the unknown ones.
  private func truth(_ range: ClosedRange<Int>, _ truths: [Truth?]) -> Truth {
    let certain = truths.count { $0 == .yes }
    let unknown = truths.count { $0 == .unknown }
    // Each number of calls that there may have been.
    let possible = (certain...(certain + unknown)).map(range.contains)
    return possible.contains(false) ? possible.contains(true) ? .unknown : .no : .yes
  }

  private mutating func verify(_ random: inout SplitMix) -> String? {
    let expectation = expectation(&random)
    let (count, range) = count(&random)
    steps.append("verify \(expectation.text) \(count)")
    let truths = truths(expectation)
    let passes = truth(range, truths) == .yes
    var numbers: [UInt64] = []
    let failures = collectFailures {
      numbers = mocks[expectation.mock].methods[expectation.method].verify(
        count, expectation.matchers)
    }
    mark { passes ? truths[$0] == .yes : truths[$0] != nil }
    let matching = zip(calls, truths).filter { $1 == .yes }.map(\.0.number)
    if numbers != matching { return "gave the calls \(numbers), not \(matching)" }
    return problem(failures, expected: passes ? 0 : 1)
      ?? problem(inCapturedBy: expectation, truths)
  }

  private mutating func assertCalled(_ random: inout SplitMix) -> String? {
    let expectation = expectation(&random)
    let (count, range) = count(&random)
    let isNegated = random.percent(40)
    steps.append("assert\(isNegated ? " not" : "") \(expectation.text) \(count)")
    let truths = truths(expectation)
    let truth = truth(range, truths)
    let failures = collectFailures {
      mocks[expectation.mock].methods[expectation.method].assertCalled(
        count, expectation.matchers, isNegated)
    }
    let isAsExpected = truth == (isNegated ? .no : .yes)
    // Calls that must not be there mark nothing; a failure marks all.
    mark { truths[$0] != nil && (!isAsExpected || !isNegated && truths[$0] == .yes) }
    return problem(failures, expected: isAsExpected ? 0 : 1)
  }

  /// One or two mocks, and members to ignore.
  private mutating func choice(_ random: inout SplitMix) -> (
    mocks: [Int], ignored: [any MockMember], names: Set<String>
  ) {
    let chosen = (0...random.below(2)).map { _ in random.below(mocks.count) }
    var ignored: [any MockMember] = []
    var names: Set<String> = []
    while ignored.count < 2, random.percent(30) {
      let (mock, index) = method(&random)
      if let group = mocks[mock].groups.first, random.percent(50) {
        ignored.append(group.member)
        names.formUnion(group.names.map { "\(mock).\($0)" })
      } else {
        ignored.append(mocks[mock].methods[index].member())
        names.insert("\(mock).\(mocks[mock].methods[index].name)")
      }
    }
    return (chosen, ignored, names)
  }

  private mutating func verifyNothing(_ random: inout SplitMix) -> String? {
    let (chosen, ignored, names) = choice(&random)
    steps.append("verifyNoCalls \(chosen) ignoring \(names.sorted())")
    let all = chosen.map { mocks[$0].mock }
    let failures = collectFailures {
      switch ignored.count {
      case 0 where all.count == 1: verifyNoCalls(all[0], file: elsewhere)
      case 0: verifyNoCalls(all[0], all[1], file: elsewhere)
      case 1: verifyNoCalls(all[0], all[all.count - 1], ignoring: ignored[0], file: elsewhere)
      default:
        verifyNoCalls(
          all[0], all[all.count - 1], ignoring: ignored[0], ignored[1], file: elsewhere)
      }
    }
    return problem(failures, unexpectedIn: chosen, ignoring: names) { _ in true }
  }

  private func isLookedAt(_ call: Call, _ chosen: [Int], _ ignored: Set<String>) -> Bool {
    chosen.contains(call.mock)
      && !ignored.contains("\(call.mock).\(mocks[call.mock].methods[call.method].name)")
  }

  private mutating func verifyNoMore(_ random: inout SplitMix) -> String? {
    let (chosen, ignored, names) = choice(&random)
    steps.append("verifyNoMoreCalls \(chosen) ignoring \(names.sorted())")
    let all = chosen.map { mocks[$0].mock }
    let failures = collectFailures {
      switch ignored.count {
      case 0 where all.count == 1: verifyNoMoreCalls(all[0], file: elsewhere)
      case 0: verifyNoMoreCalls(all[0], all[1], file: elsewhere)
      case 1: verifyNoMoreCalls(all[0], all[all.count - 1], ignoring: ignored[0], file: elsewhere)
      default:
        verifyNoMoreCalls(
          all[0], all[all.count - 1], ignoring: ignored[0], ignored[1], file: elsewhere)
      }
    }
    return problem(failures, unexpectedIn: chosen, ignoring: names) { !$0.isVerified }
  }

  private mutating func problem(
    _ failures: [ReportedFailure], unexpectedIn chosen: [Int], ignoring names: Set<String>,
    _ isUnexpected: (Call) -> Bool
  ) -> String? {
    let shown = calls.indices.filter { isLookedAt(calls[$0], chosen, names) }
    let isWrong = shown.contains { isUnexpected(calls[$0]) }
    if isWrong { mark { shown.contains($0) } }
    return problem(failures, expected: isWrong ? 1 : 0)
  }

  private mutating func expectations(_ random: inout SplitMix) -> [Expectation] {
    // Mostly steps that are in the list, so that some orders pass.
    let start = random.below(calls.count + 1)
    return (0..<(1 + random.below(3))).map { step in
      guard start + step < calls.count, random.percent(80) else { return expectation(&random) }
      let call = calls[start + step]
      let isPlain = call.arguments.isEmpty || random.percent(50)
      return Expectation(
        mock: call.mock, method: call.method,
        arguments: isPlain
          ? nil : call.arguments.map { n in RandomMatcher(equalTo(n)) { Truth($0 == n) } })
    }
  }

  private mutating func verifyOrder(_ random: inout SplitMix) -> String? {
    let expected = expectations(&random)
    steps.append("verifyInOrder \(expected.map(\.text))")
    let truths = expected.map(truths)
    let failures = collectFailures {
      verifyInOrder(file: elsewhere) {
        expected.map { mocks[$0.mock].methods[$0.method].called($0.matchers) }
      }
    }
    // The call that fills each of the first steps: the earliest one, which is never worse.
    var filling: [Int] = []
    for truths in truths {
      let next = (filling.last ?? -1) + 1
      guard let call = calls.indices.dropFirst(next).first(where: { truths[$0] == .yes }) else {
        break
      }
      filling.append(call)
    }
    let passes = filling.count == expected.count
    if passes {
      mark { filling.contains($0) }
    } else if let problem = problem(inMarksOf: truths) {
      return problem
    }
    return problem(failures, expected: passes ? 0 : 1)
      ?? problem(inCapturedBy: expected, filling: filling)
  }

  /// The fault in the marks of a failed order: it marks all calls that match a step, and no
  /// calls of methods that are in no step.
  private mutating func problem(inMarksOf truths: [[Truth?]]) -> String? {
    let marked = Set(mocks.flatMap(\.mock.calls).filter(\.isVerified).map(\.sequenceNumber))
    for index in calls.indices where !calls[index].isVerified {
      let judged = truths.compactMap { $0[index] }
      calls[index].isVerified = marked.contains(calls[index].number)
      if judged.contains(.yes), !calls[index].isVerified { return "\(calls[index]) is not marked" }
      if judged.isEmpty, calls[index].isVerified { return "\(calls[index]) is marked" }
    }
    return nil
  }

  /// A captor in a step keeps the argument of the call that fills the step.
  private func problem(inCapturedBy steps: [Expectation], filling: [Int]) -> String? {
    for (step, expectation) in steps.enumerated() {
      // A failed order keeps nothing that it captured.
      let fills = expectation.arguments != nil && filling.count == steps.count
      let expected = fills ? calls[filling[step]].arguments.prefix(1) : []
      let actual = expectation.captor.values
      if actual != Array(expected) { return "step \(step + 1) captured \(actual), not \(expected)" }
    }
    return nil
  }

  private mutating func verifySequence(_ random: inout SplitMix) -> String? {
    let expected = expectations(&random)
    // Mostly all of the steps' mocks.
    var chosen = Array(Set(expected.map(\.mock))).sorted()
    if chosen.isEmpty || random.percent(30) { chosen = [random.below(mocks.count)] + chosen }
    if random.percent(10) { chosen = [chosen[0]] }
    chosen = Array(chosen.prefix(3))
    steps.append("verifySequence of \(chosen) \(expected.map(\.text))")
    let truths = expected.map(truths)
    let all = chosen.map { mocks[$0].mock }
    func called() -> [ExpectedCall] {
      expected.map { mocks[$0.mock].methods[$0.method].called($0.matchers) }
    }
    let failures = collectFailures {
      switch all.count {
      case 1:
        CharmestCore.verifySequence(of: all[0], file: elsewhere) { for step in called() { step } }
      case 2:
        CharmestCore.verifySequence(of: all[0], all[1], file: elsewhere) {
          for step in called() { step }
        }
      default:
        CharmestCore.verifySequence(of: all[0], all[1], all[2], file: elsewhere) {
          for step in called() { step }
        }
      }
    }
    let foreign = expected.count { !chosen.contains($0.mock) }
    if foreign > 0 { return problem(failures, expected: foreign) }
    let own = calls.indices.filter { chosen.contains(calls[$0].mock) }
    // The first of the longest runs of calls that are the first steps.
    let runs = own.indices.map { start in
      Array(zip(truths, own[start...]).prefix { $0[$1] == .yes }.map(\.1))
    }
    let filling = runs.reduce([]) { $1.count > $0.count ? $1 : $0 }
    let follows = filling.count == expected.count
    mark { follows ? filling.contains($0) : own.contains($0) }
    return problem(failures, expected: follows ? 0 : 1)
      ?? problem(inCapturedBy: expected, filling: filling)
  }
}
