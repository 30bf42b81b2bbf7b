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
  ///   - reason: What came instead, with its own verb. Without a reason, the value itself is shown.
  public init(_ isMatch: Bool, _ reason: @autoclosure () -> String? = nil) {
    self = isMatch ? .match : .mismatch(reason())
  }

  /// The value is not as expected, for a reason that is computed or may be missing.
  ///
  /// - Parameter reason: What came instead, with its own verb. Without a reason, the value itself
  ///   is shown.
  /// - Returns: The mismatch.
  @_disfavoredOverload  // A literal, and `nil`, is a `Mismatch` already.
  public static func mismatch(_ reason: String?) -> MatchResult {
    .mismatch(reason.map { Mismatch($0) } ?? nil)
  }

  /// Whether the value is as expected.
  public var isMatch: Bool { if case .match = self { true } else { false } }
}

/// What a matcher finds, for a value or a part of it.
///
/// A mismatch may be undecided: a closure threw, or a pattern is not valid. Then the opposite is
/// undecided as well. ``Judging`` remembers it, and ``Matcher`` makes it the verdict, so that no
/// matcher can lose it. It is no case of its own, because a user's matcher that passes on the
/// mismatch of another one must be undecided too, and only ``Mismatch`` goes through its hands.
@usableFromInline package enum Verdict {
  /// The value is as expected.
  ///
  /// Where the opposite is expected, this is what is wrong; nil if the value alone says it.
  case match(because: Reason?)
  /// The value is not as expected.
  case mismatch(Mismatch)

  @inlinable package static var match: Verdict { .match(because: nil) }

  @inlinable package var isMatch: Bool { if case .match = self { true } else { false } }

  @inlinable package var mismatch: Mismatch? {
    if case .mismatch(let mismatch) = self { mismatch } else { nil }
  }
}

extension Verdict {
  /// A mismatch whose explanation is made only when it is needed.
  @usableFromInline package static func mismatch(_ explain: @escaping () -> Explanation) -> Verdict
  { .mismatch(Mismatch(explainedBy: explain)) }

  /// A mismatch whose explanation names what was expected.
  @usableFromInline package static func mismatch(
    _ explain: @escaping (_ expected: Phrase) -> Explanation
  ) -> Verdict { .mismatch(Mismatch(expecting: explain)) }

  /// `expected X, but was Y`, where `Y` is not the plain value.
  @usableFromInline package static func mismatch(
    was actual: @autoclosure @escaping () -> Phrase
  ) -> Verdict {
    mismatch { expected in Explanation(.unequal(expected: expected, actual: actual())) }
  }

  /// `expected X, but Y`, where the second half has its own verb.
  package static func mismatch(but reason: @autoclosure @escaping () -> Phrase) -> Verdict {
    .mismatch(Mismatch(because: reason))
  }

  /// The value could not be judged: `expected X, but <reason>`.
  package static func undecided(_ reason: @autoclosure @escaping () -> Phrase) -> Verdict {
    .mismatch(Mismatch(because: reason, isUndecided: true))
  }

  /// A part of the value could not be judged; this was expected of the part.
  package static func undecided(
    expecting expected: @autoclosure @escaping () -> Phrase,
    _ reason: @autoclosure @escaping () -> Phrase
  ) -> Verdict {
    let mismatch = Mismatch(because: reason, isUndecided: true)
    return .mismatch(mismatch.completed(expected: expected, actual: ()))
  }

  /// The same verdict with a changed explanation of what is wrong, also where the opposite is
  /// expected.
  package func explained(_ change: @escaping (Explanation) -> Explanation) -> Verdict {
    switch self {
    case .match(let because): .match(because: because?.explained(change))
    case .mismatch(let mismatch): .mismatch(mismatch.explained(change))
    }
  }

  /// The same verdict, under a path of an outer value.
  package func at(_ path: @escaping @autoclosure () -> Path) -> Verdict {
    switch self {
    case .match(let because): .match(because: because?.at(path))
    case .mismatch(let mismatch): .mismatch(mismatch.explained { $0.at(path()) })
    }
  }
}

/// What is wrong with a value that matches, where the opposite is expected.
///
/// An object, because a verdict is made for each value, and is small if it needs only one pointer
/// for what is seldom there.
@usableFromInline package final class Reason {
  @usableFromInline package let mismatch: Mismatch

  @usableFromInline package init(_ mismatch: Mismatch) { self.mismatch = mismatch }

  // A reason in words waits for the matcher under `not`, which says what it expects of the whole
  // value. So the words name the place, and not the path of the explanation.
  fileprivate func explained(_ change: @escaping (Explanation) -> Explanation) -> Reason {
    mismatch.isComplete ? Reason(mismatch.explained(change)) : self
  }

  fileprivate func at(_ path: @escaping () -> Path) -> Reason {
    Reason(mismatch.isComplete ? mismatch.explained { $0.at(path()) } : mismatch.naming(path))
  }
}
