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

  @Test func rawProtocol() {
    let mock = MockRawProtocol()
    mock.aBCalls.returns()
    mock.aB2Calls.returns()
    mock.selfCalls.returns()
    mock.anyCalls.returns(`Odd Type`())
    mock.`a-b`()
    mock.`a+b`()
    mock.`Self`()
    assertThat(mock.`Any`(), equalTo(`Odd Type`()))
    verify(mock.aBCalls)
    verify(mock.aB2Calls)
    verify(mock.selfCalls)
    verify(mock.anyCalls)
  }

  @Test func typeNames() {
    let mock = MockTypeNames()
    mock.countCalls.returns([.closed])
    mock.makeCalls.returns(MockTypeNames.self)
    assertThat(mock.count(.opened, of: Event.self), [.closed])
    assertThat(mock.make(MockTypeNames.self) == MockTypeNames.self, true)
    verify(mock.countCalls)
    verify(mock.makeCalls)
  }

  @Test func argumentNames() {
    let mock = MockArgumentNames()
    mock.firstCalls.returns(3)
    mock.givenCalls.returns(5)
    mock.resultCalls.returns(6)
    mock.valueCalls.returns()
    mock.saveCalls.returns()
    mock.subscriptGets.returns(8)
    mock.subscriptSets.returns()
    assertThat(mock.first(1, argument1: 2), 3)
    assertThat(mock.given { 4 }, 5)
    assertThat(mock.result(1) {}, 6)
    mock.value { _ in }
    mock.save(6)
    assertThat(mock[by: "a"], 8)
    mock[by: "a"] = 7
    verify(mock.firstCalls, calledWith: 1, 2)
    verify(mock.givenCalls)
    verify(mock.resultCalls, calledWith: 1)
    verify(mock.valueCalls)
    verify(mock.saveCalls, calledWith: 6)
    verify(mock.subscriptGets, calledWith: "a")
    verify(mock.subscriptSets, calledWith: "a", 7)
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

  @Test func metatypes() {
    let mock = MockMetatypes2()
    mock.fCalls.returns()
    mock.gCalls.returns()
    mock.hCalls.returns(3)
    mock.iCalls.returns(Note.self)
    mock.f(nil, [])
    mock.g(Int?.self, [Int].self, (Int, Int).self)
    assertThat(mock.h(Int?.self), equalTo(3))
    assertThat(mock.i(Note.self, Note.self) == Note.self, true)
    verify(mock.fCalls)
    verify(mock.gCalls)
    verify(mock.hCalls)
    verify(mock.iCalls)
  }

  @Test func unwrappedClosures() {
    let mock = MockUnwrappedClosures()
    let plain = MockPlain()
    let note = Note()
    mock.useCalls.returns(plain)
    mock.handlerProperty.returns { _ in }
    MockUnwrappedClosures.sharedCalls.returns(note)
    assertThat(mock.handler != nil, true)
    mock.handler = nil
    assertThat(mock.use(nil, Int.self) as? MockPlain === plain, true)
    assertThat(MockUnwrappedClosures.shared() === note, true)
    verify(mock.handlerProperty.gets)
    verify(mock.handlerProperty.sets)
    verify(mock.useCalls)
    verify(MockUnwrappedClosures.sharedCalls)
  }

  @Test func voids() {
    let mock = MockVoidTypes()
    mock.finishCalls.returns(nil)
    mock.bothCalls.returns(3)
    assertThat(mock.finish(.success(())) == nil, true)
    assertThat(mock.both((), [()]), 3)
    verify(mock.finishCalls)
    verify(mock.bothCalls)
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

  @Test func letters() {
    let mock = MockGröße()
    mock.längeCalls.returns(2)
    assertThat(mock.länge(1), 2)
    verify(mock.längeCalls, calledWith: 1)
  }

  // Isolation

  @Test func unbound() async {
    let mock = MockUnbound()
    mock.stockProperty.returns(1)
    mock.countCalls.returns(2)
    MockUnbound.openCalls.answers {}
    assertThat(mock.stock, 1)
    assertThat(await mock.count(), 2)
    MockUnbound.open()
    verify(mock.stockProperty.gets)
    verify(mock.countCalls)
    verify(MockUnbound.openCalls)
  }

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

  @MainActor @Test func boundWithID() {
    let mock = MockBoundWithID()
    mock.idProperty.returns("a")
    mock.tagCalls.returns(3)
    mock.descriptionProperty.returns("b")
    MockBoundWithID.makeCalls.answers {}
    MockBoundWithID.showCalls.answers {}
    assertThat(mock.id, "a")
    assertThat(mock.tag(), 3)
    assertThat(mock.description, "b")
    MockBoundWithID.make()
    MockBoundWithID.show()
    verify(mock.idProperty.gets)
    verify(mock.tagCalls)
    verify(mock.descriptionProperty.gets)
    verify(MockBoundWithID.makeCalls)
    verify(MockBoundWithID.showCalls)
    let model = MockBoundWithInit(name: "a")
    model.runCalls.returns()
    model.run {}
    verify(model.runCalls)
  }

  @KitchenActor @Test func kitchenModel() async {
    let mock = MockKitchenModel()
    mock.nameProperty.returns("a")
    mock.stockProperty.returns(1)
    mock.countCalls.returns(2)
    MockKitchenModel.openCalls.answers {}
    assertThat(mock.name, "a")
    mock.name = "b"
    assertThat(mock.stock, 1)
    assertThat(await mock.count(), 2)
    MockKitchenModel.open()
    verify(mock.nameProperty.gets)
    verify(mock.nameProperty.sets, calledWith: "b")
    verify(mock.stockProperty.gets)
    verify(mock.countCalls)
    verify(MockKitchenModel.openCalls)
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

  @MainActor @Test func partlyBound() async {
    let mock = MockPartlyBound()
    mock.titleProperty.returns("a")
    mock.showCalls.returns()
    mock.hideCalls.returns()
    MockPartlyBound.resetCalls.answers {}
    assertThat(mock.title, "a")
    mock.title = "b"
    mock.show()
    await mock.hide()
    MockPartlyBound.reset()
    verify(mock.titleProperty.gets)
    verify(mock.titleProperty.sets, calledWith: "b")
    verify(mock.showCalls)
    verify(mock.hideCalls)
    verify(MockPartlyBound.resetCalls)
  }

  @MainActor @Test func comparedScreen() {
    let mock = MockComparedScreen()
    mock.placeProperty.returns(3)
    MockComparedScreen.lessThanCalls.returns(true)
    assertThat(mock.place, 3)
    assertThat(mock < MockComparedScreen(), true)
    verify(mock.placeProperty.gets)
    verify(MockComparedScreen.lessThanCalls)
  }

  // Requirements that are declared again

  @Test func top() async throws {
    let mock = MockTop()
    mock.stockProperty.returns(1)
    mock.rateProperty.throws(SoldOut())
    mock.loadCalls.throws(SoldOut())
    mock.nameCalls.returns("a")
    assertThat(mock.stock, 1)
    await assertThrows(SoldOut()) { try await mock.rate }
    await assertThrows(SoldOut()) { try await mock.load() }
    assertThat(mock.name(), "a")
    verify(mock.stockProperty.gets)
    verify(mock.rateProperty.gets)
    verify(mock.loadCalls)
    verify(mock.nameCalls)
  }

  @Test func leftTop() async throws {
    let mock = MockLeftTop()
    mock.stockProperty.returns(1)
    mock.rateProperty.throws(SoldOut())
    mock.loadCalls.returns(2)
    mock.nameCalls.returns("a")
    assertThat(mock.stock, 1)
    mock.stock = 3
    await assertThrows(SoldOut()) { try await mock.rate }
    assertThat(await mock.load(), 2)
    assertThat(mock.name(), "a")
    verify(mock.stockProperty.gets)
    verify(mock.stockProperty.sets, calledWith: 3)
    verify(mock.rateProperty.gets)
    verify(mock.loadCalls)
    verify(mock.nameCalls)
  }

  @Test func rightTop() async throws {
    let mock = MockRightTop()
    mock.stockProperty.returns(1)
    mock.rateProperty.returns(2)
    mock.loadCalls.throws(SoldOut())
    mock.nameCalls.returns("a")
    assertThat([mock.stock, mock.rate], [1, 2])
    await assertThrows(SoldOut()) { try await mock.load() }
    assertThat(mock.name(), "a")
    verify(mock.stockProperty.gets)
    verify(mock.rateProperty.gets)
    verify(mock.loadCalls)
    verify(mock.nameCalls)
  }

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

  @Test func holdersOfNumbers() {
    let mock = MockNumberHolder()
    mock.itemCalls.returns(1)
    mock.firstProperty.returns(2)
    assertThat([mock.item(), mock.first], [1, 2])
    verify(mock.itemCalls)
    verify(mock.firstProperty.gets)
    let both = MockBothHolders()
    both.itemCalls.returns(1)
    both.firstProperty.returns(2)
    assertThat([both.item(), both.first], [1, 2])
    both.first = 5
    verify(both.itemCalls)
    verify(both.firstProperty.gets)
    verify(both.firstProperty.sets, calledWith: 5)
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
