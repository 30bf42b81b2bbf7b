import Charmest
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

  private let other = Guest(newsletter: false)

  @Test("says what is hidden behind the value, and not behind all of them")
  func notesOfSeveral() {
    assertMismatch(
      ["OBOE ", "Oboe", "x"], containsInAnyOrder("OBOE ", "OBOE", "y"), "answers",
      text: """
        answers: missing "OBOE", "y", unexpected "Oboe" at [1] (only upper and lower case differ), "x" at [2] (1 of 3 elements matches, in any order)
          expected: ["OBOE ", "OBOE", "y"] in any order
          but was:  ["OBOE ", "Oboe", "x"]
        """)
    assertMismatch(
      ["Oboe", "ARIA", "ARIA", " LATTE"], containsInAnyOrder("OBOE", "ERA", "ARIA", "LATTE"),
      "answers(in: file)",
      text: """
        answers(in: file): "ARIA" expected once, but was twice at [1], [2]; missing "OBOE", "ERA", "LATTE", unexpected "Oboe" at [0], " LATTE" at [3] (1 of 4 elements matches, in any order)
          "ARIA": expected once, but was twice at [1], [2]
          missing: "OBOE" (nearest is [0] "Oboe" (only upper and lower case differ))
          missing: "ERA"
          missing: "LATTE" (nearest is [3] " LATTE" (only white space differs))
          unexpected: "Oboe" at [0]
          unexpected: " LATTE" at [3]
          expected: ["OBOE", "ERA", "ARIA", "LATTE"] in any order
          but was:  ["Oboe", "ARIA", "ARIA", " LATTE"]
        """)
  }

  @Test("of a long list is named, with its place")
  func place() {
    #expect(
      explain((0..<1_000).map { "item number \($0)" }, hasItem("item numbr 777"))?.description
        == #"expected an item "item numbr 777", but none of 1000 is; nearest is [777] "item number 777""#
    )
  }

  @Test("of many sets is looked for among as many as the budget allows")
  func manySets() {
    let hashes = Counter()
    struct Bowl: Hashable {
      let number: Int
      let hashes: Counter

      static func == (first: Self, second: Self) -> Bool { first.number == second.number }

      func hash(into hasher: inout Hasher) {
        hashes.increase()
        hasher.combine(number)
      }
    }
    let bowls = Set((0..<1_000).map { Bowl(number: $0, hashes: hashes) })
    let sets = Array(repeating: bowls, count: 500)
    let more = bowls.union([Bowl(number: 1_000, hashes: hashes)])
    let before = hashes.count
    #expect(
      explain(sets, hasItem(more), "sets")?.summary.contains(
        "; nearest of the first 152 is [0]: missing ") == true)
    #expect(hashes.count - before < 400_000, "each set would be compared with 1,001 elements")
  }

  @Test("of many missing values is looked for among as many for each")
  func manyMissingValues() {
    let guests = (0..<2_000).map {
      Guest(id: $0, name: "Guest \($0)", street: "Street \($0)", city: "Town \($0)")
    }
    let expected = (0..<10).map { number in
      var guest = guests[number]
      guest.id += 10_000
      return guest
    }
    let text = explain(guests, containsInAnyOrder(expected), "guests")?.description ?? ""
    #expect(text.ranges(of: "  missing: ").count > 3)
    #expect(
      text.ranges(of: "(nearest of the first 329 is [").count
        == text.ranges(of: "  missing: ").count)
  }

  @Test("is not named where the list itself shows it, or nothing is near")
  func inSight() {
    #expect(
      explain(["nori", "tamgo"], hasItem("tamago"))?.description
        == #"expected an item "tamago", but was ["nori", "tamgo"]"#)
    #expect(
      explain(Array(0..<1_000_000), hasItem(-1))?.description == """
        expected an item -1, \
        but was [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, \
        26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, and 999959 more]
        """)
  }

  @Test("differs in a field that is cut from both")
  func field() {
    assertMismatch(
      [other], hasItem(Guest()), "guests",
      text: """
        guests: expected an item NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", ...), but the only element is [0]: newsletter expected true, but was false
          expected: an item NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true)
          but was:  [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)]
        """)
    assertMismatch(
      [other], hasItems(Guest(), other), "guests",
      text: """
        guests: missing NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", ...), nearest is [0]: newsletter expected true, but was false (1 of 2 expected items found)
          missing: NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true), nearest is [0]: newsletter\u{20}
              expected true, but was false
          but was: [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)]
        """)
    assertMismatch(
      [other], containsInAnyOrder(Guest()), "guests",
      text: """
        guests: missing NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true), nearest is [0]: newsletter expected true, but was false
          expected: [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true)] in any order
          but was:  [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)]
        """)
    assertMismatch(
      [other], containsInRelativeOrder(Guest()), "guests",
      text: """
        guests: missing NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true), nearest is [0]: newsletter expected true, but was false
          expected: items NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true) in this order
          but was:  [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)]
        """)
    assertMismatch(
      [other], isSubset(of: [Guest()]), "guests",
      text: """
        guests: unexpected NearestTests.Guest(id: 17, name: "Annette Schmidt", ...) at [0], nearest is NearestTests.Guest(id: 17, name: "Annette Schmidt", ...): newsletter expected true, but was false
          expected: a subset of [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true)]
          but was:  [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)]
        """)
    assertMismatch(
      [other], isSuperset(of: [Guest()]), "guests",
      text: """
        guests: missing NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true), nearest is [0]: newsletter expected true, but was false
          expected: a superset of [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true)]
          but was:  [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)]
        """)
  }

  @Test("differs in a field that is cut from both, also in sets and dictionaries")
  func fieldWithoutPlace() {
    assertMismatch(
      [other] as Set, equalTo([Guest()]), "guests",
      text: """
        guests: missing NearestTests.Guest(id: 17, name: "Annette Schmidt", ...), nearest is NearestTests.Guest(id: 17, name: "Annette Schmidt", ...): newsletter expected true, but was false
          expected: [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true)]
          but was:  [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)]
        """)
    assertMismatch(
      ["k": other], equalTo(["k": Guest()]), "guests",
      text: """
        guests["k"].newsletter: expected true, but was false (1 of 5 fields differs)
          expected: ["k": NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true)]
          but was:  ["k": NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)]
        """)
    assertMismatch(
      ["k": other], hasValue(Guest()), "guests",
      text: """
        guests: expected a dictionary with a value that is NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des "..., ...), but the only value is ["k"]: newsletter expected true, but was false
          expected: a dictionary with a value that is NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter:\u{20}
              true)
          but was:  ["k": NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)]
        """)
    assertMismatch(
      [other: 1], equalTo([Guest(): 1]), "seats",
      text: """
        seats[NearestTests.Guest(...)]: expected 1, but it is at the unexpected key NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Peti"..., ...): newsletter expected true, but was false
          expected: [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true): 1]
          but was:  [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false): 1]
        """)
    assertMismatch(
      [other: 1], hasKey(Guest()), "seats",
      text: """
        seats: expected a dictionary with key NearestTests.Guest(id: 17, ...), but the only key is NearestTests.Guest(id: 17, ...): newsletter expected true, but was false
          key: NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)
          expected: a dictionary with key NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true)
        """)
    assertMismatch(
      [other: 1], hasEntry(Guest(), 1), "seats",
      text: """
        seats[NearestTests.Guest(id: 17, name: "Annette Schmidt", ...)]: missing, expected 1 (nearest key, with 1, is NearestTests.Guest(id: 17, ...): newsletter expected true, but was false)
          but was: [NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false): 1]
        """)
  }

  @Test("differs in a field that is cut from both, also where one of several would do")
  func fieldOfAlternatives() {
    assertMismatch(
      other, isIn([Guest()]), "guest",
      text: """
        guest: expected one of NearestTests.Guest(id: 17, ...), but was NearestTests.Guest(id: 17, ...); nearest is NearestTests.Guest(id: 17, ...): newsletter expected true, but was false
          expected: one of NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true)
          but was:  NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)
        """)
    assertMismatch(
      other, oneOf(Guest(), Guest(id: 18)), "guest",
      text: """
        guest: expected one of NearestTests.Guest(...), NearestTests.Guest(...), but was NearestTests.Guest(...); nearest is NearestTests.Guest(...): newsletter expected true, but was false
          expected: one of NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true),\u{20}
              NearestTests.Guest(id: 18, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true)
          but was:  NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: false)
        """)
    assertMismatch(
      other, anyOf(equalTo(Guest()), equalTo(Guest(id: 18))), "guest",
      text: """
        guest: expected NearestTests.Guest(...) or NearestTests.Guest(...), but was NearestTests.Guest(...); nearest is NearestTests.Guest(...): newsletter expected true, but was false
          alternative 1: .newsletter was false, not true
          alternative 2: 2 of 5 fields differ: .id expected 18, but was 17; .newsletter expected true, but was false
          expected: NearestTests.Guest(id: 17, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true) or NearestTests.Guest(id:\u{20}
              18, name: "Annette Schmidt", street: "Rue des Petits Champs 4", city: "Paris", newsletter: true)
        """)
  }

  @Test("of several sets, the one with most of the expected elements is nearest")
  func sets() {
    assertMismatch(
      [[7], [1, 2, 4]] as [Set<Int>], isSuperset(of: [[1, 2, 3]]), "codes",
      text: """
        codes: missing [1, 2, 3], nearest is [1]: missing 3, unexpected 4
          expected: a superset of [[1, 2, 3]]
          but was:  [[7], [1, 2, 4]]
        """)
  }

  @Test("is the nearest of long texts, wherever they differ", arguments: [10, 40, 2_000])
  func longTexts(count: Int) {
    let middle = String(repeating: "lorem ipsum ", count: count)
    let texts = ["B\(middle)and another end", "B\(middle)end"]
    let first = explain(texts, hasItem("A\(middle)end"))?.summary ?? ""
    #expect(first.contains("nearest is [1]"), Comment(rawValue: first))
  }

  @Test("differs behind ninety characters that are the same")
  func longText() {
    let start = String(repeating: "c", count: 90)
    let (wanted, came) = (start + "1", start + "2")
    assertMismatch(
      [came], hasItem(wanted), "urls",
      text: """
        urls: expected an item "cccccccccccccccccccccccccccccccccccccccccccccccccccc"..., but the only element is [0]: expected ..."cccccccccc1", but was ..."cccccccccc2" (first difference at offset 90 of 91)
          expected: an item "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1"
          but was:  ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"]
        """)
    assertMismatch(
      [came], hasItems(wanted, came), "urls",
      text: """
        urls: missing "cccccccccccccccccccccccccccccccccccccccccccc"..., nearest is [0]: expected ..."cccccccccc1", but was ..."cccccccccc2" (first difference at offset 90 of 91) (1 of 2 expected items found)
          missing: "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1", nearest is [0]: expected\u{20}
              ..."cccccccccccccccccccccccccccccccccccccccc1", but was ..."cccccccccccccccccccccccccccccccccccccccc2" (first difference at offset 90 of 91)
          but was: ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"]
        """)
    assertMismatch(
      [came], containsInAnyOrder(wanted), "urls",
      text: """
        urls: missing ..."cccccccccccccccccccc1", unexpected ..."cccccccccccccccccccc2" at [0] (first difference at offset 90 of 91)
          expected: ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1"] in any order
          but was:  ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"]
        """)
    assertMismatch(
      [came], containsInRelativeOrder(wanted), "urls",
      text: """
        urls: missing "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"..., nearest is [0]: expected ..."cccccccccc1", but was ..."cccccccccc2" (first difference at offset 90 of 91)
          expected: items "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1" in this order
          but was:  ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"]
        """)
    assertMismatch(
      [came], isSubset(of: [wanted]), "urls",
      text: """
        urls: unexpected "ccccccccccccccccccccccccccccccc"... at [0], nearest is "ccccccccccccccccccccccccccccccc"...: expected ..."cccccccccc1", but was ..."cccccccccc2" (first difference at offset 90 of 91)
          expected: a subset of ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1"]
          but was:  ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"]
        """)
    assertMismatch(
      [came], isSuperset(of: [wanted]), "urls",
      text: """
        urls: missing "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"..., nearest is [0]: expected ..."cccccccccc1", but was ..."cccccccccc2" (first difference at offset 90 of 91)
          expected: a superset of ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1"]
          but was:  ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"]
        """)
    assertMismatch(
      [came], everyItem(wanted), "urls",
      text: """
        urls: expected every element to be "cccccccccccccccccccccccccccccccccccccccccccccccccccccc"..., but 1 of 1 was not: [0] was ..."cccccccccc2", not ..."cccccccccc1" (first difference at offset 90 of 91)
          expected: every element to be "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1"
          but was:  ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"]
        """)
    assertMismatch(
      [came, wanted], isSorted(), "urls",
      text: """
        urls: expected elements in ascending order, but [0] ...cccccccccccccccccccccccccccccccccccccc2" is followed by [1] ...cccccccccccccccccccccccccccccccccccccc1"
        """)
  }

  @Test("differs behind ninety characters that are the same, also in sets and dictionaries")
  func longTextWithoutPlace() {
    let start = String(repeating: "c", count: 90)
    let (wanted, came) = (start + "1", start + "2")
    assertMismatch(
      [came] as Set, equalTo([wanted]), "urls",
      text: """
        urls: missing ..."cccccccccccccccccccc1", unexpected ..."cccccccccccccccccccc2" (first difference at offset 90 of 91)
          expected: ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1"]
          but was:  ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"]
        """)
    assertMismatch(
      ["k": came], equalTo(["k": wanted]), "urls",
      text: """
        urls["k"]: expected ..."cccccccccccccccccccc1", but was ..."cccccccccccccccccccc2" (first difference at offset 90 of 91)
          expected: "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1"
          but was:  "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"
          differs:                                                                                             ^ offset 90: expected "1", but was "2"
        """)
    assertMismatch(
      ["k": came], hasValue(wanted), "urls",
      text: """
        urls: expected a dictionary with a value that is "cccccccccccccccccccccccccc"..., but the only value is ["k"]: expected ..."cccccccccc1", but was ..."cccccccccc2" (first difference at offset 90 of 91)
          expected: a dictionary with a value that is "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1"
          but was:  ["k": "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"]
        """)
    assertMismatch(
      [came: 1], equalTo([wanted: 1]), "urls",
      text: """
        urls["ccccccccccccccccccccccccc"...]: expected 1, but it is at the unexpected key "cccccccccccccccccccccc"...: expected ..."cccccccccc1", but was ..."cccccccccc2" (first difference at offset 90 of 91)
          expected: ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1": 1]
          but was:  ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2": 1]
        """)
    assertMismatch(
      [came: 1], hasKey(wanted), "urls",
      text: """
        urls: expected a dictionary with key "cccccccccccccccccccc"..., but the only key is "cccccccccccccccccccc"...: expected ..."cccccccccc1", but was ..."cccccccccc2" (first difference at offset 90 of 91)
          key: "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"
          expected: a dictionary with key "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1"
        """)
    assertMismatch(
      [came: 1], hasEntry(wanted, 1), "urls",
      text: """
        urls["ccccccccccccccccccccccccccccccccccccccccccccccccccccccc"...]: missing, expected 1 (nearest key, with 1, is "cccccccccccccccccccccccccccc"...: expected ..."cccccccccc1", but was ..."cccccccccc2")
          but was: ["cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2": 1]
        """)
  }

  @Test("differs behind ninety characters that are the same, also where one of several would do")
  func longTextOfAlternatives() {
    let start = String(repeating: "c", count: 90)
    let (wanted, came) = (start + "1", start + "2")
    assertMismatch(
      came, isIn([wanted]), "url",
      text: """
        url: expected one of "cccccccccccccccc"..., but was "cccccccccccccccc"...; nearest is "cccccccccccccccc"...: expected ..."ccccccccccc1", but was ..."ccccccccccc2" (first difference at offset 90 of 91)
          expected: one of "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1"
          but was:  "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"
        """)
    assertMismatch(
      came, oneOf(wanted, "x"), "url",
      text: """
        url: expected one of "ccccccccccccccc"..., "x", but was "ccccccccccccccc"...; nearest is "ccccccccccccccc"...: expected ..."cccccccccc1", but was ..."cccccccccc2" (first difference at offset 90 of 91)
          expected: one of "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1", "x"
          but was:  "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"
        """)
    assertMismatch(
      came, anyOf(equalTo(wanted), equalTo("x")), "url",
      text: """
        url: expected "cccccccccccccccccccccccccccccc"... or "x", but was "cccccccccccccccccccccccccccccc"...; nearest is "cccccccccccccccccccccccccccccc"...: expected ..."ccccccccc1", but was ..."ccccccccc2"
          alternative 1: was ..."cccccccccccccccccccccccccccccccccccccccc2", not ..."cccccccccccccccccccccccccccccccccccccccc1" (first difference at offset 90 of 91)
          alternative 2: was "ccccccccccccccccccccccccccccccccccccccccc"... (first difference at offset 0)
          expected: "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc1" or "x"
          but was:  "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2"
        """)
  }

  @Test("is a text that looks the same, with its code points")
  func lookAlikes() {
    let (latin, cyrillic) = ("a", "\u{430}")
    assertMismatch(
      [latin], hasItem(cyrillic),
      text: """
        expected an item "\u{430}", but the only element is [0] "a" (expected "\u{430}" (U+0430), but was "a" (U+0061))
          but was: ["a"]
        """)
    assertMismatch(
      [latin], hasItems(cyrillic),
      text: """
        missing "\u{430}", nearest is [0] "a" (expected "\u{430}" (U+0430), but was "a" (U+0061))
          but was: ["a"]
        """)
    assertMismatch(
      Set([latin]), equalTo([cyrillic]),
      text: """
        missing "\u{430}", unexpected "a" (expected "\u{430}" (U+0430), but was "a" (U+0061))
          expected: ["\u{430}"]
          but was:  ["a"]
        """)
    assertMismatch(
      [latin: 1], hasKey(cyrillic),
      text: """
        expected a dictionary with key "\u{430}", but the only key is "a" (expected "\u{430}" (U+0430), but was "a" (U+0061))
        """)
    let (word, twin) = ("cocoa", "\u{441}\u{43E}\u{441}\u{43E}\u{430}")
    assertMismatch(
      ["tea", word], hasItem(twin),
      text: """
        expected an item "\u{441}\u{43E}\u{441}\u{43E}\u{430}", but none of 2 is; nearest is [1] "cocoa" (offset 0: expected "\u{441}" (U+0441), but was "c" (U+0063))
          but was: ["tea", "cocoa"]
        """)
    assertMismatch(
      ["tea", word], hasItems(twin),
      text: """
        missing "\u{441}\u{43E}\u{441}\u{43E}\u{430}", nearest is [1] "cocoa" (offset 0: expected "\u{441}" (U+0441), but was "c" (U+0063))
          but was: ["tea", "cocoa"]
        """)
    assertMismatch(
      [word], everyItem(twin),
      text: """
        expected every element to be "\u{441}\u{43E}\u{441}\u{43E}\u{430}", but 1 of 1 was not: [0] was "cocoa" (offset 0: expected "\u{441}" (U+0441), but was "c" (U+0063))
          but was: ["cocoa"]
        """)
    assertMismatch(
      [word], equalTo([twin]),
      text: """
        [0]: expected "\u{441}\u{43E}\u{441}\u{43E}\u{430}", but was "cocoa" (offset 0: expected "\u{441}" (U+0441), but was "c" (U+0063))
          expected: ["\u{441}\u{43E}\u{441}\u{43E}\u{430}"]
          but was:  ["cocoa"]
        """)
    assertMismatch(
      [word], containsInAnyOrder(twin),
      text: """
        missing "\u{441}\u{43E}\u{441}\u{43E}\u{430}", unexpected "cocoa" at [0] (offset 0: expected "\u{441}" (U+0441), but was "c" (U+0063))
          expected: ["\u{441}\u{43E}\u{441}\u{43E}\u{430}"] in any order
          but was:  ["cocoa"]
        """)
    assertMismatch(
      [word: 1], equalTo([twin: 1]),
      text: """
        ["\u{441}\u{43E}\u{441}\u{43E}\u{430}"]: expected 1, but it is at the unexpected key "cocoa" (offset 0: expected "\u{441}" (U+0441), but was "c" (U+0063))
          expected: ["\u{441}\u{43E}\u{441}\u{43E}\u{430}": 1]
          but was:  ["cocoa": 1]
        """)
    assertMismatch(
      word, isIn([twin, "tea"]),
      text: """
        expected one of "\u{441}\u{43E}\u{441}\u{43E}\u{430}", "tea", but was "cocoa"; nearest is "\u{441}\u{43E}\u{441}\u{43E}\u{430}" (offset 0: expected "\u{441}" (U+0441), but was "c" (U+0063))
        """)
    assertMismatch(
      word, anyOf(equalTo(twin), equalTo("tea")),
      text: """
        expected "\u{441}\u{43E}\u{441}\u{43E}\u{430}" or "tea", but was "cocoa"; nearest is "\u{441}\u{43E}\u{441}\u{43E}\u{430}" (offset 0: expected "\u{441}" (U+0441), but was "c" (U+0063))
          alternative 1: was "cocoa" (offset 0: expected "\u{441}" (U+0441), but was "c" (U+0063))
          alternative 2: was "cocoa"
        """)
  }

  @Test("goes first, and the others are counted")
  func several() {
    let start = String(repeating: "c", count: 90)
    assertMismatch(
      ["a", "b", start + "d", "d", "e"] as Set, equalTo(["x", "y", start + "x", "z", "w"]),
      text: """
        missing ..."ccccccccccccccccccccx", "w", "x", and 2 more, unexpected ..."ccccccccccccccccccccd" (first difference at offset 90 of 91), "a", "b", and 2 more (0 of 5 expected elements found)
          missing: "ccccccccccccccccccc"... (nearest is "ccccccccccccccccccc"...: expected ..."ccccccccx", but was ..."ccccccccd" (first difference at offset 90 of 91))
          missing: "w"
          missing: "x"
          missing: "y"
          missing: "z"
          unexpected: "a"
          unexpected: "b"
          unexpected: "ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccd"
          unexpected: "d"
          unexpected: "e"
          expected: ["ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccx", "w", "x", "y", "z"]
          but was:  ["a", "b", "ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccd", "d", "e"]
        """)
  }

  @Test("is what was expected where something is unexpected")
  func unexpected() {
    assertMismatch(
      ["a", "bx", "c"], isSubset(of: ["a", "b", "c"]),
      text: """
        unexpected "bx" at [1], nearest is "b" (2 of 3 elements are allowed)
          expected: a subset of ["a", "b", "c"]
          but was:  ["a", "bx", "c"]
        """)
  }

  private enum First: Hashable { case x }
  private enum Second: Hashable { case x }

  @Test("is a value of another type that has the same text")
  func types() {
    let (wanted, came) = (First.x as AnyHashable, Second.x as AnyHashable)
    assertMismatch(
      [came], hasItem(wanted),
      text: """
        expected an item .x, but the only element is [0]: expected .x (NearestTests.First), but was .x (NearestTests.Second)
          but was: [.x]
        """)
    assertMismatch(
      [came], hasItems(wanted),
      text: """
        missing .x, nearest is [0]: expected .x (NearestTests.First), but was .x (NearestTests.Second)
          but was: [.x]
        """)
    assertMismatch(
      [came], everyItem(wanted),
      text: """
        expected every element to be .x, but 1 of 1 was not: [0] was .x (NearestTests.Second)
          but was: [.x]
        """)
    assertMismatch(
      [came], equalTo([wanted]),
      text: """
        [0]: expected .x (NearestTests.First), but was .x (NearestTests.Second)
        """)
    assertMismatch(
      [came], containsInAnyOrder(wanted),
      text: """
        missing .x (NearestTests.First), unexpected .x (NearestTests.Second) at [0]
          expected: [.x] in any order
          but was:  [.x]
        """)
    assertMismatch(
      [came], containsInRelativeOrder(wanted),
      text: """
        missing .x, nearest is [0]: expected .x (NearestTests.First), but was .x (NearestTests.Second)
          expected: items .x in this order
          but was:  [.x]
        """)
    assertMismatch(
      [came] as Set, equalTo([wanted]),
      text: """
        missing .x (NearestTests.First), unexpected .x (NearestTests.Second)
        """)
    assertMismatch(
      ["k": came], hasValue(wanted),
      text: """
        expected a dictionary with a value that is .x, but the only value is ["k"]: expected .x (NearestTests.First), but was .x (NearestTests.Second)
          but was: ["k": .x]
        """)
    assertMismatch(
      [came: 1], hasKey(wanted),
      text: """
        expected a dictionary with key .x, but the only key is .x: expected .x (NearestTests.First), but was .x (NearestTests.Second)
        """)
    assertMismatch(
      [came: 1], equalTo([wanted: 1]),
      text: """
        [.x]: expected 1, but it is at the unexpected key .x: expected .x (NearestTests.First), but was .x (NearestTests.Second)
        """)
    assertMismatch(
      came, isIn([wanted]),
      text: """
        expected one of .x, but was .x; nearest is .x: expected .x (NearestTests.First), but was .x (NearestTests.Second)
        """)
    assertMismatch(
      came, anyOf(equalTo(wanted), equalTo("y" as AnyHashable)),
      text: """
        expected .x or "y", but was .x; nearest is .x: expected .x (NearestTests.First), but was .x (NearestTests.Second)
          alternative 1: was .x (NearestTests.Second)
          alternative 2: was .x
        """)
  }

  private final class Table: Hashable {
    static func == (first: Table, second: Table) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test("is another instance that has the same text")
  func instances() {
    assertMismatch(
      [Table()], hasItem(Table()),
      text: """
        expected an item NearestTests.Table(), but the only element is [0] NearestTests.Table() (print alike, but == is false)
          but was: [NearestTests.Table()]
        """)
    assertMismatch(
      [Table()], hasItems(Table()),
      text: """
        missing NearestTests.Table(), nearest is [0] NearestTests.Table() (print alike, but == is false)
          but was: [NearestTests.Table()]
        """)
    assertMismatch(
      [Table()], everyItem(Table()),
      text: """
        expected every element to be NearestTests.Table(), but 1 of 1 was not: [0] was NearestTests.Table() (print alike, but == is false)
          but was: [NearestTests.Table()]
        """)
    assertMismatch(
      [Table()], equalTo([Table()]),
      text: """
        [0]: expected NearestTests.Table(), but was NearestTests.Table() (print alike, but == is false)
        """)
    assertMismatch(
      [Table()], containsInAnyOrder(Table()),
      text: """
        missing NearestTests.Table(), unexpected NearestTests.Table() at [0] (print alike, but == is false)
          expected: [NearestTests.Table()] in any order
          but was:  [NearestTests.Table()]
        """)
    assertMismatch(
      [Table()] as Set, equalTo([Table()]),
      text: """
        missing NearestTests.Table(), unexpected NearestTests.Table() (print alike, but == is false)
        """)
    assertMismatch(
      [Table(): 1], hasKey(Table()),
      text: """
        expected a dictionary with key NearestTests.Table(), but the only key is NearestTests.Table() (print alike, but == is false)
        """)
    assertMismatch(
      [Table(): 1], equalTo([Table(): 1]),
      text: """
        [NearestTests.Table()]: expected 1, but it is at the unexpected key NearestTests.Table() (print alike, but == is false)
        """)
    assertMismatch(
      Table(), isIn([Table()]),
      text: """
        expected one of NearestTests.Table(), but was NearestTests.Table(); nearest is NearestTests.Table() (print alike, but == is false)
        """)
  }

  @Test("is nan where nan was expected")
  func nan() {
    assertMismatch(
      [Double.nan], hasItem(.nan),
      text: """
        expected an item nan, but the only element is [0] nan (nan never equals itself, use isNaN())
          but was: [nan]
        """)
    assertMismatch(
      [Double.nan], hasItems(.nan),
      text: """
        missing nan, nearest is [0] nan (nan never equals itself, use isNaN())
          but was: [nan]
        """)
    assertMismatch(
      [Double.nan], everyItem(.nan),
      text: """
        expected every element to be nan, but 1 of 1 was not: [0] was nan (nan never equals itself, use isNaN())
          but was: [nan]
        """)
    assertMismatch(
      [Double.nan], containsInRelativeOrder(.nan),
      text: """
        missing nan, nearest is [0] nan (nan never equals itself, use isNaN())
          expected: items nan in this order
          but was:  [nan]
        """)
    assertMismatch(
      [Double.nan], isSubset(of: [.nan]),
      text: """
        unexpected nan at [0], nearest is nan (nan never equals itself, use isNaN())
          expected: a subset of [nan]
          but was:  [nan]
        """)
    assertMismatch(
      [Double.nan], isSuperset(of: [.nan]),
      text: """
        missing nan, nearest is [0] nan (nan never equals itself, use isNaN())
          expected: a superset of [nan]
          but was:  [nan]
        """)
    assertMismatch(
      [Double.nan] as Set, equalTo([.nan]),
      text: """
        missing nan, unexpected nan (nan never equals itself, use isNaN())
        """)
    assertMismatch(
      ["k": Double.nan], hasValue(.nan),
      text: """
        expected a dictionary with a value that is nan, but the only value is ["k"] nan (nan never equals itself, use isNaN())
          but was: ["k": nan]
        """)
    assertMismatch(
      [Double.nan: 1], hasKey(.nan),
      text: """
        expected a dictionary with key nan, but the only key is nan (nan never equals itself, use isNaN())
        """)
    assertMismatch(
      Double.nan, isIn([.nan]),
      text: """
        expected one of nan, but was nan; nearest is nan (nan never equals itself, use isNaN())
        """)
    assertMismatch(
      Double.nan, anyOf(equalTo(.nan), equalTo(1)),
      text: """
        expected nan or 1.0, but was nan; nearest is nan (nan never equals itself, use isNaN())
          alternative 1: was nan (nan never equals itself, use isNaN())
          alternative 2: was nan
        """)
  }

  private struct Donor: Equatable {
    var number: String
    var donations: Int
  }

  @Test("is the one whose right parts few others have, also far behind in the list")
  func rarity() throws {
    let donors = (0..<299).map { Donor(number: "D-\(1_001 + $0)", donations: $0 % 10 + 1) }
    let sought = Donor(number: "D-1217", donations: 10)
    let matchers: [Matcher<[Donor]>] = [
      hasItem(sought), hasItem(equalTo(sought)), hasItems(sought),
      hasItem(
        allOf(
          hasProperty(\.number, sought.number), hasProperty(\.donations, sought.donations))),
    ]
    for matcher in matchers {
      let text = try #require(explain(donors, matcher)?.description)
      #expect(text.contains("[216]"), "\(text)")
      #expect(text.split(separator: "\n")[0].contains("donations expected 10, but was 7"))
    }
  }
}
