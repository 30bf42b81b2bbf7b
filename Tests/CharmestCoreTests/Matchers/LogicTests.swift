import Charmest
import CharmestCore
import Testing

@Suite("not") struct NotTests {
  @Test("matches what the other does not")
  func match() {
    assertMatches(5, not(4))
    assertMatches(5, not(greaterThan(7)))
    assertMatches(5, !greaterThan(7))
    assertDescription(not(greaterThan(7)), "a value not greater than 7")
  }

  @Test("says what matched, and where")
  func mismatch() {
    assertMismatch(4, not(4), text: "expected not 4, but was 4")
    assertMismatch(
      [1, 2, 3],
      not(hasItem(3)),
      text: "expected no item 3, but [2] was 3"
    )
    assertMismatch(
      [1, 9],
      not(hasItem(greaterThan(5))),
      text: "expected no item that is a value greater than 5, but [1] was 9"
    )
    assertMismatch(
      [3] as Set,
      not(hasItem(3)),
      text: "expected no item 3, but contained 3"
    )
  }

  @Test("shows the elements of a sequence that was read to its end")
  func oneShot() {
    let matchers: [(Matcher<OneShot<Int>>, String)] = [
      (contains(1, 2), "[1, 2]"),
      (contains(greaterThan(0), 2), "[a value greater than 0, 2]"),
      (containsInAnyOrder(2, 1), "[2, 1] in any order"),
      (containsInAnyOrder(2, lessThan(2)), "[2, a value less than 2] in any order"),
      (everyItem(lessThan(9)), "every element to be a value less than 9"),
      (hasItems(2, 1), "items 2 and 1"),
    ]
    for (matcher, description) in matchers {
      assertMismatch(
        OneShot(1, 2),
        not(matcher),
        text: "expected not \(description), but was [1, 2]"
      )
    }
  }

  @Test("of itself many times is described once for each")
  func chain() {
    let counter = Counter()
    var matcher = Matcher<Int>(describedBy: { sense in
      counter.increase()
      return "\(sense.not)a counted number"
    }) { _, _ in .match }
    for _ in 0..<41 { matcher = !matcher }
    #expect("\(matcher)" == "not a counted number")
    #expect(counter.count < 100)
  }

  @Test("does not hide that a matcher could not judge")
  func undecided() {
    struct NoScale: Error {}
    let light = Matcher<Int>("a light bowl") { bowl in
      guard bowl > 5 else { throw NoScale() }
      return true
    }
    let reason = "but it cannot be judged: its judgement of 3 threw NotTests.NoScale()"
    assertMismatch(
      3,
      light,
      "it",
      text: "it: expected a light bowl, but its judgement of 3 threw NotTests.NoScale()"
    )
    assertMismatch(3, not(light), "it", text: "it: expected not a light bowl, \(reason)")
    assertMismatch(3, not(not(light)), "it", text: "it: expected a light bowl, \(reason)")
    assertMismatch(
      3,
      noneOf(light, equalTo(4)),
      "it",
      text: "it: expected none of a light bowl, 4, \(reason)"
    )
    assertMismatch(
      3,
      not(light && equalTo(3)),
      "it",
      text: "it: expected not (a light bowl and 3), \(reason)"
    )
    assertMismatch(
      3,
      when(light, then: equalTo(3)),
      "it",
      text: "it: expected 3 if it is a light bowl, otherwise anything, \(reason)"
    )
    assertMismatch(
      ["x"],
      not(hasItem(matchesPattern("("))),
      "names",
      text: """
        names: expected no item that is a string matching /(/, but it cannot be judged: \
        [0]: the pattern is not valid: expected ')'
        """
    )
  }

  @Test("keeps its operand together")
  func parentheses() {
    assertDescription(
      not(greaterThan(1) && lessThan(5)),
      "not (a value greater than 1 and a value less than 5)"
    )
  }
}

