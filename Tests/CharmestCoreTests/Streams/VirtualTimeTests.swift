import Charmest
import Testing
import WrittenTexts

@Suite("Waiting for virtual time") struct VirtualTimeTests {
  private let clock = TestClock()

  @Test("goes on as soon as the tasks sleep, and as soon as the events are there")
  func inTime() async {
    let tasks = (1...3).map { seconds in
      Task { [clock] in try await clock.sleep(for: .seconds(seconds)) }
    }
    let recorder = EventRecorder<Int>(clock: clock)
    let failures = await collectFailures {
      await clock.untilSleeping(3, within: .seconds(600))
      recorder.next(1)
      await recorder.untilRecorded(1, within: .seconds(600))
      await clock.run(within: .seconds(600))
    }
    #expect(failures.isEmpty)
    #expect(clock.now == 3)
    for task in tasks { _ = await task.result }
  }

  @Test("says which tasks sleep when it was in vain")
  func nobodySleeps() async {
    let failures = await collectFailures { await clock.untilSleeping(within: .milliseconds(10)) }
    #expect(failures.count == 1)
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1.5)) }
    await clock.untilSleeping(within: .seconds(60))
    let line = #line + 2
    let others = await collectFailures {
      await clock.untilSleeping(2, within: .milliseconds(20))
    }
    expectText(
      others,
      """
      the clock at 0: expected 2 tasks asleep within 20 ms, but 1 was
        task 1: asleep until 1.5
      """
    )
    #expect(others.map(\.line) == [line])
    task.cancel()
  }

  @Test("says what was recorded when it was in vain")
  func nothingRecorded() async {
    let recorder = EventRecorder<String>(clock: clock)
    recorder.next("a")
    expectText(
      await collectFailures {
        await recorder.untilRecorded(2, within: .milliseconds(10))
        await EventRecorder<Int>(clock: clock).untilRecorded(1, within: .milliseconds(10))
      },
      """
      the recorder: expected 2 events within 10 ms, but only 1 came
        event 1: next("a") at 0
      the recorder: expected 1 event within 10 ms, but none came
      """
    )
  }

  @Test("gives up only code that slept again and again, however slow the machine is")
  func slow() async {
    let task = Task { [clock] in for _ in 1...3 { try await clock.sleep(for: .seconds(1)) } }
    await clock.untilSleeping(within: .seconds(600))
    let failures = await collectFailures { await clock.run(within: .zero) }
    #expect(failures.isEmpty)
    #expect(clock.now == 3)
    task.cancel()
  }

  @Test("gives up code that sleeps without end")
  func endless() async {
    let task = Task { [clock] in while true { try await clock.sleep(for: .seconds(1)) } }
    await clock.untilSleeping(within: .seconds(60))
    let failures = await collectFailures { await clock.run(within: .milliseconds(10)) }
    #expect(failures.count == 1)
    task.cancel()
  }
}
