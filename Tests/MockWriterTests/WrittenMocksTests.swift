import Charmest
import Testing

@testable import MockWriter

@Suite("Mocks in the sources") struct WrittenMocksTests {
  private func missing(_ name: String, in text: String) throws -> [[String]] {
    let mocked = try Fixture.mocked(name)
    return WrittenMocks([("Tests/MockShop.swift", text)]).mocks(of: mocked).map {
      $0.missing(of: mocked)
    }
  }

  @Test("have a line for each requirement as they are written", arguments: expectedMocks.indices)
  func complete(_ index: Int) throws {
    let (name, _, mock) = expectedMocks[index]
    let leftOut = ["Box": ["empty()"]][name] ?? []
    assertThat(try missing(name, in: mock), equalTo([leftOut]))
  }

  @Test("lack a requirement that came later")
  func later() throws {
    let text = """
      final class MockHelperForTests: Mock, Sendable, Helper {
        let mixCalls = MockMethod(taking: [Int].self)
        let seasonCalls = MockMethod("season(_:)", taking: [String].self)
        func forEach(_ body: (Bowl) -> Void) {}
        func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
      }
      extension MockHelperForTests {
        func all(where isIncluded: (Bowl) -> Bool) -> [Bowl] { [] }
      }
      """
    assertThat(
      try missing("Helper", in: text),
      equalTo([["perform(_:)", "later(_:)", "chain(_:)", "log(_:)"]])
    )
  }

  @Test("lack one of several overloads")
  func overload() throws {
    let text = """
      struct MockCook: Cook, Mock {
        let cookCalls = MockMethod(taking: Int.self, String.self, [String].self)
        let priceCalls = MockMethod("price(of:)", taking: Bowl.self, returning: Int.self)
        let deliverCalls = MockMethod("deliver(_:)", taking: Data.self)
        let findCalls = MockMethod("find(_:)", taking: Int.self, returning: Bowl?.self)
        let findNamedCalls = MockMethod("find(named:)", taking: String.self)
        func find(_ number: Int) -> Bowl? { findCalls.invoke(number) }
        func find(named name: String) async -> Bowl? { nil }
      }
      """
    assertThat(try missing("Cook", in: text), equalTo([["func find(_ name: String) -> Bowl?"]]))
  }

  @Test("lack what came later among overloads, whatever the records are named")
  func laterOverloads() throws {
    let text = """
      final class MockOverloads: Mock, Overloads {
        let saveFirstCalls = MockMethod("save(_:)", taking: Int.self)
        let saveSecondCalls = MockMethod(
          "save(_:)",
          taking: [Int].self
        )
        let saveThirdCalls = MockMethod("save(_:)", taking: Int?.self)
        let saveVariadicCalls = MockMethod("save(_:)", taking: [Int].self)
        let listCalls = MockMethod("save(_:)", taking: [Int]?.self)
        let pairCalls = MockMethod("save(_:)", taking: Int.self, Int.self)
        let twoCalls = MockMethod("save(_:_:)", taking: Int.self, Int.self)
        let workCalls = MockMethod("save(_:)", taking: ((Int) -> String).self)
        let toCalls = MockMethod("save(_:to:)", taking: Int.self, String.self)
        let placeCalls = MockMethod("save(to:)", taking: String.self)
        let loadCalls = MockMethod("load(_:)", taking: String.self)
        let readCalls = MockMethod("read()", returning: Int.self)
        let countProperty = MockProperty("count", of: Int.self)
        let countCalls = MockMethod("count(_:)", taking: String.self, returning: Int.self)
      }
      """
    assertThat(
      try missing("Overloads", in: text),
      equalTo([
        [
          "func save(_ names: [String : Int])", "func save(to place: Int)",
          "func load(_ name: String) async", "func read() -> String",
          "static func save(_ number: Int)",
        ]
      ])
    )
  }

  @Test("may name Mock with its module")
  func qualified() throws {
    let text = "final class MockCounter: Charmest.Mock, Counter {}"
    assertThat(try missing("Counter", in: text), equalTo([["open()"]]))
  }

  @Test("are those that adopt Mock and the protocol")
  func others() throws {
    let text = """
      final class RealScreen: Screen {}
      final class MockOther: Mock, Other {}
      @MainActor final class FirstScreen: Mock, Screen { let showCalls = MockMethod("show(_:)") }
      @MainActor final class SecondScreen: Mock {}
      extension SecondScreen: Shop.Screen {}
      @MainActor final class ThirdScreen<Items: Sequence>: Mock, Screen
      where Items.Element: Equatable { func show(_ text: String) {} }
      """
    assertThat(try missing("Screen", in: text), equalTo([[], ["show(_:)"], []]))
  }

  @Test("lack a method of which they have only one with other labels")
  func otherLabels() throws {
    func mock(_ member: String) -> String { "final class MockScreen: Mock, Screen { \(member) }" }
    for member in [
      "func show(all texts: [String]) {}", "func show() {}", "func show<T>(to t: T) {}",
    ] {
      assertThat(try missing("Screen", in: mock(member)), equalTo([["show(_:)"]]))
    }
    for member in ["func show(_ text: String) {}", "func show<T>(@Builder _ text: T) {}"] {
      assertThat(try missing("Screen", in: mock(member)), equalTo([[]]))
    }
  }

