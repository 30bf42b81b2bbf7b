/// Finds what differs between two values by walking both, into the parts that differ only.
///
/// One comparison is used for one pair of values; it remembers the pairs of objects it has seen, so
/// that it ends on graphs with cycles.
final class ValueComparison {
  private struct ObjectPair: Hashable {
    let expected: ObjectIdentifier
    let actual: ObjectIdentifier
  }

  private final class Effort {
    // Some microseconds each: a graph of objects that cannot be compared by == takes a second.
    var stepsLeft = 50_000
  }

  private var seen: Set<ObjectPair> = []
  private let effort: Effort

  init() {
    effort = Effort()
  }

  /// A comparison that has seen no object yet, but spends the effort of another.
  private init(spendingEffortOf other: ValueComparison) {
    effort = other.effort
  }

  /// How many steps into a value are taken; from there on it is shown as a whole.
  static let deepest = 10

  /// What differs, or nothing if no difference is to be seen.
  ///
  /// - Parameters:
  ///   - expected: The value that was expected.
  ///   - actual: The value that came.
  ///   - depth: How many steps below the outermost values these are.
  /// - Returns: An explanation with paths from these values.
  func difference(_ expected: Any, _ actual: Any, depth: Int) -> Explanation? {
    let isDepthReached = depth >= Self.deepest
    switch (bare(expected), bare(actual)) {
    case (nil, nil): return nil
    case (let expected, nil): return Contrast(expected, nil).explanation
    case (nil, let actual): return Contrast(nil, actual).explanation
    case (let expected?, let actual?):
      let areEqual = areEqual(expected, actual)
      if areEqual == true { return nil }
      if let difference = leafDifference(expected, actual) { return difference }
      if !isDepthReached, type(of: expected) == type(of: actual),
        let difference = innerDifference(expected, actual, depth: depth + 1)
      {
        return difference
      }
      let contrast = Contrast(expected, actual)
      return areEqual == nil && contrast.isHidden ? nil : contrast.explanation
    }
  }

  /// Whether no difference is to be seen between two values.
  ///
  /// Objects looked at for the answer do not count as seen, as their text is still to be made.
  func isSame(_ expected: Any, _ actual: Any, depth: Int) -> Bool {
    areEqual(expected, actual)
      ?? (ValueComparison(spendingEffortOf: self).difference(expected, actual, depth: depth) == nil)
  }

  /// How little two values have in common, from 0 to 1.
  func cost(_ expected: Any, _ actual: Any, depth: Int) -> Double {
    if let expected = expected as? String, let actual = actual as? String {
      return StringDifference(expected, actual).cost
    }
    let comparison = ValueComparison(spendingEffortOf: self)
    guard let tally = comparison.difference(expected, actual, depth: depth)?.tally else {
      return 1
    }
    return Double(tally.count) / Double(max(tally.total, 1))
  }

  /// Whether an object faces another for the first time; values always do.
  func isFirstVisit(_ expected: Any, _ actual: Any) -> Bool {
    guard let expected = bare(expected), let actual = bare(actual),
      type(of: expected) is AnyClass, type(of: actual) is AnyClass
    else { return true }
    let pair = ObjectPair(
      expected: ObjectIdentifier(expected as AnyObject),
      actual: ObjectIdentifier(actual as AnyObject)
    )
    return seen.insert(pair).inserted
  }

  /// Whether there is effort left to reflect on one more pair of values.
  func takeStep() -> Bool {
    effort.stepsLeft -= 1
    return effort.stepsLeft >= 0
  }

  private func leafDifference(_ expected: Any, _ actual: Any) -> Explanation? {
    if let expected = text(expected), let actual = text(actual) {
      return textDifference(expected, actual)
    }
    if let expected = expected as? any FloatingPoint, let actual = actual as? any FloatingPoint,
      expected.isNaN, actual.isNaN
    {
      let nan: Rendering = { _ in "nan" }
      return Explanation(
        .unequal(expected: nan, actual: nan),
        note: { _ in "nan never equals itself, use isNaN()" }
      )
    }
    return nil
  }

  private func innerDifference(_ expected: Any, _ actual: Any, depth: Int) -> Explanation? {
    // `expected [], but was [1, 2]` says more than that 1 and 2 are unexpected.
    if let expected = expected as? any Collection, let actual = actual as? any Collection,
      expected.isEmpty || actual.isEmpty
    {
      return nil
    }
    if let expected = expected as? any ComparableAsSet {
      return expected.difference(to: actual)
    }
    if let expected = expected as? any ComparableAsDictionary {
      return expected.difference(to: actual, in: self, depth: depth)
    }
    if let expected = expected as? any Collection, !(expected is any RangeExpression),
      let difference = elementDifference(expected, actual, depth: depth)
    {
      return difference
    }
    return fieldDifference(expected, actual, depth: depth)
  }

  private func text(_ value: Any) -> String? {
    switch value {
    case let text as any StringProtocol: String(text)
    case let character as Character: String(character)
    default: nil
    }
  }

  private func textDifference(_ expected: String, _ actual: String) -> Explanation? {
    if expected == actual { return nil }
    let longer = expected.count > actual.count ? expected : actual
    let shorter = expected.count > actual.count ? actual : expected
    let isOnlyEndOfLine =
      !shorter.isEmpty && longer.hasPrefix(shorter)
      && longer.dropFirst(shorter.count).allSatisfy(\.isNewline)
    let hasLines = [expected, actual].contains { $0.unicodeScalars.contains("\n") }
    return hasLines && !isOnlyEndOfLine
      ? LineDifference(expected, actual).explanation
      : StringDifference(expected, actual).explanation
  }
}

/// The value inside optionals and `AnyHashable`.
func bare(_ value: Any) -> Any? {
  if let optional = value as? any Wrapping {
    return optional.wrapped.flatMap(bare)
  }
  // Everything hashable can be cast to `AnyHashable`; only what is one already has a base.
  if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
    return bare(hashable.base)
  }
  return value
}

/// Whether two values are equal, or nothing if they cannot be asked.
func areEqual(_ expected: Any, _ actual: Any) -> Bool? {
  func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool? {
    (other as? Value).map { value == $0 }
  }
  guard let expected = expected as? any Equatable else { return nil }
  if let isEqual = isEqual(expected, actual) { return isEqual }
  guard let actual = actual as? any Equatable else { return nil }
  return isEqual(actual, expected) ?? false
}

private protocol Wrapping {
  var wrapped: Any? { get }
}

extension Optional: Wrapping {
  fileprivate var wrapped: Any? {
    switch self {
    case .none: nil
    case .some(let value): value
    }
  }
}
