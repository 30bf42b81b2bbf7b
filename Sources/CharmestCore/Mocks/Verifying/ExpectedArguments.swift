/// A matcher for each argument.
///
/// A struct, because a closure that captures the pack itself crashes the compiler (Swift 6.3).
package struct ExpectedArguments<each Argument> {
  package let matchers: (repeat Matcher<each Argument>)

  package init(_ matchers: repeat Matcher<each Argument>) {
    self.matchers = (repeat each matchers)
  }

  /// Whether all arguments of a call are as expected; stops at the first that is not.
  package func match(_ call: MockCall<repeat each Argument>) -> Bool {
    Captures.whileJudging { judge in
      judge {
        var parts = Parts()
        return isMatch(call, by: &parts)
      }
    }
  }

  /// The same, but without keeping what matchers capture.
  package func wouldMatch(_ call: MockCall<repeat each Argument>) -> Bool {
    guard call.retainsArguments else { return false }
    return Captures.whileJudging { judge in
      var isMatch = false
      _ = judge {
        var parts = Parts()
        isMatch = self.isMatch(call, by: &parts)
        return false
      }
      return isMatch
    }
  }

  /// Whether all arguments are as expected; stops at the first that is not.
  func isMatch(_ call: MockCall<repeat each Argument>, by parts: inout Parts) -> Bool {
    let arguments = call.arguments
    var isMatch = true
    // No loop over both packs, which makes a pair of each two: that takes longer than to judge.
    repeat Self.judge(each arguments, each matchers, &isMatch, by: &parts)
    return isMatch
  }

  private static func judge<Value>(
    _ argument: Value,
    _ matcher: Matcher<Value>,
    _ isMatch: inout Bool,
    by parts: inout Parts
  ) {
    if isMatch { isMatch = parts.judge(matcher, part: argument).isMatch }
  }

  /// What differs in each argument, or nothing at all if none does.
  package func mismatches(
    of call: MockCall<repeat each Argument>,
    by parts: inout Parts
  ) -> [Mismatch?]? {
    var found: [Mismatch?]?
    var index = 0
    let arguments = call.arguments
    for (matcher, argument) in repeat (each matchers, each arguments) {
      if let mismatch = parts.judge(matcher, part: argument).mismatch {
        let before = Array(repeating: Mismatch?.none, count: index)
        found = (found ?? before) + [mismatch]
      } else {
        found?.append(nil)
      }
      index += 1
    }
    return found
  }

  /// How each argument is expected to be, as a call of the method.
  package func description(under name: MethodName) -> Rendering {
    let renderings = renderings
    return { limits in name.call(with: renderings.map { $0(limits) }) }
  }

  /// How each argument is expected to be, where the method is not known.
  package func list(_ limits: TextLimits) -> String {
    "(\(renderings.map { $0(limits) }.joined(separator: ", ")))"
  }

  private var renderings: [Rendering] {
    var renderings: [Rendering] = []
    for matcher in repeat each matchers { renderings.append(matcher.rendering) }
    return renderings
  }
}
