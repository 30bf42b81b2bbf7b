/// Which matchers accept which elements, and the largest one-to-one pairing of the two.
///
/// Each matcher judges each element at most once.
struct Pairing {
  let accepted: [[Int]]
  let assignment: Assignment
  /// Why pairs do not match; kept while there are few enough to be worth the memory.
  let mismatches: [[Int: Mismatch]]
  let isComplete: Bool

  /// - Parameters:
  ///   - matchers: What is expected.
  ///   - elements: What came.
  ///   - parts: Judges each element.
  init<Items: Sequence>(
    of matchers: [Matcher<Items.Element>], with elements: Elements<Items>, by parts: inout Parts
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

  init(accepted: [[Int]], mismatches: [[Int: Mismatch]], elementCount: Int) {
    self.accepted = accepted
    self.mismatches = mismatches
    assignment = Assignment(accepted: accepted, elementCount: elementCount)
    isComplete = accepted.count == elementCount && assignment.unpairedExpectations.isEmpty
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
      }, elementCount: indices.count)
  }
}
