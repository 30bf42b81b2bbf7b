import Charmest
import CharmestCore
import Testing

@Suite("A text that has more to say than room") struct LayoutTests {
  private struct Order: Equatable {
    var guest = "Annette Schmidt"
    var note = "no spring onions, and the egg well done"
    var table = 7
  }

  private let long = String(repeating: "0123456789", count: 9)

  @Test("shows a value whole while the line has room for it")
  func whole() {
    assertMismatch(
      nil as Order?, equalTo(Order()), "the order of this evening",
      text: """
        the order of this evening: expected LayoutTests.Order(guest: "Annette Schmidt", note: "no spring onions, and the egg well done", table: 7), but was nil
        """)
  }

  @Test("goes on with a value in the next lines where one line cuts it")
  func rows() {
    let order = Order(guest: String(repeating: "Annette ", count: 20))
    let start = "LayoutTests.Order(guest: \"\(String(repeating: "Annette ", count: 20))"
    let firstRow = start.prefix(start.count - 41)
    assertMismatch(
      nil as Order?, equalTo(order), "order",
      text: """
        order: expected LayoutTests.Order(guest: "\(order.guest.prefix(135))"..., ...), but was nil
          expected: \(firstRow)\u{20}
              \(String(repeating: "Annette ", count: 5))", note: "no spring onions, and the egg well done", table: 7)
        """)
    assertMismatch(
      [3: Order()], hasEntry(7, order), "orders",
      text: """
        orders[7]: missing, expected LayoutTests.Order(guest: "\(order.guest.prefix(135))"..., ...)
          [7]: missing, expected \(firstRow.dropLast(16))\u{20}
              \(String(repeating: "Annette ", count: 7))", note: "no spring onions, and the egg well done", table: 7)
          but was: [3: LayoutTests.Order(guest: "Annette Schmidt", note: "no spring onions, and the egg well done", table: 7)]
        """)
  }

