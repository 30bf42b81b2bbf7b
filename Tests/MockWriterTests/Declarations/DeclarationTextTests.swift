import Testing

@testable import MockWriter

@Suite("The text of a declaration") struct DeclarationTextTests {
  @Test(
    "is split outside of brackets",
    arguments: [
      ("a, b", ["a", "b"]), ("", []), ("a: (Int, Int), b: [K: V]", ["a: (Int, Int)", "b: [K: V]"]),
      ("f: (Int) -> Void, g: R<A, B>", ["f: (Int) -> Void", "g: R<A, B>"]),
      ("`a, b`: Int, c", ["`a, b`: Int", "c"]),
    ]
  )
  func split(_ text: String, parts: [String]) {
    #expect(DeclarationText.split(text, at: ",") == parts)
  }

  @Test("is cut outside of brackets")
  func cut() {
    let (head, tail) = DeclarationText.cut("(A) -> B async -> C", at: " async")
    #expect(head == "(A) -> B")
    #expect(tail == "-> C")
    #expect(DeclarationText.conditions("(a where b)").conditions == [])
    #expect(
      DeclarationText.conditions(": A where B: C<D, E>, F == G").conditions == [
        "B: C<D, E>", "F == G",
      ])
  }

  @Test("has what stands in brackets at its beginning")
  func bracketed() {
    #expect(DeclarationText.bracketed("<T: R<A>>(_ t: T)")?.inside == "T: R<A>")
    #expect(DeclarationText.bracketed("<T: R<A>>(_ t: T)")?.rest == "(_ t: T)")
    #expect(DeclarationText.bracketed("(a") == nil)
  }

  @Test(
    "of a closure tells what it takes, does and gives",
    arguments: [
      ("() -> Void", "0 \"\" Void"),
      ("@escaping @Sendable (Int, A<B, C>) async throws -> String", "2 \" async throws\" String"),
      ("(inout Int) throws(Gone) -> (Int) -> Int", "1 \" throws(Gone)\" (Int) -> Int"),
    ]
  )
  func closure(_ text: String, summary: String) throws {
    let closure = try #require(ClosureType(text))
    #expect("\(closure.parameters.count) \"\(closure.effects.text)\" \(closure.result)" == summary)
  }

  @Test(
    "of no closure is none",
    arguments: ["Int", "(Int, Int)", "((Int) -> Void)?", "[(Int) -> Void]", "Handler"]
  )
  func noClosure(_ text: String) { #expect(ClosureType(text) == nil) }

  @Test("is cleared of the words before a type")
  func type() {
    let type = TypeText("sending @escaping @Sendable (Int) -> Void")
    #expect(type.modifiers == ["sending", "@escaping", "@Sendable"])
    #expect(type.type == "@Sendable (Int) -> Void")
    #expect(type.bare == "(Int) -> Void")
    #expect(TypeText("inout [Int]").type == "[Int]")
    #expect(TypeText("any Error").type == "any Error")
    #expect(TypeText.explicit("(String!) -> Bowl!") == "(String?) -> Bowl?")
  }
}
