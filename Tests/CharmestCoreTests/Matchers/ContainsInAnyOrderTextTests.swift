import Charmest
import CharmestCore
import Testing
import WrittenTexts

private struct Verdict: Hashable {
  var line: Int
  var isError: Bool
}

@Suite("What containsInAnyOrder reports") struct ContainsInAnyOrderTextTests {
  /// Each value that is missing, and each that is unexpected, without their places.
  private func sides<Value>(_ value: Value, _ matcher: Matcher<Value>) -> [[String]] {
    let leaves = leaves(value, matcher)
    return [leaves.compactMap { $0[1] }, leaves.compactMap { $0[2] }]
  }

  @Test("shows what differs inside the nearest of the elements that are left over")
  func nearestOfSeveral() {
    func finding(_ line: Int, _ isError: Bool) -> Matcher<Verdict> {
      allOf(hasProperty(\.line, line), hasProperty(\.isError, isError))
    }
    let findings = [
      Verdict(line: 1, isError: false), Verdict(line: 90, isError: true),
      Verdict(line: 5, isError: false),
    ]
    let matchers = [finding(5, true), finding(1, false)]
    assertThat(
      explain(findings, containsInAnyOrder(matchers))?.summary ?? "",
      containsString("[2]") && containsString("isError"))
    assertThat(
      explain(Set(findings), containsInAnyOrder(matchers))?.summary ?? "",
      containsString("isError") && not(containsString("[2]")))
  }

  @Test("proves that matchers compete")
  func contention() {
    for count in 1...3 {
      let elements = Array(5..<5 + count)
      let matchers = (0...count).map { greaterThan($0) }
      assertThat(
        explain(elements, containsInAnyOrder(matchers))?.description ?? "",
        containsString("can only take [0]"))
    }
  }

  @Test("gives no positions in a set or a dictionary, and always the same order")
  func unordered() {
    let texts = [
      explain(Set(1...5), containsInAnyOrder([Int]())),
      explain([1, 9, 8] as Set, containsInAnyOrder([equalTo(1), lessThan(5)])),
      explain(["a": 1].keys, containsInAnyOrder("b")),
    ].map { $0?.description ?? "" }
    assertThat(texts, everyItem(not(containsString("[0]")) && not(containsString("[1]"))))
    assertThat(texts[0], containsStringsInOrder("1", "2", "3", "4", "5"))
    assertThat(texts[1], containsStringsInOrder("8", "9"))
  }

  @Test("says why a value is missing and unexpected at once")
  func alike() {
    struct Dish: Equatable, CustomStringConvertible {
      let price: Int
      let description = "miso"
    }
    assertMismatch([Double.nan], containsInAnyOrder(.nan))
    assertThat(
      explain([Dish(price: 1)], containsInAnyOrder(Dish(price: 2)))?.summary ?? "",
      containsString("price"))
  }

  @Test("names everything that is missing or unexpected")
  func counted() {
    #expect(sides([1, 2], containsInAnyOrder([Int]())) == [[], ["1", "2"]])
    #expect(
      sides([Int](1...4), containsInAnyOrder(5, 6)) == [
        ["5", "6"], ["1", "2", "3", "4"],
      ])
    #expect(sides([], containsInAnyOrder([greaterThan(1)])) == [["a value greater than 1"], []])
  }

  @Test("of very many elements names the two that differ")
  func many() {
    let count = rounds(100_000)
    let values = Array(0..<count)
    assertMatches(values, containsInAnyOrder(values.reversed()))
    #expect(
      sides(values, containsInAnyOrder((1...count).reversed())) == [["\(count)"], ["0"]])
  }
}
