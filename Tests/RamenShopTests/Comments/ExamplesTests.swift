import Foundation
import Testing

/// The examples in the documentation comments of all sources.
@Suite("Examples in documentation comments") struct ExamplesTests {
  private static let comments = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let sources = comments.appendingPathComponent("../../../Sources").standardized

  private static func files(in folder: URL) throws -> [(name: String, text: String)] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test func `run here, and say what they say there`() throws {
    let compiled = try Self.files(in: Self.comments).map { CompiledLines(runExamples(in: $0.text)) }
    var examples = 0
    var texts = 0
    for file in try Self.files(in: Self.sources) {
      for example in DocumentedExample.examples(in: file.text) {
        examples += 1
        texts += ExampleComments.texts(in: example.lines).count
        for part in example.parts where !compiled.contains(where: { $0.contain(part) }) {
          Issue.record("\(file.name):\(part.line): not run: \(part.lines.first ?? "")")
        }
      }
    }
    #expect(examples > 200)
    #expect(texts > 100)
  }

  @Test func `are the fenced blocks of comments, in parts`() {
    let source = """
      /// Adds.
      ///
      /// ```swift
      /// add(1)
      ///
      /// add(2)
      /// // 3
      /// ```
      ///
      /// ```text
      /// 4
      /// ```
      func add() {
        /// ```
        /// not code
        /// ```
      }
      """
    #expect(
      DocumentedExample.examples(in: source).flatMap(\.parts) == [
        Snippet(line: 4, lines: ["add(1)"]),
        Snippet(line: 6, lines: ["add(2)", "// 3"]),
        Snippet(line: 11, lines: ["// 4"]),
      ]
    )
  }

  @Test func `count comments only where they are run`() {
    let file = """
      // a
      func f() {
        // b
        example {
          g()
          // c
        }
        // d
      }
      """
    #expect(
      runExamples(in: file).components(separatedBy: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      } == ["", "func f() {", "", "example {", "g()", "// c", "}", "", "}"]
    )
  }

  @Test func `have texts of one or more lines`() {
    let lines = ["f()", "// a", "//   b", "// c", "print(d)  // d"]
    #expect(ExampleComments.texts(in: lines) == ["a\n  b", "c", "d"])
  }

  @Test func `have comments for each line that they print`() {
    example {
      print(1)
      // 1
      print("2\n  more of it\n3")
      // 2
      //   more of it
      // 3
    }
  }

  @Test func `do not say how many tries there were`() {
    #expect(
      "a (gave up after 1 try\n  in 1 second)".asInAComment == "a (gave up after n tries in n s)")
    #expect(
      "a (gave up after 21 tries in 9 ms, limit 5 ms)".asInAComment
        == "a (gave up after n tries in n s)")
    #expect(
      "a (gave up after 9 ms: limit 5 ms and at least 20 tries)".asInAComment
        == "a (gave up after n tries in n s)")
    #expect("b (matched twice before, after 9 ms)".asInAComment == "b (n tries before, after n s)")
    #expect("c (matched 9 times, after less than 1 ms)".asInAComment == "c (n tries, after n s)")
  }
}

/// Without the comments outside of `example { … }`, which nobody compares.
private func runExamples(in file: String) -> String {
  let lines = file.components(separatedBy: "\n")
  var isRun = false
  var indentation: Substring = ""
  return lines.map { line -> String in
    if !isRun, line.contains("example {") {
      isRun = true
      indentation = line.prefix { $0 == " " }
    } else if isRun, line.hasPrefix(indentation + "}") {
      isRun = false
    } else if !isRun, line.comment != nil {
      return ""
    }
    return line
  }
  .joined(separator: "\n")
}

/// A block in a documentation comment.
private struct DocumentedExample {
  let lines: [String]
  let line: Int

  /// The blocks fenced as Swift, and those fenced as text, as comments.
  static func examples(in source: String) -> [DocumentedExample] {
    var examples: [DocumentedExample] = []
    var open: (language: String, line: Int, lines: [String])?
    for (index, line) in source.components(separatedBy: "\n").enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      guard text.hasPrefix("///") else {
        open = nil
        continue
      }
      let comment = text.dropFirst(3).drop { $0 == " " }
      if let block = open, comment.hasPrefix("```") {
        if block.language == "swift" || block.language == "text" {
          examples.append(DocumentedExample(lines: block.lines, line: block.line))
        }
        open = nil
      } else if let block = open {
        let content = String(text.dropFirst(4))
        open?.lines.append(block.language == "text" ? "// " + content : content)
      } else if comment.hasPrefix("```") {
        open = (String(comment.dropFirst(3)), index + 2, [])
      }
    }
    return examples
  }

  /// The code between blank lines: types stand in another place than the code that uses them.
  var parts: [Snippet] {
    var parts: [Snippet] = []
    var part: [String] = []
    for (index, line) in (lines + [""]).enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if !text.isEmpty {
        part.append(text)
      } else if !part.isEmpty {
        parts.append(Snippet(line: self.line + index - part.count, lines: part))
        part = []
      }
    }
    return parts
  }
}
