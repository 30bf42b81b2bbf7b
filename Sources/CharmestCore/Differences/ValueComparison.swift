/// Finds the differences between two values; no other code walks through two values.
///
/// Values are compared by `==`. If it is false, or does not count, their parts are compared.
package final class ValueComparison {
  /// How many more pairs of parts are compared; pairs that are equal by `==` do not count.
  private var budget: Int
  private let deepest: Int
  private var depth = 0
  /// Whether it compares two elements that may not belong together.
  private var isApart = false
  /// Whether `==` of the test's own types does not count.
  private let isByProperties: Bool
  /// The objects that are being compared, because they may contain themselves.
  private var open: Set<ObjectPair> = []
  /// The objects that were compared, and which of their parts were ignored.
  private var seen: [ObjectPair: Set<[String]>] = [:]
  /// Why values without a difference are not known to be equal, and where.
  private var doubt: (path: Path, reason: Phrase)?

  private init(isByProperties: Bool) {
    self.isByProperties = isByProperties
    // A failure shows only some differences, but no property may go unnoticed.
    budget = isByProperties ? .max : 100_000
    deepest = isByProperties ? 250 : 60
  }

  /// The differences between two values; nil if there are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parts, but at most 100,000 that are not
  ///   equal.
  package static func explanation(_ expected: Any, _ actual: Any) -> Explanation? {
    ValueComparison(isByProperties: false).wholeDifference(expected, actual, [])
  }

  /// The same for two values that are not equal by `==`.
  package static func ofUnequal(_ expected: Any, _ actual: Any) -> Explanation {
    explanation(expected, actual) ?? Explanation(Pair(expected, actual))
  }

  /// The differences between the stored properties of two values.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The value that came.
  ///   - ignored: The paths of the parts that do not count.
  /// - Returns: The differences, if there are any, and why the values are not known to be equal if
  ///   nothing was found.
  package static func ofProperties(
    _ expected: Any, _ actual: Any, ignoring ignored: [Path] = []
  ) -> (explanation: Explanation?, doubt: Phrase?) {
    let comparison = ValueComparison(isByProperties: true)
    let explanation = comparison.wholeDifference(expected, actual, ignored)
    return (
      explanation,
      comparison.doubt.map { $0.path.isRoot ? $0.reason : "\($0.path.start): \($0.reason)" }
    )
  }

  private func wholeDifference(
    _ expected: Any, _ actual: Any, _ ignored: [Path]
  ) -> Explanation? {
    guard let explanation = difference(expected, actual, ignored) else { return nil }
    return explanation.isInside && explanation.itemLines.isEmpty
      ? explanation.inside(Pair(expected, actual)) : explanation
  }

  /// The differences between two values or parts; nil if there are none, or if the limit is
  /// reached.
  private func difference(_ expected: Any, _ actual: Any, _ ignored: [Path]) -> Explanation? {
    guard !ignored.contains(where: \.isRoot) else { return nil }
    let areEqual = areEqual(expected, actual)
    guard let first = unwrapped(expected), let second = unwrapped(actual),
      type(of: first) == type(of: second)
    else { return areEqual == true ? nil : Explanation(Pair(expected, actual)) }
    // `==` does not decide for the whole values, nor if some parts are ignored.
    let isPlain = ignored.isEmpty && (depth > 0 || isOfPlatform(type(of: first)))
    let countsProperties = isByProperties && !(isPlain && areEqual != nil)
    if areEqual == true, !countsProperties {
      if isByProperties, !looksAtAll(first) {
        note("== of \(typeName(type(of: first))) does not look at all of it")
      }
      return nil
    }
    let objects = ObjectPair(first, second)
    if let objects {
      if objects.first == objects.second || open.contains(objects) { return nil }
      guard seen[objects, default: []].insert(ignored.map(\.text)).inserted else { return nil }
    }
    guard budget > 0, depth < deepest else {
      note("it is nested too deeply")
      return areEqual == false && !countsProperties ? Explanation(Pair(expected, actual)) : nil
    }
    budget -= 1
    depth += 1
    if let objects { open.insert(objects) }
    defer {
      depth -= 1
      if let objects { open.remove(objects) }
    }
    if let explanation = parts(first, second, ignored) { return explanation }
    if countsProperties {
      noteHiddenState(first, second, areEqual)
      return nil
    }
    // The `==` of the type looks at more than its parts.
    return areEqual == false ? Explanation(Pair(expected, actual)) : nil
  }

  private func note(_ why: @autoclosure () -> Phrase) { if doubt == nil { doubt = ([], why()) } }

  /// Notes that two values with equal parts may have more parts, which reflection does not show.
  private func noteHiddenState(_ first: Any, _ second: Any, _ areEqual: Bool?) {
    guard areEqual != true, hasHiddenState(first), !haveSameBytes(first, second) else { return }
    note("\(value: second) has neither == nor all properties to compare")
  }

  private func parts(_ first: Any, _ second: Any, _ ignored: [Path]) -> Explanation? {
    let parts =
      isByProperties
      ? (Parts(stored: first), Parts(stored: second)) : (Parts(of: first), Parts(of: second))
    switch parts {
    case (.text(let text), .text(let other)):
      return text == other ? nil : TextDifference.explanation(text, other)
    case (.list(let list, let unit), .list(let other, _)):
      // `expected [], but was [1, 2]` says more than two unexpected elements.
      if list.isEmpty != other.isEmpty { return Explanation(Pair(first, second)) }
      return lists(
        list, other, from: firstIndex(of: second), unit, ignored, elementEquality(first, second))
    case (.set(let set), .set(let other)):
      if set.isEmpty != other.isEmpty { return Explanation(Pair(first, second)) }
      return sets(set, other)
    case (.dictionary(let entries), .dictionary(let others)):
      return dictionaries(entries, others, ignored)
    case (.words(let text), .words(let other)):
      // Two different values may have the same description.
      guard text == other else { return Explanation(Pair(first, second)) }
      var alike = fields(Parts(reflecting: first), Parts(reflecting: second), ignored)
      // A value that reads like the expected one is the nearest.
      for index in alike?.differences.indices ?? 0..<0 { alike?.differences[index].cost = 0 }
      return alike
    case (.list, .words), (.words, .list):
      // One of two byte strings may be text.
      let bytes = [first, second].compactMap { $0 as? any Collection<UInt8> }.map { Array($0) }
      return bytes.count < 2
        ? Explanation(Pair(first, second)) : self.parts(bytes[0], bytes[1], ignored)
    case (let parts, let others):
      if let fields = parts.named, let others = others.named,
        fields.head != others.head || fields.fields.names != others.fields.names
      {
        return Explanation(Pair(first, second))
      }
      return fields(parts, others, ignored)
    }
  }

  /// The differences in a part at a path.
  private func part(
    _ expected: Any, _ actual: Any, at path: Path, _ ignored: [Path]
  ) -> Explanation? {
    let inside = ignored.compactMap { $0.rest(behind: path) }
    let known = doubt
    let part = difference(expected, actual, inside)
    if known == nil, let doubt { self.doubt = (path + doubt.path, doubt.reason) }
    guard let part else { return nil }
    let isOptional = Mirror(reflecting: actual).displayStyle == .optional
    return part.at(part.isInside && isOptional ? path + [.unwrapping] : path)
  }

  /// The differences of the parts of one value; nil if there are none.
  private func joined(
    _ parts: [Explanation], _ wrong: Int? = nil, of all: Int, _ unit: String
  ) -> Explanation? {
    guard !parts.isEmpty else { return nil }
    let count = Count(wrong ?? parts.count, of: all, unit, isLeast: budget <= 0)
    var joined = Explanation.joined(parts, count: count)
    joined.unlisted += max(0, (wrong ?? 0) - parts.count)
    let left = joined.differences.count - Limits.differences
    if left > 0 {
      joined.differences.removeLast(left)
      joined.unlisted += left
    }
    return joined
  }

  /// The differences of two records, tuples, or values of one case; nil if there are none.
  private func fields(_ expected: Parts, _ actual: Parts, _ ignored: [Path]) -> Explanation? {
    guard let (fields, head) = expected.named, let (others, _) = actual.named else { return nil }
    let isNameless = fields.count == 1 && fields[0].name == nil
    let inside = head.isRoot ? ignored : ignored.compactMap { $0.rest(behind: head) }
    func isIgnored(_ name: String) -> Bool {
      inside.contains { $0.rest(behind: [.field(name)])?.isRoot == true }
    }
    let parts = zip(fields.names, zip(fields, others)).compactMap { name, fields in
      part(fields.0.value, fields.1.value, at: isNameless ? [] : [.field(name)], inside)
    }
    return joined(parts, of: fields.names.count { !isIgnored($0) }, "fields")?.at(head)
  }

  private func lists(
    _ expected: LazyElements<Any>, _ actual: LazyElements<Any>, from start: Int, _ unit: String,
    _ ignored: [Path], _ areEqual: ((Int, Int) -> Bool)?
  ) -> Explanation? {
    let hasEquality = areEqual != nil && !isByProperties
    if !hasEquality, expected.count == actual.count {
      // No alignment, which would compare each pair twice: that adds up at each level of a deep
      // value.
      let parts = expected.indices.compactMap {
        part(expected[$0], actual[$0], at: [.index(start + $0)], ignored)
      }
      return joined(parts, of: expected.count, unit)
    }
    let alignment = Alignment(expected.count, actual.count) { index, other in
      if hasEquality, let areEqual { return areEqual(index, other) }
      let inside = ignored.compactMap { $0.rest(behind: [.index(start + other)]) }
      let isPlain = inside.isEmpty && !self.isByProperties
      let isSame = isPlain ? CharmestCore.areEqual(expected[index], actual[other]) : nil
      return isSame ?? (self.apart(expected[index], actual[other], inside) == nil)
    }
    let parts = alignment.explanations(
      at: { [.index(start + $0)] },
      changed: { part(expected[$0], actual[$1], at: [.index(start + $1)], ignored) },
      missing: { Phrase(value: expected[$0]) }, unexpected: { Phrase(value: actual[$0]) })
    var lists = joined(parts, alignment.edits.count, of: max(expected.count, actual.count), unit)
    if parts.count > 1 { lists?.count?.isOfOrder = areReordered(expected, actual) }
    return lists
  }

  /// The difference of two elements that may not belong together, found apart from all others.
  private func apart(_ expected: Any, _ actual: Any, _ ignored: [Path]) -> Explanation? {
    let comparison = ValueComparison(isByProperties: isByProperties)
    (comparison.depth, comparison.budget) = (depth, budget)
    (comparison.open, comparison.seen, comparison.isApart) = (open, seen, true)
    defer { budget = comparison.budget }
    let difference = comparison.difference(expected, actual, ignored)
    if difference == nil, doubt == nil { doubt = comparison.doubt }
    return difference
  }

  private func areReordered(_ expected: LazyElements<Any>, _ actual: LazyElements<Any>) -> Bool {
    guard expected.count == actual.count, expected.count <= Limits.reordered else { return false }
    let elements = (expected.map(Key.init), actual.map(Key.init))
    // Elements that read alike at their own places are not in another order.
    return elements.0 != elements.1
      && inStableOrder(elements.0, by: \.text) == inStableOrder(elements.1, by: \.text)
  }

  private func sets(_ expected: LazyElements<Any>, _ actual: LazyElements<Any>) -> Explanation? {
    // Counted, because a list in any order may have an element twice.
    var left = Dictionary(grouping: actual.map(Key.init)) { $0 }
    let absent = expected.map(Key.init).filter { left[$0]?.popLast() == nil }
    func values(_ keys: [Key]) -> [Any] { inStableOrder(keys, by: \.text).map(\.value) }
    let (missing, found) = (values(absent), values(left.values.flatMap(\.self)))
    let unmatched = Unmatched(missing.map { Phrase(value: $0) }, found.map { (nil, $0) }) {
      // Not inside each other, because that would take time for pairs of pairs of pairs.
      isApart ? nil : apart(missing[$0], found[$1], [])
    }
    return joined(
      unmatched.differences.map { Explanation([$0]) }, unmatched.count,
      of: max(expected.count, actual.count), "elements")
  }

  private typealias Entries = LazyElements<(key: Any, value: Any)>

  private func dictionaries(
    _ expected: Entries, _ actual: Entries, _ ignored: [Path]
  ) -> Explanation? {
    func table(_ entries: Entries) -> [Key: Any] {
      Dictionary(entries.map { (Key($0.key), $0.value) }, uniquingKeysWith: { $1 })
    }
    let (values, others) = (table(expected), table(actual))
    let keys = Set(values.keys).union(others.keys)
    // Leaves out equal entries, because sorting needs a text of each key.
    let differing = keys.filter {
      isByProperties || areEqual(values[$0] as Any, others[$0] as Any) != true
    }
    // Describes some more than are told, but not a hundred thousand.
    let described = inStableOrder(differing, by: \.text).prefix(isByProperties ? .max : 1_000)
    let parts = described.compactMap { key -> Explanation? in
      let path: Path = [.key(key.text)]
      guard !ignored.contains(where: { $0.rest(behind: path)?.isRoot == true }) else { return nil }
      switch (values[key], others[key]) {
      case (let value?, let other?): return part(value, other, at: path, ignored)
      case (let value?, nil): return Explanation(.missing(Phrase(value: value))).at(path)
      case (nil, let other?): return Explanation(.unexpected(Phrase(value: other))).at(path)
      case (nil, nil): return nil
      }
    }
    return joined(parts, parts.count + differing.count - described.count, of: keys.count, "entries")
  }
}

