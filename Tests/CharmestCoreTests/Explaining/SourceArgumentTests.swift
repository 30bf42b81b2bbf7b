import CharmestCore
import Testing

@Suite("The first argument of a call")
struct SourceArgumentTests {
  @Test(arguments: [
    ("order.bowls, equalTo(2)", "order.bowls"),
    ("order.bowls", "order.bowls"),
    (" order.bowls , 2", "order.bowls"),
    ("f(a, b)[c, d], e", "f(a, b)[c, d]"),
    ("items.map { a, b in (a, b) }, e", "items.map { a, b in (a, b) }"),
    ("{ x in\n .miso == x }, e", "{ x in .miso == x }"),
    ("a // one, two )\n  + b, c", "a + b"),
    ("a /* , /* ) */ , */ + b, c", "a + b"),
    ("f(\n    a,\n    b\n  ),\n  c", "f(a, b)"),
    ("order\n    .extras\n    .first, c", "order.extras.first"),
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
    ("#selector(cook), c", "#selector(cook)"),
  ])
  func `is its text up to the comma at the top`(arguments: String, subject: String) {
    #expect(SourceText("assertThat▼(\(arguments))").firstArgument == subject)
  }

  @Test(arguments: [
    (#"menu["a, b)"], c"#, #"menu["a, b)"]"#),
    (#"f("\"), ("), c"#, #"f("\"), (")"#),
    (##"f(#"\"), ("#), c"##, ##"f(#"\"), ("#)"##),
    (###"f(##"a"#, "##), c"###, ###"f(##"a"#, "##)"###),
    (##"f(#"""#), c"##, ##"f(#"""#)"##),
    (#"f("\(g("),", h)) ("), c"#, #"f("\(g("),", h)) (")"#),
    (#""a\("b\(name)"), c", d"#, #""a\("b\(name)"), c""#),
    ("f(\"\"\"\n  a,  \"b\" )\n    c\n  \"\"\"), d", "f(\"\"\" a,  \"b\" ) c \"\"\")"),
    (#"text.contains(/(\d+)-[a-z]{2,3}/), c"#, #"text.contains(/(\d+)-[a-z]{2,3}/)"#),
    (##"text.contains(#/"),/#), c"##, ##"text.contains(#/"),/#)"##),
    ("a / b, c / d", "a / b"),
    ("a/b, c/d", "a/b"),
    ("f(a, /b), c", "f(a, /b)"),
  ])
  func `is not cut inside a literal`(arguments: String, subject: String) {
    #expect(SourceText("assertThat▼(\(arguments))").firstArgument == subject)
  }

  @Test(arguments: [
    ("a < b, c > (d)", "a < b"),
    ("a<b, c", "a<b"),
    ("a<b, equalTo(true)", "a<b"),
    ("Pair<Int, String>(1, a), c", "Pair<Int, String>(1, a)"),
    ("Pair<Int, Box<[A: B], (C) -> D?>>.none, c", "Pair<Int, Box<[A: B], (C) -> D?>>.none"),
    ("Box<Int>(a), c", "Box<Int>(a)"),
    ("a<b && c>d, e", "a<b && c>d"),
    ("a<b, c>d", nil),
    ("a<b, c>", nil),
  ])
  func `may have commas between generic arguments`(arguments: String, subject: String?) {
    #expect(SourceText("assertThat▼(\(arguments))").firstArgument == subject)
  }

  @Test(arguments: [
    "1", "-1", "1.5e-3", "0xFF", "true", "false", "nil", "\"miso\"", "#\"miso\"#", "try 1",
    "\"\"\"\n miso\n \"\"\"", "[1, 2]", "1 + 2", "/miso/", "$0", "", " ", ", a", "()",
  ])
  func `is absent when it says nothing`(argument: String) {
    #expect(SourceText("assertThat▼(\(argument), c)").firstArgument == nil)
  }

  @Test(arguments: [
    "order: a", "order : a", "`in`: a", "order /* of */: a, b",
  ])
  func `is absent when it has a label`(argument: String) {
    #expect(SourceText("assertThat▼(\(argument))").firstArgument == nil)
  }

  @Test(arguments: [
    "assertThat▼(", "assertThat▼(order.bowls", "assertThat▼(f(order)", "assertThat▼(order]",
    "assertThat▼(order})", "assertThat▼([order))", "assertThat▼(f(\"order\n\"))",
    "assertThat▼(f(\"\"\"order))", "assertThat▼(f(#\"order\")))", "assertThat▼(f(\"\\(order\")))",
    "assertThat▼(order /* ends nowhere)", "assertThat▼(f(#/order))\n, b)",
    "assertThat▼(text.contains(/\"/), b)", "assertThat▼(text.contains(/\\(/), b)",
    "assertThat▼(/a, b/, c)",
    "print(\"\\(assertThat▼(order\")",
  ])
  func `is absent when its end is not certain`(source: String) {
    #expect(SourceText(source).firstArgument == nil)
  }

  @Test(arguments: [
    "f(\"a\tb\")", "f(\"a\u{0}b\")", "f(\"a\u{202E}b\")", "f(\"a\u{200B}b\")", "f(\"a\u{2028}b\")",
    "a\u{0}b",
  ])
  func `is absent when it could garble the line`(argument: String) {
    #expect(SourceText("assertThat▼(\(argument), c)").firstArgument == nil)
  }
}
