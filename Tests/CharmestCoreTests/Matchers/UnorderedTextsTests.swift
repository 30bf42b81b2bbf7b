import Charmest
import Testing

@Suite("Elements in no order") struct UnorderedTextsTests {
  private let prices = ["miso": 850, "shio": 850, "shoyu": 900, "tonkotsu": 900, "udon": 700]

  @Test("occur several times, and have no index")
  func unique() {
    assertMismatch(
      prices.values, hasUniqueItems(), "prices",
      text: """
        prices: expected no two equal elements, but 850 occurs twice; 900 occurs twice
          but was: [700, 850, 850, 900, 900]
        """)
    assertMismatch(
      Set([1, 2]), not(hasUniqueItems()), "codes",
      text: "codes: expected two equal elements, but was [1, 2]")
  }

  @Test("name the same element in every process where none was expected")
  func unexpectedItem() {
    assertMismatch(
      Set(1...40), not(hasItem(greaterThan(7))), "codes",
      text: "codes: expected no item that is a value greater than 7, but contained 8")
  }
}
