/// Phrases in a row; those for which there is no room are counted.
///
/// - Parameters:
///   - items: The phrases; of a lazy collection, only those that are shown are made.
///   - joint: What stands between them.
///   - length: How many are shown.
/// - Returns: One phrase.
package func list(
  _ items: some Collection<Phrase>, joint: Phrase.Joint = .comma, _ length: Phrase.Length = .usual
) -> Phrase { Phrase(listing: items, joinedBy: joint, length) }

/// `missing X, unexpected Y`, or only one half of it.
package func missingAndUnexpected(_ missing: [Phrase], _ unexpected: [Phrase]) -> Phrase {
  .joined(
    [
      list(missing.toldApart).framed(by: "missing ", ""),
      list(unexpected.toldApart).framed(by: "unexpected ", ""),
    ],
    by: ", ")
}

/// Where something belongs: `between X and Y`, `after X` or `before Y`; empty if neither is known.
func place(after before: Phrase?, before behind: Phrase?) -> Phrase {
  switch (before, behind) {
  case (let before?, let behind?): "between \(before) and \(behind)"
  case (let before?, nil): "after \(before)"
  case (nil, let behind?): "before \(behind)"
  case (nil, nil): ""
  }
}
