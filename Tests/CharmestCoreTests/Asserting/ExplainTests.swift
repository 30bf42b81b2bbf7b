import CharmestCore
import Testing

@Suite("explain") struct ExplainTests {
  @Test("gives nothing for a value that matches")
  func match() {
    #expect(explain(4, equalTo(4)) == nil)
  }

  @Test("gives the text of a failure, with and without a label")
  func mismatch() {
    #expect(explain(5, equalTo(4))?.description == "expected 4, but was 5")
    #expect(explain(5, equalTo(4), "total")?.description == "total: expected 4, but was 5")
  }
}

@Suite("FailureText") struct FailureTextTests {
  @Test("keeps one fact on one line, whatever labels, descriptions and reasons hold")
  func forged() {
    let matcher = Matcher<Int>("a\nnumber\u{202E}") { _ in .mismatch("was\r\n::error::odd\u{7}") }
    #expect(
      explain(5, matcher, "::error::total")?.description
        == #"""
        :\u{3A}error::total: expected a\nnumber\u{202E}, but was\r\n::error::odd\u{7}
          but was: 5
        """#
    )
  }

  @Test("cuts the middle of a subject before it cuts what differs")
  func longSubject() {
    let label = String(repeating: "ramen", count: 60)
    let summary = explain(5, equalTo(4), label)?.summary
    #expect(summary?.count == 200)
    #expect(summary?.hasPrefix("ramenramen") == true)
    #expect(summary?.hasSuffix("ramen: expected 4, but was 5") == true)
  }

  @Test("gives the values of a sentence that is too long less room, step by step")
  func steps() {
    var steps: [TextLimits] = []
    let explanation = Explanation(
      .statement { limits in
        steps.append(limits)
        return String(repeating: "x", count: 201)
      })
    #expect(FailureText(explanation, scale: 1).summary.count == 200)
    #expect(
      steps == [
        TextLimits(value: 80, context: 20, items: 3), TextLimits(value: 80, context: 20, items: 3),
        TextLimits(value: 60, context: 20, items: 3),
        // Whether more items are there than these.
        TextLimits(value: 80, context: 20, items: 3),
        TextLimits(value: 80, context: 20, items: 4, itemsInside: 3),
        TextLimits(value: 80, context: 20, items: 1, itemsInside: 3),
        TextLimits(value: 60, context: 20, items: 2),
        TextLimits(value: 60, context: 20, items: 1, itemsInside: 3),
        TextLimits(value: 60, context: 20, items: 1),
        TextLimits(value: 40, context: 10, items: 1, isNarrow: true),
        TextLimits(value: 40, context: 10, items: 1, isNarrow: true),
        TextLimits(value: 20, context: 10, items: 1, isNarrow: true),
      ])
  }

  @Test("cuts the middle of the sentence where less than 21 characters of the subject would stay")
  func longSentence() {
    let subject = String(repeating: "ramen", count: 10)
    func x(_ count: Int) -> String { String(repeating: "x", count: count) }
    func summary(_ count: Int) -> String {
      FailureText(Explanation(.statement { _ in x(count) }), about: subject, scale: 1).summary
    }
    #expect(summary(177) == "ramenramenra...nramen: " + x(177))
    #expect(summary(178) == subject + ": " + x(27) + "..." + x(118))
  }

  @Test("has at most 30 lines and 3,500 bytes, and counts what it left out")
  func manyLines() {
    let facts = (1...60).map { number in
      DetailLine(.item, "[\(number)]") { _ in String(repeating: "x", count: 100) }
    }
    let text = FailureText(
      Explanation(.statement { _ in "unexpected elements" }, facts: facts),
      about: "extras",
      scale: 1
    )
    #expect(text.details.count <= 29)
    #expect(text.description.utf8.count <= 3_500)
    let shown = text.details.count - 1
    #expect(text.details.last == "  omitted: \(60 - shown) lines, see CHARMEST_TEXT_LIMIT")
  }

  @Test("leaves 60 of its bytes for the count of what it left out, and no more")
  func manyBytes() {
    let bytes = (0..<150).map { length in
      let facts = (0...40).map { number in
        DetailLine(.item, "[\(number)]") { _ in
          String(repeating: "x", count: number == 0 ? length : 140)
        }
      }
      let text = FailureText(
        Explanation(.statement { _ in "unexpected elements" }, facts: facts), scale: 1)
      return text.details.dropLast().reduce(text.summary.utf8.count) { $0 + $1.utf8.count + 1 }
    }
    #expect(bytes.max() == 3_440)
  }

  @Test("shows more when it may be longer")
  func scale() {
    let values = Array(1...300)
    let explanation = { (scale: Int) in
      FailureText(
        explain: values,
        everyItem(lessThan(0)),
        scale: scale
      )
    }
    #expect(explanation(1).details.count == 11)
    #expect(explanation(10).details.count == 102)
  }

  @Test("drops first what matched, then the whole values, then the context, and last what is wrong")
  func priorities() {
    func lines(_ kind: DetailLine.Kind, _ key: String) -> [DetailLine] {
      Array(repeating: DetailLine(kind, key) { _ in "x" }, count: 20)
    }
    let facts = lines(.matched, "matched") + lines(.item, "missing") + lines(.context, "near")
    let text = FailureText(
      Explanation(
        .statement { _ in "unexpected" }, facts: facts,
        whole: WholeValues(expected: { _ in "1" }, actual: { _ in "2" })), scale: 1)
    #expect(
      text.details == Array(repeating: "  missing: x", count: 20)
        + Array(repeating: "  near: x", count: 8)
        + ["  omitted: 34 lines, see CHARMEST_TEXT_LIMIT"])
  }
}

extension FailureText {
  fileprivate init<Value>(explain value: Value, _ matcher: Matcher<Value>, scale: Int) {
    self.init(
      matcher.mismatch(of: value)?.explanation ?? Explanation(.statement { _ in "" }),
      scale: scale
    )
  }
}
