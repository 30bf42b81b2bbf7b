import Charmest
import RamenShop
import Testing

private struct Offline: Error, Equatable {}

private final class MockNews: Mock, Sendable {
  let loadCalls = MockMethod(
    "load(_:)", taking: Int.self, returning: String.self, throwing: (any Error).self)
  let countCalls = MockMethod("count(_:)", taking: Int.self, returning: Int.self)

  func load(_ id: Int) async throws -> String { try await loadCalls.invoke(id) }
  func count(_ id: Int) async -> Int { await countCalls.invoke(id) }
}

private struct RealNews: Sendable {
  func load(_ id: Int) async throws -> String { "page \(id)" }
}

private struct RealCook: Sendable {
  func price(of soup: RamenSoup) throws(OutOfStock) -> Int { soup == .miso ? 950 : 900 }
}

private final class Guest: Sendable {}

private final class MockDoor: Mock {
  let openCalls = MockMethod("open(for:)", taking: String.self)

  func open(for guest: Guest) { openCalls.invoke("\(type(of: guest))") }
}

private final class MockStove: Mock {
  let lightCalls = MockMethod("light()")
  let resetCalls = MockMethod("reset()")

  func light() { lightCalls.invoke() }
  func reset() { resetCalls.invoke() }
}

private struct Menu { let soups: [RamenSoup] }

private final class MockScreen: Mock {
  let showCalls = MockMethod("show(_:)", taking: String?.self)
  let openCalls = MockMethod("open(_:)", taking: Menu?.self)

  func show(_ text: String?) { showCalls.invoke(text) }
  func open(_ menu: Menu?) { openCalls.invoke(menu) }
}

/// The right-hand column of the CHANGELOG's table, for mocks and streams.
@Suite("What to write in place of removed parts of mocks") struct WriteInsteadMocksTests {
  private let cook = MockCook()
  private let news = MockNews()
  private let clock = TestClock()

  @Test func times() async {
    let greetings = EventRecorder<String>(clock: clock)
    cook.greetCalls.answers { guest in greetings.next(guest) }
    cook.greet("Jon")
    await clock.advance(by: .seconds(10))
    cook.greet("Ann")
    assertThat(greetings.events, containsExactly(.next(0, "Jon"), .next(10, "Ann")))
  }

  @Test func elapsedTime() async throws {
    news.countCalls.answers { _ in
      try? await Task.sleep(for: .milliseconds(20))
      return 3
    }
    let news = news
    let elapsed = await ContinuousClock().measure { _ = await news.count(7) }
    assertThat(elapsed, greaterThanOrEqualTo(.milliseconds(20)))
  }

  @MainActor @Test func mainThread() {
    cook.washCalls.answers { MainActor.preconditionIsolated() }
    cook.wash()
    verify(cook.washCalls)
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    @Test func otherThread() async {
      await #expect(processExitsWith: .failure) {
        let cook = MockCook()
        cook.washCalls.answers { MainActor.preconditionIsolated() }
        await Task.detached { cook.wash() }.value
      }
    }
  #endif

  @Test func streamOfCalls() async {
    let (guests, continuation) = AsyncStream<String>.makeStream()
    cook.greetCalls.answers { guest in continuation.yield(guest) }
    cook.greet("Jon")
    cook.greet("Ann")
    assertThat(await collect(guests, first: 2).elements, containsExactly("Jon", "Ann"))
  }

  @Test func callsThatComeLater() async {
    let greeting = Task { [cook] in cook.greet("Jon") }
    await verify(cook.greetCalls, within: .seconds(5))
    assertThat(cook.greetCalls.arguments, containsExactly("Jon"))
    await greeting.value
  }

  @Test func argumentsThatMustGoAway() {
    let door = MockDoor()
    weak var freed: Guest?
    do {
      let guest = Guest()
      freed = guest
      door.open(for: guest)
    }
    assertThat(freed == nil)
    verify(door.openCalls, calledWith: "Guest")
  }

  @Test func realObjects() async throws {
    let (realCook, realNews) = (RealCook(), RealNews())
    cook.priceCalls.answers(realCook.price)
    news.loadCalls.when(7).answers(realNews.load)
    assertThat(try cook.price(of: .miso), 950)
    assertThat(try await news.load(7), "page 7")
    verify(cook.priceCalls, calledWith: .miso)
  }

  @Test func outcomesInTurn() async throws {
    news.loadCalls.gives(.failure(Offline()), .success("news"))
    news.loadCalls.when(7).answers { id in "page \(id)" }
    await assertThrows(Offline()) { try await news.load(1) }
    assertThat(try await news.load(2), "news")
    assertThat(try await news.load(7), "page 7")
    cook.greetCalls.gives(.success(()))
    cook.greet("Jon")
    verifyAllStubsUsed(cook, news)
  }

