import CharmestCore
import Testing

@Suite("A literal") struct MatcherLiteralsTests {
  @Test("stands for the matcher that equals it")
  func literals() {
    expectMismatch(5, 4, "it: expected 4, but was 5")
    expectMismatch(5.5, 4, "it: expected 4.0, but was 5.5")
    expectMismatch(5.5, 4.25, "it: expected 4.25, but was 5.5")
    expectMismatch("shio", "miso", "it: expected \"miso\", but was \"shio\"")
    expectMismatch("é" as Character, "e", "it: expected \"e\", but was \"é\"")
    expectMismatch(true, false, "it: expected false, but was true")
    expectMismatch([1], [], "it: expected [], but was [1]")
    expectMismatch(5 as Int?, nil, "it: expected nil, but was 5")
    expectMatch(nil as Int?, nil)
    expectMatch(4, 4)
    expectMatch("e" as Unicode.Scalar, "e")
  }

  @Test("mixes with matchers in one list")
  func mixed() {
    expectMatch([1.0, 2, 7], contains(1, 2, greaterThan(5)))
    expectMatch(["tamago", "wakame"], containsInAnyOrder(hasPrefix("wak"), "tamago"))
    expectMatch([nil, 3], contains(nil, presentAnd(3)))
  }
}
