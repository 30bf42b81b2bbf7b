import Charmest
import Testing

/// The code of the documentation's first page.
@Suite("The landing page")
struct LandingPageTests {
  enum RamenSoup { case shio, shoyu, miso }

  protocol Cook {
    func cookRamen(bowls: Int, soup: RamenSoup, extras: [String])
  }

  final class MockCook: Mock, Cook {
    let cookRamenCalls = MockMethod(
      "cookRamen(bowls:soup:extras:)",
      taking: Int.self,
      RamenSoup.self,
      [String].self
    )

    func cookRamen(bowls: Int, soup: RamenSoup, extras: [String]) {
      cookRamenCalls.invoke(bowls, soup, extras)
    }
  }

  private struct Waiter {
    let cook: any Cook

    func order() {
      cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    }
  }

  @Test("an order reaches the cook")
  func order() {
    let cook = MockCook()

    Waiter(cook: cook).order()

    verify(
      cook.cookRamenCalls,
      calledWith: greaterThanOrEqualTo(2),
      anything(),
      containsInAnyOrder("tamago", hasPrefix("wak"))
    )
  }

  @Test("a failure names what is missing and what came instead")
  func failure() {
    let extras = ["wakame", "tamago"]
    let failures = collectFailures {
      assertThat(extras, containsInAnyOrder("tamago", "chashu"), "extras")
    }
    assertThat(
      failures.first?.text.summary,
      presentAnd(
        equalTo(
          #"""
          extras: 1 of 2 elements differs: missing "chashu"; [0] unexpected "wakame"
          """#
        )
      )
    )
  }
}
