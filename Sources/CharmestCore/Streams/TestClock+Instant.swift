extension TestClock {
  /// A time of a ``TestClock``, counted from zero.
  ///
  /// Literals are seconds: `10` and `1.5`. Times are whole nanoseconds, so `1.1` is exactly 1,100
  /// milliseconds, although no `Double` is exactly 1.1.
  public struct Instant:
    InstantProtocol, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible
  {
    /// How much time has passed since zero.
    public let offset: Duration

    /// Creates a time.
    ///
    /// If a time needs more seconds than an `Int64` can hold, it becomes the first or the last
    /// possible time. So code that sleeps forever can still add to a time.
    ///
    /// - Parameter offset: How much time has passed since zero; rounded to nanoseconds.
    public init(offset: Duration) {
      let longest = Duration.seconds(Int64.max)
      let (seconds, attoseconds) = min(max(offset, .zero - longest), longest).components
      let nanoseconds = (Double(attoseconds) / 1e9).rounded()
      self.offset = .seconds(seconds) + .nanoseconds(Int64(nanoseconds))
    }

    /// The time at which a clock begins by default.
    public static let zero = Instant(offset: .zero)

    /// A time in seconds.
    ///
    /// - Parameter count: How many.
    /// - Returns: The time.
    public static func seconds(_ count: some BinaryInteger) -> Instant {
      Instant(offset: .seconds(count))
    }

    /// A time in seconds, which may have a fraction.
    ///
    /// - Parameter count: How many.
    /// - Returns: The time.
    public static func seconds(_ count: Double) -> Instant {
      // In this order, so that NaN becomes a number.
      let count = min(9e18, max(-9e18, count))
      // In two parts, because a large `Double` has no digits for nanoseconds.
      let whole = Int64(count)
      return Instant(offset: .seconds(whole) + .seconds(count - Double(whole)))
    }

    /// A time in milliseconds.
    ///
    /// - Parameter count: How many.
    /// - Returns: The time.
    public static func milliseconds(_ count: some BinaryInteger) -> Instant {
      Instant(offset: .milliseconds(count))
    }

    /// The time after a duration has passed.
    public func advanced(by duration: Duration) -> Instant {
      // Clamped before the sum, which could overflow.
      Instant(offset: offset + Instant(offset: duration).offset)
    }

    /// The time between this time and another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one time is before another.
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }

    /// Creates a time from whole seconds.
    public init(integerLiteral seconds: Int64) { self.init(offset: .seconds(seconds)) }

    /// Creates a time from seconds.
    public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

    /// The time in seconds: `20`, `1.5`.
    public var description: String {
      let seconds = offset.exactSeconds
      return seconds.hasSuffix(".0") ? String(seconds.dropLast(2)) : seconds
    }
  }
}

extension TestClock.Instant: HasParts { var parts: Parts { .words(description) } }
