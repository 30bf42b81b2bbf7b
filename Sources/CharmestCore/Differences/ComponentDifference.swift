/// Says that the only two parts that differ have each other's values; nil if they have not.
func swap(of parts: [(name: String, expected: Any, actual: Any)]) -> Difference? {
  guard parts.count == 2, areEqual(parts[0].expected, parts[1].actual) == true,
    areEqual(parts[1].expected, parts[0].actual) == true
  else { return nil }
  let values = UnequalValues(parts[0].expected, parts[0].actual)
  if values.readAlike { return nil }
  let (expected, actual) = values.sides
  let names = parts.map(\.name)
  return Difference(
    .statement("\(names[0]) and \(names[1]) are swapped"),
    note: "\(names[0]) was \(actual), \(names[1]) was \(expected)")
}

extension ValueComparison {
  /// What differs between parts with the same names; parts that neither side has do not count.
  func difference(
    _ expected: [Shape.Component], _ actual: [Shape.Component], called units: Tally.Unit = .fields,
    _ level: Level,
    at path: (String) -> Path = Path.field
  ) -> Explanation? {
    let parts = zip(expected, actual).filter { $0.value != nil || $1.value != nil }
    let differing = parts.filter { part in
      guard let expected = part.0.value, let actual = part.1.value else { return true }
      return areEqual(expected, actual) != true
    }
    return level.explanation(
      of: differing, Tally(differing.count, outOf: parts.count, units)
    ) { part, level in
      let explanation =
        switch (part.0.value, part.1.value) {
        case (let expected?, let actual?): certainDifference(expected, actual, level.inside)
        case (let expected?, nil): Explanation(.missing(describing(expected)))
        case (nil, let actual): Explanation(.unexpected(describing(actual as Any)))
        }
      return explanation.at(path(part.0.name))
    }
  }
}
