import Charmest
import Testing

/// The right-hand column of the article on RxTest, RxBlocking, RxNimble and Quick.
@MainActor @Suite("What to write in place of RxTest") struct RxTestTableTests {
  private struct Closed: Error, Equatable {}

  private let counter = Counter()

  private final class Counter { var title = "Ready" }

  private var titles: AsyncStream<String> {
    AsyncStream { continuation in
      for title in ["Open", "Ready"] { continuation.yield(title) }
      continuation.finish()
    }
  }

  private var broken: AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { $0.finish(throwing: Closed()) }
  }

  @Test func blocking() async throws {
    let all = await collect(titles)
    assertThat(all, finished())
    assertThat(all.elements, containsExactly("Open", "Ready"))
    assertThat(await collect(titles, first: 1).elements, containsExactly("Open"))
    assertThat(await first(of: titles), "Open")
    assertThat(await first(of: broken), nilValue())
    assertThat(await last(of: titles), "Ready")
    assertThat(await collect(titles, within: .seconds(5)), finished())
    assertThat(await collect(titles), Collected(elements: ["Open", "Ready"], end: .finished))
    assertThat(await collect(broken), fails(Closed()))
    let only = titles.prefix(1)
    assertThat(await collect(only), elements(hasCount(1)) && finished())
    let title = try requireThat(await first(of: titles), present())
    assertThat(title, "Open")
  }

  @Test func feeding() async {
    let (clicks, continuation) = AsyncStream<Int>.makeStream()
    continuation.yield(1)
    continuation.yield(2)
    continuation.finish()
    assertThat(await collect(clicks).elements, containsExactly(1, 2))
  }

  @Test func virtualTime() async {
    let clock = TestClock()
    let events: [Recorded<Int>] = [.next(10, 1), .next(20, 2), .completed(40)]
    let stream = HotStream(on: clock, events)
    let recorder = EventRecorder(stream, clock: clock)
    let cold = EventRecorder(scheduled(on: clock, events), clock: clock)
    await clock.untilSleeping(2, within: .seconds(60))
    await clock.advance(to: 40)
    await clock.run()
    assertThat(recorder.events, equalTo(events))
    assertThat(cold.events, equalTo(events))
  }

  @Test func polling() async {
    await assertEventually("Ready") { counter.title }
    await assertEventually(hasPrefix("Re"), within: .seconds(5)) { counter.title }
  }

  @Suite("A counter") @MainActor struct Describe {
    private let counter = Counter()

    @Suite("when it opens") @MainActor struct Context {
      private let counter = Counter()

      @Test("is ready") func isReady() {
        assertThat(counter.title, "Ready")
      }
    }
  }
}
