import Foundation
import Testing

@testable import MockWriter

@Suite("The mocks of tests") struct MocksOfTestsTests {
  /// The file for tests of a package with some sources.
  private func text(tests: String, _ files: [String: String] = [:]) throws -> String {
    let shop =
      "protocol Cook { func wash() }\nenum House { public protocol Door {} }\nprivate protocol Hidden {}"
    let folder = try TemporaryFolder(
      ["ShopTests/Tests.swift": tests, "Shop/Cook.swift": shop, "Pantry/Pantry.swift": ""]
        .merging(files) { $1 })
    let targets = folder.targets("ShopTests", "Shop", "Pantry", foreign: ["Pantry"])
    return MocksOfTests(targets).text.replacing(folder.url.path, with: "")
  }

  private func names(_ text: String) -> [String] {
    text.matches(of: /(?m)^ *(?:final class|actor) (\w+)/).map { String($0.output.1) }
  }

  @Test("are written with their imports, and say how to keep one")
  func file() throws {
    #expect(
      try text(tests: "let cook = MockCook()") == """
        // Charmest writes this file in each build, for the names of mocks in ShopTests. Edits are lost.
        // To change a mock, print and keep it: swift package mock Cook >Tests/ShopTests/MockCook.swift

        import CharmestCore

        @testable import Shop

        final class MockCook: Mock, Shop.Cook {
          let washCalls = MockMethod("wash()")

          func wash() { washCalls.invoke() }
        }

        """)
  }

  @Test(
    "are those whose names the tests use and nobody declares",
    arguments: [
      ("let a = MockCook(), b = CookMock()", ["CookMock", "MockCook"]),
      ("let a: [MockDoor] = []", ["MockDoor"]), ("// MockCook\nlet a = \"MockCook()\"", []),
      ("class MockCook {}; let a = MockCook()", []),
      ("typealias MockCook = Int; let a = MockCook()", []),
      ("let a = MockHelp(), b = MockShared(), c = MockInner()", ["MockInner"]),
      ("let a = MockBowl(), b = A.MockCook()", []),
      ("protocol Clerk {}; let a = MockClerk()", ["MockClerk"]),
    ])
  func used(tests: String, expected: [String]) throws {
    let text = try text(
      tests: tests,
      [
        "Shop/Mocks.swift":
          "protocol Help {}\nclass MockHelp {}\nprotocol Inner {}\nprivate class MockInner {}",
        "Pantry/Pantry.swift": "public protocol Shared {}\npublic class MockShared {}",
      ])
    #expect(names(text) == expected)
  }

  @Test("have the protocol in the module that the tests import, and stand in its `#if`")
  func nearest() throws {
    let text = try text(
      tests: "import Pantry\nlet a = MockCook()",
      [
        "Pantry/Pantry.swift":
          "#if DEBUG\npublic protocol Cook {}\n#else\npublic protocol Cook {}\n#endif"
      ])
    #expect(text.contains("#if DEBUG\nfinal class MockCook: Mock, Pantry.Cook {}\n#endif"))
    #expect(text.contains("#if !(DEBUG)\nfinal class MockCook: Mock, Pantry.Cook {}\n#endif"))
  }

  @Test(
    "are left out with an error in the line of the protocol",
    arguments: [
      (
        "let a = MockHidden()", "line: 3",
        "MockHidden is not written: Hidden is private, so no other file can name it. Write the mock by hand."
      ),
      (
        "let a = MockUp()", "line: 1",
        "MockUp is not written: what UIThing requires is in no source that it can read. Write the mock by hand."
      ),
      (
        "let a = MockStatic<Int>()", "line: 2",
        "MockStatic is not written: make() is left out, because a generic type has no static records. Write it in an extension of MockStatic."
      ),
      (
        "let a = MockOdd()", "line: 3",
        "MockOdd is not written: line 4 of More.swift is not understood. Write the mock by hand."
      ),
      (
        "let a = MockTwice()", "line: 6",
        "MockTwice is not written, because it may be that of Pantry.Twice or Shop.Twice. Print the one that you mean and keep it: swift package mock Pantry.Twice"
      ),
    ])
  func errors(tests: String, line: String, message: String) throws {
    let more = """
      protocol Up: UIThing {}
      protocol Static { associatedtype A; static func make() }
      protocol Odd {
        #requirements()
      }
      protocol Twice {}
      """
    let text = try text(
      tests: tests, ["Shop/More.swift": more, "Pantry/Pantry.swift": "public protocol Twice {}"])
    let file = message.contains("Hidden") ? "Cook" : "More"
    #expect(
      text.contains(
        "#sourceLocation(file: \"/Shop/\(file).swift\", \(line))\n#error(\"\(message)\")\n#sourceLocation()"
      ))
    #expect(names(text) == [])
  }

  @Test("may have what is left out in an extension of the tests")
  func extended() throws {
    let text = try text(
      tests: "extension MockStatic { static func make() {} }\nlet a = MockStatic<Int>()",
      ["Shop/More.swift": "protocol Static { associatedtype A; func a(); static func make() }"])
    #expect(names(text) == ["MockStatic"])
    #expect(!text.contains("#error"))
  }
}
