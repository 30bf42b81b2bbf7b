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
  private final class Questions: @unchecked Sendable {
    private let lock = NSLock()
    private var asked: [String] = []

    func matcher(_ name: String, matching values: Int...) -> Matcher<Int> {
      Matcher(name) { value in
        self.lock.withLock { self.asked.append("\(name) \(value)") }
        return values.contains(value)
      }
    }

    /// The questions that were asked more than once.
    var repeated: [String] {
      lock.withLock {
        Dictionary(grouping: asked) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      }
    }
  }

  private static let failing: [(name: String, run: @Sendable (Questions) -> Void)] = [
    (
      "containsExactly",
      {
        assertThat(
          [1, 2, 3], containsExactly($0.matcher("a"), $0.matcher("b", matching: 2), $0.matcher("c"))
        )
      }
    ),
    (
      "containsExactly, other count",
      { assertThat([1, 2, 3], containsExactly($0.matcher("a"), $0.matcher("b", matching: 3))) }
    ),
    (
      "containsInAnyOrder",
      { assertThat([1, 2, 3], containsInAnyOrder($0.matcher("a", matching: 2), $0.matcher("b"))) }
    ),
    (
      "containsInAnyOrder of a set",
      {
        assertThat(
          Set([1, 2, 3]),
          containsInAnyOrder($0.matcher("a"), $0.matcher("b"), $0.matcher("c", matching: 1)))
      }
    ),
    (
      "isSubset",
      { assertThat([1, 2], isSubset(of: [$0.matcher("a"), $0.matcher("b", matching: 1)])) }
    ),
    (
      "isSuperset",
      { assertThat([1, 2], isSuperset(of: [$0.matcher("a"), $0.matcher("b", matching: 1)])) }
    ),
    (
      "containsInRelativeOrder",
      {
        assertThat(
          [1, 2, 3], containsInRelativeOrder($0.matcher("a", matching: 2), $0.matcher("b")))
      }
    ),
    ("hasItem", { assertThat([1, 2, 3], hasItem($0.matcher("a"))) }),
    (
      "not(hasItem) of a set",
      { assertThat(Set([1, 2, 3]), not(hasItem($0.matcher("a", matching: 2, 3)))) }
    ),
    (
      "hasItems of a set",
      { assertThat(Set([1, 2, 3]), hasItems($0.matcher("a"), $0.matcher("b"))) }
    ),
    ("everyItem of a set", { assertThat(Set([1, 2, 3]), everyItem($0.matcher("a"))) }),
    ("hasKey", { assertThat([1: 4, 2: 5], hasKey($0.matcher("a"))) }),
    (
      "not(hasValue)", { assertThat([1: 4, 2: 5], not(hasValue($0.matcher("a", matching: 4, 5)))) }
    ),
    (
      "hasEntry",
      { assertThat([1: 4, 2: 5], hasEntry($0.matcher("a", matching: 1), $0.matcher("b"))) }
    ),
    (
      "pointwise",
      { questions in assertThat([1, 2], pointwise({ questions.matcher("a\($0)") }, [3, 4])) }
    ),
    ("anyOf", { assertThat(1, anyOf($0.matcher("a"), $0.matcher("b"))) }),
    ("noneOf", { assertThat(1, noneOf($0.matcher("a"), $0.matcher("b", matching: 1))) }),
    (
      "verify",
      { questions in
        let method = MockMethod("tell(_:_:)", taking: Int.self, Int.self)
        method.invoke(1, 2)
        method.invoke(3, 4)
        verify(method, calledWith: questions.matcher("a"), questions.matcher("b"))
      }
    ),
    (
      "verifyInOrder",
      { questions in
        let method = MockMethod("tell(_:)", taking: Int.self)
        method.invoke(1)
        method.invoke(2)
        verifyInOrder {
          method.called(with: questions.matcher("a", matching: 1))
          method.called(with: questions.matcher("b"))
        }
      }
    ),
    (
      "stubs",
      { questions in
        let method = MockMethod("tell(_:_:)", taking: Int.self, Int.self)
        method.failsOnUnstubbedCalls()
        method.when(questions.matcher("a"), questions.matcher("b")).returns()
        method.when(questions.matcher("c", matching: 1), questions.matcher("d")).returns()
        method.invoke(1, 2)
      }
    ),
  ]

  @Test(
    "asks a closure once for each matcher and value, also to explain a failure",
    arguments: failing.indices)
  func onceForText(_ index: Int) {
    let questions = Questions()
    let failures = collectFailures { Self.failing[index].run(questions) }
    #expect(failures.count == 1, "\(Self.failing[index].name)")
    #expect(questions.repeated == [], "\(Self.failing[index].name)")
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
