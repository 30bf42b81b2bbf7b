import Charmest
import Foundation
import RamenShop
import Testing

/// The snippets of the README, and the text that it shows beside the first one.
@Suite("The README") struct ReadmeTests {
  private enum ParseError: Error, Equatable {
    case empty
  }

  private func parse(_ text: String) throws -> Int {
    guard !text.isEmpty else { throw ParseError.empty }
    return text.count
  }

  private func readme() throws -> String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
  }

  private func expect(_ failures: [ReportedFailure], toSay text: String) throws {
    assertThat(failures.map(\.description), containsExactly(text))
    assertThat(try readme().contains("```text\n\(text)\n```"), "the text stands in the README")
  }

  @Test("shows what the failing example says")
  func firstScreen() throws {
    let failures = collectFailures {
      let cook = MockCook()
      Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))

      verify(
        cook.cookRamenCalls,
        calledWith: 3,
        equalTo(.miso),
        containsInAnyOrder("tamago", hasPrefix("wak"))
      )
    }
    try expect(
      failures,
      toSay: """
        cook.cookRamen(bowls: 3, soup: .miso, extras: ["tamago", a string starting with "wak"] in any order): expected 1 call, but call 1 differs: bowls expected 3, but was 2
          call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]) (bowls differs)
        """
    )
  }

  @Test("verifies as it says")
  func verification() {
    let cook = MockCook()
    Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))

    cook.priceCalls.returns(900)

    verify(cook.cookRamenCalls)
    verify(cook.cookRamenCalls, calledWith: 2, .miso, ["wakame", "tamago"])
    verify(cook.cookRamenCalls, .atLeast(1), calledWith: greaterThan(1), anything(), anything())
    verify(cook.washCalls, .never)
  }

  @Test("verifies an order as it says")
  func order() {
    let cook = MockCook()
    let waiter = Waiter(cook: cook)
    waiter.welcome("Jon")
    waiter.take(Order(bowls: 2, soup: .miso))

    verifyInOrder {
      cook.greetCalls.called(with: "Jon")
      cook.cookRamenCalls.called(with: greaterThan(1), anything(), anything())
    }
    verifyNoMoreCalls(cook)
  }

  @Test("judges values as it says")
  func matchers() async throws {
    let guests = Guests()
    let bowls = 2
    let extras = ["wakame"]
    let guest = Guest(visits: 3, address: Address(city: "Kyoto"))

    assertThat(bowls, greaterThanOrEqualTo(2) && lessThan(10), "bowls")
    assertThat(extras, everyItem(not(empty())), "extras")
    assertThat(guest, hasProperty(\.address.city, hasPrefix("Kyo")), "guest")
    let user = try requireThat(await guests.find("Jon"), present())
    assertThrows(try parse(""), equalTo(ParseError.empty))

    let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
    assertThat(bowls, isEven, "bowls")
    assertThat(user, equalTo(guest))
  }
}

private struct Address: Equatable {
  var street = "Gion 1"
  var city: String
}

private struct Guest: Equatable {
  var name = "Jon"
  var visits: Int
  var address: Address
}

private struct Guests {
  func find(_ name: String) async -> Guest? {
    Guest(name: name, visits: 3, address: Address(city: "Kyoto"))
  }
}

/// The README's mock, which has the methods that its text speaks of.
private enum ReadmeMock {
  protocol Cook {
    func cookRamen(bowls: Int, soup: RamenSoup, extras: [String])
    func price(of soup: RamenSoup) -> Int
  }

  final class MockCook: Mock, Cook {
    let cookRamenCalls = MockMethod(
      "cookRamen(bowls:soup:extras:)",
      taking: Int.self,
      RamenSoup.self,
      [String].self
    )
    let priceCalls = MockMethod("price(of:)", taking: RamenSoup.self, returning: Int.self)

    func cookRamen(bowls: Int, soup: RamenSoup, extras: [String]) {
      cookRamenCalls.invoke(bowls, soup, extras)
    }

    func price(of soup: RamenSoup) -> Int { priceCalls.invoke(soup) }
  }
}
