import Testing

@testable import CharmestCore

@Suite("Turns") struct TurnsTests {
  @Test(
    "are many in a long time and one in a short time",
    arguments: [(5_000, 25), (250, 25), (50, 5), (20, 2), (19, 1), (5, 1), (0, 1), (-5, 1)]
      as [(Int, Int)]
  )
  func sleeping(milliseconds: Int, turns: Int) async throws {
    let clock = LeapingClock()
    try await Turns.sleep(for: .milliseconds(milliseconds), by: clock)
    #expect(clock.sleeps == Array(repeating: .milliseconds(milliseconds) / turns, count: turns))
  }
}
