/// Two values that should be equal and are not, for code that asks how.
@usableFromInline package final class UnequalPair {
  package let values: (expected: Any, actual: Any)
  /// Where the two are in the values that were judged.
  private let path: Path
  private lazy var explained = Explained { [values, path] in
    explainInequality(of: values).insideWhole(values.expected).at(path)
  }

  @usableFromInline package convenience init<Value>(_ expected: Value, _ actual: Value) {
    self.init((expected, actual), at: .root)
  }

  private init(_ values: (expected: Any, actual: Any), at path: Path) {
    self.values = values
    self.path = path
  }

  /// The same two values, which are in optionals.
  var inOptionals: UnequalPair { UnequalPair(values, at: .unwrapping + path) }

  /// How the two differ.
  package var explanation: Explanation { explained.explanation }

  /// How little they have in common, from 0 to 1.
  package var cost: Double { Similarity(values.expected, values.actual).cost }
}

/// An explanation that is made once, when it is first needed.
final class Explained {
  private let make: () -> Explanation
  /// The two values that should be equal, somewhere in the judged value.
  let pair: UnequalPair?
  private lazy var made = make()
  /// What a search for the nearest makes is simpler, and no text has it.
  private lazy var madeInSearch = make()

  init(of pair: UnequalPair? = nil, _ make: @escaping () -> Explanation) {
    self.make = make
    self.pair = pair
  }

  var explanation: Explanation { Nearest.isSearching.get() ? madeInSearch : made }
}
