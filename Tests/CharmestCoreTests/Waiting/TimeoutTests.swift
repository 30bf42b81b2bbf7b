import Testing

@testable import CharmestCore

@Suite("A timeout") struct TimeoutTests {
  @Test("ends after ten seconds if nobody moves its clock, as the documentation says")
  func standstill() {
    #expect(Timeout.longestStandstill == .seconds(10))
  }
}

@Suite("A stepped sleep") struct SteppedSleepTests {
  @Test(
    "takes many steps in a long time and one in a short time",
    arguments: [(5_000, 25), (250, 25), (50, 5), (20, 2), (19, 1), (5, 1), (0, 1), (-5, 1)]
      as [(Int, Int)]
  )
  func sleeping(milliseconds: Int, steps: Int) async throws {
    let clock = LeapingClock()
    try await SteppedSleep.sleep(for: .milliseconds(milliseconds), by: clock)
    #expect(clock.sleeps == Array(repeating: .milliseconds(milliseconds) / steps, count: steps))
  }
}

@Suite("A rounded duration") struct RoundedDurationTests {
  @Test(
    arguments: [
      (.zero, "less than 1 ms"),
      (.milliseconds(-5), "less than 1 ms"),
      (.microseconds(999), "less than 1 ms"),
      (.milliseconds(1), "1 ms"),
      (.microseconds(12_900), "12 ms"),
      (.milliseconds(949), "949 ms"),
      (.milliseconds(950), "1 second"),
      (.milliseconds(1_049), "1 second"),
      (.milliseconds(1_050), "1.1 seconds"),
      (.milliseconds(1_500), "1.5 seconds"),
      (.milliseconds(1_970), "2 seconds"),
      (.seconds(90), "90 seconds"),
      (.seconds(Int64.max), "922337203685477 seconds"),
      (.seconds(-10), "less than 1 ms"),
    ] as [(Duration, String)]
  )
  func `is as exact as a reader needs it`(duration: Duration, text: String) {
    #expect(duration.rounded == text)
  }
}
