import Charmest
import CharmestCore
import Foundation
import Testing

@Suite("Differences between sets")
struct SetDifferenceTests {
  @Test(
    "what is missing and what is unexpected is named without a place",
    arguments: [
      ([1, 2, 4], "ids: missing 3, unexpected 4 (2 of 3 expected elements found)"),
      ([1, 2], "ids: missing 3 (1 of 3 expected elements is missing)"),
      ([1, 2, 3, 5, 4], "ids: unexpected 4, 5 (2 of 5 elements are unexpected)"),
      ([], "ids: expected [1, 2, 3], but was []"),
      ([7, 1], "ids: missing 2, 3, unexpected 7 (1 of 3 expected elements found)"),
    ] as [(Set<Int>, String)]
  )
  func missingAndUnexpected(actual: Set<Int>, sentence: String) {
    #expect(
      explainInequality(expected: [1, 2, 3], actual: actual).sentence(about: "ids").shortText
        == sentence
    )
  }

  @Test("many elements are listed on further lines, in an order that is always the same")
  func many() {
    #expect(
      text([0, 1, 2, 3] as Set, [3], about: "ids")
        == "ids: missing 0, 1, 2 (3 of 4 expected elements are missing)" + whole([0, 1, 2, 3], [3]))
    #expect(
      text(Set(0..<12), [20, 21], about: "ids") == """
        ids: missing 0, 1, 2, and 9 more, unexpected 20, 21 (0 of 12 expected elements found)
          missing: 0
          missing: 1
          missing: 2
          missing: 3
          missing: 4
          missing: 5
          missing: 6
          missing: 7
          missing: 8
          missing: 9
          more: 2 of 12 not shown, the last is missing: 11
          unexpected: 20
          unexpected: 21
        """ + whole(Set(0..<12), [20, 21])
    )
  }

  @Test("what < does not tell apart is in the order of its texts")
  func ties() {
    struct Guest: Hashable, Comparable, CustomStringConvertible {
      let table: Int
      let name: String
      var description: String { "\(name) at \(table)" }
      static func < (first: Guest, second: Guest) -> Bool { first.table < second.table }
    }
    let guests = ["d", "b", "e", "a", "c"].map { Guest(table: 10, name: $0) }
    #expect(
      explainInequality(expected: Set([Guest(table: 9, name: "x")] + guests), actual: [guests[0]])
        .sentence(about: "guests").plainText
        == "guests: missing x at 9, a at 10, b at 10, c at 10, e at 10 (5 of 6 expected elements are missing)"
    )
  }

  @Test("NaN comes last")
  func nan() {
    #expect(
      explainInequality(expected: [3, .nan, 10, 1] as Set<Double>, actual: [0, .nan])
        .sentence(about: "ids").shortText
          == """
          ids: missing nan, 1.0, 3.0, and 1 more, \
          unexpected nan (nan never equals itself, use isNaN()), 0.0 (0 of 4 expected elements found)
          """
    )
  }

  @Test("a set of Foundation is compared without positions")
  func foundation() {
    let numbers = Array(0..<50)
    #expect(
      explainInequality(
        expected: NSSet(array: numbers),
        actual: NSSet(array: numbers.dropFirst() + [60])
      ).sentence(about: "ids").shortText
        == "ids: missing 0, unexpected 60 (49 of 50 expected elements found)"
    )
  }

  private func whole(_ expected: Set<Int>, _ actual: Set<Int>) -> String {
    """

      expected: \(ValueDescription(of: expected, limit: 148).text)
      but was:  \(ValueDescription(of: actual, limit: 148).text)
    """
  }

  @Test("NaN comes last, on all lines")
  func nanText() {
    assertMismatch(
      [3, .nan, 10, 1] as Set<Double>, equalTo([0, .nan]), "ids",
      text: """
        ids: missing nan, 0.0, unexpected nan (nan never equals itself, use isNaN()), 1.0, 3.0, and 1 more (0 of 2 expected elements found)
          missing: nan (nearest is nan (nan never equals itself, use isNaN()))
          missing: 0.0
          unexpected: 1.0
          unexpected: 3.0
          unexpected: 10.0
          unexpected: nan
          expected: [0.0, nan]
          but was:  [1.0, 3.0, 10.0, nan]
        """)
  }

  @Test("a set of Foundation has the same text in every run")
  func foundationText() {
    assertMismatch(
      NSSet(array: [1, 2, 4]), equalTo(NSSet(array: [1, 2, 3])), "ids",
      text: """
        ids: missing 3, unexpected 4 (2 of 3 expected elements found)
          expected: [1, 2, 3]
          but was:  [1, 2, 4]
        """)
  }
}
