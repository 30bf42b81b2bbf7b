import Charmest
import RamenShop
import Testing

@Suite("The examples in Strictness.swift") struct StrictnessExamples {
  @Test func methods() {
    let cook = MockCook()
    example {
      cook.priceCalls.failsOnUnstubbedCalls()
      cook.priceCalls.when(.miso).returns(900)
      _ = try cook.price(of: .shio)
      // MockCook.price(of: .shio): expected a stub for this call, but the only stub differs: of
      //   expected .miso, but was .shio
    }
  }

  @Test func mocks() {
    example {
      let cook = MockCook()
      cook.failsOnUnstubbedCalls()
      cook.washCalls.returns()
      cook.wash()
    }
  }
}
