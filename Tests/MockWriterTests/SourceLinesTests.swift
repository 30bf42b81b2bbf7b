import Charmest
import Testing

@testable import MockWriter

@Suite("Lines of source") struct SourceLinesTests {
  @Test("are broken after each item where one does not fit")
  func list() {
    assertThat(SourceLines.list("f(", ["a", "b"], ")", indent: 2), ["f(a, b)"])
    assertThat(SourceLines.list("f(", ["a", "b"], ")", indent: 94), ["f(", "  a,", "  b", ")"])
    assertThat(SourceLines.list("f(", [], ")", indent: 99), ["f()"])
  }

  @Test("hold a body of one statement")
  func block() {
    assertThat(SourceLines.block(["func f()"], ["g()"], indent: 2), ["func f() { g() }"])
    assertThat(SourceLines.block(["func f()"], [], indent: 2), ["func f() {}"])
    assertThat(
      SourceLines.block(["func f()"], ["g()", "h()"], indent: 2),
      ["func f() {", "  g()", "  h()", "}"]
    )
    assertThat(
      SourceLines.block(["func f()"], ["g()"], indent: 85),
      ["func f() {", "  g()", "}"]
    )
  }

  @Test("of a comment are broken between words")
  func comment() {
    assertThat(SourceLines.comment("one two", indent: 94), ["// one", "// two"])
  }
}
