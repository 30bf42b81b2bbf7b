import Charmest
import Testing

@Suite("The examples in VirtualTime.swift") struct VirtualTimeExamples {
  private let clock = TestClock()

  @Test func sleepingTasks() async {
    let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    defer { sleeper.cancel() }
    await example {
      await clock.untilSleeping()
      await clock.advance(by: .seconds(1))
    }
    assertThat(clock.deadlines, empty())
  }

  @Test func allTasks() async {
    let sleeper = Task { [clock] in
      for _ in 1...3 { try await clock.sleep(for: .seconds(1)) }
    }
    defer { sleeper.cancel() }
    await clock.untilSleeping()
    await example {
      await clock.run()
    }
    assertThat(clock.now, 3)
  }

  @Test func recordedEvents() async {
    let recorder = EventRecorder<Int>(clock: clock)
    for count in 1...3 { recorder.next(count) }
    await example {
      await recorder.untilRecorded(3)
    }
  }
}
