import Charmest
import RamenShop
import Testing

private final class MockUser: Mock {
  let nameProperty = MockProperty("name", of: String.self)
  let onDoneCalls = MockMethod("onDone(_:)", taking: ((Int) -> Void).self)

  var name: String {
    get { nameProperty.get() }
    set { nameProperty.set(newValue) }
  }

  func onDone(_ callback: @escaping (Int) -> Void) { onDoneCalls.invoke(callback) }
}

private final class MockSupplier: Mock, Sendable {
  let deliverCalls = MockMethod(
    "deliver(_:)", taking: String.self, returning: Int.self, throwing: (any Error).self)

  func deliver(_ item: String) async throws -> Int { try await deliverCalls.invoke(item) }
}

/// The right-hand columns of the articles on Cuckoo, Mockable, Spyable, own spies and OCMockito.
@Suite("What to write in place of other mocks") struct MockTableTests {
  private let cook = MockCook()
  private let other = MockCook()

  @Test func stubs() throws {
    struct RealCook: Sendable {
      func price(of soup: RamenSoup) throws(OutOfStock) -> Int { 800 }
    }
    let realCook = RealCook()
    cook.priceCalls.returns(900)
    cook.priceCalls.returns(900, 950)
    cook.priceCalls.returns(1, 2, 3)
    cook.priceCalls.when(.miso).returns(950)
    cook.priceCalls.when(oneOf(.miso, .shio)).returns(950)
    cook.priceCalls.throws(OutOfStock(soup: .miso))
    cook.priceCalls.answers { soup in soup == .miso ? 950 : 900 }
    cook.washCalls.returns()
    cook.priceCalls.gives(.success(1), .failure(OutOfStock(soup: .miso)))
    cook.priceCalls.when(equalTo(.miso)).returns(950)
    cook.priceCalls.when(anything()).returns(900)
    cook.failsOnUnstubbedCalls()
    cook.priceCalls.answers(realCook.price)
    assertThat(try cook.price(of: .miso), 800)
    cook.forgetStubs()
    cook.forgetCalls()
    cook.reset()
    let user = MockUser()
    for mock in [cook, user] as [any Mock] { mock.reset() }
    assertThat(cook.calls, empty())
  }

  @Test func verification() {
    cook.greet("Jon")
    verify(cook.greetCalls)
    verify(cook.greetCalls, calledWith: "Jon")
    verify(cook.greetCalls, .once, calledWith: hasPrefix("J"))
    verify(cook.greetCalls, 1, calledWith: anything())
    verify(cook.greetCalls, .atLeast(1))
    verify(cook.greetCalls, .atLeastOnce)
    verify(cook.greetCalls, .atMost(2))
    verify(cook.greetCalls, .between(1...2))
    verify(cook.washCalls, .never)
    verifyNoMoreCalls(cook)
    verifyNoCalls(other)
  }

  @Test func propertiesAndClosures() {
    let user = MockUser()
    user.nameProperty.returns("Jon")
    assertThat(user.name, "Jon")
    verify(user.nameProperty.gets)
    user.nameProperty.value = "Jon"
    user.name = "Jon"
    verify(user.nameProperty.sets, calledWith: "Jon")
    var results: [Int] = []
    user.onDone { results.append($0) }
    argument(of: user.onDoneCalls.calls[0])(7)
    assertThat(results, containsExactly(7))
  }

  @Test func suspending() async throws {
    let supplier = MockSupplier()
    let pending = supplier.deliverCalls.suspends()
    let delivery = Task { try await supplier.deliver("nori") }
    let call = try await pending.next()
    call.resume(returning: 3)
    assertThat(try await delivery.value, 3)
  }

  @Test func order() async {
    cook.greet("Jon")
    cook.wash()
    verifySequence(of: cook) { [cook.greetCalls.called(with: "Jon"), cook.washCalls.called()] }
    cook.greet("Ann")
    await verify(cook.greetCalls, 2, within: .seconds(1))
    verifyInOrder { [cook.greetCalls.called(with: "Jon"), cook.washCalls.called()] }
  }

  @Test func capturing() {
    cook.greet("Jon")
    let guests = ArgumentCaptor<String>()
    verify(cook.greetCalls, calledWith: capture(into: guests))
    assertThat(guests.last, "Jon")
    assertThat(guests.values, containsExactly("Jon"))
    assertThat(cook.greetCalls.arguments, containsExactly("Jon"))
    assertThat(cook.greetCalls.calls, hasCount(1))
    assertThat(cook.greetCalls.calls, not(empty()))
    assertThat(cook.greetCalls, wasCalled())
  }

  @Test func later() async {
    let greeting = Task { cook.greet("Jon") }
    await verify(cook.greetCalls, within: .seconds(5))
    await greeting.value
  }

  @Test func matchersInPlaceOfOCHamcrest() {
    let extras = ["wakame", "tamago"]
    assertThat(extras[0], isIn(extras))
    assertThat(900.0, closeTo(900.0, 1))
    assertThat(900, inInterval(899...901))
    assertThat(extras[0], not("nori"))
    assertThat(extras[0], hasDescription("wakame"))
    assertThat({ throw OutOfStock(soup: .miso) }, throwsError(OutOfStock.self))
    assertThat(extras, not(empty()) && everyItem(hasCount(6)))
    assertThat(extras, empty() || hasCount(2))
    assertThat(extras[0] as Any, Matcher("a String") { type(of: $0) == String.self })
    assertThat(extras[0], hasProperty(\.count, 6))
    assertThat(true)
    assertThat(extras.isEmpty, equalTo(false))
  }

  @Test func matchersInPlaceOfOCHamcrestsTimeout() async {
    await assertEventually(hasCount(0), within: .seconds(5)) { cook.calls }
  }
}
