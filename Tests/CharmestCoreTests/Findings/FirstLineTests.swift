import Charmest
import CharmestCore
import Testing

@Suite("A first line") struct FirstLineTests {
  @Test("cuts the middle of a subject before it cuts what differs")
  func longSubject() {
    let label = String(repeating: "ramen", count: 60)
    let summary = explain(5, equalTo(4), label)?.summary
    #expect(summary?.count == 200)
    #expect(summary?.hasPrefix("ramenramen") == true)
    #expect(summary?.hasSuffix("ramen: expected 4, but was 5") == true)
  }

  /// A value that counts how often it is described.
  private struct Described: CustomStringConvertible {
    let count: Locked<Int>
    let length: Int

    var description: String {
      count.withLock { $0 += 1 }
      return String(repeating: "x", count: length)
    }
  }

  @Test("describes a value that fits once, and one that is cut a few times", arguments: [30, 900])
  func measures(length: Int) {
    let count = Locked(0)
    let values = (0..<3).map { _ in Described(count: count, length: length) }
    let differences = values.map {
      Difference(at: .field("field"), .unequal(expected: describing($0), actual: describing($0)))
    }
    let text = FailureText(
      Explanation(differences, tally: Tally(3, of: 5, .fields)),
      about: Phrase(String(repeating: "subject", count: 20)), scale: 1)
    #expect(text.summary.width <= 200)
    #expect(count.withLock { $0 } <= (length == 30 ? 12 : 60))
  }

  @Test("makes each phrase of a list once, however many rooms are tried", arguments: [30, 900])
  func lists(length: Int) {
    let made = Locked(0)
    let phrases = (0..<3).lazy.map { _ in
      made.withLock { $0 += 1 }
      return describing(String(repeating: "x", count: length))
    }
    let line = FailureText(Explanation(.missing(list(phrases))), about: "guests", scale: 1).summary
    #expect(line.width <= 200)
    #expect(made.withLock { $0 } == 3)
    made.withLock { $0 = 0 }
    let conditions = Phrase.conditions(phrases, joinedBy: "or")
    #expect(FailureText(Explanation(.missing(conditions)), scale: 1).summary.width <= 200)
    #expect(made.withLock { $0 } == 3)
  }

  @Test("cuts the middle of the sentence where less than 20 columns of the subject would stay")
  func longSentence() {
    let subject = String(repeating: "ramen", count: 10)
    func x(_ count: Int) -> String { String(repeating: "x", count: count) }
    func summary(_ count: Int) -> String {
      FailureText(Explanation(.statement(Phrase(x(count)))), about: Phrase(subject), scale: 1)
        .summary
    }
    #expect(summary(177) == "ramenramenra...nramen: " + x(177))
    #expect(summary(178) == "ramenramenra...ramen: " + x(178))
    #expect(summary(179) == "ramenramenra...ramen: " + x(57) + "..." + x(118))
  }

  @Test("tells two differences before what can be worked out and before arguments of a call")
  func two() {
    assertMismatch(
      ["flour": 0.6222222222222222, "salt": 0.011406844106463879],
      hasEntry("flour", closeTo(0.733, 0.005)) && hasEntry("salt", closeTo(0.02, 0.001)),
      "shares",
      text: """
        shares: 2 of 2 conditions failed: ["flour"] expected a value within 0.005 of 0.733, but was 0.6222222222222222; ["salt"] expected a value within 0.001 of 0.02, but was 0.011406844106463879
          ["flour"]: expected a value within 0.005 of 0.733, but was 0.6222222222222222 (off by 0.110777777778)
          ["salt"]: expected a value within 0.001 of 0.02, but was 0.011406844106463879 (off by 0.00859315589354)
          but was: ["flour": 0.6222222222222222, "salt": 0.011406844106463879]
        """
    )
    let averages = ["Maths": 2.25, "PE": 1, "History": 1]
    let keys = hasEntry("Maths", closeTo(2.33, 0.01)) && hasKey("Physical Education")
    assertMismatch(
      averages, keys, "card.averages",
      text: """
        card.averages: 2 of 2 conditions failed: ["Maths"] expected a value within 0.01 of 2.33, but was 2.25; expected a dictionary with key "Physical Education", but the keys are "History", "Maths", "PE"
          ["Maths"]: expected a value within 0.01 of 2.33, but was 2.25 (off by 0.08)
          differs: expected a dictionary with key "Physical Education", but the keys are "History", "Maths", "PE"
          but was: ["History": 1.0, "Maths": 2.25, "PE": 1.0]
        """
    )
    assertMismatch(
      averages, keys, "the averages on the card of this year",
      text: """
        the averages on the card of this year: ["Maths"] expected a value within 0.01 of 2.33, but was 2.25; expected a dictionary with key "Physical Education", but the keys are "History", "Maths", "PE"
          ["Maths"]: expected a value within 0.01 of 2.33, but was 2.25 (off by 0.08)
          differs: expected a dictionary with key "Physical Education", but the keys are "History", "Maths", "PE"
          but was: ["History": 1.0, "Maths": 2.25, "PE": 1.0]
        """
    )
  }
}
