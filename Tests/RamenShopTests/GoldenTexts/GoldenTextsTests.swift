import Charmest
import Foundation
import Testing
import WrittenTexts

/// Each failure text in `Texts`, to the letter.
///
/// `Tests/write-texts` writes the files anew, so that a change of the texts can be reviewed as a
/// change of text.
@Suite("Golden texts") struct GoldenTextsTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Texts")

  @Test("are what the library says, within the limits", arguments: GoldenCase.all)
  func texts(_ golden: GoldenCase) async throws {
    let file = Self.folder.appendingPathComponent("\(golden.name).txt")
    let text = await golden.text() + "\n"
    if WrittenTexts.areWritten {
      try WrittenTexts.write(text, to: file)
    } else {
      assertThat(text, equalTo(try String(contentsOf: file, encoding: .utf8)), golden.name)
    }
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    assertThat(lines.first, presentAnd(hasCount(lessThanOrEqualTo(200))), golden.name)
    assertThat(lines, hasCount(lessThanOrEqualTo(30)), golden.name)
    assertThat(text.utf8, hasCount(lessThanOrEqualTo(3_501)), golden.name)
  }

  @Test("are all told by a case")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    assertThat(
      files,
      containsInAnyOrder(GoldenCase.all.map { "\($0.name).txt" })
    )
  }
}

/// A small world in which something is not as expected.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  /// The name of the file with the text.
  let name: String
  let text: @Sendable () async -> String

  var testDescription: String { name }

  static let all =
    ofValues + ofCollections + ofNearest + ofCalls + ofMocks + ofCutValues + ofBothSides + ofTruth
    + ofWording + ofMisleading

  static func value<Value>(
    _ name: String,
    about label: String,
    _ value: @escaping @Sendable () -> Value,
    _ matcher: @escaping @Sendable () -> Matcher<Value>
  ) -> GoldenCase {
    GoldenCase(name: name) { explain(value(), matcher(), label)?.description ?? "a match" }
  }

  static func failure(
    _ name: String,
    _ body: @escaping @Sendable () async throws -> Void
  ) -> GoldenCase {
    GoldenCase(name: name) {
      await collectFailures(body).map(\.description).joined(separator: "\n")
    }
  }
}
