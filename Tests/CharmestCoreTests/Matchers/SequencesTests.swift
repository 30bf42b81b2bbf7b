import Charmest
import CharmestCore
import Testing

@Suite("A sequence that can be read once") struct OneShotSequencesTests {
  private func numbers(_ numbers: Int...) -> AnyIterator<Int> {
    AnyIterator(numbers.makeIterator())
  }

  @Test("is read once by every matcher of sequences")
  func match() {
    assertMatches(numbers(1, 2), contains(1, 2))
    assertMatches(numbers(1, 2), contains(equalTo(1), greaterThan(1)))
    assertMatches(numbers(1, 2), containsInAnyOrder(2, 1))
    assertMatches(numbers(1, 2), containsInAnyOrder(greaterThan(1), 1))
    assertMatches(numbers(1, 2), everyItem(lessThan(3)))
    assertMatches(numbers(1, 2), hasItem(2))
    assertMatches(numbers(1, 2), hasItem(greaterThan(1)))
    assertMatches(numbers(1, 2), hasItems(2, 1))
    assertMatches(numbers(), contains([Int]()))
    assertMatches(numbers(), everyItem(1))
  }

  @Test("is shown with the elements that were read")
  func mismatch() {
    assertMismatch(
      numbers(1, 2),
      containsInAnyOrder(2, 3),
      text: """
        missing 3, unexpected 1 at [0] (1 of 2 elements matches, in any order)
          expected: [2, 3] in any order
          but was:  [1, 2]
        """
    )
    assertMismatch(
      numbers(1, 2),
      contains(equalTo(1), lessThan(2)),
      "it",
      text: """
        it[1]: expected a value less than 2, but was 2 (1 of 2 elements differs)
          expected: [1, a value less than 2]
          but was:  [1, 2]
        """
    )
    assertMismatch(
      numbers(1, 2),
      hasItems(1, 3),
      text: """
        missing 3, but was [1, 2] (1 of 2 expected items found)
        """
    )
  }

  @Test("may be made of a state, or stand lazily on another")
  func kinds() {
    let powers = sequence(state: 1) { (power: inout Int) -> Int? in
      defer { power *= 2 }
      return power < 10 ? power : nil
    }
    assertMatches(powers, contains(1, 2, 4, 8))
    assertMatches(powers.lazy.map { $0 + 1 }, containsInAnyOrder(9, 5, 3, 2))
    assertMatches(zip(1...2, numbers(3, 4)), everyItem(Matcher("ascending") { $0.0 < $0.1 }))
    assertMatches(stride(from: 0, to: 3, by: 2), contains(0, 2))
  }

  @Test("may be nested, where one matcher judges each")
  func nested() {
    assertMatches([numbers(1), numbers(2, 3)], contains(containsExactly(1), contains(2, 3)))
    assertMatches([numbers(1), numbers(2)], everyItem(hasItem(greaterThan(0))))
    assertMatches(numbers(1, 2).lazy.map { self.numbers($0) }, hasItem(containsExactly(2)))
  }

  @Test("is shown with the elements that were read, also where it stands lazily on a collection")
  func lazy() {
    let doubled = [1, 2].lazy.map { $0 * 2 }
    assertMismatch(
      doubled, contains(2, 5), "it",
      text: """
        it[1]: expected 5, but was 4 (1 of 2 elements differs)
          expected: [2, 5]
          but was:  [2, 4]
        """)
    assertMismatch(doubled, hasItem(3), "it", text: "it: expected an item 3, but was [2, 4]")
    assertMismatch(doubled, not(hasItem(2)), "it", text: "it: expected no item 2, but [0] was 2")
    assertMismatch(
      doubled, not(contains(2, 4)), "it", text: "it: expected not [2, 4], but was [2, 4]")
    assertMismatch(
      doubled, isSorted(by: >), "it",
      text: """
        it: expected elements sorted by the given closure, but [0] 2 is followed by [1] 4
          but was: [2, 4]
        """)
    assertMismatch(
      doubled, not(isSorted()), "it",
      text: "it: expected elements not in ascending order, but was [2, 4]")
    assertMismatch(
      doubled, anyOf(hasItem(3), hasItem(5)), "it",
      text: "it: expected an item 3 or an item 5, but was [2, 4]")
    assertMismatch(
      [1, 2].lazy.filter { $0 > 1 }, everyItem(3), "it",
      text: """
        it: expected every element to be 3, but 1 of 1 was not: [0] was 2
          but was: [2]
        """)
  }
}

