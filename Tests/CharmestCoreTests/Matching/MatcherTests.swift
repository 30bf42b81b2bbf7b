import Charmest
import CharmestCore
import Testing

extension Matcher where Value == String {
  fileprivate static let nonBlank = Matcher("a text that is not blank") {
    !$0.allSatisfy(\.isWhitespace)
  }
}

private final class Person {
  let name: String
  let age: Int
  init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
}

@Suite("Matcher") struct MatcherTests {
  private let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }

  @Test("is made from a description and a condition")
  func condition() {
    assertMatches(2, isEven)
    assertMismatch(3, isEven, text: "expected an even number, but was 3")
    assertDescription(isEven, "an even number")
  }

  @Test("expects a match where its description is blank")
  func blankDescription() {
    assertMismatch(1, Matcher<Int>("") { _ in false }, text: "expected a match, but was 1")
    assertMismatch(
      [1],
      everyItem(Matcher<Int>(" ") { _ in .mismatch("was too small") }),
      text: """
        expected every element to be a match, but 1 of 1 was not: [0] was too small
          but was: [1]
        """
    )
  }

  @Test("is made from a judgement that says what came instead")
  func judgement() {
    let adult = Matcher<Person>("an adult") { person in
      person.age >= 18 ? .match : .mismatch("age was \(person.age)")
    }
    assertMatches(Person(name: "Ann", age: 41), adult)
    assertMismatch(
      Person(name: "Tim", age: 12),
      adult,
      text: """
        expected an adult, but age was 12
          but was: Person(name: "Tim", age: 12)
        """
    )
  }

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
    assertMismatch(7, small, text: "expected a small number, but was 7")
    assertMismatch(7, tiny, text: "expected a tiny number, but was 7")
  }

  @Test("may hold values that are not sendable, if it judges such values")
  func notSendable() {
    let ann = Person(name: "Ann", age: 41)
    let peer = Matcher<Person>("someone as old as Ann") { $0.age == ann.age }
    assertMatches(Person(name: "Bob", age: 41), peer)
  }

  @Test("can be a static constant in Swift 6")
  func constant() {
    assertMatches("miso", .nonBlank)
    assertMismatch(" ", .nonBlank, text: "expected a text that is not blank, but was \" \"")
  }

  @Test("can be used from several tasks")
  func tasks() async {
    let matcher = allOf(greaterThan(0), isEven)
    await withTaskGroup { group in
      for number in 1...50 {
        group.addTask {
          #expect(matcher.matches(number * 2).isMatch)
          #expect(!matcher.matches(-number).isMatch)
        }
      }
    }
  }

  @Test("judges a value once")
  func judgesOnce() {
    let counter = Counter()
    let never = Matcher<Int>("a number that does not exist") { _ in
      counter.increase()
      return false
    }
    _ = explain(3, anyOf(not(not(never)), allOf(never, never)))
    #expect(counter.count == 3)
  }

  @Test("builds no text while values match")
  func noText() {
    struct Silent: Equatable, CustomStringConvertible {
      let counter: Counter
      static func == (first: Silent, second: Silent) -> Bool { true }
      var description: String {
        counter.increase()
        return "silent"
      }
    }
    let counter = Counter()
    let value = Silent(counter: counter)
    assertMatches([value, value], contains(value, value))
    assertMatches([value], hasItem(equalTo(value)))
    assertMatches([value], everyItem(equalTo(value)))
    assertMatches([value], containsInAnyOrder(value))
    assertMatches(value, equalTo(value) && anything())
    #expect(counter.count == 0)
    #expect(equalTo(value).description == "silent")
  }

  @Test("treats an error that a closure throws as a mismatch that names it")
  func throwing() {
    struct NoScale: Error {}
    let light = Matcher<Int>("a light bowl") { bowl in
      guard bowl > 5 else { throw NoScale() }
      return .match
    }
    assertMismatch(
      3,
      light,
      text: "expected a light bowl, but its judgement of 3 threw MatcherTests.NoScale()"
    )
  }
}
