import Charmest
import CharmestCore
import Testing

@Suite("contains and containsExactly") struct ContainsTests {
  @Test("matches the same elements in the same order and nothing else")
  func match() {
    assertMatches([1, 2], contains(1, 2))
    assertMatches(Set([1]), containsExactly(1))
    assertMatches([1, 2], contains(1, greaterThan(1)))
    assertMatches([1, 2], contains([1, 2]))
    assertMatches([1, 2], contains(1...2))
    assertMatches([1, 2], contains([equalTo(1), greaterThan(1)]))
    assertMatches([Int](), contains([Int]()))
    assertMatches([[1], [2]], contains([1], [2]))
    assertMatches(OneShot(1, 2), contains(1, 2))
    assertMatches([OneShot(1, 2)], contains(contains(1, 2)))
    assertMatches("ab", contains("a", "b"))
    assertDescription(contains(1, 2) as Matcher<[Int]>, "[1, 2]")
    assertDescription(
      contains(1, greaterThan(1)) as Matcher<[Int]>,
      "[1, a value greater than 1]"
    )
  }

  @Test("cannot judge elements that have no order", arguments: [true, false])
  func unordered(_ isNegated: Bool) {
    let matchers: [Matcher<Set<Int>>] = [
      contains(1, 2), contains(1, greaterThan(1)), containsInRelativeOrder(1, 2),
      hasItem(1, atIndex: 0), isSorted(),
    ]
    for matcher in matchers {
      let text = explain(Set([1, 2]), isNegated ? not(matcher) : matcher)
      #expect(text?.summary.hasSuffix("the elements of Set<Int> have no order") == true)
    }
  }

