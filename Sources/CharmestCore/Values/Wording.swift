/// Joins words: `a`, `a and b`, `a, b and c`.
package func joined(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// How often: `once`, `twice`, `3 times`.
package func times(_ count: Int) -> String {
  switch count {
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}

/// A number and its unit: `1 element`, `3 elements`, `2 tries`.
package func counted(_ count: Int, _ unit: String, _ units: String? = nil) -> String {
  "\(count) \(count == 1 ? unit : units ?? unit + "s")"
}

/// `was` for one, `were` for several.
package func wasOrWere(_ count: Int) -> String { count == 1 ? "was" : "were" }
