import CharmestCore
import Testing

@Suite("A chain of members") struct PostfixChainTests {
  @Test(
    "can have a path behind it",
    arguments: [
      "user", "user.name", "d[\"x y\"]", "a.b(c, d)[e]?.f!", "items.map { $0 + 1 }.first",
      "items.map{ $0 }", "(a + b).count", "[1, 2].map { $0 + 1 }", "\"a \\(b)\".count", "pair.0.1",
      "1.5.rounded()", "$0.name", "`in`.name", "makeUser()()", "größe.wert", "f(a) { $0 }",
    ]
  )
  func chain(expression: String) {
    #expect(PostfixChain(expression) != nil)
  }

  @Test(
    "is nothing that would give a path to its last part alone, or that is not certain",
    arguments: [
      "u ?? defaultUser().name", "a + b.same()[3]", "0..<n.count", "-n.magnitude", "x as Foo",
      "x as! Foo", "a ? b : c.d", "a?b:c", "{ f() }", "try? f()", "try f()", "await f()",
      "!isReady",
      "a==b.c", "a.b.", ".miso", "\\User.name", "a, b", "a) + (b", "a b", "√x.y", "x≤y", "a.-b",
      "Box<Int>(a)", "#file", "", "a /b/.c", "a;b", "if a { b }",
    ]
  )
  func compound(expression: String) {
    #expect(PostfixChain(expression) == nil)
  }
}
