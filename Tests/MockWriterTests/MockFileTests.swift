import Charmest
import Testing

@testable import MockWriter

@Suite("A file of mocks") struct MockFileTests {
  private func head(_ names: String...) throws -> String {
    let text = MockFile(try names.map(Fixture.mocked), in: try Fixture.graphs("Shop", "Pantry"))
      .text
    return String(
      text[..<(text.firstRange(of: "\n\nfinal") ?? text.endIndex..<text.endIndex).lowerBound])
  }

  @Test("imports the module of a public protocol")
  func publicOne() throws { assertThat(try head("Counter"), "import Charmest\nimport Shop") }

  @Test("imports the module of an internal protocol for tests, and the modules of the types")
  func internalOne() throws {
    assertThat(
      try head("Cook"),
      "import Charmest\nimport Foundation\n\n@testable import Shop"
    )
  }

  @Test("imports the module of an inherited protocol")
  func inherited() throws {
    assertThat(
      try head("Stocked", "Counter"),
      "import Charmest\nimport Pantry\n\n@testable import Shop"
    )
  }

  @Test("notes that a private protocol can be mocked in its own file only")
  func privateOne() throws {
    assertThat(
      try head("Hidden"),
      """
      import Charmest

      @testable import Shop

      // Hidden is private: its mock can only stand in the same file.
      final class MockHidden: Mock, Hidden {
        let hideCalls = MockMethod("hide()")

        func hide() { hideCalls.invoke() }
      }

      """
    )
  }

  @Test(
    "imports the module of a type, but Foundation for its inner modules",
    arguments: [
      ("s:20FoundationEssentials4DateV", "Foundation"),
      ("s:20FoundationNetworking10URLRequestV", "FoundationNetworking"),
      ("s:10Foundation4DateV", "Foundation"), ("s:14FoundationKit24MealV", "FoundationKit2"),
      ("s:12_Concurrency4TaskV", nil), ("s:Si", nil), ("c:objc(cs)UIView", nil),
    ]
  )
  func modules(identifier: String, module: String?) {
    assertThat(MockImports.module(in: identifier), equalTo(module))
  }

  @Test("names the library's protocol with its module where a module has a type of this name")
  func ownMock() throws {
    let graphs = try Fixture.graphs("Shop", "Pantry")
    assertThat(graphs.declares("Cook"), true)
    assertThat(graphs.declares("Mock"), false)
    let source = MockSource(
      try Fixture.mocked("Counter"), in: MockSurroundings(hidden: ["Mock"]))
    assertThat(
      source.lines.first, equalTo("final class MockCounter: Charmest.Mock, Counter {"))
  }
}
