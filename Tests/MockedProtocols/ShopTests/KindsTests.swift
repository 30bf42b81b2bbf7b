import Charmest
import Foundation
import Pantry
import Testing

@testable import Shop

@Suite("Mocks of kinds of protocols", .serialized) struct KindsTests {
  @Test func shared() async {
    let mock = MockSharedCook()
    let cook: any SharedCook = mock
    cook.wash()
    assertThat(await cook.cook("miso"), equalTo(nil))
    verify(mock.washCalls)
    verify(mock.cookCalls, calledWith: "miso")
  }

  @Test func object() {
    let mock = MockObjectCook()
    (mock as any ObjectCook).wash()
    verify(mock.washCalls)
  }

  @Test func actorCook() async {
    let mock = MockActorCook()
    mock.potsProperty.returns(3)
    await mock.wash(2)
    assertThat(await mock.pots, equalTo(3))
    assertThat(mock.name(), "")
    verify(mock.washCalls, calledWith: 2)
  }

  @MainActor @Test func screen() {
    let mock = MockScreen()
    mock.title = "a"
    (mock as any Screen).show("b")
    assertThat(mock.tag(), 0)
    verify(mock.titleProperty.sets, calledWith: "a")
    verify(mock.showCalls, calledWith: "b")
  }

  @Test func kitchenCook() async {
    let mock = MockKitchenCook()
    await mock.wash()
    verify(mock.washCalls)
  }

  @MainActor @Test func partlyIsolated() {
    let mock = MockPartlyIsolated()
    mock.show("a")
    mock.hide()
    verify(mock.showCalls, calledWith: "a")
    verify(mock.hideCalls)
  }

  @Test func concurrent() async {
    let mock = MockConcurrent()
    await mock.wait()
    verify(mock.waitCalls)
    await call(MockConcurrent())
  }

  private func call(_ mock: sending MockConcurrent) async {
    let calls = mock.cookCalls
    _ = await mock.cook("miso")
    verify(calls, calledWith: "miso")
  }

  @Test func equal() {
    let mock = MockEqual()
    mock.wash()
    assertThat(mock == mock, true)
    assertThat(mock == MockEqual(), false)
  }

  @Test func hashed() {
    let mock = MockHashed()
    mock.descriptionProperty.returns("a")
    mock.wash()
    assertThat(Set([mock, mock]).count, 1)
    assertThat(mock.id, mock.id)
    assertThat(mock.description, "a")
  }

  @Test func named() {
    let mock = MockNamed()
    mock.idProperty.returns("a")
    mock.wash()
    assertThat(mock.id, "a")
  }

  @Test func inheriting() {
    let mock = MockInheriting()
    mock.wash()
    mock.close()
    _ = mock.price(of: Bowl())
    verify(mock.washCalls)
    verify(mock.closeCalls)
    verify(mock.priceCalls, calledWith: Bowl())
  }

  @Test func fromPantry() {
    let mock = MockFromPantry()
    _ = (mock as any Shelf).take("a")
    assertThat(mock.jar(), equalTo(nil))
    verify(mock.takeCalls, calledWith: "a")
  }

  @Test func fromCellar() throws {
    let mock = MockFromCellar()
    try (mock as any Cellar).store("a")
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
    mock.wash()
    verify(mock.washCalls)
    // There is nothing in it to encode.
    assertThrows(try JSONEncoder().encode(mock))
    verify(mock.encodeCalls)
  }

  @Test func isolated() async {
    let mock = MockIsolated()
    mock.run(on: nil, "a")
    verify(mock.runCalls, calledWith: anything(), equalTo("a"))
  }

  @Test func composed() {
    let mock = MockComposed()
    mock.both()
    mock.wash()
    mock.open(at: 9)
    verify(mock.bothCalls)
    verify(mock.openCalls, calledWith: 9)
  }

  @Test func compared() {
    let mock = MockCompared()
    MockCompared.isLessCalls.returns(true)
    assertThat(mock < MockCompared(), true)
    assertThat(mock.weight(), 0)
  }

  @MainActor @Test func screenModel() async throws {
    let mock = MockScreenModel<Int>()
    mock.stateProperty.returns(3)
    try await mock.load()
    assertThat(mock.state, 3)
    verify(mock.loadCalls)
    _ = MockScreenModel(state: 1)
  }

  @Test func errorLike() {
    let mock = MockErrorLike()
    assertThat(mock.code, 0)
    assertThrows(try { throw mock }(), isA(MockErrorLike.self))
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
    assertThat(await mock.count, equalTo(3))
    assertThat(await mock["a"], equalTo(0))
    verify(mock.subscriptGets, calledWith: "a")
  }

  @Test func sharedKitchen() async throws {
    _ = await MockSharedKitchen(name: "a")
    let mock = MockSharedKitchen()
    try await mock.wash()
    verify(mock.washCalls)
  }

  @Test func chained() throws {
    let mock = MockChained()
    try mock.last()
    mock.close()
    mock.wash()
    verify(mock.lastCalls)
    verify(mock.closeCalls)
  }
}
