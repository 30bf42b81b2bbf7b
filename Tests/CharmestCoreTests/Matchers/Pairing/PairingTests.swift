import Testing

@testable import CharmestCore

@Suite("Pairing") struct PairingTests {
  @Test("of the same order asks each matcher for its own element only")
  func inOrder() {
    let counter = Counter()
    let matchers = (0..<100).map { number in
      Matcher<Int>("\(number)") { value in
        counter.increase()
        return value == number
      }
    }
    #expect(Pairing(of: matchers, with: Array(0..<100)).isComplete)
    #expect(counter.count == 100)
  }

  @Test("knows which matcher accepts which element, and why others do not")
  func accepted() {
    let pairing = Pairing(of: [greaterThan(1), equalTo(3)], with: [3, 2, 1])
    #expect(pairing.accepted == [[0, 1], [0]])
    #expect(pairing.assignment.elementOfExpectation == [1, 0])
    #expect(pairing.assignment.unpairedElements == [2])
    #expect(pairing.mismatches[1].keys.sorted() == [1, 2])
    #expect(pairing.mismatches[1][2]?.description == "expected 3, but was 1")
    #expect(!pairing.isComplete)
  }

  @Test(
    "keeps the reasons of 10,000 pairs, and of no more",
    arguments: [(100, 100, true), (73, 137, false)]
  )
  func reasons(matchers: Int, elements: Int, keepsReasons: Bool) {
    let pairing = Pairing(
      of: Array(repeating: equalTo(-1), count: matchers), with: Array(0..<elements))
    #expect(pairing.mismatches.allSatisfy { $0.isEmpty != keepsReasons })
  }

  @Test("of many with many keeps no reasons")
  func many() {
    let pairing = Pairing(of: (0..<101).map { equalTo($0 + 1) }, with: Array(0..<101))
    #expect(pairing.mismatches.allSatisfy { $0.isEmpty })
    #expect(pairing.assignment.unpairedElements == [0])
    #expect(pairing.assignment.unpairedExpectations == [100])
  }

  @Test(
    "is complete only if nothing is left on either side",
    arguments: [
      ([], [], true), ([1], [], false), ([], [1], false), ([1, 2], [2, 1], true),
      ([1, 1], [1], false), ([1], [1, 1], false), ([1, 1], [1, 1], true),
    ] as [([Int], [Int], Bool)]
  )
  func isComplete(_ expected: [Int], _ elements: [Int], _ isComplete: Bool) {
    let pairing = Pairing(of: expected.map { equalTo($0) }, with: elements)
    #expect(pairing.isComplete == isComplete)
  }
}

extension Pairing {
  fileprivate init<Element>(of matchers: [Matcher<Element>], with elements: [Element]) {
    var judging = Judging()
    let elements = Elements(of: elements, by: &judging)
    self.init(of: matchers, with: elements, by: &judging)
  }

  fileprivate var isComplete: Bool {
    assignment.unpairedExpectations.isEmpty && assignment.unpairedElements.isEmpty
  }
}
