import Charmest
import CharmestCore
import Testing

@Suite("Recorded") struct RecordedTests {
  private struct Offline: Error, Equatable {}
  private struct Broken: Error { let part: String }

  private typealias Events = [Recorded<String>]

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
}
