/// How many parts of a whole are wrong, so that the reader knows how many are right.
package struct Tally: Equatable, Sendable {
  package enum Verb: Sendable {
    /// `1 of 5 elements differs`, `1 of 5 fields in Person differs`
    case differ
    /// `1 of 5 expected elements is missing`, where nothing else is wrong
    case lack
    /// `1 of 5 elements is unexpected`, where nothing else is wrong
    case areUnexpected
    /// `2 of 3 expected elements found`; counts what is right.
    case found
    /// `2 of 3 elements match, in any order`; counts what is right.
    case matchInAnyOrder
    /// `the other 4 elements match, in any order`, where nothing is wrong but that some are missing,
    /// or that some are unexpected
    case othersMatchInAnyOrder
    /// `2 of 3 elements are allowed`; counts what is right.
    case areAllowed
    /// `1 of 3 conditions failed`
    case failed
    /// `the same elements in another order`
    case reorder
    /// `the same events at other times`
    case shift
  }

  /// What is counted.
  package enum Unit: String, Sendable {
    case arguments, bytes, conditions, elements, entries, events, fields, items, lines, parts,
      properties, values
    case associatedValues = "associated values"

    /// Whether it is one of many alike, and not of parts that have names.
    var isOfMany: Bool {
      switch self {
      case .bytes, .elements, .entries, .events, .items, .lines, .values: true
      case .arguments, .associatedValues, .conditions, .fields, .parts, .properties: false
      }
    }
  }

  package var count: Int
  package var total: Int
  package var unit: Unit
  package var verb: Verb
  /// Whether there may be more, because not everything was compared.
  package var isLeast = false
  /// Whether the elements that differ follow each other, from the first to the last.
  var areNeighbours = false
  /// The name of the type whose parts are counted, if parts of parts are counted as well.
  private var whole: String?
  /// How many conditions were met before the first that failed.
  package var metFirst = 0
  /// Whether the path says which condition failed.
  package var isToldByPath = false

  package init(_ count: Int, of total: Int, _ unit: Unit, _ verb: Verb = .differ) {
    self.count = count
    self.total = total
    self.unit = unit
    self.verb = verb
  }

  /// Counts parts of a whole; nil for a whole of one part, where there is nothing to count.
  package init?(
    _ count: Int, outOf total: Int, _ unit: Unit, _ verb: Verb = .differ, isLeast: Bool = false
  ) {
    guard total > 1 else { return nil }
    self.init(count, of: total, unit, verb)
    self.isLeast = isLeast
  }

  /// The same count, which says that it is of the parts of parts of a value as well.
  ///
  /// The reader sees the parts at the place of the difference, and not all that are counted.
  package func ofPartsOfParts(in whole: Any.Type) -> Tally {
    let name = typeName(whole)
    guard !isOfLibrary(whole), name.count <= Layout.nameOfCounted else { return self }
    var tally = self
    tally.whole = name
    return tally
  }

  /// Counts differences by their kinds, so that the total is that of the expected parts where only
  /// such are missing, and of those that came where some are only too many.
  package init?(
    changed: Int = 0, missing: Int, unexpected: Int, outOf total: Int, _ unit: Unit,
    isLeast: Bool = false
  ) {
    let verb: Verb =
      if changed + unexpected == 0 { .lack } else if changed + missing == 0 { .areUnexpected } else
      {
        .differ
      }
    self.init(changed + missing + unexpected, outOf: total, unit, verb, isLeast: isLeast)
  }

  /// Whether the count of an outer value says more of one difference.
  ///
  /// The reader takes a count for that at the place of the difference. But how many elements of a list
  /// differ says more than how many fields of one of them.
  func isReplaced(by outer: Tally?) -> Bool { !unit.isOfMany && unit != outer?.unit }

  /// Whether it says more than a number: that nothing but the order or the times is wrong, or that
  /// only some elements are allowed.
  var saysWhatIsRight: Bool { [.reorder, .shift, .areAllowed].contains(verb) }

  /// Whether it counts the parts in which two values differ.
  var isOfDifferences: Bool { [.differ, .lack, .areUnexpected].contains(verb) }

  package var text: String { (isLeast ? "at least " : "") + exactText }

  private var exactText: String {
    let all = "\(count) of \(total) \(unit.rawValue)\(whole.map { " in \($0)" } ?? "")"
    return switch verb {
    case .differ: "\(all) \(count == 1 ? "differs" : "differ")"
    case .lack: "\(count) of \(total) expected \(unit.rawValue) \(isOrAre(count)) missing"
    case .areUnexpected: "\(all) \(isOrAre(count)) unexpected"
    case .found: "\(count) of \(total) expected \(unit.rawValue) found"
    case .matchInAnyOrder: "\(all) \(matchesOrMatch(count)), in any order"
    case .othersMatchInAnyOrder:
      count == 1
        ? "the other element matches" : "the other \(count) \(unit.rawValue) match, in any order"
    case .areAllowed: "\(all) \(isOrAre(count)) allowed"
    case .failed: "\(all) failed"
    case .reorder: "the same \(unit.rawValue) in another order"
    case .shift: "the same \(unit.rawValue) at other times"
    }
  }
}