@Suite("allOf") struct AllOfTests {
  @Test("matches what all match")
  func match() {
    assertMatches(4, allOf(greaterThan(1), lessThan(5), not(3)))
    assertMatches(4, greaterThan(1) && lessThan(5))
    assertMatches(4, allOf([]))
    assertDescription(
      allOf(greaterThan(1), lessThan(5)),
      "a value greater than 1 and a value less than 5"
    )
    assertDescription(allOf([]) as Matcher<Int>, "anything")
    assertMismatch(4, not(noneOf([])), text: "expected not anything, but was 4")
    assertMismatch([4], not(hasItems([])), text: "expected not anything, but was [4]")
    assertMismatch(
      [4], not(containsInRelativeOrder([])), text: "expected not anything, but was [4]")
    assertMismatch(
      "a", not(containsStringsInOrder([])), text: "expected not anything, but was \"a\"")
    assertMatches(4, allOf((1...3).lazy.map { greaterThan($0) }))
  }

  @Test("says which condition failed, and how many there are")
  func oneFails() {
    assertMismatch(
      12,
      allOf(greaterThan(17), lessThan(100), not(13)),
      text: "expected a value greater than 17, but was 12 (1 of 3 conditions failed)"
    )
    assertMismatch(12, allOf(greaterThan(17)), text: "expected a value greater than 17, but was 12")
  }

  @Test("reports all that fail")
  func severalFail() {
    assertMismatch(
      7,
      greaterThan(8) && lessThan(5) && not(7) && anything(),
      text: """
        3 of 4 conditions failed: expected a value greater than 8, but was 7; \
        expected a value less than 5, but was 7; expected not 7, but was 7
        """
    )
  }

  @Test("joins several differences of one condition to one, at its place")
  func nested() {
    struct Order { var name: String, scores: [Int] }
    assertMismatch(
      Order(name: "Ann", scores: [1, 2]),
      hasProperty(\.scores, contains(greaterThan(5), greaterThan(6))) && hasProperty(\.name, "Bob"),
      text: """
        2 of 2 conditions failed: .scores 2 of 2 elements differ: \
        [0] expected a value greater than 5, but was 1, [1] expected a value greater than 6, but was 2; \
        .name expected "Bob", but was "Ann"
          but was: AllOfTests.Order(name: "Ann", scores: [1, 2])
        """
    )
  }

  @Test("describes alternatives inside it in parentheses")
  func parentheses() {
    assertDescription(
      (lessThan(1) || greaterThan(9)) && not(12),
      "(a value less than 1 or a value greater than 9) and not 12"
    )
  }

  @Test("keeps why a part of it was judged as it was")
  func cause() {
    let matcher = allOf(
      when(greaterThan(2), then: allOf(lessThan(1), lessThan(0))), greaterThan(9))
    assertThat(
      explain(3, matcher)?.details, presentAnd(hasItem("  because: it is a value greater than 2")))
  }
}

@Suite("anyOf") struct AnyOfTests {
  @Test("matches what one matches, and asks no further")
  func match() {
    let counter = Counter()
    let counting = Matcher<Int>("anything") { _ in
      counter.increase()
      return true
    }
    assertMatches(4, anyOf(equalTo(3), equalTo(4), counting))
    #expect(counter.count == 0)
    assertMatches(4, equalTo(3) || equalTo(4))
    assertDescription(anyOf(equalTo(3), equalTo(4)), "3 or 4")
  }

  @Test("names all alternatives")
  func mismatch() {
    assertMismatch(
      33,
      anyOf(lessThan(5), greaterThan(60)),
      text: "expected a value less than 5 or a value greater than 60, but was 33"
    )
    assertMismatch(33, anyOf([]), text: "expected one of no alternatives, but was 33")
    assertMismatch(
      3, anyOf(AnySequence([1, 2].map { equalTo($0) })), text: "expected 1 or 2, but was 3")
  }

  @Test("says why each alternative failed, if that is not obvious")
  func reasons() {
    assertMismatch(
      [1, 2],
      anyOf(hasCount(3), hasItem(7)),
      text: """
        expected [Int] whose .count is 3 or an item 7, but was [1, 2]
          alternative 1: .count was 2
          alternative 2: was [1, 2]
        """
    )
  }

