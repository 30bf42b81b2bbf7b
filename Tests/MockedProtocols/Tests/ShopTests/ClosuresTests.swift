import Charmest
import Testing

@testable import Shop

@Suite("Mocks of methods with closures") struct ClosuresTests {
  @Test func escaping() {
    let mock = MockEscaping()
    mock.onDeliveryCalls.answers { handler in handler("nori") }
    mock.laterCalls.answers { handler in handler?(1) }
    let escaping: any Escaping = mock
    let cook = MockSharedCook()
    escaping.onDelivery { _ in cook.wash() }
    escaping.later(nil)
    escaping.ring { _ in }
    verify(cook.washCalls)
    verify(mock.laterCalls)
    verify(mock.ringCalls)
    argument(of: mock.onDeliveryCalls.calls[0])("nori")
    verify(cook.washCalls, .exactly(2))
  }

  @Test func forEachThrowing() throws {
    let mock = MockForEachThrowing()
    try (mock as any ForEachThrowing).visit { _, text throws in throw SoldOut(soup: text) }
    verify(mock.visitCalls)
  }

  @Test func argumentsInTheMethodsOrder() {
    let mock = MockBorrowing()
    var borrowing: any Borrowing { mock }
    mock.betweenCalls.when(9).returns(3)
    assertThat(borrowing.between(min: { 2 }, max: 9), 3)
    verify(mock.betweenCalls, calledWith: 9)
    assertThat(mock.callLog, containsString("between(max: 9)"))
    borrowing.note({ "made" }, "name", more: { 7 })
    verify(mock.noteCalls, calledWith: "name")
    mock.subscriptGets.returns(5)
    assertThat(borrowing[at: (3, 4), in: "plan"], 5)
    mock[at: (3, 4), in: "plan"] = 6
    verify(mock.subscriptGets, calledWith: 3, 4, "plan")
    verify(mock.subscriptSets, calledWith: 3, 4, "plan", 6)
    assertThat(mock.callLog, containsString("[at: 3, at: 4, in: \"plan\"]"))
  }

  @Test func locking() {
    let mock = MockLocking()
    mock.withLockCalls.returns("a")
    assertThat((mock as any Locking).withLock { "a" }, "a")
  }

  @Test func asynchronousClosures() async throws {
    let mock = MockAsynchronousClosures()
    mock.runCalls.gives(.success(5), .failure(SoldOut()))
    assertThat(try await mock.run { 4 }, equalTo(5))
    await assertThrows(SoldOut()) { try await mock.run { 4 } }
    verify(mock.runCalls, .exactly(2))
  }

  @Test func logging() {
    let mock = MockLogging()
    (mock as any Logging).log("a", level: 2)
    (mock as any Logging).keep("b")
    verify(mock.logCalls, calledWith: "a", 2)
    verify(mock.keepCalls, calledWith: "b")
  }

  @Test func ofC() {
    let mock = MockClosuresOfC()
    mock.handlerProperty.returns { $0 + 1 }
    mock.each { _ in }
    mock.lent({ $0 }, { _ in })
    mock.register { _ in }
    #expect(mock.handler?(1) == 2)
    mock.handler = nil
    verify(mock.eachCalls)
    verify(mock.lentCalls)
    verify(mock.registerCalls)
    verify(mock.handlerProperty.sets)
  }
}
