/// The calls of a method that wait until the test resumes them.
///
/// ```swift
/// let pending = api.loadCalls.suspends()
/// let screen = Task { await model.refresh() }
/// let call = try await pending.next()
/// assertThat(model.isLoading)
/// call.resume(returning: data)
/// ```
///
/// Calls may be resumed in any order. A call whose task is cancelled throws `CancellationError`, if
/// the method can throw it; otherwise it waits on.
///
/// When neither this value nor any of its calls is held any longer, the calls that still wait are
/// ended and reported, and new ones are treated as if this stub were not there. They end with
/// `CancellationError`, or with what the method gives without a stub; where there is no such value,
/// the process stops.
public final class SuspendedCalls<each Argument, Result, Failure: Error>: Sendable {
  package let queue = SuspensionQueue<repeat each Argument, Result, Failure>()
  private let method: MockMethod<repeat each Argument, Result, Failure>
  private let location: SourceLocation
  private let collected = FailureReporter.collected

  init(of method: MockMethod<repeat each Argument, Result, Failure>, at location: SourceLocation) {
    self.method = method
    self.location = location
  }

  deinit {
    let left = queue.close()
    guard !left.isEmpty else { return }
    let name = method.name
    // The last reference may die outside `collectFailures`; use the captured collector.
    FailureReporter.$collected.withValue(FailureReporter.collected ?? collected) {
      _ = FailureReporter.report(
        explainAbandoned(left.map { $0.call.text(under: name, .detail) }), about: title,
        at: location)
    }
    for suspension in left { suspension.resume(with: Self.ending.outcome) }
  }

  /// The calls that wait, in the order in which they were made.
  ///
  /// ``next(within:clock:fileID:file:line:column:)`` gives each call once; these are all.
  public var inFlight: [SuspendedCall<repeat each Argument, Result, Failure>] {
    queue.inFlight.map { SuspendedCall($0, of: self) }
  }

  fileprivate func text(of call: MockCall<repeat each Argument>, _ limits: TextLimits) -> String {
    MethodName.call(call.text(under: method.name, limits), on: mockName)
  }

  /// Waits for the next call that was not yet given.
  package func next(for timeout: Timeout) async -> SuspendedCall<
    repeat each Argument, Result, Failure
  >? { await queue.next(for: timeout).map { SuspendedCall($0, of: self) } }

  private var mockName: String { location.callSource(of: "suspends")?.mockName ?? method.mockName }

  /// The method as it stands in a failure text: `MockAPI.load(_:)`.
  var title: String { MethodName.call(method.name.withAnyArguments, on: mockName) }

  /// That no call came.
  ///
  /// - Parameter time: Until when it was expected: `within 1 second`.
  /// - Returns: What was expected, and the calls so far.
  func explanationThatNoneCame(_ time: String) -> Explanation {
    let calls = method.recordedCalls
    return Explanation(
      .reason(
        expected: { _ in "a \(calls.isEmpty ? "" : "further ")call \(time)" },
        but: { _ in calls.isEmpty ? "was never called" : "was only called \(times(calls.count))" }),
      facts: Fact.list(
        calls.enumerated().map { index, call in ("call \(index + 1)", { call.logText($0) }) })
        + (method.isStubbed(by: queue) ? [] : [Self.replacement]))
  }

  /// That calls still waited when the test had given them up, and how they ended.
  private func explainAbandoned(_ calls: [String]) -> Explanation {
    let ending = Self.ending.text
    return Explanation(
      .reason(
        expected: { _ in calls.count == 1 ? "to be resumed" : "all calls to be resumed" },
        but: { _ in
          calls.count == 1
            ? "was still suspended when the test let go of it; so it \(ending)"
            : "\(calls.count) were still suspended when the test let go of them; so each \(ending)"
        }),
      facts: Fact.list(
        calls.enumerated().map { index, call in ("suspended call \(index + 1)", { _ in call }) }))
  }

  private static var replacement: Fact {
    Fact(.item, "note") { _ in "a later stub took the place of suspends()" }
  }

  /// How calls end that nobody resumes, and how to say so.
  private static var ending: (outcome: Swift.Result<Result, Failure>?, text: String) {
    if let error = CancellationError() as? Failure {
      return (.failure(error), "threw CancellationError")
    }
    if let result = MockMethod<repeat each Argument, Result, Failure>.unstubbedResult {
      return (
        .success(result),
        Result.self == Void.self ? "returned" : "returned \(describing(result)(.detail))"
      )
    }
    return (nil, "had nothing to return")
  }
}

/// A call that waits until the test resumes it.
///
/// ```swift
/// let call = try await pending.next()
/// assertThat(call.arguments, equalTo(7))
/// call.resume(returning: data)
/// ```
public struct SuspendedCall<each Argument, Result, Failure: Error>: Sendable {
  private let suspension: Suspension<repeat each Argument, Result, Failure>
  /// Held, so that the calls are not given up while the test holds one of them.
  private let owner: SuspendedCalls<repeat each Argument, Result, Failure>

  init(
    _ suspension: Suspension<repeat each Argument, Result, Failure>,
    of owner: SuspendedCalls<repeat each Argument, Result, Failure>
  ) {
    self.suspension = suspension
    self.owner = owner
  }

  /// The call itself.
  public var call: MockCall<repeat each Argument> { suspension.call }

  /// The arguments, as a tuple in the order of the parameters.
  public var arguments: (repeat each Argument) { suspension.call.arguments }

  /// Whether the call still waits.
  public var isInFlight: Bool { owner.queue.contains(suspension) }

  /// The call as it is written in Swift, under the name of its method.
  package func text(_ limits: TextLimits) -> String { owner.text(of: call, limits) }

  /// Ends the call, if it still waits.
  package func end(with outcome: sending Swift.Result<Result, Failure>) -> SuspensionEnd {
    owner.queue.end(suspension, with: outcome)
  }
}
