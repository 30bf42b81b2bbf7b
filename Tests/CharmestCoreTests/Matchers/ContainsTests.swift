import CharmestCore
import Testing

@Suite("contains") struct ContainsTests {
  @Test("matches the same elements in the same order and nothing else")
  func match() {
    expectMatch([1, 2], contains(1, 2))
    expectMatch([1, 2], contains(1, greaterThan(1)))
    expectMatch([1, 2], contains([1, 2]))
    expectMatch([1, 2], contains(1...2))
    expectMatch([1, 2], contains([equalTo(1), greaterThan(1)]))
    expectMatch([Int](), contains([Int]()))
    expectMatch([[1], [2]], contains([1], [2]))
    expectMatch(OneShot(1, 2), contains(1, 2))
    expectMatch([OneShot(1, 2)], contains(contains(1, 2)))
    expectMatch("ab", contains("a", "b"))
    expectDescription(contains(1, 2) as Matcher<[Int]>, "[1, 2]")
    expectDescription(
      contains(1, greaterThan(1)) as Matcher<[Int]>,
      "[1, a value greater than 1]"
    )
  }

  @Test("does not match a part")
  func part() {
    expectMismatch(
      OneShot(1, 2, 3),
      contains(1, 2),
      """
      it[2]: unexpected 3 (1 of 3 elements differs)
        expected: [1, 2]
        but was:  [1, 2, 3]
      """
    )
  }

  @Test("takes one inserted element for one difference")
  func inserted() {
    expectMismatch(
      ["x", "a", "b", "c"],
      contains("a", "b", hasPrefix("c")),
      """
      it[0]: unexpected "x" (1 of 4 elements differs)
        expected: ["a", "b", a string starting with "c"]
        but was:  ["x", "a", "b", "c"]
      """
    )
  }

  @Test("says after which element one is missing")
  func missing() {
    expectMismatch(
      [10, 20],
      contains(10, 20, greaterThan(25)),
      """
      it after [1]: missing a value greater than 25 (1 of 3 elements differs)
        expected: [10, 20, a value greater than 25]
        but was:  [10, 20]
      """
    )
    expectMismatch(
      [20],
      contains(equalTo(10), greaterThan(15)),
      """
      it at the start: missing 10 (1 of 2 elements differs)
        expected: [10, a value greater than 15]
        but was:  [20]
      """
    )
  }

  @Test("leads into an element that differs")
  func nested() {
    expectMismatch(
      [[1], [2, 3]],
      contains(contains(1), hasCount(1)),
      """
      it[1].count: expected 1, but was 2 (1 of 2 elements differs)
        expected: [[1], [Int] with .count 1]
        but was:  [[1], [2, 3]]
      """
    )
  }

  @Test("agrees with equality for any two short lists")
  func equality() {
    var random = SplitMix(state: 4)
    for _ in 1...2_000 {
      let expected = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0...2, using: &random)
      }
      let actual = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0...2, using: &random)
      }
      let isEqual = expected == actual
      #expect(contains(expected).matches(actual).isMatch == isEqual)
      #expect(contains(expected.map { equalTo($0) }).matches(actual).isMatch == isEqual)
      #expect((explain(actual, contains(expected.map { equalTo($0) })) == nil) == isEqual)
    }
  }

  @Test("judges no pair twice, also when it aligns")
  func judgesOnce() {
    final class Pairs: @unchecked Sendable {
      var judged: [String] = []
    }
    let pairs = Pairs()
    let matchers = (1...4).map { number in
      Matcher<Int>("\(number)") { value in
        pairs.judged.append("\(number)-\(value)")
        return number == value
      }
    }
    _ = explain([9, 1, 2, 3, 4], contains(matchers))
    #expect(Set(pairs.judged).count == pairs.judged.count)
    pairs.judged = []
    // The line is too long at first, so that it is made several times.
    _ = explain(
      [[11, 12, 13, 14, 15]],
      everyItem(contains(matchers)),
      String(repeating: "x", count: 150)
    )
    #expect(Set(pairs.judged).count == pairs.judged.count)
  }
}
