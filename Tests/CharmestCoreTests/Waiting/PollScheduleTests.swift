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
    #expect(20...30 ~= (await tries(within: .milliseconds(200))))
  }
}
