import CharmestCore
import Testing

@Suite("MethodName") struct MethodNameTests {
  @Test("writes a call with the labels of the name")
  func labels() {
    let name = MethodName("cookRamen(bowls:soup:extras:)")
    #expect(name.base == "cookRamen")
    #expect(
      name.call(with: ["2", ".miso", "[]"]) == "cookRamen(bowls: 2, soup: .miso, extras: [])"
    )
    #expect(name.argumentName(1) == "soup")
  }

  @Test("writes an argument without a label as it is, and counts it where it needs a name")
  func unlabelled() {
    let name = MethodName("greet(_:by:)")
    #expect(name.call(with: ["\"Jon\"", "2"]) == "greet(\"Jon\", by: 2)")
    #expect(name.argumentName(0) == "argument 1")
    #expect(name.argumentName(1) == "by")
  }

  @Test("writes a call without arguments with empty parentheses", arguments: ["wash()", "wash"])
  func noArguments(_ name: String) {
    #expect(MethodName(name).call(with: []) == "wash()")
  }

  @Test("writes all arguments, even where the name has too few labels")
  func tooFewLabels() {
    #expect(MethodName("cook").call(with: ["1", "2"]) == "cook(1, 2)")
    #expect(MethodName("cook(bowls:)").call(with: ["1", "2"]) == "cook(bowls: 1, 2)")
  }
}
