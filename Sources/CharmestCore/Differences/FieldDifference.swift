extension ValueComparison {
  /// What differs between two records, tuples or cases of an enum, by their fields.
  func fieldDifference(
    _ expected: Shape, _ actual: Shape, _ nesting: Nesting, in whole: Any.Type
  ) -> Explanation? {
    guard expected.hasSameNames(as: actual) else { return nil }
    let (expected, actual) = (Self.fields(of: expected), Self.fields(of: actual))
    guard expected.place == actual.place else { return nil }
    let (fields, isComplete) = searching {
      var fields = Fields()
      collect(expected.named, actual.named, at: expected.place, nesting, into: &fields)
      return fields
    }
    let count = Tally(
      fields.differingCount, outOf: fields.total, .fields, isLeast: !isComplete)
    let tally = fields.total == expected.named.count ? count : count?.ofPartsOfParts(in: whole)
    return nesting.explanation(of: fields.differing, tally) { part, nesting in
      switch part {
      case .unequal(let field):
        certainDifference(field.expected, field.actual, nesting.at(least: field.depth)).at(
          field.path)
      case .swapped(let swap, let path): Explanation([swap]).at(path)
      }
    }
  }

  private struct Fields {
    enum Part {
      case unequal(Field)
      case swapped(Difference, at: Path)
    }

    var differing: [Part] = []
    var differingCount = 0
    var total = 0
  }

  private typealias Field = (path: Path, depth: Int, expected: Any, actual: Any)

  private typealias Named = [(name: String, value: Any)]

  /// The fields by their names, and where they are: those of an enum case behind its name.
  private static func fields(of shape: Shape) -> (place: Path, named: Named) {
    guard case .enumCase(let name?, let payload) = shape else { return (.root, shape.named) }
    if payload.isOneNameless { return (.root, [(name, payload[0].value)]) }
    return (.field(name), shape.named)
  }

  /// Walks into records, so that their fields count as fields of the outermost record.
  private func collect(
    _ expected: Named, _ actual: Named, at path: Path, _ nesting: Nesting, into fields: inout Fields
  ) {
    guard expected.map(\.name) == actual.map(\.name) else { return }
    let known = fields.differing.count
    var unequal: [(path: Path, expected: Any, actual: Any)] = []
    for ((name, expected), (_, actual)) in zip(expected, actual) {
      let before = fields.differing.count
      collect((path + .field(name), nesting.depth, expected, actual), nesting, into: &fields)
      if fields.differing.count > before { unequal.append((.field(name), expected, actual)) }
    }
    if let swap = swapped(unequal) {
      fields.differing[known...] = [.swapped(swap, at: path)]
    }
  }

  private func collect(_ field: Field, _ nesting: Nesting, into fields: inout Fields) {
    let (place, _, expected, actual) = field
    let areEqual = areEqual(expected, actual)
    if areEqual != true, !nesting.isDeepest, let record = unwrapped(expected),
      let actualRecord = unwrapped(actual), type(of: record) == type(of: actualRecord),
      let named = self.fields(of: record), let actualNamed = self.fields(of: actualRecord)
    {
      guard enters(record, actualRecord) else {
        fields.total += 1
        // What leads back to an object around it is no difference of its own.
        if areEqual == false, !isAround(actualRecord) {
          fields.differing.append(.unequal(field))
          fields.differingCount += 1
        }
        return
      }
      let before = fields
      within(actualRecord) {
        collect(
          named, actualNamed, at: place + .unwrapping(actual), nesting.inside, into: &fields)
      }
      if areEqual == nil || fields.differing.count > before.differing.count { return }
      fields = before
    }
    fields.total += leafCount(of: actual, nesting)
    if areEqual == false || areEqual == nil && !isSame(expected, actual) {
      fields.differing.append(.unequal(field))
      fields.differingCount += 1
    }
  }

  /// The fields that are counted one by one.
  private func fields(of value: Any) -> Named? {
    guard !isOfLibrary(type(of: value)) else { return nil }
    let shape = Shape(of: value)
    switch shape {
    case .tuple, .record: return shape.named.isEmpty ? nil : shape.named
    default: return nil
    }
  }

  /// How many fields a field counts for: a struct counts all its fields, anything else counts one.
  private func leafCount(of value: Any, _ nesting: Nesting) -> Int {
    guard !nesting.isDeepest, let value = unwrapped(value), !(type(of: value) is AnyClass),
      let fields = fields(of: value)
    else { return 1 }
    return fields.reduce(0) { $0 + leafCount(of: $1.value, nesting.inside) }
  }
}
