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
}
