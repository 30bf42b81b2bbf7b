/// A matcher for each argument.
///
/// A struct, because a closure that captures the pack itself crashes the compiler (Swift 6.3).
package struct ExpectedArguments<each Argument> {
  private let matchers: (repeat Matcher<each Argument>)

  package init(_ matchers: repeat Matcher<each Argument>) { self.matchers = (repeat each matchers) }

  /// Whether all arguments of a call match; the matchers have their side effects.
  package func match(_ call: MockCall<repeat each Argument>) -> Bool {
    SideEffects.atOnce.ifMatching { judgement(of: call, $0) == .match }
  }

  /// The same without side effects.
  package func wouldMatch(_ call: MockCall<repeat each Argument>) -> Bool {
    call.retainsArguments && judgement(of: call, .never) == .match
  }

  /// Whether all arguments match.
  ///
  /// It judges all of them: an argument that cannot be judged must not hide behind one that
  /// differs.
  func judgement(of call: MockCall<repeat each Argument>, _ effects: SideEffects) -> CallJudgement {
    let arguments = call.arguments
    var judgement = CallJudgement.match
    var parts = Parts(Circumstances(effects: effects))
    // No loop over both packs: making a pair of each two takes longer than judging.
    repeat Self.judge(each arguments, each matchers, &judgement, by: &parts)
    return judgement
  }

  private static func judge<Value>(
    _ argument: Value, _ matcher: Matcher<Value>, _ judgement: inout CallJudgement,
    by parts: inout Parts
  ) {
    if case .mismatch(let mismatch) = parts.judge(matcher, argument) { judgement.join(mismatch) }
  }

  /// What differs in each argument.
  func mismatches(of call: MockCall<repeat each Argument>, _ effects: SideEffects) -> [Mismatch?] {
    var mismatches: [Mismatch?] = []
    var parts = Parts(Circumstances(effects: effects))
    let arguments = call.arguments
    for (matcher, argument) in repeat (each matchers, each arguments) {
      mismatches.append(parts.judge(matcher, part: argument).mismatch)
    }
    return mismatches
  }

  /// The expected arguments, if the method is not known.
  func text(_ limits: TextLimits) -> String {
    renderings.map { $0(limits) }.joined(separator: ", ")
  }

  /// What is expected of each argument.
  var renderings: [Rendering] {
    var renderings: [Rendering] = []
    for matcher in repeat each matchers { renderings.append(matcher.rendering) }
    return renderings
  }
}

extension MethodName {
  /// An expected call of the method; with any arguments if none are given.
  func text(of expected: [Rendering]?) -> Rendering {
    { limits in expected.map { call(with: $0.map { $0(limits) }) } ?? withAnyArguments }
  }
}

/// The judgement of a call by its arguments.
enum CallJudgement {
  case match
  /// Some argument could not be judged.
  case undecided
  case mismatch

  init(_ mismatches: [Mismatch?]) {
    self = .match
    for mismatch in mismatches { join(mismatch) }
  }

  mutating func join(_ mismatch: Mismatch?) {
    guard let mismatch else { return }
    self = mismatch.isUndecided || self == .undecided ? .undecided : .mismatch
  }
}
