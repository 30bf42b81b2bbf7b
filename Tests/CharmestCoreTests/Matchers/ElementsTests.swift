import Charmest
import CharmestCore
import Foundation
import Testing

/// Sets and dictionaries, whose order is another one in every process.
@Suite("Elements without positions") struct ElementsTests {
  private let soups: Set = ["miso", "shio", "shoyu", "udon"]

  /// The texts of failures of a set, whose elements are listed in their order and without indices.
  private func assertListed(
    _ names: String..., text: FailureText?,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = text?.description ?? ""
    var rest = text[...]
    let areInOrder = names.allSatisfy { name in
      guard let place = rest.range(of: name) else { return false }
      rest = rest[place.upperBound...]
      return true
    }
    #expect(areInOrder && !text.contains("[0]"), "\(text)", sourceLocation: sourceLocation)
  }

  @Test("are listed in a stable order, without indices")
  func listed() {
    assertListed("miso", "shio", "shoyu", "udon", text: explain(soups, everyItem("x")))
    assertListed("miso", "shio", "shoyu", "udon", text: explain(soups, hasItem("x")))
    assertListed("miso", "shio", "shoyu", "udon", text: explain(soups, containsInAnyOrder("x")))
    assertListed("miso", "shio", "shoyu", "udon", text: explain(soups, isSubset(of: ["x"])))
    assertListed(
      "miso", "shio", text: explain(["a": "miso", "b": "shio"].values, everyItem("x")))
    assertListed(
      "\"a\"", "\"b\"",
      text: explain(
        ["a": 1, "b": 1], everyItem(Matcher("an entry above 2") { $0.value > 2 })))
  }

  @Test("are named by their values where a part of them differs")
  func parts() {
    #expect(
      paths([[1], [2, 3], [4, 5, 6]] as Set, everyItem(hasCount(1)))
        == ["element [2, 3].count", "element [4, 5, 6].count"])
  }

  @Test("are paired with matchers in a stable order")
  func pairing() {
    let large = Matcher<Int>("a large number") { $0 > 20 }
    assertListed(
      "7", "9",
      text: explain(
        [5, 1, 9, 7] as Set, containsInAnyOrder(large, equalTo(1), lessThan(10))))
  }

  @Test("have no positions either behind what hides the set")
  func hiddenSets() {
    assertListed("miso!", "shio!", text: explain(soups.lazy.map { $0 + "!" }, everyItem("x")))
    assertListed(
      "shio", "shoyu", text: explain(soups.lazy.filter { $0 != "miso" }, everyItem("x")))
    assertListed("miso", "shio", text: explain(soups.dropFirst(0), everyItem("x")))
    assertListed("miso", "shio", text: explain(soups.dropFirst(0), containsInAnyOrder("x")))
  }

  @Test("have no index under not either, and the same one is named in every process")
  func opposites() {
    let prices = ["miso": 850, "shio": 850, "udon": 700]
    #expect(leaves(prices.values, hasUniqueItems()).allSatisfy { $0[0]?.isEmpty == true })
    let codes = leaves(Set(1...40), not(hasItem(greaterThan(7))))
    #expect(codes.first?.last??.hasSuffix(" 8") == true)
    assertMismatch(Set([1, 2]), not(hasUniqueItems()))
    let mismatch = not(hasItem(greaterThan(-1))).mismatch(of: Set(0..<5_000))
    let texts = (0..<3).map { _ in
      mismatch.map { FailureText($0.explanation, about: Subject("")).summary }
    }
    #expect(Set(texts).count == 1)
  }

  @Test("are expected in a stable order")
  func expected() {
    assertListed("miso", "shio", "shoyu", "udon", text: explain("ramen", isIn(soups)))
    let matchers: [Matcher<Set<String>>] = [
      containsInAnyOrder(soups), isSuperset(of: soups), isSubset(of: soups), hasItems(soups),
    ]
    for matcher in matchers {
      assertListed("miso", "shio", "shoyu", "udon", text: explain(["ramen"], matcher))
    }
  }
}

@Suite("A collection without end") struct HugeCollectionsTests {
  private let all = 0..<Int.max
  private let ones = repeatElement(1, count: .max)

  @Test("is read only as far as needed")
  func pieces() {
    assertMatches(all, hasItem(3) && hasItem(greaterThan(2_500)))
    assertMatches(all, hasItem(5, atIndex: 5) && hasItem(greaterThan(8), atIndex: 9))
    assertMatches(all, containsInRelativeOrder(3, greaterThan(7)))
    assertMatches(all, hasCount(.max) && not(empty()))
    assertMatches(ones, hasItem(1) && not(not(hasItem(equalTo(1)))))
    assertMismatch(all, not(hasItem(3)))
  }

  @Test("has a closure called only for the elements that are needed")
  func lazily() {
    var count = 0
    let doubled = (1...3_000).lazy.map { number -> Int in
      count += 1
      return number * 2
    }
    assertMatches(doubled, hasItem(6))
    #expect(count == 3)
    assertMatches(doubled, hasItem(greaterThan(7)))
    #expect(count == 7)
  }

  @Test("may have more elements than an integer counts")
  func endlessRanges() {
    assertMatches(0..<UInt64.max, hasItem(5))
    assertMatches(Int.min...Int.max, hasItem(Int.min))
    assertMatches((UInt64.max - 2)...UInt64.max, hasItems(.max, .max - 2) && hasCount(3))
    assertMatches(Int8.min...Int8.max, hasItems(-128, 127))
    assertMatches(UInt8.min...UInt8.max, everyItem(lessThanOrEqualTo(255)))
  }

  @Test("has a short text")
  func text() {
    #expect(explain(ones, empty()).map { $0.description.utf8.count < 3_500 } == true)
  }
}
