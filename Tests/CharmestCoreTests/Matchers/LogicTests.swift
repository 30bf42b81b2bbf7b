import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("not") struct NotTests {
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

@Suite("anyOf") struct AnyOfTests {
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
    assertDescription(
      (lessThan(1) || greaterThan(9)) && not(12),
      "(a value less than 1 or a value greater than 9) and not 12")
    // One condition needs no brackets.
    assertDescription(allOf(greaterThan(9)) || equalTo(1), "a value greater than 9 or 1")
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
