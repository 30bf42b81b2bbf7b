/// The matchers for the arguments of a call, whatever their types.
package class ExpectedArguments {
  /// A description for each argument.
  package var expected: [Phrase] { fatalError("no arguments") }

  /// Judges a call, up to the first argument that certainly differs; nil if it matches.
  package func mismatch(of call: CallRecord, by judging: inout Judging) -> Mismatch? {
    fatalError("no arguments")
  }

  /// The mismatch of each argument of a call; nil for an argument that is as expected.
  package func mismatches(of call: CallRecord) -> [Mismatch?] { fatalError("no arguments") }
}

package final class ArgumentMatchers<each Argument>: ExpectedArguments {
  private let matchers: (repeat Matcher<each Argument>)

  package init(_ matchers: repeat Matcher<each Argument>) { self.matchers = (repeat each matchers) }

  override package var expected: [Phrase] {
    var expected: [Phrase] = []
    for matcher in repeat each matchers { expected.append(matcher.expected) }
    return expected
  }

  override package func mismatch(of call: CallRecord, by judging: inout Judging) -> Mismatch? {
    let arguments = call.arguments(as: (repeat each Argument).self)
    var own = Judging()
    var undecided: Mismatch?
    for (matcher, argument) in repeat (each matchers, each arguments) {
      guard let mismatch = matcher.evaluate(argument, &own).mismatch else { continue }
      if !mismatch.isUndecided { return mismatch }
      undecided = undecided ?? mismatch
    }
    // A call that does not match as a whole has no effects.
    if undecided == nil { for effect in own.takeEffects() { judging.ifPassed(effect) } }
    return undecided
  }

  override package func mismatches(of call: CallRecord) -> [Mismatch?] {
    let arguments = call.arguments(as: (repeat each Argument).self)
    var mismatches: [Mismatch?] = []
    for (matcher, argument) in repeat (each matchers, each arguments) {
      var judging = Judging()
      mismatches.append(matcher.evaluate(argument, &judging).mismatch)
    }
    return mismatches
  }
}
