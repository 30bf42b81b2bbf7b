import Charmest
import Testing

@testable import Shop

@Suite("Mocks of methods with closures") struct ClosuresTests {
  @Test func escaping() {
    let mock = MockEscaping()
    mock.onDeliveryCalls.answers { handler in handler("nori") }
    mock.laterCalls.answers { handler in handler?(1) }
    mock.ringCalls.returns()
    let escaping: any Escaping = mock
    let cook = MockSharedCook()
    escaping.onDelivery { _ in cook.wash() }
    escaping.later(nil)
    escaping.ring { _ in }
    verify(cook.washCalls)
    verify(mock.onDeliveryCalls)
    verify(mock.laterCalls)
    verify(mock.ringCalls)
    argument(of: mock.onDeliveryCalls.calls[0])("nori")
    verify(cook.washCalls, .exactly(2))
  }

  @Test func forEach() {
    let mock = MockForEach()
    mock.forEachCalls.returns()
    (mock as any ForEach).forEach { _ in }
    verify(mock.forEachCalls)
  }

  @Test func forEachThrowing() throws {
    let mock = MockForEachThrowing()
    mock.visitCalls.returns()
    try (mock as any ForEachThrowing).visit { _, text throws in throw SoldOut(soup: text) }
    verify(mock.visitCalls)
  }

  @Test func working() {
    let mock = MockWorking()
    mock.performCalls.returns()
    (mock as any Working).perform {}
    verify(mock.performCalls)
    mock.moveCalls.returns()
    (mock as any Working).move(then: {}, to: (3, 4))
    verify(mock.moveCalls, calledWith: 3, 4)
  }

  @Test func borrowing() {
    let mock = MockBorrowing()
    mock.borrowCalls.returns(6)
    assertThat((mock as any Borrowing).borrow { 5 }, 6)
    verify(mock.borrowCalls)
  }

  @Test func argumentsInTheMethodsOrder() {
    let mock = MockBorrowing()
    var borrowing: any Borrowing { mock }
    mock.betweenCalls.when(9).returns(3)
    assertThat(borrowing.between(min: { 2 }, max: 9), 3)
    verify(mock.betweenCalls, calledWith: 9)
    assertThat(mock.callLog, containsString("between(max: 9)"))
    mock.noteCalls.returns()
    borrowing.note({ "made" }, "name", more: { 7 })
    verify(mock.noteCalls, calledWith: "name")
    mock.subscriptGets.returns(5)
    mock.subscriptSets.returns()
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
    verify(mock.withLockCalls)
  }

  @Test func connecting() throws {
    let mock = MockConnecting()
    mock.connectCalls.returns("shio")
    assertThat(try (mock as any Connecting).connect { $0.soup }, "shio")
    verify(mock.connectCalls)
  }

  @Test func mapping() {
    let mock = MockMapping()
    mock.mapCalls.returns(["shio"])
    assertThat((mock as any Mapping).map { $0.soup }, ["shio"])
    verify(mock.mapCalls)
  }

  @Test func filtering() {
    let mock = MockFiltering()
    mock.allCalls.returns([Bowl()])
    assertThat((mock as any Filtering).all { _ in false }, [Bowl()])
    verify(mock.allCalls)
  }

  @Test func editing() {
    let mock = MockEditing()
    mock.editCalls.returns()
    (mock as any Editing).edit { _ in }
    verify(mock.editCalls)
  }

  @Test func asynchronousClosures() async throws {
    let mock = MockAsynchronousClosures()
    mock.runCalls.gives(.success(5), .failure(SoldOut()))
    assertThat(try await mock.run { 4 }, equalTo(5))
    await assertThrows(SoldOut()) { try await mock.run { 4 } }
    verify(mock.runCalls, .exactly(2))
  }

  @Test func typedRethrowing() {
    let mock = MockTypedRethrowing()
    mock.attemptCalls.returns(5)
    assertThat((mock as any TypedRethrowing).attempt { 4 }, 5)
    verify(mock.attemptCalls)
  }

  @Test func logging() {
    let mock = MockLogging()
    mock.logCalls.when(anything(), greaterThan(1)).returns()
    mock.keepCalls.when("b").returns()
    (mock as any Logging).log("a", level: 2)
    (mock as any Logging).keep("b")
    verify(mock.logCalls, calledWith: "a", 2)
    verify(mock.keepCalls, calledWith: "b")
  }

  @Test func streaming() async {
    let mock = MockStreaming()
    let streaming: any Streaming = mock
    mock.ordersCalls.returns(
      AsyncStream {
        $0.yield(3); $0.finish()
      })
    mock.resultCalls.answers { handler in handler(.failure(SoldOut())) }
    mock.laterCalls.returns()
    var orders = streaming.orders()?.makeAsyncIterator()
    assertThat(await orders?.next(), equalTo(3))
    let cook = MockSharedCook()
    streaming.result { if case .failure = $0 { cook.wash() } }
    streaming.later {}
    verify(cook.washCalls)
    verify(mock.ordersCalls)
    verify(mock.resultCalls)
    verify(mock.laterCalls)
  }

  @Test func closureReturning() {
    let mock = MockClosureReturning()
    mock.handlerCalls.returns { "\($0)" }
    mock.handlersProperty.returns(["a": { _ in }])
    assertThat((mock as any ClosureReturning).handler(for: "a")?(1), "1")
    assertThat((mock as any ClosureReturning).handlers.count, 1)
    verify(mock.handlerCalls, calledWith: "a")
    verify(mock.handlersProperty.gets)
  }

  @Test func ofC() {
    let mock = MockClosuresOfC()
    mock.eachCalls.returns()
    mock.lentCalls.returns()
    mock.registerCalls.returns()
    mock.handlerProperty.returns { $0 + 1 }
    mock.each { _ in }
    mock.lent({ $0 }, { _ in })
    mock.register { _ in }
    #expect(mock.handler?(1) == 2)
    mock.handler = nil
    verify(mock.eachCalls)
    verify(mock.lentCalls)
    verify(mock.registerCalls)
    verify(mock.handlerProperty.gets)
    verify(mock.handlerProperty.sets)
  }
}
