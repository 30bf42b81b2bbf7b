import Testing

@testable import ExampleWriter

/// What is not found is not run, and fails nowhere.
@Suite("The tests of the examples") struct ExampleWriterTests {
  @Test(arguments: [
    ("no code", []),
    ("```swift\na()\n```", ["2: a()"]),
    ("1. a\n\n   ```swift\n   a()\n   ```", ["4:    a()"]),
    ("```swift\n```", ["2: "]),
    ("```text\na\n```", ["2: a"]),
    ("```\na()\n```", []),
    ("```swiftly\na()\n```", []),
    ("`swift`\na()", []),
    ("````markdown\n```swift\na()\n```\n````", []),
    ("````text\n```swift\na()\n```\n````", ["2: ```swift|a()|```"]),
    ("```swift\na()\n```\n```shell\nb\n```\n```swift\nc()\n```", ["2: a()", "8: c()"]),
  ])
  func `are those of the blocks of an article`(article: String, blocks: [String]) {
    let found = Document(path: "A.md", source: article).blocks.map {
      "\($0.lines.first): \($0.lines.content.joined(separator: "|"))"
    }
    #expect(found == blocks)
  }

  @Test func `are named after what is declared below the comment`() {
    let source = """
      /// ```swift
      /// a()
      /// ```
      @discardableResult public func add(
        _ number: Int
      ) {
        // ```swift
        /// ```swift
        /// open()
      }

      /// ```swift
      /// b()
      /// ```
      ///
      /// ```text
      /// 1
      /// ```
      // It is quick.
      public func `throws`() {}
      """
    let blocks = Document(path: "A.swift", source: source).blocks
    #expect(blocks.map(\.name) == ["add 1", "throws 1", "throws 2"])
    #expect(blocks.map(\.isText) == [false, false, true])
    #expect(blocks.map(\.lines.content) == [["    a()"], ["    b()"], ["    1"]])
  }

  private func source(_ article: String, preamble: String) throws -> [Substring] {
    let file = try TestFile(
      document: Document(path: "A.md", source: article),
      preamble: Preamble(path: "P.swift", source: preamble))
    return file.source(suite: "A").split(separator: "\n")
      .filter { !$0.contains("sourceLocation()") }
  }

  @Test func `have the preamble around them, each line at its place`() throws {
    let lines = try source(
      "# A\n```swift\nlet b = a\n```\n```swift\nfunc d() {}\n```",
      preamble: "struct S {\n  // EXAMPLE: A 2\n}\n// MARK: A\nlet a = 1\n// EXAMPLE\nc(b)")
    let places = [
      ("P.swift", 1, "struct S {"), ("A.md", 6, "func d() {}"), ("P.swift", 3, "}"),
      ("P.swift", 5, "let a = 1"), ("A.md", 3, "let b = a"), ("P.swift", 7, "c(b)"),
    ]
    var rest = lines[...]
    for (file, line, code) in places {
      let location = "#sourceLocation(file: \"\(file)\", line: \(line))"
      rest = rest.drop { $0 != location }
      #expect(rest.dropFirst().first == Substring(code))
    }
    #expect(lines.contains("_ = b"))
  }

  @Test func `have each row of a table that the preamble names, alone`() throws {
    let article = """
      ## A
      | a() | `let b = 1`, `c(2)` |
      ### B
      | `b` | `await b.c()` |
      | | `assertThat(1)` or ``verify(`d`, "\\|")`` |
      | | `fails(…)`, `assertThat(…)` |
      """
    #expect(
      Document(path: "A.md", source: article).callsInTables == [
        "c(2)", "await b.c()", "assertThat(1)", "verify(`d`, \"|\")", "fails(…)", "assertThat(…)",
      ])
    func code(_ preamble: String) throws -> [String] {
      try TestFile(
        document: Document(path: "A.md", source: article),
        preamble: Preamble(path: "P.swift", source: preamble)
      ).codeInTables
    }
    let all = ["let b = 1", "_ = await b.c()", "assertThat(1)", "verify(`d`, \"|\")"]
    #expect(try code("// MARK: tables") == all)
    #expect(try code("// MARK: table A") == [all[0]])
    #expect(try code("// MARK: table A, B 2...3") == [all[2], all[3]])
    #expect(try code("// MARK: all").isEmpty)
    let lines = try source(article, preamble: "// MARK: table A, B 2\nlet d = 1")
    #expect(lines.contains("  @Test func `table A, B`() async {"))
    #expect(lines.drop { $0 != "let d = 1" }.contains("assertThat(1)"))
  }

  @Test func `say of what they need a name that is wrong`() throws {
    #expect(throws: TestFile.Fault(path: "P.swift", line: 2, text: "no example is named B 2")) {
      try source("# A\n```swift\na()\n```", preamble: "\n// MARK: A; B 2\nlet a = 1")
    }
    #expect(throws: TestFile.Fault(path: "P.swift", line: 1, text: "no example is named B 1")) {
      try source("# A\n```swift\na()\n```", preamble: "// EXAMPLE: B 1")
    }
  }

  @Test func `have texts of one or more lines`() {
    #expect(ExampleText.joined(["a", "  b", "      c", "d"]) == ["a\n  b c", "d"])
  }

  @Test(arguments: [
    ("a (gave up after 1 try\n  in 1 second)", "a (gave up after n tries in n s)"),
    ("a (gave up after 21 tries in 9 ms, limit 5 ms)", "a (gave up after n tries in n s)"),
    (
      "a (gave up after 9 ms: limit 5 ms and at least 20 tries)",
      "a (gave up after n tries in n s)"
    ),
    ("b (matched twice before, after 9 ms)", "b (n tries before, after n s)"),
    ("c (matched 9 times, after less than 1 ms)", "c (n tries, after n s)"),
  ])
  func `do not say how many tries there were`(text: String, asInADocument: String) {
    #expect(text.asInADocument == asInADocument)
  }
}