  @Test("may be mocks by a composition, or by a superclass, which may have the members")
  func inherited() throws {
    let text = """
      final class FirstScreen: Mock & Screen {}
      class BaseMock: Mock { let showCalls = MockMethod("show(_:)") }
      class MiddleMock: BaseMock {}
      final class SecondScreen: MiddleMock, Screen {}
      class EmptyMock: Mock {}
      final class ThirdScreen: EmptyMock, Screen {}
      class NoMock {}
      final class RealScreen: NoMock, Screen {}
      """
    assertThat(try missing("Screen", in: text), equalTo([["show(_:)"], [], ["show(_:)"]]))
  }

  @Test("are read without comments, without the texts of several lines and without local names")
  func noise() throws {
    let text = """
      /// Here is how it began: `final class MockCounter: Mock, Counter {}`
      /* final class MockCounter2: Mock, Counter {} /* in */ final class MockCounter3: Mock, Counter {
      */
      final class MockScreen: Mock, @preconcurrency Screen {
        // let showCalls = MockMethod("show(_:)")
        let page = "https://example.com/{"
        let separator = "\\\\"; let brace = #"say "{" now"#; var other: String { "\\\\" }
        func other() {
          let showCalls = 1
          func show(_ text: String) { print("}", showCalls) }
        }
        let text = ""\"
          let showCalls = MockMethod("show(_:)") }
          ""\"
      }
      """
    assertThat(try missing("Screen", in: text), equalTo([["show(_:)"]]))
    assertThat(try missing("Counter", in: text), equalTo([[String]]()))
    let whole = text.replacing("// let", with: "let")
    assertThat(try missing("Screen", in: whole), equalTo([[String]()]))
    // Windows ends lines with two characters.
    let windows = whole.replacing("\n", with: "\r\n")
    assertThat(try missing("Screen", in: windows), equalTo([[String]()]))
  }

  @Test("are read behind every kind of text")
  func texts() throws {
    let texts = [
      "let quotes = #\"\"\"#",
      "let page = \"\"\"\n  a \\\"\"\" { \"\"\n  \"\"\"",
      "let page = #\"\"\"\n  C:\\\n  { \"#\n  \"\"\"#",
      "let brace = ##\"{\"#\"##",
    ]
    for text in texts {
      let mock = """
        final class MockScreen: Mock, Screen {
          \(text); let showCalls = MockMethod("show(_:)")
          let other = \(texts[0])
        }
        """
      assertThat(try missing("Screen", in: mock), equalTo([[String]()]), text)
    }
  }

  @Test("are placed at their lines, whatever ends these")
  func lines() {
    for end in ["\n", "\r\n"] {
      let text = ["import Charmest", "", "final class MockScreen: Mock, Screen {", "}"]
      let mocks = WrittenMocks([("Mocks.swift", text.joined(separator: end))]).mocks
      assertThat(mocks.map(\.place), containsExactly("Mocks.swift:3"))
    }
  }

  @Test("a static function is not one of instances")
  func staticFunctions() throws {
    let mock = """
      final class MockScreen: Mock, Screen {
        private static func show(_ text: String) {}
      }
      """
    assertThat(try missing("Screen", in: mock), equalTo([["show(_:)"]]))
    let written = mock.replacing("private static ", with: "")
    assertThat(try missing("Screen", in: written), equalTo([[String]()]))
  }

  @Test(
    "find static records as they may be written",
    arguments: [
      "let name: String\n  static let freeCalls = MockMethod(\"empty()\", returning: Bool.self)",
      "static private let freeCalls = MockMethod(\"empty()\", returning: Bool.self)",
      "static nonisolated let freeCalls = MockMethod(\"empty()\", returning: Bool.self)",
      "nonisolated(unsafe) static var freeCalls = MockMethod(\"empty()\", returning: Bool.self)",
      "static let freeCalls = MockMethod<Bool>(\n    \"empty()\")",
      "static let freeCalls: MockMethod<Bool, Never> = .init(\"empty()\")",
      "static let freeCalls = MockMethod<[String: Int], any A & B, Never>(\"empty()\")",
      "static let freeCalls:\n    MockMethod<Bool, Never> = .init(\"empty()\")",
      "static\n  func empty() -> Bool { true }",
    ])
  func staticRecords(_ member: String) throws {
    func mock(_ member: String) -> String {
      """
      final class MockBox<Item>: Mock, Box {
        let itemProperty = MockProperty("item", of: Item.self)
        \(member)
      }
      """
    }
    let lacking = try missing("Box", in: mock(""))
    assertThat(lacking, hasItem(hasItem("empty()")))
    assertThat(try missing("Box", in: mock(member)), everyItem(not(hasItem("empty()"))))
    let ofInstances = member.replacing("static", with: "")
    assertThat(try missing("Box", in: mock(ofInstances)), hasItem(hasItem("empty()")))
    assertThat(
      try missing("Box", in: mock("let emptyCalls = MockMethod(\"empty()\")")),
      hasItem(hasItem("empty()")))
  }
}
