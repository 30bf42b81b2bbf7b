/// The judgement of how a method was called, and what to say when it was called otherwise.
package struct Verification<each Argument> {
  /// The calls whose arguments are as expected.
  package let matched: [Call<repeat each Argument>]
  /// What is wrong, or nothing.
  package let failure: CallFailure?

  /// Judges all calls of a method, each argument of each call at most once.
  ///
  /// - Parameters:
  ///   - method: The record of the method.
  ///   - count: How many calls are expected.
  ///   - matchers: What is expected of the arguments.
  package init<Result, Failure: Error>(
    of method: MockMethod<repeat each Argument, Result, Failure>,
    _ count: CallCount,
    calledWith matchers: repeat Matcher<each Argument>
  ) {
    let name = method.name
    var expected: [Rendering] = []
    for matcher in repeat each matchers { expected.append(matcher.rendering) }
    let descriptions = expected
    self.init(
      calls: method.calls,
      count: count,
      expected: { limits in name.call(with: descriptions.map { $0(limits) }) },
      otherCalls: method.otherCalls,
      name: name,
      mockName: method.mockName,
      mismatches: { call in Self.mismatches(of: call, repeat each matchers) }
    )
    mark(in: method)
  }

  /// Judges how often a method was called, whatever the arguments.
  ///
  /// - Parameters:
  ///   - method: The record of the method.
  ///   - count: How many calls are expected.
  package init<Result, Failure: Error>(
    of method: MockMethod<repeat each Argument, Result, Failure>,
    _ count: CallCount
  ) {
    let name = method.name
    self.init(
      calls: method.calls,
      count: count,
      expected: { _ in name.full.hasSuffix(")") ? name.full : "\(name.full)()" },
      otherCalls: method.otherCalls,
      name: name,
      mockName: method.mockName,
      mismatches: { _ in nil }
    )
    mark(in: method)
  }

  /// A failure has shown all calls of the method, so none of them is news to anyone.
  private func mark<Result, Failure: Error>(
    in method: MockMethod<repeat each Argument, Result, Failure>
  ) {
    method.markAsVerified(failure == nil ? matched : method.calls)
  }

  private init(
    calls: [Call<repeat each Argument>],
    count: CallCount,
    expected: @escaping Rendering,
    otherCalls: @autoclosure () -> [RecordedCall],
    name: MethodName,
    mockName: String,
    mismatches: (Call<repeat each Argument>) -> [Mismatch?]?
  ) {
    var matched: [Call<repeat each Argument>] = []
    var matchedIndices: [Int] = []
    var candidates = CandidateCalls()
    for (index, call) in calls.enumerated() {
      if let differing = mismatches(call) {
        candidates.add(index, differing)
      } else {
        matched.append(call)
        matchedIndices.append(index)
      }
    }
    self.matched = matched
    failure =
      count.allows(matched.count)
      ? nil
      : CallFailure(
        mockName: mockName,
        name: name,
        expected: expected,
        count: count,
        matched: matchedIndices,
        candidates: candidates,
        callCount: calls.count,
        callText: { index, limits in calls[index].text(under: name, limits) },
        otherCalls: otherCalls()
      )
  }

  /// What differs in each argument, or nothing at all if none does.
  private static func mismatches(
    of call: Call<repeat each Argument>,
    _ matchers: repeat Matcher<each Argument>
  ) -> [Mismatch?]? {
    var found: [Mismatch?]?
    var index = 0
    for (matcher, argument) in repeat (each matchers, each call.arguments) {
      if let mismatch = matcher.verdict(on: argument).mismatch {
        let before = Array(repeating: Mismatch?.none, count: index)
        found = (found ?? before) + [mismatch]
      } else {
        found?.append(nil)
      }
      index += 1
    }
    return found
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

  package mutating func add(_ index: Int, _ mismatches: [Mismatch?]) {
    count += 1
    if first.count < TextLimits.detail.items { first.append((index, mismatches)) }
    let differing = mismatches.count { $0 != nil }
    if let nearest, nearest.mismatches.count(where: { $0 != nil }) <= differing { return }
    nearest = (index, mismatches)
  }
}
