import Testing

@testable import MockWriter

@Suite("The declarations of a file") struct DeclarationReaderTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Shop.swift", module: "Shop", text: text)
  }

  @Test("are its types with those around them, their words and conditions")
  func types() {
    let file = file(
      """
      @available(iOS 17, *) public struct House {
        enum Kind { case actor, `class`(Int), b = 2 }
        class func make() -> House { struct Local {}; return House() }
        let actor = 1, other = { (x: Int) in x }
        static let shared: House = .init(
          a: 1)
        protocol Door {}
      }
      #if os(Linux)
        private protocol A {}
      #elseif DEBUG && !os(macOS)
        protocol B {}
      #else
        typealias C = A & B
      #endif
      public extension House.Kind { indirect enum Inner {} }
      extension [House] { struct Left {} }
      actor `Odd Name`: A {}
      """)
    let found = file.types.map { type in
      "\(type.words.joined(separator: " ")) \(type.keyword) \(type.fullName) \(type.access) "
        + type.conditions.joined(separator: ", ")
    }
    #expect(
      found == [
        " enum House.Kind internal ", " protocol House.Door internal ",
        "@available(iOS 17, *) public struct House public ", "private protocol A private os(Linux)",
        " protocol B internal !(os(Linux)), DEBUG && !os(macOS)",
        " typealias C internal !(os(Linux)), !(DEBUG && !os(macOS))",
        "indirect enum House.Kind.Inner public ", "public extension House.Kind public ",
        " actor Odd Name internal ",
      ])
  }

  @Test("are the requirements of a protocol, up to their last words")
  func members() throws {
    let file = file(
      """
      protocol Cook {
        associatedtype Item: A
          & B where Item.C == Int
        @discardableResult
        func cook(
          _ bowls: Int
        ) async throws(Gone)
          -> [String: Int]
        var soup: Soup { get async }; init?(a: A)
        static func < (a: Self, b: Self) -> Bool
        static func ==<T>(a: Self, b: T) -> Bool
        nonisolated(nonsending) func wait() async
        subscript(a: Int) -> any A { get set }
        typealias Both =
          A & B
      }
      """)
    let cook = try #require(file.declarations.first)
    #expect(cook.strayToken == nil)
    #expect(
      cook.members.map { "\($0.words) \($0.keyword) \($0.name)|\(file.text($0.tail))" } == [
        "[] associatedtype Item|: A & B where Item.C == Int",
        #"["@discardableResult"] func cook|(_ bowls: Int) async throws(Gone) -> [String: Int]"#,
        "[] var soup|: Soup { get async }", "[] init init|?(a: A)",
        #"["static"] func <|(a: Self, b: Self) -> Bool"#,
        #"["static"] func ==|<T>(a: Self, b: T) -> Bool"#,
        #"["nonisolated(nonsending)"] func wait|() async"#,
        "[] subscript subscript|(a: Int) -> any A { get set }", "[] typealias Both|= A & B",
      ])
  }

  @Test(
    "of a protocol say which word is not understood",
    arguments: [
      ("func a()\n #addRequirements()", "#addRequirements"),
      ("func a() -> Int\n yielding var b: Int", "yielding"),
      ("var a: Int { get }\n when", "when"), ("#if A\n func a()\n #endif", nil),
      ("#warning(\"a\")\n func a()", nil),
    ])
  func stray(body: String, word: String?) throws {
    let file = file("protocol A {\n\(body)\n}")
    #expect(try #require(file.types.first).strayToken.map(file.tokens.text) == word)
  }

  @Test("are imports, with their conditions")
  func imports() {
    let file = file(
      "import A\n#if B\n@_exported public import struct C.D\n#endif\nimport protocol E.F")
    #expect(
      file.imports.map { "\($0.words) \($0.name) \($0.conditions)" } == [
        "[] A []", #"["@_exported", "public"] C.D ["B"]"#, "[] E.F []",
      ])
  }

  @Test("are written with the names that stand for types, but not for labels and members")
  func names() throws {
    let file = file(
      "protocol A { func f(Bowl: Bowl, Bowl b: [Bowl: A.Bowl], _ c: (Bowl) -> Bowl?,) }")
    let member = try #require(file.types.first?.members.first)
    #expect(
      file.text(member.tail, writing: ["Bowl": "Shop.Bowl"])
        == "(Bowl: Shop.Bowl, Bowl b: [Shop.Bowl: A.Bowl], _ c: (Shop.Bowl) -> Shop.Bowl?)")
  }
}
