/// Phrases in a row; those for which there is no room are counted.
package func list(_ items: some Collection<Phrase>, joint: Phrase.Joint = .comma)
  -> Phrase
{ .list(items, joint: joint) }

/// `missing X, unexpected Y`, or only one half of it.
package func missingAndUnexpected(_ missing: [Phrase], _ unexpected: [Phrase]) -> Phrase {
  let (absent, surplus): (Phrase, Phrase) = (
    "missing \(list(missing))", "unexpected \(list(unexpected))"
  )
  if unexpected.isEmpty { return missing.isEmpty ? "" : absent }
  return missing.isEmpty ? surplus : "\(absent), \(surplus)"
}
