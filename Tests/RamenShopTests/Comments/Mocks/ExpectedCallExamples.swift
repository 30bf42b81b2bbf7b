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

  @Test func severalCalls() {
    let cook = MockCook()
    cook.greet("Jon")
    cook.greet("Joe")
    cook.wash()
    example {
      verifyInOrder {
        cook.greetCalls.called(2, with: hasPrefix("J"))
        cook.washCalls.called()
      }
    }
  }
}
