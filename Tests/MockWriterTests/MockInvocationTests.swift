import Charmest
import Foundation
import Testing

@testable import MockWriter

@Suite("An invocation of the command") struct MockInvocationTests {
  private func invocation(_ arguments: String..., graphs: [String] = []) -> MockInvocation {
    MockInvocation(
      arguments: arguments,
      package: Fixture.folder.path,
      manager: Int(ProcessInfo.processInfo.processIdentifier),
      targets: ["Shop", "Pantry"].map { name in
        MockInvocation.Target(
          name: "\(name)Target",
          module: name,
          isOwn: name == "Shop",
          isTest: false,
          sources: [Fixture.path("\(name).swift")]
        )
      },
      graphs: graphs.map {
        MockInvocation.Graph(module: $0, path: Fixture.path("\($0).symbols.json"))
      }
    )
  }

  @Test("asks for the graphs of the targets that declare the protocols, then of those they inherit")
  func graphs() throws {
    assertThat(try invocation("Stocked").answer(), equalTo(MockAnswer(missing: ["Shop"])))
    let answer = try invocation("Stocked", graphs: ["Shop"]).answer()
    assertThat(answer, equalTo(MockAnswer(missing: ["Pantry"])))
    let text = try invocation("Stocked", graphs: ["Shop", "Pantry"]).answer().text
    assertThat(text, containsString("final class MockStocked: Mock, Stocked {"))
  }

  @Test("looks into test targets only for protocols that no other target has")
  func testTargets() throws {
    var invocation = invocation("Stocked")
    invocation.targets = [("Shop", false, "Shop"), ("Pantry", true, "Pantry")].map {
      MockInvocation.Target(
        name: $0, module: $0, isOwn: true, isTest: $1, sources: [Fixture.path("\($2).swift")])
    }
    assertThat(try invocation.answer(), equalTo(MockAnswer(missing: ["Shop"])))
    invocation.arguments = ["Shelf"]
    assertThat(try invocation.answer(), equalTo(MockAnswer(missing: ["Pantry"])))
    invocation.arguments = ["Nowhere"]
    assertThat(try invocation.answer(), equalTo(MockAnswer(missing: ["Shop"])))
    invocation.arguments = ["Shelf"]
    invocation.graphs = [
      MockInvocation.Graph(module: "Pantry", path: Fixture.path("Pantry.symbols.json"))
    ]
    assertThat(
      try invocation.answer().text, hasPrefix("import Charmest\n\nfinal class MockShelf: "))
  }

  @Test("is answered without a graph that could not be made")
  func missingFile() throws {
    var invocation = invocation("Cook")
    invocation.graphs = [MockInvocation.Graph(module: "Shop", path: "/nowhere")]
    assertThat(
      try invocation.answer().errors, ["There is no protocol Cook, nor any other."])
  }

  @Test(
    "says what is wrong with its arguments",
    arguments: [
      (["--fast"], "There is no option --fast.\nUSAGE: swift package mock "),
      ([], "Which protocol?\nUSAGE: swift package mock "),
      (["Cook", "--target", "Kitchen"], "There is no target Kitchen. There are: ShopTarget"),
      (["Cook", "--output"], "--output needs a value.\nUSAGE: "),
      (["Cook", "--output", "--force"], "--output needs a value.\nUSAGE: "),
      (["Cook", "--output="], "--output needs a value.\nUSAGE: "),
      (
        ["Cook", "--output", Fixture.path("Shop.swift")],
        "\(Fixture.path("Shop.swift")) is no folder."
      ),
      (["Cook", "--sources", "Sources"], "--sources needs --graphs.\nUSAGE: "),
      (
        ["--check", "--graphs", "."], "Which mocks? Give the folder of their files with --sources."
      ),
      (
        ["Cook", "--graphs", ".", "--target", "Shop"],
        "--target does not go with --graphs. Write the module before the name: Shop.Cook"
      ),
    ]
  )
  func mistakes(arguments: [String], expected: String) throws {
    var invocation = invocation()
    invocation.arguments = arguments
    assertThat(try invocation.answer().errors, contains(hasPrefix(expected)))
  }

  @Test(
    "asks for permission to write into the package, unless it only checks",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/cmdline"), "needs /proc")
  )
  func permission() throws {
    let inside = Fixture.path("Mocks")
    let refused: Matcher<[String]> = contains(
      hasPrefix("Plugin ‘MockCommand’ wants permission to write to the package directory."))
    assertThat(try invocation("Cook", "--output", inside).answer().errors, refused)
    assertThat(
      try invocation("Cook", "--output", inside, "--graphs", Fixture.folder.path).answer().errors,
      refused
    )
    let answer = try invocation("Cook", "--output", inside, "--check").answer()
    assertThat(answer, equalTo(MockAnswer(missing: ["Shop"])))
    let outside = try invocation("Cook", "--output", inside, "--output=/tmp").answer()
    assertThat(outside, equalTo(MockAnswer(missing: ["Shop"])))
  }

  @Test("is answered from a folder of graphs, without asking for more")
  func folders() throws {
    let answer = try invocation("Cook", "--graphs", Fixture.folder.path).answer()
    assertThat(answer.errors, empty())
    assertThat(answer.text, containsString("final class MockCook: Mock, Cook {"))
  }

  @Test("needs no permission where the package manager cannot be asked")
  func noManager() throws {
    var invocation = invocation("Cook", "--output", Fixture.path("Mocks"))
    invocation.manager = nil
    assertThat(try invocation.answer(), equalTo(MockAnswer(missing: ["Shop"])))
  }

  @Test("for help prints how to call it")
  func help() throws {
    let text = try invocation("Cook", "--help").answer().text
    assertThat(text, hasPrefix("USAGE: swift package mock "))
    assertThat(text, hasSuffix("those of the mocks. Can be given several times.\n"))
  }
}
