/// Which matchers accept which elements, and the largest one-to-one pairing of the two.
///
/// Each matcher judges each element at most once.
@usableFromInline
struct Pairing {
  @usableFromInline let accepted: [[Int]]
  @usableFromInline let assignment: Assignment
  /// Why pairs do not match; kept while there are few enough to be worth the memory.
  @usableFromInline let mismatches: [[Int: Mismatch]]
  @usableFromInline let isComplete: Bool

  /// - Parameters:
  ///   - matchers: What is expected.
  ///   - elements: What came.
  ///   - parts: Judges each element.
  @inlinable
  init<Items: Sequence>(
    of matchers: [Matcher<Items.Element>],
    with elements: Elements<Items>,
    by parts: inout Parts
  ) {
    let count = elements.array.count
    var findings: [Finding] = []
    if matchers.count == count {
      for index in matchers.indices {
        findings.append(parts.judge(matchers[index], index, of: elements))
        if !findings[index].isMatch { break }
      }
      if findings.allSatisfy({ $0.isMatch }) {
        self.init(accepted: [], mismatches: [], elementCount: 0)
        return
      }
    }
    let keepsReasons = matchers.count * count <= 10_000
    var accepted: [[Int]] = []
    var mismatches: [[Int: Mismatch]] = []
    for row in matchers.indices {
      var acceptedHere: [Int] = []
      var mismatchesHere: [Int: Mismatch] = [:]
      for column in 0..<count {
        let finding =
          row == column && row < findings.count
          ? findings[row] : parts.judge(matchers[row], column, of: elements)
        switch finding {
        case .match: acceptedHere.append(column)
        case .mismatch(let mismatch) where keepsReasons: mismatchesHere[column] = mismatch
        case .mismatch: break
        }
      }
      accepted.append(acceptedHere)
      mismatches.append(mismatchesHere)
    }
    self.init(accepted: accepted, mismatches: mismatches, elementCount: count)
  }

  @usableFromInline
  init(accepted: [[Int]], mismatches: [[Int: Mismatch]], elementCount: Int) {
    self.accepted = accepted
    self.mismatches = mismatches
    assignment = Assignment(accepted: accepted, elementCount: elementCount)
    isComplete = accepted.count == elementCount && assignment.unpairedExpectations.isEmpty
  }

  /// Whether no side has more than it may.
  func meets(_ requirement: Requirements) -> Bool {
    switch requirement {
    case _ where isComplete: true
    case .perfectMatch: false
    case .subset: assignment.unpairedElements.isEmpty
    case .superset: assignment.unpairedExpectations.isEmpty
    }
  }

  /// The pairing of the same elements in another order, without judging any of them again.
  ///
  /// - Parameter indices: For each element of the new order, where it was.
  /// - Returns: The pairing, which may leave other elements unpaired.
  func withElements(at indices: [Int]) -> Pairing {
    var place = indices
    for (new, old) in indices.enumerated() { place[old] = new }
    return Pairing(
      accepted: accepted.map { row in row.map { place[$0] }.sorted() },
      mismatches: mismatches.map { row in
        Dictionary(uniqueKeysWithValues: row.map { (place[$0.key], $0.value) })
      },
      elementCount: indices.count
    )
  }
}

/// Which of the two sides may have more than the other.
enum Requirements {
  case perfectMatch, subset, superset

  func description(of values: String) -> String {
    switch self {
    case .perfectMatch: "\(values) in any order"
    case .subset: "a subset of \(values)"
    case .superset: "a superset of \(values)"
    }
  }
}
