import CharmestCore
import Testing

@Suite("The trailing closure in the source") struct SourceClosureTests {
  @Test(arguments: [
    ("assertEventually▼(\"Send\") { viewModel.title }", "viewModel.title"),
    ("assertEventually ▼{ isReady }", "isReady"),
    ("assertEventually▼() { isReady }", "isReady"),
    ("await assertEventually▼(equalTo(1), within: .seconds(1)) { bowls }", "bowls"),
    ("await Charmest.assertEventually▼(1) { bowls }", "bowls"),
    ("assertEventually▼(1) {\n  store.bowls  // so far\n}\n", "store.bowls"),
    ("assertEventually▼(1) {\r\n  store\r\n    .bowls\r\n    .count\r\n}", "store.bowls.count"),
    ("assertEventually▼(1) /* now */ { /* here */ bowls /* there */ }", "bowls"),
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
    ("assertEventually▼(1) { Pair<Int, Int>(bowls, 2).sum }", "Pair<Int, Int>(bowls, 2).sum"),
    ("assertEventually▼(1) { first && second }", "first && second"),
  ])
  func `is its one expression`(source: String, text: String) {
    #expect(SourceText(source).trailingClosure == text)
  }

  @Test(arguments: [
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
    "assertEventually▼(1) { f(/}/) }",
    "assertSoon▼(1) { bowls }",
    "x.assertEventually▼ { bowls }",
    "func assertEventually▼(1) { bowls }",
    "assertEventually(1) ▼{ bowls }",
    "assertEventually▼",
    "assertEventually▼(1) { a, b }",
  ])
  func `is nothing where it is no expression or not certain`(source: String) {
    #expect(SourceText(source).trailingClosure == nil)
  }

  @Test func `keeps the ends of a long expression`() {
    let names = (1...30).map { "bowl\($0)" }.joined(separator: " + ")
    #expect(SourceText("assertEventually▼ { \(names) }").trailingClosure == nil, "not the brace")
    let found = SourceText("assertEventually ▼{ \(names) }").trailingClosure
    #expect(found?.count == 80)
    #expect(found?.hasSuffix(" + bowl29 + bowl30") == true)
  }

  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\\(", "/", "//", "/*", "*/", "`", ";",
    ",", ".",
    " ", "\n", "\r\n", "in", "return", "for", "bowls", "await ", "0", "é", "<", ">", "\u{0}", ":",
  ]

  @Test(arguments: 1...4)
  func `survives random pieces of source`(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for _ in 0..<1_500 {
      let length = Int.random(in: 0...20, using: &generator)
      let random = (0..<length).compactMap { _ in Self.pieces.randomElement(using: &generator) }
      for start in ["assertEventually▼(1) { ", "assertEventually▼(", "assertEventually ▼{"] {
        guard let text = SourceText(start + random.joined() + " }").trailingClosure else {
          continue
        }
        let isSound = !text.isEmpty && text.count <= 80 && !text.contains(where: \.isNewline)
        #expect(isSound, "\(random)")
      }
    }
  }
}
