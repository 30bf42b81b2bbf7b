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

  private final class MockBaker: Mock {
    let bakeCalls = MockMethod<String, Int, Never>("bake(_:)")
    let openCalls: MockMethod<Int, Void, any Error> = MockMethod("open(hour:)")
  }

  @Test func types() throws {
    let baker = MockBaker()
    assertThat(baker.bakeCalls.invoke("rye"), 0)
    try baker.openCalls.invoke(7)
    verify(baker.bakeCalls, calledWith: "rye")
    verify(baker.openCalls, calledWith: 7)
  }

  @Test func mock() {
    let cook = MockCook()
    cook.priceCalls.returns(900)
    example {
      assertThat(try cook.price(of: .miso), 900)
    }
  }
}
