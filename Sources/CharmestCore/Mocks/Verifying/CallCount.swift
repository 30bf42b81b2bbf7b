/// How many calls of a method are expected.
///
/// ```swift
/// verify(cook.washCalls, .never)
/// verify(cook.cookRamenCalls, .atLeast(1))
/// verify(cook.cookRamenCalls, 2)
/// ```
public struct CallCount: Sendable, Equatable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  package let minimum: Int
  package let maximum: Int

  private init(_ minimum: Int, _ maximum: Int) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// Exactly one call.
  public static let once = CallCount(1, 1)

  /// No call at all.
  public static let never = CallCount(0, 0)

  /// One call or more.
  public static let atLeastOnce = CallCount(1, .max)

  /// A number of calls, no more and no fewer.
  ///
  /// - Parameter count: How many.
  /// - Returns: The expectation.
  public static func exactly(_ count: Int) -> CallCount { CallCount(count, count) }

  /// A number of calls or more.
  ///
  /// - Parameter count: How many.
  /// - Returns: The expectation.
  public static func atLeast(_ count: Int) -> CallCount { CallCount(count, .max) }

  /// A number of calls or fewer.
  ///
  /// - Parameter count: How many.
  /// - Returns: The expectation.
  public static func atMost(_ count: Int) -> CallCount { CallCount(0, count) }

  /// A number of calls within a range, both ends included.
  ///
  /// ```swift
  /// verify(cook.washCalls, .between(1...3))
  /// ```
  ///
  /// - Parameter range: The allowed numbers of calls.
  /// - Returns: The expectation.
  public static func between(_ range: ClosedRange<Int>) -> CallCount {
    CallCount(range.lowerBound, range.upperBound)
  }

  /// A number below zero is a mistake, and is never met.
  package func allows(_ count: Int) -> Bool { minimum <= count && count <= maximum }

  /// Whether it is a fault of the test, because nothing can be called so often.
  var isNegative: Bool { minimum < 0 || maximum < 0 }

  /// The verdict on the number of calls, if some calls could not be judged.
  package enum Verdict { case met, missed, undecided }

  /// Judges a number of calls.
  ///
  /// - Parameters:
  ///   - count: How many calls match.
  ///   - undecided: How many could not be judged; each of them may match or not.
  /// - Returns: The verdict that is certain, whichever of them match.
  package func verdict(_ count: Int, undecided: Int = 0) -> Verdict {
    if isNegative { return .undecided }
    if allows(count), allows(count + undecided) { return .met }
    return count > maximum || count + undecided < minimum ? .missed : .undecided
  }

  /// Whether the wait for calls can end after this many.
  ///
  /// If zero calls are enough, only too many end it.
  package func isDecided(by count: Int) -> Bool {
    count > maximum || (minimum > 0 && count >= minimum)
  }

  /// Creates the expectation of exactly this many calls.
  public init(integerLiteral count: Int) { self = .exactly(count) }

  /// The expectation in words: `1 call`, `at least 2 calls`.
  public var description: String { text(counting: "call") }

  /// The expectation in words: `1 assignment`.
  func text(counting unit: String) -> String {
    switch (minimum, maximum) {
    case (0, 0): "no \(unit)s"
    case (let minimum, let maximum) where minimum == maximum: counted(minimum, unit)
    case (let minimum, .max): "at least \(counted(minimum, unit))"
    case (0, let maximum): "at most \(counted(maximum, unit))"
    case (let minimum, let maximum): "\(minimum) to \(counted(maximum, unit))"
    }
  }
}
