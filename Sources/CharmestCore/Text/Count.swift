/// The number of parts that are wrong, and of all: `2 of 5 elements differ`.
package struct Count {
  package var wrong: Int
  package var all: Int
  package var unit: String
  /// Whether there may be more, because not everything was compared.
  package var isLeast = false
  /// Whether only the order is wrong.
  package var isOfOrder = false

  /// Nil if there is only one part, because there is nothing to count.
  package init?(_ wrong: Int, of all: Int, _ unit: String, isLeast: Bool = false) {
    guard all > 1 else { return nil }
    (self.wrong, self.all, self.unit, self.isLeast) = (wrong, all, unit, isLeast)
  }

  var text: String {
    if isOfOrder { return "the same \(all) \(unit) in another order" }
    var verb = wrong == 1 ? "differs" : "differ"
    if unit == "conditions" { verb = "failed" }
    if unit.hasPrefix("expected ") { verb = wrong == 1 ? "is missing" : "are missing" }
    return "\(isLeast ? "at least " : "")\(wrong) of \(all) \(unit) \(verb)"
  }
}
