import Charmest
import Testing

@testable import MockWriter

@Suite("A file of mocks") struct MockFileTests {
  private func head(_ names: String..., files: [String] = []) throws -> String {
    let graphs = try Fixture.graphs("Shop", "Pantry")
    let text = MockFile(try names.map(Fixture.mocked), in: graphs, files: files).text
    return String(text.prefix(upTo: text.firstRange(of: "\n\nfinal")?.lowerBound ?? text.endIndex))
      .trimmed
  }

  @Test("imports the module of a public protocol")
  func publicOne() throws { assertThat(try head("Counter"), "import Charmest\nimport Shop") }

  @Test("imports the module of an internal protocol for tests, and what its file imports")
  func internalOne() throws {
    assertThat(
      try head("Cook", "Counter", files: ["import Foundation\nprotocol Cook {}"]),
      "import Charmest\nimport Foundation\n\n@testable import Shop"
    )
  }

  @Test("imports the modules of the types if there is no source")
  func withoutSource() throws {
    assertThat(
      try head("Stocked"), equalTo("import Charmest\nimport Pantry\n\n@testable import Shop"))
  }

  @Test(
    "says how many places are left to write",
    arguments: [("Hidden", "1 place"), ("Helper", "5 places")])
  func places(name: String, count: String) throws {
    assertThat(
      try head(name), hasPrefix("// \(count) left to write, marked with \"By hand\".\n"))
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
