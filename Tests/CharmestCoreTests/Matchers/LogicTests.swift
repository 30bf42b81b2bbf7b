import CharmestCore
import Testing

@Suite("not") struct NotTests {
  @Test("matches what the other does not")
  func match() {
    expectMatch(5, not(4))
    expectMatch(5, not(greaterThan(7)))
    expectMatch(5, !greaterThan(7))
    expectDescription(not(greaterThan(7)), "not a value greater than 7")
  }

  @Test("says what matched, and where")
  func mismatch() {
    expectMismatch(4, not(4), "it: expected not 4, but was 4")
    expectMismatch(
      [1, 2, 3],
      not(hasItem(3)),
      "it: expected not a collection containing 3, but [2] was 3"
    )
    expectMismatch(
      [1, 9],
      not(hasItem(greaterThan(5))),
      "it: expected not a collection containing a value greater than 5, but [1] was 9"
    )
    expectMismatch(
      [3] as Set,
      not(hasItem(3)),
      "it: expected not a collection containing 3, but contained 3"
    )
  }

  @Test("says the elements of a sequence that cannot be read again")
  func oneShot() {
    expectMismatch(OneShot(1, 2), not(contains(1, 2)), "it: expected not [1, 2], but was [1, 2]")
    expectMismatch(
      OneShot(2, 1),
      not(containsInAnyOrder(1, 2)),
      "it: expected not [1, 2] in any order, but was [2, 1]"
    )
    expectMismatch(
      OneShot(1),
      not(everyItem(greaterThan(0))),
      "it: expected not every element to be a value greater than 0, but was [1]"
    )
    expectMismatch(
      OneShot(1, 2),
      not(hasItems(1, 2)),
      "it: expected not a collection containing 1 and 2, but was [1, 2]"
    )
  }

  @Test("keeps its operand together")
  func parentheses() {
    expectDescription(not(not(5)), "not not 5")
    expectDescription(not(allOf(equalTo(5))), "not 5")
    expectDescription(
      not(greaterThan(1) && lessThan(5)),
      "not (a value greater than 1 and a value less than 5)"
    )
  }
}

@Suite("allOf") struct AllOfTests {
  @Test("matches what all match")
  func match() {
    expectMatch(4, allOf(greaterThan(1), lessThan(5), not(3)))
    expectMatch(4, greaterThan(1) && lessThan(5))
    expectMatch(4, allOf([]))
    expectDescription(
      allOf(greaterThan(1), lessThan(5)),
      "a value greater than 1 and a value less than 5"
    )
    expectDescription(allOf([]) as Matcher<Int>, "anything")
  }

  @Test("says which condition failed, and how many there are")
  func oneFails() {
    expectMismatch(
      12,
      allOf(greaterThan(17), lessThan(100), not(13)),
      "it: expected a value greater than 17, but was 12 (1 of 3 conditions failed)"
    )
    expectMismatch(12, allOf(greaterThan(17)), "it: expected a value greater than 17, but was 12")
  }

  @Test("reports all that fail")
  func severalFail() {
    expectMismatch(
      7,
      greaterThan(8) && lessThan(5) && not(7) && anything(),
      """
      it: 3 of 4 conditions failed: expected a value greater than 8, but was 7; \
      expected a value less than 5, but was 7; expected not 7, but was 7
      """
    )
  }

  @Test("shows the whole value if parts of it are wrong")
  func wholeValue() {
    expectMismatch(
      ["nori"],
      hasCount(2) && hasItem("miso") && contains("wakame"),
      """
      it: 3 of 3 conditions failed: .count expected 2, but was 1; \
      expected a collection containing "miso", but was ["nori"]; [0] expected "wakame", but was "nori"
        but was: ["nori"]
      """
    )
  }

  @Test("describes alternatives inside it in parentheses")
  func parentheses() {
    expectDescription(
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
    expectMatch(4, anyOf(equalTo(3), equalTo(4), counting))
    #expect(counter.count == 0)
    expectMatch(4, equalTo(3) || equalTo(4))
    expectDescription(anyOf(equalTo(3), equalTo(4)), "3 or 4")
  }

  @Test("names all alternatives")
  func mismatch() {
    expectMismatch(
      33,
      anyOf(lessThan(5), greaterThan(60)),
      "it: expected a value less than 5 or a value greater than 60, but was 33"
    )
    expectMismatch(33, anyOf([]), "it: expected one of no alternatives, but was 33")
  }

  @Test("says why each alternative failed, where that is not plain")
  func reasons() {
    expectMismatch(
      [1, 2],
      anyOf(hasCount(3), hasItem(7)),
      """
      it: expected [Int] with .count 3 or a collection containing 7, but was [1, 2]
        alternative 1: .count was 2
        alternative 2: was [1, 2]
      """
    )
  }

  @Test("obeys the laws of De Morgan, and a double not is none")
  func laws() {
    let seed: UInt64 = 31
    var random = SplitMix(state: seed)
    func matcher(_ depth: Int) -> Matcher<Int> {
      let bound = Int.random(in: -3...3, using: &random)
      switch Int.random(in: 0...(depth == 0 ? 2 : 5), using: &random) {
      case 0: return greaterThan(bound)
      case 1: return equalTo(bound)
      case 2: return Matcher("an even number") { $0.isMultiple(of: 2) }
      case 3: return not(matcher(depth - 1))
      case 4: return matcher(depth - 1) && matcher(depth - 1)
      default: return matcher(depth - 1) || matcher(depth - 1)
      }
    }
    for round in 1...500 {
      let first = matcher(3)
      let second = matcher(3)
      for value in -4...4 {
        func isMatch(_ matcher: Matcher<Int>) -> Bool { matcher.matches(value).isMatch }
        let hold = [
          isMatch(!(first && second)) == isMatch(!first || !second),
          isMatch(!(first || second)) == isMatch(!first && !second),
          isMatch(not(not(first))) == isMatch(first),
          isMatch(first && second) == (isMatch(first) && isMatch(second)),
          isMatch(first || second) == (isMatch(first) || isMatch(second)),
        ]
        guard !hold.contains(false) else {
          Issue.record("seed \(seed), round \(round), \(value): \(first); \(second): \(hold)")
          return
        }
      }
    }
  }
}
