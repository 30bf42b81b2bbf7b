import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("Matchers for recorded events") struct RecordedMatchersTests {
  private struct Offline: Error, Equatable {}

  private let events: [Recorded<String>] = [.next(0, "4"), .next(10, "60"), .failed(40, Offline())]

  @Test("stand in lists beside values")
  func match() {
    assertMatches(
      events,
      containsExactly(.next(0, "4"), .next(10, hasPrefix("6")), .failed(40, anything()))
    )
    assertMatches(events, hasItem(.next(10, hasCount(2))))
    assertMatches(events, not(hasItem(.completed(40))))
  }

  @Test("say what is expected when, and what came")
  func mismatch() {
    expectText(
      explain(
        events, containsExactly(.next(0, "4"), .next(10, hasPrefix("7")), .completed(40))),
      """
      2 of 3 elements differ: [1].event.next expected a string starting with "7", but was "60"; [2] expected completed at 40, but was failed(RecordedMatchersTests.Offline()) at 40
        expected: [next("4") at 0, next(a string starting with "7") at 10, completed at 40]
        but was:  [next("4") at 0, next("60") at 10, failed(RecordedMatchersTests.Offline()) at 40]
      """
    )
  }

  @Test("describe themselves like events")
  func description() {
    assertDescription(
      Matcher<Recorded<Int>>.next(10, greaterThan(3)),
      "next(a value greater than 3) at 10"
    )
    assertDescription(Matcher<Recorded<Int>>.next(10, 3), "next(3) at 10")
    assertDescription(Matcher<Recorded<Int>>.completed(1.5), "completed at 1.5")
    assertDescription(Matcher<Recorded<Int>>.failed(1, anything()), "failed(anything) at 1")
  }
}
