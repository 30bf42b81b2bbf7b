internal import Dispatch
internal import Foundation
#if !canImport(Darwin)
  internal import Synchronization
#endif

/// One recorded call: when it was made, and how it ended.
///
/// An object of its own, so that whoever keeps a call keeps nothing else alive. The arguments are in
/// the subclasses: those of the generic one cost the look-up of one generic type for each call, and
/// all the rest of recording none, which is most of the time where code is not optimized.
///
/// Its list writes the variables, under its lock; the number before anyone else knows the call.
@usableFromInline package class CallRecord {
  final var number: UInt64 = 0
  private let coarseTime: Int64
  /// How the call ended, if that took its time; nothing while it runs.
  final var end: CallEnd?
  final let isOnMainThread: Bool
  /// Whether the call ended at once, with nothing to return.
  final var isQuiet = false
  /// Whether a verification has looked at the call.
  final var isVerified = false

  @usableFromInline init() {
    coarseTime = Self.coarseTime
    isOnMainThread = MainThread.isCurrent
  }

  fileprivate init(_ other: CallRecord) {
    coarseTime = other.coarseTime
    isOnMainThread = other.isOnMainThread
  }

  /// When the call was made.
  final var time: ContinuousClock.Instant {
    Self.origin.instant + .nanoseconds(coarseTime - Self.origin.time)
  }

  /// One moment by both clocks.
  private static let origin = (instant: ContinuousClock.now, time: coarseTime)

  /// Nanoseconds of a clock that is read in a quarter of the time that the precise one takes.
  ///
  /// It goes on in steps of up to four milliseconds on Linux, which is enough to see when calls came.
  private static var coarseTime: Int64 {
    #if canImport(Darwin)
      Int64(bitPattern: clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW_APPROX))
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    #else
      Int64(bitPattern: DispatchTime.now().uptimeNanoseconds)
    #endif
  }
}

/// How a call ended, and how long it took.
final class CallEnd: Sendable {
  let elapsed: Duration
  /// Whether it gave what its type gives where nothing was said of the result.
  let isUnstubbed: Bool
  /// A `CallOutcome` of the method's own types; unchecked, as all that is recorded.
  private let uncheckedOutcome: UncheckedTransfer<Any>

  init<Result, Failure>(
    _ outcome: CallOutcome<Result, Failure>, since start: ContinuousClock.Instant,
    isUnstubbed: Bool
  ) {
    self.isUnstubbed = isUnstubbed
    elapsed = start.duration(to: .now)
    uncheckedOutcome = UncheckedTransfer(outcome)
  }

  var outcome: Any { uncheckedOutcome.value }
}

/// A call with its arguments, which are a tuple.
///
/// Not generic over the pack, which would look up the type of the tuple when the call is freed.
@usableFromInline final class RetainedCall<Arguments>: CallRecord {
  @usableFromInline let arguments: Arguments

  @inlinable init(_ arguments: Arguments) {
    self.arguments = arguments
    super.init()
  }
}

/// A call of which is kept only what its arguments looked like.
final class ForgottenCall: CallRecord {
  let texts: [String]

  init(_ call: CallRecord, _ texts: [String]) {
    self.texts = texts
    super.init(call)
  }
}

/// The process-wide order of calls, so that calls of several mocks can be compared.
enum CallSequence {
  #if canImport(Darwin)
    // Atomic needs macOS 15.
    private static let last = Locked<UInt64>(0)

    static func next() -> UInt64 {
      last.withLock { last in
        last += 1
        return last
      }
    }
  #else
    // A second lock would take a tenth of the time of recording a call.
    private static let last = Atomic<UInt64>(0)

    static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
  #endif
}
