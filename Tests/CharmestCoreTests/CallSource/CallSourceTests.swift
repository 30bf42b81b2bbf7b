import CharmestCore
import Foundation
import Testing

/// A call of a function with the name of a verb, which only tells its location.
private enum Charmest {
  struct Place {
    var file = #filePath
    let line: UInt
    let column: UInt

    func subjects(environment: [String: String] = [:]) -> [String]? {
      CallSource(
        of: .assertThat,
        inFile: file,
        line: line,
        column: column,
        environment: environment
      )?
      .subjects
    }
  }

  static let assertThat = Verb()

  struct Verb {
    func callAsFunction<each Value>(
      _ values: repeat each Value,
      line: UInt = #line,
      column: UInt = #column
    ) -> Place {
      Place(line: line, column: column)
    }
  }
}

@Suite("The words of a call")
struct CallSourceTests {
  private struct Order {
    var extras = ["tamago"]
    var bowls = 2
  }

  @Test("are those of a real call in this very file")
  func realCalls() {
    let order = Order()
    let plain = Charmest.assertThat(order.extras, [1])
    #expect(plain.subjects() == ["order.extras"])
    let both = Charmest.assertThat(order.bowls, order.extras.count)
    #expect(both.subjects() == ["order.bowls", "order.extras.count"])
    let überschrift = "Suppen"
    let behindText = (soup: "🍜", place: Charmest.assertThat(überschrift.count))
    #expect(behindText.place.subjects() == ["überschrift.count"])
    let severalLines = Charmest.assertThat(
      order.extras  // the ones that were ordered
        .map { $0.count },
      [6]
    )
    #expect(severalLines.subjects() == ["order.extras.map { $0.count }"])
    var interpolated: [Charmest.Place] = []
    func note(_ place: Charmest.Place) -> String {
      interpolated.append(place)
      return ""
    }
    _ = "ü \(note(Charmest.assertThat(order.bowls))) \("\(note(Charmest.assertThat(order)))")"
    #expect(interpolated.map { $0.subjects() } == [["order.bowls"], ["order"]])
    #expect({ Charmest.assertThat(order.extras) }().subjects() == nil, "a macro moves the call")
  }

  @Test("are unknown where the file cannot be read, or must not be")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("charmest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Order.swift")
    let call = "assertThat(order.bowls, 2)"

    func subjects(of path: String, environment: [String: String] = [:]) -> [String]? {
      Charmest.Place(file: path, line: 1, column: 11).subjects(environment: environment)
    }
    #expect(subjects(of: file.path) == nil, "missing")
    #expect(subjects(of: folder.path) == nil, "a folder")
    #expect(subjects(of: "") == nil)
    try Data(call.utf8).write(to: file)
    #expect(subjects(of: file.path) == ["order.bowls"])
    #expect(subjects(of: file.path, environment: ["CHARMEST_READS_SOURCE": "1"]) != nil)
    #expect(subjects(of: file.path, environment: ["CHARMEST_READS_SOURCE": "0"]) == nil)
    func subjects(of name: String, with content: Data) throws -> [String]? {
      let file = folder.appendingPathComponent(name)
      try content.write(to: file)
      return subjects(of: file.path)
    }
    let long = call + String(repeating: " ", count: 2_000_000)
    #expect(try subjects(of: "too large", with: Data(long.utf8)) == nil)
    let other = Array("assertThat(order.".utf8) + [0xFF, 0xFE] + Array(")".utf8)
    #expect(try subjects(of: "not UTF-8", with: Data(other)) == nil)
    #expect(try subjects(of: "empty", with: Data()) == nil)
  }

  @Test(
    "are unknown at any other place than the call's",
    arguments: [
      (0, 11), (1, 0), (1, 10), (1, 12), (2, 11), (1, 99), (9, 1), (.max, 11), (1, .max),
    ] as [(UInt, UInt)]
  )
  func otherPlaces(line: UInt, column: UInt) {
    let source = "assertThat(order.bowls)\n"
    #expect(CallSource(of: .assertThat, in: source, line: line, column: column) == nil)
    #expect(CallSource(of: .assertThat, in: source, line: 1, column: 11) != nil)
  }

  @Test("are unknown where the source names other places for its lines")
  func sourceLocation() {
    let source = SourceText("#source" + "Location(line: 2)\nassertThat▼(order)")
    #expect(source.subjects() == [])
  }

  @Test(
    "are found by lines and columns as the compiler counts them",
    arguments: [
      ("let a = 1\r\nassertThat▼(order.bowls,\r\n  2)\r\n", "order.bowls"),
      ("\tassertThat▼(\torder\r\n\t\t.bowls\t)", "order.bowls"),
      ("let é = \"ü🍜\"; assertThat▼(é.count)", "é.count"),
      ("\u{FEFF}assertThat▼(order.bowls)", "order.bowls"),
      ("/* \u{2028}\u{0B}\u{0C} */ assertThat▼(order.bowls)", "order.bowls"),
    ]
  )
  func locations(source: String, subject: String) {
    #expect(SourceText(source).subjects() == [subject])
  }
}
