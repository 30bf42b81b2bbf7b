import CharmestCore
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "a text takes no less room than it has scalars, nor than it has columns",
    arguments: [
      ("", 0, 0), ("miso", 4, 4), ("味噌", 4, 4), ("é", 1, 1), ("e\u{301}", 2, 1), ("ｱ", 1, 1),
      ("한글", 4, 4), ("🍜", 2, 2), ("👨‍👩‍👧‍👦", 11, 2), ("🇩🇪", 4, 2), ("❤️", 2, 2), ("1️⃣", 3, 2),
      ("\u{4DC0}", 1, 1), ("Ａ", 2, 2),
    ]
  )
  func width(text: String, width: Int, columns: Int) {
    #expect(text.width == width)
    #expect(text.columns == columns)
  }

  @Test("what does not fit goes from the middle")
  func middle() {
    #expect("0123456789".withoutMiddle(keeping: 10) == "0123456789")
    #expect("0123456789a".withoutMiddle(keeping: 9) == "0123...9a")
    #expect("味噌味噌味噌".withoutMiddle(keeping: 12) == "味噌味噌味噌")
    #expect("味噌味噌味噌味".withoutMiddle(keeping: 12) == "味噌味...味")
    #expect("abc".withoutMiddle(keeping: 2) == "...")
  }

  @Test("a pile of marks is cut inside, and nothing else is")
  func pile() {
    let pile = "e" + String(repeating: "\u{301}", count: 5_000)
    #expect(pile.withoutMiddle(keeping: 33).width <= 33)
    #expect(pile.withoutMiddle(keeping: 33).unicodeScalars.starts(with: "e\u{301}".unicodeScalars))
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 10)
    #expect(families.withoutMiddle(keeping: 40) == "👨‍👩‍👧‍👦👨‍👩‍👧‍👦...👨‍👩‍👧‍👦")
  }

  @Test("what does not fit into one row goes on in the next, behind a blank if there is one near")
  func rows() {
    #expect("".rows(keeping: 10, indent: "> ") == [""])
    #expect("0123456789".rows(keeping: 10, indent: "> ") == ["0123456789"])
    #expect("0123456789ab".rows(keeping: 10, indent: "> ") == ["0123456789", "> ab"])
    #expect("one two three".rows(keeping: 10, indent: "> ") == ["one two ", "> three"])
    #expect("a 0123456789".rows(keeping: 10, indent: "> ") == ["a 01234567", "> 89"])
    #expect("味噌味噌味".rows(keeping: 7, indent: "") == ["味噌味", "噌味"])
  }

  @Test("rows lose nothing, and none is too wide", arguments: 1...40)
  func rowsOfAnything(seed: UInt64) {
    var random = SplitMix(state: seed)
    let pieces = ["a", " ", "味", "👨‍👩‍👧‍👦", "e" + String(repeating: "\u{301}", count: 30), "word", "\\n"]
    let text = (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let rows = text.rows(keeping: 24, indent: "    ")
    #expect(rows.allSatisfy { $0.width <= 24 })
    // By scalars, because a mark joins the blank in front of it.
    let rest = rows.dropFirst().flatMap { $0.unicodeScalars.dropFirst(4) }
    #expect(Array(rows[0].unicodeScalars) + rest == Array(text.unicodeScalars))
  }

  @Test("rows of a hundred thousand characters are made by looking at each once")
  func longRows() {
    let text = String(repeating: "word ", count: 20_000)
    let rows = text.rows(keeping: 60_000, indent: "  ")
    #expect(rows.map(\.count) == [60_000, 40_002])
  }
}
