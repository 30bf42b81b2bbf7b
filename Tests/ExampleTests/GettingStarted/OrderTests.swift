import Charmest
import Testing
import XCTest

final class MockCook: Mock, Cook {
  let cookRamenCalls = MockMethod(
    "cookRamen(bowls:soup:extras:)",
    taking: Int.self,
    RamenSoup.self,
    [String].self
  )
  let priceCalls = MockMethod(
    "price(of:)",
    taking: RamenSoup.self,
    returning: Int.self,
    throwing: (any Error).self
  )

  func cookRamen(bowls: Int, soup: RamenSoup, extras: [String]) {
    cookRamenCalls.invoke(bowls, soup, extras)
  }

  func price(of soup: RamenSoup) throws -> Int { try priceCalls.invoke(soup) }
}

@Suite("An order")
struct OrderTests {
  let cook = MockCook()

  @Test("is passed on to the cook")
  func isPassedOn() {
    Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["tamago"]))

    verify(cook.cookRamenCalls, calledWith: 2, equalTo(.miso), hasItem("tamago"))
  }
}

final class OrderXCTests: XCTestCase {
  func testIsPassedOnToTheCook() {
    let cook = MockCook()

    Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["tamago"]))

    verify(cook.cookRamenCalls, calledWith: 2, equalTo(.miso), hasItem("tamago"))
  }
}

/// The code of the article on getting started, and the texts that it shows beside it.
@Suite("The article on getting started") struct GettingStartedTests {
  private let cook = MockCook()

  @Test func saysWhatTheCookWasNotAsked() {
    let failures = collectFailures {
      Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["nori"]))
      verify(cook.cookRamenCalls, calledWith: 2, equalTo(.miso), hasItem("tamago"))
    }
    assertThat(
      failures.map(\.description),
      containsExactly(
        """
        cook.cookRamen(bowls: 2, soup: .miso, extras: an item "tamago"): expected 1 call, but call 1 differs: extras expected an item "tamago", but was ["nori"]
          call 1: cookRamen(bowls: 2, soup: .miso, extras: ["nori"]) (extras differs)
        """
      )
    )
  }

  @Test func judgesValues() throws {
    let order = Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])

    assertThat(order.bowls, 2)
    assertThat(order.bowls, greaterThan(1) && lessThan(10))
    assertThat(order.extras, containsInAnyOrder("tamago", hasPrefix("wak")))
    assertThat(order, hasProperty(\.soup, oneOf(.miso, .shio)))
    assertThat(order.extras.isEmpty == false, "the guest wants extras")
  }

  @Test func endsATestThatCannotGoOn() throws {
    let order = Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])

    let topping = try requireThat(order.extras.first, present())
    assertThat(topping, hasPrefix("wak"))
  }

  @Test func expectsErrors() throws {
    let waiter = Waiter(cook: cook)
    let order = Order(bowls: 2, soup: .miso)

    cook.priceCalls.throws(OutOfStock(soup: .miso))
    assertThrows(try waiter.bill(for: order), OutOfStock(soup: .miso))
    assertThrows(try waiter.bill(for: order), hasProperty(\OutOfStock.soup, .miso))

    cook.priceCalls.returns(900)
    assertNotThrows(try waiter.bill(for: order))
    assertThat(try waiter.bill(for: order), 1_800)
  }

  @Test func namesWhatIsWrong() {
    let order = Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    let failures = collectFailures {
      assertThat(order.bowls, greaterThan(4))
      assertThat(order.bowls, greaterThan(4), "bowls for the family")
    }
    assertThat(
      failures.map(\.description),
      containsExactly(
        "order.bowls: expected a value greater than 4, but was 2",
        "bowls for the family: expected a value greater than 4, but was 2"
      )
    )
  }
}
