import CharmestCore
import Testing

private func text(_ value: Any?) -> String {
  ValueDescription(of: value, limit: 1_000).text
}

@Suite("ValueDescription: descriptions of the type's own")
struct OwnDescriptionTests {
  private struct Table: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String
    var debugDescription: String { "debug" }
  }

  private struct Debugged: CustomDebugStringConvertible {
    var debugDescription: String { "debug" }
  }

  private struct Streamed: TextOutputStreamable {
    func write(to target: inout some TextOutputStream) { target.write("stream") }
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
    #expect(text(Table(description: "table 7")) == "table 7")
    #expect(text([Debugged()]) == "[debug]")
    #expect(text(Streamed()) == "stream")
    #expect(text(Table?.some(Table(description: "t"))) == "t")
  }

  @Test("an empty description gives way to the fields")
  func empty() {
    #expect(text(Table(description: "")) == #"OwnDescriptionTests.Table(description: "")"#)
  }

  @Test("what a type says for failures goes before everything else")
  func failureDescription() {
    #expect(text(Bill(failureDescription: "bill of 9")) == "bill of 9")
    #expect(text(["a": Bill(failureDescription: "9")]) == #"["a": 9]"#)
    #expect(text(Bill?.some(Bill(failureDescription: "9")) as Any) == "9")
  }

  @Test("no description can begin a line, hide text or command a log reader")
  func hostile() {
    let hostile = [
      "a\nerror: b", "a\r\n\u{2028}b", "::error::x", "##[error]x", "\u{1B}[31mred", "\u{202E}abc",
    ]
    let shown = [
      #"a\nerror: b"#, #"a\r\n\u{2028}b"#, #":\u{3A}error::x"#, ##"#\u{23}[error]x"##,
      #"\u{1B}[31mred"#, #"\u{202E}abc"#,
    ]
    #expect(hostile.map { text(Table(description: $0)) } == shown)
    #expect(hostile.map { text(Bill(failureDescription: $0)) } == shown)
  }

  @Test("a mirror of the type's own is followed")
  func mirrors() {
    #expect(text(Mirrored(style: .collection, parts: [1, 2])) == "[1, 2]")
    #expect(text(Mirrored(style: .set, parts: [2, 1])) == "[1, 2]")
    #expect(
      text(Mirrored(style: .dictionary, parts: [("b", 2), ("a", 1)])) == #"["a": 1, "b": 2]"#
    )
    #expect(text(Mirrored(style: .tuple, parts: [1])) == "(1)")
    #expect(text(Mirrored(style: .optional, parts: [1])) == "1")
    #expect(text(Mirrored(style: .struct, parts: [1])) == "OwnDescriptionTests.Mirrored(1)")
    #expect(text(Endless()) == "...")
  }
}
