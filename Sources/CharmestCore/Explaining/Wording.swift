/// Joins items to a list that says how many it leaves out.
@usableFromInline
package func list(
  _ items: [Rendering],
  separator: String = ", ",
  _ limits: TextLimits
) -> String {
  let shown = items.prefix(limits.items).map { $0(limits) }
  let left = items.count - shown.count
  // The separator of "this and that" already says it.
  let rest = (separator == " and " ? "" : "and ") + "\(left) more"
  return (left > 0 ? shown + [rest] : shown).joined(separator: separator)
}

/// How often, in words as far as there are some.
package func times(_ count: Int) -> String {
  switch count {
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}

/// `missing X, unexpected Y`, or the half of it that there is.
package func missingAndUnexpected(
  _ missing: [Rendering],
  _ unexpected: [Rendering],
  _ limits: TextLimits
) -> String {
  [("missing", missing), ("unexpected", unexpected)].filter { !$0.1.isEmpty }
    .map { verb, items in "\(verb) \(list(items, limits))" }.joined(separator: ", ")
}

/// `1 element`, `3 elements`.
package func counted(_ count: Int, _ unit: String) -> String {
  "\(count) \(unit)\(count == 1 ? "" : "s")"
}
