/// One recorded call of a mocked method.
///
/// ```swift
/// let calls = verify(cook.cookRamenCalls, calledWith: 2, anything(), anything())
/// let extras = calls.last?.arguments.2
/// ```
public struct MockCall<each Argument> {
  /// Where the arguments are, or what they looked like if the method does not retain them.
  @usableFromInline let content: CallContent
  /// Which of the calls of the content this is.
  private let index: Int
  @usableFromInline var stamp: CallStamp

  @usableFromInline
  init(in content: CallContent, at index: Int, _ stamp: CallStamp) {
    self.content = content
    self.index = index
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
  /// as it is now, not as it was. Whoever keeps a call keeps the arguments of up to fifteen others of
  /// its method alive, even if the method forgets them. A method created with `retainsArguments: false` has none to give:
  /// the process stops.
  public var arguments: (repeat each Argument) {
    guard let retained else {
      fatalError("the arguments of this call were not retained (retainsArguments: false)")
    }
    return retained.values(at: index)
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
    name.call(with: content.texts(at: index, limits))
  }
}

// A recorded call crosses from the thread of the code under test to that of the test, with arguments
// of any type: that is what a mock is for. It is as sendable as the arguments are.
// Unchecked, because the content is of a class that is not sendable for all arguments; it never
// changes.
extension MockCall: @unchecked Sendable where repeat each Argument: Sendable {}

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
public func argument<Argument>(of call: MockCall<Argument>) -> Argument {
  call.arguments
}
