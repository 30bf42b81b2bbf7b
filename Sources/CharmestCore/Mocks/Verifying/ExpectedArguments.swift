/// What is expected of each argument of a call.
///
/// It knows the types of the arguments only while it is made: code over a pack looks up its types
/// at each step, which takes longer than all the rest in code that is not optimized.
package class ArgumentJudge {
  private let matchers: [ArgumentMatcher]

  fileprivate init(_ matchers: [ArgumentMatcher]) { self.matchers = matchers }

  /// What is expected of each argument.
  final var expected: [Phrase] { matchers.map { $0.describe(.asItIs) } }

  /// The expected arguments, if the method is not known.
  final var phrase: Phrase { Phrase(CallPhrase("", expected.map { .init(nil, $0) }, in: .none)) }

  /// Judges the arguments of a call one after the other, until one differs.
  ///
  /// An argument that cannot be judged does not end it: if another differs, the call does not match
  /// whatever that argument is. Arguments that were not retained cannot be judged.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - context: What the judgement depends on.
  ///   - found: Gets the arguments that do not match.
  /// - Returns: Whether the call matches.
  final func judge(
    _ call: CallRecord, _ context: inout JudgingContext, _ found: inout [JudgedArgument]
  ) -> CallVerdict {
    guard call.retainsArguments else { return .undecided }
    var verdict = CallVerdict.match
    call.withArguments { arguments in
      var index = 0
      while index < matchers.count {
        context.place = Place(argument: index, ofCall: call.number)
        if case .mismatch(let mismatch) = matchers[index].judge(arguments, &context) {
          found.append(JudgedArgument(call: call.number, index: index, mismatch: mismatch))
          verdict = mismatch.isUndecided ? .undecided : .mismatch
          if verdict == .mismatch { return }
        }
        index += 1
      }
    }
    return verdict
  }

  /// What differs in each argument of a call; judges those that were not judged yet.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - found: Its arguments that are known not to match.
  ///   - readings: What was read of the arguments.
  /// - Returns: A mismatch for each argument; nil if it matches.
  final func mismatches(
    of call: CallRecord, _ found: ArraySlice<JudgedArgument>, _ readings: Readings
  ) -> [Mismatch?] {
    var mismatches: [Mismatch?] = matchers.map { _ in nil }
    for argument in found { mismatches[argument.index] = argument.mismatch }
    guard let last = found.last, !last.mismatch.isUndecided else { return mismatches }
    var context = JudgingContext(effects: .never, readings: readings)
    call.withArguments { arguments in
      for index in matchers.indices.dropFirst(last.index + 1) {
        context.place = Place(argument: index, ofCall: call.number)
        mismatches[index] = matchers[index].judge(arguments, &context).mismatch
      }
    }
    return mismatches
  }

  /// The arguments of a call.
  final func arguments(of call: CallRecord) -> [Any] {
    var values: [Any] = []
    call.withArguments { arguments in values = matchers.map { $0.argument(of: arguments) } }
    return values
  }

  /// Whether all arguments of a call match; the matchers have their side effects.
  final func match(_ call: CallRecord, _ readings: Readings) -> Bool {
    let judged = judge(call, readings)
    guard judged.verdict == .match else { return false }
    for action in judged.effects { action() }
    return true
  }

  /// Judges one call, without side effects yet.
  final func judge(_ call: CallRecord, _ readings: Readings) -> JudgedCall {
    let pending = SideEffects.Pending()
    var context = JudgingContext(effects: .later(pending), readings: readings)
    var found: [JudgedArgument] = []
    let verdict = judge(call, &context, &found)
    return JudgedCall(verdict: verdict, found: found, effects: pending.take())
  }
}

/// A matcher for each argument.
package final class ExpectedArguments<each Argument>: ArgumentJudge {
  package init(_ matchers: repeat Matcher<each Argument>) {
    var list: [ArgumentMatcher] = []
    var end = 0
    repeat list.append(MatcherOf(each matchers, behind: &end))
    assert(end == MemoryLayout<(repeat each Argument)>.size)
    super.init(list)
  }
}

/// A matcher for an argument of a type that is not known here.
private class ArgumentMatcher {
  final let describe: (Sense) -> Phrase

  init(_ describe: @escaping (Sense) -> Phrase) { self.describe = describe }

  /// Judges its argument among those of a call.
  func judge(_ arguments: UnsafeRawPointer, _ context: inout JudgingContext) -> Verdict {
    fatalError("a matcher without a type")
  }

  /// Its argument among those of a call.
  func argument(of arguments: UnsafeRawPointer) -> Any { fatalError("a matcher without a type") }
}

private final class MatcherOf<Value>: ArgumentMatcher {
  private let evaluate: (Value, inout JudgingContext) -> Verdict
  /// Where the argument is in the tuple of all arguments.
  private let offset: Int

  /// - Parameters:
  ///   - matcher: What is expected of the argument.
  ///   - end: Where the argument before it ends in the tuple of all arguments.
  init(_ matcher: Matcher<Value>, behind end: inout Int) {
    evaluate = matcher.evaluate
    // The elements of a tuple follow each other, each at a multiple of its alignment.
    let alignment = MemoryLayout<Value>.alignment
    offset = (end + alignment - 1) / alignment * alignment
    end = offset + MemoryLayout<Value>.size
    super.init(matcher.describe)
  }

  override func judge(
    _ arguments: UnsafeRawPointer, _ context: inout JudgingContext
  ) -> Verdict {
    evaluate((arguments + offset).assumingMemoryBound(to: Value.self).pointee, &context)
  }

  override func argument(of arguments: UnsafeRawPointer) -> Any {
    (arguments + offset).assumingMemoryBound(to: Value.self).pointee
  }
}

/// Whether a call matches by its arguments.
///
/// It matches if all arguments match, and does not match if one of them differs, whatever the
/// others are. If none differs, but one cannot be judged, it is undecided.
enum CallVerdict { case match, mismatch, undecided }

/// What a call was found to be.
struct JudgedCall {
  let verdict: CallVerdict
  /// The arguments that do not match.
  let found: [JudgedArgument]
  /// The side effects, if it matches.
  let effects: [() -> Void]
}

/// An argument that does not match.
struct JudgedArgument {
  /// The number of the call.
  let call: UInt64
  /// The place of the argument.
  let index: Int
  let mismatch: Mismatch
}
