import Foundation
import Testing

@testable import MockWriter

@Suite("An invocation of the mock writer") struct MockInvocationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Shop/Oven.swift": """
      import Foundation
      public protocol Oven { func bake(_ dish: Data) }
      enum House { protocol Door {} }
      protocol Cook {}
      """,
      "ShopTests/Tests.swift": "protocol Clerk {}\nlet cook = MockCook()", "Empty/Empty.swift": "",
    ])
  }

  private func answer(_ arguments: String..., sources: String = "Shop") -> MockAnswer {
    MockInvocation(["--sources", folder.path(sources)] + arguments).answer()
  }

  /// The file in which a plugin describes the targets.
  private func targets() throws -> String {
    let targets = folder.targets("ShopTests", "Shop").map { target in
      ["module": target.module, "isOwn": true, "isTest": target.isTest, "sources": target.sources]
        as [String: Any]
    }
    let data = try JSONSerialization.data(withJSONObject: targets)
    try folder.write(String(decoding: data, as: UTF8.self), to: "targets.json")
    return folder.path("targets.json")
  }

  @Test("prints the mocks of protocols")
  func prints() {
    #expect(
      answer("Oven", "House.Door", "Shop.Oven").text
        == """
        import Charmest
        import Foundation

        @testable import Shop

        final class MockOven: Mock, Oven {
          let bakeCalls = MockMethod("bake(_:)", taking: Data.self)

          func bake(_ dish: Data) { bakeCalls.invoke(dish) }
        }

        final class MockDoor: Mock, House.Door {}

        """)
    #expect(
      answer("Oven", "--access", "public").text.hasPrefix(
        "public import CharmestCore\npublic import Foundation\npublic import Shop\n\npublic final class MockOven: Mock, Oven {"
      ))
  }

  @Test("prints what a mock that is kept lacks")
  func missing() throws {
    try folder.write(
      """
      final class MockStove: Mock, Stove {
        let lightCalls = MockMethod("light()")
        init(a: Int) {}
      }
      protocol Stove: Hashable { init(a: Int); func light(); func turn(to degrees: Int) }
      """, to: "Shop/Stove.swift")
    #expect(
      answer("Stove", "--missing").text.hasSuffix(
        """
        final class MockStove: Mock, Stove, nonisolated Hashable {
          let turnCalls = MockMethod("turn(to:)", taking: Int.self)

          func turn(to degrees: Int) { turnCalls.invoke(degrees) }
        }

        """))
  }

  @Test("without a name lists the protocols of the package")
  func list() throws {
    #expect(answer().text == "Shop.Cook\nShop.House.Door\nShop.Oven\n")
    #expect(MockInvocation(["--targets", try targets()]).answer().text.contains("ShopTests.Clerk"))
    #expect(answer(sources: "Empty").errors == ["There are no protocols."])
  }

  @Test("writes the file of a build only if it changes")
  func writes() throws {
    let output = folder.path("Mocks.swift")
    let invocation = MockInvocation(["--targets", try targets(), "--write", output])
    #expect(invocation.answer() == MockAnswer())
    let first = try FileManager.default.attributesOfItem(atPath: output)
    #expect(
      try String(contentsOfFile: output, encoding: .utf8).contains(
        "final class MockCook: Mock, Shop.Cook {}"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date.distantPast], ofItemAtPath: output)
    #expect(invocation.answer() == MockAnswer())
    let second = try FileManager.default.attributesOfItem(atPath: output)
    #expect(second[.modificationDate] as? Date != first[.modificationDate] as? Date)
    try folder.write("protocol Cook { func wash() }", to: "Shop/Oven.swift")
    #expect(invocation.answer() == MockAnswer())
    #expect(try String(contentsOfFile: output, encoding: .utf8).contains("washCalls"))
  }

  @Test("fails with a plain sentence")
  func errors() {
    #expect(answer("Ovn").errors == ["There is no protocol Ovn. Did you mean Oven?"])
    #expect(
      answer("Xylophone").errors == [
        "There is no protocol Xylophone. Without a name, the command lists all."
      ])
    #expect(answer(sources: "Nowhere").errors == ["There is no folder \(folder.path("Nowhere"))."])
    #expect(
      answer("Cook", "--access=public").errors == [
        "Cook is internal, so its mock cannot be public. Make the protocol public, or print the mock without "
          + "--access, for the test target itself."
      ])
    #expect(MockInvocation(["--targets", folder.path("none.json")]).answer().errors.count == 1)
    #expect(
      MockInvocation([]).answer().errors.first?.hasPrefix(
        "Which sources? Give their folder with --sources.\nUSAGE: mock-writer --sources <folder> [<protocol> ...]"
      ) == true)
    #expect(answer("--help").text.hasPrefix("USAGE: mock-writer "))
  }
}

@Suite("The arguments of the command") struct MockArgumentsTests {
  @Test("are names and options, in any order")
  func all() {
    let arguments = MockArguments([
      "Cook", "--sources", "a", "--sources=b=c", "Oven", "--access", "public",
    ])
    #expect(arguments.access == .public)
    #expect(arguments.names == ["Cook", "Oven"])
    #expect(arguments.sources == ["a", "b=c"])
    #expect(arguments.mistake == nil)
  }

  @Test(
    "that cannot be understood are named",
    arguments: [
      (["--fast"], "There is no option --fast."), (["-f"], "There is no option -f."),
      (["--sources"], "--sources needs a value."), (["--sources="], "--sources needs a value."),
      (["--access", "open"], "There is no access open. Write public, package or internal."),
    ]
  )
  func mistakes(arguments: [String], expected: String) {
    #expect(MockArguments(arguments).mistake == expected)
  }
}

@Suite("The name of a protocol") struct ProtocolNamesTests {
  @Test(
    "may be short or full",
    arguments: [
      ("Cook", "Shop.Cook"), ("Shop.Cook", "Shop.Cook"), ("House.Cook", "Shop.House.Cook"),
      ("Door", "Shop.House.Door"),
      ("Lid", "There are several protocols Lid: Pantry.Lid, Shop.Lid"),
      ("Pantry.Lid", "Pantry.Lid"),
    ])
  func finds(name: String, expected: String) throws {
    let folder = try TemporaryFolder([
      "Shop/A.swift":
        "protocol Cook {}\nenum House { protocol Cook {}; protocol Door {} }\nprotocol Lid {}",
      "Pantry/A.swift": "protocol Lid {}",
    ])
    switch ProtocolNames(Modules(folder.targets("Shop", "Pantry")).protocols()).lookUp(name) {
    case .found(let types): #expect(types.map(\.fullName) == [expected])
    case .failed(let text): #expect(text == expected)
    }
  }
}
