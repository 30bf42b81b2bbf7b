import CharmestCore
import Foundation
import Testing

@Suite("The words of a call")
struct CallSourceTests {
  /// Reads the call in a source in which `▼` marks its column.
  private func read(_ source: String, of function: String = "assertThat") -> CallSource? {
    let before = source.prefix { $0 != "▼" }
    let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count
    return CallSource(
      of: function, inSource: source.replacing("▼", with: ""), UInt(line),
      UInt(column ?? 0) + 1)
  }

  @Test(
    "are the first arguments, without what only runs them",
    arguments: [
      ("assertThat▼(order.bowls, 2)", ["order.bowls"]),
      ("assertThat▼(a, b, label: c)", ["a", "b"]),
      ("assertThat▼(try await kitchen.open(), 3)", ["kitchen.open()"]),
      ("assertThat▼(&order, 3)", ["order"]),
      ("assertThat▼(prices[\"a, b\"], 3)", ["prices[\"a, b\"]"]),
      ("assertThat▼(f(\"\\(g(1, \")\"))\"), 3)", ["f(\"\\(g(1, \")\"))\")"]),
      ("assertThat▼(\n  order\n    .extras\n    .first,\n  nil)", ["order.extras.first"]),
      ("Charmest.assertThat▼(x, 3)", ["x"]), ("assertThat▼(f(\"\\n\"), 3)", ["f(\"\\n\")"]),
      ("assertThat▼(a / b, 3)", ["a / b"]),
      ("assertThat▼(items, hasItem(3) as Matcher<[Int]>)", ["items"]),
      ("assertThat▼(items, f() as Matcher<[Int: String]>, x)", ["items"]),
      ("assertThat▼(\"text\", x)", []),
      ("assertThat▼(-1.5, x)", []),
      ("assertThat▼(true)", []),
    ])
  func arguments(source: String, words: [String]) { #expect(read(source)?.arguments == words) }

  @Test(
    "are unknown where they are hard to read",
    arguments: [
      "assertThat▼(#\"raw\"#, 1)", "assertThat▼(\"\"\"\n  text\n  \"\"\", 1)",
      "assertThat▼(x.contains(/a,b/), true)", "assertThat▼(x /* y */, 1)",
      "assertThat▼(x // y\n, 1)",
      "assertThat▼(Pair<A, B>(1), 2)", "assertThat▼(x", "assertThat▼(`in`, 1)",
      "check▼(x, 1)", "myassertThat▼(x, 1)",
      "assertThat▼(x, 1)\n#source" + "Location(file: \"a\", line: 1)",
    ])
  func unknown(source: String) { #expect(read(source)?.arguments.isEmpty ?? true) }

  @Test(
    "have as subject the only expression in a closure, if there is one",
    arguments: [
      ("assertThat▼ { screen.title }", "screen.title"),
      ("assertThat▼(3, within: .seconds(1)) { try await screen.title }", "screen.title"),
      ("assertThat▼ {\n  screen\n    .title\n}", "screen.title"),
      ("assertThat▼ { let a = 1; return a }", nil),
      ("assertThat▼ {\n  a()\n  b()\n}", nil),
      ("assertThat▼ { if a { b } }", nil),
      ("assertThat▼ { x in x.title }", nil),
      ("if let e = assertThat▼(try parse(\"\")) { use(e) }", "parse(\"\")"),
    ] as [(String, String?)])
  func closures(source: String, words: String?) { #expect(read(source)?.subject == words) }

  @Test("are what stands before a method")
  func receivers() {
    #expect(read("cook.priceCalls.called▼(with: 1)", of: "called")?.receiver == "cook.priceCalls")
    #expect(read("  mocks[0].aCalls.called▼()", of: "called")?.receiver == "mocks[0].aCalls")
  }

  @Test(
    "are unknown at any other place than the call's",
    arguments: [
      (0, 11), (1, 0), (1, 10), (1, 12), (2, 11), (1, 99), (9, 1), (.max, 11), (1, .max),
    ] as [(UInt, UInt)]
  )
  func otherPlaces(line: UInt, column: UInt) {
    let source = "assertThat(order.bowls)\n"
    #expect(CallSource(of: "assertThat", inSource: source, line, column) == nil)
    #expect(CallSource(of: "assertThat", inSource: source, 1, 11) != nil)
  }

  @Test("are unknown where the file cannot be read")
  func files() {
    #expect(CallSource(of: "assertThat", in: "/no/such/file.swift", 1, 11) == nil)
    #expect(CallSource(of: "assertThat", in: "", 1, 11) == nil)
  }
}
