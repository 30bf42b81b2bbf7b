import Charmest
import CharmestCore
import Testing

@Suite("describedAs and is") struct DescribedAsTests {
  private struct Guest {
    var name: String
  }

  @Test("replace what is expected on the first line, and keep what differs inside")
  func described() {
    let local = describedAs("a local", hasProperty(\Guest.name, "Ann"))
    assertMatches(Guest(name: "Ann"), local)
    assertMismatch(
      Guest(name: "Jon"),
      local,
      text: """
        expected a local, but .name was "Jon"
          .name: expected "Ann", but was "Jon"
          but was: DescribedAsTests.Guest(name: "Jon")
        """
    )
    assertDescription(local, "a local")
    assertMismatch(3, describedAs("many", greaterThan(9)), text: "expected many, but was 3")
  }

  @Test("a blank name changes nothing")
  func blank() {
    assertMismatch(
      1, describedAs(" ", greaterThan(2)), text: "expected a value greater than 2, but was 1")
  }

  @Test("is adds nothing")
  func sugar() {
    assertMismatch(3, `is`(4), text: "expected 4, but was 3")
    assertMismatch(3, `is`(greaterThan(4)), text: "expected a value greater than 4, but was 3")
    assertDescription(`is`(greaterThan(4)), "a value greater than 4")
  }

  private struct Order: Equatable { var a = 1, b = 2, c = 3, d = 4, e = "x" }

  @Test(
    "say what came without a second \"but\"",
    arguments: [
      (
        hasItems("nori", "tamago"),
        #"was ["ramen"], missing "nori", "tamago" (0 of 2 expected items found)"#
      ),
      (hasItems("nori"), #"was ["ramen"], missing "nori""#),
      (
        hasItems("nori") && hasCount(1),
        #"was ["ramen"], missing "nori" (1 of 2 conditions failed)"#
      ),
      (
        containsInAnyOrder("ramen", "ramen"),
        #"it differs: "ramen" expected twice, but was once at [0]"#
      ),
      (
        everyItem("nori") && hasCount(1),
        #"it differs: expected every element to be "nori", but 1 of 1 was not: [0] was "ramen" (1 of 2 conditions failed)"#
      ),
    ] as [(Matcher<[String]>, String)])
  func secondBut(toppings: Matcher<[String]>, outcome: String) {
    #expect(
      explain(["ramen"], describedAs("our toppings", toppings), "bowl")?.summary
        == "bowl: expected our toppings, but \(outcome)")
  }

  @Test("tell once how the value was judged")
  func remark() {
    let orders = Collected(elements: [1, 2, 3], end: .timedOut)
    #expect(
      explain(orders, describedAs("our orders", elements([4, 5, 3])), "it")?.summary == """
        it: expected our orders, but elements 2 of 3 elements differ: [0] expected 4, but was 1; [1] expected 5, but was 2 (the sequence timed out)
        """)
  }

  @Test("show each of several differences, and what is hidden in one")
  func details() {
    assertMismatch(
      Order(), describedAs("the order", equalTo(Order(a: 9, b: 9, c: 9, d: 9, e: "y"))), "it",
      text: """
        it: expected the order, but 5 of 5 fields differ: .a expected 9, but was 1; .b expected 9, but was 2; .c expected 9, but was 3; and 2 more: .d, .e
          .a: expected 9, but was 1
          .b: expected 9, but was 2
          .c: expected 9, but was 3
          .d: expected 9, but was 4
          .e: expected "y", but was "x"
          but was: DescribedAsTests.Order(a: 1, b: 2, c: 3, d: 4, e: "x")
        """)
    assertMismatch(
      "P\u{435}ter", describedAs("the guest", equalTo("Peter")), "it",
      text: """
        it: expected the guest, but was "P\u{435}ter" (offset 1: expected "e" (U+0065), but was "\u{435}" (U+0435))
        """)
  }
}
