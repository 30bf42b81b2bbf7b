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
    expectMatch(2, isEven)
    expectMismatch(3, isEven, "it: expected an even number, but was 3")
    expectDescription(isEven, "an even number")
  }

  @Test("is made from a judgement that says what came instead")
  func judgement() {
    let adult = Matcher<Person>("an adult") { person in
      person.age >= 18 ? .match : .mismatch("age was \(person.age)")
    }
    expectMatch(Person(name: "Ann", age: 41), adult)
    expectMismatch(
      Person(name: "Tim", age: 12),
      adult,
      "it: expected an adult, but age was 12"
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
    expectMismatch(7, small, "it: expected a small number, but was 7")
    expectMismatch(7, tiny, "it: expected a tiny number, but was 7")
  }

  @Test("may hold values that are not sendable, if it judges such values")
  func notSendable() {
    let ann = Person(name: "Ann", age: 41)
    let peer = Matcher<Person>("someone as old as Ann") { $0.age == ann.age }
    expectMatch(Person(name: "Bob", age: 41), peer)
  }

  @Test("can be a static constant in Swift 6")
  func constant() {
    expectMatch("miso", .nonBlank)
    expectMismatch(" ", .nonBlank, "it: expected a text that is not blank, but was \" \"")
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
    expectMatch([value, value], contains(value, value))
    expectMatch([value], hasItem(equalTo(value)))
    expectMatch([value], everyItem(equalTo(value)))
    expectMatch([value], containsInAnyOrder(value))
    expectMatch(value, equalTo(value) && anything())
    #expect(counter.count == 0)
    #expect(equalTo(value).description == "silent")
  }

  @Test("takes an error that a closure throws for a mismatch, and names it")
  func throwing() {
    struct NoScale: Error {}
    let light = Matcher<Int>("a light bowl") { bowl in
      guard bowl > 5 else { throw NoScale() }
      return .match
    }
    expectMismatch(
      3,
      light,
      "it: expected a light bowl, but its judgement of 3 threw MatcherTests.NoScale()"
    )
  }
}
