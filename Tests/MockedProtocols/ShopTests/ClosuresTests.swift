import Charmest
import Testing

@testable import Shop

@Suite("Mocks of methods with closures") struct ClosuresTests {
  @Test func escaping() {
    let mock = MockEscaping()
    let escaping: any Escaping = mock
    escaping.onDelivery { _ in }
    escaping.later(nil)
    escaping.ring { _ in }
    verify(mock.onDeliveryCalls)
    verify(mock.laterCalls)
    verify(mock.ringCalls)
    argument(of: mock.onDeliveryCalls.calls[0])("nori")
  }

  @Test func forEach() {
    let mock = MockForEach()
    mock.forEachCalls.returns(["a", "b"])
    var seen: [String] = []
    (mock as any ForEach).forEach { seen.append($0) }
    assertThat(seen, ["a", "b"])
  }

  @Test func forEachThrowing() throws {
    let mock = MockForEachThrowing()
    mock.visitCalls.returns([(1, "a")])
    assertThrows(
      try (mock as any ForEachThrowing).visit { _, text throws in throw SoldOut(soup: text) },
      equalTo(SoldOut(soup: "a"))
    )
    verify(mock.visitCalls)
  }

  @Test func working() {
    let mock = MockWorking()
    var count = 0
    (mock as any Working).perform { count += 1 }
    assertThat(count, 1)
    verify(mock.performCalls)
  }

  @Test func borrowing() {
    let mock = MockBorrowing()
    assertThat((mock as any Borrowing).borrow { 5 }, 5)
    verify(mock.borrowCalls, calledWith: 5)
  }

  @Test func locking() {
    let mock = MockLocking()
    assertThat((mock as any Locking).withLock { "a" }, "a")
    verify(mock.withLockCalls)
  }

  @Test func connecting() throws {
    let mock = MockConnecting()
    mock.connectCalls.returns(Bowl(soup: "shio"))
    assertThat(try (mock as any Connecting).connect { $0.soup }, "shio")
    verify(mock.connectCalls)
  }

  @Test func mapping() {
    let mock = MockMapping()
    mock.mapCalls.returns([Bowl(soup: "shio")])
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
    mock.editCalls.returns([Bowl()])
    var soups: [String] = []
    (mock as any Editing).edit { bowl in
      bowl.soup += "!"
      soups.append(bowl.soup)
    }
    assertThat(soups, ["miso!"])
  }

  @Test func asynchronousClosures() async throws {
    let mock = MockAsynchronousClosures()
    assertThat(try await mock.run { 4 }, equalTo(4))
    verify(mock.runCalls, calledWith: 4)
  }

  @Test func typedRethrowing() {
    let mock = MockTypedRethrowing()
    assertThat((mock as any TypedRethrowing).attempt { 4 }, 4)
    verify(mock.attemptCalls, calledWith: 4)
  }

  @Test func logging() {
    let mock = MockLogging()
    (mock as any Logging).log("a", level: 2)
    (mock as any Logging).keep("b")
    verify(mock.logCalls, calledWith: "a", 2)
    verify(mock.keepCalls, calledWith: "b")
  }

  @Test func streaming() {
    let mock = MockStreaming()
    let streaming: any Streaming = mock
    _ = streaming.orders()
    streaming.result { _ in }
    streaming.later {}
    verify(mock.ordersCalls)
    verify(mock.resultCalls)
    verify(mock.laterCalls)
  }

  @Test func closureReturning() {
    let mock = MockClosureReturning()
    _ = (mock as any ClosureReturning).handler(for: "a")
    _ = (mock as any ClosureReturning).handlers
    verify(mock.handlerCalls, calledWith: "a")
    verify(mock.handlersProperty.gets)
  }
}