@Suite("Very many elements") struct LongSequencesTests {
  private let count = rounds(100_000)
  private var numbers: [Int] { Array(0..<count) }

  @Test("are matched by values and by matchers, in order and in any order")
  func match() {
    assertMatches(numbers, contains(0..<count))
    assertMatches(numbers, contains(numbers.map { equalTo($0) }))
    assertMatches(numbers.reversed(), containsInAnyOrder(numbers))
    assertMatches(numbers, containsInAnyOrder(numbers.map { equalTo($0) }))
    assertMatches(Set(numbers), containsInAnyOrder(numbers))
    assertMatches(numbers, everyItem(lessThan(count)))
    assertMatches(numbers, hasItem(count - 1))
    assertMatches(numbers, hasItems(0, greaterThan(count - 2)))
    assertMatches(AnyIterator(numbers.makeIterator()), contains(numbers))
    assertMatches(numbers, hasCount(count))
  }

  @Test("leave a short text when one is missing, or too many")
  func one() {
    assertMismatch(
      numbers,
      contains(numbers.dropLast().map { equalTo($0) }),
      "it",
      text: "it[\(count - 1)]: unexpected \(count - 1) (1 of \(count) elements is unexpected)"
    )
    assertMismatch(
      numbers.dropLast().reversed(),
      containsInAnyOrder(numbers),
      text: "missing \(count - 1) (the other \(count - 1) elements match, in any order)"
    )
    assertMismatch(
      Set(numbers),
      everyItem(lessThan(count - 1)),
      text: """
        expected every element to be a value less than \(count - 1), \
        but 1 of \(count) was not: was \(count - 1)
        """
    )
  }

  @Test("leave a text of at most 30 lines and 3,500 bytes when all differ")
  func all() {
    let matchers: [Matcher<[Int]>] = [
      everyItem(lessThan(0)), contains(numbers.map { lessThan($0) }), contains(1...count),
      containsInAnyOrder(count...(count * 2)), hasItems(numbers.prefix(5).map { lessThan(-$0) }),
      hasItem(hasProperty(\.magnitude, lessThan(0))), not(everyItem(greaterThanOrEqualTo(0))),
      anyOf(empty(), hasCount(2)),
    ]
    for matcher in matchers {
      guard let text = explain(numbers, matcher, "it") else {
        Issue.record("\(matcher)")
        continue
      }
      #expect(text.summary.count <= 200)
      #expect(text.details.count < 30)
      #expect(text.description.utf8.count <= 3_500)
    }
  }
}

@Suite("A collection without end") struct HugeCollectionsTests {
  private let all = 0..<Int.max
  private let ones = repeatElement(1, count: .max)

  @Test("is read only as far as needed")
  func pieces() {
    assertMatches(all, hasItem(3))
    assertMatches(all, hasItem(greaterThan(2_500)))
    assertMatches(all, hasItem(5, atIndex: 5) && hasItem(greaterThan(8), atIndex: 9))
    assertMatches(all, containsInRelativeOrder(3, greaterThan(7)))
    assertMatches(all, hasCount(.max) && not(empty()))
    assertMatches(ones, hasItem(1) && not(not(hasItem(equalTo(1)))))
    assertMatches(1...50_000_000, hasItem(3))
    assertMismatch(all, not(hasItem(3)), "all", text: "all: expected no item 3, but [3] was 3")
  }

