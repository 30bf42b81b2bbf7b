/// One recorded call of a mocked method.
///
/// ```swift
/// let calls = verify(cook.cookRamenCalls, calledWith: 2, anything(), anything())
/// let extras = calls.last?.arguments.2
/// ```
public struct Call<each Argument> {
  @usableFromInline let recorded: RecordedArguments<repeat each Argument>
  @usableFromInline var stamp: CallStamp

  @inlinable
  init(_ recorded: RecordedArguments<repeat each Argument>, _ stamp: CallStamp) {
    self.recorded = recorded
    self.stamp = stamp
  }

  /// The arguments, as a tuple in the order of the parameters.
  ///
  /// They are the values that were passed. An object that the code under test changes later is seen
  /// as it is now, not as it was. A method created with `retainsArguments: false` has none to give:
  /// the process stops.
  public var arguments: (repeat each Argument) {
    guard let values = recorded.values else {
      fatalError("the arguments of this call were not retained (retainsArguments: false)")
    }
    return values
  }

  package var retainsArguments: Bool { recorded.values != nil }

  /// The place of the call among all calls of all mocks in this process, counted from 1.
  public var sequenceNumber: UInt64 { stamp.number }

  /// When the call was made.
  ///
  /// The difference between two calls is a `Duration`: `calls[1].time - calls[0].time`.
  public var time: ContinuousClock.Instant { CallStamp.origin + .nanoseconds(stamp.time) }

  /// How long the call took; `nil` while it runs.
  public var elapsed: Duration? { stamp.elapsed < 0 ? nil : .nanoseconds(stamp.elapsed) }

  /// Whether the call was made on the main thread.
  public var isOnMainThread: Bool { stamp.isOnMainThread }

  /// The arguments as they are written in a call, under a method's labels.
  package func text(under name: MethodName, _ limits: TextLimits) -> String {
    name.call(with: recorded.texts(limits))
  }
}

// A recorded call crosses from the thread of the code under test to that of the test, with arguments
// of any type: that is what a mock is for. It is as sendable as the arguments are.
extension Call: Sendable where repeat each Argument: Sendable {}

/// The only argument of a call.
///
/// ```swift
/// argument(of: bell.onRingCalls.calls.last!)(3)
/// ```
///
/// Needed where it is a closure: `call.arguments` of one closure cannot be called (Swift 6.3).
///
/// - Parameter call: A call of a method with one parameter.
/// - Returns: The argument.
public func argument<Argument>(of call: Call<Argument>) -> Argument {
  call.arguments
}

/// The arguments of a call, or what is left of them.
///
/// A class, because a struct over a pack is copied and destroyed through metadata, which takes
/// longer than to record a call.
@usableFromInline
final class RecordedArguments<each Argument> {
  @usableFromInline let values: (repeat each Argument)?
  @usableFromInline let texts: [String]

  @inlinable
  init(_ values: repeat each Argument) {
    self.values = (repeat each values)
    texts = []
  }

  private init(forgetting values: repeat each Argument) {
    self.values = nil
    var texts: [String] = []
    for value in repeat each values { texts.append(describing(value)(.detail)) }
    self.texts = texts
  }

  /// What the arguments look like now, without anything that keeps them alive.
  @usableFromInline
  var forgotten: RecordedArguments {
    guard let values else { return self }
    return RecordedArguments(forgetting: repeat each values)
  }

  func texts(_ limits: TextLimits) -> [String] {
    guard let values else { return texts }
    var texts: [String] = []
    for value in repeat each values { texts.append(describing(value)(limits)) }
    return texts
  }
}

extension RecordedArguments: Sendable where repeat each Argument: Sendable {}
