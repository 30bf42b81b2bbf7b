import Testing

@testable import MockWriter

@Suite("The scanner") struct ScannerTests {
  @Test(
    "finds words, signs and literals, and leaves out comments",
    arguments: [
      ("func a(b: C) -> D?", "func a ( b : C ) -> D ?"),
      ("a /* ( /* \" */ ) */ b // \")", "a b"),
      ("static func ==<T>(l: T, r: T...)", "static func == < T > ( l : T , r : T ... )"),
      (
        "@Kitchen.Cup<Int, [A]>(x) var `a b`: größe",
        "@Kitchen.Cup<Int, [A]> ( x ) var `a b` : größe"
      ),
      ("a±b >=c", "a ± b > = c"),
      ("#!/bin/swift\nx", "x"),
    ])
  func tokens(text: String, expected: String) { #expect(read(text) == expected) }

  @Test(
    "reads a literal to its end",
    arguments: [
      #""a \" \( f(")") ) b""#, #""\("\(")")")""#, "\"\\(a /* ) */ + b)\"",
      ##"#"a " \( \#(")") "#"##,
      ##"#"""#"##, "\"\"\"\n a \" \"\" \\\"\"\" (\n \"\"\"", "#\"\"\"\n \"\"\" \n\"\"\"#",
      "#/a / b)/#", "#/\n (a # ) / \" \n/#",
    ])
  func literals(text: String) {
    let tokens = Tokens("x = \(text) + (y)")
    #expect(tokens.all.map(\.kind) == [.word, .sign, .literal, .sign, .sign, .word, .sign])
    #expect(tokens.text(2) == text)
    #expect(tokens.mistake == nil)
  }

  @Test(
    "knows a regular expression from an operator",
    arguments: [
      ("x = /[)\"]/ + y", "/[)\"]/"), ("x = /a\\/b(c)/", "/a\\/b(c)/"), ("try? /^ x/.a", "/^ x/"),
      ("f(/,/)", "/,/"), ("!/a/", "/a/"), ("return /\\)/", "/\\)/"), ("a / b / c", nil),
      ("f(/, c /)", nil), ("a/b/c", nil), ("(/)", nil), ("reduce(1, /) / 2", nil),
      ("x = /a b /", nil), ("a */* c */ b", nil), ("func /(a: A) {} /", nil), ("x / (y) /z", nil),
    ])
  func regex(text: String, expected: String?) {
    let tokens = Tokens(text)
    let found = tokens.all.indices.filter { tokens.all[$0].kind == .literal }.map(tokens.text)
    #expect(found.first == expected)
    #expect(tokens.mistake == nil)
  }

  @Test(
    "pairs brackets, also across the branches of `#if`",
    arguments: [
      ("(a[b{c}])", nil), ("#if A\n{ ( }\n#endif", 10), ("#if A\n(\n#else\n)\n#endif", 6),
      ("(]", 1),
      ("{", 0), ("}", 0), ("#endif", 6), ("a \"b\n", 2), ("a /* /* */", 2), ("`a\n", 0),
      ("@A<B", 2),
      ("\"\\(a]\"", 4), ("a #/b\nc", 2),
    ])
  func mistakes(text: String, place: Int?) { #expect(Tokens(text).mistake == place) }

  private func read(_ text: String) -> String {
    let tokens = Tokens(text)
    return tokens.all.indices.map(tokens.text).joined(separator: " ")
  }
}
