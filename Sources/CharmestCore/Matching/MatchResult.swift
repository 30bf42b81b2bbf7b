/// The result of judging one value.
public enum MatchResult {
  /// The value is as expected.
  case match
  /// The value is not as expected, for this reason.
  case mismatch(Mismatch)

  /// Creates the result of a condition.
  ///
  /// ```swift
  /// let isEven = Matcher<Int>("an even number") {
  ///   MatchResult($0.isMultiple(of: 2), "it was odd")
  /// }
  /// assertThat(3, isEven)
  /// // expected an even number, but it was odd
  /// ```
  ///
  /// - Parameters:
  ///   - isMatch: Whether the value is as expected.
  ///   - reason: The end of the sentence "expected …, but …", with its own verb. Without a reason,
  ///     the value itself is shown.
  public init(_ isMatch: Bool, _ reason: @autoclosure () -> String? = nil) {
    self = isMatch ? .match : .mismatch(reason())
  }

  /// The value is not as expected, for a reason that may be computed or missing.
  ///
  /// - Parameter reason: The end of the sentence "expected …, but …", with its own verb. Without a
  ///   reason, the value itself is shown.
  /// - Returns: The mismatch.
  @_disfavoredOverload  // A literal, and `nil`, is a `Mismatch` already.
  public static func mismatch(_ reason: String?) -> MatchResult {
    .mismatch(reason.map { Mismatch($0) } ?? nil)
  }

  /// Whether the value is as expected.
  public var isMatch: Bool { if case .match = self { true } else { false } }
}
