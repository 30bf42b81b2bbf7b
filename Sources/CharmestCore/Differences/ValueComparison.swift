/// Finds what differs between two values; walks only into the parts that differ.
///
/// A comparison is used for one pair of values. It remembers the pairs of objects that it has seen,
/// so it ends on graphs with cycles.
final class ValueComparison {
  private var seen: Set<ObjectPair> = []
  private var sameObjects: Set<ObjectPair> = []
  /// How many pairs could not be compared, because a budget had ended.
  private var unknownPairs = 0
  /// The objects around the values that are compared.
  private var around: [AnyObject] = []
  /// How many records may be looked into.
  private var recordsLeft = Layout.recordsCompared
  /// How many steps may be spent on whether values are the same, and on how alike they are.
  ///
  /// Each has its own budget, so that neither takes steps from what is shown.
  private var stepsForSameness = Layout.stepsForSameness
  private var stepsForCosts: Int

  init(stepsForCosts: Int = Layout.stepsForCosts) { self.stepsForCosts = stepsForCosts }

  /// What differs; nil if no difference can be seen.
  ///
  /// - Parameters:
  ///   - expected: The value that was expected.
  ///   - actual: The value that came.
  ///   - nesting: Where the values are in the outermost values.
  /// - Returns: An explanation with paths from these values.
  func difference(_ expected: Any, _ actual: Any, _ nesting: Nesting = Nesting()) -> Explanation? {
    switch UnwrappedPair(expected, actual) {
    case .values(let expectedValue, let actualValue):
      differenceInside(expectedValue, actualValue, nesting)?.at(.unwrapping(actual))
    case .bothNil: nil
    case .onlyOneNil: UnequalValues(expected, actual).explanation
    }
  }

  /// What differs between two values that are no optionals.
  private func differenceInside(_ expected: Any, _ actual: Any, _ nesting: Nesting) -> Explanation?
  {
    let areEqual = areEqual(expected, actual)
    if areEqual == true { return nil }
    let shapes = (Shape(of: expected), Shape(of: actual))
    if let difference = leafDifference(shapes, of: (expected, actual), nesting) {
      return difference
    }
    let isWalkedInto = !nesting.isDeepest && type(of: expected) == type(of: actual)
    let (inside, isComplete) = searching {
      isWalkedInto
        ? within(actual) { innerDifference(shapes, of: (expected, actual), nesting.inside) } : nil
    }
    if let inside { return inside }
    let values = UnequalValues(expected, actual)
    if areEqual == nil, values.readAlike { return nil }
    var explanation = values.explanation
    if !isComplete, values.readAlike {
      explanation.differences[0].note = "alike as far as they were compared"
    }
    return explanation
  }

  /// Explains a difference that certainly exists.
  func certainDifference(_ expected: Any, _ actual: Any, _ nesting: Nesting) -> Explanation {
    // If both are nil, the optionals around them differ.
    difference(expected, actual, nesting)
      ?? UnequalValues(unwrapped(expected) ?? expected, unwrapped(actual) ?? actual).explanation
  }

  /// Whether no difference between two values can be seen; also true if that is unknown.
  func isSame(_ expected: Any, _ actual: Any) -> Bool {
    // Values with `==` need no budget.
    if let areEqual = areEqual(expected, actual) { return areEqual }
    // The other half is for finding where they differ.
    var steps = (stepsForSameness + 1) / 2
    stepsForSameness -= steps
    defer { stepsForSameness += steps }
    switch Sameness(expected, actual, steps: &steps, known: &sameObjects) {
    case .same: return true
    case .different: return false
    case .unknown:
      unknownPairs += 1
      return true
    }
  }

  /// Looks for differences.
  ///
  /// - Parameter search: Finds differences by this comparison.
  /// - Returns: What was found, and whether all of it was compared.
  func searching<Found>(_ search: () -> Found) -> (found: Found, isComplete: Bool) {
    let before = unknownPairs
    let found = search()
    return (found, unknownPairs == before)
  }

  /// How little two values have in common, from 0 to 1.
  func cost(_ expected: Any, _ actual: Any) -> Double { likeness(expected, actual)?.cost ?? 1 }

