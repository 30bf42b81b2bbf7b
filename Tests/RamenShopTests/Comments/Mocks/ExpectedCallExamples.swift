import Charmest
import RamenShop
import Testing

@Suite("The examples in ExpectedCall.swift") struct ExpectedCallExamples {
  @Test func steps() {
    let cook = MockCook()
    cook.greet("Jon")
    cook.wash()
    example {
      verifyInOrder {
        cook.greetCalls.called(with: hasPrefix("J"))
        cook.washCalls.called()
      }
    }
  }
}
