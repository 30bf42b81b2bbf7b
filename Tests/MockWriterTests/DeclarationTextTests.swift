import Charmest
import Testing

@testable import MockWriter

@Suite("The text of a declaration") struct DeclarationTextTests {
  @Test(
    "is split outside of brackets",
    arguments: [
      ("a, b", ["a", "b"]), ("", []), ("a: (Int, Int), b: [K: V]", ["a: (Int, Int)", "b: [K: V]"]),
      ("f: (Int) -> Void, g: R<A, B>", ["f: (Int) -> Void", "g: R<A, B>"]),
      ("a: Int = 1 << 2, b: Bool = a > b, c", ["a: Int = 1 << 2", "b: Bool = a > b", "c"]),
      (
        "a: Bool = (1<2), b: R<A, [B<C, (D) -> E>]>",
        ["a: Bool = (1<2)", "b: R<A, [B<C, (D) -> E>]>"]
      ),
      ("a: Range<Int> = 0..<3, b: Int", ["a: Range<Int> = 0..<3", "b: Int"]),
      ("a: Foo<\n  String,\n  Int\n>, b: Int", ["a: Foo<\n  String,\n  Int\n>", "b: Int"]),
      ("`a, b`: Int, c", ["`a, b`: Int", "c"]),
    ]
  )
  func split(_ text: String, parts: [String]) {
    assertThat(DeclarationText.split(text, at: ","), equalTo(parts))
  }

  @Test("is cut outside of brackets")
  func cut() {
    let (head, tail) = DeclarationText.cut("(A) -> B async -> C", at: " async")
    assertThat(head, "(A) -> B")
    assertThat(tail, equalTo("-> C"))
    assertThat(DeclarationText.cut("(a where b)", at: " where ").tail, equalTo(nil))
  }

  @Test("has what stands in brackets at its beginning")
  func bracketed() throws {
    let (inside, rest) = try requireThat(
      DeclarationText.bracketed("(_ a: Int = 1 << 2, b: Bool = 1<2) -> R<A>"), present())
    assertThat(inside, "_ a: Int = 1 << 2, b: Bool = 1<2")
    assertThat(rest, "-> R<A>")
    assertThat(DeclarationText.bracketed("<T: R<A>>(_ t: T)")?.rest, equalTo("(_ t: T)"))
    assertThat(
      DeclarationText.bracketed("<\n  T: R<A>,\n  U\n>(_ t: T)")?.rest, equalTo("(_ t: T)"))
    assertThat(DeclarationText.bracketed("(a") == nil)
  }

  @Test(
    "of a closure tells what it takes, does and gives",
    arguments: [
      ("() -> Void", "0 false nil Void"),
      ("@escaping @Sendable (Int, A<B, C>) async throws -> String", "2 true throws String"),
      ("(inout Int) throws(Gone) -> (Int) -> Int", "1 false throws(Gone) (Int) -> Int"),
      ("(value: Int) -> ()", "1 false nil ()"),
    ]
  )
  func closure(_ text: String, summary: String) throws {
    let closure = try requireThat(ClosureType(text), present())
    let throwing = closure.throwing ?? "nil"
    assertThat(
      "\(closure.parameters.count) \(closure.isAsync) \(throwing) \(closure.result)",
      summary
    )
  }

  @Test(
    "of no closure is none",
    arguments: ["Int", "(Int, Int)", "((Int) -> Void)?", "[(Int) -> Void]", "Handler"]
  )
  func noClosure(_ text: String) { assertThat(ClosureType(text) == nil, true) }

  @Test("is cleared of the words before a type")
  func type() {
    let type = TypeText("sending @escaping @Sendable (Int) -> Void")
    assertThat(type.modifiers, ["sending", "@escaping", "@Sendable"])
    assertThat(type.type, "@Sendable (Int) -> Void")
    assertThat(type.bare, "(Int) -> Void")
    assertThat(TypeText("inout [Int]").type, "[Int]")
    assertThat(TypeText("any Error").type, "any Error")
    assertThat(TypeText.explicit("(String!) -> Bowl!"), "(String?) -> Bowl?")
  }
}
