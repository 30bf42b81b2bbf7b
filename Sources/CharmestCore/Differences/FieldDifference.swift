extension ValueComparison {
  /// What differs between two values of one type, by what reflection shows of them.
  func fieldDifference(_ expected: Any, _ actual: Any, depth: Int) -> Explanation? {
    guard takeStep(), isFirstVisit(expected, actual) else { return nil }
    let fields = (expected: Fields(of: expected), actual: Fields(of: actual))
    if fields.expected.isList, fields.actual.isList {
      return elementDifference(
        ofList: fields.expected.children.map(\.value),
        fields.actual.children.map(\.value),
        depth: depth
      )
    }
    var leaves = Leaves()
    if fields.expected.isCase {
      guard let payload = fields.expected.payload(facing: fields.actual) else { return nil }
      collect(payload.own, payload.other, at: .root, depth: depth, into: &leaves)
    } else {
      // A date is clearer than the number of seconds in it, unless it reads the same.
      let saysMoreAsWhole = fields.expected.isOfLibraryType && !Contrast(expected, actual).isHidden
      guard !saysMoreAsWhole else { return nil }
      collect(fields.expected, fields.actual, at: .root, depth: depth, into: &leaves)
    }
    guard !leaves.parts.isEmpty else { return nil }
    return .merged(
      leaves.parts,
      tally: Tally(leaves.parts.count, outOf: leaves.total, "fields")
    )
  }

  private struct Leaves {
    var parts: [Explanation] = []
    var total = 0
  }

  /// Walks into records, so that their fields count as those of the outermost one.
  private func collect(
    _ expected: Fields,
    _ actual: Fields,
    at path: Path,
    depth: Int,
    into leaves: inout Leaves
  ) {
    guard expected.labels == actual.labels else { return }
    for (offset, (child, other)) in zip(expected.children, actual.children).enumerated() {
      let place = path + Fields.path(to: child, at: offset)
      let areEqual = areEqual(child.value, other.value)
      if areEqual != true, let records = records(child.value, other.value) {
        let inner = leavesOfRecord(
          (child.value, records.expected),
          (other.value, records.actual),
          areKnownToDiffer: areEqual == false,
          at: place,
          depth: depth
        )
        leaves.parts += inner.parts
        leaves.total += inner.total
      } else {
        leaves.total += Fields.leafCount(of: other.value)
        if areEqual != true,
          let difference = difference(child.value, other.value, depth: depth)
        {
          leaves.parts.append(difference.at(place))
        }
      }
    }
  }

  private func leavesOfRecord(
    _ expected: (value: Any, fields: Fields),
    _ actual: (value: Any, fields: Fields),
    areKnownToDiffer: Bool,
    at place: Path,
    depth: Int
  ) -> Leaves {
    var leaves = Leaves()
    let isWalked = depth < Self.deepest && takeStep()
    if isWalked {
      guard isFirstVisit(expected.value, actual.value) else { return Leaves(total: 1) }
      collect(expected.fields, actual.fields, at: place, depth: depth + 1, into: &leaves)
    }
    guard leaves.parts.isEmpty else { return leaves }

    leaves.total = Fields.leafCount(of: actual.value)
    let contrast = Contrast(bare(expected.value), bare(actual.value))
    if areKnownToDiffer || !isWalked && !contrast.isHidden {
      leaves.parts.append(contrast.explanation.at(place))
    }
    return leaves
  }

  /// The fields of two values, if both are records of one type that are to be walked into.
  private func records(_ expected: Any, _ actual: Any) -> (expected: Fields, actual: Fields)? {
    guard let expected = bare(expected), let actual = bare(actual),
      type(of: expected) == type(of: actual)
    else { return nil }
    let fields = (expected: Fields(of: expected), actual: Fields(of: actual))
    let areRecords = fields.expected.isRecord && fields.actual.isRecord
    return areRecords && !(expected is any Collection) ? fields : nil
  }
}
