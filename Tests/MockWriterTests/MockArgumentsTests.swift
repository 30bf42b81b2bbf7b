import Charmest
import Testing

@testable import MockWriter

@Suite("The arguments of the command") struct MockArgumentsTests {
  @Test("are names and options, in any order")
  func all() {
    let arguments = MockArguments([
      "Cook", "--graphs", "a", "--graphs=b=c", "Oven", "--sources", "s",
      "--access", "public",
    ])
    assertThat(arguments.access == .public, true)
    assertThat(arguments.names, ["Cook", "Oven"])
    assertThat(arguments.graphs, ["a", "b=c"])
    assertThat(arguments.sources, ["s"])
    assertThat(arguments.isHelp, false)
    assertThat(arguments.mistake, equalTo(nil))
  }

  @Test("may ask for help", arguments: ["--help", "-h"])
  func help(_ option: String) { assertThat(MockArguments(["Cook", option]).isHelp, true) }

  @Test(
    "that cannot be understood are named",
    arguments: [
      (["--fast"], "There is no option --fast."), (["-f"], "There is no option -f."),
      (["--help=yes"], "There is no option --help=yes."),
      (["--graphs"], "--graphs needs a value."), (["--graphs="], "--graphs needs a value."),
      (["--graphs", "--help"], "--graphs needs a value."),
      (["--access"], "--access needs a value."),
      (["--access", "open"], "There is no access open. Write public, package or internal."),
    ]
  )
  func mistakes(arguments: [String], expected: String) {
    assertThat(MockArguments(arguments).mistake, equalTo(expected))
  }
}
