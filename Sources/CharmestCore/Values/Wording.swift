/// Joins items into a list that says how many it leaves out.
@usableFromInline package func list(
  _ items: some Collection<Rendering>, separator: String = ", ", _ limits: TextLimits
) -> String {
  let shown = items.prefix(limits.items).map { $0(limits) }
  let left = items.count - shown.count
  // The separator of "this and that" already says it.
  let rest = separator == " and " ? "\(left) more" : andMore(left)
  return (left > 0 ? shown + [rest] : shown).joined(separator: separator)
}

/// Joins conditions, all of them if they are not too long.
///
/// Conditions on parts of the value name its type once: `Soup with .salt 3 and .eggs 2`.
package func list(
  conditions: some Collection<Rendering>, on type: Any.Type, joinedBy joint: String,
  _ limits: TextLimits
) -> String {
  var texts = conditions.prefix(20).map { $0(limits) }
  let lead = "\(nameOfWhole(type)) with "
  if texts.first?.hasPrefix(lead + ".") == true {
    for index in texts.indices.dropFirst() where texts[index].hasPrefix(lead + ".") {
      texts[index].removeFirst(lead.count)
    }
  }
  var (width, fitting) = (0, 0)
  for text in texts {
    width += text.width
    if width <= limits.value { fitting += 1 }
  }
  let shown = width <= 2 * limits.value ? texts[...] : texts.prefix(max(limits.items, fitting))
  let left = conditions.count - shown.count
  let rest = left > 0 ? [counted(left, "more condition")] : []
  return (shown + rest).joined(separator: " \(joint) ")
}

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

/// `missing X, unexpected Y`, or only one half of it.
package func missingAndUnexpected(
  _ missing: [Rendering], _ unexpected: [Rendering], _ limits: TextLimits
) -> String {
  var parts: [String] = []
  if !missing.isEmpty { parts.append("missing \(list(missing, limits))") }
  if !unexpected.isEmpty { parts.append("unexpected \(list(unexpected, limits))") }
  return parts.joined(separator: ", ")
}

/// A number and its unit: `1 element`, `3 elements`, `2 tries`.
package func counted(_ count: Int, _ unit: String, _ units: String? = nil) -> String {
  "\(count) \(count == 1 ? unit : units ?? unit + "s")"
}

/// `was` for one, `were` for several.
package func wasOrWere(_ count: Int) -> String { count == 1 ? "was" : "were" }

/// What a list says of the items it leaves out: `2 of 12 calls not shown`.
package func notShown(_ left: Int, of total: Int, _ units: String = "") -> String {
  "\(left) of \(total)\(units.isEmpty ? "" : " " + units) not shown"
}

/// What a list says of the items it leaves out, after those it shows: `and 3 more`.
func andMore(_ left: Int) -> String { "and \(left) more" }
