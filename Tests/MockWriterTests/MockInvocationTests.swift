import Charmest
import Foundation
import Testing

@testable import MockWriter

@Suite("An invocation of the command") struct MockInvocationTests {
  private func invocation(_ arguments: String..., graphs: [String] = []) -> MockInvocation {
    MockInvocation(
      arguments: arguments,
      package: Fixture.folder.path,
      targets: ["Shop", "Pantry"].map { name in
        MockInvocation.Target(
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
    assertThat(invocation("Stocked").answer(), equalTo(MockAnswer(missing: ["Shop"])))
    let answer = invocation("Stocked", graphs: ["Shop"]).answer()
    assertThat(answer, equalTo(MockAnswer(missing: ["Pantry"])))
    let text = invocation("Stocked", graphs: ["Shop", "Pantry"]).answer().text
    assertThat(text, containsString("final class MockStocked: Mock, Stocked {"))
  }

  @Test("looks into test targets only for protocols that no other target has")
  func testTargets() throws {
    var invocation = invocation("Stocked")
    invocation.targets = [("Shop", false, "Shop"), ("Pantry", true, "Pantry")].map {
      MockInvocation.Target(
        module: $0, isOwn: true, isTest: $1, sources: [Fixture.path("\($2).swift")])
    }
    assertThat(invocation.answer(), equalTo(MockAnswer(missing: ["Shop"])))
    invocation.arguments = ["Shelf"]
    assertThat(invocation.answer(), equalTo(MockAnswer(missing: ["Pantry"])))
    invocation.arguments = ["Nowhere"]
    assertThat(invocation.answer(), equalTo(MockAnswer(missing: ["Shop"])))
    invocation.arguments = ["Shelf"]
    invocation.graphs = [
      MockInvocation.Graph(module: "Pantry", path: Fixture.path("Pantry.symbols.json"))
    ]
    assertThat(
      invocation.answer().text, hasPrefix("import Charmest\n\nfinal class MockShelf: "))
    invocation.arguments = ["Pantry.Nowhere"]
    invocation.graphs = []
    assertThat(invocation.answer(), equalTo(MockAnswer(missing: ["Pantry"])))
  }

  @Test("without a name lists the protocols of all targets but tests")
  func list() throws {
    assertThat(invocation().answer(), equalTo(MockAnswer(missing: ["Shop"])))
    assertThat(invocation(graphs: ["Shop"]).answer().text, hasPrefix("Shop.Base\nShop.Box\n"))
  }

  @Test("is answered without a graph that could not be made")
  func missingFile() throws {
    var invocation = invocation("Cook")
    invocation.graphs = [MockInvocation.Graph(module: "Shop", path: "/nowhere")]
    assertThat(
      invocation.answer().errors,
      ["There is no protocol Cook. Without a name, the command lists all."])
  }

  @Test(
    "says what is wrong with its arguments",
    arguments: [
      (["--fast"], "There is no option --fast.\nUSAGE: swift package mock "),
      (["Cook", "--sources", "Sources"], "--sources needs --graphs.\nUSAGE: "),
    ]
  )
  func mistakes(arguments: [String], expected: String) throws {
    var invocation = invocation()
    invocation.arguments = arguments
    assertThat(invocation.answer().errors, containsExactly(hasPrefix(expected)))
  }

  @Test("is answered from a folder of graphs, without asking for more")
  func folders() throws {
    let answer = invocation("Cook", "--graphs", Fixture.folder.path).answer()
    assertThat(answer.errors, empty())
    assertThat(answer.text, containsString("final class MockCook: Mock, Cook {"))
  }

  @Test("for help prints how to call it")
  func help() throws {
    let text = invocation("Cook", "--help").answer().text
    assertThat(text, hasPrefix("USAGE: swift package mock "))
    assertThat(text, hasSuffix("Can be given several times.\n"))
  }
}
