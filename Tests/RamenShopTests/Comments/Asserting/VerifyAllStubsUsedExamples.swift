import Charmest
import RamenShop
import Testing

@Suite("The examples in VerifyAllStubsUsed.swift") struct VerifyAllStubsUsedExamples {
  @Test func unusedStub() {
    let cook = MockCook()
    let waiter = Waiter(cook: cook)
    example {
      cook.priceCalls.when(.miso).returns(900)
      _ = try waiter.bill(for: Order(bowls: 1, soup: .shio))
      verifyAllStubsUsed(cook)
      // cook: expected all stubs to be used, but
      //   1 of 1 stub was not: cook.price(of: .miso)
      //   stub 1: cook.price(of: .miso) (not used)
      //   call 1: cook.price(of: .shio)
    }
  }
}
