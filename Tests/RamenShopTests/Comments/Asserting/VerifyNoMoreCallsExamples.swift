import Charmest
import RamenShop
import Testing

@Suite("The examples in VerifyNoMoreCalls.swift") struct VerifyNoMoreCallsExamples {
  private let cook = MockCook()

  @Test func furtherCalls() {
    cook.cookRamen(bowls: 2, soup: .miso, extras: [])
    cook.wash()
    example {
      verify(cook.cookRamenCalls)
      verifyNoMoreCalls(cook)
      // cook: expected no further calls, but 1 of 2 calls was not verified: cook.wash()
    }
  }

  @Test func anyCalls() {
    cook.greet("Jon")
    example {
      verifyNoCalls(cook)
      // cook: expected no calls, but 1 call was made: cook.greet("Jon")
    }
  }
}
