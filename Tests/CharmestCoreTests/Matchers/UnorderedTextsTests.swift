import Charmest
import Testing

@Suite("Elements in no order") struct UnorderedTextsTests {
  @Test("have no index, and the same one is named in every process")
  func places() {
    let prices = ["miso": 850, "shio": 850, "udon": 700]
    #expect(leaves(prices.values, hasUniqueItems()).allSatisfy { $0[0]?.isEmpty == true })
    let codes = leaves(Set(1...40), not(hasItem(greaterThan(7))))
    #expect(codes.first?.last??.hasSuffix(" 8") == true)
    assertMismatch(Set([1, 2]), not(hasUniqueItems()))
  }
}
