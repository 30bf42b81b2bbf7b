import CharmestCore

/// Whether each matcher can have an element of its own; a row is what one makes of each element.
private func canPair(_ rows: [[Truth]]) -> Truth {
  func canPair(_ rows: ArraySlice<[Truth]>, taken: Set<Int>, _ fits: (Truth) -> Bool) -> Bool {
    guard let row = rows.first else { return true }
    return row.indices.contains { place in
      fits(row[place]) && !taken.contains(place)
        && canPair(rows.dropFirst(), taken: taken.union([place]), fits)
    }
  }
  if canPair(rows[...], taken: [], { $0 == .yes }) { return .yes }
  return canPair(rows[...], taken: [], { $0 != .no }) ? .unknown : .no
}

extension RandomKind where Value: Collection {
  /// A matcher for the elements of a collection.
  static func elements(
    _ kind: RandomKind<Value.Element>, isOrdered: Bool = true, depth: Int, _ random: inout Random,
    _ all: @escaping (Value) -> [Value.Element]
  ) -> RandomMatcher<Value> {
    let a = kind.matcher(depth - 1, &random)
    func row(_ matcher: RandomMatcher<Value.Element>, _ value: Value) -> [Truth] {
      all(value).map(matcher.truth)
    }
    switch random.below(12) {
    case 0, 1: return RandomMatcher(hasItem(a.matcher)) { .any(row(a, $0)) }
    case 2, 3: return RandomMatcher(everyItem(a.matcher)) { .all(row(a, $0)) }
    default: break
    }
    let several = kind.matchers(depth - 1, &random)
    let matchers = several.map(\.matcher)
    func rows(_ value: Value) -> [[Truth]] { several.map { row($0, value) } }
    func columns(_ value: Value) -> [[Truth]] {
      all(value).map { element in several.map { $0.truth(element) } }
    }
    switch random.below(isOrdered ? 8 : 3) {
    case 0:
      return RandomMatcher(containsInAnyOrder(matchers)) { value in
        let rows = rows(value)
        return rows.count == all(value).count ? canPair(rows) : .no
      }
    case 1:
      return RandomMatcher(isSubset(of: matchers)) { canPair(columns($0)) }
    case 2:
      return RandomMatcher(isSuperset(of: matchers)) { canPair(rows($0)) }
    default: return inOrder(a, several, &random, all)
    }
  }

  /// A matcher for elements that have an order.
  private static func inOrder(
    _ a: RandomMatcher<Value.Element>, _ several: [RandomMatcher<Value.Element>],
    _ random: inout Random, _ all: @escaping (Value) -> [Value.Element]
  ) -> RandomMatcher<Value> {
    let matchers = several.map(\.matcher)
    switch random.below(5) {
    case 0:
      return RandomMatcher(containsExactly([a.matcher])) { value in
        let row = all(value).map(a.truth)
        return .all(row.prefix(1) + [Truth(row.count == 1)])
      }
    case 1:
      let index = random.below(4)
      return RandomMatcher(hasItem(a.matcher, atIndex: index)) { value in
        all(value).dropFirst(index).first.map(a.truth) ?? .no
      }
    case 2:
      return RandomMatcher(containsExactly(matchers)) { value in
        let pairs = zip(several, all(value)).map { $0.truth($1) }
        return .all(pairs + [Truth(several.count == all(value).count)])
      }
    case 3:
      return RandomMatcher(hasItems([a.matcher] + matchers)) { value in
        .all(([a] + several).map { .any(all(value).map($0.truth)) })
      }
    default:
      return RandomMatcher(containsInRelativeOrder(matchers)) { value in
        func areFound(_ accepts: (Truth) -> Bool) -> Bool {
          var rest = several[...]
          for element in all(value) {
            if let next = rest.first, accepts(next.truth(element)) { rest.removeFirst() }
          }
          return rest.isEmpty
        }
        if areFound({ $0 == .yes }) { return .yes }
        return areFound({ $0 != .no }) ? .unknown : .no
      }
    }
  }
}

