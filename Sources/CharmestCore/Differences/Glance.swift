internal import Foundation

/// What two values have in common at a glance.
///
/// The glance compares position by position, begins with the outer parts, and takes a limited
/// number of steps. It says whether values without `==` are the same, and which of several elements
/// are most alike.
struct Glance {
  private var (leaves, differing) = (0.0, 0.0)
  /// The pairs to compare; compared pairs are not removed.
  private var pairs: [(expected: Any?, actual: Any?, depth: Int)]
  /// How many pairs were compared.
  private(set) var steps = 0
  private let mostSteps: Int
  private let isForSameness: Bool

  /// - Parameters:
  ///   - expected: The value that was expected.
  ///   - actual: The value that came.
  ///   - mostSteps: How many pairs of values to compare.
  ///   - same: Pairs of objects that are known to be the same. If it is given, the glance ends at
  ///     the first difference. If there is no difference, the glance adds its own pairs.
  init(_ expected: Any, _ actual: Any, mostSteps: Int, same: inout Set<ObjectPair>?) {
    self.mostSteps = mostSteps
    isForSameness = same != nil
    pairs = [(expected, actual, 0)]
    var seen = same ?? []
    while steps < min(pairs.count, mostSteps), !(isForSameness && differing > 0) {
      let pair = pairs[steps]
      steps += 1
      compare(pair.expected, pair.actual, depth: pair.depth, seen: &seen)
    }
    if same != nil, differing == 0 { same = seen }
  }

  var findsNoDifference: Bool { differing == 0 }

  /// How little the values have in common, from 0 to 1.
  var cost: Double { leaves > 0 ? differing / leaves : 1 }

  private mutating func compare(
    _ expected: Any?, _ actual: Any?, depth: Int, seen: inout Set<ObjectPair>
  ) {
    let (wanted, came) = (expected.flatMap(bare), actual.flatMap(bare))
    guard let expected = wanted, let actual = came else {
      return count(wanted == nil && came == nil ? 0 : 1)
    }
    if let expected = expected as? String, let actual = actual as? String {
      return count(StringDifference.cost(expected, actual))
    }
    let areEqual = areEqual(expected, actual)
    if areEqual == true { return count(0) }
    if let expected = expected as? URL, let actual = actual as? URL {
      return count(StringDifference.cost(expected.absoluteString, actual.absoluteString))
    }
    if areEqual == false, isForSameness || depth >= Level.deepest { return count(1) }
    guard type(of: expected) == type(of: actual) else { return count(1) }
    guard depth < Level.deepest, seen.isFirstVisit(expected, actual) else { return count(0) }
    if !addParts(expected, actual, depth: depth + 1) {
      count(areEqual == false || !UnequalValues(expected, actual).readAlike ? 1 : 0)
    }
  }

  private mutating func count(_ cost: Double) {
    leaves += 1
    differing += cost
  }

  /// Adds the parts of the values; returns false if they do not have the same kinds of parts.
  private mutating func addParts(_ expected: Any, _ actual: Any, depth: Int) -> Bool {
    if let expected = expected as? any ComparableAsDictionary {
      add(expected.values(facing: actual), depth)
      return true
    }
    if let expected = expected as? any Collection, let actual = actual as? any Collection,
      !(expected is any RangeExpression), !(expected is any ComparableAsSet)
    {
      addElements(expected, actual, depth)
      return true
    }
    let (first, second) = (Structure(of: expected), Structure(of: actual))
    if case (.list(let expected), .list(let actual)) = (first, second) {
      addElements(expected, actual, depth)
      return true
    }
    guard first.hasSameNames(as: second) else { return false }
    add(zip(first.named, second.named).lazy.map { ($0.value, $1.value) }, depth)
    return true
  }

  private mutating func addElements(
    _ expected: some Collection, _ actual: some Collection, _ depth: Int
  ) {
    add(zip(expected, actual).lazy.map { ($0, $1) }, depth)
    let spare = abs(expected.count - actual.count)
    leaves += Double(spare)
    differing += Double(spare)
  }

  private mutating func add(_ parts: some Sequence<(Any?, Any?)>, _ depth: Int) {
    // Parts for which there are no steps left need not be kept.
    for (expected, actual) in parts {
      guard pairs.count < mostSteps else { return }
      pairs.append((expected, actual, depth))
    }
  }
}

/// Two objects that are compared with each other.
struct ObjectPair: Hashable {
  let expected: ObjectIdentifier
  let actual: ObjectIdentifier
}

extension Set<ObjectPair> {
  /// Whether an object is compared with another for the first time; for values, this is always
  /// true.
  mutating func isFirstVisit(_ expected: Any, _ actual: Any) -> Bool {
    guard type(of: expected) is AnyClass, type(of: actual) is AnyClass else { return true }
    let pair = ObjectPair(
      expected: ObjectIdentifier(expected as AnyObject),
      actual: ObjectIdentifier(actual as AnyObject))
    return insert(pair).inserted
  }
}
