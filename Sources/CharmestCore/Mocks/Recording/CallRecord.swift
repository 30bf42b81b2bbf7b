/// A recorded call, without the types of its arguments.
///
/// Variables are read and written under the lock of its ``CallLog``.
@usableFromInline package class CallRecord {
  /// The place among all calls of all mocks; given when the call is added.
  final var number: UInt64 = 0
  /// How many verifications have marked the call.
  ///
  /// A number, because two may have marked it when one of them is undone.
  final var marks = 0

  final var isVerified: Bool { marks > 0 }

  @usableFromInline init() {}

  final func arguments<Arguments>(as type: Arguments.Type) -> Arguments {
    guard let call = self as? RecordedArguments<Arguments> else {
      fatalError("a call of another method")
    }
    return call.arguments
  }
}

@usableFromInline final class RecordedArguments<Arguments>: CallRecord {
  @usableFromInline let arguments: Arguments

  @inlinable init(_ arguments: Arguments) {
    self.arguments = arguments
    super.init()
  }
}

private let lastNumber = Locked<UInt64>(0)

/// The number of a new call, whatever mock it belongs to; numbers ascend.
func nextCallNumber() -> UInt64 {
  lastNumber.withLock { last in
    last += 1
    return last
  }
}
