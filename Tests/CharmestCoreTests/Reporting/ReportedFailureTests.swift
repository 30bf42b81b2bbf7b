import Charmest
import CharmestCore
import Testing

@Suite("A reported failure") struct ReportedFailureTests {
  private struct Size: Equatable {
    var width: Int
    var height: Int
  }

  /// The path of each difference, what was expected, and what came.
  private func told(_ body: () throws -> Void) -> [[String?]] {
    collectFailures(body).flatMap(\.differences).map { [$0.path, $0.expected, $0.actual] }
  }

  @Test("of calls has the arguments of the nearest that differ, and words where none is")
  func calls() throws {
    let moveCalls = MockMethod("move(from:to:)", taking: Size.self, Int.self)
    #expect(told { verify(moveCalls, calledWith: Size(width: 1, height: 3), 6) }.count == 1)
    moveCalls.invoke(Size(width: 1, height: 2), 7)
    moveCalls.invoke(Size(width: 8, height: 9), 5)
    #expect(
      told { verify(moveCalls, calledWith: Size(width: 1, height: 3), 6) }
        == [["from.height", "3", "2"], ["to", "6", "7"]])
  }

  @Test("of very many differences has a hundred")
  func many() {
    let numbers = Array(0..<100)
    for found in [
      leaves(numbers.map { $0 + 1_000 }, equalTo(numbers)),
      leaves(numbers, everyItem(lessThan(0))),
    ] {
      #expect(found.count == 100)
      #expect(found.last?.first == "[99]")
    }
  }

  @Test("has what is missing or unexpected in any order at its own place")
  func anyOrder() {
    #expect(
      leaves([1, 5, 5], containsInAnyOrder(1, 2, 3))
        == [["", "2", nil], ["", "3", nil], ["[1]", nil, "5"], ["[2]", nil, "5"]])
    #expect(
      leaves([1, 2], containsInAnyOrder(1, 1, 2, 9, 9))
        == [["", "1", nil], ["", "9", nil], ["", "9", nil]])
    #expect(
      leaves([1, 5], containsInAnyOrder(lessThan(3), greaterThan(9)))
        == [["", "a value greater than 9", nil], ["[1]", nil, "5"]])
    #expect(leaves(Set([1, 2]), equalTo([1, 3])) == [["", "3", nil], ["", nil, "2"]])
    #expect(leaves([1, 5], isSubset(of: [1, 2])) == [["[1]", nil, "5"]])
    #expect(leaves([1, 5], isSuperset(of: [1, 2])) == [["", "2", nil]])
  }
}
