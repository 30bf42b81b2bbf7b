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
}