  @Test("has two names")
  func names() {
    assertMatches([1, 2], containsExactly(1, 2))
    assertMatches([1, 2], containsExactly([1, 2]))
    assertMatches([1, 2], containsExactly(equalTo(1), greaterThan(1)))
    assertMatches([1, 2], containsExactly([equalTo(1), greaterThan(1)]))
    assertMatches([1], containsExactly(1))
    #expect(explain([2, 1], containsExactly(1, 2)) == explain([2, 1], contains(1, 2)))
    #expect(
      explain([2, 1], containsExactly(equalTo(1), lessThan(2)))
        == explain([2, 1], contains(equalTo(1), lessThan(2))))
  }

  @Test("says that it is exact where the only element that it names is one of several")
  func only() throws {
    assertMismatch(
      [1, 2, 4], containsExactly(4), "it", text: "it: expected exactly [4], but was [1, 2, 4]")
    assertMismatch(
      [1, 2, 4], contains(greaterThan(3)), "it",
      text: "it: expected exactly [a value greater than 3], but was [1, 2, 4]")
    assertMismatch(
      OneShot(1, 2, 4), containsExactly([4]), "it",
      text: "it: expected exactly [4], but was [1, 2, 4]")
    let names = (1...12).map { "guest \($0)" }
    let lines = explain(names, containsExactly("guest 12"), "names")?.description.split(
      separator: "\n")
    assertThat(
      try #require(lines).map(String.init),
      containsExactly(
        hasPrefix(#"names: expected exactly ["guest 12"], but was ["gues"#)))
    #expect(
      explain([1, 2], containsExactly(4), "it")?.summary
        == "it: 2 of 2 elements differ: [0] expected 4, but was 1; [1] unexpected 2")
  }

  @Test("does not match a part")
  func part() {
    assertMismatch(
      OneShot(1, 2, 3),
      contains(1, 2),
      "it",
      text: """
        it[2]: unexpected 3 (1 of 3 elements is unexpected)
          expected: [1, 2]
          but was:  [1, 2, 3]
        """
    )
  }

  @Test("takes one inserted element for one difference")
  func inserted() {
    assertMismatch(
      ["x", "a", "b", "c"],
      contains("a", "b", hasPrefix("c")),
      "it",
      text: """
        it[0]: unexpected "x" (1 of 4 elements is unexpected)
          expected: ["a", "b", a string starting with "c"]
          but was:  ["x", "a", "b", "c"]
        """
    )
  }

  @Test("says after which element one is missing")
  func missing() {
    assertMismatch(
      [10, 20],
      contains(10, 20, greaterThan(25)),
      "it",
      text: """
        it: missing a value greater than 25 after [1] (1 of 3 expected elements is missing)
          expected: [10, 20, a value greater than 25]
          but was:  [10, 20]
        """
    )
    assertMismatch(
      [20],
      contains(equalTo(10), greaterThan(15)),
      "it",
      text: """
        it: missing 10 at the start (1 of 2 expected elements is missing)
          expected: [10, a value greater than 15]
          but was:  [20]
        """
    )
  }

  @Test("leads into an element that differs")
  func nested() {
    assertMismatch(
      [[1], [2, 3]],
      contains(containsExactly(1), hasCount(1)),
      "it",
      text: """
        it[1].count: expected 1, but was 2 (1 of 2 elements differs; counted in [2, 3])
          expected: [[1], [Int] whose .count is 1]
          but was:  [[1], [2, 3]]
        """
    )
  }

  @Test("shows both lists whole if one of them is empty")
  func empty() {
    assertMatches([Int](), contains([Matcher<Int>]()))
    assertMatches(OneShot<Int>(), contains([Int]()))
    assertMismatch([1, 2], contains([Int]()), text: "expected [], but was [1, 2]")
    assertMismatch([1, 2], contains([Matcher<Int>]()), text: "expected [], but was [1, 2]")
    assertMismatch([], contains(1, 2), text: "expected [1, 2], but was []")
    assertMismatch(
      [],
      contains(1, greaterThan(2)),
      text: "expected [1, a value greater than 2], but was []"
    )
  }

  @Test("reads a sequence in a sequence once, too")
  func oneShot() {
    assertMatches(OneShot(OneShot(1, 2), OneShot(3)), contains(contains(1, 2), hasItem(3)))
    #expect(
      explain(OneShot(OneShot(1, 2), OneShot(3)), contains(contains(1, 2), containsExactly(4)))?
        .summary
        == "[1][0]: expected 4, but was 3 (1 of 2 elements differs)"
    )
  }

  @Test("treats nan as different from itself, and says so")
  func nan() {
    let text = """
      it[0]: expected nan, but was nan (nan never equals itself, use isNaN(); 1 of 2 elements differs)
      """
    assertMismatch([Double.nan, 1], contains(.nan, 1), "it", text: text)
    assertMismatch([Double.nan, 1], contains([equalTo(.nan), equalTo(1)]), "it", text: text)
  }

  @Test("finds one difference among a hundred thousand elements")
  func many() {
    let values = Array(0..<100_000)
    assertMatches(values, contains(0..<100_000))
    assertMatches(values, contains(values.map { equalTo($0) }))
    assertMismatch(
      values,
      contains(values.map { $0 == 50_000 ? 7 : $0 }),
      "it",
      text: "it[50000]: expected 7, but was 50000 (1 of 100000 elements differs)"
    )
    assertMismatch(
      values,
      contains(values.dropFirst()),
      "it",
      text: "it[0]: unexpected 0 (1 of 100000 elements is unexpected)"
    )
  }

  @Test("judges texts of every kind, and optionals")
  func kinds() {
    assertMatches("a-b".split(separator: "-"), contains("a", hasPrefix("b")))
    assertMatches([1, nil], contains(1, nil))
    assertMatches([1, nil], contains(presentAnd(greaterThan(0)), nilValue()))
    assertMismatch(
      [1, nil],
      contains(presentAnd(1), presentAnd(2)),
      "it",
      text: """
        it[1]: expected 2, but was nil (1 of 2 elements differs)
          expected: [1, 2]
          but was:  [1, nil]
        """
    )
  }

  @Test("agrees with equality for any two short lists")
  func equality() {
    let seed: UInt64 = 4
    var random = SplitMix(state: seed)
    for _ in 1...rounds(2_000) {
      let expected = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0...2, using: &random)
      }
      let actual = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0...2, using: &random)
      }
      let matchers = expected.map { equalTo($0) }
      let answers = [
        contains(expected).matches(actual).isMatch,
        contains(matchers).matches(actual).isMatch,
        explain(actual, contains(matchers)) == nil,
      ]
      guard answers.allSatisfy({ $0 == (expected == actual) }) else {
        Issue.record("seed \(seed): \(expected) and \(actual): \(answers)")
        return
      }
    }
  }

  @Test("shows a matcher that lists values itself")
  func lists() {
    let failures = collectFailures { assertThat([1, 2], contains(oneOf(1, 3), equalTo(3)), "it") }
    #expect(
      failures.map(\.description) == [
        """
        it[1]: expected 3, but was 2 (1 of 2 elements differs)
          expected: [one of 1, 3, 3]
          but was:  [1, 2]
        """
      ]
    )
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

  @Test("cannot expect the order of a set, also under not")
  func unorderedValues() {
    let set: Set = [1, 2]
    let matchers: [Matcher<[Int]>] = [
      containsExactly(set), contains(set), containsInRelativeOrder(set),
      pointwise({ equalTo($0) }, set), containsExactly(set.lazy.map { $0 }),
    ]
    for matcher in matchers {
      for matcher in [matcher, not(matcher)] {
        for values in [[1, 2], [2, 1], []] {
          assertThat(
            explain(values, matcher)?.summary, presentAnd(hasSuffix("have no order")))
        }
      }
    }
    assertMismatch(
      [1, 2], containsExactly(set), "it",
      text: "it: expected [1, 2], but the expected elements of Set<Int> have no order")
    assertThat([1], containsExactly(Set([1])))
    assertThat([1], containsInRelativeOrder(Set([1])))
    assertThat([Int](), containsExactly(Set<Int>()))
  }
}

@Suite("pointwise") struct PointwiseTests {
  @Test("judges each element by the value at its place")
  func pairs() {
    assertMatches([1.0, 2.05], pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]))
    assertMismatch(
      [1.0, 2.5],
      pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]),
      "it",
      text: """
        it[1]: expected a value within 0.1 of 2.0, but was 2.5 (off by 0.5; 1 of 2 elements differs)
          expected: [a value within 0.1 of 1.0, a value within 0.1 of 2.0]
          but was:  [1.0, 2.5]
        """
    )
  }
}
