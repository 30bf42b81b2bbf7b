import CharmestCore
import Testing

/// The rhythm of the looks, as a clock sees it.
@Suite("The tries of a poll") struct PollScheduleTests {
  private func tries(
    within limit: Duration,
    on clock: LeapingClock,
    during work: Duration = .zero
  ) async -> Int {
    let counter = Counter()
    _ = await Polling(for: limit, on: clock).untilMet(Requirement(equalTo(1))) {
      counter.increase()
      clock.advance(by: work)
      return 2
    }
    return counter.count
  }

  @Test func `yield ten times, then pause longer and longer, up to 20 milliseconds`() async {
    let clock = LeapingClock()
    #expect(await tries(within: .milliseconds(100), on: clock) == 20)
    #expect(clock.sleeps == [1, 2, 4, 8, 16, 20, 20, 20, 9].map { .milliseconds($0) })
  }

  @Test func `follow at once when the time is over before there were twenty`() async {
    let clock = LeapingClock()
    #expect(await tries(within: .milliseconds(50), on: clock) == 20)
    #expect(clock.now.time == .milliseconds(50))
  }

  @Test func `end with a look when the time is over, not after a whole pause`() async {
    let clock = LeapingClock()
    #expect(await tries(within: .milliseconds(115), on: clock) == 21)
    #expect(clock.sleeps.suffix(2) == [.milliseconds(20), .milliseconds(4)])
    #expect(clock.now.time == .milliseconds(115))
  }

  @Test(arguments: [Duration.zero, .milliseconds(-5), .milliseconds(3)])
  func `are at least twenty, however little time there is`(limit: Duration) async {
    #expect(await tries(within: limit, on: LeapingClock()) == 20)
  }

  @Test func `are twenty where each takes longer than there is time`() async {
    let clock = LeapingClock()
    #expect(await tries(within: .seconds(1), on: clock, during: .seconds(2)) == 20)
  }

  @Test func `end on a clock that stands still, too`() async {
    let clock = LeapingClock(stands: true)
    #expect(await tries(within: .milliseconds(115), on: clock) == 21)
  }

  @Test
  func `keep their pauses on a clock of the machine, if time is over before there were twenty`()
    async
  {
    let clock = ContinuousClock()
    var looks: [ContinuousClock.Instant] = []
    _ = await Polling(for: .milliseconds(40), on: clock).untilMet(Requirement(equalTo(1))) {
      if looks.isEmpty { try await Task.sleep(for: .milliseconds(60)) }
      looks.append(clock.now)
      return 2
    }
    #expect(looks.count == 20)
    // Nine pauses, each of a twentieth of the time, but the first of one millisecond.
    #expect(looks[0].duration(to: looks[19]) >= .milliseconds(15))
  }
}
