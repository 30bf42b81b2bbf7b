import Charmest
import Foundation
import Testing

private enum Soup: Equatable { case miso, shio, shoyu }

private enum Payment { case cash(yen: Int) }

private enum Answer { case declined(Int, String) }

private enum MenuError: Error, Equatable { case empty }

private struct Address: Equatable { var city = "Kyoto" }

private struct Guest: Equatable {
  var name = "Jon"
  var visits = 3
  var nickname: String? = "J"
  var address = Address()
}

private struct Bill { var yen = 900 }

private func parse(_ text: String) throws -> Int {
  guard !text.isEmpty else { throw MenuError.empty }
  return text.count
}

/// The examples in the tables of the article on matchers that the cheat sheet has not: each compiles
/// and holds.
@Suite("The matchers in the documentation's tables") struct MatcherTablesTests {
  private let bowls = 2
  private let soup = Soup.miso
  private let topping = "wakame"
  private let extras = ["wakame", "tamago"]
  private let prices = ["miso": 900, "shio": 850]
  private let guest = Guest()

  @Test func equality() {
    let bill = Bill()
    assertThat(soup, equalTo(.miso))
    assertThat(soup, .miso)
    assertThat(soup, not(.shio))
    assertThat(soup, noneOf(.shio, .shoyu))
    assertThat(bowls, isIn([1, 2, 4]))
    assertThat(guest, equalTo(Guest(), ignoring: \.visits))
    assertThat(bill, samePropertyValuesAs(Bill()))
    assertThat((2, soup), tuple(greaterThan(1), equalTo(Soup.miso)))
    assertThat(guest.nickname, present())
    assertThat(guest.nickname, presentAnd(hasPrefix("J")))
    assertThat(guest.nickname, hasPrefix("J"))
    assertThat(guest, hasDescription(containsString("Kyoto")))
    assertThat(soup, hasDebugDescription(hasSuffix("miso")))
    assertThat(bowls, anything())
  }

  @Test func comparison() {
    assertThat(bowls, greaterThanOrEqualTo(2))
    assertThat(bowls, lessThan(10))
    assertThat(bowls, lessThanOrEqualTo(2))
    assertThat(bowls, inInterval(2..<10))
    assertThat(bowls, comparesEqualTo(2))
    assertThat(Duration.seconds(3), closeTo(.seconds(3), .milliseconds(500)))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let noon = Date(timeIntervalSince1970: 43_200)
    assertThat(noon, closeTo(noon, 60))
    assertThat(Decimal(9), closeTo(9, 1))
    assertThat(noon, lessThan(noon + 1))
    assertThat(noon, isBefore(noon + 1))
    assertThat(noon, isSameDay(as: noon, in: calendar))
    assertThat(noon, isSame(.month, as: noon, in: calendar))
    assertThat(Double.nan, isNaN())
  }

  @Test func text() {
    let receipt = "miso 900\nTotal: 1800\nThank you"
    let body = #"{ "soup": "miso" }"#
    assertThat(body, equalToJSON(#"{"soup": "miso"}"#))
    let order = #"{"extras": ["nori"], "id": 7}"#
    assertThat(
      order, equalToJSON(#"{"extras": ["nori"]}"#, ignoring: ["id"], inAnyOrder: .everywhere))
    assertThat(topping, hasSuffix("ame"))
    assertThat(receipt, containsStringsInOrder("miso", "1800", "Thank you"))
    assertThat(topping, equalToIgnoringCase("Wakame"))
    assertThat(topping, equalToCompressingWhitespace("  wakame "))
    assertThat("", empty())
    assertThat(receipt, matchesPattern("total", ignoringCase: true))
    assertThat(receipt, matchesPattern(/Total: (\d+)/))
    assertThat(receipt, hasLine(hasPrefix("Total")))
    assertThat(" ", isBlank())
    assertThat(topping, hasCount(6))
  }

  @Test func collections() {
    assertThat(extras, containsExactly(hasPrefix("wak"), anything()))
    assertThat(extras, containsInRelativeOrder("wakame", hasPrefix("tam")))
    assertThat(extras, hasItem(hasPrefix("tam")))
    assertThat(extras, hasItem("tamago", atIndex: 1))
    assertThat(extras, hasItems("tamago", hasPrefix("wak")))
    assertThat(extras, hasCount(greaterThan(1)))
    assertThat([String](), empty())
    assertThat(extras, isSubset(of: ["tamago", "wakame", "nori"]))
    assertThat(extras, isSuperset(of: ["tamago"]))
    assertThat([850, 900], isSorted())
    assertThat([900, 850], isSorted(by: >))
    assertThat(extras, hasUniqueItems())
    assertThat([1.0, 2.05], pointwise({ closeTo($0, 0.1) }, [1, 2]))
    assertThat(extras, hasProperty(\.first, hasPrefix("wak")))
    assertThat(extras, everyItem(noneOf("nori", "kombu")))
    assertThat(
      extras, having("starting with w", { $0.filter { $0.hasPrefix("w") } }, hasCount(1)))
  }

  @Test func dictionaries() {
    assertThat(prices, hasKey("miso"))
    assertThat(prices, hasKey(hasPrefix("mi")))
    assertThat(prices, hasValue(greaterThan(800)))
    assertThat(prices, hasEntry("miso", greaterThan(800)))
    assertThat(prices, hasEntry(hasPrefix("mi"), greaterThan(800)))
    assertThat(prices, hasEntries(["miso": greaterThan(800), "shio": 850]))
    assertThat(prices, containsEntries(["miso": 900, "shio": lessThan(900)]))
    assertThat(prices, hasCount(2))
    assertThat(prices, equalTo(["miso": 900, "shio": 850]))
    assertThat(prices["udon"], nilValue())
  }

  @Test func structure() {
    let payment = Payment.cash(yen: 1_800)
    assertThat(guest, hasProperty(\.address.city, hasPrefix("Kyo")))
    assertThat(guest, hasProperty(named: "visits", 3))
    assertThat(guest, having("initial", { $0.name.first }, presentAnd("J")))
    assertThat(guest, allOf(hasProperty(\.name, "Jon"), hasProperty(\.visits, greaterThan(2))))
    assertThat(payment, isCase("cash", 1_800))
    let answer = Answer.declined(402, "over the limit")
    assertThat(answer, isCase("declined", 402, containsString("limit")))
    assertThat(guest as Any, instanceOf(Guest.self))
    assertThat(guest as Any, instanceOf(Guest.self, and: hasProperty(\.visits, 3)))
  }

  @Test func logic() {
    assertThat(bowls, allOf(greaterThan(0), lessThan(10)))
    assertThat(bowls, anyOf(lessThan(1), equalTo(2)))
    assertThat(bowls, lessThan(1) || equalTo(2))
    assertThat(bowls, not(greaterThan(9)))
    assertThat(bowls, describedAs("a small order", lessThan(3)))
  }

  @Test func errors() async {
    let price = Result<Int, MenuError>.success(900)
    let failure = Result<Int, MenuError>.failure(.empty)
    assertThrows(try parse(""))
    assertThrows(try parse(""), MenuError.empty)
    assertThrows(try parse(""), MenuError.self)
    assertNotThrows(try parse("miso"))
    assertThat({ try parse("") }, throwsError(MenuError.empty))
    assertThat(price, succeeds(greaterThan(800)))
    assertThat(failure, fails(MenuError.empty))
    await assertThrows(MenuError.self) { try await Task { try parse("") }.value }
  }
}
