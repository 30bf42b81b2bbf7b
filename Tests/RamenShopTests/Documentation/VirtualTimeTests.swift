import Charmest
import Testing

/// Counts what comes from streams that cannot throw.
private actor TapCounter {
  private(set) var count = 0

  func countAll(of taps: AsyncStream<String>) async { for await _ in taps { count += 1 } }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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
    await clock.untilSleeping()
    await clock.advance(by: .seconds(30))
    await stream
    assertThat(await counter.count, 2)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func sequencesThatCannotThrow() async {
    let taps = scheduled(on: clock, [.next(10, "tap"), .next(20, "tap"), .completed(30)])
    async let sequence: Void = counter.countAll(in: taps.nonThrowing())
    await clock.untilSleeping()
    await clock.advance(by: .seconds(30))
    await sequence
    assertThat(await counter.count, 2)
  }
}