  @Test func ownReset() {
    let stove = MockStove()
    stove.lightCalls.returns()
    stove.light()
    stove.reset()
    verify(stove.resetCalls)
    stove.forgetCalls()
    stove.forgetStubs()
    verifyNoCalls(stove)
    verifyAllStubsUsed(stove)
  }

  @Test func callsOfSeveralMocks() {
    let stove = MockStove()
    stove.light()
    cook.wash()
    stove.light()
    let calls = (cook.calls + stove.calls).sorted { $0.sequenceNumber < $1.sequenceNumber }
    assertThat(calls.map(\.description), containsExactly("light()", "wash()", "light()"))
    assertThat(cook.callLog, "call 1: wash()")
  }

  @Test func stepsWithACount() {
    cook.greet("Jon")
    cook.greet("Jon")
    cook.wash()
    verifyInOrder {
      for _ in 1...2 { cook.greetCalls.called(with: "Jon") }
      cook.washCalls.called()
    }
    let failures = collectFailures {
      verifyInOrder {
        for _ in 1...3 { cook.greetCalls.called(with: "Jon") }
        cook.washCalls.called()
      }
    }
    assertThat(failures, hasCount(1))
  }

  @Test func oneOptionalParameter() async {
    let screen = MockScreen()
    screen.show("Jon")
    screen.show(nil)
    screen.open(nil)
    verify(screen.showCalls, calledWith: presentAnd(hasPrefix("J")))
    await verify(screen.showCalls, within: .seconds(1), calledWith: presentAnd(hasPrefix("J")))
    assertThat(screen.showCalls, wasCalled(.once, with: presentAnd(hasPrefix("J"))))
    verify(screen.showCalls, .never, calledWith: presentAnd(not("Jon")))
    // It is judged at the optional, so the call with nil counts.
    verify(screen.showCalls, .once, calledWith: not("Jon"))
    verify(screen.openCalls, calledWith: nilValue())
    assertThat(screen.openCalls, wasCalled(with: nilValue()))
  }

  @Test func numbersOfSuspendedCalls() async throws {
    let pending = news.loadCalls.suspends()
    let page = Task { [news] in try await news.load(1) }
    let call = try await pending.next()
    assertThat(call.call.sequenceNumber, equalTo(news.loadCalls.calls[0].sequenceNumber))
    call.resume(returning: "news")
    assertThat(try await page.value, "news")
  }

  @Test(arguments: [Result<String, any Error>.success("news"), .failure(Offline())])
  func allSuspendedCalls(outcome: Result<String, any Error>) async throws {
    let pending = news.loadCalls.suspends()
    let pages = (1...2).map { id in Task { [news] in try await news.load(id) } }
    for _ in 1...2 { _ = try await pending.next() }
    for call in pending.inFlight { call.resume(with: outcome) }
    for page in pages {
      let isOnline = (try? outcome.get()) != nil
      assertThat(await page.result, isOnline ? succeeds("news") : fails(Offline()))
    }
  }

  /// The answer of an asynchronous method whose caller is cancelled.
  @Sendable private func whenCancelled(_ id: Int) async -> String {
    try? await Task.sleep(for: .seconds(60))
    return "cached"
  }

  @Test func cancelledCalls() async throws {
    news.loadCalls.answers(whenCancelled)
    let page = Task { [news] in try await news.load(7) }
    await verify(news.loadCalls, within: .seconds(5))
    page.cancel()
    assertThat(try await page.value, "cached")

    let pending = news.countCalls.suspends()
    let count = Task { [news] in await news.count(7) }
    let call = try await pending.next()
    count.cancel()
    assertThat(call.isInFlight)
    call.resume(returning: 5)
    assertThat(await count.value, 5)
    // The stub holds this suite.
    news.forgetStubs()
  }

  @Test func streamsThatCannotThrow() async {
    let taps = scheduled(on: clock, [.next(10, "tap"), .next(20, "tap"), .completed(30)])
    let recorder = EventRecorder(taps.asyncStream(), clock: clock)
    await clock.untilSleeping()
    await clock.advance(by: .seconds(30))
    assertThat(
      recorder.events, containsExactly(.next(10, "tap"), .next(20, "tap"), .completed(30)))
  }

  @Test func streamsOfAllReaders() async {
    let events: [Recorded<Int>] = [.next(10, 1), .completed(30)]
    let streams: [PlannedStream<Int>] = [
      HotStream(on: clock, events), scheduled(on: clock, events),
    ]
    let recorders = streams.map { EventRecorder($0, clock: clock) }
    await clock.untilSleeping(2)
    await clock.advance(by: .seconds(30))
    for recorder in recorders { assertThat(recorder.events, equalTo(events)) }
    let collected = await collect(AsyncStream<Int> { nil })
    assertThat("\(collected.end)", "finished")
  }
}
