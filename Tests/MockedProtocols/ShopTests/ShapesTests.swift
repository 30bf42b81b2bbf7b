import Charmest
import Foundation
import Testing

@testable import Shop

/// Its mock stands in the same target, so it imports no module for it.
protocol Clerk {
  func greet(_ bowl: Bowl) -> Int
}

@Suite("Mocks of shapes that were wrong once", .serialized) struct ShapesTests {
  @Test func names() {
    let mock = MockRawNames()
    mock.serveABowlCalls.returns(3)
    assertThat(mock.`serve a bowl`(`to guest`: "Ann", `2nd`: 2), 3)
    mock.`is open?` = true
    MockRawNames.`close all`()
    verify(mock.serveABowlCalls, calledWith: "Ann", 2)
    verify(mock.isOpenProperty.sets, calledWith: true)
    verify(MockRawNames.closeAllCalls)
    let raw = MockRawProtocol()
    raw.`a-b`()
    assertThat(raw.`Any`(), equalTo(nil))
    verify(raw.anyCalls)
    let types = MockTypeNames()
    assertThat(types.count(.opened, of: Event.self), empty())
    verify(types.countCalls)
  }

  @Test func arguments() {
    let mock = MockArgumentNames()
    assertThat(mock.first(1, argument1: 2), 0)
    assertThat(mock.given { 4 }, 4)
    assertThat(mock.result(1) {}, 0)
    mock.valueCalls.returns([5])
    mock.value { assertThat($0, 5) }
    mock.save(6)
    mock[by: "a"] = 7
    verify(mock.firstCalls, calledWith: 1, 2)
    verify(mock.saveCalls, calledWith: 6)
    verify(mock.subscriptSets, calledWith: "a", 7)
  }

  @Test func overloads() {
    let mock = MockManyOverloads()
    mock.save([1])
    mock.save(Int?.none)
    mock.save((1, 2))
    mock.save(true)
    mock.save(to: "b")
    verify(mock.saveIntArrayCalls, calledWith: [1])
    verify(mock.saveIntOptionalCalls, calledWith: nil)
    verify(mock.saveIntIntTupleCalls, calledWith: 1, 2)
    verify(mock.saveToStringCalls, calledWith: "b")
    verify(mock.saveIntCalls, .never)
    let delegate = MockSessionDelegate()
    delegate.session(1, task: 2, didCompleteWithError: nil)
    verify(delegate.sessionTaskDidCompleteWithErrorCalls)
    verify(delegate.sessionTaskDidSendBytesCalls, .never)
  }

  @Test func changing() async throws {
    let mock = MockManyChanging()
    var number = 1
    var text = "a"
    assertThat(mock.swap(&number, &text), false)
    assertThat("\(number)\(text)", "1a")
    mock.swapCalls.returns((true, (2, "b")))
    assertThat(mock.swap(&number, &text), true)
    assertThat("\(number)\(text)", "2b")
    mock.popCalls.returns(("a", nil))
    var items = ["a"]
    assertThat(try mock.pop(&items), equalTo("a"))
    assertThat(items, ["a"])
    mock.loadCalls.returns((Bowl(), (Bowl(soup: "shio"), 3)))
    var bowl: Bowl?
    assertThat(try await mock.load(&bowl, size: &number), equalTo(Bowl()))
    assertThat(bowl, equalTo(Bowl(soup: "shio")))
    mock.replaceCalls.returns(("x", ("y", 9)))
    assertThat(mock.replace(&text, count: &number), equalTo("x"))
    assertThat("\(text)\(number)", "y9")
    var generator = SystemRandomNumberGenerator()
    assertThat(mock.next(using: &generator), 0)
    verify(mock.nextCalls)
  }

  @Test func closures() async {
    let mock = MockClosuresOfC()
    mock.each { _ in }
    mock.lent({ $0 }, { _ in })
    mock.handler = { $0 + 1 }
    verify(mock.eachCalls)
    verify(mock.lentCalls)
    verify(mock.handlerProperty.sets)
    let actors = MockClosuresOfActors()
    actors.show {}
    assertThat(await actors.wait { 3 }, equalTo(3))
    verify(actors.showCalls)
  }

  @Test func types() {
    let mock = MockMetatypes2()
    mock.f(nil, [])
    assertThat(mock.h(Int?.self), equalTo(nil))
    verify(mock.fCalls)
    let unwrapped = MockUnwrappedClosures()
    unwrapped.handler = { _ in }
    assertThat(unwrapped.use(nil, Int.self) == nil, true)
    verify(unwrapped.useCalls)
    let voids = MockVoidTypes()
    assertThat(voids.finish(.success(())) == nil, true)
    assertThat(voids.both((), [()]), 0)
    verify(voids.bothCalls)
    let packs = MockMorePacks()
    packs.f(1, "a", itemList: [2], itemListGiven: 3)
    assertThat(packs.g(1, second: "a", 2), 0)
    verify(packs.fCalls, calledWith: anything(), equalTo([2]), equalTo(3))
    let borrowed = MockBorrowed()
    borrowed.tearCalls.returns(4)
    assertThat(borrowed.tear(Ticket()), 4)
    borrowed.keep(Ticket(), note: "a")
    verify(borrowed.tearCalls)
    verify(borrowed.keepCalls, calledWith: "a")
    assertThat(MockGröße().länge(1), 0)
  }

  @Test func isolation() async {
    let later = MockBoundLater()
    later.wash()
    assertThat(later.stock, 0)
    assertThat(await later.count(), equalTo(0))
    await later.show()
    verify(later.washCalls)
    let named = MockBoundWithID()
    named.idProperty.returns("a")
    assertThat(named.id, "a")
    MockBoundWithID.make()
    verify(MockBoundWithID.makeCalls)
    let kitchen = MockKitchenModel()
    assertThat(kitchen.stock, 0)
    verify(kitchen.stockProperty.gets)
    let actor = MockActorWithUnbound()
    actor.wash()
    assertThat(await actor.pots, equalTo(0))
    verify(actor.washCalls)
    let partly = MockPartlyBound()
    await partly.show()
    await partly.hide()
    verify(partly.showCalls)
  }

  @Test func again() async {
    let mock = MockLeftRight()
    mock.stock = 3
    assertThat(mock.rate, 0)
    assertThat(await mock.load(), equalTo(0))
    verify(mock.stockProperty.sets, calledWith: 3)
    let other = MockAllAgain()
    other.stock = 4
    assertThat(other.name(), "")
    verify(other.nameCalls)
    let holder = MockBothHolders()
    holder.first = 5
    assertThat(holder.item(), 0)
    verify(holder.firstProperty.sets, calledWith: 5)
  }

  @Test func namesOfTheLibrary() {
    let method = MethodMock()
    method.run()
    verify(method.runCalls)
    let member = MemberMock()
    member.reset()
    verify(member.resetCalls)
  }
}
