import Charmest
import RamenShop
import Testing

private final class MockBell: Mock {
  let onRingCalls = MockMethod("onRing(_:)", taking: ((Int) -> Void).self)

  func onRing(_ handler: @escaping (Int) -> Void) { onRingCalls.invoke(handler) }
}

@Suite("The examples in MockCall.swift") struct MockCallExamples {
  private let cook = MockCook()

  @Test func arguments() {
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    example {
      let calls = verify(cook.cookRamenCalls, calledWith: 2, anything(), anything())
      let extras = calls.last?.arguments.2
      assertThat(extras, containsExactly("wakame", "tamago"))
    }
  }

  @Test func argumentsOfAllCalls() {
    cook.greet("Jon")
    cook.greet("Ann")
    cook.cookRamen(bowls: 2, soup: .miso, extras: [])
    example {
      assertThat(cook.greetCalls.arguments, containsExactly("Jon", "Ann"))
      assertThat(cook.cookRamenCalls.arguments.map(\.1), containsExactly(.miso))
    }
  }

  @Test func closures() {
    let bell = MockBell()
    var rings = 0
    bell.onRing { rings += $0 }
    example {
      for call in bell.onRingCalls.calls { argument(of: call)(3) }
      assertThat(rings, 3)
    }
  }
}
