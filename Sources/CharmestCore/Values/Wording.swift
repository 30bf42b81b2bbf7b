/// The name of a value that is described by one of its parts.
package func nameOfWhole(_ type: Any.Type) -> String {
  type == Any.self ? "a value" : typeName(type)
}

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

/// Some of several things: `1 of 3 calls`; of a single one, only the one: `1 call`.
func counted(_ count: Int, of total: Int, _ unit: String) -> String {
  (total == 1 ? "" : "\(count) of ") + counted(total, unit)
}

/// `matches` for one, `match` for several.
package func matchesOrMatch(_ count: Int) -> String { count == 1 ? "matches" : "match" }

/// `is` for one, `are` for several.
func isOrAre(_ count: Int) -> String { count == 1 ? "is" : "are" }

/// `was` for one, `were` for several.
package func wasOrWere(_ count: Int) -> String { count == 1 ? "was" : "were" }

/// What a list says of the items it leaves out: `2 of 12 calls not shown`.
package func notShown(_ left: Int, of total: Int, _ units: String = "") -> String {
  "\(left) of \(total)\(units.isEmpty ? "" : " " + units) not shown"
}

/// What a list says of the items it leaves out, after those it shows: `and 3 more`.
///
/// - Parameters:
///   - left: How many items are left out.
///   - areAll: Whether there are no others, which nobody has looked for.
/// - Returns: The words.
func andMore(_ left: Int, areAll: Bool = true) -> String {
  areAll ? "and \(left) more" : "and at least \(left) more"
}

/// Calls by their numbers: `call 2`, `calls 2, 3`.
func calls(numbered numbers: some Collection<Int>) -> String {
  let list = numbers.map { "\($0)" }.joined(separator: ", ")
  return "\(numbers.count == 1 ? "call" : "calls") \(list)"
}
