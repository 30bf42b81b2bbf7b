/// One recorded call of a mocked method.
///
/// ```swift
/// let calls = verify(cook.cookRamenCalls, calledWith: 2, anything(), anything())
/// let extras = calls.last?.arguments.2
/// ```
public struct MockCall<each Argument>: CallOfMethod {
  /// What was recorded.
  public let content: CallContent

  var record: CallRecord { content.record }

  /// How the call had ended when this value was made.
  var end: CallEnd? { content.end }

  /// - Parameter record: The call of this method; read under the lock of its list.
  init(_ record: CallRecord) { content = CallContent(record: record, end: record.end) }

  /// The arguments, as a tuple in the order of the parameters.
  ///
  /// They are the values that were passed. If the code under test changes an object later, you see
  /// it as it is now, not as it was. A call keeps its arguments alive, and those of no other call.
  /// If the method was created with `retainsArguments: false`, there are no arguments, and the
  /// process stops.
  @_alwaysEmitIntoClient public var arguments: (repeat each Argument) {
    // Emitted into the user's module: a key path to a property of a type over a pack crashes the
    // compiler if the type is in another module (Swift 6.3). For the other properties, a protocol
    // avoids this; but a protocol cannot name the elements of this tuple.
    retainedArguments(of: content)
  }

  /// The call, with the labels of a method.
  package func phrase(of name: MethodName, on mock: String = "") -> CallPhrase {
    name.call(argumentPhrases, on: mock)
  }

  /// The arguments as texts, where the arguments themselves cannot be kept.
  var texts: [String] { argumentPhrases.map { $0.plainText } }

  /// Whether each argument equals that of another call; not if the arguments are not kept.
  func hasArguments(of other: MockCall) -> Bool {
    if record is ForgottenCall || other.record is ForgottenCall { return false }
    for (argument, otherArgument) in repeat (each arguments, each other.arguments) {
      let isSame =
        areEqual(argument, otherArgument)
        ?? (type(of: argument as Any) is AnyClass
          && argument as AnyObject === otherArgument as AnyObject)
      if !isSame { return false }
    }
    return true
  }

  var argumentPhrases: [Phrase] {
    if let forgotten = record as? ForgottenCall { return forgotten.texts.map { Phrase($0) } }
    var phrases: [Phrase] = []
    for argument in repeat each arguments { phrases.append(describing(argument)) }
    return phrases
  }
}

/// A call of one method: a ``MockCall`` or a ``SuspendedCall``.
///
/// ```swift
/// assertThat(cook.cookRamenCalls.calls.map(\.isOnMainThread), everyItem(true))
/// ```
public protocol CallOfMethod {
  /// What was recorded; read through the properties of the call.
  var content: CallContent { get }
}

/// What was recorded of a call; it is read through the properties of the call.
public struct CallContent {
  let record: CallRecord
  /// How the call had ended when this value was made.
  let end: CallEnd?
}

/// The arguments of a call of a method with parameters of these types.
@usableFromInline func retainedArguments<each Argument>(of content: CallContent) -> (
  repeat each Argument
) {
  guard let retained = content.record as? RetainedCall<(repeat each Argument)> else {
    fatalError("the arguments of this call were not retained (retainsArguments: false)")
  }
  return retained.arguments
}

// Here, so that there are key paths to these properties; see `MockCall.arguments`.
extension CallOfMethod {
  /// The place of the call among all calls of all mocks in this process, counted from 1.
  public var sequenceNumber: UInt64 { content.record.number }

  /// When the call was made, exact to about four milliseconds.
  ///
  /// The difference between two calls is a `Duration`: `calls[1].time - calls[0].time`.
  public var time: ContinuousClock.Instant { content.record.time }

  /// How long the call took; `nil` while it runs, and zero if it only returned a stubbed value.
  public var elapsed: Duration? { content.end?.elapsed }

  /// Whether the call was made on the main thread; off Darwin, on the main queue.
  public var isOnMainThread: Bool { content.record.isOnMainThread }
}

// A recorded call is as sendable as its arguments. Unchecked, because the class of the record is
// not sendable for all arguments; but what is read of it here never changes.
extension MockCall: @unchecked Sendable where repeat each Argument: Sendable {}

extension MockMethod {
  /// The arguments of all calls, in the order of ``calls``.
  ///
  /// ```swift
  /// assertThat(cook.greetCalls.arguments, containsExactly("Jon", "Ann"))
  /// assertThat(cook.cookRamenCalls.arguments.map(\.1), containsExactly(.miso))
  /// ```
  ///
  /// For a method with one parameter, these are the arguments themselves; with several parameters,
  /// they are tuples. If the method was created with `retainsArguments: false`, there are no
  /// arguments, and the process stops.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls.
  @_alwaysEmitIntoClient public var arguments: [(repeat each Argument)] {
    // Emitted into the user's module, as `MockCall.arguments`.
    calls.map { $0.arguments }
  }
}

/// The only argument of a call.
///
/// ```swift
/// for call in bell.onRingCalls.calls { argument(of: call)(3) }
/// ```
///
/// Use it if the argument is a closure: a single closure in `call.arguments` cannot be called
/// (Swift 6.3).
///
/// - Parameter call: A call of a method with one parameter.
/// - Returns: The argument.
public func argument<Argument>(of call: MockCall<Argument>) -> Argument { call.arguments }

extension MockCall: Shaped {
  /// Its arguments; what the library keeps of it beside them is not the test's.
  var shape: Shape {
    guard record.retainsArguments else {
      return .words("MockCall(\(texts.joined(separator: ", ")))")
    }
    var parts: [StoredProperty] = []
    for argument in repeat each arguments {
      parts.append(StoredProperty(name: nil, value: argument))
    }
    return .record(parts)
  }
}
