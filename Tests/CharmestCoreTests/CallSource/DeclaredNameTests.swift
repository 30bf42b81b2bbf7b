import CharmestCore
import Testing

@Suite("The name of a declared constant") struct DeclaredNameTests {
  /// The name in a source, in which `▼` stands at the call's parenthesis.
  private func name(in marked: String) -> String? {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains("▼") }),
      let mark = lines[index].firstIndex(of: "▼")
    else { return nil }
    return CallSource.declaredName(
      ofAny: ["MockMethod", "MockProperty"], in: marked.replacing("▼", with: ""),
      line: UInt(index + 1),
      column: UInt(lines[index][..<mark].utf8.count + 1))
  }

  @Test(
    "is read where the record is made",
    arguments: [
      "let washCalls = MockMethod▼()",
      "  private static let washCalls = MockMethod▼(taking: Int.self)",
      "let washCalls: MockMethod<Int, Void, Never> = MockMethod▼(taking: Int.self)",
      "let washCalls =\n    MockMethod▼(taking: Int.self)",
      "lazy var washCalls = Charmest.MockMethod▼()",
      "let washCalls = MockMethod<Int, Void, Never>▼(taking: Int.self)",
      "let washCalls = MockProperty▼(\"a\", initially: 1)",
      "let a = MockMethod(); let washCalls = MockMethod▼()",
      "let ä = 1; let washCalls = MockMethod▼()",
      "let `washCalls` = MockMethod▼()",
    ]
  )
  func declared(source: String) { #expect(name(in: source) == "washCalls") }

  @Test(
    "is nothing where something else stands there",
    arguments: [
      "washCalls = MockMethod▼()",
      "let washCalls = Method▼()",
      "let methods = [MockMethod▼()]",
      "let washCalls = made(MockMethod▼())",
      "let washCalls = MockMethod()▼",
      "let mode = Mode.recording(MockMethod▼())",
      "#sourceLocation(file: \"a\", line: 1)\nlet washCalls = MockMethod▼()",
      "▼",
    ]
  )
  func other(source: String) { #expect(name(in: source) == nil) }

  @Test("is nothing where the place is not in the file")
  func nowhere() {
    #expect(
      CallSource.declaredName(
        ofAny: ["MockMethod"], in: "let a = MockMethod()", line: 9, column: 19) == nil)
    #expect(
      CallSource.declaredName(
        ofAny: ["MockMethod"], in: "let a = MockMethod()", line: 0, column: 19) == nil)
    #expect(
      CallSource.declaredName(ofAny: ["MockMethod"], in: "let a = MockMethod()", line: 1, column: 0)
        == nil)
    #expect(
      CallSource.declaredName(ofAny: ["MockMethod"], inFile: "/no/such/file", line: 1, column: 19)
        == nil)
  }
}
