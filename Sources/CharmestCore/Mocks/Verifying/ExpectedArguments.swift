/// How a call differs from the expected arguments, as far as it was judged.
package struct CallMismatch {
  /// The first argument that certainly differs; if there is none, the first that could not be
  /// judged.
  fileprivate let index: Int
  fileprivate let mismatch: Mismatch
  /// The arguments that could not be judged.
  fileprivate var undecided: [Int: Mismatch]?

  /// Why the call could not be judged; nil if an argument certainly differs.
  package var doubt: Doubt? { mismatch.doubt }
}

/// The matchers for the arguments of a call, whatever their types.
package protocol ExpectedArguments: AnyObject {
  /// A description for each argument.
  var expected: [Phrase] { get }

  /// Judges a call, up to the first argument that certainly differs; nil if it matches.
  func mismatch(of call: CallRecord, by judging: inout Judging) -> CallMismatch?

  /// The mismatch of each argument of a call, for a text; nil for one that is as expected.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - known: What was found before, which is not judged again.
  /// - Returns: A mismatch or nil for each argument.
  func mismatches(of call: CallRecord, knowing known: CallMismatch?) -> [Mismatch?]
}

package final class ArgumentMatchers<each Argument>: ExpectedArguments {
  private let matchers: (repeat Matcher<each Argument>)

  package init(_ matchers: repeat Matcher<each Argument>) { self.matchers = (repeat each matchers) }

  package var expected: [Phrase] {
    var expected: [Phrase] = []
    for matcher in repeat each matchers { expected.append(matcher.expected) }
    return expected
  }

  package func mismatch(of call: CallRecord, by judging: inout Judging) -> CallMismatch? {
    let arguments = call.arguments(as: (repeat each Argument).self)
    var own = Judging()
    var open: CallMismatch?
    var index = 0
    for (matcher, argument) in repeat (each matchers, each arguments) {
      if let mismatch = matcher.evaluate(argument, &own).mismatch {
        guard mismatch.isUndecided else {
          return CallMismatch(index: index, mismatch: mismatch, undecided: open?.undecided)
        }
        if open == nil { open = CallMismatch(index: index, mismatch: mismatch, undecided: [:]) }
        open?.undecided?[index] = mismatch
      }
      index += 1
    }
    // A call that does not match as a whole has no effects.
    if open == nil { for effect in own.takeEffects() { judging.ifPassed(effect) } }
    return open
  }

  package func mismatches(of call: CallRecord, knowing known: CallMismatch?) -> [Mismatch?] {
    let arguments = call.arguments(as: (repeat each Argument).self)
    // Without an argument that certainly differs, all were judged.
    let judged = known.map { $0.doubt == nil ? $0.index : .max } ?? -1
    var mismatches: [Mismatch?] = []
    for (matcher, argument) in repeat (each matchers, each arguments) {
      let index = mismatches.count
      let mismatch: Mismatch? =
        if index == known?.index {
          known?.mismatch
        } else if index <= judged {
          known?.undecided?[index]
        } else {
          matcher.mismatchForText(of: argument)
        }
      mismatches.append(mismatch)
    }
    return mismatches
  }
}