  @Test("obeys the laws of De Morgan, and a double not cancels out")
  func laws() {
    let first = greaterThan(3)
    let second = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
    for value in -5...10 {
      func isMatch(_ matcher: Matcher<Int>) -> Bool { matcher.matches(value).isMatch }
      #expect(isMatch(!(first && second)) == isMatch(!first || !second))
      #expect(isMatch(!(first || second)) == isMatch(!first && !second))
      #expect(isMatch(not(not(first))) == isMatch(first))
    }
  }

  @Test("shows the whole value if parts of it are wrong")
  func wholeValue() {
    assertMismatch(
      ["nori"],
      hasCount(2) && hasItem("miso"),
      text: """
        2 of 2 conditions failed: .count expected 2, but was 1; expected an item "miso", but was ["nori"]
        """
    )
  }
}

@Suite("noneOf") struct NoneOfTests {
  @Test("matches what none matches")
  func match() {
    assertMatches(5, noneOf(lessThan(1), equalTo(4)))
    assertMatches(5, noneOf(1, 4))
    assertMatches(5, noneOf([Matcher<Int>]()))
    assertDescription(noneOf(1, 4), "none of 1, 4")
  }

  @Test("says with a verb what the value has in it")
  func contents() {
    assertMismatch(
      AnyIterator([1, 2].makeIterator()), noneOf(hasItem(2), hasItem(3)), "bowls",
      text: """
        bowls: expected none of an item 2, an item 3, but was AnyIterator<Int>, which has an item 2
        """)
    assertDescription(
      hasItem(hasItems(1, 2)) as Matcher<[[Int]]>, "an item that has items 1 and 2")
    assertDescription(
      having("tags", { (order: [Int]) in order }, hasItem(1) || hasItem(2)),
      "[Int] whose tags has an item 1 or an item 2")
    assertDescription(
      having("tags", { (order: [Int]) in order }, everyItem(greaterThan(0)) && hasItem(2)),
      "[Int] whose tags has elements each of which is a value greater than 0 and an item 2")
    assertDescription(
      everyItem(hasUniqueItems()) as Matcher<[[Int]]>,
      "every element to have no two equal elements")
    assertMismatch(
      [3], when(hasItem(1), then: empty(), otherwise: hasCount(2)), "it",
      text: """
        it.count: expected 2, but was 1 (because it does not have an item 1; counted in [3])
        """)
    assertDescription(
      when(hasItem(1), then: hasCount(2)) as Matcher<[Int]>,
      "[Int] whose .count is 2 if it has an item 1, otherwise anything")
    assertDescription(
      having("tags", { (order: [Int]) in order }, everyItem(greaterThan(0))),
      "[Int] whose tags has elements each of which is a value greater than 0")
  }

  @Test("names all that match")
  func mismatch() {
    assertMismatch(
      4,
      noneOf(lessThan(1), equalTo(4), greaterThan(3)),
      text: """
        expected none of a value less than 1, 4, a value greater than 3, \
        but was 4, which is 4 and is a value greater than 3
        """
    )
    assertMismatch(4, noneOf(1, 4), text: "expected none of 1, 4, but was 4")
  }
}

@Suite("anything") struct AnythingTests {
  @Test("matches every value")
  func match() {
    assertMatches(4, anything())
    assertMatches(nil as Int?, anything())
    assertDescription(anything() as Matcher<Int>, "anything")
    assertMismatch(4, not(anything()), text: "expected not anything, but was 4")
  }
}

@Suite("Conditions on properties") struct PropertyAlternativesTests {
  private struct Ride {
    var driver = "Ismail of the company in the house behind the station"
    var car = "the white one with the broken lamp on its roof, number 17"
    var seats = 4
    var boxes = ["child seat"]
  }

