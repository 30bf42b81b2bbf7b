import Charmest
import Foundation
import Pantry
import Testing

@testable import Shop

@Suite("Mocks of kinds of protocols", .serialized) struct KindsTests {
  @Test func shared() async {
    let mock = MockSharedCook()
    mock.cookCalls.returns(Bowl())
    let cook: any SharedCook = mock
    cook.wash()
    assertThat(await cook.cook("miso"), equalTo(Bowl()))
    verify(mock.washCalls)
    verify(mock.cookCalls, calledWith: "miso")
  }

  @Test func actorCook() async {
    let mock = MockActorCook()
    mock.potsProperty.returns(3)
    mock.nameCalls.returns("Jiro")
    await mock.wash(2)
    assertThat(await mock.pots, equalTo(3))
    assertThat(mock.name(), "Jiro")
    verify(mock.washCalls, calledWith: 2)
  }

  @MainActor @Test func screen() {
    let mock = MockScreen()
    mock.titleProperty.returns("menu")
    mock.tagCalls.returns(3)
    assertThat(mock.title, "menu")
    mock.title = "a"
    (mock as any Screen).show("b")
    assertThat(mock.tag(), 3)
    verify(mock.titleProperty.sets, calledWith: "a")
    verify(mock.showCalls, calledWith: "b")
  }

  @Test func concurrent() async {
    // Its methods run on other threads, though it is not `Sendable`.
    nonisolated(unsafe) let mock = MockConcurrent()
    mock.cookCalls.returns(3)
    assertThat(await mock.cook("miso"), equalTo(3))
    await mock.wait()
    verify(mock.cookCalls, calledWith: "miso")
    verify(mock.waitCalls)
  }

  @Test func equal() {
    let mock = MockEqual()
    mock.wash()
    verify(mock.washCalls)
    assertThat(mock == mock, true)
    assertThat(mock == MockEqual(), false)
  }

  @Test func fromPantry() {
    let mock = MockFromPantry()
    mock.takeCalls.returns(3)
    mock.jarCalls.returns(Jar(content: "miso"))
    assertThat((mock as any Shelf).take("a"), 3)
    assertThat(mock.jar(), equalTo(Jar(content: "miso")))
    verify(mock.takeCalls, calledWith: "a")
  }

  @Test func fromCellar() throws {
    let mock = MockFromCellar()
    mock.storeCalls.throws(SoldOut())
    assertThrows(try (mock as any Cellar).store("a"), equalTo(SoldOut()))
    mock.lock()
    verify(mock.storeCalls, calledWith: "a")
    verify(mock.lockCalls)
  }

  @Test func burner() {
    let mock = MockBurner()
    (mock as Stove).light()
    (mock as any Burner).turn(to: 90)
    verify(mock.lightCalls)
    verify(mock.turnCalls, calledWith: 90)
  }

  @Test func coded() {
    let mock = MockCoded()
    mock.encodeCalls.throws(SoldOut())
    mock.wash()
    verify(mock.washCalls)
    assertThrows(try JSONEncoder().encode(mock), SoldOut())
  }

  @Test func uncopyable() {
    let mock = MockUncopyable()
    mock.tear(Ticket())
    mock.wash()
    verify(mock.tearCalls)
    verify(mock.washCalls)
  }

  @Test func compared() {
    let mock = MockCompared()
    MockCompared.lessThanCalls.returns(true)
    mock.weightCalls.returns(3)
    let other = MockCompared()
    assertThat(mock < other, true)
    assertThat(mock.weight(), 3)
    verify(MockCompared.lessThanCalls, calledWith: sameInstance(mock), sameInstance(other))
  }

  @MainActor @Test func screenModel() async throws {
    let mock = MockScreenModel<Int>()
    mock.stateProperty.returns(3)
    mock.loadCalls.throws(SoldOut())
    await assertThrows(SoldOut()) { try await mock.load() }
    assertThat(mock.state, 3)
    _ = MockScreenModel(state: 1)
  }

  @Test func errorLike() {
    let mock = MockErrorLike()
    mock.codeProperty.returns(404)
    assertThat(mock.code, 404)
    assertThrows(try { throw mock }(), instanceOf(MockErrorLike.self))
  }

  @Test func delegate() {
    let mock = MockDelegate()
    mock.done()
    assertThat(mock.isEqual(mock), true)
    verify(mock.doneCalls)
  }

  @Test func actorModel() async {
    let mock = MockActorModel()
    mock.countProperty.returns(3)
    mock.subscriptGets.returns(4)
    assertThat(await mock.count, equalTo(3))
    assertThat(await mock["a"], equalTo(4))
    await count(5, in: mock)
    verify(mock.countProperty.sets, calledWith: 5)
    verify(mock.subscriptGets, calledWith: "a")
  }

  private func count(_ count: Int, in mock: isolated MockActorModel) { mock.count = count }
}
