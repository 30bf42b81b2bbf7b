import CharmestCore
import Testing

@Suite("The call at the place of a failure")
struct SourceCalleeTests {
  @Test(arguments: [
    "assertThat▼(order.bowls)",
    "assertThat ▼(order.bowls)",
    "assertThat /* that */ ▼(order.bowls)",
    "try await requireThat▼(order.bowls)",
    "return assertThat▼(order.bowls)",
    "let a = assertThat▼(order.bowls)",
    "orders.forEach { order in assertThat▼(order.bowls) }",
    "isLate ? verify▼(order.bowls) : nil",
    "case .late: verify▼(order.bowls)",
    "assertThat<Int>▼(order.bowls)",
    "assertThat<[String: (Int) -> Int?]>▼(order.bowls)",
    "Charmest.assertThat▼(order.bowls)",
    "Charmest\n  .assertThat▼(order.bowls)",
    "Charmest::assertThat▼(order.bowls)",
    "print(\"\\(assertThat▼(order.bowls))\")",
    "print(#\"\\(1) \\#(assertThat▼(order.bowls))\"#)",
    "print(\"\"\"\n  \"a\" \\(assertThat▼(order.bowls))\n  \"\"\")",
    "print(\"\\(\"(\" + \"\\(assertThat▼(order.bowls))\")\")",
    "let quote = /\"/; assertThat▼(order.bowls)",
    "let quote = #/\"/#; assertThat▼(order.bowls)",
    "let half = a / b; assertThat▼(order.bowls) // \"/\"",
    "/* /* nested */ still */ assertThat▼(order.bowls)",
    "#!/usr/bin/swift \"\nassertThat▼(order.bowls)",
    "don't; \"ends nowhere\nassertThat▼(order.bowls)",
  ])
  func `is found`(source: String) {
    #expect(SourceText(source).firstArgument == "order.bowls")
  }

  @Test(arguments: [
    "other▼(order.bowls)",
    "myAssertThat▼(order.bowls)",
    "assertThatAll▼(order.bowls)",
    "test.assertThat▼(order.bowls)",
    "test?.assertThat▼(order.bowls)",
    "test().assertThat▼(order.bowls)",
    "self.assertThat▼(order.bowls)",
    ".assertThat▼(order.bowls)",
    "my.Charmest.assertThat▼(order.bowls)",
    "Other::assertThat▼(order.bowls)",
    "func assertThat▼(order: Int)",
    "func assertThat<Value>▼(order.bowls)",
    "macro assertThat▼(order.bowls)",
    "#assertThat▼(order.bowls)",
    "@assertThat▼(order.bowls)",
    "\\assertThat▼(order.bowls)",
    "(assertThat)▼(order.bowls)",
    "`assertThat`▼(order.bowls)",
    "assertThat(order)▼(order.bowls)",
    "a > ▼(order.bowls)",
    "assertThat▼{ order.bowls }",
    "assertThat▼[order.bowls]",
    "// assertThat▼(order.bowls)",
    "/* /* */ assertThat▼(order.bowls) */",
    "\"assertThat▼(order.bowls)\"",
    "#\"\"assertThat▼(order.bowls)\"#",
    "\"\"\"\n  \\\"\"\" assertThat▼(order.bowls)\n  \"\"\"",
    "#/ assertThat▼(order.bowls) /#",
  ])
  func `is not mistaken`(source: String) {
    #expect(SourceText(source).firstArgument == nil)
  }

  @Test func `is not looked for behind very long generic arguments`() {
    let arguments = Array(repeating: "Int", count: 200).joined(separator: ", ")
    #expect(SourceText("assertThat<\(arguments)>▼(order.bowls)").firstArgument == nil)
  }
}
