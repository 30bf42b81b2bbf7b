/// Compares two values by their stored properties, whatever `==` says of the values themselves.
///
/// A property is compared by its `==`. Where it has none, or where a property inside it is ignored,
/// its own properties are compared. What has neither cannot be compared, and is never taken for
/// equal.
struct PropertyComparison {
  /// The properties that differ, in the order in which they are declared.
  private(set) var differing: [Pair] = []
  /// How many properties were compared.
  private(set) var total = 0
  /// The first property that could not be compared, and why.
  private(set) var undecided: (path: Path, reason: Phrase)?

  struct Pair {
    let path: Path
    let expected: Any
    let actual: Any
  }

  /// The properties that do not count, as paths: `.address.zip`.
  private let ignored: [Path]
  private var seen: Set<ObjectPair> = []

  /// Compares all properties.
  ///
  /// - Complexity: O(*n*) for *n* properties.
  init(_ expected: Any, _ actual: Any, ignoring ignored: [Path]) {
    self.ignored = ignored
    // A list, because recursion into a long chain of objects would be too deep.
    var pairs = [Pair(path: .root, expected: expected, actual: actual)]
    while let pair = pairs.popLast() {
      pairs += compare(pair).reversed()
    }
  }

  /// Compares two values, and gives their parts if these are to be compared instead.
  private mutating func compare(_ pair: Pair) -> [Pair] {
    guard !ignored.contains(pair.path) else { return [] }
    switch UnwrappedPair(pair.expected, pair.actual) {
    case .values(let expected, let actual): return compare(pair, expected, actual)
    case .bothNil: count(pair, areEqual: true)
    case .onlyOneNil: count(pair, areEqual: false)
    }
    return []
  }

  private mutating func compare(_ pair: Pair, _ expected: Any, _ actual: Any) -> [Pair] {
    let areEqual = areEqual(expected, actual)
    let isOwn = !pair.path.isRoot || isOfLibrary(type(of: expected))
    if isOwn, let areEqual, !ignored.contains(where: pair.path.contains) {
      count(pair, areEqual: areEqual)
      return []
    }
    guard type(of: expected) == type(of: actual) else {
      count(pair, areEqual: false)
      return []
    }
    if type(of: expected) is AnyClass, expected as AnyObject === actual as AnyObject {
      count(pair, areEqual: true)
      return []
    }
    guard seen.isFirstVisit(expected, actual) else { return [] }
    switch parts(of: expected, actual, at: pair.path) {
    case .parts(let parts): return parts
    case .unlike: count(pair, areEqual: false)
    case .none:
      if let areEqual {
        count(pair, areEqual: areEqual)
      } else {
        leaveOpen(pair.path, "\(describing(actual)) has neither == nor properties to compare")
      }
    }
    return []
  }

  private mutating func count(_ pair: Pair, areEqual: Bool) {
    total += 1
    if !areEqual { differing.append(pair) }
  }

  private mutating func leaveOpen(_ path: Path, _ reason: Phrase) {
    undecided = undecided ?? (path, reason)
  }

  private enum Inside {
    case parts([Pair])
    /// The values have different parts, so they differ as wholes.
    case unlike
    case none
  }

  private mutating func parts(of expected: Any, _ actual: Any, at path: Path) -> Inside {
    let shapes = (Self.shape(of: expected), Self.shape(of: actual))
    if case .opaque = shapes.1 { return .none }
    let hidden = leaveHiddenOpen(in: actual, at: path)
    switch shapes {
    case (.list(let expected), .list(let actual)): return Self.elements(expected, actual, at: path)
    case (.dictionary(let expected), .dictionary(let actual)):
      guard expected.all.count == actual.all.count else { return .unlike }
      var parts: [Pair] = []
      for (key, value) in expected.all {
        guard let other = actual.value(key) else { return .unlike }
        let key = describing(key).plainText
        parts.append(Pair(path: path + .key(key), expected: value, actual: other))
      }
      return .parts(parts.sorted { $0.path.inList < $1.path.inList })
    case (.enumCase(let expected?, let payload), .enumCase(let actual?, let other)):
      guard expected == actual, payload.count == other.count else { return .unlike }
      let isAlone = payload.count == 1 && payload[0].name == nil
      return .parts(
        zip(payload, other).enumerated().map { index, values in
          let name = isAlone ? Path.root : .field(values.0.name ?? "\(index)")
          return Pair(
            path: path + .field(expected) + name, expected: values.0.value, actual: values.1.value)
        })
    case (.record(let fields), .record(let others)), (.tuple(let fields), .tuple(let others)):
      guard fields.map(\.name) == others.map(\.name) else { return .unlike }
      let named = fields.enumerated().map { $1.name ?? "\($0)" }
      checkIgnored(among: named + hidden, of: expected, at: path)
      return .parts(
        zip(named, zip(fields, others)).map { name, values in
          // The name of an inherited property can have that of its owner in front.
          Pair(path: path + .steps(name), expected: values.0.value, actual: values.1.value)
        })
    default: return .none
    }
  }

  /// Leaves the comparison open if a value stores more than its mirror shows.
  ///
  /// - Returns: The names of the properties of which the mirror shows no value.
  private mutating func leaveHiddenOpen(in value: Any, at path: Path) -> [String] {
    let hidden = HiddenState(of: value)
    if let reason = hidden.reason { leaveOpen(path, Phrase(reason)) }
    for name in hidden.properties where !ignored.contains(path + .steps(name)) {
      leaveOpen(path + .steps(name), "reflection shows no value of it")
    }
    return hidden.properties
  }

  /// The parts that count, which a type's own `failureParts` may leave out.
  private static func shape(of value: Any) -> Shape {
    value is any Shaped ? Shape(of: value) : Shape(reflecting: value)
  }

  private static func elements(_ expected: any Collection, _ actual: any Collection, at path: Path)
    -> Inside
  {
    guard expected.count == actual.count else { return .unlike }
    func values(_ collection: some Collection) -> [Any] { collection.map { $0 } }
    return .parts(
      zip(values(expected), values(actual)).enumerated().map { index, values in
        Pair(path: path + .index(index), expected: values.0, actual: values.1)
      })
  }

  /// Leaves the comparison open if a property that is to be ignored does not exist.
  private mutating func checkIgnored(among names: [String], of value: Any, at path: Path) {
    let places = names.map { path + .steps($0) }
    for absent in ignored where path.contains(absent) {
      guard !places.contains(where: { $0 == absent || $0.contains(absent) }) else { continue }
      let known = names.isEmpty ? "no stored properties" : list(names.map { ".\($0)" as Phrase })
      leaveOpen(
        .root,
        "there is no property \(absent.inList) to ignore: \(typeName(type(of: value))) has \(known)"
      )
    }
  }
}
