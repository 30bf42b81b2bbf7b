import Charmest
import CharmestCore
import Testing
import WrittenTexts

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
    #expect(same(.failed(1, PotError(1)), .failed(1, PotError(1))))
    #expect(!same(.failed(1, PotError(1)), .failed(1, PotError(2))))
    #expect(!same(.failed(1, Burnt(pot: 1)), .failed(1, Burnt(pot: 2))))
  }

  @Test("says which event is missing or unexpected, came late, or was another, by its time")
  func text() {
    expectText(
      explain(
        [.next(0, "4"), .next(20, "7"), .failed(40, Offline())] as Events,
        containsExactly(.next(0, "4"), .next(20, "6"), .completed(40))),
      #"""
      2 of 3 elements differ: [1] expected next("6") at 20, but was next("7") at 20; [2] expected completed at 40, but was failed(RecordedTests.Offline()) at 40
        expected: [next("4") at 0, next("6") at 20, completed at 40]
        but was:  [next("4") at 0, next("7") at 20, failed(RecordedTests.Offline()) at 40]
      """#
    )
    let cases: [(Events, Events, String)] = [
      ([.next(0, "4"), .next(20, "6")], [.next(0, "4"), .next(10, "5"), .next(20, "6")], "10"),
      ([.next(0, "4"), .next(10, "5"), .next(20, "6")], [.next(0, "4"), .next(20, "6")], "10"),
      ([.next(0, "4"), .next(25, "6")], [.next(0, "4"), .next(20, "6")], "25"),
    ]
    for (came, wanted, time) in cases {
      let text = explain(came, equalTo(wanted))?.summary ?? ""
      assertThat(text, containsString(time))
    }
  }

  @Test("is compared in time where thousands came late")
  func manyMoved() {
    let count = rounds(10_000)
    let wanted = (0..<count).map { Recorded<String>.next(.init(offset: .seconds(2 * $0)), "tick") }
    let came = (0..<count).map {
      Recorded<String>.next(.init(offset: .seconds(2 * $0 + 1)), "tick")
    }
    assertMismatch(came, equalTo(wanted))
    assertThat(explain(came, equalTo(wanted))?.summary, presentAnd(containsString("tick")))
  }
}