  @Test("are told by what each property was, where the value has no room")
  func outcomes() {
    let matcher: Matcher<Ride> =
      hasProperty(\.seats, greaterThan(5)) || hasProperty(\.boxes, hasItem("roof box"))
    assertMismatch(
      Ride(), matcher, "ride",
      text: """
        ride: expected PropertyAlternativesTests.Ride whose .seats is a value greater than 5 or .boxes has an item "roof box", but .seats was 4 and .boxes was ["child seat"]
          alternative 1: .seats was 4
          alternative 2: .boxes was ["child seat"]
        """)
    assertMismatch(
      Ride(), anyOf(hasProperty(\.seats, 5), hasProperty(\.seats, greaterThan(9))), "ride",
      text: """
        ride: expected PropertyAlternativesTests.Ride whose .seats is 5 or .seats is a value greater than 9, but .seats was 4
          alternative 1: .seats was 4
          alternative 2: .seats was 4
        """)
    assertMismatch(
      Ride(driver: "Jon", car: "17"), matcher, "ride",
      text: """
        ride: expected PropertyAlternativesTests.Ride whose .seats is a value greater than 5 or .boxes has an item "roof box", but .seats was 4 and .boxes was ["child seat"]
          alternative 1: .seats was 4
          alternative 2: .boxes was ["child seat"]
          but was: PropertyAlternativesTests.Ride(driver: "Jon", car: "17", seats: 4, boxes: ["child seat"])
        """)
  }
}

@Suite("Many conditions") struct ManyConditionsTests {
  @Test("are told by the first ones and the last, and the others are counted")
  func counted() {
    let conditions: [Matcher<String>] = (1...12).map { containsString("\($0)") }
    assertMismatch(
      "tоken", anyOf(conditions + [containsString("token")]), "text",
      text: """
        text: expected a string containing "1" or a string containing "2" or a string containing "3" or 10 more conditions, but was "tоken"
          alternative 1: was "tоken"
          alternative 2: was "tоken"
          alternative 3: was "tоken"
          alternative 4: was "tоken"
          alternative 5: was "tоken"
          alternative 6: was "tоken"
          alternative 7: was "tоken"
          alternative 8: was "tоken"
          alternative 9: was "tоken"
          alternative 10: was "tоken"
          more: 3 of 13 not shown, the last is alternative 13: was "tоken" (offset 1: expected "o" (U+006F), but was "о" (U+043E))
          expected: a string containing "1" or a string containing "2" or a string containing "3" or a string containing "4" or a string containing "5" or a string 
              containing "6" or a string containing "7" or a string containing "8" or a string containing "9" or a string containing "10" or a string containing "11" 
              or a string containing "12" or a string containing "token"
        """)
    let long = String(repeating: "a", count: 300)
    #expect(
      explain(long, anyOf([Matcher<String>]()))?.summary.hasPrefix(
        "expected one of no alternatives, but was \"aaa") == true)
  }

  @Test("are explained only as far as they are shown", arguments: [true, false])
  func longText(_ all: Bool) {
    let text = String(repeating: "lorem ipsum secret tok ", count: 10)
    let growth = growth(from: 10, to: 1_000) { count in
      let conditions: [Matcher<String>] = (0..<count).map { containsString("\($0) secret token") }
      _ = explain(text, all ? allOf(conditions) : anyOf(conditions))?.description
    }
    #expect(growth < 30, "100 times as many conditions are judged")
  }
}

@Suite("A chain of many operators") struct LongChainTests {
  @Test("takes time that grows with its length")
  func growthOfChain() {
    let step = greaterThan(0)
    let growth = growth(from: 1_000, to: 16_000) { count in
      #expect((1..<count).reduce(step) { chain, _ in chain && step }.matches(1).isMatch)
      #expect(!(1..<count).reduce(step) { chain, _ in chain || step }.matches(0).isMatch)
    }
    #expect(growth < 64)
  }

  @Test("asks its conditions in their order, each once")
  func order() {
    for count in 1...40 {
      var asked: [Int] = []
      let steps = (0..<count).map { number in
        Matcher<Int>("\(number)") { _ in
          asked.append(number)
          return true
        }
      }
      let half = steps.prefix(count / 2).reduce(anything(), &&)
      let chain = steps.dropFirst(count / 2).reduce(half, &&)
      #expect(chain.matches(0).isMatch)
      #expect(asked == Array(0..<count))
      asked = []
      #expect(allOf(steps.dropLast().reduce(steps[count - 1], &&), steps[0]).matches(0).isMatch)
      #expect(asked == [count - 1] + Array(0..<count - 1) + [0])
    }
  }
}
