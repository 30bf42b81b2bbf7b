import Charmest
import RamenShop
import Testing

private protocol Cook {
  func price(of soup: RamenSoup) throws(OutOfStock) -> Int
}

@Suite("The examples in MockMethod.swift") struct MockMethodExamples {
  final class MockCook: Mock, Cook {
    let priceCalls = MockMethod(
      "price(of:)", taking: RamenSoup.self, returning: Int.self, throwing: OutOfStock.self)

    func price(of soup: RamenSoup) throws(OutOfStock) -> Int { try priceCalls.invoke(soup) }
  }

  @Test func mock() {
    let cook = MockCook()
    cook.priceCalls.returns(900)
    example {
      assertThat(try cook.price(of: .miso), 900)
    }
  }
}
