/// Says that two parts have each other's values; nil if they have not, or if others differ as well.
///
/// - Parameter parts: The parts that differ, by their names.
/// - Returns: One difference for both.
func swapped(_ parts: [(name: String, expected: Any, actual: Any)]) -> Difference? {
  guard parts.count == 2, areEqual(parts[0].expected, parts[1].actual) == true,
    areEqual(parts[1].expected, parts[0].actual) == true
  else { return nil }
  let values = UnequalValues(parts[0].expected, parts[0].actual)
  if values.readAlike { return nil }
  let (expected, actual) = values.sides
  return Difference(swapped: (parts[0].name, actual), (parts[1].name, expected))
}

extension Difference {
  /// Says that two parts are swapped, by their names, and what each of them was.
  init(swapped first: (name: String, actual: Phrase), _ second: (name: String, actual: Phrase)) {
    self.init(
      .statement("\(first.name) and \(second.name) are swapped"),
      note: "\(first.name) was \(first.actual), \(second.name) was \(second.actual)")
    swappedParts = (first.name, second.name)
    summedUp = {
      [(first, second), (second, first)].map { part, other in
        Difference(
          at: .expression(part.name), .unequal(expected: other.actual, actual: part.actual))
      }
    }
  }
}
