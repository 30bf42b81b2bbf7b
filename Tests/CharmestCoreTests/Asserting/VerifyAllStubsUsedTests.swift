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

  private func texts(_ body: () -> Void) -> [String] {
    collectFailures(body).map(\.description)
  }

  @Test("tells apart the unused stubs among many")
  func manyStubs() {
    let start = String(repeating: "the soup of the day, ", count: 8)
    for number in 0..<14 { menu.priceCalls.when("\(start)\(number)\(start)").returns(1) }
    for number in 0..<12 { _ = menu.price(of: "\(start)\(number)\(start)") }
    let shown = collectFailures { verifyAllStubsUsed(menu) }.map(\.text.summary)
    #expect(
      shown == [
        """
        menu: expected all stubs to be used, but 2 of 14 stubs were not: \
        menu.price(of: ..." the day, 12the soup of the day,"...), \
        menu.price(of: ..." the day, 13the soup of the day,"...)
        """
      ])
  }

  @Test("tells a stub from a call that differs behind where both are cut")
  func longArguments() {
    let start = String(repeating: "the soup of the day, ", count: 8)
    menu.priceCalls.when(start + "miso" + start).returns(1)
    _ = menu.price(of: start + "shio" + start)
    let shown = texts { verifyAllStubsUsed(menu) }
    #expect(
      shown == [
        """
        menu: expected all stubs to be used, but 1 stub was not: menu.price(of: ..." the day, misothe soup of the da"...) (1 call had no stub: menu.price(of: ..." the day, shiothe soup of the da"...))
          stub 1: menu.price(of: ..." the day, misothe soup of the day, the soup of the day, the soup of the day, the soup of the day, the soup of the d"...) (not used)
          call 1: menu.price(of: ..." the day, shiothe soup of the day, the soup of the day, the soup of the day, the soup of the day, the sou"...) returned 0 (no stub)
        """
      ])
  }

  @Test("passes without stubs, and where each has answered a call")
  func passes() {
    #expect(texts { verifyAllStubsUsed(menu) } == [])
    menu.priceCalls.when("miso").returns(1, 2)
    menu.nameProperty.returns("a")
    _ = menu.price(of: "miso")
    _ = menu.name
    #expect(texts { verifyAllStubsUsed(menu, other) } == [])
  }

  @Test("lists the unused stubs, and the calls that did not use them")
  func fails() {
    menu.priceCalls.when("miso").returns(900)
    menu.priceCalls.when(hasPrefix("sh")).returns(950)
    _ = menu.price(of: "shio")
    _ = menu.price(of: "mizo")
    let line = #line + 1
    let failures = collectFailures { verifyAllStubsUsed(menu) }
    #expect(
      failures.map(\.description) == [
        """
        menu: expected all stubs to be used, but 1 of 2 stubs was not: menu.price(of: "miso") (1 call had no stub: menu.price(of: "mizo"))
          stub 1: menu.price(of: "miso") (not used)
          stub 2: menu.price(of: a string starting with "sh") (used)
          call 1: menu.price(of: "shio")
          call 2: menu.price(of: "mizo") returned 0 (no stub)
        """
      ])
    #expect(failures.map(\.line) == [line])
  }

  @Test("takes no stub for used that has no outcome")
  func withoutOutcomes() {
    menu.priceCalls.gives([])
    _ = menu.price(of: "miso")
    let texts = texts { verifyAllStubsUsed(menu) }
    #expect(
      texts == [
        """
        menu: expected all stubs to be used, but 1 stub was not: menu.price(of:) (1 call had no stub: menu.price(of: "miso"))
          stub 1: menu.price(of:) (not used)
          call 1: menu.price(of: "miso") returned 0 (no stub)
        """
      ])
  }

  @Test("looks at several mocks, and not at what is ignored")
  func several() {
    menu.priceCalls.returns(1)
    menu.nameProperty.returns("a")
    other.priceCalls.returns(2)
    let lines = texts { verifyAllStubsUsed(menu, other, ignoring: menu.nameProperty) }
    #expect(
      lines == [
        """
        menu and other: expected all stubs to be used, but 2 of 2 stubs were not: menu.price, other.price
          stub 1: menu.price (not used)
          stub 2: other.price (not used)
        """
      ])
  }

  @Test("ignores replaced stubs, and suspended calls that the test no longer holds")
  func replaced() async {
    menu.priceCalls.returns(1)
    menu.priceCalls.returns(2)
    _ = menu.price(of: "a")
    _ = menu.waitCalls.suspends()
    #expect(texts { verifyAllStubsUsed(menu) } == [])
    let pending = menu.waitCalls.suspends()
    let lines = texts { verifyAllStubsUsed(menu) }
    #expect(
      lines == [
        """
        menu: expected all stubs to be used, but 1 of 2 stubs was not: menu.wait
          stub 1: menu.price(of:) (used)
          stub 2: menu.wait (not used)
        """
      ])
    _ = pending
  }

  @Test("must have methods to look at")
  func empty() {
    final class EmptyMock: Mock {}
    let empty = EmptyMock()
    let lines = texts { verifyAllStubsUsed(empty) }
    #expect(
      lines == [
        "VerifyAllStubsUsedTests.EmptyMock: expected a mock with methods, but VerifyAllStubsUsedTests.EmptyMock has no MockMethod that reflection finds"
      ])
  }

  @Test("counts the calls that had no stub")
  func manyCalls() {
    menu.priceCalls.when("miso").returns(900)
    for number in 0..<100 { _ = menu.price(of: "soup \(number)") }
    let failures = collectFailures { verifyAllStubsUsed(menu) }
    #expect(
      failures.map(\.text.summary) == [
        """
        menu: expected all stubs to be used, but 1 stub was not: menu.price(of: "miso") \
        (100 calls had no stub: menu.price(of: "soup 0"), menu.price(of: "soup 1"), menu.price(of: "soup 2"), and 97 more)
        """
      ])
  }
}
