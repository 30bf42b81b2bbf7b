import Charmest
import Testing

private final class MockMenu: Mock, Sendable {
  let priceCalls = MockMethod(taking: String.self, returning: Int.self)
  let waitCalls = MockMethod()
  let nameProperty = MockProperty("name", of: String.self)

  func price(of dish: String) -> Int { priceCalls.invoke(dish) }
  func wait() async { await waitCalls.invoke() }
  var name: String { nameProperty.get() }
}

@Suite("verifyAllStubsUsed") struct VerifyAllStubsUsedTests {
  private let menu = MockMenu()
  private let other = MockMenu()

  @Test("passes without stubs, and where each has answered a call")
  func passes() {
    let failures = collectFailures {
      verifyAllStubsUsed(menu)
      menu.priceCalls.when("miso").returns(1, 2)
      menu.nameProperty.returns("a")
      _ = menu.price(of: "miso")
      _ = menu.name
      verifyAllStubsUsed(menu, other)
    }
    #expect(failures.isEmpty)
  }

  @Test("fails for a stub that a later one for all calls hides")
  func hidden() {
    menu.priceCalls.when("miso").returns(900)
    menu.priceCalls.returns(1)
    menu.priceCalls.returns(2)
    #expect(menu.price(of: "miso") == 2)
    let failures = collectFailures { verifyAllStubsUsed(menu) }
    #expect(failures.map(\.text.details.first) == [#"  stub 1: menu.price(of: "miso") (not used)"#])
    #expect(failures.map(\.text.details.count) == [3])
  }

  @Test("fails for it in a wait as well, and it answers no call that the later one cannot")
  func hiddenInWait() async {
    menu.priceCalls.when("miso").returns(900)
    menu.priceCalls.answers { (_: String) async -> Int in 2 }
    let calls = collectFailures { #expect(menu.price(of: "miso") == 0) }
    #expect(calls.count == 1)
    let failures = await collectFailures {
      await assertEventually(within: .zero) { verifyAllStubsUsed(menu) }
    }
    #expect(failures.map { $0.text.details.contains { $0.contains("(not used)") } } == [true])
  }

  @Test("lists the unused stubs, and the calls that did not use them")
  func fails() {
    menu.priceCalls.when("miso").returns(900)
    menu.priceCalls.when(hasPrefix("sh")).returns(950)
    _ = menu.price(of: "shio")
    _ = menu.price(of: "mizo")
    let line = #line + 1
    let failures = collectFailures { verifyAllStubsUsed(menu) }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.text.details.count) == [4])
  }

  @Test("looks at several mocks, and not at what is ignored")
  func several() {
    menu.priceCalls.returns(1)
    menu.nameProperty.returns("a")
    other.priceCalls.returns(2)
    let failures = collectFailures {
      verifyAllStubsUsed(menu, other, ignoring: menu.nameProperty)
      verifyAllStubsUsed(
        menu, other, ignoring: menu.nameProperty, menu.priceCalls, other.priceCalls)
    }
    #expect(failures.map(\.subject) == ["menu and other"])
    #expect(failures[0].description.contains(/(?s)menu\..*other\./))
    #expect(!failures[0].description.contains("name"))
  }

  @Test("ignores replaced stubs, and suspended calls that the test no longer holds")
  func replaced() async {
    menu.priceCalls.returns(1)
    menu.priceCalls.returns(2)
    _ = menu.price(of: "a")
    _ = menu.waitCalls.suspends()
    #expect(collectFailures { verifyAllStubsUsed(menu) }.isEmpty)
    let pending = menu.waitCalls.suspends()
    #expect(collectFailures { verifyAllStubsUsed(menu) }.count == 1)
    _ = pending
  }
}
