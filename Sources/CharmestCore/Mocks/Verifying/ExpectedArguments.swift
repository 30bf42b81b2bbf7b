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
package struct ExpectedArguments {
  private let matchers: [any ArgumentJudging]

  package init<each Argument>(_ matchers: repeat Matcher<each Argument>) {
    var all: [any ArgumentJudging] = []
    var end = 0
    for matcher in repeat each matchers { all.append(ArgumentMatcher(matcher, behind: &end)) }
    self.matchers = all
  }

  /// A description for each argument.
  package var expected: [Phrase] { matchers.map(\.expected) }

  /// Judges a call, up to the first argument that certainly differs; nil if it matches.
  package func mismatch(of call: CallRecord, by judging: inout Judging) -> CallMismatch? {
    var own = Judging()
    let found = call.withArguments { mismatch(of: $0, by: &own) }
    // A call that does not match as a whole has no effects.
    if found == nil { for effect in own.takeEffects() { judging.after(.pass, effect) } }
    return found
  }

  private func mismatch(of arguments: UnsafeRawPointer, by judging: inout Judging) -> CallMismatch?
  {
    var open: CallMismatch?
    // Not `enumerated()`, which is slow in a debug build.
    for index in 0..<matchers.count {
      guard case .mismatch(let mismatch) = matchers[index].evaluate(arguments, &judging) else {
        continue
      }
      guard mismatch.isUndecided else {
        return CallMismatch(index: index, mismatch: mismatch, undecided: open?.undecided)
      }
      if open == nil { open = CallMismatch(index: index, mismatch: mismatch, undecided: [:]) }
      open?.undecided?[index] = mismatch
    }
    return open
  }

  /// The mismatch of each argument of a call, for a text; nil for one that is as expected.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - known: What was found before, which is not judged again.
  /// - Returns: A mismatch or nil for each argument.
  package func mismatches(of call: CallRecord, knowing known: CallMismatch?) -> [Mismatch?] {
    // Without an argument that certainly differs, all were judged.
    let judged = known.map { $0.doubt == nil ? $0.index : .max } ?? -1
    return call.withArguments { arguments in
      matchers.enumerated().map { index, matcher in
        if index == known?.index { return known?.mismatch }
        if index <= judged { return known?.undecided?[index] }
        return FailureReporter.dropping { matcher.evaluate(arguments, &$0).mismatch }
      }
    }
  }
}

/// Judges one argument of a call, whatever its type.
private protocol ArgumentJudging {
  var expected: Phrase { get }
  func evaluate(_ arguments: UnsafeRawPointer, _ judging: inout Judging) -> MatchResult
}

/// A matcher that finds its argument among those of a call.
///
/// The arguments of a call are a tuple, whose elements lie in memory one behind the other, each
/// where its alignment allows it. To go through the types of a tuple looks each type up again for
/// each call, which takes three times as long as all else.
private struct ArgumentMatcher<Argument>: ArgumentJudging {
  let matcher: Matcher<Argument>
  let offset: Int

  init(_ matcher: Matcher<Argument>, behind end: inout Int) {
    let alignment = MemoryLayout<Argument>.alignment
    self.matcher = matcher
    offset = (end + alignment - 1) / alignment * alignment
    end = offset + MemoryLayout<Argument>.size
  }

  var expected: Phrase { matcher.expected }

  func evaluate(_ arguments: UnsafeRawPointer, _ judging: inout Judging) -> MatchResult {
    matcher.evaluate(arguments.load(fromByteOffset: offset, as: Argument.self), &judging)
  }
}
