import CharmestCore
import Foundation
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

  /// What closures were asked: the name of the matcher, and the value.
  private final class Questions: Sendable {
    private let asked = Locked<[String]>([])

    /// A matcher for some values, which notes what it is asked.
    func callAsFunction(_ name: String, _ values: Int...) -> Matcher<Int> {
      Matcher(name) { value in
        self.asked.withLock { $0.append("\(name) \(value)") }
        return values.contains(value)
      }
    }

    /// The questions that were asked more than once.
    var repeated: [String] {
      let counts = Dictionary(grouping: asked.withLock { $0 }) { $0 }
      return counts.filter { $0.value.count > 1 }.keys.sorted()
    }
  }

  private static let failing: [@Sendable (Questions) -> Void] = [
    { assertThat([1, 2, 3], containsExactly($0("a"), $0("b", 2), $0("c"))) },
    { assertThat([1, 2, 3], containsExactly($0("a"), $0("b", 3))) },
    { assertThat([1, 2, 3], containsInAnyOrder($0("a", 2), $0("b"))) },
    { assertThat(Set([1, 2, 3]), containsInAnyOrder($0("a"), $0("b"), $0("c", 1))) },
    { assertThat([1, 2], isSubset(of: [$0("a"), $0("b", 1)])) },
    { assertThat([1, 2], isSuperset(of: [$0("a"), $0("b", 1)])) },
    { assertThat([1, 2, 3], containsInRelativeOrder($0("a", 2), $0("b"))) },
    { assertThat([1, 2, 3], hasItem($0("a"))) },
    { assertThat(Set([1, 2, 3]), not(hasItem($0("a", 2, 3)))) },
    { assertThat(Set([1, 2, 3]), hasItems($0("a"), $0("b"))) },
    { assertThat(Set([1, 2, 3]), everyItem($0("a"))) },
    { assertThat([1: 4, 2: 5], hasKey($0("a"))) },
    { assertThat([1: 4, 2: 5], not(hasValue($0("a", 4, 5)))) },
    { assertThat([1: 4, 2: 5], hasEntry($0("a", 1), $0("b"))) },
    { asking in assertThat([1, 2], pointwise({ asking("a\($0)") }, [3, 4])) },
    { assertThat(1, anyOf($0("a"), $0("b"))) },
    { assertThat(1, noneOf($0("a"), $0("b", 1))) },
    { asking in
      let method = MockMethod("tell(_:_:)", taking: Int.self, Int.self)
      for number in [1, 3] { method.invoke(number, number + 1) }
      verify(method, calledWith: asking("a"), asking("b"))
    },
    { asking in
      let method = MockMethod("tell(_:)", taking: Int.self)
      for number in 1...2 { method.invoke(number) }
      verifyInOrder {
        method.called(with: asking("a", 1))
        method.called(with: asking("b"))
      }
    },
    { asking in
      let method = MockMethod("tell(_:_:)", taking: Int.self, Int.self)
      method.failsOnUnstubbedCalls()
      method.when(asking("a"), asking("b")).returns()
      method.when(asking("c", 1), asking("d")).returns()
      method.invoke(1, 2)
    },
  ]

  @Test(
    "asks a closure once for each matcher and value, also to explain a failure",
    arguments: failing.indices)
  func onceForText(_ index: Int) {
    let questions = Questions()
    let failures = collectFailures { Self.failing[index](questions) }
    #expect(failures.count == 1)
    #expect(questions.repeated == [], "\(failures)")
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
