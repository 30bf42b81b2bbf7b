import Charmest
import RamenShop
import Testing

private protocol Cook {
  func cookRamen(bowls: Int, soup: RamenSoup, extras: [String])
}

private enum Kitchen {
  final class MockCook: Mock, Cook {
    let cookRamenCalls = MockMethod(
      "cookRamen(bowls:soup:extras:)", taking: Int.self, RamenSoup.self, [String].self)

    func cookRamen(bowls: Int, soup: RamenSoup, extras: [String]) {
      cookRamenCalls.invoke(bowls, soup, extras)
    }
  }
}

@Suite("The examples in Mock.swift") struct MockExamples {
  private let cook = MockCook()

  @Test func mock() {
    let cook = Kitchen.MockCook()
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    example {
      verify(cook.cookRamenCalls, calledWith: 2, .miso, ["wakame", "tamago"])
    }
  }

  @Test func callsOfOneMock() {
    cook.priceCalls.returns(900)
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    _ = try? cook.price(of: .miso)
    example {
      print(cook.callLog)
      // call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
      // call 2: price(of: .miso)
    }
  }
}
