/// One recorded call of a mocked method.
///
/// ```swift
/// let calls = verify(cook.cookRamenCalls, calledWith: 2, anything(), anything())
/// let extras = calls.last?.arguments.2
/// ```
public struct Call<each Argument> {
  /// Their arguments, or what they looked like where the method does not retain them.
  @usableFromInline let content: CallContent
  @usableFromInline var stamp: CallStamp

  @inlinable
  init(_ arguments: RetainedArguments<repeat each Argument>, _ stamp: CallStamp) {
    content = arguments
    self.stamp = stamp
  }

  /// A call without anything that keeps its arguments alive.
  init(forgetting arguments: RetainedArguments<repeat each Argument>, _ stamp: CallStamp) {
    content = ForgottenArguments(arguments.texts(.detail))
    self.stamp = stamp
  }

  private var retained: RetainedArguments<repeat each Argument>? {
    // Not asked for by a cast, which takes longer than to judge an argument. A call is made with
    // one of two classes, and of this one only for its own arguments.
    content is ForgottenArguments
      ? nil : unsafeDowncast(content, to: RetainedArguments<repeat each Argument>.self)
  }

  /// The arguments, as a tuple in the order of the parameters.
  ///
  /// They are the values that were passed. An object that the code under test changes later is seen
  /// as it is now, not as it was. A method created with `retainsArguments: false` has none to give:
  /// the process stops.
  public var arguments: (repeat each Argument) {
    guard let retained else {
      fatalError("the arguments of this call were not retained (retainsArguments: false)")
    }
    return retained.values
  }

  package var retainsArguments: Bool { retained != nil }

  /// The place of the call among all calls of all mocks in this process, counted from 1.
  public var sequenceNumber: UInt64 { stamp.number }

  /// When the call was made, to about four milliseconds.
  ///
  /// The difference between two calls is a `Duration`: `calls[1].time - calls[0].time`.
  public var time: ContinuousClock.Instant { stamp.instant }

  /// How long the call took; `nil` while it runs.
  public var elapsed: Duration? {
    stamp.elapsed.isNaN ? nil : .seconds(Double(stamp.elapsed))
  }

  /// Whether the call was made on the main thread.
  public var isOnMainThread: Bool { stamp.isOnMainThread }

  /// The arguments as they are written in a call, under a method's labels.
  package func text(under name: MethodName, _ limits: TextLimits) -> String {
    name.call(with: content.texts(limits))
  }
}

// A recorded call crosses from the thread of the code under test to that of the test, with arguments
// of any type: that is what a mock is for. It is as sendable as the arguments are.
// Unchecked, because the content is of a class that is not sendable for all arguments; it never
// changes.
extension Call: @unchecked Sendable where repeat each Argument: Sendable {}

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

/// What is kept of the arguments of a call, in a place of its own.
///
/// A class, because a struct over a pack is copied and destroyed through metadata, which takes
/// longer than to record a call.
@usableFromInline
class CallContent {
  @usableFromInline init() {}

  func texts(_ limits: TextLimits) -> [String] { [] }
}

/// What arguments looked like that are not kept.
private final class ForgottenArguments: CallContent {
  private let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  override func texts(_ limits: TextLimits) -> [String] { texts }
}

/// The arguments of a call.
@usableFromInline
final class RetainedArguments<each Argument>: CallContent {
  @usableFromInline let values: (repeat each Argument)

  @inlinable
  init(_ values: repeat each Argument) {
    self.values = (repeat each values)
  }

  override func texts(_ limits: TextLimits) -> [String] {
    var texts: [String] = []
    for value in repeat each values { texts.append(describing(value)(limits)) }
    return texts
  }
}
