/// Whether two values are equal, if somebody can tell.
enum Equality {
  case equal
  case unequal
  /// Nothing differs, but a part cannot be compared in full.
  case undecided(Incomparable)

  /// Why values are not known to be equal.
  struct Incomparable {
    var path: Path = []
    let reason: Phrase
    /// The error of which nobody knows what it says.
    var error: (any Error)? = nil

    static var isTooDeep: Incomparable { Incomparable(reason: "it is nested too deeply") }

    /// The reason with its path, such as `.request: == of URLRequest does not look at all of it`.
    var words: Phrase { path.isRoot ? reason : "\(path.start): \(reason)" }

    func at(_ outer: Path) -> Incomparable { changed(self) { $0.path = outer + $0.path } }
  }

  var isUnequal: Bool { if case .unequal = self { true } else { false } }

  /// Joins the equality of a part: one that is unequal decides.
  mutating func join(_ part: Equality, at path: @autoclosure () -> Path) {
    switch (self, part) {
    case (.unequal, _), (_, .equal), (.undecided, .undecided): break
    case (_, .unequal): self = .unequal
    case (.equal, .undecided(let doubt)): self = .undecided(doubt.at(path()))
    }
  }
}

/// Finds whether two values are equal by `==`, or by all their parts, without a text.
///
/// `==` decides for parts, and for whole values of the standard library and Foundation. The parts
/// decide for whole values of the test's own types, for types without `==`, and where some parts
/// are ignored.
struct EqualityOfParts {
  static let deepest = 250

  private var depth: Int
  /// The objects that were compared, and what was ignored in them.
  private var seen: [ObjectPair: Set<[Path]>] = [:]
  /// The objects that are being compared, because they may contain themselves.
  private var open: Set<ObjectPair> = []
  /// Whether two values have been compared at all.
  private var hasCompared = false

  /// - Parameter depth: How many values hold the two that are compared.
  init(depth: Int = 0) { self.depth = depth }

  /// Whether two values are equal, where some paths do not count.
  static func equality(of expected: Any, _ actual: Any, ignoring ignored: [Path] = []) -> Equality {
    var walk = EqualityOfParts()
    let equality = walk.compare(expected, actual, ignoring: ignored)
    if case .equal = equality, !ignored.isEmpty, !walk.hasCompared {
      return .undecided(.init(reason: "nothing is left to compare"))
    }
    return equality
  }

  mutating func compare(_ expected: Any, _ actual: Any, ignoring ignored: [Path]) -> Equality {
    if ignored.contains(where: \.isRoot) { return .equal }
    let areEqual = areEqual(expected, actual)
    guard let first = unwrapped(expected), let second = unwrapped(actual),
      type(of: first) == type(of: second)
    else { return areEqual == true ? decided(by: true, expected) : unequal(to: [actual]) }
    let operatorCounts = ignored.isEmpty && (depth > 0 || isOfPlatform(type(of: first)))
    if operatorCounts, let areEqual { return decided(by: areEqual, first) }
    let objects = ObjectPair(first, second)
    if let objects {
      if objects.first == objects.second { return decided(by: true, ()) }
      // A difference of objects that come round again is found where they came first.
      let isNew = seen[objects, default: []].insert(ignored).inserted
      guard isNew, !open.contains(objects) else { return decided(by: true, ()) }
    }
    guard depth < Self.deepest else { return .undecided(.isTooDeep) }
    depth += 1
    if let objects { open.insert(objects) }
    defer {
      depth -= 1
      if let objects { open.remove(objects) }
    }
    let equality = compareParts(of: first, second, ignored)
    guard case .equal = equality, areEqual != true, hasHiddenState(first) else { return equality }
    return haveSameBytes(first, second) ? decided(by: true, ()) : unknown(second)
  }

  /// The equality that `==` has found, unless it does not look at all of a value.
  private mutating func decided(by areEqual: Bool, _ value: Any) -> Equality {
    hasCompared = true
    guard areEqual else { return .unequal }
    var search = PartialEquality()
    return search.first(in: value).map { .undecided($0) } ?? .equal
  }

  /// The equality to parts that are others, unless one is a fault of the test, which says nothing.
  private func unequal(to actual: [Any]) -> Equality {
    let fault = actual.lazy.compactMap { $0 as? any FaultOfTest }.first
    return fault.map { .undecided(.init(reason: "it holds \(value: $0)", error: $0)) } ?? .unequal
  }

  private func unknown(_ value: Any) -> Equality {
    .undecided(.init(reason: "\(value: value) has neither == nor all properties to compare"))
  }

