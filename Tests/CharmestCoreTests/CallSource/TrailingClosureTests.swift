import CharmestCore
import Testing

@Suite("The trailing closure in the source") struct TrailingClosureTests {
  @Test(
    "is its one expression",
    arguments: [
      ("assertEventually▼(\"Send\") { viewModel.title }", "viewModel.title"),
      ("assertEventually ▼{ isReady }", "isReady"),
      ("assertEventually▼{ isReady }", "isReady"),
      ("assertEventually▼() { isReady }", "isReady"),
      ("await assertEventually▼(equalTo(1), within: .seconds(1)) { bowls }", "bowls"),
      ("await Charmest.assertEventually▼(1) { bowls }", "bowls"),
      ("assertEventually▼(1) {\n  store.bowls  // so far\n}\n", "store.bowls"),
      ("assertEventually▼(1) {\r\n  store\r\n    .bowls\r\n    .count\r\n}", "store.bowls.count"),
      ("assertEventually▼(1) { /* here */ bowls /* there */ }", "bowls"),
      ("assertEventually▼(1) { try await store.bowls() }", "store.bowls()"),
      ("assertEventually▼(1) { return await store.bowls }", "store.bowls"),
      ("assertEventually▼(1) { [weak store] in store?.bowls }", "store?.bowls"),
      ("assertEventually▼(1) { () async -> Int in bowls }", "bowls"),
      ("assertEventually▼(1) { @MainActor in bowls }", "bowls"),
      (
        "assertEventually▼(1) { bowls.filter { $0 in all }.count }",
        "bowls.filter { $0 in all }.count"
      ),
      (
        "assertEventually▼(1) { store.count(\n    of: \"}\",\n    in: 2\n  ) }",
        "store.count(of: \"}\", in: 2)"
      ),
      ("assertEventually▼(\")\", { 1 }(), \"\\(\"{\")\") { bowls }", "bowls"),
      ("assertEventually▼(1) { \"bowl \\(bowls)\" }", "\"bowl \\(bowls)\""),
      ("assertEventually▼(1) { first && second }", "first && second"),
    ]
  )
  func expression(source: String, text: String) {
    #expect(SourceText(source).subjects(of: .assertEventually) == [text])
  }

  @Test(
    "is nothing where it is no expression, or not certain",
    arguments: [
      "assertEventually▼(1) { }",
      "assertEventually▼(1) { true }",
      "assertEventually▼(1) { 3 }",
      "assertEventually▼(1) {\n  step()\n  return bowls\n}",
      "assertEventually▼(1) { step(); return bowls }",
      "assertEventually▼(1) { first\n  && second }",
      "assertEventually▼(1) { let a = 1 }",
      "assertEventually▼(1) { if isReady { 1 } else { 2 } }",
      "assertEventually▼(1) { for a in b { } }",
      "assertEventually▼(1) { switch a { case 1: 2 } }",
      "assertEventually▼(1)",
      "assertEventually▼(1, bowls)",
      "assertEventually▼(1, body) ; { bowls }",
      "assertEventually▼(1) { bowls",
      "assertEventually▼(1 { bowls }",
      "assertEventually▼(1] { bowls }",
      "assertEventually▼(1) { (bowls] }",
      "assertEventually▼(1) { \"bowls }",
      "assertSoon▼(1) { bowls }",
      "x.assertEventually▼ { bowls }",
      "assertEventually(1) ▼{ bowls }",
      "assertEventually▼",
      "assertEventually▼(1) { a, b }",
    ]
  )
  func unclear(source: String) {
    #expect(SourceText(source).subjects(of: .assertEventually) == [])
  }
}
