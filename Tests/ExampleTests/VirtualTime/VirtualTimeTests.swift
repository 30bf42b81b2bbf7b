import Charmest
import Testing

private struct NoAnswer: Error {}

private final class MockService: Mock, Sendable {
  let searchCalls = MockMethod("search(_:)", taking: String.self)
  let loadCalls = MockMethod("load()", returning: Int.self, throwing: (any Error).self)
  let measureCalls = MockMethod("measure()", returning: Int.self)

  func search(_ text: String) { searchCalls.invoke(text) }
  func load() async throws -> Int { try await loadCalls.invoke() }
  func measure() -> Int { measureCalls.invoke() }
}

/// The usual uses of time in code.
@Suite("Code that waits", .timeLimit(.minutes(5))) struct VirtualTimeTests {
  private let clock = TestClock()
  private let service = MockService()

  @Test("A search waits until the user stops typing")
  func debounce() async {
    let field = SearchField(clock: clock) { [service] text in service.search(text) }
    for text in ["r", "ra", "ramen"] {
      await field.type(text)
      await clock.advance(by: .milliseconds(200))
    }
    verifyNoCalls(service)
    await clock.advance(by: .milliseconds(100))
    verify(service.searchCalls, calledWith: "ramen")
  }

  @Test("An operation that takes too long is given up")
  func timeout() async {
    let task = Task { [clock] in
      try await withTimeLimit(.seconds(30), clock: clock) {
        try await clock.sleep(for: .seconds(60))
        return "late"
      }
    }
    await clock.untilSleeping(2, within: .ample)
    await clock.advance(by: .seconds(29))
    assertThat(clock.deadlines, containsExactly(30, 60))
    await clock.advance(by: .seconds(1))
    await assertThrows(TimeIsOver()) { try await task.value }
    assertThat(clock.now, 30)
  }

  @Test("An operation that is in time is not given up")
  func inTime() async throws {
    let task = Task { [clock] in
      try await withTimeLimit(.seconds(30), clock: clock) {
        try await clock.sleep(for: .seconds(20))
        return "in time"
      }
    }
    await clock.untilSleeping(2, within: .ample)
    await clock.advance(by: .seconds(20))
    assertThat(try await task.value, "in time")
    assertThat(clock.deadlines, empty())
  }

  @Test("A retry pauses for twice as long each time")
  func retry() async throws {
    let tries = EventRecorder<Int>(clock: clock)
    service.loadCalls.answers { [service] in
      tries.next(service.loadCalls.calls.count)
      if service.loadCalls.calls.count < 4 { throw NoAnswer() }
      return 7
    }
    let task = Task { [clock, service] in
      try await retrying(5, clock: clock) { try await service.load() }
    }
    await clock.run(within: .ample)
    assertThat(try await task.value, 7)
    assertThat(
      tries.events, containsExactly(.next(0, 1), .next(1, 2), .next(3, 3), .next(7, 4)))
  }

  @Test("Two clocks move on their own, and one wakes the tasks of the other")
  func twoClocks() async throws {
    let kitchen = TestClock()
    let events = EventRecorder<String>(clock: clock)
    let task = Task { [clock] in
      try await clock.sleep(for: .seconds(1))
      events.next("ordered")
      try await kitchen.sleep(for: .seconds(600))
      events.next("cooked")
      try await clock.sleep(for: .seconds(1))
      events.next("served")
    }
    await clock.advance(by: .seconds(100))
    assertThat(events.events, containsExactly(.next(1, "ordered")))
    await kitchen.advance(by: .seconds(600))
    await clock.advance(by: .seconds(1))
    try await task.value
    assertThat(
      events.events,
      containsExactly(.next(1, "ordered"), .next(100, "cooked"), .next(101, "served")))
    assertThat(kitchen.now, 600)
  }

  @Test("The loop of an actor runs at each of its times until it is stopped")
  func loop() async {
    service.measureCalls.returns(20, 21, 22, 23)
    let thermometer = Thermometer(clock: clock) { [service] in service.measure() }
    await thermometer.start()
    await clock.advance(by: .seconds(25))
    assertThat(await thermometer.degrees, [20, 21, 22])
    await thermometer.stop()
    await clock.advance(by: .seconds(100))
    assertThat(await thermometer.degrees, hasCount(3))
    assertThat(clock.deadlines, empty())
  }
}
