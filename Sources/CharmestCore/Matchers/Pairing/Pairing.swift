/// Which matchers accept which elements, and the largest one-to-one pairing of the two.
///
/// Each matcher judges each element at most once.
@usableFromInline
struct Pairing<Element> {
  @usableFromInline let accepted: [[Int]]
  @usableFromInline let assignment: Assignment
  /// Why pairs do not match; kept while there are few enough to be worth the memory.
  @usableFromInline let mismatches: [[Int: Mismatch]]
  @usableFromInline let isComplete: Bool

  /// - Parameters:
  ///   - matchers: What is expected.
  ///   - elements: What came.
  ///   - parts: Judges each element.
  ///   - path: Where an element is.
  @inlinable
  init(
    of matchers: [Matcher<Element>],
    with elements: [Element],
    by parts: inout Parts,
    at path: (Int) -> Path = { .index($0) }
  ) {
    let readings = Reading.needed(forEach: elements)
    var findings: [Finding] = []
    if matchers.count == elements.count {
      for index in matchers.indices {
        let finding = parts.judge(
          matchers[index],
          part: elements[index],
          at: path(index),
          sharing: readings[index]
        )
        findings.append(finding)
        if !finding.isMatch { break }
      }
    }
    if matchers.count == elements.count, findings.allSatisfy({ $0.isMatch }) {
      accepted = []
      mismatches = []
      assignment = Assignment(accepted: [], elementCount: 0)
      isComplete = true
      return
    }
    let keepsReasons = matchers.count * elements.count <= 10_000
    var accepted: [[Int]] = []
    var mismatches: [[Int: Mismatch]] = []
    for row in matchers.indices {
      var acceptedHere: [Int] = []
      var mismatchesHere: [Int: Mismatch] = [:]
      for column in elements.indices {
        let finding =
          row == column && row < findings.count
          ? findings[row]
          : parts.judge(
            matchers[row],
            part: elements[column],
            at: path(column),
            sharing: readings[column]
          )
        switch finding {
        case .match: acceptedHere.append(column)
        case .mismatch(let mismatch) where keepsReasons: mismatchesHere[column] = mismatch
        case .mismatch: break
        }
      }
      accepted.append(acceptedHere)
      mismatches.append(mismatchesHere)
    }
    self.accepted = accepted
    self.mismatches = mismatches
    assignment = Assignment(accepted: accepted, elementCount: elements.count)
    isComplete =
      matchers.count == elements.count && assignment.unpairedExpectations.isEmpty
  }

  /// Whether one side is paired as a whole, whatever is left over of the other.
  func includes(_ inclusion: Inclusion) -> Bool {
    switch inclusion {
    case _ where isComplete: true
    case .subset: assignment.unpairedElements.isEmpty
    case .superset: assignment.unpairedExpectations.isEmpty
    }
  }

  private init(
    accepted: [[Int]],
    mismatches: [[Int: Mismatch]],
    elementCount: Int,
    isComplete: Bool
  ) {
    self.accepted = accepted
    self.mismatches = mismatches
    self.isComplete = isComplete
    assignment = Assignment(accepted: accepted, elementCount: elementCount)
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
      elementCount: indices.count,
      isComplete: isComplete
    )
  }
}