extension RandomKind where Value: Collection, Value.Element == Int {
  /// A matcher for a sequence of numbers that takes numbers.
  static func plain(_ random: inout Random, _ all: @escaping (Value) -> [Int]) -> RandomMatcher<
    Value
  > {
    let (a, b) = (random.below(6), random.below(6))
    let values = random.list(upTo: 4) { $0.below(6) }
    /// Whether each number of one list has its own equal in another.
    func isPart(_ some: [Int], of others: [Int]) -> Bool {
      var others = others
      return some.allSatisfy { value in
        others.firstIndex(of: value).map { others.remove(at: $0) } != nil
      }
    }
    switch random.below(9) {
    case 0: return RandomMatcher(hasItem(a), if: { all($0).contains(a) })
    case 1: return RandomMatcher(everyItem(a), if: { all($0).allSatisfy { $0 == a } })
    case 2: return RandomMatcher(hasItems(a, b), if: { all($0).contains(a) && all($0).contains(b) })
    case 3: return RandomMatcher(containsExactly(values), if: { all($0) == values })
    case 4:
      return RandomMatcher(containsInAnyOrder(values), if: { all($0).sorted() == values.sorted() })
    case 5: return RandomMatcher(isSubset(of: values), if: { isPart(all($0), of: values) })
    case 6: return RandomMatcher(isSuperset(of: values), if: { isPart(values, of: all($0)) })
    case 7: return RandomMatcher(hasUniqueItems(), if: { Set(all($0)).count == all($0).count })
    default: return RandomMatcher(isSorted(), if: { all($0) == all($0).sorted() })
    }
  }
}

extension RandomKind<[Int]> {
  static var numbers: RandomKind {
    RandomKind(value: {
      $0.list(upTo: $0.percent(2) ? 60 : 5) { $0.below(6) }
    }) { depth, random in
      random.percent(30)
        ? plain(&random) { $0 }
        : RandomKind<[Int]>.elements(.number, depth: depth, &random) { $0 }
    }
  }
}

extension RandomKind<Set<Int>> {
  static var set: RandomKind {
    RandomKind(
      value: { Set(RandomKind<[Int]>.numbers.value(&$0)) },
      copy: { set in
        var copy = Set<Int>(minimumCapacity: 64)
        for value in set.sorted().reversed() { copy.insert(value) }
        return copy
      }
    ) { depth, random in
      RandomKind<Set<Int>>.elements(.number, isOrdered: false, depth: depth, &random) { Array($0) }
    }
  }
}

extension RandomKind {
  static func list<Element>(_ kind: RandomKind<Element>) -> RandomKind<Value>
  where Value == [Element] {
    RandomKind(
      value: { $0.list(upTo: 4) { kind.value(&$0) } }, copy: { $0.map(kind.copy) }
    ) { depth, random in
      guard random.percent(15) else {
        return RandomKind<[Element]>.elements(kind, depth: depth, &random) { $0 }
      }
      let count = RandomKind<Int>.number.matcher(depth - 1, &random)
      return RandomMatcher(hasCount(count.matcher)) { count.truth($0.count) }
    }
  }

  static func dictionary<Element>(_ kind: RandomKind<Element>) -> RandomKind<Value>
  where Value == [Int: Element] {
    RandomKind(
      value: { random in
        var dictionary: [Int: Element] = [:]
        for _ in 0..<random.below(5) { dictionary[random.below(6)] = kind.value(&random) }
        return dictionary
      },
      copy: { dictionary in
        var copy: [Int: Element] = Dictionary(minimumCapacity: 64)
        for (key, value) in dictionary.sorted(by: { $0.key > $1.key }) {
          copy[key] = kind.copy(value)
        }
        return copy
      }
    ) { depth, random in
      let (key, other) = (random.below(6), random.below(6))
      let keys = RandomKind<Int>.number.matcher(depth - 1, &random)
      let values = kind.matcher(depth - 1, &random)
      switch random.below(7) {
      case 0: return RandomMatcher(hasKey(key)) { $0.keys.contains(key) }
      case 1: return RandomMatcher(hasKey(keys.matcher)) { .any($0.keys.map(keys.truth)) }
      case 2: return RandomMatcher(hasValue(values.matcher)) { .any($0.values.map(values.truth)) }
      case 3:
        return RandomMatcher(hasEntry(key, values.matcher)) { $0[key].map(values.truth) ?? .no }
      case 4:
        return RandomMatcher(hasEntry(keys.matcher, values.matcher)) { dictionary in
          .any(
            dictionary.map { .all([keys.truth($0.key), values.truth($0.value)]) })
        }
      case 5:
        let others = kind.matcher(depth - 1, &random)
        return RandomMatcher(hasEntries([key: values.matcher, other: others.matcher])) {
          .all([$0[key].map(values.truth) ?? .no, $0[other].map(others.truth) ?? .no])
        }
      default:
        return RandomMatcher(containsEntries([key: values.matcher])) {
          .all([$0[key].map(values.truth) ?? .no, Truth($0.count <= 1)])
        }
      }
    }
  }
}
