import Charmest
import CharmestCore
import Testing

@Suite("hasItem") struct HasItemTests {
  @Test("names the element that cannot be judged")
  func undecidedElement() {
    struct Broken: Error {}
    let matcher = Matcher<Int>("a small number") { number in
      if number == 2 { throw Broken() }
      return number < 0
    }
    #expect(
      explain([1, 2, 3, 4], hasItem(matcher))?.summary.contains("[1]: its judgement") == true)
  }

  @Test("names the same one of several elements of a set that are as near")
  func ties() {
    let soups: Set = ["oka1", "okb1", "okc1", "okd1", "okf1"]
    #expect(summary(soups, hasItem("oke1")).hasSuffix(#"similar: was "oka1""#))
  }
}

@Suite("hasItems") struct HasItemsTests {
  @Test("finds an element for each, perhaps the same one, and names all that is missing")
  func items() {
    assertMatches([1], hasItems(1, 1))
    assertMatches(0..<100_000, hasItems(99_999, 0))
    #expect(leaves([1, 2], hasItems(1, 7, 8)).map { $0[1] } == ["7", "8"])
    assertMismatch([1, 2], hasItems(2, greaterThan(2)))
  }
}

@Suite("everyItem") struct EveryItemTests {
  @Test("leads into the elements")
  func nested() {
    #expect(
      paths([[1], [2, 3], [4, 5, 6]], everyItem(hasCount(1))) == ["[1].count", "[2].count"])
    #expect(
      paths([[1, 2], [1, 3]], everyItem(containsExactly(equalTo(1), lessThan(3)))) == ["[1][1]"])
  }

  @Test("shows few of many elements, and counts all")
  func many() throws {
    let values = (0..<1_000).map { (20..<320).contains($0) ? -9 : 1 }
    let text = try #require(explain(values, everyItem(greaterThan(0))))
    #expect(text.summary.contains("300 of 1000"))
    #expect(text.details.count < 15)
  }

  @Test("in items of items takes no longer for each further item of the inner ones")
  func nestedItems() {
    let inner: Matcher<[[[Int]]]> = everyItem(everyItem(everyItem(greaterThan(0))))
    let most = growth(from: 3, to: 12) { count in
      let innermost = Array(repeating: Array(repeating: -1, count: count), count: count)
      _ = explain(Array(repeating: innermost, count: count), inner)?.summary
    }
    #expect(most < 150, "64 times as many elements are judged")
  }
}

@Suite("hasItem at an index") struct HasItemAtIndexTests {
  @Test("is not met where no element can be", arguments: [-1, 3])
  func noElement(_ index: Int) {
    for matcher in [hasItem(3, atIndex: index), hasItem(greaterThan(2), atIndex: index)]
      as [Matcher<ContiguousArray<Int>>]
    { assertMismatch([1, 2, 3], matcher) }
  }
}
