/// Why a value could not be judged: a closure threw, a pattern is not valid, or the test itself has
/// a fault.
///
/// The opposite cannot be judged either, and neither can a value with this part, unless other parts
/// decide.
@usableFromInline package struct Doubt {
  /// The end of the sentence "it cannot be judged: …".
  package let reason: () -> Phrase
  /// The error that ended the judgement, if one did.
  package let error: (any Error)?

  package init(_ reason: @escaping () -> Phrase, error: (any Error)? = nil) {
    (self.reason, self.error) = (reason, error)
  }

  /// The same doubt about an outer value, which has this value at a path.
  func at(_ path: @escaping () -> Path) -> Doubt {
    let located = { [reason] () -> Phrase in
      let outer = path()
      return outer.isRoot ? reason() : "\(outer.start): \(reason())"
    }
    return Doubt(located, error: error)
  }

  /// `cannot be judged: threw Broken()`.
  package var phrase: Phrase { "cannot be judged: \(reason())" }
}

/// The results of a matcher that hold even if some of its parts could not be judged.
///
/// A part that could not be judged counts as a mismatch. For example, one match decides `anyOf`,
/// and one certain mismatch decides `allOf`, whatever the other parts are.
public enum CertainResults {
  /// If any part could not be judged, neither can the value.
  case none
  /// A match, because a match needs only the parts that match.
  case match
  /// A mismatch, because a mismatch needs only the parts that certainly do not match. A mismatch
  /// that is itself undecided does not hold.
  case mismatch
  /// Both.
  case both

  var haveMatch: Bool { self == .match || self == .both }

  var haveMismatch: Bool { self == .mismatch || self == .both }
}