  private mutating func compareParts(of first: Any, _ second: Any, _ ignored: [Path]) -> Equality {
    var (parts, others) = (Parts(stored: first), Parts(stored: second))
    // A description says nothing about equality.
    if case .words = parts {
      (parts, others) = (Parts(reflecting: first), Parts(reflecting: second))
    }
    switch (parts, others) {
    case (.text(let text), .text(let other)): return decided(by: text == other, ())
    case (.list(let list, _), .list(let other, _)):
      hasCompared = true
      guard list.count == other.count else { return .unequal }
      let start = firstIndex(of: second)
      return all(zip(list, other), at: { [.index(start + $0)] }, ignored)
    case (.set(let set), .set(let other)): return sets(set, other)
    case (.dictionary(let entries), .dictionary(let others)):
      return dictionaries(entries, others, ignored) ?? unknown(second)
    default:
      guard let named = parts.named, let other = others.named else {
        return haveSameBytes(first, second) ? decided(by: true, ()) : unknown(second)
      }
      guard named.hasSameNames(as: other) else { return unequal(to: other.fields.map(\.value)) }
      if !named.head.isRoot || named.fields.isEmpty { hasCompared = true }
      let pairs = zip(named.fields, other.fields).lazy.map { ($0.value, $1.value) }
      return all(pairs, at: named.path, ignored)
    }
  }

  /// The equality of all pairs of parts, up to the first that are unequal.
  private mutating func all(
    _ pairs: some Sequence<(Any, Any)>, at path: (Int) -> Path, _ ignored: [Path]
  ) -> Equality {
    var equality = Equality.equal
    for (index, pair) in pairs.enumerated() {
      let part = compare(pair.0, pair.1, ignoring: ignored.inside(path(index)))
      equality.join(part, at: path(index))
      if equality.isUnequal { break }
    }
    return equality
  }

  private mutating func sets(_ first: LazyElements<Any>, _ second: LazyElements<Any>) -> Equality {
    hasCompared = true
    guard first.count == second.count else { return .unequal }
    // Each pair apart: of two that are unequal, the objects inside are not known to be equal.
    let start = self
    func equality(_ index: Int, _ other: Int) -> Equality {
      var apart = start
      return apart.compare(first[index], second[other], ignoring: [])
    }
    var doubt: Equality.Incomparable?
    let certain = unpaired(first, second) { index, other in
      switch equality(index, other) {
      case .equal: return true
      case .unequal: return false
      case .undecided(let found):
        doubt = doubt ?? found
        return false
      }
    }
    if certain.missing.isEmpty { return .equal }
    guard let doubt else { return .unequal }
    let possible = unpaired(first, second) { !equality($0, $1).isUnequal }
    return possible.missing.isEmpty ? .undecided(doubt) : .unequal
  }

  /// Nil if a key has no hash.
  private mutating func dictionaries(
    _ expected: Parts.Entries, _ actual: Parts.Entries, _ ignored: [Path]
  ) -> Equality? {
    guard let entries = expected.byKey, var others = actual.byKey else { return nil }
    func inside(_ key: Any) -> [Path] { ignored.inside([.key(text(key))]) }
    hasCompared = true
    var equality = Equality.equal
    for (key, entry) in entries {
      let other = others.removeValue(forKey: key)
      let ignored = inside(entry.key)
      if ignored.contains(where: \.isRoot) { continue }
      guard let other else { return .unequal }
      let keys = compare(entry.key, other.key, ignoring: [])
      equality.join(keys, at: [.key(text(entry.key))])
      let values = compare(entry.value, other.value, ignoring: ignored)
      equality.join(values, at: [.key(text(entry.key))])
      if equality.isUnequal { return .unequal }
    }
    let isRestIgnored = others.values.allSatisfy { inside($0.key).contains(where: \.isRoot) }
    return isRestIgnored ? equality : .unequal
  }
}

extension [Path] {
  /// The rests of the paths that lead into a part.
  func inside(_ part: @autoclosure () -> Path) -> [Path] {
    if isEmpty { return [] }
    let part = part()
    return compactMap { $0.rest(behind: part) }
  }
}

extension Parts.Entries {
  /// The entries by the hashes of their keys; nil if a key has none.
  var byKey: [AnyHashable: Element]? {
    let keyed = compactMap { entry in hashable(entry.key).map { ($0, entry) } }
    return keyed.count == count ? Dictionary(keyed) { $1 } : nil
  }
}
