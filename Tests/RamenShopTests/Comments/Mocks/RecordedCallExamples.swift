import Charmest
import RamenShop
import Testing

@Suite("The examples in RecordedCall.swift") struct RecordedCallExamples {
  @Test func outcomes() {
    let cook = MockCook()
    cook.priceCalls.returns(900)
    _ = try? cook.price(of: .miso)
    example {
      switch cook.priceCalls.outcomes.last {
      case .returned(let price)?: print("it cost \(price)")
      case .threw(let error)?: print(error)
      case .running?, nil: break
      }
      // it cost 900
    }
  }
}
