import CharmestCore
import Foundation
import Testing

@Suite("The words of a call, where a helper in another file has the verb's name")
struct HelperDeclarationTests {
  // On one line, because this file is searched for helpers as well.
  private static let overload =
    "func assertThat(_ meal: Meal, _ soup: String, line: UInt = #line) { judge(meal.soup) }"

  /// The subjects of a call in `Tests/MealTests/Guests/MealTests.swift` of a package.
  private func subjects(
    _ helper: String, in helperFile: String, imports: String = ""
  ) throws -> [String]? {
    let package = FileManager.default.temporaryDirectory
      .appendingPathComponent("charmest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    func write(_ text: String, to path: String) throws -> String {
      let file = package.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    _ = try write(helper, to: helperFile)
    let test = try write(
      "\(imports)\nassertThat(meal, \"miso\")", to: "Tests/MealTests/Guests/MealTests.swift")
    return CallSource(of: .assertThat, inFile: test, line: 2, column: 11)?.subjects
  }

  @Test(
    "are unknown where the test can call it",
    arguments: [
      ("Tests/MealTests/Assertions.swift", ""),
      ("Tests/MealTests/Helpers/Assertions.swift", "import Testing"),
      ("Tests/Support/Assertions.swift", "import Support"),
      ("Tests/Support/More/Assertions.swift", "@testable import Support"),
    ])
  func visible(file: String, imports: String) throws {
    #expect(try subjects(Self.overload, in: file, imports: imports) == nil)
  }

  @Test(
    "are known where it cannot be called",
    arguments: [
      "Tests/SoupTests/Assertions.swift", "Sources/Kitchen/Assertions.swift",
      "Tests/MealTests/Assertions.txt",
    ])
  func invisible(file: String) throws {
    #expect(try subjects(Self.overload, in: file) == ["meal"])
  }

  @Test(
    "are known where it is private, takes no location, stands in a literal or has other labels",
    arguments: [
      "private \(overload)", "fileprivate \(overload)",
      "func assertThat(_ meal: Meal, _ soup: String) {}",
      "let source = \"func assertThat(_ meal: Meal, line: UInt = #line)\"",
      "func assertThat(_ meal: Meal, tastesOf soup: String, line: UInt = #line) {}",
      "func meal(line: UInt = #line) {}",
    ])
  func otherFunctions(declaration: String) throws {
    let file = "Tests/MealTests/Assertions.swift"
    #expect(try subjects(declaration, in: file) == ["meal"])
  }
}
