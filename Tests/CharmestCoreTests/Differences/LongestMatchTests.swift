import CharmestCore
import Testing

@Suite("The longest match of a text") struct LongestMatchTests {
  private let words = (0..<60).map { "word\($0)" }.joined(separator: " ")

  private func text(_ text: String, _ part: some StringProtocol) -> String? {
    explain(text, containsString(String(part)))?.description
  }

  @Test("is shown with what is around it")
  func shown() {
    #expect(
      text(words, "word30 wort31") == """
        expected a string containing "word30 wort31", but the nearest is \
        ..." word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 "... \
        (longest match: 10 of 13 characters at offset 200)
        """)
  }

  @Test("of a long part is shown where it ends, or where it begins")
  func long() {
    #expect(
      text("prefix " + words + " suffix and more", words.dropLast(3) + "XYZ") == """
        expected a string containing ..."4 word55 word56 word57 word58 worXYZ", but the nearest is \
        ..."4 word55 word56 word57 word58 word59 suffix and more" \
        (longest match: 406 of 409 characters at offset 7)
        """)
    #expect(
      text("prefix " + words + " suffix and more", "XYZ" + words.dropFirst(3)) == """
        expected a string containing "XYZd0 word1 word2 word3 word4 word5 wor"..., \
        but the nearest is "prefix word0 word1 word2 word3 word4 word5 wor"... \
        (longest match: 406 of 409 characters at offset 10)
        """)
  }

  @Test("is the longest also of a part of thousands of characters")
  func thousands() {
    let start = String(repeating: words + " ", count: 10)
    #expect(
      text("prefix " + start + "RED tail", start + "BLUE") == """
        expected a string containing ..." word55 word56 word57 word58 word59 BLUE", \
        but the nearest is ..." word55 word56 word57 word58 word59 RED tail" \
        (longest match: 4100 of 4104 characters at offset 7)
        """)
  }

  @Test("counts characters as a reader does")
  func characters() {
    let story =
      "👨‍👩‍👧‍👦 family of four went 👩‍🚀 to the moon, then home again, and nobody was sad about it, at all"
    #expect(
      text(story, "👩‍🚀 to the mooon")?.contains("(longest match: 12 of 14 characters at offset 22)")
        == true)
  }

  @Test("is left out where there is hardly any")
  func none() {
    #expect(
      explain(words, containsString("zebra"))?.summary == """
        expected a string containing "zebra", \
        but was "word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 \
        word13 word14 word15 word16 word17 word18 word19 word20 word21 word2"...
        """)
  }

  @Test("tells where a long text has what it must not have")
  func negative() {
    #expect(
      explain(words, not(containsString("word44 word45")))?.description == """
        expected a string not containing "word44 word45", but it has \
        ..." word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 "... \
        (at offset 298)
        """)
  }
}
