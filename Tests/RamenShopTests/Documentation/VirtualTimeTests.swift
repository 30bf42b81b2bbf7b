import Charmest
import Testing

/// Counts what comes from streams that cannot throw.
private actor TapCounter {
  private(set) var count = 0

  func countAll(of taps: AsyncStream<String>) async { for await _ in taps { count += 1 } }

  func countAll(in taps: some AsyncSequence<String, Never> & Sendable) async {
    for await _ in taps { count += 1 }
  }
}

/// The code of the article on virtual time that is not that of the metronome.
@Suite("The article on virtual time") struct VirtualTimeArticleTests {
  private let clock = TestClock()
  private let counter = TapCounter()

  @Test func streamsThatCannotThrow() async {
    let taps = scheduled(on: clock, [.next(10, "tap"), .next(20, "tap"), .completed(30)])
    async let stream: Void = counter.countAll(of: taps.asyncStream())
    async let sequence: Void = counter.countAll(in: taps.nonThrowing())
    await clock.untilSleeping(2)
    await clock.advance(by: .seconds(30))
    _ = await (stream, sequence)
    assertThat(await counter.count, 4)
  }
}
