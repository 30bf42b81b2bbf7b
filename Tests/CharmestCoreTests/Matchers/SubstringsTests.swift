import Charmest
import CharmestCore
import Testing

@Suite("Substrings") struct SubstringsTests {
  @Test("hasPrefix judges the beginning of every kind of text")
  func prefix() {
    assertMatches("wakame", hasPrefix("wak"))
    assertMatches("wakame"[...], hasPrefix("wak"))
    assertMatches("wakame", hasPrefix(""))
    assertMatches("e\u{301}t\u{E9}", hasPrefix("\u{E9}"))
    assertMismatch(
      "nori",
      hasPrefix("wak"),
      text: "expected a string starting with \"wak\", but was \"nori\""
    )
    assertDescription(hasPrefix("wak") as Matcher<String>, "a string starting with \"wak\"")
  }

  @Test("hasSuffix judges the end, and shows the end of a long text")
  func suffix() {
    assertMatches("wakame", hasSuffix("ame"))
    assertMismatch(
      "nori",
      hasSuffix("ame"),
      text: "expected a string ending with \"ame\", but was \"nori\""
    )
    assertMismatch(
      String(repeating: "ramen ", count: 40),
      hasSuffix("udon"),
      text: """
        expected a string ending with "udon", \
        but was ..."ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen "
          but was: "\(String(repeating: "ramen ", count: 24))
              \(String(repeating: "ramen ", count: 16))"
        """
    )
    assertDescription(hasSuffix("ame") as Matcher<String>, "a string ending with \"ame\"")
  }

  @Test("containsString finds a text anywhere")
  func contains() {
    assertMatches("wakame", containsString("kam"))
    assertMatches("wakame"[...], containsString("kam"))
    assertMatches("", containsString(""))
    assertMismatch(
      "nori",
      containsString("kam"),
      text: "expected a string containing \"kam\", but was \"nori\""
    )
    assertMismatch(
      "",
      containsString("k"),
      text: "expected a string containing \"k\", but was \"\""
    )
    assertDescription(containsString("kam") as Matcher<String>, "a string containing \"kam\"")
  }

  @Test("escape what a log cannot show, and cut what is too long")
  func unusual() {
    assertMismatch(
      "a\nb",
      hasPrefix("b"),
      text: #"expected a string starting with "b", but was "a\nb""#
    )
    assertMismatch(
      "soup",
      hasSuffix("p\0"),
      text: #"expected a string ending with "p\0", but was "soup""#
    )
    assertMismatch(
      String(repeating: "ramen ", count: 40),
      hasPrefix("udon"),
      text: """
        expected a string starting with "udon", \
        but was "ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen "...
          but was: "\(String(repeating: "ramen ", count: 24))
              \(String(repeating: "ramen ", count: 16))"
        """
    )
    assertMismatch(
      "wakame"[...],
      not(containsString("kam")),
      text: "expected a string not containing \"kam\", but was \"wakame\""
    )
  }

  private let digits = String(repeating: "0123456789", count: 30)

