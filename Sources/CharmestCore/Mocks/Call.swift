/// One recorded call of a mocked method.
///
/// ```swift
/// let calls = verify(cook.cookRamenCalls, calledWith: 2, anything(), anything())
/// let extras = calls.last?.arguments.2
/// ```
public struct Call<each Argument> {
  /// The arguments, as a tuple in the order of the parameters.
  ///
  /// They are the values that were passed. An object that the code under test changes later is seen
  /// as it is now, not as it was.
  public let arguments: (repeat each Argument)

  /// The place of the call among all calls of all mocks in this process, counted from 1.
  public package(set) var sequenceNumber: UInt64 = 0

  package init(arguments: (repeat each Argument)) {
    self.arguments = arguments
  }

  /// The arguments as they are written in a call, under a method's labels.
  package func text(under name: MethodName, _ limits: TextLimits) -> String {
    var values: [String] = []
    for argument in repeat each arguments {
      values.append(describing(argument)(limits))
    }
    return name.call(with: values)
  }
}

// A recorded call crosses from the thread of the code under test to that of the test, with arguments
// of any type: that is what a mock is for. It is as sendable as the arguments are.
extension Call: Sendable where repeat each Argument: Sendable {}

/// The process-wide order of calls, so that calls of several mocks can be compared.
package enum CallSequence {
  private static let last = Locked<UInt64>(0)

  package static func next() -> UInt64 {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
