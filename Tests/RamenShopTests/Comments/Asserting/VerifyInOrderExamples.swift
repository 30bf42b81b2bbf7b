import Charmest
import RamenShop
import Testing

@Suite("The examples in VerifyInOrder.swift") struct VerifyInOrderExamples {
  private let cook = MockCook()
  private let stove = MockStove()

  @Test func order() {
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    stove.light()
    example {
      verifyInOrder {
        stove.lightCalls.called()
        cook.cookRamenCalls.called(with: 2, equalTo(.miso), anything())
      }
      // cook.cookRamen(bowls: 2, soup: .miso, extras: anything): expected after stove.light(),
      //   but called too early, as call 1
      //   expected 1: stove.light()
      //   expected 2: cook.cookRamen(bowls: 2, soup: .miso, extras: anything)
      //   actual 1: cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
      //   actual 2: stove.light()
    }
  }

  @Test func sequence() {
    cook.greet("Jon")
    cook.wash()
    stove.light()
    example {
      verifySequence(of: cook, stove) {
        cook.greetCalls.called(with: "Jon")
        stove.lightCalls.called()
      }
      // stove.light(): expected right after cook.greet("Jon"), but interrupted by cook.wash();
      //   it came as call 3
      //   expected 1: cook.greet("Jon")
      //   expected 2: stove.light()
      //   actual 1: cook.greet("Jon")
      //   actual 2: cook.wash()
      //   actual 3: stove.light()
    }
  }
}
