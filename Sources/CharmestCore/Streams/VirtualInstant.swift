extension TestClock {
  /// A time of a ``TestClock``, counted from zero.
  ///
  /// Literals are seconds: `10` and `1.5`. Times are whole nanoseconds, so `1.1` is the time after
  /// 1,100 milliseconds, which no `Double` of seconds is exactly. Of a `Double`, only the digits
  /// count that it can tell apart.
  public struct Instant: InstantProtocol {
    /// How much time has passed since zero.
    public let offset: Duration

    /// Creates a time.
    ///
    /// A time that is further away than an `Int64` has seconds is the last or the first one, so that
    /// code that sleeps for ever can add to it.
    ///
    /// - Parameter offset: How much time has passed since zero; rounded to nanoseconds.
    public init(offset: Duration) {
      let longest = Duration.seconds(Int64.max)
      self.offset = min(max(offset, .zero - longest), longest).inNanoseconds
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
      let longest = Duration.seconds(Int64.max)
      guard count.magnitude < 9e18 else {
        return Instant(offset: count > 0 ? longest : .zero - longest)
      }
      // The fraction that was written is not finer than what the number can tell apart.
      var unit = 1.0
      while unit < count.ulp * 1e9 { unit *= 10 }
      let whole = Int64(count)
      let nanoseconds = ((count - Double(whole)) * 1e9 / unit).rounded() * unit
      return Instant(offset: .seconds(whole) + .nanoseconds(Int64(nanoseconds)))
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
      // Clamped before the sum, which may have no room in a `Duration`.
      Instant(offset: offset + Instant(offset: duration).offset)
    }

    /// The time between this time and another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one time is before another.
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }
}

extension TestClock.Instant: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a time from whole seconds.
  public init(integerLiteral seconds: Int64) { self.init(offset: .seconds(seconds)) }

  /// Creates a time from seconds.
  public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
}

extension Duration {
  /// The nearest duration of whole nanoseconds, of one whose seconds an `Int64` can hold.
  fileprivate var inNanoseconds: Duration {
    let nanosecond: Int64 = 1_000_000_000
    let (seconds, attoseconds) = components
    let rest = attoseconds % nanosecond
    let up = rest.magnitude * 2 < nanosecond.magnitude ? 0 : rest.signum() * nanosecond
    return Duration(
      secondsComponent: seconds, attosecondsComponent: attoseconds - rest + up)
  }
}

extension TestClock.Instant: HasParts { var parts: Parts { .words(description) } }

extension TestClock.Instant: CustomStringConvertible {
  /// The time in seconds: `20`, `1.5`.
  public var description: String {
    let (seconds, attoseconds) = offset.components
    guard attoseconds != 0 else { return "\(seconds)" }
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    let digits = String(attoseconds.magnitude)
    let fraction = String(repeating: "0", count: 18 - digits.count) + digits
    let significant = fraction.reversed().drop { $0 == "0" }.reversed()
    return "\(sign)\(seconds.magnitude).\(String(significant))"
  }
}
