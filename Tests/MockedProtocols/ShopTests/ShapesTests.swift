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
    MockRawNames.closeAllCalls.returns()
    assertThat(mock.`serve a bowl`(`to guest`: "Ann", `2nd`: 2), 3)
    assertThat(mock.`is open?`, true)
    mock.`is open?` = false
    assertThat(mock[`row no`: 1], 4)
    MockRawNames.`close all`()
    verify(mock.serveABowlCalls, calledWith: "Ann", 2)
    verify(mock.isOpenProperty.gets)
    verify(mock.isOpenProperty.sets, calledWith: false)
    verify(mock.subscriptGets, calledWith: 1)
    verify(MockRawNames.closeAllCalls)
  }

  @Test func overloads() {
    let mock = MockManyOverloads()
    mock.saveIntCalls.when(1).returns()
    mock.saveIntArrayCalls.when([1]).returns()
    mock.saveIntOptionalCalls.when(nil).returns()
    mock.saveIntVariadicCalls.when([1, 2]).returns()
    mock.saveIntIntTupleCalls.when(1, 2).returns()
    mock.saveHashableCalls.returns()
    mock.saveSequenceCalls.returns()
    mock.saveToIntStringCalls.when(1, "b").returns()
    mock.saveToStringCalls.when("b").returns()
    mock.saveToIntCalls.when(3).returns()
    mock.save(1 as Int)
    mock.save([1])
    mock.save(Int?.none)
    mock.save(1, 2)
    mock.save((1, 2))
    mock.save(true)
    mock.save(stride(from: 1, to: 3, by: 1))
    mock.save(1, to: "b")
    mock.save(to: "b")
    mock.save(to: 3)
    verify(mock.saveIntCalls, calledWith: 1)
    verify(mock.saveIntArrayCalls, calledWith: [1])
    verify(mock.saveIntOptionalCalls, calledWith: nil)
    verify(mock.saveIntVariadicCalls, calledWith: [1, 2])
    verify(mock.saveIntIntTupleCalls, calledWith: 1, 2)
    verify(mock.saveHashableCalls, calledWith: instanceOf(Bool.self))
    verify(mock.saveSequenceCalls)
    verify(mock.saveToIntStringCalls, calledWith: 1, "b")
    verify(mock.saveToStringCalls, calledWith: "b")
    verify(mock.saveToIntCalls, calledWith: 3)
  }

  @Test func sessionDelegate() {
    let mock = MockSessionDelegate()
    mock.sessionTaskDidSendBytesCalls.returns()
    mock.sessionTaskDidCompleteWithErrorCalls.returns()
    mock.sessionDataTaskDidReceiveCalls.returns()
    mock.sessionDataTaskDidReceiveCompletionHandlerCalls.answers { _, _, _, done in done(true) }
    mock.session(1, task: 2, didSendBytes: 3, totalBytesSent: 4, bytesExpected: 5)
    mock.session(1, task: 2, didCompleteWithError: nil)
    mock.session(1, dataTask: 2, didReceive: Data())
    var isAllowed = false
    mock.session(1, dataTask: 2, didReceive: 3) { isAllowed = $0 }
    assertThat(isAllowed, true)
    verify(mock.sessionTaskDidSendBytesCalls, calledWith: 1, 2, 3, 4, 5)
    verify(mock.sessionTaskDidCompleteWithErrorCalls)
    verify(mock.sessionDataTaskDidReceiveCalls, calledWith: 1, 2, Data())
    verify(mock.sessionDataTaskDidReceiveCompletionHandlerCalls)
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
    verify(mock.nextCalls)
  }

  @MainActor @Test func closuresOfActors() async {
    let mock = MockClosuresOfActors()
    mock.showCalls.returns()
    mock.laterCalls.answers { work in MainActor.assumeIsolated { work(3) } }
    mock.waitCalls.returns(4)
    mock.show {}
    mock.later { _ in }
    assertThat(await mock.wait { 3 }, equalTo(4))
    verify(mock.showCalls)
    verify(mock.laterCalls)
    verify(mock.waitCalls)
  }

  @Test func packs() {
    let mock = MockMorePacks()
    mock.fCalls.returns()
    mock.gCalls.returns(3)
    mock.f(1, "a", itemList: [2], itemListGiven: 3)
    assertThat(mock.g(1, second: "a", 2), 3)
    verify(mock.fCalls, calledWith: [2], 3)
    verify(mock.gCalls)
  }

  @Test func borrowed() {
    let mock = MockBorrowed()
    mock.tearCalls.returns(4)
    mock.keepCalls.when("a").returns()
    mock.changeCalls.returns()
    mock.anyCalls.returns()
    assertThat(mock.tear(Ticket()), 4)
    mock.keep(Ticket(), note: "a")
    var ticket = Ticket()
    mock.change(&ticket)
    mock.any(ticket)
    verify(mock.tearCalls)
    verify(mock.keepCalls, calledWith: "a")
    verify(mock.changeCalls)
    verify(mock.anyCalls)
  }

  // Isolation

  @MainActor @Test func boundLater() async {
    let mock = MockBoundLater()
    mock.stockProperty.returns(1)
    mock.countCalls.returns(2)
    mock.showCalls.returns()
    MockBoundLater.openCalls.answers {}
    assertThat(mock.stock, 1)
    assertThat(await mock.count(), 2)
    mock.show()
    MockBoundLater.open()
    verify(mock.stockProperty.gets)
    verify(mock.countCalls)
    verify(mock.showCalls)
    verify(MockBoundLater.openCalls)
  }

  @Test func actorWithUnbound() async {
    let mock = MockActorWithUnbound()
    mock.potsProperty.returns(3)
    mock.stockProperty.returns(1)
    mock.countCalls.returns(2)
    MockActorWithUnbound.openCalls.answers {}
    assertThat(await mock.pots, 3)
    assertThat(mock.stock, 1)
    assertThat(await mock.count(), 2)
    MockActorWithUnbound.open()
    verify(mock.potsProperty.gets)
    verify(mock.stockProperty.gets)
    verify(mock.countCalls)
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
    verify(mock.stockProperty.gets)
    verify(mock.stockProperty.sets, calledWith: 3)
    verify(mock.rateProperty.gets)
    verify(mock.loadCalls)
    verify(mock.nameCalls)
  }

  @Test func holders() {
    let mock = MockHolder<Int>()
    mock.itemCalls.returns(1)
    mock.firstProperty.returns(2)
    assertThat([mock.item(), mock.first], [1, 2])
    verify(mock.itemCalls)
    verify(mock.firstProperty.gets)
    let changing = MockChangingHolder<Int>()
    changing.itemCalls.returns(1)
    changing.firstProperty.returns(2)
    assertThat([changing.item(), changing.first], [1, 2])
    changing.first = 3
    verify(changing.itemCalls)
    verify(changing.firstProperty.gets)
    verify(changing.firstProperty.sets, calledWith: 3)
  }

  @Test func namesOfTheLibrary() {
    let method = MethodMock()
    method.runCalls.returns()
    method.nameProperty.returns("a")
    method.run()
    assertThat(method.name, "a")
    verify(method.runCalls)
    verify(method.nameProperty.gets)
    let member = MemberMock()
    member.resetCalls.answers {}
    member.forgetAllCalls.answers {}
    member.callsProperty.returns([1])
    member.reset()
    member.forgetAll()
    assertThat(member.calls, [1])
    verify(member.resetCalls)
    verify(member.forgetAllCalls)
    verify(member.callsProperty.gets)
  }
}
