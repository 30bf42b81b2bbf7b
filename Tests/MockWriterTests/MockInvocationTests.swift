import Charmest
import Foundation
import Testing

@testable import MockWriter

@Suite("An invocation of the command") struct MockInvocationTests {
  private func invocation(
    _ names: String...,
    chosen: [String] = [],
    outputs: [String] = [],
    isCheck: Bool = false,
    isHelp: Bool = false,
    graphs: [String] = []
  ) -> MockInvocation {
    MockInvocation(
      names: names,
      chosen: chosen,
      outputs: outputs,
      isForced: false,
      isCheck: isCheck,
      isHelp: isHelp,
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
      (["--fast"], [], "There is no option --fast."), ([], [], "Which protocol?"),
      (["Cook"], ["Kitchen"], "There is no target Kitchen. There are: ShopTarget"),
    ]
  )
  func mistakes(names: [String], chosen: [String], expected: String) throws {
    var invocation = invocation(chosen: chosen)
    invocation.names = names
    assertThat(try invocation.answer().errors, contains(hasPrefix(expected)))
  }

  @Test(
    "asks for permission to write into the package, unless it only checks",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/cmdline"))
  )
  func permission() throws {
    let inside = Fixture.path("Mocks")
    assertThat(
      try invocation("Cook", outputs: [inside]).answer().errors,
      contains(
        hasPrefix("Plugin ‘MockCommand’ wants permission to write to the package directory."))
    )
    let answer = try invocation("Cook", outputs: [inside], isCheck: true).answer()
    assertThat(answer, equalTo(MockAnswer(missing: ["Shop"])))
    let outside = try invocation("Cook", outputs: [inside, "/tmp"]).answer()
    assertThat(outside, equalTo(MockAnswer(missing: ["Shop"])))
  }

  @Test("needs no permission where the package manager cannot be asked")
  func noManager() throws {
    var invocation = invocation("Cook", outputs: [Fixture.path("Mocks")])
    invocation.manager = nil
    assertThat(try invocation.answer(), equalTo(MockAnswer(missing: ["Shop"])))
  }

  @Test("for help prints how to call it")
  func help() throws {
    let answer = try invocation(isHelp: true).answer()
    assertThat(answer.text, hasPrefix("USAGE: swift package mock "))
    assertThat(answer.text, hasSuffix("look at all mocks.\n"))
  }
}
