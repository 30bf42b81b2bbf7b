import Charmest
import CharmestCore
import Testing
import WrittenTexts

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
    expectText(
      explain([1, 9], not(hasItem(greaterThan(5))), "bowls"),
      """
      bowls: expected no item that is a value greater than 5, but [1] was 9
      """
    )
    assertMismatch(4, not(4))
    assertMismatch([3] as Set, not(hasItem(3)))
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
}

@Suite("allOf") struct AllOfTests {
  @Test("matches what all match")
  func match() {
    assertMatches(4, allOf(greaterThan(1), lessThan(5), not(3)))
    assertMatches(4, greaterThan(1) && lessThan(5))
    assertMatches(4, allOf([]))
    assertMatches(4, allOf((1...3).lazy.map { greaterThan($0) }))
    assertDescription(
      allOf(greaterThan(1), lessThan(5)), "a value greater than 1 and a value less than 5")
    assertDescription(allOf([]) as Matcher<Int>, "anything")
  }

  @Test("reports all that fail")
  func severalFail() {
    expectText(
      explain(7, greaterThan(8) && lessThan(5) && anything(), "bowls"),
      """
      bowls: 2 of 3 conditions failed: expected a value greater than 8, but was 7; expected a value less than 5, but was 7
      """
    )
    #expect(leaves(12, allOf(greaterThan(17), lessThan(100))).map { $0[2] } == ["12"])
    assertMismatch(12, allOf(greaterThan(17)))
  }

  @Test("keeps the place of each difference")
  func nested() {
    struct Order { var name: String, scores: [Int] }
    let paths = paths(
      Order(name: "Ann", scores: [1, 2]),
      hasProperty(\.scores, containsExactly(greaterThan(5), greaterThan(6)))
        && hasProperty(\.name, "Bob"))
    assertThat(paths, hasItems(".scores[0]", ".scores[1]", ".name"))
  }

  @Test("describes alternatives inside it in parentheses")
  func parentheses() {
    assertDescription(
      (lessThan(1) || greaterThan(9)) && not(12),
      "(a value less than 1 or a value greater than 9) and not 12"
    )
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

  @Test("says why each alternative failed")
  func mismatch() {
    expectText(
      explain([1, 2], anyOf(hasCount(3), hasItem(7)), "bowls"),
      """
      bowls: expected [Int] whose .count is 3 or an item 7, but was [1, 2]
        alternative 1: .count was 2
        alternative 2: was [1, 2]
      """
    )
    assertMismatch(33, anyOf([]))
    assertMismatch(33, anyOf(lessThan(5), greaterThan(60)))
  }
}

@Suite("noneOf") struct NoneOfTests {
  @Test("matches what none matches")
  func match() {
    assertMatches(5, noneOf(lessThan(1), equalTo(4)))
    assertMatches(5, noneOf(1, 4))
    assertMatches(5, noneOf([Matcher<Int>]()))
    assertDescription(noneOf(1, 4), "none of [1, 4]")
  }

  @Test("names all that match")
  func mismatch() {
    expectText(
      explain(4, noneOf(lessThan(1), equalTo(4), greaterThan(3)), "bowls"),
      """
      bowls: expected none of a value less than 1, 4, a value greater than 3, but was 4, which is 4 and a value greater than 3
      """
    )
    assertMismatch(4, noneOf(1, 4))
  }
}

@Suite("anything") struct AnythingTests {
  @Test("matches every value")
  func match() {
    assertMatches(4, anything())
    assertMatches(nil as Int?, anything())
    assertDescription(anything() as Matcher<Int>, "anything")
    expectText(
      explain(4, not(anything()), "bowls"),
      """
      bowls: expected not anything, but was 4
      """
    )
  }
}

@Suite("Many conditions") struct ManyConditionsTests {
  @Test("are explained only as far as they are shown", arguments: [true, false])
  func longText(_ all: Bool) {
    let text = String(repeating: "lorem ipsum secret tok ", count: 10)
    let growth = growth(from: 10, to: 300) { count in
      let conditions: [Matcher<String>] = (0..<count).map { containsString("\($0) secret token") }
      _ = explain(text, all ? allOf(conditions) : anyOf(conditions))?.description
    }
    #expect(growth < 60, "30 times as many conditions are judged")
  }
}

@Suite("A chain of many operators") struct LongChainTests {
  @Test("takes time that grows with its length")
  func growthOfChain() {
    let step = greaterThan(0)
    let growth = growth(from: 100, to: 1_000) { count in
      #expect((1..<count).reduce(step) { chain, _ in chain && step }.matches(1).isMatch)
      #expect(!(1..<count).reduce(step) { chain, _ in chain || step }.matches(0).isMatch)
    }
    #expect(growth < 150)
  }

  @Test("joins to one condition with as many parts, from both ends")
  func bothEnds() {
    var (first, last): (Matcher<Int>, Matcher<Int>) = (equalTo(-1), equalTo(-1))
    for number in 0..<2_000 {
      first = first || equalTo(number)
      last = equalTo(number) || last
    }
    for matcher in [first, last] {
      #expect(matcher.matches(1_999).isMatch)
      #expect(!matcher.matches(2_000).isMatch)
      #expect(matcher.operands?.matchers.count == 2_001)
    }
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
