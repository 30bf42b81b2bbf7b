import CharmestCore
import Testing

@Suite("StringDifference")
struct StringDifferenceTests {
  private let digits = "0123456789"

  @Test("the places of a long text are listed only where nothing else is told")
  func placesAmongOthers() {
    let text = (0..<20).map { "word \($0)" }.joined(separator: " ")
    let other = text.replacing("word 3 ", with: "word x ").replacing("word 12 ", with: "word y ")
    let failures = collectFailures {
      assertThat(other, equalTo(text), "it")
      assertThat([other, "a"], equalTo([text, "a"]), "it")
      assertThat([other, other], everyItem(equalTo(text)), "it")
      assertThat(other, allOf(equalTo(text), hasPrefix("x")), "it")
    }
    #expect(
      failures.map(\.text.summary) == [
        """
        it: at offset 26 expected ..."ord 2 word 3 word 4 wor"..., but was ..."ord 2 word x word 4 wor"...; \
        at offset 91 expected ..."rd 11 word 12 word 13 w"..., but was ..."rd 11 word y word 13 w"...
        """,
        """
        it[0]: expected ..." word 1 word 2 word 3 word 4 word 5 word "..., \
        but was ..." word 1 word 2 word x word 4 word 5 word "... \
        (first of 2 differences at offset 26; 1 of 2 elements differs)
        """,
        """
        it: expected every element to be "word 0 word 1 word 2"..., but 2 of 2 were not: \
        [0] was ..."rd 2 word x word 4 wo"..., not ..."rd 2 word 3 word 4 wo"... \
        (first of 2 differences at offset 26), and [1]
        """,
        """
        it: 2 of 2 conditions failed: expected ..."rd 2 word 3 word 4 wo"..., \
        but was ..."rd 2 word x word 4 wo"...; \
        expected a string starting with "x", but was "word 0 word 1 word 2 word x word 4 word 5"...
        """,
      ])
  }

  @Test("long strings are shown around their first difference")
  func longStrings() {
    let sentence = "The quick brown fox jumps over the lazy dog. "
    let expected = String(repeating: sentence, count: 4)
    let actual = sentence + sentence + "The quick brown fox jumps over the lazy cog. " + sentence
    #expect(
      text(expected, actual, about: "body") == """
        body: expected ..."jumps over the lazy dog. The quick brown "..., but was \
        ..."jumps over the lazy cog. The quick brown "... (first difference at offset 130 of 180)
          expected: ..."The quick brown fox jumps over the lazy dog. The quick brown fox jumps over the l"...
          but was:  ..."The quick brown fox jumps over the lazy cog. The quick brown fox jumps over the l"...
          differs:                                              ^ offset 130: expected "d", but was "c"
        """
    )
  }

  @Test("the caret stands below the first difference, also behind escapes and at the start")
  func caret() {
    let rest = String(repeating: "x", count: 50)
    #expect(
      text("\t\"a" + rest, "\t\"b" + rest, about: "body") == #"""
        body: expected "\t\"axxxxxxxxxxxxxxxxxxxx"..., but was "\t\"bxxxxxxxxxxxxxxxxxxxx"... \#
        (first difference at offset 2 of 53)
          expected: "\t\"axxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
          but was:  "\t\"bxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
          differs:       ^ offset 2: expected "a", but was "b"
        """#
    )
  }

  @Test("the caret stands below the first difference behind wide characters, too")
  func caretInJapanese() {
    let expected = "味噌ラーメンと塩ラーメンと醤油ラーメンと豚骨ラーメンと冷やし中華をください、お願いします。"
    #expect(
      text(expected, expected.replacing("冷", with: "温"), about: "注文") == """
        注文: expected ..."油ラーメンと豚骨ラーメンと冷やし中華をください、お願い"..., but was \
        ..."油ラーメンと豚骨ラーメンと温やし中華をください、お願い"... (first difference at offset 27 of 45)
          expected: "味噌ラーメンと塩ラーメンと醤油ラーメンと豚骨ラーメンと冷やし中華をください、お願いします。"
          but was:  "味噌ラーメンと塩ラーメンと醤油ラーメンと豚骨ラーメンと温やし中華をください、お願いします。"
          differs:                                                         ^ offset 27: expected "冷", but was "温"
        """
    )
  }

  @Test("what is missing or unexpected at one end is named")
  func additions() {
    let start = String(repeating: digits, count: 5)
    let end = "abcdefghij" + String(repeating: digits, count: 4)
    #expect(
      text(start + digits, start, about: "token")
        == """
        token: expected 60 characters, but was 50: \
        same up to offset 50, missing "0123456789" at the end
          expected: "012345678901234567890123456789012345678901234567890123456789"
          but was:  "01234567890123456789012345678901234567890123456789"
        """
    )
    #expect(
      text(start, start + digits, about: "token")
        == """
        token: expected 50 characters, but was 60: \
        same up to offset 50, unexpected "0123456789" at the end
          expected: "01234567890123456789012345678901234567890123456789"
          but was:  "012345678901234567890123456789012345678901234567890123456789"
        """
    )
    #expect(
      text(end, String(end.dropFirst(5)), about: "token")
        == """
        token: expected 50 characters, but was 45: missing "abcde" at the start
          expected: "abcdefghij0123456789012345678901234567890123456789"
          but was:  "fghij0123456789012345678901234567890123456789"
        """
    )
    #expect(
      text(String(end.dropFirst(5)), end, about: "token")
        == """
        token: expected 45 characters, but was 50: unexpected "abcde" at the start
          expected: "fghij0123456789012345678901234567890123456789"
          but was:  "abcdefghij0123456789012345678901234567890123456789"
        """
    )
    #expect(
      text("one\ntwo", "one\ntwo\n", about: "text")
        == #"text: expected "one\ntwo", but was "one\ntwo\n" (only white space differs)"#
    )
  }

  @Test("shows both texts whole beside what is added, if they are short")
  func shortAddition() {
    let day = "Ibuprofen 400 mg, 3 times a day, for 1 day"
    assertMismatch(
      day + "s", equalTo(day), "label",
      text: """
        label: expected "\(day)", but was "\(day)s": unexpected "s" at the end
          expected: "\(day)"
          but was:  "\(day)s"
        """)
    assertMismatch(
      day, equalTo("Now " + day), "label",
      text: """
        label: expected "Now \(day)", but was "\(day)": missing "Now " at the start
          expected: "Now \(day)"
          but was:  "\(day)"
        """)
  }

  @Test(
    "short strings are shown as a whole",
    arguments: [("foo", "foobar"), ("", "a"), ("ä", "a")]
  )
  func shortStrings(expected: String, actual: String) {
    #expect(
      text(expected, actual, about: "s") == "s: expected \"\(expected)\", but was \"\(actual)\""
    )
  }

  @Test("an empty string is shown beside the beginning of a long one")
  func emptyString() {
    #expect(
      text(String(repeating: digits, count: 5), "", about: "s")
        == #"s: expected "012345678901234567890"..., but was """#
    )
  }

  @Test("characters that look alike are named by their code points")
  func lookAlikes() {
    #expect(
      text("a", "\u{430}", about: "s")
        == "s: expected \"a\" (U+0061), but was \"\u{430}\" (U+0430)"
    )
    #expect(
      text(Character("a"), Character("\u{430}"), about: "s")
        == "s: expected \"a\" (U+0061), but was \"\u{430}\" (U+0430)"
    )
    #expect(
      text("paypal", "p\u{430}ypal", about: "s")
        == """
        s: expected "paypal", but was "p\u{430}ypal" \
        (offset 1: expected "a" (U+0061), but was "\u{430}" (U+0430))
        """
    )
  }

  @Test(
    "what all differences have in common is looked for in 10,000 characters, and in no more",
    arguments: [(10_000, true), (10_001, false)]
  )
  func longStrings(count: Int, isNamed: Bool) {
    let rest = String(repeating: "x", count: count - 1)
    let sentence = explainInequality(expected: "A" + rest, actual: "a" + rest).sentence().shortText
    #expect(sentence.contains("only upper and lower case differ") == isNamed)
  }

  @Test("offsets count what a reader sees as characters")
  func characters() {
    let family = String(repeating: "👨‍👩‍👧", count: 45)
    let explanation = explainInequality(expected: family + "a!", actual: family + "b!")
    #expect(
      explanation.sentence().shortText.hasSuffix("(first difference at offset 45 of 47)")
    )
  }

  @Test(
    "shows less around a difference where escapes make a window longer than 88 characters",
    arguments: [(19, 20, "x"), (20, 19, "")]
  )
  func escapes(count: Int, context: Int, end: String) {
    func text(_ middle: String) -> String {
      let (rest, tabs) = (String(repeating: "x", count: 30), String(repeating: "\t", count: 20))
      return rest + tabs + middle + tabs.prefix(count) + rest
    }
    func shown(_ middle: String) -> String {
      let before = String(repeating: #"\t"#, count: context)
      let behind = String(repeating: #"\t"#, count: min(count, context)) + end
      return "...\"\(before)\(middle)\(behind)\"..."
    }
    #expect(
      explainInequality(expected: text("a"), actual: text("b")).sentence().shortText
        == """
        expected \(shown("a")), but was \(shown("b")) \
        (first difference at offset 50 of \(count + 81))
        """
    )
  }

  @Test("emoji of many code points leave both sides on the first line")
  func families() {
    let families = String(repeating: "👨‍👩‍👧", count: 400)
    let text = explain(families + "x" + families, equalTo(families + families), "a long subject")
    #expect(
      text?.summary == """
        a long subject: expected ..."👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"..., \
        but was ..."👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧x👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"... (unexpected "x" at offset 400)
        """)
  }

  @Test("both windows begin at the same offset")
  func sameStart() {
    let long = String(repeating: digits, count: 10)
    #expect(
      explainInequality(expected: long + "abc" + long, actual: long + "bc" + long).sentence()
        .shortText
          == """
          expected ..."01234567890123456789abc012345678901234567"..., \
          but was ..."01234567890123456789bc012345678901234567"... (missing "a" at offset 100)
          """
    )
  }

  @Test("what a long string lacks or has too much in its middle is said as one piece")
  func additionInTheMiddle() {
    let start = String(repeating: digits, count: 10)
    let (short, long) = (start + "end " + start, start + "<b>Tea</b>, end " + start)
    #expect(
      text(short, long, about: "page") == """
        page: expected 204 characters, but was 216: unexpected "<b>Tea</b>, " after \
        ..."01234567890123456789" at offset 100
          expected: ..."0123456789012345678901234567890123456789end 0123456789012345678901234"...
          but was:  ..."0123456789012345678901234567890123456789<b>Tea</b>, end 0123456789012345678901234"...
        """)
    #expect(
      text(long, short, about: "page").hasPrefix(
        """
        page: expected 216 characters, but was 204: missing "<b>Tea</b>, " after \
        ..."01234567890123456789" at offset 100
        """))
  }

  @Test(
    "what a text that repeats itself lacks is a part as a reader would cut it",
    arguments: [
      ("[[9.3322,47.2650],[9.3339,47.2663],[9.3356,47.2676]]", ",[9.3339,47.2663]"),
      ("the cook and the waiter and the guest ate the soup", " and the waiter"),
      (#"{"bowls":"two of them","boxes":"two of them","extras":[]}"#, #","boxes":"two of them""#),
      ("https://ramen.example/menu?lang=ja&limit=100&later=yes", "&limit=100"),
      ("naming an aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa of letters", "aaaaaaaaaaaa"),
      ("<ul><li>Shoyu</li><li>Miso ramen</li><li>Tantan</li></ul>", "<li>Miso ramen</li>"),
    ])
  func alignedAddition(long: String, part: String) {
    let short = String(long.replacing(part, with: "", maxReplacements: 1))
    for (first, second, verb) in [(long, short, "missing"), (short, long, "unexpected")] {
      assertThat(text(first, second), containsString("\(verb) \(quoted(part)) after "))
    }
  }

  @Test("a short piece that a text lacks is cut out as a longer one is")
  func alignedShortAddition() {
    let start = "https://shop.example.com/tea/list/of/this/month?sizes="
    let (short, long) = (start + "[1],[3]&sort=price", start + "[1],[2],[3]&sort=price")
    for (first, second, verb) in [(long, short, "missing"), (short, long, "unexpected")] {
      assertThat(text(first, second), containsString("(\(verb) \",[2]\" at offset 57)"))
    }
  }

  @Test("the end that a text lacks is called its end, also if the text repeats itself")
  func missingEnd() {
    let steps = String(repeating: "left, right, ", count: 5)
    #expect(
      text(steps + "left, right, ", steps, about: "steps")
        .hasPrefix("steps: expected 78 characters, but was 65: same up to offset 65, missing"))
  }

  @Test("a long string inside a value keeps its further lines")
  func nested() {
    let long = String(repeating: digits, count: 5)
    #expect(
      text(["a": long + "x!"], ["a": long + "y!"], about: "bodies") == """
        bodies["a"]: expected ..."01234567890123456789x!", but was ..."01234567890123456789y!" \
        (first difference at offset 50 of 52)
          expected: "01234567890123456789012345678901234567890123456789x!"
          but was:  "01234567890123456789012345678901234567890123456789y!"
          differs:                                                     ^ offset 50: expected "x", but was "y"
        """
    )
  }

  @Test("a character of thousands of marks takes a time that grows with their number")
  func marks() {
    let growth = growth(from: 1_000, to: 8_000) { count in
      let start = "e" + String(repeating: "\u{301}", count: count)
      _ = StringDifference(start + "\u{300}", start + "\u{302}")
    }
    // It would be 64 if each were tried by itself.
    #expect(growth < 30)
  }

  @Test("characters of thousands of marks have a short text")
  func textOfMarks() {
    let marks = String(repeating: "\u{301}", count: 5_000)
    let shown = String(repeating: "\u{301}", count: 15) + #"\(4983 more code points)\u{301}\u{301}"#
    let (first, second) = ("a\(shown)", "b\(shown)")
    #expect(text("a" + marks, "b" + marks) == "value: expected \"\(first)\", but was \"\(second)\"")
  }

  @Test("characters of thousands of marks that print alike are told apart by a code point")
  func hiddenCodePoints() {
    let marks = String(repeating: "\u{301}", count: 1_000)
    #expect(
      text("x\(marks)\u{300}\(marks)", "x\(marks)\u{302}\(marks)") == """
        value: expected U+0300 as code point 1002, but was U+0302 as code point 1002
        """)
  }

  @Test("several differences in a long string are counted, and each has a line")
  func places() {
    let quote = """
      The critic Karl Madsen wrote of “the silence of a house after the guests are gone” and of \
      the “Interior” with its light, in many words that go on and on.
      """
    #expect(
      text(quote, quote.replacing("“", with: "”"), about: "label") == """
        label: at offset 32 expected ..."arl Madsen wrote of “the silence of a hou"..., but was \
        ..."arl Madsen wrote of ”the silence of a hou"... ("“" (U+201C), not "”" (U+201D)); and 1 more: at offset 94
          expected: "The critic Karl Madsen wrote of “the silence of a house after the guests "...
          but was:  "The critic Karl Madsen wrote of ”the silence of a house after the guests "...
          differs:                                   ^ offset 32: expected "“" (U+201C), but was "”" (U+201D)
          offset 94: expected ..."e gone” and of the “Interior” with its "..., but was \
        ..."e gone” and of the ”Interior” with its "... ("“" (U+201C), not "”" (U+201D))
        """)
    #expect(
      text(
        quote,
        quote.replacing("critic", with: "painter").replacing("on and on", with: "on and off"),
        about: "label"
      ).split(separator: "\n").last
        == """
          offset 152: expected ..."ts light, in many words that go on and on.", but was ..."ts light, in many words that go on and off."
        """)
  }

  @Test("differences that a reader sees as one count as one, and so do those of other texts")
  func onePlace() {
    let words = "one two three four five six seven eight nine ten eleven twelve"
    #expect(
      text(words, words.replacing("five six", with: "vife sxi")).contains(
        "(first difference at offset 19 of 62)"))
    #expect(
      text(words, String(words.reversed())).contains("(first difference at offset 0 of 62)"))
  }

  @Test("in the second half of a line has its note in front of the caret, which stays below it")
  func caretFarRight() {
    let start = String(repeating: "abcde ", count: 20)
    let blanks = String(repeating: " ", count: 84)
    assertMismatch(
      start + "x tail end", equalTo(start + "y tail end"), "it",
      text: """
        it: expected ..."e abcde abcde abcde y tail end", but was ..."e abcde abcde abcde x tail end" (first difference at offset 120 of 130)
          expected: "\(start)y tail end"
          but was:  "\(start)x tail end"
          differs: \(blanks)offset 120: expected "y", but was "x" ^
        """)
  }

  @Test(
    "has a caret below it, wherever it is, as far as both values are shown from there",
    arguments: [40, 60, 80, 100, 108, 112, 120, 128, 150, 300])
  func carets(_ offset: Int) throws {
    for (first, second) in [("x", "y"), ("\u{43E}", "o"), ("\u{2026}", "...")] {
      let start = String(repeating: "abcde ", count: 60).prefix(offset)
      let text = try #require(explain("\(start)\(first) tail", equalTo("\(start)\(second) tail")))
      let lines = text.details.map { Array($0) }
      let caret = try #require(lines.last?.lastIndex(of: "^"))
      let actual = try #require(lines.dropLast().last)
      #expect(String(actual[caret]) == first, "\(text)")
    }
  }

  @Test("has the caret below it also where a character takes several code points")
  func caretBelowJoinedCharacters() throws {
    let start = String(repeating: "abcde ", count: 19)
    for (first, second) in [
      ("\u{1F468}\u{200D}\u{1F467}", "\u{1F469}\u{200D}\u{1F467}"), ("e\u{301}", "\u{F6}"),
    ] {
      let text = try #require(explain("\(start)\(first) tail", equalTo("\(start)\(second) tail")))
      let caret = try #require(text.details.last)
      let place = caret[..<(try #require(caret.lastIndex(of: "^")))]
      #expect(String(place).columns == #"  but was:  ""#.count + start.count, "\(text)")
    }
  }
}
