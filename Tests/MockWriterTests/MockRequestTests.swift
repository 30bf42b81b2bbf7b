import Charmest
import Foundation
import Testing

@testable import MockWriter

@Suite("A request for mocks") struct MockRequestTests {
  private func request(_ names: String..., graphs: [String] = ["Shop", "Pantry"]) -> MockRequest {
    MockRequest(
      graphs: graphs.map { Fixture.path("\($0).symbols.json") },
      names: names,
      sources: [Fixture.path("Shop.swift")],
      package: Fixture.folder.path
    )
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("is answered by the text of a file")
  func text() throws {
    let answer = try request("Counter", "House.Door").answer()
    assertThat(
      answer.text,
      """
      import Charmest

      @testable import Shop

      final class MockCounter: Mock, Counter {
        let openCalls = MockMethod("open()")

        func open() { openCalls.invoke() }
      }

      final class MockDoor: Mock, House.Door {
        let knockCalls = MockMethod("knock()")

        func knock() { knockCalls.invoke() }
      }

      """
    )
    assertThat(answer.errors, empty())
  }

  @Test("is answered as the article shows")
  func article() throws {
    assertThat(
      try request("Oven").answer().text,
      """
      import Charmest

      @testable import Shop

      final class MockOven: Mock, Oven {
        let degreesProperty = MockProperty("degrees", of: Int.self)
        let bakeMinutesCalls = MockMethod(
          "bake(_:minutes:)",
          taking: String.self,
          Int.self,
          returning: Bool.self,
          throwing: (any Error).self
        )
        let bakeCalls = MockMethod("bake(_:)", taking: Bowl.self, throwing: SoldOut.self)

        var degrees: Int {
          get { degreesProperty.get() }
          set { degreesProperty.set(newValue) }
        }

        func bake(_ dish: String, minutes: Int) async throws -> Bool {
          try await bakeMinutesCalls.invoke(dish, minutes)
        }

        func bake(_ bowl: Bowl) throws(SoldOut) { try bakeCalls.invoke(bowl) }
      }

      """
    )
  }

  @Test("finds in the sources which types cannot be copied")
  func noncopyable() throws {
    assertThat(
      try request("Uncopyable").answer().text,
      containsString("// ticket cannot be kept, so it is not recorded.")
    )
  }

  @Test("for a public mock has what other modules need")
  func access() throws {
    var request = request("Counter")
    request.access = .public
    assertThat(
      try request.answer().text,
      """
      public import CharmestCore
      public import Shop

      public final class MockCounter: Mock, Counter {
        public let openCalls = MockMethod("open()")

        public init() {}

        public func open() { openCalls.invoke() }
      }

      """
    )
  }

  @Test("is refused where a mock would have more access than its protocol")
  func tooMuchAccess() throws {
    var request = request("Cook", "House.Door")
    request.access = .package
    assertThat(
      try request.answer().errors,
      [
        "Cook is internal, so its mock cannot be package. Make the protocol package, or print the "
          + "mock without --access, for the test target itself.",
        "House.Door is internal, so its mock cannot be package. Make the protocol package, or print "
          + "the mock without --access, for the test target itself.",
      ]
    )
  }

  @Test("is refused where two mocks would have one name, also with several modules")
  func mocksOfOneName() throws {
    assertThat(
      try request("Counter", "House.Screen", "Screen").answer(),
      equalTo(
        MockAnswer(
          errors: [
            "The mocks of Shop.House.Screen and Shop.Screen would have one name, MockScreen. Print "
              + "them one by one, and rename one of them."
          ]
        )
      )
    )
    let twice = try request("Counter", "Shop.Counter").answer()
    assertThat(twice.errors, empty())
    assertThat(twice.text, try request("Counter").answer().text)
  }

  @Test("names the modules whose graphs are needed")
  func missing() throws {
    var request = request("Stocked", graphs: ["Shop"])
    request.available = ["Pantry", "Other"]
    assertThat(try request.answer(), equalTo(MockAnswer(missing: ["Pantry"])))
  }

  @Test("is refused where one name is unknown")
  func unknown() throws {
    let answer = try request("Counter", "Cok").answer()
    assertThat(answer.text, "")
    assertThat(answer.errors, contains(hasPrefix("There is no protocol Cok. Did you mean Cook")))
  }

  @Test("writes files, and only with force those that hold something else")
  func files() throws {
    try inFolder { folder in
      var request = request("Screen")
      request.output = folder.path
      let file = folder.appendingPathComponent("MockScreen.swift")
      assertThat(try request.answer().text, "\(file.path) was written\n")
      let written = try String(contentsOf: file, encoding: .utf8)
      assertThat(written, containsString("@MainActor final class MockScreen: Mock, Screen {"))
      assertThat(try request.answer().text, "\(file.path) is as it would be written\n")

      try Data("// mine".utf8).write(to: file)
      assertThat(
        try request.answer(),
        equalTo(
          MockAnswer(
            errors: [
              "\(file.path) holds something else and was not written. Use --force to write it anew."
            ]
          )
        )
      )
      assertThat(try String(contentsOf: file, encoding: .utf8), "// mine")
      request.isForced = true
      assertThat(try request.answer().text, "\(file.path) was written\n")
      assertThat(try String(contentsOf: file, encoding: .utf8), written)
    }
  }

  @Test("to check names the mocks that lack a line, and where they are")
  func check() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("Mocks.swift")
      try Data("import Shop\nfinal class MockCounter: Mock, Counter {}\n".utf8).write(to: file)
      var request = request("Counter", "Cook")
      request.sources = [file.path]
      request.isCheck = true
      assertThat(
        try request.answer().errors,
        [
          "\(file.path):2: MockCounter has no line for open() of Counter",
          "There is no mock of Cook.",
        ]
      )
      request.names = []
      assertThat(try request.answer().errors, hasCount(1))
      try Data("struct MockCounter: Mock, Counter { func open() {} }".utf8).write(to: file)
      assertThat(try request.answer().text, "1 mock has a line for each requirement\n")
    }
  }

  @Test("to check compares types of the package, and extensions with mocks of their own module")
  func checkOfSeveral() throws {
    try inFolder { folder in
      var request = request()
      request.sources = []
      request.isCheck = true
      for (name, module, text) in [
        ("a/Mock.swift", "A", "final class MockOven: Mock, Oven {}; typealias Pot = Bowl"),
        (
          "a/More.swift", "A",
          "extension MockOven { func bake(_ bowl: SoldOut) {}; var degrees = 1 }"
        ),
        ("b/Mock.swift", "B", "final class MockOven: Mock, Oven {}"),
        ("b/More.swift", "B", "extension MockOven { func bake(_ bowl: Pot) {} }"),
        (
          "c/Mock.swift", "C",
          "final class MockScreen: Mock, Screen { func show(_ text: String) {} }"
        ),
        ("d/Mock.swift", "D", "import Pantry\nfinal class MockShelf: Mock, Shelf {}"),
      ] {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        request.sources.append(file.path)
        request.modulesOfSources[file.path] = module
      }
      request.package = folder.path
      assertThat(
        try request.answer().errors,
        [
          "a/Mock.swift:1: MockOven has no line for bake(_:minutes:) of Oven",
          "a/Mock.swift:1: MockOven has no line for func bake(_ bowl: Bowl) throws(SoldOut) of Oven",
          "b/Mock.swift:1: MockOven has no line for degrees of Oven",
          "b/Mock.swift:1: MockOven has no line for bake(_:minutes:) of Oven",
          "d/Mock.swift:2: MockShelf has no line for take(_:) of Shelf",
        ]
      )
    }
  }
}