  @Test("shows both ends of a value, however long it is")
  func bothEnds() {
    let text = "first" + String(repeating: "-", count: 1_000_000) + "last"
    func line(_ count: Int) -> String { String(repeating: "-", count: count) }
    #expect(
      describing(text).withBothEnds.plainText == "\"first\(line(86))...\(line(40))last\"")
    let explanation = { (scale: Int) in
      FailureText(
        Explanation(.statement("unexpected \(describing(text).withBothEnds)")), scale: scale
      ).summary
    }
    #expect(explanation(1) == "unexpected \"first\(line(118))...\(line(57))last\"")
    #expect(explanation(10) == "unexpected \"first\(line(1318))...\(line(657))last\"")
    let order = Order(note: String(repeating: "-", count: 600))
    #expect(
      describing(order).withBothEnds.plainText
        == "LayoutTests.Order(guest: \"Annette Schmidt\", note: \"\(line(41))...\(line(33))\", table: 7)"
    )
  }

  @Test("begins no line with what readers of logs take for a command")
  func commands() {
    let reply = String(
      repeating: "the server closed the connection before it sent a response; ", count: 2)
    assertMismatch(
      "\(reply)and so the line was ----- ::error file=Deploy.swift,line=1::failed",
      hasPrefix("done"), "reply",
      text: """
        reply: expected a string starting with "done", but was "the server closed the connection before it sent a response; the server c"...
          but was: "the server closed the connection before it sent a response; the server closed the connection before it sent a response; and so the line was -----\u{20}
              :\\u{3A}error file=Deploy.swift,line=1::failed"
        """)
  }

  @Test("takes not much longer for conditions in conditions", .timeLimit(.minutes(5)))
  func nestedConditions() {
    func text(_ depth: Int) -> String? {
      var matcher: Matcher<Int> = equalTo(100)
      for level in 1...depth {
        let inner = matcher
        matcher = anyOf(allOf(inner, greaterThan(level)), equalTo(-level))
      }
      return explain(3, matcher)?.description
    }
    #expect(growth(from: 5, to: 10) { _ = text($0) } < 20)
  }

  @Test("gives the room that is left to the values")
  func room() throws {
    let text = try #require(explain([long + "a", long + "b"], hasItem(long + "c"), "numbers"))
    #expect((190...200).contains(text.summary.width))
  }

  @Test("says no line below that only repeats the first one")
  func repeated() {
    assertMismatch(
      ["b", "c", "d"], containsInAnyOrder("a", "z", "y"), "letters",
      text: """
        letters: missing "a", "z", "y", unexpected "b" at [0], "c" at [1], "d" at [2] (0 of 3 elements match, in any order)
          expected: ["a", "z", "y"] in any order
          but was:  ["b", "c", "d"]
        """)
  }

  @Test("names the element of which only a part is told, if no line holds all elements")
  func element() {
    let orders = (1...9).map { Order(guest: "guest \($0)", table: $0 == 5 ? 0 : $0) }
    assertMismatch(
      orders, everyItem(hasProperty(\.table, greaterThan(0))), "orders",
      text: """
        orders: expected every element to be LayoutTests.Order whose .table is a value greater than 0, but 1 of 9 was not: [4].table was 0
          element [4]: LayoutTests.Order(guest: "guest 5", note: "no spring onions, and the egg well done", table: 0)
        """)
  }

  @Test("shows the parts of an element that no line has room for")
  func parts() {
    let order = Order(guest: String(repeating: "Annette ", count: 12))
    let isPaid = Matcher<Order>("an order that is paid") { $0.table != 7 }
    assertMismatch(
      [order], everyItem(isPaid), "orders",
      text: """
        orders: expected every element to be an order that is paid, but 1 of 1 was not: [0] was LayoutTests.Order(guest: "\(order.guest.prefix(76))"..., ...)
          [0]: was LayoutTests.Order(guest: "\(order.guest)", ...)
          [0].guest: "\(order.guest)"
          [0].note: "no spring onions, and the egg well done"
          [0].table: 7
        """)
  }

  @Test("shows a text of a line whole on a line of its own")
  func line() {
    assertMismatch(
      long + "x", equalTo(long + "y"), "token",
      text: """
        token: expected ..."01234567890123456789y", but was ..."01234567890123456789x" (first difference at offset 90 of 91)
          expected: "\(long)y"
          but was:  "\(long)x"
          differs:  \(String(repeating: " ", count: 91))^ offset 90: expected "y", but was "x"
        """)
  }

  @Test("shows what came where it is short, also if only its end is missing")
  func shortBeginning() {
    assertMismatch(
      "Meet at 18", equalTo("Meet at 18:30 in front of the station, at the platforms"), "draft",
      text: """
        draft: expected 55 characters, but was "Meet at 18": missing ":30 in front of the station, at the platforms" at the end
          expected: "Meet at 18:30 in front of the station, at the platforms"
          but was:  "Meet at 18"
        """)
  }

  @Test("tells several elements that are nearly accepted each by what differs")
  func nearPairs() {
    let orders = [Order(table: 1), Order(guest: "Bea", table: 2), Order(guest: "Cem", table: 3)]
    func matcher(_ guest: String, _ table: Int) -> Matcher<Order> {
      hasProperty(\.guest, guest) && hasProperty(\.table, table)
    }
    let failure = explain(
      orders,
      containsInAnyOrder(matcher("Annette Schmidt", 9), matcher("Bea", 8), matcher("Cem", 3)),
      "orders")
    #expect(
      failure?.summary == """
        orders: [0].table expected 9, but was 1; [1].table expected 8, but was 2 \
        (1 of 3 elements matches, in any order)
        """)
  }

  @Test("says what a matcher expects of a part, where the matcher itself is cut")
  func cutMatcher() {
    let orders = [Order(table: 1), Order(guest: "Bea", table: 2)]
    let failure = explain(
      orders,
      containsInAnyOrder(
        hasProperty(\.guest, hasPrefix("Annette"))
          && hasProperty(\.note, containsString("well done"))
          && hasProperty(\.table, 9),
        hasProperty(\.guest, "Bea")), "orders")
    #expect(failure?.summary.contains("at [0]: .table was 1, not 9") == true)
  }

  @Test("tells one element too many and one too few, where elements at one place have little alike")
  func shifted() {
    assertMismatch(
      ["one", "two", "three", "three", "four"], equalTo(["one", "two", "three", "four", "five"]),
      "words",
      text: """
        words: 2 of 6 elements differ: [3] unexpected "three" (equal to [2]); missing "five" after [4]
          expected: ["one", "two", "three", "four", "five"]
          but was:  ["one", "two", "three", "three", "four"]
        """)
  }

  @Test("names a key that differs only in upper and lower case, with its value")
  func keyCase() {
    assertMismatch(
      ["de": 2, "at": 1], hasEntry("DE", 2), "counts",
      text: """
        counts["DE"]: expected 2, but it is at the key "de" (only upper and lower case differ)
          but was: ["at": 1, "de": 2]
        """)
  }

  @Test("says where a part is that comes too early")
  func tooEarly() {
    assertMismatch(
      "turn into B street, then A street, then left",
      containsStringsInOrder("A street", "B street"),
      "way",
      text: """
        way: expected a string containing "A street", "B street" in order, but "B street" at offset 10 comes before "A street" at offset 25 in "turn into B street, then A street, then left"
        """)
  }

  @Test("shows both parts of a long text that come in another order")
  func otherOrder() {
    let filler = String(repeating: "and so on ", count: 15)
    assertMismatch(
      "stock first, \(filler)then flour", containsStringsInOrder("flour", "stock"), "recipe",
      text: """
        recipe: expected a string containing "flour", "stock" in order, but "stock" at offset 0 comes before "flour" at offset 168
          found: "stock" in "stock first, and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on and so o"...
          found: "flour" in ..."d so on and so on and so on and so on and so on and so on then flour"
        """)
  }

  @Test("names no empty part as the one that came too late")
  func emptyPart() {
    assertMismatch(
      "b, a", containsStringsInOrder("a", "", "b"), "way",
      text: """
        way: expected a string containing "a", "", "b" in order, but "b" at offset 0 comes before "a" at offset 3 in "b, a"
        """)
  }

  @Test("tells a nil inside an optional from no value")
  func innerNil() {
    assertMismatch(
      .some(nil) as String??, presentAnd(presentAnd("+49 171")), "phone",
      text: """
        phone: expected "+49 171", but was .some(nil) (a value, which is nil)
        """)
  }
}
