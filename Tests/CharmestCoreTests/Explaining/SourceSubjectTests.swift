import CharmestCore
import Foundation
import Testing

@Suite("The subject from the source")
struct SourceSubjectTests {
  private struct Order {
    var extras = ["tamago"]
    var bowls = 2
  }

  private struct Place {
    let file: String
    let line: Int
    let column: Int

    var firstArgument: String? {
      arguments.first
    }

    var arguments: [String] {
      SourceSubject.arguments(
        inFile: file,
        verbs: ["assertThat"],
        line: line,
        column: column,
        most: 9
      )
    }
  }

  private func assertThat<Value>(
    _ value: Value,
    _ expected: Value? = nil,
    file: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Place {
    Place(file: file, line: line, column: column)
  }

  @Test func `is the argument of a real call in this very file`() {
    let order = Order()
    #expect({ assertThat(order.extras, []) }().firstArgument == nil, "a macro moves the call")
    let plain = assertThat(order.extras, [])
    #expect(plain.firstArgument == "order.extras")
    let both = assertThat(order.bowls, order.extras.count)
    #expect(both.arguments == ["order.bowls", "order.extras.count"])
    let überschrift = "Suppen"
    let behindText = (soup: "🍜", place: assertThat(überschrift.count))
    #expect(behindText.place.firstArgument == "überschrift.count")
    let severalLines = assertThat(
      order.extras  // the ones that were ordered
        .map { $0.count },
      [6]
    )
    #expect(severalLines.firstArgument == "order.extras.map { $0.count }")
    var interpolated: [Place] = []
    func note(_ place: Place) -> String {
      interpolated.append(place)
      return ""
    }
    _ = "ü \(note(assertThat(order.bowls))) \("\(note(assertThat(order.bowls + 1)))")"
    #expect(interpolated.map(\.firstArgument) == ["order.bowls", "order.bowls + 1"])
  }

  @Test func `is absent where a helper passes its own caller's place on`() {
    func check(_ bowls: Int, line: Int = #line, column: Int = #column) -> Place {
      assertThat(bowls, line: line, column: column)
    }
    let forwarded = check(Order().bowls)
    #expect(forwarded.firstArgument == nil)
  }

  @Test func `is absent when the file cannot be read`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("charmest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Order.swift")
    let call = "assertThat(order.bowls, 2)"

    func firstArgument(at path: String) -> String? {
      Place(file: path, line: 1, column: 11).firstArgument
    }
    #expect(firstArgument(at: file.path) == nil, "missing")
    #expect(firstArgument(at: folder.path) == nil, "a folder")
    #expect(firstArgument(at: "") == nil)
    try Data(call.utf8).write(to: file)
    #expect(firstArgument(at: file.path) == "order.bowls")
    try Data((call + String(repeating: " ", count: 5_000_000)).utf8).write(to: file)
    #expect(firstArgument(at: file.path) == nil, "too large")
    try Data(Array("assertThat(order.".utf8) + [0xFF, 0xFE] + Array(")".utf8)).write(to: file)
    #expect(firstArgument(at: file.path) == nil, "not UTF-8")
  }

  @Test(arguments: [(0, 11), (1, 0), (-1, 11), (1, -4), (1, 10), (1, 12), (2, 11), (1, 99), (9, 1)])
  func `is absent at any other place than the call's`(line: Int, column: Int) {
    let source = "assertThat(order.bowls)\n"
    let subject = SourceSubject.firstArgument(
      in: source,
      verbs: ["assertThat"],
      line: line,
      column: column
    )
    #expect(subject == nil)
  }

  @Test func `is absent where the source names other places for its lines`() {
    let source = SourceText("#sourceLocation(file: \"a.swift\", line: 2)\nassertThat▼(order)\n")
    #expect(source.firstArgument == nil)
    let mention = SourceText("// #sourceLocation(line: 2)\nassertThat▼(order)\n")
    #expect(mention.firstArgument == "order")
  }

  @Test(arguments: [
    ("let a = 1\r\nassertThat▼(order.bowls,\r\n  2)\r\n", "order.bowls"),
    ("\tassertThat▼(\torder\r\n\t\t.bowls\t)", "order.bowls"),
    ("let é = \"ü🍜\"; assertThat▼(é.count)", "é.count"),
    ("\u{FEFF}assertThat▼(order.bowls)", "order.bowls"),
    ("/* \u{2028}\u{0B}\u{0C} */ assertThat▼(order.bowls)", "order.bowls"),
    ("let a = 1\rassertThat▼(order.bowls)", nil),
  ])
  func `counts lines and columns as the compiler does`(source: String, subject: String?) {
    #expect(SourceText(source).firstArgument == subject)
  }

  @Test func `keeps the ends of a long argument`() {
    let names = (1...30).map { "bowl\($0)" }.joined(separator: " + ")
    let subject = SourceText("assertThat▼(\(names))").firstArgument
    #expect(subject?.count == 80)
    #expect(subject?.hasPrefix("bowl1 + bowl2 + ") == true)
    #expect(subject?.contains("...") == true)
    #expect(subject?.hasSuffix(" + bowl29 + bowl30") == true)
  }

  @Test(arguments: [
    ("cook.cookRamenCalls", "cook"),
    ("self.cook.washCalls", "cook"),
    ("kitchen.cook.washCalls", "kitchen.cook"),
    ("cooks[0].washCalls", "cooks[0]"),
    ("cooks[\"Jon, Ann\"].washCalls", "cooks[\"Jon, Ann\"]"),
    ("grid[row][column + 1].washCalls", nil),
    ("grid[row][column].washCalls", "grid[row][column]"),
    ("kitchen?.cook!.washCalls", "kitchen.cook"),
    ("MockCook.shared.washCalls", "MockCook.shared"),
    ("köchin.washCalls", "köchin"),
    ("washCalls", nil),
    ("self.washCalls", nil),
    ("$0.washCalls", nil),
    ("makeCook().washCalls", nil),
    ("cooks.first { $0.isAwake }.washCalls", nil),
    ("(cook).washCalls", nil),
    ("isLate ? cook.washCalls : stove.lightCalls", nil),
    (".washCalls", nil),
    ("cook.", nil),
    ("cook..washCalls", nil),
    ("cooks[0.washCalls", nil),
    ("kitchen.co....washCalls", nil),
    ("", nil),
  ])
  func `names the mock whose method is looked at`(argument: String, name: String?) {
    #expect(SourceSubject.mockName(fromArgument: argument) == name)
  }
}
