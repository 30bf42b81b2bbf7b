import CharmestCore
import Testing

@Suite("What to write in place of a condition")
struct ConditionTests {
  private func line(_ condition: String, in verb: String = "assertThat") -> String? {
    CallSource(of: verb, in: "\(verb)(\(condition))", line: 1, column: UInt(verb.count) + 1)?
      .lineOnCondition(of: verb).map { "\($0.key): \($0.value)" }
  }

  @Test(
    "is an assertion with both values",
    arguments: [
      ("a.count == 3", "a.count, 3"),
      ("3 == a.count", "a.count, 3"),
      ("a.count != b", "a.count, not(b)"),
      ("a === b", "a, sameInstance(b)"),
      ("a !== b", "a, not(sameInstance(b))"),
      ("a < 2", "a, lessThan(2)"),
      ("a <= 2", "a, lessThanOrEqualTo(2)"),
      ("a > b", "a, greaterThan(b)"),
      ("a >= b", "a, greaterThanOrEqualTo(b)"),
      ("2 < a", "a, greaterThan(2)"),
      ("2 >= a", "a, lessThanOrEqualTo(2)"),
      ("a == nil", "a, nilValue()"),
      ("nil != a", "a, present()"),
      ("a === nil", "a, nilValue()"),
      ("soup == .miso", "soup, .miso"),
      (".miso(1) == soup", "soup, .miso(1)"),
      ("!(a == b)", "a, not(b)"),
      ("!(a != b)", "a, b"),
      ("!(a < b)", "a, not(lessThan(b))"),
      ("a + 1 == b * 2", "a + 1, b * 2"),
      ("a ?? 1 == 2", "a ?? 1, 2"),
      ("a == -1", "a, -1"),
      ("a == -b", "a, -b"),
      ("a.map { $0 == 1 } == [true]", "a.map { $0 == 1 }, [true]"),
      ("(a + b).c == d[0]", "(a + b).c, d[0]"),
      ("try a() == 1", "try a(), 1"),
      ("await a.b == .c", "await a.b, .c"),
      ("a == b, \"label\"", "a, b"),
      ("a  // the first\n == b", "a, b"),
    ]
  )
  func comparison(condition: String, arguments: String) {
    #expect(line(condition) == "to see both values: assertThat(\(arguments))")
  }

  @Test("is one assertion for each part")
  func conjunction() {
    #expect(
      line("a == 1 && b && !c.isEmpty && d < e")
        == "to see which is false: "
        + "assertThat(a, 1); assertThat(b); assertThat(!c.isEmpty); assertThat(d, lessThan(e))")
  }

  @Test("has the verb that was called")
  func requirement() {
    #expect(
      line("a == b", in: "requireThat")
        == "to see both values: try requireThat(a, b)")
    #expect(
      line("a != nil", in: "requireThat") == "to see both values: try requireThat(a, present())")
  }

  @Test(
    "is nothing where that is not certain",
    arguments: [
      "a", "!a", "a.contains(b)", "a || b", "a == 1 || b == 2", "a == 1 && (b || c) ? d : e",
      "a == b == c", "a==b", "a ==b", "(a, b) == (1, 2)", "type(of: a) == Int.self",
      "Set<Int>() == a", "a as Int == b", "a is Int == true", "a ~= b", "1 == 2",
      "a ? b == c : d", "try a() == b()", "a == 1 && (b || c) as Bool", "a == { $0 }", "a <~ b",
      "", "!(a && b)", "try a() == 1 && b", "a == /b/ /c/",
    ]
  )
  func uncertain(condition: String) { #expect(line(condition) == nil) }
}
