import Charmest
import Foundation
import Testing

@testable import Shop

/// Its mock stands in the same target, so it imports no module for it.
protocol Clerk { func greet(_ bowl: Bowl) -> Int }

@Suite("Mocks of shapes that were wrong once", .serialized) struct ShapesTests {
  @Test func rawNames() {
    let mock = MockRawNames()
    mock.serveABowlCalls.returns(3)
    mock.isOpenProperty.returns(true)
    mock.subscriptGets.returns(4)
    assertThat(mock.`serve a bowl`(`to guest`: "Ann", `2nd`: 2), 3)
    assertThat(mock.`is open?`, true)
    mock.`is open?` = false
    assertThat(mock[`row no`: 1], 4)
    MockRawNames.`close all`()
    verify(mock.serveABowlCalls, calledWith: "Ann", 2)
    verify(mock.isOpenProperty.sets, calledWith: false)
    verify(mock.subscriptGets, calledWith: 1)
    verify(MockRawNames.closeAllCalls)
  }

  @Test func changing() async throws {
    let mock = MockManyChanging()
    var number = 1
    var text = "a"
    mock.swapCalls.returns(true)
    assertThat(mock.swap(&number, &text), true)
    mock.popCalls.returns("a")
    var items = ["a"]
    assertThat(try mock.pop(&items), equalTo("a"))
    mock.loadCalls.returns(Bowl())
    var bowl: Bowl?
    assertThat(try await mock.load(&bowl, size: &number), equalTo(Bowl()))
    mock.replaceCalls.returns("x")
    assertThat(mock.replace(&text, count: &number), equalTo("x"))
    var generator = SystemRandomNumberGenerator()
    mock.nextCalls.returns(4)
    assertThat(mock.next(using: &generator), 4)
    verify(mock.swapCalls, calledWith: 1, "a")
    verify(mock.popCalls, calledWith: ["a"])
    verify(mock.loadCalls, calledWith: nil, 1)
    verify(mock.replaceCalls, calledWith: instanceOf(String.self), equalTo(1))
  }

  @MainActor @Test func closuresOfActors() async {
    let mock = MockClosuresOfActors()
    mock.laterCalls.answers { work in MainActor.assumeIsolated { work(3) } }
    mock.waitCalls.returns(4)
    mock.show {}
    mock.later { _ in }
    assertThat(await mock.wait { 3 }, equalTo(4))
    verify(mock.showCalls)
    verify(mock.laterCalls)
  }

  @Test func packs() {
    let mock = MockMorePacks()
    mock.gCalls.returns(3)
    mock.f(1, "a", itemList: [2], itemListGiven: 3)
    assertThat(mock.g(1, second: "a", 2), 3)
    verify(mock.fCalls, calledWith: [2], 3)
  }

  @Test func borrowed() {
    let mock = MockBorrowed()
    mock.tearCalls.returns(4)
    assertThat(mock.tear(Ticket()), 4)
    mock.keep(Ticket(), note: "a")
    var ticket = Ticket()
    mock.change(&ticket)
    mock.any(ticket)
    verify(mock.keepCalls, calledWith: "a")
    verify(mock.changeCalls)
    verify(mock.anyCalls)
  }

  // Isolation

  @MainActor @Test func boundLater() async {
    let mock = MockBoundLater()
    mock.stockProperty.returns(1)
    mock.countCalls.returns(2)
    assertThat(mock.stock, 1)
    assertThat(await mock.count(), 2)
    mock.show()
    MockBoundLater.open()
    verify(mock.showCalls)
    verify(MockBoundLater.openCalls)
  }

  @Test func actorWithUnbound() async {
    let mock = MockActorWithUnbound()
    mock.potsProperty.returns(3)
    mock.stockProperty.returns(1)
    mock.countCalls.returns(2)
    assertThat(await mock.pots, 3)
    assertThat(mock.stock, 1)
    assertThat(await mock.count(), 2)
    MockActorWithUnbound.open()
    verify(MockActorWithUnbound.openCalls)
  }

  // Requirements that are declared again

  @Test func leftRight() async {
    let mock = MockLeftRight()
    mock.stockProperty.returns(1)
    mock.rateProperty.returns(2)
    mock.loadCalls.returns(3)
    mock.nameCalls.returns("a")
    assertThat([mock.stock, mock.rate], [1, 2])
    mock.stock = 3
    assertThat(await mock.load(), equalTo(3))
    assertThat(mock.name(), "a")
    verify(mock.stockProperty.sets, calledWith: 3)
  }

  @Test func holders() {
    let mock = MockHolder<Int>()
    mock.itemCalls.returns(1)
    mock.firstProperty.returns(2)
    assertThat([mock.item(), mock.first], [1, 2])
    let changing = MockChangingHolder<Int>()
    changing.itemCalls.returns(1)
    changing.firstProperty.returns(2)
    assertThat([changing.item(), changing.first], [1, 2])
    changing.first = 3
    verify(changing.firstProperty.sets, calledWith: 3)
  }

  @Test func namesOfTheLibrary() {
    let method = MethodMock()
    method.nameProperty.returns("a")
    method.run()
    assertThat(method.name, "a")
    verify(method.runCalls)
    let member = MemberMock()
    member.callsProperty.returns([1])
    member.reset()
    member.forgetAll()
    assertThat(member.calls, [1])
    verify(member.resetCalls)
    verify(member.forgetAllCalls)
  }
}
