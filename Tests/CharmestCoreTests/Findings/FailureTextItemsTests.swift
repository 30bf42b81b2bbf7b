import Charmest
import CharmestCore
import Testing

@Suite("Items of a failure text")
struct FailureTextItemsTests {
  private let long = String(repeating: "x", count: 70)

  private func explanation(_ count: Int) -> Explanation {
    Explanation(
      (0..<count).map { index in
        Difference(at: .index(index), .unexpected("\(index) \(describing(long))"))
      },
      tally: Tally(count, of: 20, .elements)
    )
  }

  @Test("what the first line cuts follows on lines of its own")
  func noRoom() {
    #expect(
      FailureText(explanation(3), about: Phrase(long), scale: 1).description == """
        \(long): [0] unexpected 0 "\(long.prefix(19))"...; [1] unexpected 1 "\(long.prefix(19))"...; [2] unexpected 2 "\(long.prefix(19))"...
          [0]: unexpected 0 "\(long)"
          [1]: unexpected 1 "\(long)"
          [2]: unexpected 2 "\(long)"
        """
    )
  }

  @Test("a value that the first line cuts stands whole below, as far as the text has room for it")
  func wholeValues() throws {
    struct Basket: Equatable, Sendable { var items: [Int] }
    func text(_ count: Int) -> FailureText? {
      explain(Basket(items: Array(1000..<1000 + count)), isIn([Basket(items: [])]), "basket")
    }
    let long = try #require(text(500))
    let lines = long.details.drop { !$0.hasPrefix("  but was: ") }
    #expect(lines.count == 21)
    let value = lines.map { $0.drop { $0 == " " } }.joined()
    let items = (1000..<1500).map(String.init).joined(separator: ", ")
    #expect(value == "but was: FailureTextItemsTests.Basket(items: [\(items)])")
    #expect(long.description.utf8.count <= 3_500)

    let tooLong = try #require(text(600))
    #expect(tooLong.details.count <= 1)
    #expect(tooLong.summary.contains("1000, 1001, 1002"))
  }

  @Test("where a value is missing, the beginning of what came stands below, however long it is")
  func beginningBesideMissing() {
    for count in [10, 400, 500, 520, 530, 540, 550, 560, 570, 580, 600, 10_000] {
      let explanation = Explanation(
        .missing(describing(String(repeating: "x", count: 300))),
        whole: WholeValues(actual: describing(Array(1000..<1000 + count))))
      let details = FailureText(explanation, about: "numbers", scale: 1).details
      #expect(details.contains { $0.hasPrefix("  but was: [1000, 1001, 1002, ") }, "\(count)")
    }
  }

  @Test("more room shows more items")
  func scale() {
    #expect(FailureText(explanation(12), scale: 1).details.count == 11)
    #expect(FailureText(explanation(12), scale: 2).details.count == 12)
    #expect(FailureText(explanation(12), scale: .max).summary.contains("[11] unexpected"))
  }

  @Test("more room says no less", arguments: [1, 10, 1_000])
  func nearest(scale: Int) throws {
    let flags = (1...40).map { "feature_\($0)" } + ["dark_mode"]
    let mismatch = try #require(hasItem("darkMode").mismatch(of: flags))
    #expect(
      FailureText(mismatch.explanation, about: "flags", scale: scale).summary
        == #"flags: expected an item "darkMode", but none of 41 is; nearest is [40] "dark_mode""#)
  }

  @Test("differences that are not kept are counted all the same")
  func unlisted() {
    var explanation = explanation(11)
    explanation.unlisted = 5
    explanation.tally?.count = 16
    let text = FailureText(explanation, about: "values", scale: 1)
    #expect(text.summary.hasSuffix("; and 15 more"))
    #expect(text.details.count == 11)
    #expect(text.details.last?.hasPrefix("  more: 6 of 16 not shown, the last is [10]: ") == true)
  }

  @Test("parts with several differences are nested with commas")
  func nested() {
    let merged = Explanation.merged(
      [explanation(2).at(.field("a")), Explanation(.missing("3")).at(.field("b"))],
      tally: Tally(2, of: 4, .fields)
    )
    #expect(
      merged.sentence().plainText == """
        2 of 4 fields differ: .a 2 of 20 elements differ: [0] unexpected 0 "\(long)", \
        [1] unexpected 1 "\(long)"; .b missing 3
        """
    )
  }

  @Test("a line is no longer than it may be where characters are escaped")
  func escaped() {
    let breaks = "a" + String(repeating: "\n", count: 150)
    let label = FailureText(Explanation(.unexpected("it")), about: Phrase(breaks), scale: 1)
    #expect(label.summary.count <= 200)
    #expect(label.summary.hasSuffix(": unexpected it"))
    let reason = FailureText(Explanation(.unexpected(Phrase(breaks))), about: "it", scale: 1)
    #expect(reason.summary.count == 200)
    let fact = DetailLine(.item, "fact", Phrase(breaks))
    let text = FailureText(Explanation(.unexpected("it"), details: [fact]), scale: 1)
    // The rest stands on a second line.
    #expect(text.details.map(\.count) == [160, 155])
  }

  @Test("a line takes no more columns and scalars than it may, whatever stands in it")
  func wide() {
    let hostile = [
      String(repeating: "\u{202E}", count: 150), "e" + String(repeating: "\u{301}", count: 5_000),
      String(repeating: "味", count: 150), String(repeating: "👨‍👩‍👧‍👦", count: 100),
      String(repeating: "a\u{200D}", count: 300),
    ]
    for text in hostile {
      let fact = DetailLine(.item, text, Phrase(text))
      let failure = FailureText(
        Explanation(.unexpected(Phrase(text)), details: [fact]), about: Phrase(text), scale: 1)
      #expect((130...200).contains(failure.summary.width))
      // Thousands of marks are shown shortly.
      #expect(failure.details.allSatisfy { (60...160).contains($0.width) })
    }
  }

  @Test("a label of invisible characters is shown as what it is")
  func invisibleLabel() {
    let text = FailureText(
      Explanation(.unexpected("it")), about: "\u{202E}\u{200B}", scale: 1)
    #expect(text.description == "\\u{202E}\\u{200B}: unexpected it")
  }

  @Test("values stand below each other behind keys of wide characters")
  func alignedKeys() {
    let lines = DetailLine.aligned([("注文", "a"), ("bowls", "b")])
    #expect(lines.map { "\($0.key): \($0.value.plainText)" } == ["注文:  a", "bowls: b"])
  }

  @Test("a whole value is on one line")
  func wholeValue() {
    let failures = collectFailures {
      assertThat(["a", "b"], contains(matchesPattern("[x\ny]"), equalTo("b"), equalTo("c")), "it")
    }
    #expect(
      failures.map(\.description) == [
        #"""
        it: 2 of 3 elements differ: [0] expected a string matching /[x\ny]/, but was "a"; missing "c" after [1]
          expected: [a string matching /[x\ny]/, "b", "c"]
          but was:  ["a", "b"]
        """#
      ]
    )
  }

  @Test("items inside of items are left out as wholes")
  func nestedItems() {
    assertMismatch(
      [[1, 3, -17, 44, 2, 7], [1]], equalTo([[2, 5, 46, -29, 11, -51], [2]]), "rows",
      text: """
        rows: 2 of 2 elements differ: [0] 6 of 6 elements differ: [0] expected 2, but was 1, [1] expected 5, but was 3, [2] expected 46, but was -17, and [3] to [5]; [1][0] expected 2, but was 1
          expected: [[2, 5, 46, -29, 11, -51], [2]]
          but was:  [[1, 3, -17, 44, 2, 7], [1]]
        """)
    assertMismatch(
      [[[1, 3, -17, 44, 2, 7], [9, 9]], [[1]]],
      equalTo([[[2, 5, 46, -29, 11, -51], [8, 8]], [[2]]]), "rows of a long name",
      text: """
        rows of a long name: [0] 2 of 2 elements differ: [0] 6 of 6 elements differ: [0] expected 2, but was 1, and [1] to [5], and 1 more: [1]; [1][0][0] expected 2, but was 1
          expected: [[[2, 5, 46, -29, 11, -51], [8, 8]], [[2]]]
          but was:  [[[1, 3, -17, 44, 2, 7], [9, 9]], [[1]]]
        """)
  }

  @Test("a label of characters that are escaped is cut to its room")
  func escapedLabel() {
    assertMismatch(
      5, equalTo(4), String(repeating: "\u{202E}", count: 150),
      text: #"""
        \u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E...u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}\u{202E}: expected 4, but was 5
        """#)
  }

  @Test("a character of thousands of marks is cut to its room")
  func marks() {
    assertMismatch(
      "e" + String(repeating: "\u{301}", count: 5_000), equalTo("e"), "text",
      text: """
        text: expected "e", but was "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\\(4983 more code points)\\u{301}\\u{301}"
        """)
  }

  private struct Ticket: Equatable {
    var (a, b, c, d, e, f) = (1, 1, 1, 1, 1, 1)
    var text = String(repeating: "lorem ipsum ", count: 20)
  }

  @Test("each difference in an element has a line, unless some are only counted")
  func linesOfParts() {
    var (few, many) = (Ticket(), Ticket())
    (few.a, few.b) = (2, 2)
    (many.a, many.b, many.c, many.d, many.e, many.f) = (2, 2, 2, 2, 2, 2)
    let lists = [[[few], [few]], [[few]]]
    let text = explain(lists, equalTo([[[Ticket()], [Ticket()]], [[Ticket()]]]))
    // On several lines, if one line has no room.
    let details = text?.details.map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing("  ", with: " ")
    #expect(
      details == """
        [0][0][0].a: expected 1, but was 2 [0][0][0].b: expected 1, but was 2 \
        [0][1][0].a: expected 1, but was 2 [0][1][0].b: expected 1, but was 2 \
        [1][0][0]: 2 of 7 fields differ: .a expected 1, but was 2, .b expected 1, but was 2
        """)
    many.text = ""
    assertThat(
      explain([[many], [few]], equalTo([[Ticket()], [Ticket()]]))?.details.first,
      presentAnd(containsString("more")))
  }

  @Test("a line is left out only if the first line has its place as well as its value")
  func sameValuesAtOtherPlaces() {
    var numbers = Array(repeating: 1, count: 100)
    (numbers[5], numbers[6], numbers[7], numbers[90]) = (25, 26, 27, 2)
    assertThat(
      explain(numbers, equalTo(Array(repeating: 1, count: 100)))?.details,
      presentAnd(hasItem("  [90]: expected 1, but was 2")))
    for index in 5..<100 { numbers[index] = index % 15 == 0 ? 2 : 1 }
    assertThat(
      explain(numbers, everyItem(equalTo(1)))?.details, presentAnd(hasItem("  [90]: was 2")))
    let flags = Dictionary(
      uniqueKeysWithValues: (10..<70).map { ("a rather long key of number \($0)", true) })
    let actual = flags.merging((20..<26).map { ("a rather long key of number \($0)", false) }) {
      $1
    }
    assertThat(
      explain(actual, equalTo(flags))?.details,
      presentAnd(
        hasItem(#"  ["a rather long key of number 25"]: expected true, but was false"#)))
  }
}
