/// Says that two parts have each other's values; nil if they have not, or if others differ as well.
///
/// - Parameter parts: The parts that differ, by their paths.
/// - Returns: One difference for both.
func swapped(_ parts: [(path: Path, expected: Any, actual: Any)]) -> Difference? {
  guard parts.count == 2, areEqual(parts[0].expected, parts[1].actual) == true,
    areEqual(parts[1].expected, parts[0].actual) == true
  else { return nil }
  let values = UnequalValues(parts[0].expected, parts[0].actual)
  if values.readAlike { return nil }
  let (expected, actual) = values.sides
  return Difference(swapped: (parts[0].path, actual), (parts[1].path, expected))
}
