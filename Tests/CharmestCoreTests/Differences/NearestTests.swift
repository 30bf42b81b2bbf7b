import CharmestCore
import Testing

@Suite("The nearest value") struct NearestTests {
  private struct Guest: Hashable {
    var id = 17
    var name = "Annette Schmidt"
    var street = "Rue des Petits Champs 4"
    var city = "Paris"
    var newsletter = true
  }

  @Test("of a long list is named, with its place")
  func place() {
    #expect(
      explain((0..<1_000).map { "item number \($0)" }, hasItem("item numbr 777"))?.description
        == #"expected an item "item numbr 777", but none of 1000 is; nearest is [777] "item number 777""#
    )
  }

  @Test("is not named where the list itself shows it, or nothing is near")
  func inSight() {
    #expect(
      explain(["nori", "tamgo"], hasItem("tamago"))?.description
        == #"expected an item "tamago", but was ["nori", "tamgo"]"#)
    #expect(
      explain(Array(0..<1_000_000), hasItem(-1))?.description == """
        expected an item -1, \
        but was [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, and 999982 more]
        """)
  }

  @Test("is a text that looks the same, with its code points")
  func lookAlikes() {
    let (latin, cyrillic) = ("a", "\u{430}")
    let points = "expected \"\(cyrillic)\" (U+0430), but was \"a\" (U+0061)"
    #expect(
      explain([latin], hasItem(cyrillic))?.summary
        == "expected an item \"\(cyrillic)\", but the only element is [0] \"a\" (\(points))")
    #expect(
      explain(Set([latin]), equalTo([cyrillic]))?.summary
        == "missing \"\(cyrillic)\", unexpected \"a\" (\(points); 0 of 1 elements match)")
    #expect(
      explain([latin: 1], hasKey(cyrillic))?.summary
        == "expected a dictionary with key \"\(cyrillic)\", but the only key is \"a\" (\(points))")
    let (word, twin) = ("cocoa", "\u{441}\u{43E}\u{441}\u{43E}\u{430}")
    #expect(
      explain(["tea", word], hasItem(twin))?.summary
        == "expected an item \"\(twin)\", but none of 2 is; nearest is [1] \"cocoa\" (offset 0: expected \"\u{441}\" (U+0441), but was \"c\" (U+0063))"
    )
  }

  @Test("differs in a field that is cut from both")
  func field() {
    let other = Guest(newsletter: false)
    let texts = [
      explain([other], hasItem(Guest())), explain(["k": other], hasValue(Guest())),
      explain([other: 1], hasKey(Guest())), explain([other] as Set, equalTo([Guest()])),
      explain([other], containsInAnyOrder(Guest())), explain([other], isSuperset(of: [Guest()])),
      explain([other], isSubset(of: [Guest()])), explain([other], hasItems(Guest(), other)),
      explain([other], containsInRelativeOrder(Guest())), explain(other, isIn([Guest()])),
    ]
    for text in texts {
      #expect(text?.summary.contains("newsletter expected true, but was false") == true, "\(text!)")
    }
  }

  @Test("goes first, and the others are counted")
  func several() {
    let start = String(repeating: "c", count: 90)
    #expect(
      explain(
        ["a", "b", start + "d", "d", "e"] as Set, equalTo(["x", "y", start + "x", "z", "w"]))?
        .summary == """
          missing ..."ccccccccccccccccccccx", "w", "x", and 2 more, \
          unexpected ..."ccccccccccccccccccccd", "a", "b", and 2 more \
          (first difference at offset 90 of 91; 0 of 5 elements match)
          """)
  }

  @Test("is what was expected where something is unexpected")
  func unexpected() {
    #expect(
      explain(["a", "bx", "c"], isSubset(of: ["a", "b", "c"]))?.summary
        == #"unexpected "bx" at [1], nearest is "b" (2 of 3 elements match, in any order)"#)
  }
}
