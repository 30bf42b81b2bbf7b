import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("hasItem") struct HasItemTests {
  private struct Meal: Equatable { var guest, food: String; var grams: Int }

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

  @Test("finds one element, and looks no further")
  func match() {
    let counter = Counter()
    let counting = Matcher<Int>("two") { number in
      counter.increase()
      return number == 2
    }
    assertMatches([1, 2, 3], hasItem(counting))
    #expect(counter.count == 2)
    assertMatches([1, 2], hasItem(2))
    assertMatches([1, 2], hasItem(greaterThan(1)))
    assertMatches(["a": 1].keys, hasItem("a"))
    assertMatches([1, nil], hasItem(nil))
    assertMatches([[1], [2]], hasItem([2]))
    assertMatches("miso", hasItem("s"))
    assertDescription(
      hasItem(greaterThan(3)) as Matcher<[Int]>, "an item that is a value greater than 3")
  }

  @Test("shows what there was instead")
  func mismatch() {
    expectText(
      explain([1, 2], hasItem(4), "bowls"),
      """
      bowls: expected an item 4, but was [1, 2]
      """
    )
    assertMismatch([], hasItem(4))
    assertMismatch([1, 2], hasItem(greaterThan(3)))
    assertMismatch([Double.nan], hasItem(.nan))
    assertMismatch([[2, 3], [1]] as Set, hasItem(hasCount(4)))
    assertMismatch(Array(0..<100_000), hasItem(lessThan(0)))
  }

  @Test("says what each element fails of several conditions")
  func conditions() {
    let meals = [
      Meal(guest: "Pelle", food: "trout", grams: 820),
      Meal(guest: "Mei", food: "bamboo", grams: 48),
      Meal(guest: "Quito", food: "bamboo", grams: 21_200),
    ]
    let text = explain(
      meals,
      hasItem(
        allOf(hasProperty(\.guest, "Mei"), hasProperty(\.food, "bamboo"), hasProperty(\.grams, 480))
      ))
    assertThat(text?.summary ?? "", containsString("480") && containsString("48"))
  }

  @Test("names no place of an element of a set")
  func outcomesOfSet() {
    let text = explain(Set([[1, 2], [3]]), hasItem(hasCount(4)))?.description ?? ""
    assertThat(
      text, containsString("[1, 2]") && containsString("[3]") && not(containsString("[0]")))
  }

  @Test("of a large set names the same element under not as often as it is asked")
  func largeSet() {
    let numbers = Set(0..<5_000)
    let mismatch = not(hasItem(greaterThan(-1))).mismatch(of: numbers)
    let texts = (0..<3).map { _ in
      mismatch.map { FailureText($0.explanation, about: Subject("")).summary }
    }
    #expect(Set(texts).count == 1)
  }
}

@Suite("hasItems") struct HasItemsTests {
  @Test("finds an element for each, perhaps the same one")
  func match() {
    assertMatches([1, 2, 3], hasItems(3, 1))
    assertMatches([1], hasItems(1, 1))
    assertMatches([1, 2, 3], hasItems(greaterThan(2), 1))
    assertMatches([1, 2, 3], hasItems([1, 2]))
    assertMatches([1, 2, 3], hasItems([greaterThan(2)]))
    assertMatches([Int](), hasItems([Int]()))
    assertMatches(0..<100_000, hasItems(99_999, 0))
    assertDescription(
      hasItems(1, greaterThan(2)) as Matcher<[Int]>, "the items 1, a value greater than 2")
  }

  @Test("names all that is missing, and nothing else")
  func mismatch() {
    expectText(
      explain([1, 2], hasItems(1, 7, 8), "bowls"),
      """
      bowls: 2 of 3 expected items are missing: missing 7; missing 8
        but was: [1, 2]
      """
    )
    #expect(leaves([1, 2], hasItems(1, 7, 8)).map { $0[1] } == ["7", "8"])
    #expect(leaves([1], hasItems(2, 3, 4, 5)).map { $0[1] } == ["2", "3", "4", "5"])
    assertMismatch([1, 2], hasItems(2, greaterThan(2)))
  }
}

@Suite("everyItem") struct EveryItemTests {
  @Test("matches when all elements do, and when there are none")
  func match() {
    assertMatches([1, 2], everyItem(greaterThan(0)))
    assertMatches([], everyItem(equalTo(7)))
    assertMatches([7, 7], everyItem(7))
    assertMatches(0..<100_000, everyItem(greaterThan(-1)))
    assertDescription(
      everyItem(greaterThan(0)) as Matcher<[Int]>, "every element to be a value greater than 0")
  }

  @Test("names all elements that differ, with their positions")
  func mismatch() {
    expectText(
      explain([1, 0, 2, -3], everyItem(greaterThan(0)), "bowls"),
      """
      bowls: expected every element to be a value greater than 0, but 2 of 4 were not: [1] was 0; [3] was -3
        but was: [1, 0, 2, -3]
      """
    )
    #expect(paths([1, 0, 2, -3], everyItem(greaterThan(0))) == ["[1]", "[3]"])
    #expect(paths(0..<100_000, everyItem(not(77_777))) == ["[77777]"])
    #expect(paths([Double.nan, 1], everyItem(.nan)) == ["[0]", "[1]"])
  }

  @Test("leads into the elements")
  func nested() {
    #expect(
      paths([[1], [2, 3], [4, 5, 6]], everyItem(hasCount(1))) == ["[1].count", "[2].count"])
    #expect(
      paths([[1, 2], [1, 3]], everyItem(containsExactly(equalTo(1), lessThan(3)))) == ["[1][1]"])
  }

  @Test("names an element of a set by itself, in an order that is the same in every run")
  func sets() {
    let text = explain([-6, -7, -8, -9] as Set, everyItem(greaterThan(0)))
    assertThat(text?.description ?? "", containsStringsInOrder("-9", "-8", "-7", "-6"))
    assertMismatch(["soup": 1].values, everyItem(2))
    #expect(paths([[1], [2, 3]] as Set, everyItem(hasCount(1))) == ["element [2, 3].count"])
  }

  @Test("shows few of many elements, and counts all")
  func many() throws {
    let values = (0..<1_000).map { (20..<320).contains($0) ? -9 : 1 }
    let text = try #require(explain(values, everyItem(greaterThan(0))))
    assertThat(text.summary, containsString("300 of 1000"))
    assertThat(text.details, hasCount(lessThan(15)))
  }

  private struct Meeting: Equatable {
    var title = "Planning of the winter menu"
    var rate = 1.5
    var level = 3
  }

  @Test("shows two differences of one element with their values")
  func both() {
    #expect(
      leaves([Meeting(rate: 2, level: 4)], everyItem(Meeting())).map { $0[0] }
        == ["[0].rate", "[0].level"])
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
  @Test("judges one element")
  func items() {
    assertMatches(["a", "b"], hasItem("b", atIndex: 1))
    assertMatches(["a", "b"], hasItem(hasPrefix("b"), atIndex: 1))
    expectText(
      explain(["a"], hasItem("b", atIndex: 0), "it"),
      #"""
      it[0]: expected "b", but was "a"
        but was: ["a"]
      """#
    )
    assertDescription(
      hasItem("b", atIndex: 1) as Matcher<[String]>, "a collection with [1] \"b\"")
  }

  @Test("is not met where no element can be", arguments: [-1, 3])
  func noElement(_ index: Int) {
    for matcher in [hasItem(3, atIndex: index), hasItem(greaterThan(2), atIndex: index)]
      as [Matcher<ContiguousArray<Int>>]
    { assertMismatch([1, 2, 3], matcher) }
  }
}
