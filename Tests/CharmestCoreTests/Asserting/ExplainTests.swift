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

  @Test("has at most 30 lines and 3,500 bytes, and counts what it left out")
  func manyLines() {
    let details = (1...60).map { number in
      DetailLine(.item, "[\(number)]", Phrase(String(repeating: "x", count: 100)))
    }
    let text = FailureText(
      Explanation(.statement("unexpected elements"), details: details),
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
      let details = (0...40).map { number in
        DetailLine(
          .item, "[\(number)]",
          Phrase(String(repeating: "x", count: number == 0 ? length : 140)))
      }
      let text = FailureText(
        Explanation(.statement("unexpected elements"), details: details), scale: 1)
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
      Array(repeating: DetailLine(kind, key, "x"), count: 20)
    }
    let details = lines(.matched, "matched") + lines(.item, "missing") + lines(.context, "near")
    let text = FailureText(
      Explanation(
        .statement("unexpected"), details: details,
        whole: WholeValues(expected: "1", actual: "2")), scale: 1)
    #expect(
      text.details == Array(repeating: "  missing: x", count: 20)
        + Array(repeating: "  near: x", count: 8)
        + ["  omitted: 34 lines, see CHARMEST_TEXT_LIMIT"])
  }
}

extension FailureText {
  fileprivate init<Value>(explain value: Value, _ matcher: Matcher<Value>, scale: Int) {
    self.init(
      matcher.mismatch(of: value)?.explanation ?? Explanation(.statement("")),
      scale: scale
    )
  }
}
