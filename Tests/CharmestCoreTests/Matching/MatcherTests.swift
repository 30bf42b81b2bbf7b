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

  private static let toppings: Matcher<[String]> = containsInAnyOrder("nori", hasPrefix("wak"))
  private static let warm = greaterThan(60) && lessThan(100)

  @Test("can be a constant of a type, made of others")
  func staticLet() {
    expectMatch(["wakame", "nori"], Self.toppings)
    expectMismatch(
      50,
      Self.warm,
      "it: expected a value greater than 60, but was 50 (1 of 2 conditions failed)"
    )
  }

  @Test("can be used from several tasks")
  func tasks() async {
    let matcher = allOf(greaterThan(0), isEven)
    await withTaskGroup { group in
      for number in 1...50 {
        group.addTask {
          #expect(matcher.matches(number * 2).isMatch)
          #expect(!matcher.matches(-number).isMatch)
          #expect(Self.toppings.matches(["nori", "wakame"]).isMatch)
          #expect(explain(["nori"], Self.toppings)?.details.count == 3)
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
    expectMatch([value, value], contains([equalTo(value), anything()]))
    expectMatch([value], hasItem(equalTo(value)))
    expectMatch([value], hasItem(value))
    expectMatch([value], hasItems(value))
    expectMatch([value], everyItem(equalTo(value)))
    expectMatch([value], containsInAnyOrder(value))
    expectMatch([value], containsInAnyOrder([equalTo(value)]))
    expectMatch(OneShot(value), contains(value))
    expectMatch([value], hasCount(1) && not(empty()))
    expectMatch(value, equalTo(value) && anything())
    expectMatch(value, !not(value) || equalTo(value))
    expectMatch(value, presentAnd(value))
    expectMatch(value, present() && not(nilValue()))
    expectMatch(value, instanceOf(Silent.self, and: equalTo(value)))
    expectMatch(value, hasProperty(\.self, value))
    expectMatch(value, Matcher("silent") { _ in true })
    #expect(!contains(value, value).matches([value]).isMatch)
    #expect(!not(value).matches(value).isMatch)
    #expect(counter.count == 0)
    #expect(equalTo(value).description == "silent")
  }

  /// How often a matcher that matches nothing is asked by another that is made of it.
  private func judgements<Value>(
    of value: Value,
    by composed: (Matcher<Int>) -> Matcher<Value>
  ) -> Int {
    let counter = Counter()
    let never = Matcher<Int>("a number that does not exist") { _ in
      counter.increase()
      return false
    }
    _ = explain(value, composed(never))
    return counter.count
  }

  @Test("hands a value once to each matcher that it is made of")
  func composition() {
    #expect(judgements(of: 3) { not($0) } == 1)
    #expect(judgements(of: 3) { allOf($0, $0, $0) } == 3)
    #expect(judgements(of: 3) { anyOf([$0, $0]) } == 2)
    #expect(judgements(of: 3) { ($0 && $0) || !$0 } == 3)
    #expect(judgements(of: "soup") { hasCount($0) } == 1)
    #expect(judgements(of: "soup") { hasProperty(\.count, $0) } == 1)
    #expect(judgements(of: 3 as Int?) { presentAnd($0) } == 1)
    #expect(judgements(of: 3 as Any) { instanceOf(Int.self, and: $0) } == 1)
  }

  @Test("hands each element once to each matcher of elements")
  func elements() {
    #expect(judgements(of: [1, 2, 3]) { everyItem($0) } == 3)
    #expect(judgements(of: [1, 2, 3]) { hasItem($0) } == 3)
    #expect(judgements(of: [1, 2, 3]) { hasItems($0, $0) } == 6)
    #expect(judgements(of: [1, 2, 3]) { contains($0, 2, 3) } <= 3)
    #expect(judgements(of: [1, 2, 3]) { containsInAnyOrder($0, $0, $0) } == 9)
    #expect(judgements(of: []) { containsInAnyOrder($0, $0) } == 0)
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

  @Test("names the error that a condition throws, also in an element")
  func throwingCondition() {
    struct NoScale: Error {}
    let light = Matcher<Int>("a light bowl") { bowl -> Bool in
      if bowl < 5 { return true }
      throw NoScale()
    }
    expectMatch(3, light)
    expectMismatch(
      [3, 7],
      everyItem(light),
      """
      it: expected every element to be a light bowl, but 1 of 2 was not: [1] its judgement of 7 threw MatcherTests.NoScale()
        but was: [3, 7]
      """
    )
  }
}
