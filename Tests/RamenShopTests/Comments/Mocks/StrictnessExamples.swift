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
      // MockCook.price(of: .shio): expected a stub for this call, but the only stub differs:
      //   argument "of" expected .miso, but was .shio
      //   stub 1: MockCook.price(of: .miso)
      //   to stub it: MockCook.priceCalls.returns(…)
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
