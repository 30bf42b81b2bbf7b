/// Finds the differences between two values that are not equal.
///
/// Parts that are equal are left out, by `==` or by an ``EqualityOfParts``. It makes texts, and so
/// has a budget; it never decides whether two values are equal.
package final class ValueComparison {
  /// How many more pairs of parts are compared; pairs that are equal do not count.
  private var budget = 10_000
  private var depth = 0
  /// Whether it compares two elements that may not belong together.
  private var isApart = false
  /// Whether `==` of the test's own types does not count.
  private let isByProperties: Bool
  /// The objects that are being compared, because they may contain themselves.
  private var open: Set<ObjectPair> = []
  /// The objects that were compared, and which of their parts were ignored.
  private var seen: [ObjectPair: Set<[Path]>] = [:]

  private init(isByProperties: Bool) { self.isByProperties = isByProperties }

  /// The differences between two values that are not equal; both as wholes if an object has changed
  /// since.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The value that came.
  ///   - ignored: The paths of the properties that do not count; nil if `==` decides.
  /// - Returns: An explanation.
  /// - Complexity: O(*n*), where *n* is the number of parts, but at most 10,000 that are not
  ///   equal.
  package static func explanation(
    _ expected: Any, _ actual: Any, ignoring ignored: [Path]? = nil
  ) -> Explanation {
    let comparison = ValueComparison(isByProperties: ignored != nil)
    let difference = comparison.difference(expected, actual, ignored ?? [])
    guard let explanation = difference else { return Explanation(Pair(expected, actual)) }
    let isOfParts = explanation.isInside || explanation.count != nil
    return isOfParts && explanation.itemLines.isEmpty
      ? explanation.surrounded(by: Pair(expected, actual)) : explanation
  }

  /// Whether two values or parts are unequal.
  private func areUnequal(_ expected: Any, _ actual: Any, _ ignored: [Path]) -> Bool {
    if !isByProperties, let areEqual = areEqual(expected, actual) { return !areEqual }
    var equality = EqualityOfParts(depth: isByProperties ? depth : max(depth, 1))
    return equality.compare(expected, actual, ignoring: ignored).isUnequal
  }

  /// The differences between two values or parts; nil if there are none, or if an object comes
  /// round again.
  private func difference(_ expected: Any, _ actual: Any, _ ignored: [Path]) -> Explanation? {
    guard areUnequal(expected, actual, ignored) else { return nil }
    guard let first = unwrapped(expected), let second = unwrapped(actual),
      type(of: first) == type(of: second)
    else { return Explanation(Pair(expected, actual)) }
    let objects = ObjectPair(first, second)
    if let objects {
      if open.contains(objects) { return nil }
      guard seen[objects, default: []].insert(ignored).inserted else { return nil }
    }
    // Deeper parts have no room in a text.
    guard budget > 0, depth < 60 else { return Explanation(Pair(expected, actual)) }
    budget -= 1
    depth += 1
    if let objects { open.insert(objects) }
    defer {
      depth -= 1
      if let objects { open.remove(objects) }
    }
    if let explanation = parts(first, second, ignored) { return explanation }
    // The `==` of the type looks at more than its parts.
    return areEqual(expected, actual) == false ? Explanation(Pair(expected, actual)) : nil
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
      // Where nothing is ignored, `==` decides for parts.
      let isEqual = ignored.isEmpty ? elementEquality(first, second) : nil
      return lists(list, other, from: firstIndex(of: second), unit, ignored, isEqual)
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
    case (.list, .text), (.text, .list):
      // One of two byte strings may be text.
      let bytes = [first, second].compactMap { $0 as? any Collection<UInt8> }.map { Array($0) }
      return bytes.count < 2
        ? Explanation(Pair(first, second)) : self.parts(bytes[0], bytes[1], ignored)
    case (let parts, let others): return fields(parts, others, ignored)
    }
  }

  /// The differences in a part at a path.
  private func part(
    _ expected: Any, _ actual: Any, at path: Path, _ ignored: [Path]
  ) -> Explanation? {
    let inside = ignored.inside(path)
    guard let part = difference(expected, actual, inside) else { return nil }
    let isOptional = Mirror(reflecting: actual).displayStyle == .optional
    return part.at(part.isInside && isOptional ? path + [.unwrapping] : path)
  }

  /// The differences of the parts of one value; nil if there are none.
  private func joined(
    _ parts: [Explanation], _ wrong: Int? = nil, of all: Int, _ unit: String
  ) -> Explanation? {
    guard !parts.isEmpty else { return nil }
    return .joined(parts, wrong ?? parts.count, of: all, unit, isLeast: budget <= 0)
  }

  /// The differences of two records, tuples, or cases; nil if there are none.
  private func fields(_ expected: Parts, _ actual: Parts, _ ignored: [Path]) -> Explanation? {
    guard let expected = expected.named, let actual = actual.named,
      expected.hasSameNames(as: actual)
    else { return nil }
    let paths = expected.fields.indices.map { expected.path(to: $0) }
    let parts = zip(paths, zip(expected.fields, actual.fields)).compactMap { path, fields in
      part(fields.0.value, fields.1.value, at: path, ignored)
    }
    let isIgnored = { (path: Path) in ignored.inside(path).contains(where: \.isRoot) }
    return joined(parts, of: paths.count { !isIgnored($0) }, "fields")
  }

  private func lists(
    _ expected: LazyElements<Any>, _ actual: LazyElements<Any>, from start: Int, _ unit: String,
    _ ignored: [Path], _ isEqual: ((Int, Int) -> Bool)?
  ) -> Explanation? {
    // A byte in another place says nothing.
    let areElements = unit == "elements"
    let alignment = Alignment(expected.count, actual.count, tellsMoved: areElements) {
      if let isEqual { return isEqual($0, $1) }
      return !areUnequal(expected[$0], actual[$1], ignored.inside([.index(start + $1)]))
    } cost: {
      isApart ? 0 : apart(expected[$0], actual[$1], ignored.inside([.index(start + $1)]))?.cost ?? 0
    }
    let places = alignment.edits.prefix(Limits.compared).map(\.place).filter { $0.length > 0 }
    func moved(_ index: Int, _ place: Int) -> Explanation {
      Explanation(expected: Phrase(value: expected[index]), but: "it came at [\(start + place)]")
    }
    let parts = alignment.explanations(
      at: { [.index(start + $0)] },
      changed: { index, other in
        let element = element(expected[index], actual[other], at: start + other, ignored)
        // In place of changes in all its fields, if both are only in another place.
        guard areElements, let isEqual, element?.wholes.isEmpty == false,
          let place = places.first(where: { isEqual(index, $0.index) }),
          expected.indices.prefix(Limits.compared).contains(where: { isEqual($0, other) })
        else { return element }
        return moved(index, place.index).at([.index(start + index)])
      },
      missing: { Phrase(value: expected[$0]) }, unexpected: { Phrase(value: actual[$0]) },
      moved: moved)
    var lists = joined(parts, alignment.edits.count, of: max(expected.count, actual.count), unit)
    lists?.count?.isOfOrder = areReordered(expected, actual)
    return lists
  }

  /// The differences in an element of a list, which is shown as a whole if they are inside.
  private func element(
    _ expected: Any, _ actual: Any, at index: Int, _ ignored: [Path]
  ) -> Explanation? {
    var element = part(expected, actual, at: [.index(index)], ignored)
    let isInside = element?.located.contains { $0.path.steps.count > 1 } ?? false
    element?.wholes = isInside ? [("but was", [.index(index)], Phrase(value: actual))] : []
    return element
  }

  /// The difference of two elements that may not belong together, found apart from all others.
  private func apart(_ expected: Any, _ actual: Any, _ ignored: [Path]) -> Explanation? {
    let comparison = ValueComparison(isByProperties: isByProperties)
    (comparison.depth, comparison.budget) = (depth, budget)
    (comparison.open, comparison.seen, comparison.isApart) = (open, seen, true)
    defer { budget = comparison.budget }
    return comparison.difference(expected, actual, ignored)
  }

  /// Whether the elements are the same by `==`, in another order.
  private func areReordered(_ expected: LazyElements<Any>, _ actual: LazyElements<Any>) -> Bool {
    // Without hashes, each element is compared with each other one.
    let isHashable = expected.first.flatMap(hashable) != nil
    let most = isHashable ? Limits.reordered : Limits.reorderedWithoutHashes
    guard expected.count == actual.count, expected.count <= most else { return false }
    return unpaired(expected, actual) { areEqual(expected[$0], actual[$1]) == true }.missing.isEmpty
  }

  private func sets(_ expected: LazyElements<Any>, _ actual: LazyElements<Any>) -> Explanation? {
    let rest = unpaired(expected, actual) { !areUnequal(expected[$0], actual[$1], []) }
    let missing = inStableOrder(rest.missing.map { expected[$0] }, by: text)
    let found = inStableOrder(rest.unexpected.map { actual[$0] }, by: text)
    if missing.isEmpty, found.isEmpty { return nil }
    let unmatched = Unmatched(
      LazyElements(missing) { Phrase(value: $0) }, LazyElements(found) { ([], $0 as Any) }
    ) {
      // Not inside each other, because that would take time for pairs of pairs of pairs.
      isApart ? nil : apart(missing[$0], found[$1], [])
    }
    return unmatched.explanation(of: max(expected.count, actual.count), "elements")
  }

  private func dictionaries(
    _ expected: Parts.Entries, _ actual: Parts.Entries, _ ignored: [Path]
  ) -> Explanation? {
    guard let values = expected.byKey, let others = actual.byKey else { return nil }
    let keys = Set(values.keys).union(others.keys)
    func name(_ key: AnyHashable) -> String { text((values[key] ?? others[key])?.key ?? key) }
    // Leaves out equal entries, because sorting needs a text of each key.
    let differing = keys.filter { key in
      let inside = ignored.inside([.key(name(key))])
      if inside.contains(where: \.isRoot) { return false }
      guard let entry = values[key], let other = others[key] else { return true }
      return areUnequal(entry.value, other.value, inside)
    }
    let free = differing.filter { values[$0] == nil }
    let unexpected =
      free.count * differing.count <= Limits.candidates ? inStableOrder(free, by: name) : []
    let first = inStableOrder(differing, by: name).prefix(Limits.differences)
    let parts = first.compactMap { key -> Explanation? in
      let path: Path = [.key(name(key))]
      switch (values[key]?.value, others[key]?.value) {
      case (let value?, let other?): return part(value, other, at: path, ignored)
      case (let value?, nil):
        let note = nearestKey(to: values[key]?.key ?? key, among: unexpected)
        return Explanation(.missing(Phrase(value: value)), note: note).at(path)
      case (nil, let other):
        return other.map { Explanation(.unexpected(Phrase(value: $0))).at(path) }
      }
    }
    return joined(parts, differing.count, of: keys.count, "entries")
  }
}

/// The nearest key that came, if nobody sees how it differs.
func nearestKey(to expected: Any, among keys: some Collection) -> Phrase? {
  .nearest(of: keys) { key in
    let pair = Pair(expected, key)
    return pair.note == nil ? nil : Explanation(pair)
  }
}

/// The index of the first element; 0 for lazy views, and if the indices are no numbers.
///
/// A slice has the indices of the whole list.
func firstIndex(of list: Any) -> Int {
  guard !(list is any LazySequenceProtocol) else { return 0 }
  return (list as? any Collection).flatMap { $0.startIndex as? Int } ?? 0
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
