/// What a matcher says of one value.
public enum MatchResult {
  /// The value is as expected.
  case match
  /// The value is not as expected, for this reason.
  case mismatch(Mismatch)

  /// Whether the value is as expected.
  public var isMatch: Bool {
    switch self {
    case .match: true
    case .mismatch: false
    }
  }
}

/// What a matcher finds out in its one evaluation.
///
/// Unlike ``MatchResult``, a match can say where it was found, which is what `not` needs to explain
/// itself.
@usableFromInline
package enum Verdict {
  case match(because: Rendering?)
  case mismatch(Mismatch)

  @inlinable package static var match: Verdict { .match(because: nil) }

  @inlinable package var isMatch: Bool {
    switch self {
    case .match: true
    case .mismatch: false
    }
  }

  @inlinable package var mismatch: Mismatch? {
    switch self {
    case .match: nil
    case .mismatch(let mismatch): mismatch
    }
  }
}
