/// One recorded call of a mocked method.
///
/// ```swift
/// let calls = verify(cook.cookRamenCalls, calledWith: 2, anything(), anything())
/// let extras = calls.last?.arguments.2
/// ```
public struct MockCall<each Argument>: HasParts {
  @usableFromInline let record: CallRecord

  /// The place of the call among all calls of all mocks in this process, counted from 1.
  @_alwaysEmitIntoClient public var sequenceNumber: UInt64 { record.number }

  /// The arguments, as a tuple in the order of the parameters.
  ///
  /// They are the values that were passed. If the code under test changes an object later, you see
  /// the object as it is now, not as it was then. A call keeps only its own arguments alive.
  @_alwaysEmitIntoClient public var arguments: (repeat each Argument) {
    // Emitted into the user's module: a key path to a property of a type over a pack crashes the
    // compiler if the type is in another module (Swift 6.3).
    record.arguments(as: (repeat each Argument).self)
  }

  private var values: [Any] {
    var values: [Any] = []
    for argument in repeat each arguments { values.append(argument) }
    return values
  }

  var argumentPhrases: [Phrase] {
    values.map { "\(value: $0)\(mayChange($0) ? " as it is now" : "")" }
  }

  var parts: Parts { .record("MockCall", values.map { Parts.Field(name: nil, value: $0) }) }
}

/// Whether a value is, or has among its first parts, an object whose variables are shown.
private func mayChange(_ value: Any) -> Bool {
  guard let value = unwrapped(value) else { return false }
  if type(of: value) is AnyClass {
    return !isClosed(value) && !isMock(type(of: value))
      && fields(of: type(of: value)).contains { !$0.isConstant }
  }
  if case .list(let elements, _) = Parts(of: value) {
    return elements.prefix(Limits().listed).contains(where: mayChange)
  }
  return Parts(of: value).named?.fields.contains { mayChange($0.value) } ?? false
}

// A recorded call is as sendable as its arguments. Unchecked, because the class of the record is
// not sendable for all arguments. But the parts that are read here never change.
extension MockCall: @unchecked Sendable where repeat each Argument: Sendable {}

extension MockMethod {
  /// The arguments of all calls, in the order of ``calls``.
  ///
  /// ```swift
  /// assertThat(cook.greetCalls.arguments, containsExactly("Jon", "Ann"))
  /// assertThat(cook.cookRamenCalls.arguments.map(\.1), containsExactly(.miso))
  /// ```
  ///
  /// If the method has one parameter, these are the arguments themselves; otherwise, they are
  /// tuples.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls.
  @_alwaysEmitIntoClient  // Emitted into the user's module, as `MockCall.arguments`.
  public var arguments: [(repeat each Argument)] { calls.map { $0.arguments } }
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
