internal import Foundation

/// When and where a call was made, and its place among all calls.
///
/// Plain numbers, because values of the clock's own types cannot be copied without asking the
/// library that they come from, which takes longer than to record a call.
@usableFromInline
struct CallStamp: Sendable {
  @usableFromInline var number: UInt64 = 0
  /// Nanoseconds of the coarse clock.
  private let time: Int64
  /// Seconds from the beginning of the call to its end; not a number while it runs.
  ///
  /// Short, as the whole entry of a call is, because new memory is what recording many takes.
  @usableFromInline var elapsed = Float.nan
  let isOnMainThread: Bool

  @usableFromInline
  init() {
    time = Self.coarseTime
    isOnMainThread = MainThread.isCurrent
  }

  /// When the call was made.
  var instant: ContinuousClock.Instant {
    Self.origin.instant + .nanoseconds(time - Self.origin.time)
  }

  /// One moment by both clocks.
  private static let origin = (instant: ContinuousClock.now, time: coarseTime)

  /// The time of a clock that is read in a quarter of the time that the precise one takes.
  ///
  /// It goes on in steps of up to four milliseconds on Linux, which is enough to see when calls came.
  private static var coarseTime: Int64 {
    #if canImport(Darwin)
      Int64(bitPattern: clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW_APPROX))
    #elseif canImport(Glibc) || canImport(Musl)
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    #else
      Int64(bitPattern: DispatchTime.now().uptimeNanoseconds)
    #endif
  }
}
