/// When and where a call was made, and its place among all calls.
///
/// Plain numbers, because values of the clock's own types cannot be copied without asking the
/// library that they come from, which takes longer than to record a call.
@usableFromInline
struct CallStamp: Sendable {
  /// The time that the others are counted from.
  static let origin = ContinuousClock.now

  @usableFromInline var number: UInt64 = 0
  /// Nanoseconds since ``origin``.
  let time: Int64
  /// Nanoseconds from the beginning of the call to its end; less than zero while it runs.
  @usableFromInline var elapsed: Int64 = -1
  let isOnMainThread: Bool

  @usableFromInline
  init() {
    time = Self.now
    isOnMainThread = MainThread.isCurrent
  }

  static var now: Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - origin).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
