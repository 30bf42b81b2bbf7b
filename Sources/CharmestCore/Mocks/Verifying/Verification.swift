/// The judgement of how a method was called, and what to say when it was called otherwise.
package struct Verification<each Argument> {
  /// The calls whose arguments are as expected.
  package let matched: [MockCall<repeat each Argument>]
  /// What is wrong, or nothing.
  package let failure: CallFailure?

  /// Judges all calls of a method, each argument of each call at most once.
  ///
  /// - Parameters:
  ///   - method: The record of the method.
  ///   - count: How many calls are expected.
  ///   - expected: What is expected of the arguments; nothing if any will do.
  ///   - time: Until when they are expected, such as `within 1 second`; empty if they are over.
  package init<Result, Failure: Error>(
    of method: MockMethod<repeat each Argument, Result, Failure>,
    _ count: CallCount,
    calledWith expected: ExpectedArguments<repeat each Argument>? = nil,
    _ time: String = ""
  ) {
    var parts = Parts()
    self.init(of: method, count, calledWith: expected, time, by: &parts)
  }

  /// The same, where a matcher for the method judges by its parts.
  package init<Result, Failure: Error>(
    of method: MockMethod<repeat each Argument, Result, Failure>,
    _ count: CallCount,
    calledWith expected: ExpectedArguments<repeat each Argument>?,
    _ time: String = "",
    by parts: inout Parts
  ) {
    let calls = method.calls
    var matchedIndices: [Int] = []
    var candidates = CandidateCalls()
    var undecided: (index: Int, mismatch: Mismatch)?
    var undecidedCount = 0
    if let expected {
      Captures.whileJudging { judge in
        for index in calls.indices {
          let call = calls[index]
          guard call.retainsArguments else { continue }
          var arguments = Parts()
          let isMatch = judge {
            if candidates.isSettled {
              guard !expected.isMatch(call, by: &arguments) else { return true }
              candidates.addAnother()
              return false
            }
            guard let mismatches = expected.mismatches(of: call, by: &arguments) else {
              return true
            }
            candidates.add(index, mismatches)
            return false
          }
          if isMatch { matchedIndices.append(index) }
          if let mismatch = arguments.undecided {
            parts.remember(mismatch, .words("call \(index + 1)"))
            undecided = undecided ?? (index, mismatch)
            undecidedCount += 1
          }
        }
      }
    } else {
      matchedIndices = Array(calls.indices)
    }
    let matched = matchedIndices.map { calls[$0] }
    self.matched = matched
    // The calls that could not be judged may be as expected, and may not.
    let isCertain = count.allows(matched.count) && count.allows(matched.count + undecidedCount)
    guard !isCertain else {
      failure = nil
      method.markAsVerified(matched)
      return
    }
    // A failure shows all calls of the method, so none of them is news to anyone.
    method.markAsVerified(calls)
    let name = method.name
    failure = CallFailure(
      mockName: method.mockName,
      name: name,
      expected: expected?.description(under: name) ?? { _ in name.withAnyArguments },
      count: count,
      time: time,
      cannotJudge: expected != nil && calls.contains { !$0.retainsArguments },
      undecided: count.allows(matched.count) ? undecided : nil,
      matched: matchedIndices,
      candidates: candidates,
      callCount: calls.count,
      callText: { index, limits in calls[index].text(under: name, limits) },
      otherCalls: method.otherCalls
    )
  }
}

/// The calls that are not as expected: the nearest one, and the first few.
package struct CandidateCalls {
  package typealias Candidate = (index: Int, mismatches: [Mismatch?])

  /// The call with the fewest differing arguments; the first of several.
  package private(set) var nearest: Candidate?
  /// The first calls, as many as a text lists.
  package private(set) var first: [Candidate] = []
  package private(set) var count = 0

  package init() {}

  private var nearestDifferences: Int {
    nearest?.mismatches.count { $0 != nil } ?? .max
  }

  /// Whether no further call can be one of those that are shown.
  package var isSettled: Bool {
    first.count == TextLimits.detail.items && nearestDifferences == 1
  }

  /// Counts a call of which nothing else is to be known.
  package mutating func addAnother() {
    count += 1
  }

  package mutating func add(_ index: Int, _ mismatches: [Mismatch?]) {
    count += 1
    if first.count < TextLimits.detail.items { first.append((index, mismatches)) }
    let differing = mismatches.count { $0 != nil }
    guard differing < nearestDifferences else { return }
    nearest = (index, mismatches)
  }
}
