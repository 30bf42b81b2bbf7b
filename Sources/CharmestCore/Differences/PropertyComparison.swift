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
  /// Whether some of these are fields of fields.
  private(set) var countsPartsOfParts = false
  /// Why a name that is to be ignored is no property.
  private(set) var unknownName: Phrase?
  /// The first property that could not be compared, and why.
  private var undecided: (place: Int, reason: Phrase)?

  struct Pair {
    /// Which of the places it is at.
    let place: Int
    let expected: Any
    let actual: Any
    /// The properties inside that do not count, as paths from here: `.address.zip`.
    fileprivate let ignored: [Path]
  }

  /// The places of all pairs.
  ///
  /// A path is made only for a failure: to make one for each object of a long chain would take
  /// quadratic time.
  private var places: [(outer: Int, step: Step, isOptional: Bool)] = []
  /// Where two objects were compared.
  private var visits: [ObjectPair: [Pair]] = [:]
  /// Whether entries are compared in an order that is the same in each run.
  private let isOrdered: Bool
  /// Whether the order of entries may matter for what is said.
  private var hasEntries = false

  private enum Step {
    case root
    /// A name, which can have that of its owner in front: `Owner.name`.
    case property(String)
    case index(Int)
    case key(Any)

    var path: Path {
      switch self {
      case .root: .root
      case .property(let name): .steps(name)
      case .index(let index): .index(index)
      case .key(let key): .key(describing(key).plainText)
      }
    }
  }

  /// Compares all properties.
  ///
  /// - Complexity: O(*n*) for *n* properties.
  init(_ expected: Any, _ actual: Any, ignoring ignored: [Path]) {
    self.init(expected, actual, ignoring: ignored, isOrdered: false)
    let isOrderTold =
      differing.isEmpty ? undecided != nil || unknownName != nil : differing.count > 1
    if hasEntries, isOrderTold {
      self.init(expected, actual, ignoring: ignored, isOrdered: true)
    }
  }

  private init(_ expected: Any, _ actual: Any, ignoring ignored: [Path], isOrdered: Bool) {
    self.isOrdered = isOrdered
    places = [(0, .root, false)]
    // A list, because recursion into a long chain of objects would be too deep.
    var pairs = [Pair(place: 0, expected: expected, actual: actual, ignored: ignored)]
    while let pair = pairs.popLast() {
      pairs += compare(pair).reversed()
    }
  }

  /// Whether all properties were compared, and none differs.
  var areKnownToBeEqual: Bool { differing.isEmpty && undecided == nil }

  func path(of pair: Pair) -> Path { path(to: pair.place) }

  private func path(to place: Int) -> Path {
    var steps: [Path] = []
    var place = place
    while place > 0 {
      steps.append(places[place].step.path)
      place = places[place].outer
      if places[place].isOptional { steps.append(.unwrapping) }
    }
    return steps.reversed().reduce(.root, +)
  }

  /// Why the values are not known to be equal if nothing differs.
  var reasonOfDoubt: Phrase? {
    undecided.map { place, reason in
      place == 0 ? reason : "\(path(to: place).inList): \(reason)"
    }
  }

  /// Compares two values, and gives their parts if these are to be compared instead.
  private mutating func compare(_ pair: Pair) -> [Pair] {
    if pair.ignored.contains(where: \.isRoot) { return [] }
    var (expected, actual) = (pair.expected, pair.actual)
    while true {
      switch (wrapped(in: expected), wrapped(in: actual)) {
      case (nil, nil): return compare(pair, expected, actual)
      case (.some(nil), .some(nil)):
        count(pair, areEqual: true)
        return []
      case (.some(nil), _), (_, .some(nil)):
        count(pair, areEqual: false)
        return []
      case (let wrapped, let other):
        if other != nil { places[pair.place].isOptional = true }
        expected = (wrapped ?? nil) ?? expected
        actual = (other ?? nil) ?? actual
      }
    }
  }

  private mutating func compare(_ pair: Pair, _ expected: Any, _ actual: Any) -> [Pair] {
    let areEqual = areEqual(expected, actual)
    let (expected, actual) = (unwrapped(expected) ?? expected, unwrapped(actual) ?? actual)
    let isOwn = pair.place != 0 || isOfLibrary(type(of: expected))
    if isOwn, let areEqual, pair.ignored.isEmpty {
      count(pair, areEqual: areEqual)
      return []
    }
    guard type(of: expected) == type(of: actual) else {
      count(pair, areEqual: false)
      return []
    }
    let areOneObject = object(in: expected).map { $0 === object(in: actual) } ?? false
    if expected is Any.Type || areOneObject {
      count(pair, areEqual: true)
      checkIgnored(inside: pair, expected, actual)
      return []
    }
    guard isFirstVisit(expected, actual, of: pair) else { return [] }
    switch parts(of: expected, actual, in: pair) {
    case .parts(let parts): return parts
    case .same: count(pair, areEqual: true)
    case .unlike: count(pair, areEqual: false)
    case .none:
      checkLeaf(expected, of: pair)
      if let areEqual {
        count(pair, areEqual: areEqual)
      } else {
        leaveOpen(pair.place, "\(describing(actual)) has neither == nor properties to compare")
      }
    }
    return []
  }

  /// Whether two objects are to be compared: for the first time, or where something else counts.
  ///
  /// Inside themselves, as in a cycle, they are not compared again.
  private mutating func isFirstVisit(_ expected: Any, _ actual: Any, of pair: Pair) -> Bool {
    guard let objects = ObjectPair(expected, actual) else { return true }
    let isKnown = visits[objects, default: []].contains {
      $0.ignored == pair.ignored || isPlace(pair.place, inside: $0.place)
    }
    guard !isKnown else { return false }
    visits[objects, default: []].append(pair)
    return true
  }

  private func isPlace(_ inner: Int, inside outer: Int) -> Bool {
    var place = inner
    // Places are numbered from the outside to the inside.
    while place > outer { place = places[place].outer }
    return place == outer
  }

  private mutating func count(_ pair: Pair, areEqual: Bool) {
    total += 1
    if places[pair.place].outer != 0 { countsPartsOfParts = true }
    if !areEqual { differing.append(pair) }
  }

  private mutating func leaveOpen(_ place: Int, _ reason: Phrase) {
    undecided = undecided ?? (place, reason)
  }

  private enum Inside {
    case parts([Pair])
    case same
    /// The values have different parts, so they differ as wholes.
    case unlike
    case none
  }

  private mutating func parts(of expected: Any, _ actual: Any, in pair: Pair) -> Inside {
    let shapes = (expected: Self.shape(of: expected), actual: Self.shape(of: actual))
    if case .opaque = shapes.actual { return .none }
    let hidden = leaveHiddenOpen(in: actual, of: pair)
    switch shapes {
    case (.list(let expected), .list(let actual)): return elements(expected, actual, in: pair)
    case (.pairs(let expected), .pairs(let actual)): return elements(expected, actual, in: pair)
    case (.dictionary(let expected), .dictionary(let actual)):
      return entries(expected, actual, in: pair)
    case (.enumCase(let expected?, let payload), .enumCase(let actual?, let other)):
      guard expected == actual, payload.count == other.count else { return .unlike }
      let names = payload.names.map { payload.isOneNameless ? expected : "\(expected).\($0)" }
      let isOfCase = { (path: Path) in path.rest(behind: .field(expected)) != nil }
      check(names.map { .steps($0) }, of: pair, where: isOfCase) {
        ".\(expected) has \(Self.list(payload.names))"
      }
      return properties(names, payload, other, in: pair)
    case (.record(let fields), .record(let others)), (.tuple(let fields), .tuple(let others)):
      guard fields.map(\.name) == others.map(\.name) else { return .unlike }
      let names = fields.names
      let wrappers = fields.compactMap(\.wrapper?.name)
      check((names + hidden + wrappers).map { .steps($0) }, of: pair) {
        "\(typeName(type(of: expected))) has \(Self.list(names + hidden))"
      }
      return properties(names, fields, others, in: pair)
    case (.range, .range):
      check([.field("lowerBound"), .field("upperBound")], of: pair) {
        "a range has .lowerBound, .upperBound"
      }
      return .parts(
        zip(shapes.expected.named, shapes.actual.named).map { expected, actual in
          part(.property(expected.name), expected.value, actual.value, of: pair)
        })
    case (.text(let text), .text(let other)):
      checkLeaf(expected, of: pair)
      return text == other ? .same : .unlike
    default: return .none
    }
  }

  private mutating func properties(
    _ names: [String], _ fields: [StoredProperty], _ others: [StoredProperty], in pair: Pair
  ) -> Inside {
    .parts(
      zip(names, zip(fields, others)).compactMap { name, fields in
        let (expected, actual) = fields
        if let wrapper = expected.wrapper, let other = actual.wrapper {
          let names = [wrapper.property, wrapper.name].lazy.map { Path.steps($0) }
          // What a wrapper stores beside the value counts if it can be compared, unless the wrapper
          // itself says that it does not.
          guard !pair.ignored.contains(where: names.contains),
            areEqual(expected.value, actual.value) != nil,
            areEqual(wrapper.storage, other.storage) != true
          else { return nil }
        }
        return part(.property(name), expected.value, actual.value, of: pair)
      })
  }

  /// Notes names of properties to ignore that do not exist, in an object that equals itself.
  private mutating func checkIgnored(inside pair: Pair, _ expected: Any, _ actual: Any) {
    guard !pair.ignored.isEmpty, let expected = unwrapped(expected),
      let actual = unwrapped(actual)
    else { return }
    let doubt = undecided
    if case .parts(let parts) = parts(of: expected, actual, in: pair) {
      for part in parts { checkIgnored(inside: part, part.expected, part.actual) }
    }
    undecided = doubt
  }

  private mutating func elements(
    _ expected: any Collection, _ actual: any Collection, in pair: Pair
  ) -> Inside {
    func values(_ collection: some Collection) -> [Any] { collection.map { $0 } }
    let longer = max(expected.count, actual.count)
    let first = actual.firstIndex
    check((0..<longer).map { .index(first + $0) }, of: pair) {
      longer == 1 ? "there is 1 element" : "there are \(longer) elements"
    }
    guard expected.count == actual.count else { return .unlike }
    return .parts(
      zip(values(expected), values(actual)).enumerated().map { index, values in
        part(.index(first + index), values.0, values.1, of: pair)
      })
  }

  private mutating func entries(
    _ expected: Shape.Entries, _ actual: Shape.Entries, in pair: Pair
  ) -> Inside {
    hasEntries = true
    check(
      [expected, actual].flatMap { $0.all.map { Step.key($0.key).path } }, of: pair
    ) { "there is no such key" }
    guard expected.all.count == actual.all.count else { return .unlike }
    var entries = Array(expected.all)
    if isOrdered { entries = indicesInStableOrder(entries.map(\.key)).map { entries[$0] } }
    var parts: [Pair] = []
    for (key, value) in entries {
      guard let other = actual.value(key) else { return .unlike }
      parts.append(part(.key(key), value, other, of: pair))
    }
    return .parts(parts)
  }

  private mutating func part(_ step: Step, _ expected: Any, _ actual: Any, of pair: Pair) -> Pair {
    places.append((pair.place, step, false))
    let ignored = pair.ignored.compactMap { $0.rest(behind: step.path) }
    return Pair(place: places.count - 1, expected: expected, actual: actual, ignored: ignored)
  }

  /// Leaves the comparison open if a value stores more than its mirror shows.
  ///
  /// - Returns: The names of the properties of which the mirror shows no value.
  private mutating func leaveHiddenOpen(in value: Any, of pair: Pair) -> [String] {
    let hidden = HiddenState(of: value)
    if let reason = hidden.reason { leaveOpen(pair.place, Phrase(reason)) }
    for name in hidden.properties where !pair.ignored.contains(.steps(name)) {
      places.append((pair.place, .property(name), false))
      leaveOpen(places.count - 1, "reflection shows no value of it")
    }
    return hidden.properties
  }

  /// The parts that count, which a type's own `failureParts` may leave out.
  private static func shape(of value: Any) -> Shape {
    if value is any Shaped {
      let shape = Shape(of: value)
      // Its words are for reading: it has more than they say.
      guard value is DecodingError else { return shape }
    }
    if let elements = value as? any Collection, isOfLibrary(type(of: value)),
      !(value is any LazySequenceProtocol), !isUnordered(elements)
    {
      return .list(elements)
    }
    // What the library stores in its types is not for comparing.
    return Shape(reflecting: value, isOfLibrary(type(of: value)) ? .readable : .exact)
  }

  /// Notes a property that is to be ignored and does not exist.
  ///
  /// - Parameters:
  ///   - parts: The parts that the values have.
  ///   - pair: The values.
  ///   - isKnown: Whether a path inside the values must lead to such a part.
  ///   - having: What there is instead.
  private mutating func check(
    _ parts: @autoclosure () -> [Path], of pair: Pair,
    where isKnown: (Path) -> Bool = { _ in true },
    _ having: () -> Phrase
  ) {
    guard unknownName == nil, !pair.ignored.isEmpty else { return }
    let parts = parts()
    for absent in pair.ignored where isKnown(absent) && !absent.isRoot {
      guard !parts.contains(where: { absent.rest(behind: $0) != nil }) else { continue }
      let path = path(of: pair) + absent
      unknownName = "there is no property \(path.inList) to ignore: \(having())"
      return
    }
  }

  private mutating func checkLeaf(_ value: Any, of pair: Pair) {
    check([], of: pair) { "\(typeName(type(of: value))) has no stored properties" }
  }

  private static func list(_ names: [String]) -> Phrase {
    names.isEmpty
      ? "no stored properties" : CharmestCore.list(names.map { Phrase(Path.steps($0).inList) })
  }
}
