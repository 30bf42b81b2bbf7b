/// Keeps arguments of matching calls, for a closer look.
///
/// ```swift
/// let extras = ArgumentCaptor<[String]>()
/// verify(cook.cookRamenCalls, calledWith: 2, anything(), capture(into: extras))
/// assertThat(extras.last, hasItem("tamago"))
/// ```
///
/// `verify` also returns the calls with all their arguments, which is often simpler.
public final class ArgumentCaptor<Value>: Sendable {
  private let captured = Locked<[Value]>([])

  /// Creates a captor that holds nothing.
  public init() {}

  /// The captured values, in the order in which they were judged.
  ///
  /// - Complexity: O(1).
  public var values: [Value] { captured.withLock { $0 } }

  /// The value captured last.
  public var last: Value? { captured.withLock { $0.last } }

  /// Forgets all values.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  public func reset() { captured.releasing { exchange(&$0, with: []) } }

  fileprivate func add(_ value: Value) { captured.withLock { $0.append(value) } }
}

extension ArgumentCaptor: HasParts { var parts: Parts { Parts(of: values) } }

/// Matches a value that a matcher matches, and keeps it.
///
/// ```swift
/// verify(cook.cookRamenCalls, calledWith: 2, anything(), capture(into: extras))
/// ```
///
/// In `verify` and in stubs, a value is kept only if all other arguments of the same call match as
/// well. Elsewhere it is kept as soon as it matches. Verbs that wait, such as `assertEventually`,
/// keep only the last value. Under `not` and in `explain`, nothing is kept.
///
/// - Parameters:
///   - captor: Keeps the values.
///   - matcher: A matcher for the values; anything by default.
/// - Returns: The matcher.
public func capture<Value>(
  into captor: ArgumentCaptor<Value>, _ matcher: Matcher<Value> = anything()
) -> Matcher<Value> {
  Matcher(describedBy: matcher.describe) { value, judging in
    let verdict = judging.judge(matcher, value)
    if verdict.isMatch { judging.ifPassed { captor.add(value) } }
    return verdict
  }
}
