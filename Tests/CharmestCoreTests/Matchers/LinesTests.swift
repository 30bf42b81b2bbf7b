import CharmestCore
import Testing

@Suite("hasLine") struct LinesTests {
  @Test("looks at lines, whatever ends them", arguments: ["\n", "\r\n", "\r"])
  func lines(_ end: String) {
    let text = "a\(end)b\(end)"
    assertMatches(text, hasLine("b") && hasLine(hasPrefix("a")) && not(hasLine("c")))
    assertMatches("a\n\nb", hasLine("") && not(hasLine("a\n")))
    let many = (1...1_200).map(String.init).joined(separator: end)
    #expect(summary(many, hasLine(hasPrefix("x"))).contains("none of 1200"))
  }
}
