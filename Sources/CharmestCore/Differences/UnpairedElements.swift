/// The positions of the elements that are left of two lists, if equal ones are taken away in pairs.
typealias Unpaired = (missing: [Int], unexpected: [Int])

/// Takes away equal elements of two lists in pairs, as many as possible.
///
/// - Parameters:
///   - expected: The number of elements of one list.
///   - actual: The number of those of the other.
///   - areEqual: Whether two elements are equal, by their positions.
/// - Returns: The rest of both lists.
/// - Complexity: O(*n*), where *n* is the number of elements, if equal ones stand in the same
///   order; else O(*n*²).
func unpaired(_ expected: Int, _ actual: Int, _ areEqual: (Int, Int) -> Bool) -> Unpaired {
  var missing = Array(0..<expected)
  var unexpected: [Int] = []
  for position in 0..<actual {
    if let place = missing.firstIndex(where: { areEqual($0, position) }) {
      missing.remove(at: place)
    } else {
      unexpected.append(position)
    }
  }
  let nothingIsEqual = missing.count == expected
  if missing.isEmpty || unexpected.isEmpty || nothingIsEqual { return (missing, unexpected) }
  // A tolerant `==` may leave the first that is equal to another element.
  var pairing = Pairing(expected, actual, areEqual)
  let rest = pairing.unpaired()
  return (rest.matchers, rest.elements)
}

/// Takes away equal elements of two lists in pairs, as many as possible.
///
/// - Parameters:
///   - expected: The elements of one list.
///   - actual: The elements of the other.
///   - areEqual: Whether two elements are equal, by their positions. Those with different hashes
///     are not asked.
/// - Returns: The rest of both lists.
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable`; else O(*n*²).
func unpaired(
  _ expected: LazyElements<Any>, _ actual: LazyElements<Any>, _ areEqual: (Int, Int) -> Bool
) -> Unpaired {
  let groups = Dictionary(grouping: expected.indices) { hashable(expected[$0]) }
  var others = Dictionary(grouping: actual.indices) { hashable(actual[$0]) }
  var missing: [Int] = []
  var unexpected: [Int] = []
  for (hash, places) in groups {
    let candidates = others.removeValue(forKey: hash) ?? []
    let rest = unpaired(places.count, candidates.count) { areEqual(places[$0], candidates[$1]) }
    missing += rest.missing.map { places[$0] }
    unexpected += rest.unexpected.map { candidates[$0] }
  }
  unexpected += others.values.joined()
  return (missing.sorted(), unexpected.sorted())
}

/// A value by its hash; nil if its type has none.
func hashable(_ value: Any) -> AnyHashable? {
  guard let value = unwrapped(value) else { return Nothing(depth: depthOfNil(value)) }
  // Hashing a mock could call it.
  if isMockObject(value) { return ObjectIdentifier(value as AnyObject) }
  return value as? AnyHashable
}

/// A nil as a key.
private struct Nothing: Hashable { let depth: Int }
