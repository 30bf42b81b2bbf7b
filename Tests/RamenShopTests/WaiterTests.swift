import Charmest
import RamenShop
import Testing

/// The story, step by step: each test knows more about the order, and cares for less of it.
@Suite("A waiter") struct WaiterTests {
  private let cook = MockCook()
  private var waiter: Waiter { Waiter(cook: cook) }

  @Test("step 1: has ramen cooked, once")
  func counts() {
    waiter.take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))
    verify(cook.cookRamenCalls)
  }

  @Test("step 2: passes on every argument")
  func passesOnEveryArgument() {
    waiter.take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))
    verify(cook.cookRamenCalls, calledWith: 2, .miso, ["wakame", "tamago"])
  }

  @Test("step 3: may name the toppings in any order")
  func namesToppingsInAnyOrder() {
    waiter.take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))
    cook.verifyCookRamen(
      bowls: equalTo(2),
      soup: equalTo(.miso),
      extras: containsInAnyOrder("tamago", "wakame")
    )
  }

  @Test("step 4: says enough if each topping can be recognised")
  func namesToppingsRecognisably() {
    waiter.take(Order(bowls: 2, soup: .miso, extras: ["wakame (fresh)", "tamago"]))
    cook.verifyCookRamen(
      bowls: greaterThanOrEqualTo(2),
      soup: anything(),
      extras: containsInAnyOrder(equalTo("tamago"), hasPrefix("wak"))
    )
  }

  @Test("step 5: orders again for the next guest")
  func ordersAgain() {
    waiter.take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))
    waiter.take(Order(bowls: 1, soup: .shio))
    verify(cook.cookRamenCalls, 2)
    verify(
      cook.cookRamenCalls,
      .atLeast(1),
      calledWith: greaterThan(1),
      anything(),
      hasItem("tamago")
    )
    let calls = verify(cook.cookRamenCalls, calledWith: 1, anything(), anything())
    assertThat(calls.last?.arguments.2, presentAnd(empty()))
  }

  @Test("does not disturb the cook for no bowls at all")
  func ordersNothing() {
    waiter.take(Order(bowls: 0, soup: .miso))
    verify(cook.cookRamenCalls, .never)
  }

  @Test("welcomes a guest and washes up at the end")
  func welcomesAndCloses() {
    waiter.welcome("Jon")
    waiter.close()
    verify(cook.greetCalls, calledWith: hasPrefix("J"))
    verify(cook.washCalls)
    assertThat(cook.calls.map(\.description), containsExactly("greet(\"Jon\")", "wash()"))
  }

  @Test("multiplies the cook's price for the bill")
  func bills() throws {
    cook.priceCalls.returns(900)
    assertThat(try waiter.bill(for: Order(bowls: 3, soup: .shoyu)), equalTo(2_700))
    verify(cook.priceCalls, calledWith: .shoyu)
  }

  @Test("passes on that a soup is out of stock")
  func outOfStock() throws {
    cook.priceCalls.answers { soup in soup == .miso ? 950 : 900 }
    cook.priceCalls.when(.shio).throws(OutOfStock(soup: .shio))
    assertThrows(try waiter.bill(for: Order(bowls: 3, soup: .shio)), OutOfStock(soup: .shio))
    assertThat(try waiter.bill(for: Order(bowls: 2, soup: .miso)), equalTo(1_900))
    cook.priceCalls.when(anything()).returns(1_000)
    assertThat(try waiter.bill(for: Order(bowls: 1, soup: .shio)), equalTo(1_000))
  }
}
