/// What is expected of each argument of a call.
///
/// It is used without the types of the arguments, because code over a pack looks up its types at
/// each step, which takes longer than all the rest in code that is not optimized.
protocol ArgumentJudge: AnyObject {
  /// What is expected of each argument.
  var renderings: [Rendering] { get }

  /// Whether all arguments match.
  ///
  /// It judges all of them: an argument that cannot be judged must not hide behind one that
  /// differs.
  func judgement(of call: CallRecord, _ effects: SideEffects, _ readings: Readings)
    -> CallJudgement

  /// What differs in each argument.
  func mismatches(of call: CallRecord, _ effects: SideEffects, _ readings: Readings) -> [Mismatch?]

  /// The arguments of a call.
  func arguments(of call: CallRecord) -> [Any]
}

extension ArgumentJudge {
  /// The expected arguments, if the method is not known.
  func text(_ limits: TextLimits) -> String {
    renderings.map { $0(limits) }.joined(separator: ", ")
  }

  /// Whether all arguments of a call match; the matchers have their side effects.
  func match(_ call: CallRecord, _ readings: Readings) -> Bool {
    SideEffects.atOnce.ifMatching { judgement(of: call, $0, readings) == .match }
  }

  /// The same without side effects.
  func wouldMatch(_ call: CallRecord, _ readings: Readings) -> Bool {
    call.retainsArguments && judgement(of: call, .never, readings) == .match
  }
}

/// A matcher for each argument.
package final class ExpectedArguments<each Argument>: ArgumentJudge {
  private let matchers: [any ArgumentMatcher]

  package init(_ matchers: repeat Matcher<each Argument>) {
    var list: [any ArgumentMatcher] = []
    repeat list.append(MatcherOf(each matchers))
    self.matchers = list
  }

  var renderings: [Rendering] { matchers.map(\.rendering) }

  func judgement(of call: CallRecord, _ effects: SideEffects, _ readings: Readings)
    -> CallJudgement
  {
    let arguments: (repeat each Argument) = retainedArguments(of: call)
    var judgement = CallJudgement.match
    var circumstances = Circumstances(effects: effects, readings: readings)
    var index = 0
    for argument in repeat each arguments {
      circumstances.place = Place(argument: index, ofCall: call.number)
      if case .mismatch(let mismatch) = matchers[index].judge(argument, &circumstances) {
        judgement.join(mismatch)
      }
      index += 1
    }
    return judgement
  }

  func mismatches(of call: CallRecord, _ effects: SideEffects, _ readings: Readings) -> [Mismatch?]
  {
    var mismatches: [Mismatch?] = []
    var circumstances = Circumstances(effects: effects, readings: readings)
    let arguments: (repeat each Argument) = retainedArguments(of: call)
    for argument in repeat each arguments {
      circumstances.place = Place(argument: mismatches.count, ofCall: call.number)
      mismatches.append(matchers[mismatches.count].judge(argument, &circumstances).mismatch)
    }
    return mismatches
  }

  func arguments(of call: CallRecord) -> [Any] {
    let arguments: (repeat each Argument) = retainedArguments(of: call)
    var values: [Any] = []
    for argument in repeat each arguments { values.append(argument) }
    return values
  }
}

/// A matcher for an argument of a type that is not known here.
private protocol ArgumentMatcher: AnyObject {
  var rendering: Rendering { get }

  /// Judges an argument, which must have the type of the matcher.
  func judge<Argument>(_ argument: Argument, _ circumstances: inout Circumstances) -> Finding
}

private final class MatcherOf<Value>: ArgumentMatcher {
  let rendering: Rendering
  private let evaluate: (Value, inout Circumstances) -> Finding

  init(_ matcher: Matcher<Value>) {
    rendering = matcher.rendering
    evaluate = matcher.evaluate
  }

  func judge<Argument>(_ argument: Argument, _ circumstances: inout Circumstances) -> Finding {
    // The type is the same: `ExpectedArguments` has the types of its method. An optional cast would
    // look up one more type for each argument.
    // swift-format-ignore: NeverForceUnwrap
    evaluate(argument as! Value, &circumstances)
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
    if mismatch.isUndecided {
      self = .undecided
    } else if case .match = self {
      self = .mismatch
    }
  }
}
