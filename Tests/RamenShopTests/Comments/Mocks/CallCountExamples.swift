import Charmest
import RamenShop
import Testing

@Suite("The examples in CallCount.swift") struct CallCountExamples {
  private let cook = MockCook()

  @Test func counts() {
    for _ in 1...2 { cook.cookRamen(bowls: 2, soup: .miso, extras: []) }
    example {
      verify(cook.washCalls, .never)
      verify(cook.cookRamenCalls, .atLeast(1))
      verify(cook.cookRamenCalls, 2)
    }
  }

  @Test func ranges() {
    cook.wash()
    example {
      verify(cook.washCalls, .between(1...3))
    }
  }
}
