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
  private let state = Locked<[(ticket: Ticket, value: Value)]>([])

  /// Creates a captor that holds nothing.
  public init() {}

  /// The captured values, in the order in which they were judged.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  public var values: [Value] { state.withLock { $0.map(\.value) } }

  /// The value captured last.
  public var last: Value? { state.withLock { $0.last?.value } }

  /// Forgets all values.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  public func reset() {
    let taken = UncheckedTransfer(state.withLock { exchange(&$0, with: []) })
    Trial.current?.onUndo { [state] in state.withLock { $0 = taken.value + $0 } }
  }

  fileprivate func add(_ value: Value) {
    let ticket = Ticket()
    state.withLock { $0.append((ticket, value)) }
    Trial.current?.onUndo { [state] in
      state.releasing { captured in
        // A reset may have taken it.
        let place = captured.lastIndex { $0.ticket === ticket }
        return place.map { captured.remove(at: $0) }
      }
    }
  }
}

extension ArgumentCaptor: HasParts { var parts: Parts { Parts(of: values) } }

/// Matches what another matcher matches, and keeps the value.
///
/// ```swift
/// verify(cook.cookRamenCalls, calledWith: 2, anything(), capture(into: extras))
/// ```
///
/// In `verify` and in stubs, a value is kept only if all other arguments of the same call match as
/// well. Elsewhere it is kept as soon as it matches. Verbs that wait, such as `assertEventually`,
/// keep only what their last try has captured. Under `not` and in `explain`, nothing is kept.
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
    if verdict.isMatch { judging.after(.pass) { captor.add(value) } }
    return verdict
  }
}
