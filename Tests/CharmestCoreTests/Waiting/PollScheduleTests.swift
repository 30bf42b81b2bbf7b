import CharmestCore
import Testing

@Suite("The tries of a poll") struct PollScheduleTests {
  private func tries(within limit: Duration) async -> Int {
    let counter = Counter()
    _ = await collectFailures {
      await assertEventually(1, within: limit) {
        counter.increase()
        return 2
      }
    }
    return counter.count
  }

  @Test(arguments: [Duration.zero, .milliseconds(3)])
  func `are at least twenty, however little time there is`(limit: Duration) async {
    #expect(await tries(within: limit) == 20)
  }

  @Test func `go on until the time is over, and not without pauses`() async {
    let start = ContinuousClock.now
    #expect(20...30 ~= (await tries(within: .milliseconds(200))))
    #expect(start.duration(to: .now) >= .milliseconds(200))
  }

  @Test func `keep their pauses if time is over before there were twenty`() async {
    var looks: [ContinuousClock.Instant] = []
    _ = await collectFailures {
      await assertEventually(1, within: .milliseconds(40)) {
        if looks.isEmpty { try await Task.sleep(for: .milliseconds(60)) }
        looks.append(.now)
        return 2
      }
    }
    #expect(looks.count == 20)
    // Nine pauses, each of a twentieth of the time, but the first of one millisecond.
    #expect(looks[0].duration(to: looks[19]) >= .milliseconds(15))
  }
}
