import CharmestCore
import Testing

@Suite("Matchers for recorded events") struct RecordedMatchersTests {
  private struct Offline: Error, Equatable {}
  private let events: [Recorded<String>] = [.next(0, "4"), .next(10, "60"), .failed(40, Offline())]

  @Test("stand in lists beside values")
  func match() {
    assertMatches(
      events,
      containsExactly(.next(0, "4"), .next(10, hasPrefix("6")), .failed(40, anything()))
    )
    assertMatches(events, hasItem(.next(10, hasCount(2))) && not(hasItem(.completed(40))))
    assertMatches(events, not(hasItem(.next(11, "60"))) && not(hasItem(.failed(41, anything()))))
  }

  @Test("say what is expected when, and what came")
  func mismatch() {
    #expect(
      summary(events, containsExactly(.next(0, "4"), .next(10, hasPrefix("7")), .completed(40)))
        == "2 of 3 elements differ: [1].event.next expected a string starting with \"7\", but was "
        + "\"60\"; [2] expected completed at 40, but was failed(RecordedMatchersTests.Offline()) "
        + "at 40")
    assertDescription(
      Matcher<Recorded<Int>>.next(10, greaterThan(3)), "next(a value greater than 3) at 10")
    assertDescription(Matcher<Recorded<Int>>.failed(1, anything()), "failed(anything) at 1")
  }
}
