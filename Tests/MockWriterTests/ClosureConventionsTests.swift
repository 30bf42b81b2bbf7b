import Charmest
import Testing

@testable import MockWriter

@Suite("Conventions of closures") struct ClosureConventionsTests {
  @Test(
    "are added to the closures of C",
    arguments: [
      (
        "s:1S1PP1fyyys5Int32VXCF", ["(Int32) -> Void", ""],
        ["@escaping @convention(c) (Int32) -> Void", ""]
      ),
      (
        "s:1S1PP1gyys5Int32VAFXCSgF", ["((Int32) -> Int32)?", ""],
        ["(@convention(c) (Int32) -> Int32)?", ""]
      ),
      ("s:1S1PP1hys5Int32VAFXCvp", ["(Int32) -> Int32"], ["@convention(c) (Int32) -> Int32"]),
      (
        "s:1S1PP1lySiySiXE_ys5Int32VXCtF", ["(Int) -> Void", "(Int32) -> Void", "Int"],
        ["(Int) -> Void", "@escaping @convention(c) (Int32) -> Void", "Int"]
      ),
      (
        "s:1S1PP1kyyySic_ys5Int32VXCtF", ["@escaping (Int) -> Void", "(Int32) -> Void", ""],
        ["@escaping (Int) -> Void", "@escaping @convention(c) (Int32) -> Void", ""]
      ),
    ]
  )
  func added(name: String, types: [String], expected: [String]) {
    assertThat(ClosureConventions(name).added(to: types), equalTo(expected))
  }

  @Test(
    "are not seen in names", arguments: ["s:1S1PP2XByyyyXEF", "s:1S1PP1fyyAA11XCUIElementCXEF"])
  func names(name: String) {
    assertThat(ClosureConventions(name).areSwift, true)
    assertThat(
      ClosureConventions(name).added(to: ["() -> Void", ""]), equalTo(["() -> Void", ""]))
  }

  @Test("are unknown if the compiler shows more closures than their names tell")
  func unclear() {
    let types = ["((Int) -> Void)?", "(Int32) -> Void", ""]
    assertThat(ClosureConventions("s:1S1PP1fyyySicSg_ys5Int32VXCtF").added(to: types), equalTo(nil))
  }
}
