import Charmest
import XCTest

private enum KitchenError: Error, Equatable { case noWater, noGas(pipe: Int) }

private class Pot {}
private final class WokPot: Pot {}

private struct Guest {
  let name = "Jon"
  let visits = 3
}

private func boil(_ litres: Int) throws -> Int {
  guard litres > 0 else { throw KitchenError.noWater }
  return litres
}

/// Tests in the vocabulary of SwiftHamcrest, in which only the import is another.
final class SwiftHamcrestTests: XCTestCase {
  @available(*, deprecated)  // As some of these spellings are.
  func testBasics() {
    let pot = Pot()
    let name: String? = "Jon"
    assertThat(2 + 2, equalTo(4))
    assertThat(2 + 2, `is`(equalTo(4)))
    assertThat(2 + 2, `is`(4))
    assertThat(2 + 2, not(5))
    assertThat(2 + 2, not(equalTo(5)))
    assertThat(2 + 2, anything())
    assertThat(pot, sameInstance(pot))
    assertThat(name, present())
    assertThat(name, presentAnd(equalTo("Jon")))
    assertThat(nil as Int?, nilValue())
    assertThat("Jon" as Any, instanceOf(String.self))
    assertThat("Jon" as Any, instanceOf(String.self, and: hasPrefix("J")))
    assertThat(WokPot() as Any, instanceOf(Pot.self))
    assertThat(4, describedAs("a small number", lessThan(10)))
    assertThat(4, lessThan(10), message: "bowls")
    assertThat(name, hasPrefix("J"), message: "name")
    assertThat(name, hasPrefix("J"), message: nil)
    assertThat(name, hasPrefix("J"), message: name)
    assertThat("Jon" as Any, instanceOfAnd(hasPrefix("J") as Matcher<String>))
    assertThat(4 as Any, instanceOfAnd(equalTo(4)))
  }

  func testLogic() {
    assertThat(4, allOf(greaterThan(3), lessThan(5)))
    assertThat(4, allOf([greaterThan(3), lessThan(5)]))
    assertThat(4, anyOf(greaterThan(5), equalTo(4)))
    assertThat(4, anyOf([greaterThan(5), equalTo(4)]))
    assertThat(4, allOf((1...3).map { greaterThan($0) }))
    assertThat(4, greaterThan(3) && lessThan(5))
    assertThat(4, greaterThan(5) || lessThan(5))
  }

  func testComparison() {
    assertThat(4, greaterThan(3))
    assertThat(4, greaterThanOrEqualTo(4))
    assertThat(4, lessThan(5))
    assertThat(4, lessThanOrEqualTo(4))
    assertThat(4.05, closeTo(4.0, 0.1))
    assertThat(4.05 as Float, closeTo(4.0, 0.1))
    assertThat(4, inInterval(3...4))
    assertThat(4, inInterval(4..<5))
  }

  func testOperators() {
    let pot = Pot()
    assertThat(2 + 2 == 4)
    assertThat(2 + 2 > 3)
    assertThat(2 + 2 >= 4)
    assertThat(2 + 2 < 5)
    assertThat(2 + 2 <= 4)
    assertThat(pot === pot)
    assertThat(2 + 2 == 4 && 2 + 3 == 5)
  }

  func testText() {
    assertThat("wakame", containsString("kam"))
    assertThat("wakame", containsStringsInOrder("wa", "me"))
    assertThat("wakame", hasPrefix("wak"))
    assertThat("wakame", hasSuffix("ame"))
    assertThat("wakame", matchesPattern("^w.*e$"))
  }

  @available(*, deprecated)  // As some of these spellings are.
  func testSequences() {
    let extras = ["wakame", "tamago"]
    assertThat(extras, hasCount(2))
    assertThat(extras, hasCount(greaterThan(1)))
    assertThat([String](), empty())
    assertThat(extras, everyItem(hasCount(6)))
    assertThat(extras, hasItem("tamago"))
    assertThat(extras, hasItem(hasPrefix("tam")))
    assertThat(extras, hasItem("tamago", atIndex: 1))
    assertThat(extras, hasItem(hasPrefix("tam"), atIndex: 1))
    assertThat(extras, hasItems("tamago", "wakame"))
    assertThat(extras, hasItems(hasPrefix("tam"), hasPrefix("wak")))
    assertThat(extras, contains("wakame", "tamago"))
    assertThat(extras, contains(hasPrefix("wak"), hasPrefix("tam")))
    assertThat(extras, contains([hasPrefix("wak"), hasPrefix("tam")]))
    assertThat(extras, containsInAnyOrder("tamago", "wakame"))
    assertThat(extras, containsInAnyOrder(hasPrefix("tam"), hasPrefix("wak")))
  }

  func testDictionaries() {
    let prices = ["miso": 900]
    assertThat(prices, hasEntry("miso", 900))
    assertThat(prices, hasEntry(hasPrefix("mi"), greaterThan(800)))
    assertThat(prices, hasKey("miso"))
    assertThat(prices, hasKey(hasPrefix("mi")))
    assertThat(prices, hasValue(900))
    assertThat(prices, hasValue(greaterThan(800)))
  }

  func testProperties() {
    assertThat(Guest(), hasProperty(named: "name", "Jon"))
    assertThat(Guest(), hasProperty(named: "visits", greaterThan(2)))
  }

  func testErrors() throws {
    assertThrows(try boil(0))
    assertThrows(try boil(0), KitchenError.noWater)
    assertThrows(try boil(0), equalTo(KitchenError.noWater))
    assertNotThrows(try boil(1))
    assertThat(try boil(1), equalTo(1))
  }

  func testMatchersOfOnesOwn() {
    let isEven = Matcher<Int>("even") { $0 % 2 == 0 }
    let isOdd = Matcher<Int>("odd") { value -> Bool in
      value % 2 != 0
    }
    let isSmall = Matcher<Int>("small") { value -> MatchResult in
      if value < 10 {
        return .match
      } else {
        return .mismatch("was \(value - 9) too many")
      }
    }
    let isTiny = Matcher("tiny") { (value: Int) -> MatchResult in
      value < 3 ? .match : .mismatch(nil)
    }
    let isMedium = Matcher<Int>("medium") { value -> MatchResult in
      MatchResult(value > 9, "was \(10 - value) too few")
    }
    let isLarge = Matcher<Int>("large") { (value: Int) -> MatchResult in
      let why = "was \(value)"
      let more: String? = value > 50 ? nil : "and not large"
      guard let more else { return MatchResult(value > 50) }
      return value > 99 ? .mismatch(more) : .mismatch(why + ", " + more)
    }
    assertThat(10, isMedium)
    assertThat(51, isLarge)
    assertThat(4, isEven)
    assertThat(3, isOdd)
    assertThat(3, isSmall)
    assertThat(2, isTiny)
    switch isSmall.matches(12) {
    case .match: XCTFail("12 is not small")
    case .mismatch: break
    }
  }

  func testDifferences() {
    let tolerant = collectFailures { assertThat(10.5, closeTo(10.0, 0.5)) }
    XCTAssertEqual(tolerant.count, 0)
    let caseSensitive = collectFailures {
      assertThat("WAKAME", containsStringsInOrder("wa", "me"))
    }
    XCTAssertEqual(caseSensitive.count, 1)
  }
}
