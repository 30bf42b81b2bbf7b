import Charmest
import Testing

@testable import MockWriter

@Suite("Mocks in the sources") struct WrittenMocksTests {
  private func missing(_ name: String, in text: String) throws -> [[String]] {
    let mocked = try Fixture.mocked(name)
    let written = WrittenMocks([SourceFile(path: "Tests/MockShop.swift", text: text)])
    let types = try Fixture.graphs("Shop", "Pantry").namesOfTypes
    let known = TypeText.known.union(types).subtracting(written.aliases)
    return written.mocks(of: mocked).map { $0.missing(of: mocked, known: known) }
  }

  /// What a mock of a protocol lacks that has only some members.
  private func missing(_ name: String, having members: String) throws -> [String] {
    let protocolName = name.split(separator: ".").last ?? ""
    let all = try missing(
      name, in: "final class Mock\(protocolName): Mock, \(name) {\n\(members)\n}")
    return all.flatMap { $0 }
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
        func season(_ extras: inout [String]) { seasonCalls.invoke(extras) }
        func mix(_ amounts: Int...) { mixCalls.invoke(amounts) }
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
        func cook(bowls: Int, of soup: String, with extras: [String]) {}
        func price(of bowl: Shop.Bowl) throws(SoldOut) -> Int { 0 }
        @discardableResult func deliver(_ data: Foundation.Data) async throws -> Bool { true }
        let findCalls = MockMethod("find(_:)", taking: Int.self, returning: Bowl?.self)
        let findNamedCalls = MockMethod("find(named:)", taking: String.self)
        func find(_ number: Int) -> Bowl? { findCalls.invoke(number) }
        func find(named name: String) async -> Bowl? { nil }
      }
      """
    assertThat(try missing("Cook", in: text), equalTo([["func find(_ name: String) -> Bowl?"]]))
  }

  @Test("lack what came later among overloads")
  func laterOverloads() throws {
    let text = """
      final class MockOverloads: Mock, Overloads {
        let saveIntCalls = MockMethod("save(_:)", taking: Int.self)
        func save(_ number: Int) {}
        func save(
          _ numbers: [Int]
        ) {}
        func save(_ number: Int?) {}
        func save(_ number: Int...) {}
        func save(_ numbers: [Int]?) {}
        func save(_ pair: (Int, Int)) {}
        func save(_ first: Int, _ second: Int) {}
        func save(_ work: @escaping (Int) -> (String)) {}
        func save(_ number: Int, to place: String) {}
        func save(to place: String) {}
        func load(_ name: String) {}
        func read() -> Int { 1 }
        var count = 1
        func count(_ name: String) -> Int { 1 }
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
      @MainActor final class FirstScreen: Mock, Screen { func show(_ text: String) {} }
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
      class BaseMock<Item>: Mock { func show(_ text: String) {} }
      enum Mocks { class MiddleMock: BaseMock<Int> {} }
      final class SecondScreen: Mocks.MiddleMock, Screen {}
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
        // func show(_ text: String) {}
        let page = "https://example.com/{"
        let separator = "\\\\"; let brace = #"say "{" now"#; var other: String { "\\\\" }
        func other() {
          let showCalls = 1
          func show(_ text: String) { print("}", showCalls) }
        }
        let text = ""\"
          func show(_ text: String) {} }
          ""\"
      }
      """
    assertThat(try missing("Screen", in: text), equalTo([["show(_:)"]]))
    assertThat(try missing("Counter", in: text), equalTo([[String]]()))
    let whole = text.replacing("// func", with: "func")
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
          \(text); func show(_ text: String) {}
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
      let mocks = WrittenMocks([
        SourceFile(path: "Mocks.swift", text: text.joined(separator: end))
      ]).mocks
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
    "find static functions as they may be written",
    arguments: [
      "static func empty() -> Bool { true }", "static nonisolated func empty() -> Bool { true }",
      "class func empty() -> Bool { true }",
      "@inline(never) public static func empty()->Bool { true }",
      "static\n  func empty() -> Bool { true }", "static func empty() -> Swift.Bool\n  { true }",
    ])
  func staticFunctions(_ member: String) throws {
    let put = "func put(_ item: Item) {}\n"
    assertThat(try missing("Box", having: put), ["empty()"])
    assertThat(try missing("Box", having: put + member), empty())
    let ofInstances = member.replacing("static", with: "").replacing("class", with: "")
    assertThat(try missing("Box", having: put + ofInstances), ["empty()"])
  }

  @Test(
    "lack a requirement that has only a record, or something else of its name",
    arguments: [
      "let openCalls = MockMethod(\"open()\")", "let note = \"open()\"", "private func open() {}",
      "let note = \"func open() {}\"", "let note = #\"func open() {}\"#",
      "func open() async {}", "func open() throws {}", "func open() throws(SoldOut) {}",
      "func open() -> Int { 1 }", "#if false\nfunc open() {}\n#endif",
      "#if false\n#if(DEBUG)\n#endif\nfunc open() {}\n#endif",
      "#if os(Linux)\n#elseif false\nfunc open() {}\n#else\n#endif",
      "#if(false)\n#if!DEBUG\n#endif\nfunc open() {}\n#endif",
    ])
  func notMet(_ member: String) throws {
    assertThat(try missing("Counter", having: member), contains(containsString("open()")))
  }

  @Test("have no members of a structure that has the name of their protocol")
  func structure() throws {
    let mock = "final class MockCounter: Mock, Counter {}"
    assertThat(
      try missing("Counter", in: "struct Counter { func open() {} }\n" + mock),
      equalTo([["open()"]]))
    assertThat(
      try missing(
        "Counter",
        in: "class Base { func open() {} }\nfinal class MockCounter: Base, Mock, Counter {}"),
      equalTo([[]]))
  }

  @Test(
    "have a requirement as it may be written",
    arguments: [
      "func open() {}", "public func open() -> Void {}", "func open() -> () {}",
      "func open() throws(Never) {}", "@objc dynamic func open() {}", "fileprivate func open() {}",
      "#if false\n#else\nfunc open() {}\n#endif", "#if DEBUG\nfunc open() {}\n#endif",
      "#if false\n#if DEBUG\n#endif\n#endif\nfunc open() {}",
    ])
  func met(_ member: String) throws {
    assertThat(try missing("Counter", having: member), empty())
  }

  @Test(
    "lack a requirement whose types have changed",
    arguments: [
      ("var degrees: Double { 0 }", "degrees"), ("let degrees: Int", "degrees"),
      ("var degrees: Int? { 0 }", "degrees"),
      ("func bake(_ dish: Bowl, minutes: Int) -> Bool { true }", "minutes"),
      ("func bake(_ dish: String, minutes: Double = 2) -> Bool { true }", "minutes"),
      ("func bake(_ dish: String, minutes: inout Int) -> Bool { true }", "minutes"),
      ("func bake(_ dish: String, minutes: Int) -> Int { 1 }", "minutes"),
      ("func bake(_ bowl: Shop.SoldOut) throws(SoldOut) {}", "bowl"),
    ])
  func otherTypes(_ member: String, _ name: String) throws {
    let all = """
      var degrees = 1
      func bake(_ dish: String, minutes: Int) async throws -> Bool { true }
      func bake(_ bowl: Bowl) throws(SoldOut) {}
      """
    assertThat(try missing("Oven", having: all), empty())
    let others = all.split(separator: "\n").filter { !$0.contains(name) }.joined(separator: "\n")
    let lacking = try missing("Oven", having: others + "\n" + member)
    assertThat(lacking, contains(containsString(name)))
  }

  @Test(
    "may write the types of a requirement in another way",
    arguments: [
      "var degrees = 1", "var degrees: Degrees", "var degrees: (Int)",
      "let (a, b) = (1, 2); var degrees: Int",
      "public private(set) var degrees: Swift.Int",
    ],
    [
      "func bake(_ dish: Dish, minutes: Minutes) -> Swift.Bool { true }",
      "func bake<Dish>(_ dish: Dish, minutes: Int = 3) async -> (Bool) { true }",
      "@MainActor func bake(_: String, minutes _: consuming Int) async throws\n-> Bool { true }",
      "func bake(_ dish: String = \":)\", minutes: Int = 1 << 2) -> Bool { true }",
      "func bake(_ dish: String = \"[\", minutes: Int = 2 > 1 && 1<2 ? 3 : 4) -> Bool { true }",
    ])
  func otherNames(_ degrees: String, _ bake: String) throws {
    let others = "\nfunc bake(_ bowl: borrowing Shop.Bowl) {}\ntypealias Dish = String"
    assertThat(try missing("Oven", having: "\(degrees)\n\(bake)" + others), empty())
  }

  @Test("do not share one member for several overloads, unless it is generic")
  func oneForSeveral() throws {
    let all = try Fixture.mocked("Overloads").requirements.filter { $0.title == "save(_:)" }
    let others = try missing("Overloads", having: "").count - all.count
    func count(_ member: String) throws -> Int {
      try missing("Overloads", having: member).count - others
    }
    assertThat(try count("func save(_ value: Thing) {}"), all.count - 1)
    let isOfType = all.filter(\.isStatic).count
    assertThat(try count("func save<Value>(_ value: Value) {}"), isOfType)
  }

  @Test("lack a subscript with another type")
  func subscripts() throws {
    let point = "in name: String) -> Int { get { 1 } set {} }"
    let names = try missing("Lending", having: "").count
    for (member, count) in [
      ("subscript(at point: (Int, Int), \(point)", names - 1),
      ("subscript(at point: Point, \(point)", names - 1),
      ("subscript(at point: Int, \(point)", names - 1),
      ("subscript(at point: Point, in name: Int) -> Int { 1 }", names),
      ("subscript(point: Point, \(point)", names),
      ("subscript(at point: Point, of name: String) -> Int { 1 }", names),
    ] {
      assertThat(try missing("Lending", having: member), hasCount(count), member)
    }
  }

  @Test("have what extensions add, of nested types as well, in the same module")
  func extensions() throws {
    let counter = try Fixture.mocked("Counter")
    func missing(_ files: (module: String, text: String)...) -> [[String]] {
      let written = WrittenMocks(files.map { SourceFile(path: $1, text: $1, module: $0) })
      return written.mocks(of: counter).map { $0.missing(of: counter) }
    }
    let mock = "final class MockCounter: Mock, Counter {}"
    let member = "MockCounter { func open() {} }"
    assertThat(missing(("A", mock), ("A", "extension \(member)")), equalTo([[]]))
    let nested = "enum Mocks { \(mock) }"
    assertThat(missing(("A", nested), ("A", "extension Mocks.\(member)")), equalTo([[]]))
    assertThat(missing(("A", nested), ("A", "extension A.Mocks.\(member)")), equalTo([[]]))
    let inExtension = "extension Mocks { \(mock) }"
    assertThat(missing(("A", inExtension), ("A", "extension Mocks.\(member)")), equalTo([[]]))
    assertThat(missing(("A", nested), ("A", "extension Other.\(member)")), equalTo([["open()"]]))
    assertThat(
      missing(("A", mock), ("B", mock), ("B", "extension \(member)")), equalTo([["open()"], []]))
    assertThat(missing(("A", mock), ("B", "extension \(member)")), equalTo([[]]))
  }

  @Test("are of the protocol that their file can mean")
  func protocolsOfOneName() throws {
    let counter = try Fixture.mocked("Counter")
    let mock = "final class MockCounter: Mock, Counter {}"
    func isMock(_ text: String, of module: String = "Tests", besides others: Set<String>) -> Bool {
      let written = WrittenMocks(
        [SourceFile(path: "Mocks.swift", text: text, module: module)],
        protocols: ["Counter": others.union(["Shop"])])
      return !written.mocks(of: counter).isEmpty
    }
    for imports in ["@testable import Shop\n", "import struct Shop.Bowl; ", ""] {
      assertThat(isMock(imports + mock, besides: ["Odd"]), imports)
    }
    assertThat(isMock("@testable import Odd\n" + mock, besides: []))
    assertThat(!isMock("@testable import Odd\n" + mock, besides: ["Odd"]))
    assertThat(isMock("import Shop\nimport Odd\n" + mock, besides: ["Odd"]))
    assertThat(isMock("import Odd\n" + mock, of: "Shop", besides: ["Odd"]))
    assertThat(!isMock("import Shop\n" + mock, of: "Odd", besides: ["Odd"]))
    assertThat(isMock("import Odd\r\nimport Shop\r\n" + mock, besides: ["Odd"]))
    let leftOut = "#if false\nimport Shop\n#endif\n"
    assertThat(!isMock("\(leftOut)import Odd\n" + mock, besides: ["Odd"]))
    assertThat(isMock("\(leftOut)import Odd\nimport Shop\n" + mock, besides: ["Odd"]))
    let named = mock.replacing(" Counter", with: " Shop.Counter")
    assertThat(isMock("import Odd\n" + named, besides: ["Odd"]))
  }

  @Test("in a type are of the protocol in that type, if there is one")
  func protocolsOfTypesAround() throws {
    let mock = "final class MockScreen: Mock, Screen {}"
    func counts(_ text: String) throws -> [Int] {
      let written = WrittenMocks(
        [SourceFile(path: "Mocks.swift", text: text)],
        protocols: ["Screen": ["Shop"], "House.Screen": ["Shop"]])
      return try ["Screen", "House.Screen"].map {
        try written.mocks(of: Fixture.mocked($0)).count
      }
    }
    assertThat(try counts(mock), [1, 0])
    assertThat(try counts("enum Mocks { \(mock) }"), [1, 0])
    assertThat(try counts("extension House { \(mock) }"), [0, 1])
    assertThat(try counts("extension House { enum Mocks { \(mock) } }"), [0, 1])
    let named = mock.replacing(" Screen", with: " Shop.Screen")
    assertThat(try counts("extension House { \(named) }"), [1, 0])
  }

  @Test(
    "may be of a protocol of which there are only the sources",
    arguments: [
      ("public protocol Counter: AnyObject {}", 0), ("private protocol Counter {}", 1),
      ("enum Shelf { protocol Counter {} }", 1), ("class Counter {}", 1),
    ])
  func protocolsOfSources(_ declaration: String, count: Int) throws {
    let mock = "import Odd\nfinal class MockCounter: Mock, Counter {}"
    let written = WrittenMocks([
      SourceFile(path: "Odd.swift", text: declaration, module: "Odd"),
      SourceFile(path: "Mocks.swift", text: mock, module: "Tests"),
    ])
    assertThat(try written.mocks(of: Fixture.mocked("Counter")).count, count)
  }
}
