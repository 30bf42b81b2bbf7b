import CharmestCore
import Foundation
import Testing

private enum Plain { case first, second }

/// Without a description that says anything, so that it is shown by its parts.
private enum Silent: CustomStringConvertible {
  case first, second(Int)
  var description: String { "" }
}

private enum Masked: CustomReflectable {
  case first, second(Int)
  var customMirror: Mirror { Mirror(self, children: ["third": true], displayStyle: .enum) }
}

private enum Named { case `default`, `with blanks`, `with tabs`(Int) }

@Suite("The case of an enum") struct EnumCaseTests {
  @Test("is shown by the name that isCase takes")
  func texts() {
    func text(_ value: Any) -> String { ValueDescription(of: value, limit: 100).text }
    #expect(text(Plain.first) == ".first")
    #expect(text(Silent.first) == ".first")
    #expect(text(Silent.second(2)) == ".second(2)")
    #expect(text(Masked.first) == ".first")
    #expect(text(Masked.second(2)) == ".second(2)")
    #expect(text(Named.default) == ".default")
    #expect(text(Named.`with blanks`) == ".`with blanks`")
    #expect(text(Named.`with tabs`(1)) == ".`with tabs`(1)")
    assertMatches(Silent.first, isCase("first"))
    assertMatches(Masked.second(2), isCase("second", 2))
    assertMatches(Named.`with tabs`(1), isCase("with tabs", 1))
  }

  @Test("is known of enums of the standard library and Foundation")
  func libraries() {
    assertMatches(FloatingPointSign.minus, isCase("minus") && not(isCase("plus")))
    assertMatches(Calendar.Component.era, isCase("era") && not(isCase("year")))
  }
}
