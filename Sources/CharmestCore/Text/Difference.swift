/// One thing that is wrong, and where.
package struct Difference {
  package enum Claim {
    /// `expected X, but was Y`
    case unequal(Phrase, Phrase)
    /// `missing X`
    case missing(Phrase)
    /// `unexpected Y`
    case unexpected(Phrase)
    /// `expected X, but Y`, where the second half has its own verb; only `Y` without X.
    case reason(expected: Phrase?, but: Phrase)
  }

  package var path: Path = []
  package var claim: Claim
  /// A remark in parentheses.
  package var note: Phrase?
  /// Whether a headline has the expectation, so that only the actual value is told: `[2] was 12`.
  package var isExpectedByHeadline = false
  /// How much the two sides differ, from 0 to 1.
  package var cost = 1.0

  package init(_ claim: Claim, at path: Path = [], note: Phrase? = nil) {
    (self.claim, self.path, self.note) = (claim, path, note)
  }

  /// Two values that are not equal.
  package init(_ pair: Pair, at path: Path = []) {
    self.init(.unequal(Phrase(pair, .expected), Phrase(pair, .actual)), at: path, note: pair.note)
    cost = 1 - pair.likeness
  }

  /// The claim as a sentence.
  var sentence: Phrase {
    if isExpectedByHeadline { return outcome }
    return switch claim {
    case .unequal(let expected, _), .reason(let expected?, _):
      "expected \(expected), but \(outcome)"
    case .missing, .unexpected, .reason(nil, _): outcome
    }
  }

  /// The same difference, in which a long description can be cut like a value.
  var flat: Difference {
    var flat = self
    flat.claim =
      switch claim {
      case .unequal(let expected, let actual): .unequal(expected.flat, actual.flat)
      case .missing(let expected): .missing(expected.flat)
      case .unexpected(let actual): .unexpected(actual.flat)
      case .reason(let expected, let but): .reason(expected: expected?.flat, but: but.flat)
      }
    return flat
  }

  package var sentenceWithNote: Phrase { "\(sentence)\(parentheses([note]))" }

  /// The actual outcome, as the end of a sentence that begins with the expectation.
  package var outcome: Phrase {
    switch claim {
    case .unequal(_, let actual): "was \(actual)"
    case .reason(_, let but): but
    case .missing(let expected): "missing \(expected)"
    case .unexpected(let actual): "unexpected \(actual)"
    }
  }

  /// The difference as an item of a list: `[2].price expected 3, but was 4`.
  package func item(hasNote: Bool = false) -> Phrase {
    path.before("\(sentence)\(hasNote ? parentheses([note]) : "")")
  }
}
