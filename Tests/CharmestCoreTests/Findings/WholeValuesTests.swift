import Charmest
import CharmestCore
import Testing

@Suite("The lines below a first line that does not say all") struct WholeValuesTests {
  @Test("repeat nothing where each alternative and each element came as it is")
  func plain() {
    assertMismatch(
      "nori", anyOf(containsString("x"), containsString("y")), "topping",
      text: """
        topping: expected a string containing "x" or a string containing "y", but was "nori"
        """)
    assertMismatch(
      ["nori", "tamago"], hasItem(containsString("zzz")), "toppings",
      text: """
        toppings: expected an item that is a string containing "zzz", but was ["nori", "tamago"]
        """)
  }

  @Test("have the list whose element has no key, and say once what came")
  func keys() {
    assertMismatch(
      [["k": 1]], containsExactly([hasKey("x")]), "menus",
      text: """
        menus[0]: expected a dictionary with key "x", but the key is "k"
          expected: [a dictionary with key "x"]
          but was:  [["k": 1]]
        """)
    assertMismatch(
      [["name of a guest": 1], ["name of a guest": 1]], everyItem(hasKey("id")), "menus",
      text: """
        menus: expected every element to be a dictionary with key "id", but 2 of 2 were not: [0] the key is "name of a guest", [1] the same
          but was: [["name of a guest": 1], ["name of a guest": 1]]
        """)
  }

  @Test("have the list of an element that is none of several values")
  func alternativesAtAnIndex() {
    assertMismatch(
      ["a"], hasItem(anyOf(equalTo("b"), equalTo("c")), atIndex: 0), "letters",
      text: """
        letters[0]: expected "b" or "c", but was "a"
          but was: ["a"]
        """)
    assertMismatch(
      ["a"], hasItem("b", atIndex: 0), "letters",
      text: """
        letters[0]: expected "b", but was "a"
          but was: ["a"]
        """)
  }

  @Test("begin in one column only where both sides have a line")
  func columns() {
    let words = String(repeating: "a noodle of the evening, ", count: 4)
    let matcher = Matcher<String>("\(words)") { _ in false }
    let note = String(repeating: "nori, ", count: 25)
    let lines = explain(note, matcher, "note")?.details ?? []
    #expect(lines.joined().replacing("      ", with: "") == "  but was: \"\(note)\"")
  }

  @Test("have no line for a short error")
  func errors() {
    let elements = (0..<3).map { "\($0) \(String(repeating: "wakame ", count: 8))" }
    let read = Collected(elements: elements, end: .failed(Offline()))
    #expect(
      explain(read, finished(), "read")?.details
        == elements.indices.map { "  elements[\($0)]: \"\(elements[$0])\"" })
  }

  private struct Offline: Error {}

  @Test("do not unfold a call that is not compared with a step")
  func calls() {
    let cook = MockCook()
    cook.noteCalls.invoke(String(repeating: "wakame ", count: 60))
    let failures = collectFailures {
      verifyInOrder {
        cook.noteCalls.called(with: hasPrefix("wakame"))
        cook.washCalls.called()
      }
    }
    #expect(failures.map { $0.text.details.count } == [3])
  }

  private final class MockCook: Mock, @unchecked Sendable {
    let noteCalls = MockMethod("note(_:)", taking: String.self)
    let washCalls = MockMethod("wash()")
  }

  @Test("count the partners of a matcher that has none left")
  func partners() {
    let matcher: Matcher<[Int]> = containsInAnyOrder((0..<14).map { _ in greaterThan(0) })
    let lines = matcher.mismatch(of: Array(1...12)).map { FailureText($0.explanation, scale: 1) }
    #expect(lines?.details.allSatisfy { $0.hasPrefix("  ") && !$0.hasPrefix("    ") } == true)
    assertThat(lines?.details.first, presentAnd(containsString("and 2 more, which are taken")))
  }
}
