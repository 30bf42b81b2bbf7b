import Charmest
import RamenShop
import Testing

private struct Bowl { var soup = RamenSoup.miso }
private struct Spilt: Error {}
private enum Payment: Equatable { case card(String) }
private enum Event { case paid(Any) }
private struct Tokens: Codable, Equatable { static let fresh = Tokens() }
private struct Player { let position = 5 }

private enum BoilError: Error, Equatable { case noWater }

private struct Guest { var nick: String?, names = ["Jon"] }

private func boil() throws(BoilError) -> Int { throw .noWater }
private func load() async throws -> Int { 2 }
private func fail() async throws { throw Spilt() }

private final class MockHost: Mock {
  let seatCalls = MockMethod("seat(_:_:)", taking: Int.self, String?.self)
  let keepCalls = MockMethod("keep(_:)", taking: (any Codable).self)
  let tableProperty = MockProperty("table", of: Int?.self)
}

/// The code that the article on messages of the compiler says to write.
@Suite("The article on what does not compile") struct WhenItDoesNotCompileTests {
  private let bowls = 2
  private let bowl = Bowl()
  private let soup = RamenSoup.miso
  private let receipt = "1"
  private let weight = 0.3
  private let cook = MockCook()

  @Test func values() {
    assertThat(receipt, equalTo("1"))
    assertThat(receipt, "1")
    assertThat(receipt, matchesPattern(#/\d+/#))
    assertThat([bowls], hasItem(2))
    assertThat(bowls.description, hasPrefix("2"))
    assertThat(bowl, hasProperty(\.soup, .miso))
    assertThat(bowls as Any, instanceOf(Int.self, and: equalTo(2)))
    let isMiso = hasProperty(\Bowl.soup, .miso)
    assertThat(bowl, isMiso)
    let isInt: Matcher<Any> = instanceOf(Int.self)
    assertThat(bowls as Any, isInt)
    assertThat(soup, oneOf(.miso, .shio))
    assertThat(soup, anyOf(equalTo(.miso), isCase("shio")))
    assertThat([soup, .shio], containsExactly(equalTo(.miso), isCase("shio")))
    let nicknames: [String?] = ["Jo", nil]
    assertThat(nicknames, hasItem(presentAnd(hasPrefix("J"))))
    let guest = Guest(nick: "Jo")
    assertThat(guest, hasProperty(named: "names", hasItem("Jon") as Matcher<[String]>))
    assertThat(guest, hasProperty(named: "nick", presentAnd(hasPrefix("J")) as Matcher<String?>))
    assertThat(bowl, hasProperty(named: "soup", RamenSoup.miso))
    let scores = [("swift", 20)]
    assertThat(scores, containsExactly(tuple("swift", 20)))
    let event = Event.paid(Payment.card("1"))
    assertThat(event, isCase("paid", Payment.card("1")))
    assertThat(weight, closeTo(0.25, 0.1))
    assertThrows(try boil(), BoilError.noWater)
    withLabel("miso") { assertThrows { try boil() } }
  }

  @Test func mocks() {
    cook.greet("Jon")
    cook.cookRamen(bowls: 2, soup: .miso, extras: [])
    verify(cook.greetCalls, calledWith: "Jon")
    let host = MockHost()
    host.seatCalls.invoke(2, "Jon")
    verify(host.seatCalls, calledWith: 2, presentAnd(hasPrefix("Jon")))
    verify(cook.cookRamenCalls, calledWith: 2, anything(), anything())
    verify(cook.cookRamenCalls, calledWith: anything(), equalTo(.miso), anything())
    host.keepCalls.invoke(Tokens.fresh)
    verify(host.keepCalls, calledWith: instanceOf(Tokens.self, and: .fresh))
    verify(cook.cookRamenCalls, calledWith: 2, equalTo(.miso), anything())
    verifyInOrder { cook.cookRamenCalls.called(with: 2, equalTo(.miso), anything()) }
    verify(cook.greetCalls, .between(1...2))
    cook.greet("Jon")
    verify(cook.greetCalls, 2)
    verifyInOrder { cook.greetCalls.called(with: "Jon") }
    verifyInOrder { cook.greetCalls.called() }
    let priceCalls = MockMethod("price(of:)", taking: RamenSoup.self, returning: Int.self)
    priceCalls.returns(900)
    assertThat(priceCalls.invoke(.miso), 900)
    let boilCalls = MockMethod("boil()", throwing: BoilError.self)
    boilCalls.throws(.noWater)
    assertThrows(try boilCalls.invoke(), BoilError.noWater)
  }

  @Test func tryAndAwait() async throws {
    assertThat(try await load(), 2)
    try requireThat(receipt, "1")
    await assertThrows { try await fail() }
    await assertEventually(equalTo(2)) { bowls }
    let player = Player()
    await assertEventually(5) { player.position }
    await assertEventually(5, within: .seconds(2)) { player.position }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      let titles: any AsyncSequence<String, Never> & SendableMetatype = AsyncStream { nil }
      assertThat(await collect(titles), finished())
    }
    let host = MockHost()
    host.tableProperty.set(4)
    assertThat(try requireThat(host.tableProperty.value ?? nil), 4)
    cook.greet("Jon")
    await verify(cook.greetCalls, within: .seconds(1))
    let loadCalls = MockMethod("load(_:)", taking: Int.self)
    await loadCalls.invoke(1)
  }

  /// Has the name of a matcher, and so hides it.
  @Test func empty() {
    assertThat([Int](), Charmest.empty())
  }
}