  /// The same, and which parts are equal; nil if there are no steps left.
  func likeness(_ expected: Any, _ actual: Any) -> Nearest.Likeness? {
    // With fewer steps, the first of many parts would say all.
    guard stepsForCosts >= Layout.stepsOfCandidate else { return nil }
    let similarity = Similarity(expected, actual)
    stepsForCosts -= similarity.steps
    return Nearest.Likeness(cost: similarity.cost, wrongParts: similarity.wrongParts)
  }

  /// Whether to walk into a record: only once, and only while the budget lasts.
  func enters(_ expected: Any, _ actual: Any) -> Bool {
    guard recordsLeft > 0 else {
      unknownPairs += 1
      return false
    }
    recordsLeft -= 1
    return seen.isFirstVisit(expected, actual)
  }

  /// Compares the parts of a value.
  func within<Result>(_ value: Any, _ compare: () -> Result) -> Result {
    guard let object = object(in: value) else { return compare() }
    around.append(object)
    defer { around.removeLast() }
    return compare()
  }

  /// Whether a value is an object whose parts are compared.
  func isAround(_ value: Any) -> Bool {
    let object = object(in: value)
    return around.contains { $0 === object }
  }

  private typealias Values = (expected: Any, actual: Any)

  /// What differs between two values that are not walked into, such as texts and dates.
  private func leafDifference(
    _ shapes: (expected: Shape, actual: Shape), of values: Values, _ nesting: Nesting
  ) -> Explanation? {
    switch shapes {
    case (.text(let expected), .text(let actual)):
      return expected == actual ? nil : LineDifference.explanation(expected, actual)
    case (.atom("nan"), .atom("nan")):
      let nan: Phrase = "nan"
      return Explanation(.unequal(expected: nan, actual: nan), note: Phrase(noteOnNaN))
    case (.date(let expected), .date(let actual)): return dateDifference(expected, actual)
    case (.bytes(let expected), .bytes(let actual)):
      return bytesDifference(expected, actual, nesting)
    case (.address(let expected), .address(let actual)):
      let whole = WholeValues(ofExpected: values.expected, actual: values.actual)
      return addressDifference(expected, actual, of: whole, nesting)
    case (.components(let expected), .components(let actual))
    where type(of: values.expected) == type(of: values.actual):
      return difference(expected, actual, nesting)
    case (.error(let domain, let code, let expected), .error(let other, let otherCode, let actual))
    where domain == other && code == otherCode:
      return difference(expected, actual, nesting.inside)?.at(.field("userInfo"))
    default: return nil
    }
  }

  /// What differs between the parts of two values of one type.
  private func innerDifference(
    _ shapes: (expected: Shape, actual: Shape), of values: Values, _ nesting: Nesting
  ) -> Explanation? {
    switch shapes {
    case (.list(let expected), .list(let actual)):
      // `expected [], but was [1, 2]` says more than that 1 and 2 are unexpected.
      return expected.isEmpty || actual.isEmpty ? nil : elementDifference(expected, actual, nesting)
    case (.set(let expected), .set(let actual)):
      return expected.all.isEmpty || actual.all.isEmpty
        ? nil : setDifference(expected, actual, of: values)
    case (.pairs(let expected), .pairs(let actual)):
      return elementDifference(expected, actual, nesting)
    case (.dictionary(let expected), .dictionary(let actual)):
      return expected.all.isEmpty || actual.all.isEmpty
        ? nil : entryDifference(expected, actual, nesting)?.notingKeysThatAreNaN
    case (.record(let expected), .record(let actual))
    where !expected.isEmpty && (expected + actual).allSatisfy { $0.name == nil }:
      return enters(values.expected, values.actual)
        ? elementDifference(expected.map(\.value), actual.map(\.value), nesting) : nil
    default:
      guard enters(values.expected, values.actual), !isClearerWhole(shapes.expected, values) else {
        return nil
      }
      return fieldDifference(shapes.expected, shapes.actual, nesting, in: type(of: values.expected))
    }
  }

  /// Whether two values say more than their fields, as a range does.
  private func isClearerWhole(_ shape: Shape, _ values: Values) -> Bool {
    switch shape {
    case .record, .range:
      isOfLibrary(type(of: values.expected))
        && !UnequalValues(values.expected, values.actual).readAlike
    default: false
    }
  }
}

extension Path {
  /// The steps from a value to the one inside its optionals; none for a value that is no optional.
  static func unwrapping(_ value: Any) -> Path {
    wrapped(in: value).flatMap(\.self).map { .unwrapping + unwrapping($0) } ?? .root
  }
}