/// The index of the first element; 0 for lazy views, and if the indices are no numbers.
///
/// A slice has the indices of the whole list.
func firstIndex(of list: Any) -> Int {
  guard !(list is any LazySequenceProtocol) else { return 0 }
  return (list as? any Collection).flatMap { $0.startIndex as? Int } ?? 0
}

extension Parts {
  /// The parts with names, and the path to them.
  var named: (fields: [Field], head: Path)? {
    switch self {
    case .record(_, let fields), .tuple(let fields): (fields, [])
    case .enumCase(let name, let fields):
      (fields, [.field(String(name.drop { $0 != "." }.dropFirst()))])
    default: nil
    }
  }
}

/// Elements in the order of their texts, which is the same in each run.
///
/// Very many stay as they are: all their texts would take too long for the ten that are shown.
func inStableOrder<Element>(
  _ elements: some Collection<Element>, by text: (Element) -> String
) -> [Element] {
  guard elements.count <= 10_000 else { return Array(elements) }
  let texts = elements.map { (text: text($0), element: $0) }
  return texts.sorted { comesFirst($0.text, $1.text) }.map(\.element)
}

/// A key of a dictionary or an element of a set, whatever its type.
private struct Key: Hashable {
  let value: Any
  private let hashable: AnyHashable?
  var text: String { CharmestCore.text(value) }

  init(_ value: Any) { (self.value, hashable) = (value, unwrapped(value) as? AnyHashable) }

  static func == (first: Key, second: Key) -> Bool {
    first.hashable == second.hashable && (first.hashable != nil || first.text == second.text)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hashable) }
}
