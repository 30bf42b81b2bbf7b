import Charmest
import CharmestCore
import Foundation
import Testing
import WrittenTexts

/// A block of a document, and the texts that it must say.
///
/// A text is the first line of a failure or all of it, or what ``print(_:file:line:)`` prints. It
/// stands in a block below the code, or in the comments of the code: each comment that is not
/// indented begins a text. Without any text, nothing may fail. Spaces and line breaks count as one
/// space, and numbers of tries and of milliseconds as one another.
struct Example {
  /// The lines of the code.
  let code: Range<Int>?
  /// The lines of the block of texts below it.
  let text: Range<Int>?
  /// Lines of the preamble.
  let setup: [Range<Int>]
}

/// Runs examples, and compares what they say with what their document says.
func run(
  _ document: StaticString, _ preamble: StaticString, _ examples: [Example],
  _ body: () throws -> Void
) {
  let printed = Printed()
  var thrown: (any Error)?
  let failures = Printed.$current.withValue(printed) {
    collectFailures {
      do { try body() } catch { thrown = error }
    }
  }
  let run = ExampleRun(document, preamble, said: failures.map(Said.init) + printed.all)
  run.compare(with: examples, thrown: failures.isEmpty ? thrown : nil)
}

/// Runs asynchronous examples, as the other `run` does.
func run(
  isolation: isolated (any Actor)? = #isolation,
  _ document: StaticString, _ preamble: StaticString, _ examples: [Example],
  _ body: () async throws -> Void
) async {
  let printed = Printed()
  var thrown: (any Error)?
  let failures = await Printed.$current.withValue(printed) {
    await collectFailures {
      do { try await body() } catch { thrown = error }
    }
  }
  let run = ExampleRun(document, preamble, said: failures.map(Said.init) + printed.all)
  run.compare(with: examples, thrown: failures.isEmpty ? thrown : nil)
}

/// Keeps what an example prints: each line that is not indented begins a text, as in comments.
func print(_ value: Any, file: StaticString = #filePath, line: Int = #line) {
  for text in ExampleText.joined(String(describing: value).components(separatedBy: "\n")) {
    Printed.current?.add(Said(file: "\(file)", line: line, whole: text, summary: text))
  }
}

/// Something that code said, and where.
private struct Said {
  let file: String
  let line: Int
  let whole: String
  let summary: String
}

extension Said {
  init(_ failure: ReportedFailure) {
    self.init(
      file: failure.filePath, line: failure.line, whole: failure.description,
      summary: failure.text.summary)
  }

  func isSame(as text: String) -> Bool {
    [whole, summary].contains { $0.asInADocument == text.asInADocument }
  }
}

private final class Printed: Sendable {
  @TaskLocal static var current: Printed?
  private let texts = Locked<[Said]>([])

  func add(_ text: Said) { texts.withLock { $0.append(text) } }
  var all: [Said] { texts.withLock { $0 } }
}

private struct ExampleRun {
  private let document: String
  private let preamble: String
  private let said: [Said]

  init(_ document: StaticString, _ preamble: StaticString, said: [Said]) {
    self.document = "\(document)"
    self.preamble = "\(preamble)"
    self.said = said
  }

  func compare(with examples: [Example], thrown: (any Error)?) {
    if let thrown {
      let first = examples.first?.code?.lowerBound ?? 1
      Issue.record(thrown, sourceLocation: location(first))
    }
    for example in examples { compare(with: example) }
    for said in said where !examples.contains(where: { isOf($0, said) }) {
      Issue.record("\(said.file):\(said.line): no example says this: \(said.whole)")
    }
  }

  private func isOf(_ example: Example, _ said: Said) -> Bool {
    if said.file == preamble { return example.setup.contains { $0.contains(said.line) } }
    return said.file == document && example.code?.contains(said.line) == true
  }

  private func compare(with example: Example) {
    let said = said.filter { isOf(example, $0) }
    let texts = ExampleText.texts(of: example, in: document)
    let haveSameCount = said.count == texts.count
    if haveSameCount, zip(said, texts).allSatisfy({ $0.isSame(as: $1.text) }) { return }
    if haveSameCount, WrittenTexts.areWritten {
      for (said, text) in zip(said, texts) where !said.isSame(as: text.text) {
        text.write(text.isWhole ? said.whole : said.summary, in: document)
      }
      return
    }
    Issue.record(
      """
      the example says:
      \(said.map(\.whole).joined(separator: "\n"))
      but its document says:
      \(texts.map(\.text).joined(separator: "\n"))
      """,
      sourceLocation: location((example.code ?? example.text ?? 1..<1).lowerBound))
  }

  private func location(_ line: Int) -> Testing.SourceLocation {
    let name = URL(fileURLWithPath: document).lastPathComponent
    return Testing.SourceLocation(
      fileID: "DocumentationTests/\(name)", filePath: document, line: line, column: 1)
  }
}
