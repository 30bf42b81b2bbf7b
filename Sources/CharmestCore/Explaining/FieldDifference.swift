extension Comparison {
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
      if areEqual(child.value, other.value) == true {
        leaves.total += Fields.leafCount(of: other.value)
      } else if let (own, facing) = records(child.value, other.value) {
        var inner = Leaves()
        if depth < Self.deepest {
          guard takeStep(), isFirstVisit(child.value, other.value) else {
            leaves.total += 1
            continue
          }
          collect(own, facing, at: place, depth: depth + 1, into: &inner)
        }
        if inner.parts.isEmpty {
          inner = Leaves(total: Fields.leafCount(of: other.value))
          let contrast = Contrast(bare(child.value), bare(other.value))
          if areEqual(child.value, other.value) == false
            || depth >= Self.deepest && !contrast.isHidden
          {
            inner.parts.append(contrast.explanation.at(place))
          }
        }
        leaves.parts += inner.parts
        leaves.total += inner.total
      } else {
        leaves.total += Fields.leafCount(of: other.value)
        if let difference = difference(child.value, other.value, depth: depth) {
          leaves.parts.append(difference.at(place))
        }
      }
    }
  }

  /// The fields of two values, if both are records of one type that are to be walked into.
  private func records(_ expected: Any, _ actual: Any) -> (Fields, Fields)? {
    guard let expected = bare(expected), let actual = bare(actual),
      type(of: expected) == type(of: actual)
    else { return nil }
    let fields = (Fields(of: expected), Fields(of: actual))
    return fields.0.isRecord && fields.1.isRecord && !(expected is any Collection) ? fields : nil
  }
}
