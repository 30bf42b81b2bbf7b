/// The judgement of a matcher, for a value or a part of it.
///
/// A mismatch may be undecided, see ``Doubt``. That is no case of its own, because a user's matcher
/// that passes on a mismatch must be undecided too.
@usableFromInline package enum Verdict {
  /// The value is as expected.
  ///
  /// The reason is for the case that the opposite is expected; nil if the value alone is the
  /// reason.
  case match(because: (() -> Phrase)?)
  /// The value is not as expected.
  case mismatch(Mismatch)

  @inlinable package static var match: Verdict { .match(because: nil) }

  @inlinable package var isMatch: Bool { if case .match = self { true } else { false } }

  @inlinable package var mismatch: Mismatch? {
    if case .mismatch(let mismatch) = self { mismatch } else { nil }
  }

  var isUndecided: Bool { mismatch?.isUndecided == true }
}

extension Verdict {
  /// A mismatch whose explanation is made from the expectation, and only when it is needed.
  @usableFromInline package static func mismatch(
    _ explain: @escaping (_ expected: Phrase) -> Explanation
  ) -> Verdict { .mismatch(Mismatch(explain)) }

  /// `expected X, but was Y`, for this reason if there is one.
  package static func mismatch(_ reason: Phrase?, _ value: Any) -> Verdict {
    .mismatch { expected in
      reason.map { Explanation(.reason(expected: expected, but: $0)) }
        ?? Explanation(expected: expected, actual: value)
    }
  }

  /// `expected X, but Y`, where the second half has its own verb.
  package static func mismatch(but reason: @autoclosure @escaping () -> Phrase) -> Verdict {
    .mismatch { Explanation(.reason(expected: $0, but: reason())) }
  }

  /// A mismatch because of some parts; undecided if all of them are.
  @usableFromInline package static func mismatch(
    of parts: [Mismatch], _ explain: @escaping (_ expected: Phrase) -> Explanation
  ) -> Verdict {
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
  ) -> Verdict {
    .mismatch(
      Mismatch(doubt: Doubt(reason, error: error)) {
        Explanation(.reason(expected: $0, but: reason()))
      })
  }

  /// The same verdict, under a path of an outer value.
  package func at(_ path: @autoclosure @escaping () -> Path) -> Verdict {
    switch self {
    case .match(because: nil): return self
    case .match(let because?):
      return .match {
        let start = path().start
        return start.isEmpty ? because() : "\(start) \(because())"
      }
    case .mismatch(let mismatch): return .mismatch(mismatch.at(path))
    }
  }

  /// The same verdict with a changed explanation.
  package func explained(_ change: @escaping (Explanation) -> Explanation) -> Verdict {
    guard case .mismatch(let mismatch) = self else { return self }
    return .mismatch(mismatch.explained(change))
  }

  /// The verdict of several conditions on one value.
  ///
  /// - Parameters:
  ///   - verdicts: The verdict of each.
  ///   - unit: The counted unit, such as "conditions".
  /// - Returns: A match, or all mismatches with a count; undecided if all mismatches are.
  package static func all(_ verdicts: [Verdict], _ unit: String) -> Verdict {
    let mismatches = verdicts.compactMap(\.mismatch)
    guard !mismatches.isEmpty else { return .match }
    return .mismatch(of: mismatches) { _ in
      Explanation.joined(
        mismatches.map(\.explanation), count: Count(mismatches.count, of: verdicts.count, unit))
    }
  }
}