private let noteOnNaN = "nan never equals itself, use isNaN()"

extension Explanation {
  /// The same difference of two dictionaries, with a note if both have NaN as a key.
  fileprivate var notingKeysThatAreNaN: Explanation {
    let entries = differences.indices.filter { differences[$0].path == .key("nan") }
    guard entries.count > 1 else { return self }
    var noted = self
    noted.differences[entries[0]].note = Phrase(noteOnNaN)
    return noted
  }
}

/// How deep a comparison is in two values, and how many differences are worth finding there.
///
/// Only what is shown is computed: parts on one line share its room, and what no one can read is
/// only counted.
struct Nesting {
  private(set) var depth = 0
  /// How many differences are explained, not counting the last one.
  private(set) var listed = Layout.mostListed

  var isDeepest: Bool { depth >= ValueLimits.deepest }

  /// The nesting one step deeper.
  var inside: Nesting { at(least: depth + 1) }

  /// The nesting, or the given depth if that is deeper.
  func at(least depth: Int) -> Nesting {
    var nesting = self
    nesting.depth = max(self.depth, depth)
    return nesting
  }

  /// Explains the differing parts that a text can show, and counts the others.
  func explanation<Part>(
    of parts: [Part], _ tally: Tally?, _ explain: (Part, Nesting) -> Explanation
  ) -> Explanation? {
    guard let last = parts.last else { return nil }
    var nesting = self
    if parts.count > 1 {
      nesting.listed = max(1, listed / 2)
      // What differs in several parts of several parts of several parts has no room.
      if listed == 1 { nesting = nesting.at(least: ValueLimits.deepest) }
    }
    let count = parts.count > listed + 1 ? listed : parts.count - 1
    let explained = parts.prefix(count).map { explain($0, nesting) }
    // The last of many has a line only in the outermost list.
    if count < parts.count - 1, listed < Layout.mostListed {
      nesting = nesting.at(least: ValueLimits.deepest)
    }
    return .merged(
      explained + [explain(last, nesting)], tally: tally, unlisted: parts.count - 1 - count)
  }
}

/// Explains how two values differ that should be equal.
///
/// It names only what differs, with its path. It is called only after `expected == actual` was
/// false.
///
/// - Parameters:
///   - expected: The value that was expected.
///   - actual: The value that came.
/// - Returns: At least one difference, and the whole values if they add something.
@usableFromInline package func explainInequality<Value>(expected: Value, actual: Value)
  -> Explanation
{ explainInequality(of: (expected, actual)) }

/// The same for values whose types are not known here.
///
/// Not generic: an `Any` in place of a generic value is boxed again, as often as it is read.
func explainInequality(of values: (expected: Any, actual: Any)) -> Explanation {
  let (expected, actual) = values
  var explanation = ValueComparison().certainDifference(expected, actual, Nesting())
  if explanation.isInside, explanation.details.isEmpty {
    let whole = WholeValues(ofExpected: expected, actual: actual)
    explanation.whole = explanation.whole.map(whole.or) ?? whole
  }
  return explanation
}

/// Explains how two lists differ that should be equal; the second may be a slice.
func explainInequality<Element>(expected: [Element], actual: [Element], firstIndex: Int)
  -> Explanation
{
  guard firstIndex != 0, !expected.isEmpty, !actual.isEmpty,
    var explanation = ValueComparison().elementDifference(
      expected, actual, firstIndex: firstIndex, Nesting())
  else { return explainInequality(expected: expected, actual: actual) }
  explanation.whole = WholeValues(ofExpected: expected, actual: actual)
  return explanation
}

extension WholeValues {
  init(ofExpected expected: Any, actual: Any) {
    self.init(expected: Phrase(WrittenValue(expected)), actual: Phrase(WrittenValue(actual)))
  }

  /// These values, or the others if one of these does not fit.
  fileprivate func or(_ others: WholeValues) -> WholeValues {
    guard let expected, let actual, let outer = others.expected, let other = others.actual else {
      return expected == nil || actual == nil ? others : self
    }
    let fit = Phrase.Condition.shown([expected, actual])
    return WholeValues(
      expected: .if(fit, expected, orElse: outer), actual: .if(fit, actual, orElse: other))
  }
}
