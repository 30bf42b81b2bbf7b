internal import Foundation

/// How little two values have in common, estimated from a limited number of their parts.
///
/// Of several elements, it finds the one that is most like another. The outer parts are compared
/// first, position by position.
struct Similarity {
  private var (leaves, differing) = (0.0, 0.0)
  /// The pairs to compare; compared pairs are not removed.
  private var pairs: [(part: Int, expected: Any?, actual: Any?, depth: Int)]
  private var seen: Set<ObjectPair> = []
  /// How many pairs were compared, or what took as long.
  private(set) var steps = 0
  /// The numbers of the parts of the values that are not equal; parts of parts do not count.
  ///
  /// The entries of dictionaries have the numbers of their keys, whatever their order is.
  /// Nil if there are no parts, or not all were compared.
  private(set) var wrongParts: Set<Int>?
  private let mostSteps: Int

  /// - Parameters:
  ///   - expected: The value that was expected.
  ///   - actual: The value that came.
  ///   - mostSteps: How many pairs of parts to compare.
  init(_ expected: Any, _ actual: Any, mostSteps: Int = Layout.stepsOfCandidate) {
    self.mostSteps = mostSteps
    pairs = [(0, expected, actual, 0)]
    var next = 0
    while next < min(pairs.count, mostSteps) {
      let pair = pairs[next]
      let (count, differing) = (pairs.count, differing)
      next += 1
      compare(pair.expected, pair.actual, depth: pair.depth)
      if pair.depth == 1, pairs.count > count || self.differing > differing {
        wrongParts?.insert(pair.part)
      }
    }
    steps += next
  }

  /// How little the values have in common, from 0 to 1.
  var cost: Double { leaves > 0 ? differing / leaves : 1 }

  private mutating func compare(_ expected: Any?, _ actual: Any?, depth: Int) {
    switch UnwrappedPair(expected, actual) {
    case .values(let expected, let actual): compare(expected, actual, depth)
    case .bothNil: count(0)
    case .onlyOneNil: count(1)
    }
  }

  private mutating func compare(_ expected: Any, _ actual: Any, _ depth: Int) {
    // Faster than by their shapes, for what is most often searched.
    if let expected = expected as? String, let actual = actual as? String {
      return count(StringDifference.cost(expected, actual))
    }
    let areEqual = areEqual(expected, actual)
    if areEqual == true { return count(0) }
    let shapes = (expected: Shape(of: expected), actual: Shape(of: actual))
    switch shapes {
    case (.text(let expected), .text(let actual)):
      return count(StringDifference.cost(expected, actual))
    case (.address(let expected), .address(let actual)):
      return count(StringDifference.cost(expected.text, actual.text))
    case (.atom(let expected), .atom(let actual)):
      if let expected = Double(expected), let actual = Double(actual) {
        return count(Self.cost(ofDistance: actual - expected))
      }
    case (.date(let expected), .date(let actual)):
      return count(Self.cost(ofDistance: actual.timeIntervalSince(expected)))
    default: break
    }
    if areEqual == false, depth >= ValueLimits.deepest { return count(1) }
    guard type(of: expected) == type(of: actual) else { return count(1) }
    guard depth < ValueLimits.deepest, seen.isFirstVisit(expected, actual) else { return count(0) }
    // All elements of a set are looked for.
    if case .set(let elements) = shapes.expected {
      steps += elements.all.count / Layout.elementsOfOneStep
    }
    guard let parts = PartPairs(shapes) else {
      return count(areEqual == false || !UnequalValues(expected, actual).readAlike ? 1 : 0)
    }
    leaves += Double(parts.spare)
    differing += Double(parts.spare)
    // Parts for which there are no steps left need not be kept.
    let left = mostSteps - pairs.count
    let compared = Array(parts.pairs.prefix(left + 1))
    if depth == 0, compared.count <= left { wrongParts = [] }
    pairs += compared.prefix(left).enumerated().map { index, pair in
      ((pair.key as? AnyHashable)?.hashValue ?? index, pair.expected, pair.actual, depth + 1)
    }
  }

  /// How far a number or a date is from another, or how little other values have in common: nearly 1,
  /// because it only says which of several is nearer.
  static func cost(ofDistanceFrom expected: Any, to actual: Any) -> Double {
    let cost = Similarity(expected, actual, mostSteps: 1).cost
    return max(cost, 1 - 0.001)
  }

  /// Two unequal numbers have nothing in common, but of several, the one that is closest is nearest.
  private static func cost(ofDistance distance: Double) -> Double {
    distance.isFinite ? 1 - 0.001 / (1 + abs(distance)) : 1
  }

  private mutating func count(_ cost: Double) {
    leaves += 1
    differing += cost
  }
}
