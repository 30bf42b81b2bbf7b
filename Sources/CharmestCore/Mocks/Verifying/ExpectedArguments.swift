/// A matcher for each argument.
///
/// A struct, because a closure that captures the pack itself crashes the compiler (Swift 6.3).
package struct ExpectedArguments<each Argument> {
  private let matchers: (repeat Matcher<each Argument>)

  package init(_ matchers: repeat Matcher<each Argument>) {
    self.matchers = (repeat each matchers)
  }

  /// Whether all arguments of a call are as expected, with the side effects of the matchers.
  package func match(_ call: MockCall<repeat each Argument>) -> Bool {
    SideEffects.whileJudging { judge in judge { verdict(on: call) == .match } }
  }

  /// The same without side effects.
  package func wouldMatch(_ call: MockCall<repeat each Argument>) -> Bool {
    call.retainsArguments && SideEffects.suppressed { verdict(on: call) == .match }
  }

  /// Whether all arguments are as expected; stops at the first that is not.
  func verdict(on call: MockCall<repeat each Argument>) -> CallVerdict {
    let arguments = call.arguments
    var verdict = CallVerdict.match
    // No loop over both packs, which makes a pair of each two: that takes longer than to judge.
    repeat Self.judge(each arguments, each matchers, &verdict)
    return verdict
  }

  private static func judge<Value>(
    _ argument: Value,
    _ matcher: Matcher<Value>,
    _ verdict: inout CallVerdict
  ) {
    if verdict != .mismatch { verdict.join(matcher.evaluate(argument, nil)) }
  }

  /// The verdict on each argument.
  func verdicts(on call: MockCall<repeat each Argument>) -> [Verdict] {
    var verdicts: [Verdict] = []
    let arguments = call.arguments
    for (matcher, argument) in repeat (each matchers, each arguments) {
      verdicts.append(matcher.evaluate(argument, nil))
    }
    return verdicts
  }

  /// How the arguments are expected to be, where the method is not known.
  func text(_ limits: TextLimits) -> String {
    renderings.map { $0(limits) }.joined(separator: ", ")
  }

  /// How each argument is expected to be.
  var renderings: [Rendering] {
    var renderings: [Rendering] = []
    for matcher in repeat each matchers { renderings.append(matcher.rendering) }
    return renderings
  }
}

extension MethodName {
  /// An expected call of the method, with any arguments if nothing is said of them.
  func text<each Argument>(of expected: ExpectedArguments<repeat each Argument>?) -> Rendering {
    let renderings = expected?.renderings
    return { limits in
      renderings.map { call(with: $0.map { $0(limits) }) } ?? withAnyArguments
    }
  }
}

/// What is to be said of a call whose arguments were judged.
enum CallVerdict {
  case match
  /// No argument is other than expected, but some could not be judged.
  case undecided
  case mismatch

  init(_ verdicts: [Verdict]) {
    self = .match
    for verdict in verdicts { join(verdict) }
  }

  mutating func join(_ verdict: Verdict) {
    switch verdict {
    case .match: break
    case .mismatch: self = .mismatch
    case .undecided: if self == .match { self = .undecided }
    }
  }
}