  @Test("shows texts that the first line cuts whole below, on as many lines as that takes")
  func longTexts() {
    let part = String(digits.prefix(100) + "x")
    let text = explain(digits, hasPrefix(part))
    #expect(text?.summary.contains(part) == false)
    #expect(
      text?.details == [
        "  expected: a string starting with \"\(part)\"",
        "  but was:  \"\(digits.prefix(147))",
        "      \(digits.dropFirst(147).prefix(154))\"",
      ])
  }

  @Test("shows a long text whole below a short one that is not in it")
  func longActualText() {
    let link = "https://example.org/projects/84c1/gateway/releases/2026-11-25T10-02-31Z/"
    assertMismatch(
      "\(link)a.zip?by=ann", hasSuffix("/b.zip"), "link",
      text: """
        link: expected a string ending with "/b.zip", but was ..."ple.org/projects/84c1/gateway/releases/2026-11-25T10-02-31Z/a.zip?by=ann"
          but was: "\(link)a.zip?by=ann"
        """)
  }

  @Test(
    "hasPrefix shows long texts from the start, or around a difference that is far from there",
    arguments: [
      (
        62, 0, #""01234567890123456789012345678901234567890123456789012345678901x""#,
        #""012345678901234567890123456789012345678901234567890123456789012345678901"..."#
      ),
      (
        63, 0, #""012345678901234567890123456789012345678901234567890123456789012x""#,
        #""012345678901234567890123456789012345678901234567890123456789012345678901"..."#
      ),
      (
        43, 90, #""0123456789012345678901234567890123456789012x0123456789012345678901234567"..."#,
        #""012345678901234567890123456789012345678901234567890123456789012345678901"..."#
      ),
      (
        300, 0, #"..."456789012345678901234567890123456789x""#,
        #"..."456789012345678901234567890123456789""#
      ),
    ])
  func longPrefix(same: Int, rest: Int, expected: String, actual: String) {
    let mismatch = explain(digits, hasPrefix(digits.prefix(same) + "x" + digits.prefix(rest)))
    #expect(mismatch?.summary == "expected a string starting with \(expected), but was \(actual)")
  }

  @Test(
    "hasSuffix shows long texts up to the end, or around a difference that is far from there",
    arguments: [
      (
        62, 0, #""x89012345678901234567890123456789012345678901234567890123456789""#,
        #"..."890123456789012345678901234567890123456789012345678901234567890123456789""#
      ),
      (
        63, 0, #""x789012345678901234567890123456789012345678901234567890123456789""#,
        #"..."890123456789012345678901234567890123456789012345678901234567890123456789""#
      ),
      (
        43, 90, #"..."2345678901234567890123456789x7890123456789012345678901234567890123456789""#,
        #"..."890123456789012345678901234567890123456789012345678901234567890123456789""#
      ),
      (
        300, 0, #""x01234567890123456789012345678901234567890123456789012345678901234567890"..."#,
        #""012345678901234567890123456789012345678901234567890123456789012345678901"..."#
      ),
    ])
  func longSuffix(same: Int, rest: Int, expected: String, actual: String) {
    let mismatch = explain(digits, hasSuffix(digits.prefix(rest) + "x" + digits.suffix(same)))
    #expect(mismatch?.summary == "expected a string ending with \(expected), but was \(actual)")
  }

  @Test(
    "show the difference also where escapes make long texts longer",
    arguments: [
      ("\t", 31, "", 31, 5), ("\t", 32, "", 32, 4),
      ("\u{200B}", 0, "", 0, 8),
      ("\u{200B}", 4, "", 4, 4),
      ("\u{200B}", 30, "...", 4, 4),
    ])
  func longEscapes(escape: String, same: Int, start: String, before: Int, behind: Int) {
    let text = String(repeating: escape, count: 100)
    func shown(_ middle: String) -> String {
      quoted(
        String(repeating: escape, count: before) + middle + String(repeating: escape, count: behind)
      )
    }
    #expect(
      explain(text, hasPrefix(text.prefix(same) + "x" + text))?.summary == """
        expected a string starting with \(start)\(shown("x"))..., \
        but was \(start)\(shown(escape))...
        """)
    let end = start
    func reversed(_ middle: String) -> String {
      quoted(
        String(repeating: escape, count: behind) + middle + String(repeating: escape, count: before)
      )
    }
    #expect(
      explain(text, hasSuffix(text + "x" + text.prefix(same)))?.summary == """
        expected a string ending with ...\(reversed("x"))\(end), \
        but was ...\(reversed(escape))\(end)
        """)
  }

  @Test("show less of both long texts where only one of them has escapes")
  func escapesInOneText() {
    let tabs = String(repeating: "\t", count: 100)
    let shownTabs = String(repeating: #"\t"#, count: 41)
    #expect(
      explain(tabs, hasPrefix("x"))?.summary
        == "expected a string starting with \"x\", but was \"\(shownTabs)\"...")
    #expect(
      explain("x", hasPrefix(tabs))?.summary
        == "expected a string starting with \"\(shownTabs)\"..., but was \"x\"")
    // As many as fit just so.
    let mixed = tabs.prefix(6) + digits
    let shown = String(repeating: #"\t"#, count: 6) + digits.prefix(66)
    #expect(
      explain(mixed, hasPrefix("x"))?.summary
        == "expected a string starting with \"x\", but was \"\(shown)\"...")
    let (ahead, behind) = (shownTabs.prefix(2 * 17), shownTabs.prefix(2 * 18))
    #expect(
      explain(tabs, hasSuffix(tabs + "x" + tabs.prefix(36)))?.summary == """
        expected a string ending with ..."\(ahead)x\(behind)"..., \
        but was ..."\(shownTabs.prefix(2 * 36))"...
        """)
  }

  @Test("do not mark a long text as cut where it ends as far away as the line does")
  func exactEnd() {
    #expect(
      explain(String(digits.prefix(72)), hasPrefix(digits.prefix(43) + "x" + digits))?.summary
        == """
        expected a string starting with \
        "0123456789012345678901234567890123456789012x0123456789012345678901234567"..., \
        but was "\(digits.prefix(72))"
        """)
  }

  @Test("containsStringsInOrder lists all strings where the first line has no room for them")
  func listOfStrings() {
    let story =
      "First they wash the bowls, then they cook the noodles and the eggs, and at last they serve."
    assertMismatch(
      story,
      containsStringsInOrder(
        "First they wash the bowls", "then they cook the noodles", "they serve", "and the eggs"),
      "story",
      text: """
        story: expected a string containing "First they wash the bowls", "then they cook the noodles", "they serve", and 1 more in order, but "and the eggs" at offset 54 comes before "they serve" at offset 80
          expected: a string containing "First they wash the bowls", "then they cook the noodles", "they serve", "and the eggs" in order
          but was:  "First they wash the bowls, then they cook the noodles and the eggs, and at last they serve."
        """)
  }

  @Test("containsStringsInOrder lists all strings also where the text has no room beside them")
  func manyStringsInALongText() {
    let sheet = (1...12).map { "line \($0) of the sheet of the printer" }
    assertMismatch(
      sheet.joined(separator: "; "),
      containsStringsInOrder("line 1 of", "line 3 of", "line 7 of", "line 6 of", "line 9 of"),
      "sheet",
      text: """
        sheet: expected a string containing "line 1 of", "line 3 of", "line 7 of", and 2 more in order, but "line 6 of" at offset 180 comes before "line 7 of" at offset 216
          found: ..."inter; line 5 of the sheet of the printer; line 6 of the sheet of the printer; line 7 of the sheet of the printer; line 8 of the sh"...
          expected: a string containing "line 1 of", "line 3 of", "line 7 of", "line 6 of", "line 9 of" in order
        """)
  }

  @Test("are placed by their lines in a text of several lines")
  func severalLines() {
    let letter = """
      Dear Annette,
      the ceremony starts at 14:00 at Optional("Lakeside Barn"), which is by the lake.
      Please reply until the end of the month, and say how many of you will come.
      """
    assertMismatch(
      letter, not(containsString("Optional")), "letter",
      text: """
        letter: expected a string not containing "Optional", but it has ..."the ceremony starts at 14:00 at Optional(\\"Lakeside Barn\\"), which is by t"... (on line 2)
        """)
    assertMismatch(
      letter, containsString("Please repply"), "letter",
      text: """
        letter: expected a string containing "Please repply", but the nearest is ..."rn\\"), which is by the lake.\\nPlease reply until the end of the month, "... (longest match: 10 of 13 characters on line 3)
        """)
    assertMismatch(
      letter, containsStringsInOrder("Please reply", "the ceremony"), "letter",
      text: """
        letter: expected a string containing "Please reply", "the ceremony" in order, but "the ceremony" on line 2 comes before "Please reply" on line 3
          found: "the ceremony" in "Dear Annette,\\nthe ceremony starts at 14:00 at Optional(\\"Lakeside Barn\\"), which is by the lake.\\nPlease reply until the end of"...
          found: "Please reply" in ..."00 at Optional(\\"Lakeside Barn\\"), which is by the lake.\\nPlease reply until the end of the month, and say how many of you wi"...
        """)
    assertMismatch(
      letter, containsStringsInOrder("14:00", "the ceremony"), "letter",
      text: """
        letter: expected a string containing "14:00", "the ceremony" in order, but "the ceremony" at offset 14 comes before "14:00" at offset 37
          found: "Dear Annette,\\nthe ceremony starts at 14:00 at Optional(\\"Lakeside Barn\\"), which is by the lake.\\nPlease reply until the end of the mon"...
        """)
  }

  @Test("containsStringsInOrder does not take one string for two")
  func repeatedStrings() {
    assertMismatch(
      "retry, retry", containsStringsInOrder("retry", "retry", "retry"),
      text: """
        expected a string containing "retry", "retry", "retry" in order, but "retry" does not come once more after "retry" in "retry, retry"
        """)
    assertMismatch(
      "a a b", containsStringsInOrder("a", "b", "a"),
      text: """
        expected a string containing "a", "b", "a" in order, but "a" at offset 2 comes before "b" at offset 4 in "a a b"
        """)
  }

  @Test("containsStringsInOrder finds one behind the other, without overlap")
  func inOrder() {
    assertMatches("miso 900 Thank you", containsStringsInOrder("miso", "900", "Thank"))
    assertMatches("abab", containsStringsInOrder("ab", "ab"))
    assertMismatch(
      "Thank you, miso 900",
      containsStringsInOrder("miso", "900", "Thank you"),
      text: """
        expected a string containing "miso", "900", "Thank you" in order, \
        but "Thank you" at offset 0 comes before "900" at offset 16 in "Thank you, miso 900"
        """
    )
    assertMismatch(
      "aba",
      containsStringsInOrder("ab", "ba"),
      text: """
        expected a string containing "ab", "ba" in order, but "ba" does not come after "ab" in "aba"
        """
    )
    assertMismatch(
      "abc",
      containsStringsInOrder("a", "x"),
      text: "expected a string containing \"a\", \"x\" in order, but \"x\" is not in \"abc\""
    )
    assertDescription(
      containsStringsInOrder("a", "x") as Matcher<String>,
      "a string containing \"a\", \"x\" in order"
    )
  }

  @Test("parts in order show a long text once around two parts that are near")
  func longTextsInOrder() {
    let letter =
      "Invoice of 2026-03-10. You paid €2.50 at the counter of the bakery, and there is nothing "
      + "left to pay; thank you very much for coming to us so early in the morning."
    assertMismatch(
      letter, containsStringsInOrder("€2.50", "2026-03-10"),
      text: """
        expected a string containing "€2.50", "2026-03-10" in order, but "2026-03-10" at offset 11 comes before "€2.50" at offset 32
          found: "Invoice of 2026-03-10. You paid €2.50 at the counter of the bakery, and there is nothing left to pay; thank you very much for coming"...
        """)
    assertMismatch(
      letter, containsStringsInOrder("morning", "2026-03-10"),
      text: """
        expected a string containing "morning", "2026-03-10" in order, but "2026-03-10" at offset 11 comes before "morning" at offset 155
          found: "2026-03-10" in "Invoice of 2026-03-10. You paid €2.50 at the counter of the bakery, and there is nothing left to pay; thank you very much for comi"...
          found: "morning" in ..." to pay; thank you very much for coming to us so early in the morning."
        """)
    assertMismatch(
      letter, containsStringsInOrder("Invoice", "€2.50", "2026-03-11"),
      text: """
        expected a string containing "Invoice", "€2.50", "2026-03-11" in order, but "2026-03-11" is not there; the nearest is ..."ice of 2026-03-10. You p"... (longest match: 9 of 10 characters at offset 11)
        """)
  }

  @Test("that look like another are told also where the text is in a list")
  func lookAlikes() {
    let look = #"offset 1: expected "o" (U+006F), but was "о" (U+043E)"#
    func summary<Value>(_ value: Value, _ matcher: Matcher<Value>) -> String? {
      explain(value, matcher)?.summary
    }
    let texts = ["tоken", "yy"]
    let token: Matcher<String> = hasPrefix("token")
    let expected = #"a string starting with "token""#
    assertThat(
      [
        summary(texts, hasItem(token)), summary(texts, everyItem(token)),
        summary(texts, containsInAnyOrder(token, equalTo("yy"))),
        summary(texts, hasItems(token, equalTo("yy"))),
        summary(texts, containsInRelativeOrder(token, equalTo("yy"))),
        summary(texts, isSubset(of: [token, equalTo("yy")])),
        summary(["a": "tоken"], hasValue(token)), summary("tоken\nyy", hasLine(token)),
      ].compactMap(\.self),
      containsExactly([
        #"expected an item that is \#(expected), but none of 2 is; nearest is [0]: was "tоken" (\#(look))"#,
        #"expected every element to be \#(expected), but 2 of 2 were not: [0] was "tоken" (\#(look)), [1] was "yy""#,
        #"missing \#(expected), unexpected "tоken" at [0]: \#(look) (1 of 2 elements matches, in any order)"#,
        #"missing \#(expected), nearest is [0]: was "tоken" (\#(look)) (1 of 2 expected items found)"#,
        #"missing \#(expected) before [1] "yy", nearest is [0]: was "tоken" (\#(look)) (1 of 2 found in this order)"#,
        #"unexpected "tоken" at [0], nearest is \#(expected): expected \#(expected), but was "tоken" (\#(look))"#,
        #"expected a dictionary with a value that is \#(expected), but the only value is ["a"]: was "tоken" (\#(look))"#,
        #"expected a text with a line that is \#(expected), but none of 2 lines is; nearest is line 1: was "tоken" (\#(look))"#,
      ]))
    assertMismatch(
      "tоken", anyOf(token, equalTo("b")),
      text: """
        expected \(expected) or "b", but was "tоken"
          alternative 1: was "tоken" (\(look))
          alternative 2: was "tоken"
        """)
  }

  @Test("are found, and searched for, far behind in a long text")
  func longText() {
    let start = String(repeating: "lorem ipsum secret tok ", count: 6_000)
    assertThat(
      explain(start + "secret token", not(containsString("secret token")))?.summary,
      presentAnd(hasSuffix("(at offset 138000)")))
    assertThat(
      explain(start + "secret tokem", containsString("secret token"))?.summary,
      presentAnd(hasSuffix("(longest match: 11 of 12 characters at offset 138000)")))
    assertThat(
      explain(start + start + "secret tokem", containsString("secret token"))?.summary,
      presentAnd(hasSuffix("(longest match near the start: 10 of 12 characters at offset 12)")))
  }

  @Test("tells a letter that only looks like the expected one only where it counts")
  func lookAlikesInPlace() {
    func summary(_ text: String, _ matcher: Matcher<String>) -> String? {
      explain(text, matcher)?.summary
    }
    #expect(
      summary("1\u{2013}2 and 3-4", hasSuffix("1-2"))
        == "expected a string ending with \"1-2\", but was \"1\u{2013}2 and 3-4\"")
    #expect(
      summary("xxAbc", hasPrefix("\u{391}bc"))
        == "expected a string starting with \"\u{391}bc\", but was \"xxAbc\"")
    #expect(
      summary("3-4, 1\u{2013}2", hasSuffix("1-2"))
        == """
        expected a string ending with "1-2", but was "3-4, 1\u{2013}2" \
        (offset 6: expected "-" (U+002D), but was "\u{2013}" (U+2013))
        """)
    #expect(
      summary("Abcd", hasPrefix("\u{391}bc"))
        == """
        expected a string starting with "\u{391}bc", but was "Abcd" \
        (offset 0: expected "\u{391}" (U+0391), but was "A" (U+0041))
        """)
    #expect(summary("b", hasSuffix("ab")) == #"expected a string ending with "ab", but was "b""#)
  }

  @Test("explains a text that repeats itself in time that grows no faster than the text")
  func repetitive() {
    let growth = growth(from: 1_000, to: 8_000) { count in
      let text = String(repeating: "-", count: 2 * count)
      for matcher in [hasPrefix, containsString] as [(String) -> Matcher<String>] {
        _ = explain(text, matcher(String(repeating: "-", count: count) + "|"))
      }
    }
    #expect(growth < 30, "8 times as many characters are compared")
  }
}
