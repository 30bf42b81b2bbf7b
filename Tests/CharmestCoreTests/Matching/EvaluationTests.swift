import CharmestCore
import Testing

/// How often matchers and values are asked, and for what.
@Suite("Evaluation") struct EvaluationTests {
  private let counter = Counter()

  /// A matcher that counts how often it judges.
  private func counting(_ isMatch: Bool) -> Matcher<Int> {
    let counter = counter
    return Matcher("a counted number") { _ in
      counter.increase()
      return isMatch
    }
  }

  @Test(
    "judges a value once in each matcher",
    arguments: [true, false]
  )
  func once(_ isMatch: Bool) {
    let one = counting(isMatch)
    let matchers: [(Matcher<[Int]>, Int)] = [
      (everyItem(one), 2), (hasItem(one), isMatch ? 1 : 2), (hasItems(one, one), isMatch ? 2 : 4),
      (containsExactly(one, one), 2), (containsInAnyOrder(one, one), isMatch ? 2 : 4),
      (hasCount(one), 1), (hasProperty(\.[0], one), 1),
      (instanceOf([Int].self, and: hasCount(one)), 1),
      (not(hasCount(one)), 1), (hasCount(one) && hasCount(one), 2),
      (hasCount(one) || hasCount(one), isMatch ? 1 : 2),
    ]
    for (matcher, expected) in matchers {
      let before = counter.count
      _ = matcher.matches([7, 8])
      #expect(counter.count - before == expected, "\(matcher)")
    }
  }

  /// A value that counts how often it is described.
  private struct Quiet: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible
  {
    let counter: Counter
    let number: Int
    static func == (first: Quiet, second: Quiet) -> Bool { first.number == second.number }
    static func < (first: Quiet, second: Quiet) -> Bool { first.number < second.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    var debugDescription: String { description }
    var description: String {
      counter.increase()
      return "quiet"
    }
  }

  @Test("makes no text, neither of a match nor of a mismatch that nobody reads")
  func noText() {
    let (one, two) = (Quiet(counter: counter, number: 1), Quiet(counter: counter, number: 2))
    let matchers: [Matcher<[Quiet]>] = [
      containsExactly(one, two), containsExactly(equalTo(one), greaterThan(one)),
      containsInAnyOrder(two, one), containsInAnyOrder(equalTo(two), lessThan(two)),
      containsInAnyOrder(equalTo(two), greaterThan(two)), everyItem(lessThanOrEqualTo(two)),
      everyItem(one),
      hasItem(two), hasItem(greaterThan(two)), hasItems(two, one),
      hasItems(greaterThan(two), equalTo(one)),
      hasCount(2), empty(), equalTo([one, two]), equalTo([]), hasProperty(\.[1], two),
      hasProperty(\.first, lessThan(one)), instanceOf([Int].self), instanceOf([Quiet].self),
      not(hasItem(two)), hasItem(two) || empty(), hasItem(one) && hasItem(two), anything(),
      isSorted(), not(isSorted(by: \.number)),
    ]
    for matcher in matchers {
      _ = matcher.matches([one, two]).isMatch
      #expect(counter.count == 0, "\(matcher)")
    }
    let matcher: Matcher<Set<Quiet>> = containsInAnyOrder(lessThan(two), greaterThan(two))
    _ = matcher.matches([one, two]).isMatch
    #expect(counter.count == 0)
  }
}
