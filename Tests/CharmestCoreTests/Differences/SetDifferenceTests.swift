import CharmestCore
import Foundation
import Testing

@Suite("Differences between sets")
struct SetDifferenceTests {
  private func sides<Value>(
    _ actual: Value, _ expected: Value
  ) -> [[String?]] where Value: Equatable {
    let differences = reported(actual, equalTo(expected))
    #expect(differences.map(\.path) == differences.map { _ in "" })
    return [differences.compactMap(\.expected), differences.compactMap(\.actual)]
  }

  @Test(
    "what is missing and what is unexpected is named without a place, in order",
    arguments: [
      ([1, 2, 4], [["3"], ["4"]]), ([1, 2], [["3"], []]), ([1, 2, 3, 5, 4], [[], ["4", "5"]]),
      ([7, 1, 10], [["2", "3"], ["7", "10"]]),
    ] as [(Set<Int>, [[String?]])]
  )
  func missingAndUnexpected(actual: Set<Int>, expected: [[String?]]) {
    #expect(sides(actual, [1, 2, 3]) == expected)
  }

  @Test("a set of Foundation and one of indices are compared without positions")
  func foundation() {
    let numbers = Array(0..<50)
    #expect(
      sides(NSSet(array: numbers.dropFirst() + [60]), NSSet(array: numbers)) == [["0"], ["60"]])
  }

  @Test("keys and members of any type are compared")
  func anyMembers() {
    let holders = [["b"], ["a"]].map { Holder(Set($0 + [1] as [AnyHashable])) }
    let differences = reported(holders[1], equalTo(holders[0]))
    #expect(differences.compactMap(\.expected) == [#""b""#])
    #expect(differences.compactMap(\.actual) == [#""a""#])
  }
}
