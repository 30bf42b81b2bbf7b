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
      // stove.light(): expected before cook.cookRamen(bowls: 2, soup: .miso, extras: anything),
      //   but was called after it
      //   expected order 1: stove.light()
      //   expected order 2: cook.cookRamen(bowls: 2, soup: .miso, extras: anything)
      //   actual order 1:   cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
      //   actual order 2:   stove.light()
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
      // stove.light(): expected right after cook.greet("Jon"), but cook.wash() came between them
      //   expected order 1: cook.greet("Jon")
      //   expected order 2: stove.light()
      //   actual order 1:   cook.greet("Jon")
      //   actual order 2:   cook.wash()
      //   actual order 3:   stove.light()
    }
  }
}
