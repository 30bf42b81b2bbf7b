/// A recorded call, without the types of its arguments.
///
/// Variables are read and written under the lock of its ``CallLog``.
@usableFromInline package class CallRecord {
  /// The place among all calls of all mocks; given when the call is added.
  @usableFromInline final var number: UInt64 = 0
  /// How many verifications of its arguments the call matched, and how many others have marked it.
  ///
  /// Numbers, because two may have marked it when one of them is undone.
  private final var (matches, marks): (Int32, Int32) = (0, 0)
  /// Whether a stub for such arguments answered it.
  final var hasOwnStub = false

  final var isVerified: Bool { matches + marks > 0 }

  /// Whether something else expects a call with its arguments.
  final var wasExpected: Bool { matches > 0 || hasOwnStub }

  /// Counts a verification that marks the call, or takes one back.
  final func mark(asMatch isMatch: Bool, by step: Int32) {
    if isMatch { matches += step } else { marks += step }
  }

  @usableFromInline init() {}

  @usableFromInline final func arguments<Arguments>(as type: Arguments.Type) -> Arguments {
    guard let call = self as? RecordedArguments<Arguments> else { fatalError("a foreign call") }
    return call.arguments
  }

  /// Reads the arguments where they lie in memory, as a tuple.
  func withArguments<Result>(_ read: (UnsafeRawPointer) -> Result) -> Result {
    fatalError("a call without arguments")
  }
}

@usableFromInline final class RecordedArguments<Arguments>: CallRecord {
  @usableFromInline let arguments: Arguments

  @inlinable init(_ arguments: Arguments) { self.arguments = arguments }

  override func withArguments<Result>(_ read: (UnsafeRawPointer) -> Result) -> Result {
    withUnsafePointer(to: arguments) { read(UnsafeRawPointer($0)) }
  }
}
