import CharmestCore
import Testing

@Suite("The arguments of a call in the source")
struct SourceExpressionTests {
  @Test(
    "are their text up to the commas between them",
    arguments: [
      ("order.bowls, equalTo(2)", "order.bowls"),
      ("order.bowls", "order.bowls"),
      (" order.bowls , 2", "order.bowls"),
      ("f(a, b)[c, d], e", "f(a, b)[c, d]"),
      ("items.map { a, b in (a, b) }, e", "items.map { a, b in (a, b) }"),
      ("[1, 2].map { $0 + one }, e", "[1, 2].map { $0 + one }"),
      ("{ x in\n .miso == x }, e", "{ x in .miso == x }"),
      ("{ try parse(text) }, e", "parse(text)"),
      ("{ try await menu.items { $0.isHot } }, e", "menu.items { $0.isHot }"),
      ("{ let x = f(a); g(x) }, e", "{ let x = f(a); g(x) }"),
      ("{ try order.bowls }(), e", "{ try order.bowls }()"),
      ("{ order.bowls }, e", "{ order.bowls }"),
      ("{ try f(a)\n  try g(b) }, e", "{ try f(a) try g(b) }"),
      ("{ try f(a) } + { try g(b) }, e", "{ try f(a) } + { try g(b) }"),
      ("a // one, two )\n  + b, c", "a + b"),
      ("a /* , /* ) */ , */ + b, c", "a + b"),
      ("f(\n    a,\n    b\n  ),\n  c", "f(a, b)"),
      ("\r\n  order.bowls,\r\n  2\r\n", "order.bowls"),
      ("order\n    .extras\n    .first, c", "order.extras.first"),
      ("order  // the one\n    .extras, c", "order.extras"),
      ("soup ==\n    .miso, c", "soup == .miso"),
      ("isLate\n ? a : b, c", "isLate ? a : b"),
      ("try parse(text), c", "parse(text)"),
      ("await store.count, c", "store.count"),
      ("try await\n  store.count, c", "store.count"),
      ("try? parse(text), c", "try? parse(text)"),
      ("awaited, c", "awaited"),
      ("&order.bowls, c", "order.bowls"),
      ("[.miso, .shio], c", "[.miso, .shio]"),
      ("-height, c", "-height"),
      ("\\Order.bowls, c", "\\Order.bowls"),
      ("`in`, c", "`in`"),
      ("`a, (b`, c", "`a, (b`"),
      ("ü.größe, c", "ü.größe"),
      ("#selector(cook), c", "#selector(cook)"),
      ("a, ", "a"),
    ]
  )
  func text(arguments: String, subject: String) {
    #expect(SourceText("assertThat▼(\(arguments))").subjects().first == subject)
  }

  @Test(
    "are not cut inside a literal",
    arguments: [
      (#"menu["a, b)"], c"#, #"menu["a, b)"]"#),
      (#"f("\"), ("), c"#, #"f("\"), (")"#),
      (#"f("\\"), c"#, #"f("\\")"#),
      (##"f(#"\"), ("#), c"##, ##"f(#"\"), ("#)"##),
      (###"f(##"a"#, "##), c"###, ###"f(##"a"#, "##)"###),
      (#"f("\(g("),", h)) ("), c"#, #"f("\(g("),", h)) (")"#),
      (##"f(#"\(a), \#(b["),"])"#), c"##, ##"f(#"\(a), \#(b["),"])"#)"##),
      (#""a\("b\(name)"), c", d"#, #""a\("b\(name)"), c""#),
      (#""\(order)", d"#, #""\(order)""#),
      ("f(\"\"\"\n  a,  \"b\" )\n    c\n  \"\"\"), d", "f(\"\"\" a,  \"b\" ) c \"\"\")"),
      (#"text.contains(/(\d+)-[a-z]{2,3}/), c"#, #"text.contains(/(\d+)-[a-z]{2,3}/)"#),
      (#"text, matchesPattern(/^"[,)]/)"#, "text"),
      ("a / b, c / d", "a / b"),
      ("a/b, c/d", "a/b"),
    ]
  )
  func literal(arguments: String, subject: String) {
    #expect(SourceText("assertThat▼(\(arguments))").subjects().first == subject)
  }

  @Test(
    "are unknown where a comma could stand between generic arguments",
    arguments: [
      ("a < b, c", "a < b"),
      ("a<b, equalTo(true)", "a<b"),
      ("Box<Int>(a), c", "Box<Int>(a)"),
      ("x as? Box<(A) -> B>, c", "x as? Box<(A) -> B>"),
      ("a<b && c>d, e", "a<b && c>d"),
      ("f(Pair<Int, Int>(1, a)), c", "f(Pair<Int, Int>(1, a))"),
      ("Pair<Int, String>(1, a), c", nil),
      ("Pair<Box<Int>, Int>(1, a), c", nil),
      ("Pair < Int, String > (1, a), c", nil),
      ("a<b, c>d", nil),
    ]
  )
  func genericArguments(arguments: String, subject: String?) {
    #expect(SourceText("assertThat▼(\(arguments))").subjects().first == subject)
  }

  @Test(
    "are left out from the first that says nothing",
    arguments: [
      "1", "-1", "1.5e-3", "0xFF", "true", "false", "nil", "\"miso\"", "#\"miso\"#", "try 1",
      "\"\"\"\n miso\n \"\"\"", "[1, 2]", "1 + 2", "/miso/", "$0", "", " ", "()",
    ]
  )
  func sayingNothing(argument: String) {
    #expect(SourceText("assertThat▼(\(argument), c)").subjects() == [])
    #expect(SourceText("assertThat▼(a, \(argument), c)").subjects() == ["a"])
  }

  @Test("are left out from the first that has a label")
  func labelled() {
    let source = SourceText("verifyNoMoreCalls▼(cook, kitchen.stove, ignoring: a.b, c)")
    #expect(source.subjects(of: .verifyNoMoreCalls) == ["cook", "kitchen.stove"])
  }

  @Test(
    "are unknown where the source is unclear",
    arguments: [
      "assertThat▼(", "assertThat▼(order.bowls", "assertThat▼(f(order)", "assertThat▼(order]",
      "assertThat▼(order})", "assertThat▼([order))", "assertThat▼(f(\"order\n\"))",
      "assertThat▼(f(\"\"\"order))", "assertThat▼(f(#\"order\")))", "assertThat▼(f(\"\\(order\")))",
      "assertThat▼(order /* ends nowhere)", "assertThat▼(f(#/order/#), b)",
      "assertThat▼(`order, b)",
      "assertThat▼(f(/a), c/d)", "assertThat▼(/a, b/, c)", "assertThat▼(f(a, /b), c)",
      #"assertThat▼(f(/a\/b/), c)"#, "assertThat▼(a /b, c)", ##"assertThat▼(f(#"""#), c)"##,
      "print(\"\\(assertThat▼(order\")",
    ]
  )
  func unclear(source: String) {
    #expect(SourceText(source).subjects() == [])
  }
}
