import CharmestCore
import Testing

@Suite("Differences between sets")
struct SetDifferenceTests {
  @Test(
    "what is missing and what is unexpected is named without a place",
    arguments: [
      ([1, 2, 4], "ids: missing 3, unexpected 4 (2 of 3 elements match)"),
      ([1, 2], "ids: missing 3 (2 of 3 elements match)"),
      ([1, 2, 3, 5, 4], "ids: unexpected 4, 5 (3 of 5 elements match)"),
      ([], "ids: expected [1, 2, 3], but was []"),
      ([7, 1], "ids: missing 2, 3, unexpected 7 (1 of 3 elements matches)"),
    ] as [(Set<Int>, String)]
  )
  func missingAndUnexpected(actual: Set<Int>, sentence: String) {
    #expect(
      explainInequality(expected: [1, 2, 3], actual: actual).sentence(about: "ids") == sentence
    )
  }

  @Test("many elements are listed on further lines, in an order that is always the same")
  func many() {
    #expect(
      text(Set(0..<12), [20, 21], about: "ids") == """
        ids: missing 0, 1, 2, and 9 more, unexpected 20, 21 (0 of 12 elements match)
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
          more: 2 of 12 missing not shown
        """ + whole(Set(0..<12), [20, 21])
    )
  }

  private func whole(_ expected: Set<Int>, _ actual: Set<Int>) -> String {
    """

      expected: \(ValueDescription(of: expected, limit: 148).text)
      but was:  \(ValueDescription(of: actual, limit: 148).text)
    """
  }
}
