/// The parts of two values of one type, part by part.
///
/// `Sameness` and `Similarity` both walk values through it, so they look at the same parts.
struct PartPairs {
  /// Each part with its counterpart, which is nil if the other value has none.
  let pairs: AnySequence<(expected: Any?, actual: Any?)>
  /// How many elements only the longer of two lists has.
  let spare: Int

  /// Nil for values that have no parts, or different ones.
  init?(_ expected: Any, _ actual: Any) {
    if let expected = expected as? any ComparableAsDictionary {
      self.init(pairs: expected.values(facing: actual), spare: 0)
    } else if let expected = expected as? any Collection, let actual = actual as? any Collection,
      !(expected is any RangeExpression), !(expected is any ComparableAsSet)
    {
      self.init(elementsOf: expected, actual)
    } else {
      let (first, second) = (Structure(of: expected), Structure(of: actual))
      if case (.list(let expected), .list(let actual)) = (first, second) {
        self.init(elementsOf: expected, actual)
      } else {
        guard first.hasSameNames(as: second) else { return nil }
        let fields = zip(first.named, second.named)
        self.init(pairs: AnySequence(fields.lazy.map { ($0.value, $1.value) }), spare: 0)
      }
    }
  }

  private init(pairs: AnySequence<(expected: Any?, actual: Any?)>, spare: Int) {
    self.pairs = pairs
    self.spare = spare
  }

  private init(elementsOf expected: some Collection, _ actual: some Collection) {
    self.init(
      pairs: AnySequence(zip(expected, actual).lazy.map { ($0, $1) }),
      spare: abs(expected.count - actual.count))
  }
}

/// Two objects that are compared with each other.
struct ObjectPair: Hashable {
  let expected: ObjectIdentifier
  let actual: ObjectIdentifier
}

extension Set<ObjectPair> {
  /// Whether an object is compared with another for the first time; for values, this is always
  /// true.
  mutating func isFirstVisit(_ expected: Any, _ actual: Any) -> Bool {
    guard type(of: expected) is AnyClass, type(of: actual) is AnyClass else { return true }
    let pair = ObjectPair(
      expected: ObjectIdentifier(expected as AnyObject),
      actual: ObjectIdentifier(actual as AnyObject))
    return insert(pair).inserted
  }
}
