import Charmest
import CharmestCore
import Testing

@Suite("Very many elements") struct LongSequencesTests {
  private let count = rounds(100_000)
  private var numbers: [Int] { Array(0..<count) }

  @Test("are matched by values and by matchers, in order and in any order")
  func match() {
    assertMatches(numbers, containsExactly(0..<count))
    assertMatches(numbers, containsExactly(numbers.map { equalTo($0) }))
    assertMatches(numbers.reversed(), containsInAnyOrder(numbers))
    assertMatches(numbers, containsInAnyOrder(numbers.map { equalTo($0) }))
    assertMatches(Set(numbers), containsInAnyOrder(numbers))
    assertMatches(numbers, everyItem(lessThan(count)))
    assertMatches(numbers, hasItem(count - 1))
    assertMatches(numbers, hasItems(0, greaterThan(count - 2)))
    assertMatches(numbers, hasCount(count))
  }

  @Test("leave one difference when one is missing, or too many")
  func one() {
    #expect(
      leaves(numbers, containsExactly(numbers.dropLast().map { equalTo($0) }))
        == [["[\(count - 1)]", nil, "\(count - 1)"]])
    #expect(
      leaves(numbers.dropLast().reversed(), containsInAnyOrder(numbers))
        == [["", "\(count - 1)", nil]])
    #expect(
      leaves(Set(numbers), everyItem(lessThan(count - 1))).map(\.last) == ["\(count - 1)"])
  }

  @Test("leave a text of at most 30 lines and 3,500 bytes when all differ")
  func all() {
    let matchers: [Matcher<[Int]>] = [
      everyItem(lessThan(0)), containsExactly(numbers.map { lessThan($0) }),
      containsExactly(1...count), containsInAnyOrder(count...(count * 2)),
      hasItems(numbers.prefix(5).map { lessThan(-$0) }),
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
    assertMatches(all, hasItem(3) && hasItem(greaterThan(2_500)))
    assertMatches(all, hasItem(5, atIndex: 5) && hasItem(greaterThan(8), atIndex: 9))
    assertMatches(all, containsInRelativeOrder(3, greaterThan(7)))
    assertMatches(all, hasCount(.max) && not(empty()))
    assertMatches(ones, hasItem(1) && not(not(hasItem(equalTo(1)))))
    assertMismatch(all, not(hasItem(3)))
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

  @Test("knows which values it lacks if it is a range")
  func range() {
    assertMatches(all, not(hasItem(-1)))
    assertMatches(all, hasItem(Int.max - 1))
  }

  @Test("has a short text")
  func text() {
    #expect(leaves(all, hasCount(3)) == [[".count", "3", "\(Int.max)"]])
    #expect(explain(ones, empty()).map { $0.description.utf8.count < 3_500 } == true)
  }
}
