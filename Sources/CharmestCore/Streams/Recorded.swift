/// An event of a stream, and its time.
///
/// ```swift
/// assertThat(recorder.events, containsExactly(.next(0, "4"), .next(10, "6"), .completed(40)))
/// ```
///
/// Times are seconds. Write parts of a second as `.next(1.5, "a")` or
/// `.next(.milliseconds(1_500), "a")`.
public struct Recorded<Value>: CustomStringConvertible {
  /// The kinds of events.
  public enum Event: CustomStringConvertible {
    /// The stream gave a value.
    case next(Value)
    /// The stream ended.
    case completed
    /// The stream failed.
    case failed(any Error)

    /// The event: `next("6")`, `completed`, `failed(Offline())`.
    public var description: String {
      switch self {
      case .next(let value): "next(\(text(value)))"
      case .completed: "completed"
      case .failed(let error): "failed(\(text(error)))"
      }
    }
  }

  /// When the event happened.
  public let time: TestClock.Instant
  /// The event without its time.
  public let event: Event

  /// Creates an event with its time.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: When the event happened.
  public init(_ event: Event, at time: TestClock.Instant) {
    (self.event, self.time) = (event, time)
  }

  /// A value at a time.
  ///
  /// - Parameters:
  ///   - time: When the value came.
  ///   - value: The value.
  /// - Returns: The event.
  public static func next(_ time: TestClock.Instant, _ value: Value) -> Recorded {
    Recorded(.next(value), at: time)
  }

  /// The end of a stream at a time.
  ///
  /// - Parameter time: When the stream ended.
  /// - Returns: The event.
  public static func completed(_ time: TestClock.Instant) -> Recorded {
    .init(.completed, at: time)
  }

  /// The failure of a stream at a time.
  ///
  /// - Parameters:
  ///   - time: When the stream failed.
  ///   - error: The error.
  /// - Returns: The event.
  public static func failed(_ time: TestClock.Instant, _ error: any Error) -> Recorded {
    Recorded(.failed(error), at: time)
  }

  /// The value, if the event is one.
  public var value: Value? { if case .next(let value) = event { value } else { nil } }

  /// The event and its time: `next("6") at 20`.
  public var description: String { "\(event) at \(time)" }
}

extension Recorded: Sendable where Value: Sendable {}
extension Recorded.Event: Sendable where Value: Sendable {}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: HoldsErrors { var heldErrors: [any Error] { event.heldErrors } }

extension Recorded.Event: HoldsErrors {
  var heldErrors: [any Error] { if case .failed(let error) = self { [error] } else { [] } }
}

extension Recorded.Event: Equatable where Value: Equatable {
  /// Whether two events are the same, whenever they came.
  ///
  /// Errors of the same type are compared by `==` if the type has it, and otherwise by their stored
  /// properties, as ``samePropertyValuesAs(_:)`` does. Errors that cannot be compared are not
  /// equal.
  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.next(let first), .next(let second)): first == second
    case (.completed, .completed): true
    case (.failed(let first), .failed(let second)): isSameError(first, second)
    default: false
    }
  }
}
