import Charmest
import CharmestCore
import Testing

@Suite("A sequence that can be read only once") struct ReadingTests {
  @Test("is read once for several matchers")
  func joined() {
    assertMatches(OneShot(1, 2), hasItem(1) && hasItem(2))
    assertMatches(OneShot(1, 2), contains(1, 2) && containsInAnyOrder(2, 1) && not(hasItem(3)))
    assertMatches(OneShot(1, 2), containsExactly(7) || hasItem(2))
    assertMatches(OneShot(1, 2), noneOf(hasItem(3), hasItem(4)))
    assertMatches(OneShot(1, 2), when(hasItem(1), then: hasItem(2)))
    assertMatches(OneShot(1, 2), object(hasItem(1), hasItem(2)))
    assertMatches(
      OneShot(1, 2),
      allOf(allOf(hasItem(1), hasItem(2)), anyOf(hasItem(3), hasItem(2)))
    )
    assertMismatch(
      OneShot(1, 2),
      hasItem(1) && hasItem(3) && containsExactly(1),
      text: """
        2 of 3 conditions failed: expected an item 3, but was [1, 2]; expected exactly [1], but was [1, 2]
        """
    )
  }

  @Test("is read once where it is an element that several matchers judge")
  func nested() {
    assertMatches(
      [OneShot(1), OneShot(2)],
      containsInAnyOrder(containsExactly(2), containsExactly(1))
    )
    assertMatches([OneShot(1), OneShot(2)], hasItems(containsExactly(2), containsExactly(1)))
    assertMatches([OneShot(1), OneShot(2)], contains(containsExactly(1), containsExactly(2)))
    assertMatches([OneShot(1, 2)], everyItem(hasItem(1) && hasItem(2)))
    let text = explain(
      [OneShot(0), OneShot(1), OneShot(2)],
      contains(containsExactly(1), containsExactly(2)),
      "it"
    )
    #expect(
      text?.summary
        == "it[0]: unexpected OneShot(rest: OneShot.Rest(elements: [])) (1 of 3 elements is unexpected)"
    )
  }

  @Test("is read once where its type is known only at run time")
  func cast() {
    let isOneAndTwo: Matcher<Any> = instanceOf(OneShot<Int>.self, and: contains(1, 2))
    assertMatches(OneShot(1, 2) as Any, allOf(isOneAndTwo, isOneAndTwo))
  }

  @Test("is not mistaken for another one that a matcher in between reads")
  func otherSequence() {
    let reference = AnySequence([9])
    let first = Matcher<AnySequence<Int>>("any") { _ in hasItem(9).matches(reference).isMatch }
    assertMismatch(
      AnySequence([1, 2]),
      allOf(first, hasItem(9)),
      text: "expected an item 9, but was [1, 2] (1 of 2 conditions failed)"
    )
  }

  @Test("is read once where it is optional")
  func optional() {
    let oneShot = { OneShot(1, 2) as OneShot<Int>? }
    assertMatches(oneShot(), presentAnd(hasItem(1)) && presentAnd(hasItem(2)))
    assertMatches([oneShot()], contains(presentAnd(hasItem(1)) && presentAnd(hasItem(2))))
    assertMismatch(
      oneShot(),
      presentAnd(hasItem(1)) && presentAnd(hasItem(3)),
      text: "expected an item 3, but was [1, 2] (1 of 2 conditions failed)"
    )
  }

  @Test("keeps its parts apart, though they are of its own type")
  func parts() {
    let lists = AnySequence([AnySequence([1 as Any]), AnySequence([2 as Any])].map { $0 as Any })
    assertMatches(
      lists,
      hasCountOfParts(2) && everyItem(instanceOf(AnySequence<Any>.self, and: hasCountOfParts(1)))
    )
  }

  private func hasCountOfParts(_ count: Int) -> Matcher<AnySequence<Any>> {
    contains((0..<count).map { _ in anything() })
  }

  /// Values with parts that can be read only once.
  private struct Box {
    var it = OneShot(1, 2)
    var other: OneShot<Int>? = OneShot(3)
    var list = [OneShot(1, 2), OneShot(3)]
    var named = ["a": OneShot(1, 2), "b": OneShot(3)]
    var result = Result<OneShot<Int>, any Error>.success(OneShot(1, 2))
    var untyped: Any = OneShot(1, 2)
    var fresh: OneShot<Int> { OneShot(1, 2) }
    var wrapped: AnySequence<Int> { AnySequence(it) }
    var drained: AnyIterator<Int> { AnyIterator { [it] in it.next() } }
    var nested: Inner { Inner(it: it) }
    var own: Box { self }
  }

  private struct Inner { let it: OneShot<Int> }

  private func twice(_ hasBoth: Matcher<Box>, _ hasOne: Matcher<Box>, _ line: Int = #line) {
    let comment = Comment(rawValue: "line \(line)")
    #expect((hasBoth && hasBoth).matches(Box()).isMatch, comment)
    #expect((hasBoth && hasOne && not(not(hasOne))).matches(Box()).isMatch, comment)
    #expect(!(hasBoth && not(hasOne)).matches(Box()).isMatch, comment)
    #expect(!allOf(hasOne, not(hasBoth)).matches(Box()).isMatch, comment)
    #expect(!noneOf(hasOne, hasBoth).matches(Box()).isMatch, comment)
    #expect((not(hasBoth) || hasOne).matches(Box()).isMatch, comment)
    #expect(when(hasOne, then: hasBoth).matches(Box()).isMatch, comment)
  }

  @Test("is read once where it is a part of a value")
  func insideOfValue() {
    twice(hasProperty(\.it, contains(1, 2)), hasProperty(\.it, hasItem(2)))
    twice(hasProperty(\.other, containsExactly(3)), hasProperty(\.other, presentAnd(hasItem(3))))
    twice(
      hasProperty(\.list, hasItem(contains(1, 2))),
      hasProperty(\.list, hasItem(hasItem(2), atIndex: 0)))
    twice(
      hasProperty(\.list, containsInAnyOrder(containsExactly(3), contains(1, 2))),
      hasProperty(\.list, containsInRelativeOrder(hasItem(1), hasItem(3))))
    twice(
      hasProperty(\.named, hasEntry("a", contains(1, 2))),
      hasProperty(\.named, hasEntry(equalTo("a"), hasItem(2))))
    twice(
      hasProperty(\.named, hasEntries(["a": contains(1, 2), "b": hasItem(3)])),
      hasProperty(\.named, hasValue(hasItem(2))))
    twice(
      hasProperty(\.named.values, hasItem(contains(1, 2))),
      hasProperty(\.named, hasValue(hasItem(2))))
    twice(
      hasProperty(\.result, succeeds(contains(1, 2))),
      hasProperty(\.result, succeeds(hasItem(2))))
    let isOneAndTwo: Matcher<Any> = instanceOf(OneShot<Int>.self, and: contains(1, 2))
    let hasTwo: Matcher<Any> = instanceOf(OneShot<Int>.self, and: hasItem(2))
    twice(hasProperty(\.untyped, isOneAndTwo), hasProperty("untyped", hasTwo))
    twice(hasProperty("it", contains(1, 2) as Matcher<OneShot<Int>>), hasProperty(\.it, hasItem(2)))
    twice(having("it", { $0.it }, contains(1, 2)), hasProperty(\.own.it, hasItem(2)))
    twice(
      hasProperty(\.nested, hasProperty(\.it, contains(1, 2))),
      hasProperty(\.own, hasProperty(\.nested.it, hasItem(2))))
  }

  @Test("is read once where a property makes it, whether it is a new one each time or not")
  func computed() {
    twice(hasProperty(\.fresh, contains(1, 2)), hasProperty(\.fresh, hasItem(2)))
    twice(hasProperty(\.wrapped, contains(1, 2)), hasProperty(\.wrapped, hasItem(2)))
    twice(hasProperty(\.drained, contains(1, 2)), hasProperty(\.drained, hasItem(2)))
    twice(
      hasProperty(\.own, hasProperty(\.drained, contains(1, 2))),
      hasProperty(\.own, hasProperty(\.drained, hasItem(2))))
  }

  @Test("leaves undecided what may have been read by someone else")
  func undecided() {
    func expectUndecided(_ matcher: Matcher<Box>, _ line: Int = #line) {
      let comment = Comment(rawValue: "line \(line)")
      #expect(!matcher.matches(Box()).isMatch, comment)
      #expect(!not(matcher).matches(Box()).isMatch, comment)
    }
    let readsOne = Matcher<OneShot<Int>>("one that begins with 1") { $0.next() == 1 }
    expectUndecided(hasProperty(\.it, readsOne && contains(1, 2)))
    expectUndecided(hasProperty(\.it, contains(1, 2) && readsOne))
    expectUndecided(hasProperty(\.it, readsOne) && hasProperty(\.it, readsOne))
    expectUndecided(
      having("drained", { $0.drained }, contains(1, 2))
        && having("again", { $0.drained }, hasItem(2)))
    expectUndecided(
      hasProperty(\.it, contains(1, 2))
        && having("copy", { AnyIterator($0.it) }, hasItem(2)))
    assertMismatch(
      OneShot(1, 2), readsOne && hasItem(2), "it",
      text: """
        it: expected one that begins with 1 and an item 2, but it cannot be judged: \
        it can be read only once, and may have been read before
        """)
  }

  /// An iterator with an object of its own, around another one.
  private final class Around: Sequence, IteratorProtocol {
    let inner: OneShot<Int>
    init(_ inner: OneShot<Int>) { self.inner = inner }
    func next() -> Int? { inner.next() }
  }

  private func expectUndecided(
    _ first: Matcher<Box>, then second: Matcher<Box>, _ line: Int = #line
  ) {
    let comment = Comment(rawValue: "line \(line)")
    #expect(!(first && second).matches(Box()).isMatch, comment)
    #expect(!(first && not(second)).matches(Box()).isMatch, comment)
  }

  @Test("leaves undecided what a closure may read from that captured it")
  func captured() {
    let isRead: Matcher<Box> = hasProperty(\.it, contains(1, 2))
    let isBegun: Matcher<Box> = hasProperty(\.it, hasItem(1))
    let again: (Box) -> AnyIterator<Int> = { box in AnyIterator { box.it.next() } }
    let nothing: Matcher<AnyIterator<Int>> = contains([])
    expectUndecided(isRead, then: having("again", again, nothing))
    expectUndecided(isBegun, then: having("again", again, containsExactly(2)))
    expectUndecided(isRead, then: having("around", { Around($0.it) }, contains([Int]())))
    expectUndecided(
      having("around", { Around($0.it) }, contains(1, 2)),
      then: hasProperty(\.it, contains([Int]())))
    expectUndecided(isRead, then: hasProperty(\.drained, nothing))
    expectUndecided(isBegun, then: hasProperty(\.drained, containsExactly(2)))
    expectUndecided(
      hasProperty(\.drained, contains(1, 2)), then: hasProperty(\.it, contains([Int]())))
    expectUndecided(
      hasProperty(\.drained, hasItem(1)), then: hasProperty(\.it, containsExactly(2)))
    expectUndecided(
      having("again", again, contains(1, 2)), then: hasProperty(\.it, contains([Int]())))
    expectUndecided(isRead, then: having("all", { Array($0.it) }, contains([Int]())))
    expectUndecided(
      having("sum", { $0.it.reduce(0, +) }, 3), then: hasProperty(\.it, contains([Int]())))
    expectUndecided(
      having("sum", { $0.it.reduce(0, +) }, 3), then: having("it", { $0.it }, contains([Int]())))
    let isEmpty = Matcher<Inner>("empty") { Array($0.it).isEmpty }
    assertMismatch(
      Inner(it: OneShot(1)), hasProperty(\.it, hasItem(1)) && isEmpty, "it",
      text: """
        it: expected ReadingTests.Inner whose .it has an item 1 and empty, but it cannot be judged: \
        a sequence in it can be read only once, and may have been read before
        """)
  }

  @Test(
    "leaves undecided what a closure may have read that takes out a payload or compares elements")
  func otherClosures() {
    enum Parcel { case open(OneShot<Int>), closed }
    let lacks: Matcher<OneShot<Int>> = not(hasItem(1))
    let numbers: (Parcel) -> [Int]? = { if case .open(let it) = $0 { Array(it) } else { nil } }
    let content: (Parcel) -> OneShot<Int>? = { if case .open(let it) = $0 { it } else { nil } }
    let has: Matcher<OneShot<Int>> = hasItem(2)
    let all: Matcher<Parcel> = isCase("open", numbers, hasCount(2))
    let isEmpty: Matcher<Parcel> = isCase("open", numbers, empty())
    let matchers: [Matcher<Parcel>] = [
      all && isCase("open", lacks), isCase("open", lacks) && isEmpty,
      isCase("open", has) && isEmpty,
    ]
    for matcher in matchers {
      let parcel = Parcel.open(OneShot(1, 2))
      #expect(!matcher.matches(parcel).isMatch, "\(matcher)")
      #expect(!not(matcher).matches(.open(OneShot(1, 2))).isMatch, "\(matcher)")
    }
    assertThat(
      Parcel.open(OneShot(1, 2)), isCase("open", content, contains(1, 2)) && not(isCase("closed")))
    assertThat(
      Parcel.open(OneShot(1, 2)), isCase("open", content, hasItem(1)) && isCase("open", has))
    assertThat(Parcel.open(OneShot(1, 2)), all)
    let isSortedByCount: Matcher<[OneShot<Int>]> = isSorted { Array($0).count < Array($1).count }
    for matcher in [isSortedByCount && everyItem(lacks), everyItem(has) && isSortedByCount] {
      #expect(!matcher.matches([OneShot(1), OneShot(1, 2)]).isMatch, "\(matcher)")
    }
    assertThat([OneShot(1), OneShot(1, 2)], isSorted { Array($0).count < Array($1).count })
    final class Menu: Sequence {
      let name = "lunch"
      func makeIterator() -> IndexingIterator<[Int]> { [1, 2].makeIterator() }
    }
    assertThat(
      Menu(), having("name", { $0.name }, "lunch") && having("name", { $0.name }, hasPrefix("l")))
    assertThat(Menu(), having("name", { $0.name }, "lunch"))
    struct Node { let name: String, key: String }
    let nodes = (0..<5_000).map { Node(name: "\($0)", key: "") }
    assertThat(AnySequence(nodes), isSorted { $0.key < $1.key })
  }

  @Test("leaves undecided what a matcher of the value around it may have read")
  func container() {
    let isThree = Matcher<Box>("with the sum 3") { $0.it.reduce(0, +) == 3 }
    let isNone = Matcher<Box>("with the sum 0") { $0.it.reduce(0, +) == 0 }
    let isRead: Matcher<Box> = hasProperty(\.it, contains(1, 2))
    expectUndecided(isThree, then: hasProperty(\.it, contains([Int]())))
    expectUndecided(isRead, then: isNone)
    expectUndecided(hasProperty(\.own, isThree), then: hasProperty(\.it, contains([Int]())))
    expectUndecided(isRead, then: hasProperty(\.own, isNone))
    // What was read in another value, and what is no sequence that can be read only once.
    let isLong = Matcher<Inner>("long") { $0.it.reduce(0, +) == 3 }
    assertMatches(
      [Inner(it: OneShot(1, 2)), Inner(it: OneShot(1, 2))],
      contains(hasProperty(\.it, contains(1, 2)), isLong))
    let pairs = Matcher<(list: [Int], Int)>("a pair") { $0.list.count == 1 }
    assertMatches(([1], 2), pairs && having("list", { AnySequence($0.list) }, containsExactly(1)))
  }

  @Test("is read by each matcher anew if that begins with the first element")
  func values() {
    let isOne = Matcher<AnySequence<Int>>("one") { Array($0) == [1, 2] }
    assertMatches(AnySequence([1, 2]), isOne && isOne && hasItem(2))
    let pairs = Matcher<Zip2Sequence<[Int], [Int]>>("pairs") { $0.allSatisfy { $0 < $1 } }
    assertMatches(zip([1], [2]), pairs && pairs)
    let isEven = Matcher<(Int, Int)>("equal") { $0.0 == $0.1 }
    let startsWithOne = Matcher<(Int, Int)>("one") { $0.0 == 1 }
    let evens = having("pairs", { (list: [Int]) in zip(list, list) }, everyItem(isEven))
    let ones = having("pairs", { (list: [Int]) in zip(list, list) }, hasItem(startsWithOne))
    assertMatches([1, 2], evens && ones)
  }

  @Test("is kept apart from others of its type")
  func others() {
    let list = { [OneShot(1), OneShot(2), OneShot()] }
    assertMatches(list(), contains(containsExactly(1), containsExactly(2), contains([Int]())))
    assertMatches(list(), everyItem(not(hasItem(3))) && hasItem(hasItem(2)))
    assertMatches(
      [Box(), Box()], everyItem(hasProperty(\.drained, contains(1, 2))))
    assertMatches(
      [Box(), Box()],
      everyItem(having("drained", { $0.drained }, contains(1, 2))))
    let same = OneShot(1, 2)
    assertMatches([same, same], contains(contains(1, 2), contains(1, 2)))
  }

  @Test("is read as far as needed, and on from there")
  func onDemand() {
    var rest = 0
    let numbers = AnyIterator<Int> {
      rest += 1
      return rest
    }
    assertMatches(numbers, hasItem(3) && hasItem(2) && hasItem(greaterThan(4)))
    #expect(rest == 5)
  }

  @Test("is shown with the elements that were read, by whomever")
  func text() {
    assertMismatch(
      [OneShot(1, 2)], everyItem(hasItem(2)) && everyItem(hasItem(3)), "its",
      text: """
        its: expected every element to have an item 3, but 1 of 1 did not: [0] was [1, 2] \
        (1 of 2 conditions failed)
          but was: [OneShot(rest: OneShot.Rest(elements: []))]
        """)
  }

  @Test("is read on by each look of a wait")
  func polling() async {
    let numbers = OneShot(1, 2)
    let failures = await collectFailures {
      await assertEventually(not(hasItem(1)), within: .milliseconds(1)) { numbers }
    }
    #expect(failures.count == 1)
    let others = OneShot(1, 2)
    await assertAlways(hasItem(1), for: .milliseconds(1)) { others }
    nonisolated(unsafe) var arrived: [Int] = []
    nonisolated(unsafe) var looks = 0
    let arriving = AnyIterator { arrived.popLast() }
    await assertEventually(contains(1, 2), within: .seconds(60)) {
      looks += 1
      arrived = looks < 3 ? [looks] : []
      return arriving
    }
  }
}
