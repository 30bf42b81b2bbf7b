internal import Dispatch
internal import Foundation
#if !canImport(Darwin)
  internal import Synchronization
#endif

/// One recorded call: when it was made, and how it ended.
///
/// An object of its own, so that keeping a call keeps nothing else alive. The arguments are in the
/// subclasses. The generic subclass looks up one generic type for each call, and the rest of
/// recording looks up none; such look-ups take most of the time in code that is not optimized.
///
/// The list of calls writes the variables under its lock. The number is written before any other
/// code knows the call.
@usableFromInline package class CallRecord {
  final var number: UInt64 = 0
  private let coarseTime: Int64
  /// How the call ended; nil while it runs.
  final var end: CallEnd?
  final let isOnMainThread: Bool
  /// Whether a verification has looked at the call.
  final var isVerified = false
  /// Whether the mock gives a result if no stub does; written before any other code knows the call.
  final var hasDefault = false

  @usableFromInline init() {
    coarseTime = Self.coarseTime
    isOnMainThread = MainThread.isCurrent
  }

  fileprivate init(_ other: CallRecord) {
    coarseTime = other.coarseTime
    isOnMainThread = other.isOnMainThread
  }

  var retainsArguments: Bool { true }

  /// Gives the address of the tuple of the arguments.
  func withArguments(_ body: (UnsafeRawPointer) -> Void) {
    fatalError("the arguments of this call were not retained (retainsArguments: false)")
  }

  /// When the call was made.
  final var time: ContinuousClock.Instant {
    Self.origin.instant + .nanoseconds(coarseTime - Self.origin.time)
  }

  /// One moment, measured by both clocks.
  private static let origin = (instant: ContinuousClock.now, time: coarseTime)

  /// Nanoseconds of a clock that is read four times as fast as the precise one.
  ///
  /// On Linux it goes on in steps of up to four milliseconds, which is enough to see when calls
  /// came.
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
///
/// Calls that end alike at once share one end.
@usableFromInline package class CallEnd {
  final let elapsed: Duration
  /// Whether the result came only from the type, because no stub and no default gave one.
  final let isUnstubbed: Bool

  fileprivate init(since start: ContinuousClock.Instant?, isUnstubbed: Bool = false) {
    elapsed = start?.duration(to: .now) ?? .zero
    self.isUnstubbed = isUnstubbed
  }

  /// How the call ended: `returned 900`; nil if it returned nothing.
  var outcome: String? { fatalError("an end that is neither a result nor an error") }
}

/// The end of a call that returned.
@usableFromInline final class Returned<Result>: CallEnd {
  @usableFromInline let result: Result

  /// - Parameters:
  ///   - result: The result.
  ///   - start: When the call was made; nil if it ends at once.
  ///   - isUnstubbed: Whether the result came only from the type.
  init(_ result: Result, since start: ContinuousClock.Instant? = nil, isUnstubbed: Bool = false) {
    self.result = result
    super.init(since: start, isUnstubbed: isUnstubbed)
  }

  override var outcome: String? {
    Result.self == Void.self ? nil : CallOutcome<Result, Never>.returned(result).description
  }
}

/// The end of a call that threw.
final class Threw<Failure: Error>: CallEnd {
  let error: Failure

  init(_ error: Failure, since start: ContinuousClock.Instant) {
    self.error = error
    super.init(since: start)
  }

  override var outcome: String? { CallOutcome<Void, Failure>.threw(error).description }
}

/// A call with its arguments, which are a tuple.
///
/// It is not generic over the pack, because the type of the tuple would then be looked up when the
/// call is freed.
@usableFromInline final class RetainedCall<Arguments>: CallRecord {
  @usableFromInline let arguments: Arguments

  @inlinable init(_ arguments: Arguments) {
    self.arguments = arguments
    super.init()
  }

  override func withArguments(_ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: arguments) { body(UnsafeRawPointer($0)) }
  }
}

/// A call that keeps only the texts of its arguments.
final class ForgottenCall: CallRecord {
  let texts: [String]

  init(_ call: CallRecord, _ texts: [String]) {
    self.texts = texts
    super.init(call)
  }

  override var retainsArguments: Bool { false }
}

/// The order of all calls in the process, so that calls of several mocks can be compared.
enum CallSequence {
  #if canImport(Darwin)
    // `Atomic` needs macOS 15.
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
