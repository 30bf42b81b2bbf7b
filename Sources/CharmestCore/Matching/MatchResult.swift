/// The result of judging one value.
///
/// A mismatch may be undecided; see ``Mismatch/isUndecided``. This is not a separate case, because
/// a matcher that passes on a mismatch must be undecided too.
public enum MatchResult {
  /// The value is as expected.
  ///
  /// If the opposite is expected, the reason finishes the sentence "expected not …, but …". It is
  /// made only in this case. Without a reason, the sentence shows the value.
  case match(because: (() -> Phrase)?)
  /// The value is not as expected, for this reason.
  case mismatch(Mismatch)

  /// The value is as expected; if the opposite is expected, the failure shows the value.
  @inlinable public static var match: MatchResult { .match(because: nil) }

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
  @inlinable public var isMatch: Bool { if case .match = self { true } else { false } }

  @inlinable package var mismatch: Mismatch? {
    if case .mismatch(let mismatch) = self { mismatch } else { nil }
  }

  /// A mismatch whose explanation is made from the expectation, and only when it is needed.
  @usableFromInline package static func mismatch(
    _ explain: @escaping (_ expected: Phrase) -> Explanation
  ) -> MatchResult { .mismatch(Mismatch(explain)) }

  /// `expected X, but was Y`.
  static func was(_ value: Any) -> MatchResult {
    .mismatch { Explanation(expected: $0, actual: value) }
  }

  /// The value is not as expected, for a reason with values in it.
  ///
  /// - Parameter reason: The end of the sentence "expected …, but …", with its own verb. Made only
  ///   if it is shown.
  /// - Returns: The mismatch.
  public static func mismatch(but reason: @autoclosure @escaping () -> Phrase) -> MatchResult {
    .mismatch { Explanation(.reason(expected: $0, but: reason())) }
  }

  /// A mismatch because of some parts; undecided if all of them are.
  @usableFromInline package static func mismatch(
    of parts: [Mismatch], _ explain: @escaping (_ expected: Phrase) -> Explanation
  ) -> MatchResult {
    let areUndecided = parts.allSatisfy(\.isUndecided)
    return .mismatch(Mismatch(doubt: areUndecided ? parts.first?.doubt : nil, explain))
  }

  /// The value could not be judged: `expected X, but <reason>`.
  ///
  /// - Parameters:
  ///   - reason: The second half of the sentence, with its own verb.
  ///   - error: The error that ended the judgement, if one did.
  /// - Returns: A mismatch that is undecided.
  package static func undecided(
    _ reason: @autoclosure @escaping () -> Phrase, error: (any Error)? = nil
  ) -> MatchResult { .mismatch(.undecided(reason(), error: error)) }

  /// The value cannot be judged, because its elements have no order.
  static func noOrder(of type: Any.Type) -> MatchResult {
    .undecided("the elements of \(typeName(type)) have no order")
  }

  /// The same verdict, under a path of an outer value.
  package func at(_ path: @autoclosure @escaping () -> Path) -> MatchResult {
    switch self {
    case .match(because: nil): return self
    case .match(let because?):
      return .match { path().before(because()) }
    case .mismatch(let mismatch): return .mismatch(mismatch.at(path))
    }
  }

  /// The same verdict with a changed explanation.
  package func explained(_ change: @escaping (Explanation) -> Explanation) -> MatchResult {
    guard case .mismatch(let mismatch) = self else { return self }
    return .mismatch(mismatch.explained(change))
  }

  /// The same verdict on a part, with the whole value below a difference inside the part.
  func surrounded<Whole>(by whole: Whole) -> MatchResult {
    // No closure for what matches.
    guard case .mismatch(let mismatch) = self else { return self }
    return .mismatch(mismatch.explained { $0.surrounded(by: whole) })
  }

  /// The result of several conditions on one value, all of which must hold.
  ///
  /// - Parameters:
  ///   - results: The result of each.
  ///   - unit: The counted unit, in the plural.
  ///   - value: The whole value, shown below differences in its parts.
  /// - Returns: A match, or all mismatches with a count; undecided if all mismatches are.
  /// - Complexity: O(*n*), where *n* is the number of results.
  public static func all(
    _ results: [MatchResult], _ unit: String = "conditions", showing value: Any? = nil
  ) -> MatchResult {
    let all = all(results.compactMap(\.mismatch), of: results.count, unit)
    return value.map { value in all.explained { $0.surrounded(by: value) } } ?? all
  }

  /// The same from the mismatches of some of so many conditions.
  @usableFromInline package static func all(
    _ mismatches: [Mismatch], of all: Int, _ unit: String
  ) -> MatchResult {
    guard !mismatches.isEmpty else { return .match }
    return .mismatch(of: mismatches) { _ in
      let first = mismatches.prefix(Limits.differences).map(\.explanation)
      return .joined(first, mismatches.count, of: all, unit)
    }
  }

  /// Too few parts of a value are as expected; the failure shows the nearest of the other parts, if
  /// at most half of it differs, with its place.
  ///
  /// - Parameters:
  ///   - count: How many parts there are.
  ///   - found: How many are as expected; none by default.
  ///   - mismatches: The mismatches of the other parts, each at its path. If there are many, only
  ///     the first ones are asked.
  ///   - value: The whole value.
  /// - Returns: The mismatch.
  public static func tooFew(
    of count: Int, found: Int = 0, nearest mismatches: [Mismatch], showing value: Any
  ) -> MatchResult {
    let nearest = mismatches.lazy.map(\.explanation)
    return .mismatch { .tooFew(found, of: count, are: $0, nearest: nearest, showing: value) }
  }
}