  @Test("has a closure called only for the elements that are needed")
  func lazily() {
    var count = 0
    let doubled = (1...3_000).lazy.map { number -> Int in
      count += 1
      return number * 2
    }
    assertMatches(doubled, hasItem(6))
    #expect(count == 3)
    assertMatches(doubled, hasItem(greaterThan(7)))
    #expect(count == 7)
  }

  @Test("is not read without end if nothing is found")
  func missing() {
    let rest = "the first 1024000 elements do not decide it, and the others were not read"
    assertMismatch(ones, hasItem(2), text: "expected an item 2, but \(rest)")
    assertMismatch(
      all, hasItem(lessThan(0)), text: "expected an item that is a value less than 0, but \(rest)")
    assertMismatch(
      ones, containsInRelativeOrder(1, 2), text: "expected items 1, 2 in this order, but \(rest)")
    #expect(!not(hasItem(2)).matches(ones).isMatch)
    #expect(!not(hasItem(1, atIndex: .max - 1)).matches(ones).isMatch)
  }

  @Test("knows which values it lacks if it is a range")
  func range() {
    assertMatches(all, not(hasItem(-1)))
    assertMismatch(all, hasItem(-1), text: "expected an item -1, but was 0..<\(Int.max)")
    assertMatches(all, hasItem(Int.max - 1))
    assertMismatch(
      all, not(hasItem(Int.max - 1)),
      text: "expected no item \(Int.max - 1), but was 0..<\(Int.max)")
  }

  @Test("does not match if the first elements decide it, or their number")
  func firstElements() {
    for matcher: Matcher<Range<Int>> in [
      everyItem(greaterThan(0)), contains(1, 2), contains(equalTo(1)), containsInAnyOrder(1, 2),
      containsInAnyOrder(equalTo(1)), isSubset(of: [1]), isSorted(by: >),
    ] {
      #expect(!matcher.matches(all).isMatch, "\(matcher)")
      #expect(not(matcher).matches(all).isMatch, "\(matcher)")
    }
    #expect(not(hasUniqueItems()).matches(ones).isMatch)
    assertMismatch(
      all, everyItem(greaterThan(0)), "all",
      text: """
        all: expected every element to be a value greater than 0, \
        but 1 of the first 1024000 was not: [0] was 0
          but was: 0..<\(Int.max)
        """)
    assertMismatch(all, contains(1, 2), text: "expected [1, 2], but was 0..<\(Int.max)")
    assertMismatch(
      all, containsInAnyOrder(1, 2), text: "expected [1, 2] in any order, but was 0..<\(Int.max)")
  }

  @Test("cannot be judged where the first elements do not decide it")
  func undecided() {
    for matcher: Matcher<Range<Int>> in [
      everyItem(greaterThan(-1)), hasItems(1, 2), isSorted(), hasUniqueItems(),
      isSuperset(of: [1]), isSuperset(of: [equalTo(1)]),
    ] {
      #expect(!matcher.matches(all).isMatch, "\(matcher)")
      #expect(!not(matcher).matches(all).isMatch, "\(matcher)")
    }
    let rest = "the first 1024000 elements do not decide it, and the others were not read"
    assertMismatch(
      all, isSorted(), "all", text: "all: expected elements in ascending order, but \(rest)")
    assertMismatch(ones, everyItem(1), text: "expected every element to be 1, but \(rest)")
    assertMismatch(
      all, isSuperset(of: [1]), "all",
      text: """
        all: expected a superset of [1], but it cannot be judged: it has \(Int.max) elements
        """)
  }

  @Test("has a short text")
  func text() {
    assertMismatch(
      all, hasCount(3), "all",
      text: """
        all.count: expected 3, but was \(Int.max) (counted in 0..<\(Int.max))
        """)
    assertMismatch(
      ones, empty(),
      text: """
        expected empty, but was [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, and 9223372036854775759 more]
        """)
  }
}
