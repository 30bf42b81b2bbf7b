/// The largest pairing of expectations with elements, where each expectation accepts some elements.
///
/// Finds a maximum matching of a bipartite graph by the algorithm of Hopcroft and Karp, in at most
/// O(*e* · √*v*) steps for *e* accepted pairs and *v* expectations. The same input always gives the
/// same pairing: expectations choose in their order, each the first element that it can have.
@usableFromInline package struct Assignment {
  /// For each expectation, the elements that it accepts, in ascending order.
  private let accepted: [[Int]]
  /// For each expectation, the element it was paired with.
  package private(set) var elementOfExpectation: [Int?]
  /// For each element, the expectation it was paired with.
  package private(set) var expectationOfElement: [Int?]

  /// - Parameters:
  ///   - accepted: For each expectation, the elements that it accepts, in ascending order.
  ///   - elementCount: How many elements there are.
  @usableFromInline package init(accepted: [[Int]], elementCount: Int) {
    self.accepted = accepted
    elementOfExpectation = Array(repeating: nil, count: accepted.count)
    expectationOfElement = Array(repeating: nil, count: elementCount)
    while pairAlongShortestPaths() {}
  }

  /// The expectations for which no element is left.
  @usableFromInline package var unpairedExpectations: [Int] {
    elementOfExpectation.indices.filter { elementOfExpectation[$0] == nil }
  }

  /// The elements for which no expectation is left.
  package var unpairedElements: [Int] {
    expectationOfElement.indices.filter { expectationOfElement[$0] == nil }
  }

  /// Why an expectation stayed without an element: the group of expectations that share too few
  /// elements.
  ///
  /// - Parameter expectation: An expectation that was not paired.
  /// - Returns: The expectations of the group, and all elements that any of them accepts.
  package func shortage(from expectation: Int) -> (expectations: [Int], elements: [Int]) {
    var group: Set = [expectation]
    var reached: Set<Int> = []
    var open = [expectation]
    while let next = open.popLast() {
      for element in accepted[next] where reached.insert(element).inserted {
        if let owner = expectationOfElement[element], group.insert(owner).inserted {
          open.append(owner)
        }
      }
    }
    return (group.sorted(), reached.sorted())
  }

  private mutating func pair(_ expectation: Int, _ element: Int) {
    elementOfExpectation[expectation] = element
    expectationOfElement[element] = expectation
  }

  /// One phase: finds the distance to the nearest free elements, then pairs along disjoint paths of
  /// that length.
  private mutating func pairAlongShortestPaths() -> Bool {
    var distance = Array(repeating: Int.max, count: accepted.count)
    var layer = unpairedExpectations
    for expectation in layer { distance[expectation] = 0 }
    var foundFree = false
    while !layer.isEmpty, !foundFree {
      var next: [Int] = []
      for expectation in layer {
        // By indices here and below: an iterator takes three times as long without the optimizer.
        let row = accepted[expectation]
        for index in row.indices {
          let element = row[index]
          guard let owner = expectationOfElement[element] else {
            foundFree = true
            continue
          }
          if distance[owner] == Int.max {
            distance[owner] = distance[expectation] + 1
            next.append(owner)
          }
        }
      }
      layer = next
    }
    guard foundFree else { return false }
    var position = Array(repeating: 0, count: accepted.count)
    for expectation in unpairedExpectations {
      augment(from: expectation, distance: &distance, position: &position)
    }
    return true
  }

  /// Walks down the layers with a stack of its own: a path can be as long as the number of
  /// elements.
  private mutating func augment(from start: Int, distance: inout [Int], position: inout [Int]) {
    var path = [start]
    while !path.isEmpty {
      let expectation = path[path.count - 1]
      let row = accepted[expectation]
      let column = position[expectation]
      guard column < row.count else {
        distance[expectation] = Int.max
        path.removeLast()
        if let previous = path.last { position[previous] += 1 }
        continue
      }
      let element = row[column]
      if let owner = expectationOfElement[element] {
        if distance[owner] == distance[expectation] + 1 {
          path.append(owner)
        } else {
          position[expectation] = column + 1
        }
      } else {
        for step in path.reversed() { pair(step, accepted[step][position[step]]) }
        return
      }
    }
  }
}
