import CharmestCore
import Testing

@Suite("Descriptions of the type's own")
struct OwnDescriptionTests {
  private struct Table: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String
    var debugDescription: String { "debug" }
  }

  private struct Debugged: CustomDebugStringConvertible {
    var debugDescription: String { "debug" }
  }

  private struct Bill: FailureDescribable, CustomStringConvertible {
    var failureDescription: String
    var description: String { "wrong" }
  }

  private struct Mirrored: CustomReflectable {
    var style: Mirror.DisplayStyle
    var parts: [Any]
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: parts, displayStyle: style)
    }
  }

  private struct Endless: CustomReflectable {
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: [self], displayStyle: .optional)
    }
  }

  @Test("a type's description goes before its debug description, and both before its fields")
  func respected() {
    #expect(written(Table(description: "table 7")) == "table 7")
    #expect(written([Debugged()]) == "[debug]")
    #expect(written(Table?.some(Table(description: "t"))) == "t")
  }

  @Test("an empty description gives way to the fields")
  func empty() {
    #expect(written(Table(description: "")) == #"OwnDescriptionTests.Table(description: "")"#)
  }

  @Test("what a type says for failures goes before everything else")
  func failureDescription() {
    #expect(written(Bill(failureDescription: "bill of 9")) == "bill of 9")
    #expect(written(["a": Bill(failureDescription: "9")]) == #"["a": 9]"#)
    #expect(written(Bill?.some(Bill(failureDescription: "9")) as Any) == "9")
  }

  @Test("no description can begin a line, hide text or command a log reader")
  func hostile() {
    let hostile = [
      "a\nerror: b", "a\r\n\u{2028}b", "::error::x", "##[error]x", "\u{1B}[31mred", "\u{202E}abc",
    ]
    let shown = [
      #"a\nerror: b"#, #"a\r\n\u{2028}b"#, "::error::x", "##[error]x",
      #"\u{1B}[31mred"#, #"\u{202E}abc"#,
    ]
    #expect(hostile.map { written(Table(description: $0)) } == shown)
    #expect(hostile.map { written(Bill(failureDescription: $0)) } == shown)
    let text = explain(Bill(failureDescription: "##[error]x"), nilValue())?.description
    #expect(text?.contains("##[") != true)
  }

  @Test("a mirror of the type's own is followed")
  func mirrors() {
    #expect(written(Mirrored(style: .collection, parts: [1, 2])) == "[1, 2]")
    #expect(written(Mirrored(style: .set, parts: [2, 1])) == "[1, 2]")
    #expect(
      written(Mirrored(style: .dictionary, parts: [("b", 2), ("a", 1)])) == #"["a": 1, "b": 2]"#
    )
    #expect(written(Mirrored(style: .tuple, parts: [1])) == "(1)")
    #expect(written(Mirrored(style: .optional, parts: [1])).contains("1"))
    #expect(written(Mirrored(style: .struct, parts: [1])) == "OwnDescriptionTests.Mirrored(1)")
    #expect(written(Endless()).count < 2_000)
  }
}
