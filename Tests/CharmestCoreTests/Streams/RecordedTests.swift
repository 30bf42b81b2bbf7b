import Charmest
import CharmestCore
import Testing

@Suite("Recorded") struct RecordedTests {
  private struct Offline: Error, Equatable {}
  private struct Broken: Error { let part: String }

  private final class PotError: Error {
    let pot: Int
    init(_ pot: Int) { self.pot = pot }
  }
  private struct Burnt: Error, CustomStringConvertible {
    var pot: Int
    var description: String { "a burnt pot" }
  }
  private struct Soup { var name: String }

  private typealias Events = [Recorded<String>]

  private struct Bowl: Equatable, CustomStringConvertible {
    var soup = "miso"
    var salt: Int
    var description: String { "a bowl of \(soup)" }
  }

  @Test("names the elements of a slice by their indices")
  func slices() {
    let events: Events = [.next(1, "a"), .next(2, "b"), .next(3, "c"), .next(4, "d")]
    #expect(
      explain(events[2...], equalTo([.next(5, "c"), .next(6, "d")]), "it")?.summary == """
        it: the same events at other times: [2] next("c") expected at time 5, but came at time 3; \
        [3] next("d") expected at time 6, but came at time 4
        """)
  }

  @Test("shows what differs in long values, and in values that read alike")
  func insideValues() {
    let long = (0..<60).map { "item \($0)" }
    var other = long
    other[40] = "item 0"
    assertMismatch(
      [Recorded.next(0, long)], equalTo([.next(0, other)]), "it",
      text: """
        it[0] at time 0.next[40]: expected "item 0", but was "item 40" (1 of 60 elements differs)
        """)
    assertMismatch(
      [Recorded.next(0, Bowl(salt: 1))], containsExactly(.next(0, Bowl(salt: 2))), "it",
      text: """
        it[0] at time 0.next.salt: expected 2, but was 1 (1 of 2 fields differs)
        """)
    assertMismatch(
      [Recorded.next(0, Double.nan)], containsExactly(.next(0, .nan)), "it",
      text: """
        it[0] at time 0.next: expected nan, but was nan (nan never equals itself, use isNaN())
        """)
  }

  @Test("of the same values at other times shows only the times, where room is short")
  func otherTimes() {
    let words = ["the first portion of the day", "the second portion of the day", "the third one"]
    assertMismatch(
      words.indices.map { Recorded.next(.init(offset: .seconds(600 * $0 + 3 * $0)), words[$0]) },
      equalTo(words.indices.map { .next(.init(offset: .seconds(600 * $0)), words[$0]) }), "drops",
      text: """
        drops: the same events at other times: [1] next("the second portion of the day") expected at time 600, but came at time 603; [2] next("the third one") expected at time 1200, but came at time 1206
          expected: [next("the first portion of the day") at 0, next("the second portion of the day") at 600, next("the third one") at 1200]
          but was:  [next("the first portion of the day") at 0, next("the second portion of the day") at 603, next("the third one") at 1206]
        """)
    assertMismatch(
      [Recorded.next(1, words), .next(3, words), .next(5, words)],
      equalTo([.next(10, words), .next(30, words), .next(50, words)]), "drops",
      text: """
        drops: the same events at other times: [0] expected at time 10, but came at time 1; [1] expected at time 30, but came at time 3; [2] expected at time 50, but came at time 5
          [0]: next(["the first portion of the day", "the second portion of the day", "the third one"]) expected at time 10, but came at time 1
          [1]: next(["the first portion of the day", "the second portion of the day", "the third one"]) expected at time 30, but came at time 3
          [2]: next(["the first portion of the day", "the second portion of the day", "the third one"]) expected at time 50, but came at time 5
        """)
  }

  @Test("reads as event and time")
  func description() {
    let events: Events = [
      .next(20, "6"), .next(.milliseconds(1_500), "a"), .completed(40), .failed(30, Offline()),
    ]
    #expect(
      events.map(\.description) == [
        #"next("6") at 20"#, #"next("a") at 1.5"#, "completed at 40",
        "failed(RecordedTests.Offline()) at 30",
      ]
    )
    #expect(events.map(\.value) == ["6", "a", nil, nil])
  }

  @Test("is equal by time and event, and errors by what they are")
  func equality() {
    func same(_ first: Recorded<String>, _ second: Recorded<String>) -> Bool { first == second }
    #expect(same(.next(1, "a"), .next(1, "a")))
    #expect(!same(.next(1, "a"), .next(2, "a")))
    #expect(!same(.next(1, "a"), .next(1, "b")))
    #expect(!same(.next(1, "a"), .completed(1)))
    #expect(same(.failed(1, Offline()), .failed(1, Offline())))
    #expect(!same(.failed(1, Offline()), .failed(1, Broken(part: "x"))))
    #expect(same(.failed(1, Broken(part: "x")), .failed(1, Broken(part: "x"))))
    #expect(!same(.failed(1, Broken(part: "x")), .failed(1, Broken(part: "y"))))
  }

  @Test("compares errors without == by what they store")
  func errors() {
    assertMatches([.failed(10, PotError(1))] as Events, equalTo([.failed(10, PotError(1))]))
    assertMismatch(
      [.next(0, "a"), .failed(10, PotError(1))] as Events,
      equalTo([.next(0, "a"), .failed(10, PotError(2))]), "it",
      text: """
        it[1] at time 10: expected failed(RecordedTests.PotError(pot: 2)), but was failed(RecordedTests.PotError(pot: 1)) (1 of 2 events differs)
          expected: [next("a") at 0, failed(RecordedTests.PotError(pot: 2)) at 10]
          but was:  [next("a") at 0, failed(RecordedTests.PotError(pot: 1)) at 10]
        """)
    assertMismatch(
      [.next(0, "a"), .failed(10, Burnt(pot: 1))] as Events,
      containsExactly(.next(0, "a"), .failed(10, Burnt(pot: 2))), "it",
      text: "it[1] at time 10.failed.pot: expected 2, but was 1 (1 of 2 events differs)")
  }

  @Test("tells events of values without == apart by what they store")
  func valuesWithoutEquality() {
    let came: [Recorded<Soup>] = [.failed(10, Burnt(pot: 1)), .next(20, Soup(name: "miso"))]
    let wanted: [Recorded<Soup>] = [
      .failed(10, Burnt(pot: 2)), .next(20, Soup(name: "miso")), .completed(30),
    ]
    assertMismatch(
      came, samePropertyValuesAs(wanted), "it",
      text: """
        it: 2 of 3 events differ: [0] at time 10.failed.pot expected 2, but was 1; missing completed at time 30, after [1]
          expected: [failed(a burnt pot) at 10, next(RecordedTests.Soup(name: "miso")) at 20, completed at 30]
          but was:  [failed(a burnt pot) at 10, next(RecordedTests.Soup(name: "miso")) at 20]
        """)
  }

  @Test("is matched in lists like any value")
  func lists() {
    let events: Events = [.next(0, "4"), .next(10, "6"), .completed(40)]
    assertMatches(events, contains(.next(0, "4"), .next(10, "6"), .completed(40)))
    assertMatches(events, hasItem(.next(10, "6")))
    assertMatches(events, hasItems(.completed(40), .next(0, "4")))
    assertMatches(events, contains(.next(0, "4"), hasProperty(\.value, "6"), anything()))
  }

  @Test("says which event is missing or unexpected, by its time")
  func missing() {
    assertMismatch(
      [.next(0, "4"), .next(20, "6")] as Events,
      contains(.next(0, "4"), .next(10, "5"), .next(20, "6")),
      "it",
      text: """
        it: missing next("5") at time 10, after [0] (1 of 3 expected events is missing)
          expected: [next("4") at 0, next("5") at 10, next("6") at 20]
          but was:  [next("4") at 0, next("6") at 20]
        """
    )
    assertMismatch(
      [.next(0, "4"), .next(10, "5"), .next(20, "6")] as Events,
      contains(.next(0, "4"), .next(20, "6")),
      "it",
      text: """
        it[1] at time 10: unexpected next("5") (1 of 3 events is unexpected)
          expected: [next("4") at 0, next("6") at 20]
          but was:  [next("4") at 0, next("5") at 10, next("6") at 20]
        """
    )
  }

  @Test("says which event came late")
  func late() {
    assertMismatch(
      [.next(0, "4"), .next(25, "6"), .completed(40)] as Events,
      contains(.next(0, "4"), .next(20, "6"), .completed(40)),
      text: """
        at time 20: expected next("6"), but it came at time 25 (1 of 3 events differs)
          expected: [next("4") at 0, next("6") at 20, completed at 40]
          but was:  [next("4") at 0, next("6") at 25, completed at 40]
        """
    )
  }

  @Test("takes for late or early only the same event, and the nearest one")
  func moved() {
    assertMismatch(
      [.next(5, "4"), .next(25, "6"), .next(90, "6"), .completed(95)] as Events,
      contains(.next(10, "4"), .next(20, "6"), .next(30, "7"), .completed(40)),
      "it",
      text: """
        it: expected [next("4") at 10, next("6") at 20, next("7") at 30, completed at 40], but was [next("4") at 5, next("6") at 25, next("6") at 90, completed at 95] (5 of 5 events differ)
          at time 10: expected next("4"), but it came at time 5
          at time 20: expected next("6"), but it came at time 25
          at time 30, after [1]: missing next("7")
          at time 40: expected completed, but it came at time 95
          [2] at time 90: unexpected next("6")
        """
    )
  }

  @Test("takes no event for moved that came at its time in another order")
  func reordered() {
    let texts = ["a", "b", "c", "d", "e"]
    let wanted = texts.map { Recorded<String>.next(10, $0) }
    #expect(
      explain(Array(wanted[1...] + wanted[..<1]), equalTo(wanted), "it")?.summary == """
        it: 2 of 5 events differ: missing next("a") at time 10, at the start; [4] at time 10 unexpected next("a")
        """
    )
  }

  @Test("finds the other times of thousands of late events, each with the nearest one")
  func manyMoved() {
    let count = rounds(100_000)
    let wanted = (0..<count).map { Recorded<String>.next(.init(offset: .seconds(2 * $0)), "tick") }
    let came = (0..<count).map {
      Recorded<String>.next(.init(offset: .seconds(2 * $0 + 1)), "tick")
    }
    #expect(
      explain(came, equalTo(wanted), "it")?.summary == """
        it: the same events at other times: [0] next("tick") expected at time 0, but came at time 1; \
        [1] next("tick") expected at time 2, but came at time 3; \
        and \(count - 2) more
        """
    )
    #expect(
      explain(
        [.next(5, "a"), .next(19, "a"), .next(90, "a")] as Events,
        contains(.next(20, "a"), .next(95, "a")), "it")?.summary == """
          it: 3 of 3 events differ: [0] at time 5 unexpected next("a"); at time 20 expected next("a"), \
          but it came at time 19; at time 95 expected next("a"), but it came at time 90
          """
    )
  }

  @Test("says at which time the nearest event came")
  func nearestTime() {
    assertMismatch(
      [.next(0, "open"), .next(18, "chime")] as Events,
      hasItems(.next(0, "open"), .next(17, "chime")),
      text: """
        missing next("chime") at 17, nearest is [1]: time expected 17, but was 18 (1 of 2 expected items found)
          but was: [next("open") at 0, next("chime") at 18]
        """)
  }

  @Test("says which value or end was another")
  func other() {
    assertMismatch(
      [.next(0, "4"), .next(20, "7"), .failed(40, Offline())] as Events,
      contains(.next(0, "4"), .next(20, "6"), .completed(40)),
      text: """
        2 of 3 events differ: [1] at time 20 expected next("6"), but was next("7"); [2] at time 40 expected completed, but was failed(RecordedTests.Offline())
          expected: [next("4") at 0, next("6") at 20, completed at 40]
          but was:  [next("4") at 0, next("7") at 20, failed(RecordedTests.Offline()) at 40]
        """
    )
  }
}
