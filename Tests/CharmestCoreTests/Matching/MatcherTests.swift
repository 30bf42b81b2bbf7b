import Charmest
import CharmestCore
import Testing

extension Matcher where Value == String {
  fileprivate static let nonBlank = Matcher("a text that is not blank") {
    !$0.allSatisfy(\.isWhitespace)
  }
}

private final class Person {
  let age: Int
  init(age: Int) { self.age = age }
}

@Suite("Matcher") struct MatcherTests {
  @Test("takes closures of several statements, which may end in a literal")
  func severalStatements() {
    let small = Matcher<Int>("a small number") { number in
      let doubled = number * 2
      if doubled < 10 { return true }
      return false
    }
    let tiny = Matcher<Int>("a tiny number") { number in
      if number < 2 { return .match }
      return .mismatch(nil)
    }
    assertMatches(1, small && tiny)
    assertMatches(7, noneOf(small, tiny))
  }

  @Test("may hold values that are not sendable, if it judges such values")
  func notSendable() {
    let ann = Person(age: 41)
    let peer = Matcher<Person>("someone as old as Ann") { $0.age == ann.age }
    assertMatches(Person(age: 41), peer)
  }

  @Test("needs no description")
  func blank() {
    assertDescription(Matcher<Int>(" ") { _ in false }, "a match")
    #expect(summary(1, Matcher<Int>("") { _ in false }) == "expected a match, but was 1")
  }

  @Test("can be a static constant in Swift 6")
  func constant() {
    assertMatches("miso", .nonBlank)
    assertMismatch(" ", .nonBlank)
  }

  @Test("cannot judge where its closure throws, and names the error")
  func throwing() {
    struct NoScale: Error {}
    let light = Matcher<Int>("a light bowl") { bowl in
      guard bowl > 5 else { throw NoScale() }
      return .match
    }
    assertMatches(6, light)
    assertUndecided(3, light)
    #expect(leaves(3, light).first?.last??.contains("NoScale()") == true)
  }
}
