import Charmest
import CharmestCore
import Foundation
import Testing
import WrittenTexts

/// Runs the code of a documentation comment, and expects it to say what the comments in it say.
///
/// ```swift
/// example {
///   assertThat(order.soup, .miso)
///   // order.soup: expected .miso, but was .shio
/// }
/// ```
///
/// Each comment is the first line of a failure or all of it, or what ``print(_:)`` prints; a line
/// that is indented continues the one above. Without any comment, nothing may fail. Spaces and
/// line breaks count as one space, and numbers of tries and of milliseconds as one another.
func example(
  _ body: () throws -> Void,
  file: StaticString = #filePath,
  line: UInt = #line,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let printed = Printed()
  var thrown: (any Error)?
  let failures = Printed.$current.withValue(printed) {
    collectFailures {
      do { try body() } catch { thrown = error }
    }
  }
  compare(failures, printed, thrown, file, line, sourceLocation)
}

/// Runs asynchronous code of a documentation comment, as the other `example` does.
func example(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void,
  file: StaticString = #filePath,
  line: UInt = #line,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) async {
  let printed = Printed()
  var thrown: (any Error)?
  let failures = await Printed.$current.withValue(printed) {
    await collectFailures {
      do { try await body() } catch { thrown = error }
    }
  }
  compare(failures, printed, thrown, file, line, sourceLocation)
}

/// Keeps what an example prints: each line that is not indented begins a text, as in comments.
func print(_ value: Any) {
  let lines = String(describing: value).components(separatedBy: "\n")
  for text in ExampleComments.texts(in: lines.map { "// \($0)" }) { Printed.current?.add(text) }
}

private final class Printed: Sendable {
  @TaskLocal static var current: Printed?
  private let texts = Locked<[String]>([])

  func add(_ text: String) { texts.withLock { $0.append(text) } }
  var all: [String] { texts.withLock { $0 } }
}

private func compare(
  _ failures: [ReportedFailure],
  _ printed: Printed,
  _ thrown: (any Error)?,
  _ file: StaticString,
  _ line: UInt,
  _ sourceLocation: Testing.SourceLocation
) {
  if let thrown, failures.isEmpty {
    Issue.record(thrown, sourceLocation: sourceLocation)
  }
  let said =
    failures.map { [$0.description, $0.text.summary] } + printed.all.map { [$0] }
  let expected = ExampleComments.texts(inFile: "\(file)", from: Int(line))
  let matches =
    said.count == expected.count
    && zip(said, expected).allSatisfy { said, text in
      said.contains { $0.asInAComment == text.asInAComment }
    }
  if !matches, WrittenTexts.areWritten, said.count == expected.count {
    for (texts, old) in zip(said, expected) {
      // Most comments have the first line of a failure only.
      let new =
        old.contains(/\n +(expected|but was|call \d+|and \d+ more|\[\d+\])/) ? texts[0] : texts.last
      ExampleComments.replace(old, by: new ?? "", inFile: "\(file)", from: Int(line))
    }
  } else if !matches {
    Issue.record(
      """
      the example says:
      \(said.map { $0[0] }.joined(separator: "\n"))
      its comments say:
      \(expected.joined(separator: "\n"))
      """,
      sourceLocation: sourceLocation
    )
  }
}
