/// The parts of two values of one type, part by part.
///
/// `Sameness` and `Similarity` both walk values through it, so they look at the same parts.
struct PartPairs {
  /// Each part with its counterpart, which is nil if the other value has none.
  let pairs: AnySequence<Pair>
  /// How many elements only the longer of two lists has, or the larger of two sets or dictionaries.
  let spare: Int

  /// An entry of a dictionary has its key; an element that a set lacks is a key itself.
  typealias Pair = (key: Any?, expected: Any?, actual: Any?)

  /// Nil for values that have no parts, or different ones.
  init?(_ shapes: (expected: Shape, actual: Shape)) {
    switch shapes {
    case (.list(let expected), .list(let actual)): self.init(elementsOf: expected, actual)
    case (.bytes(let expected), .bytes(let actual)): self.init(elementsOf: expected, actual)
    case (.pairs(let expected), .pairs(let actual)): self.init(elementsOf: expected, actual)
    case (.dictionary(let expected), .dictionary(let actual)):
      // What is missing stands for no value, because the value there may be nil.
      let known = expected.all.lazy.map { key, value -> Pair in
        actual.value(key).map { (key, value, $0) } ?? (key, (), nil)
      }
      // An entry in place of another is one difference.
      self.init(AnySequence(known), spare: max(0, actual.all.count - expected.all.count))
    case (.set(let expected), .set(let actual)):
      guard let missing = expected.without(actual.all) else { return nil }
      let (count, actualCount) = (expected.all.count, actual.all.count)
      let wrong = missing.lazy.map { element -> Pair in (element, (), nil) }
      let right = repeatElement((nil, nil, nil) as Pair, count: max(0, count - missing.count))
      // An element in place of another is one difference.
      self.init(
        AnySequence([AnySequence(wrong), AnySequence(right)].joined()),
        spare: max(0, actualCount - count))
    case (.components(let expected), .components(let actual)):
      let parts = zip(expected, actual).lazy.map { first, second -> Pair in
        (nil, first.value, second.value)
      }
      self.init(AnySequence(parts.filter { $0.expected != nil || $0.actual != nil }))
    case (let expected, let actual):
      guard expected.hasSameNames(as: actual) else { return nil }
      self.init(
        AnySequence(zip(expected.named, actual.named).lazy.map { (nil, $0.value, $1.value) }))
    }
  }

  private init(_ pairs: AnySequence<Pair>, spare: Int = 0) {
    self.pairs = pairs
    self.spare = spare
  }

  private init(elementsOf expected: some Collection, _ actual: some Collection) {
    self.init(
      AnySequence(zip(expected, actual).lazy.map { (nil, $0, $1) }),
      spare: abs(expected.count - actual.count))
  }
}

/// Two values without the optionals around them.
enum UnwrappedPair {
  case values(expected: Any, actual: Any)
  case bothNil
  case onlyOneNil

  init(_ expected: Any?, _ actual: Any?) {
    switch (expected.flatMap(unwrapped), actual.flatMap(unwrapped)) {
    case (let expected?, let actual?): self = .values(expected: expected, actual: actual)
    case (nil, nil): self = .bothNil
    case (nil, _?), (_?, nil): self = .onlyOneNil
    }
  }
}

/// Two objects that are compared with each other.
struct ObjectPair: Hashable {
  let expected: ObjectIdentifier
  let actual: ObjectIdentifier
}

extension ObjectPair {
  /// Nil for values that are not objects.
  init?(_ expected: Any, _ actual: Any) {
    guard let expected = object(in: expected), let actual = object(in: actual) else { return nil }
    self.expected = ObjectIdentifier(expected)
    self.actual = ObjectIdentifier(actual)
  }
}

extension Set<ObjectPair> {
  /// Whether an object is compared with another for the first time; for values, this is always
  /// true.
  mutating func isFirstVisit(_ expected: Any, _ actual: Any) -> Bool {
    ObjectPair(expected, actual).map { insert($0).inserted } ?? true
  }
}
