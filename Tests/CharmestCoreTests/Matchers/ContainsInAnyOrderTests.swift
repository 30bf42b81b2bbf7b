import CharmestCore
import Testing
import WrittenTexts

/// A value that can be compared but not hashed.
private struct Dish: Equatable, CustomStringConvertible {
  var description: String
  init(_ name: String) { description = name }
}

private struct Verdict: Hashable {
  var line: Int
  var isError: Bool
}

@Suite("containsInAnyOrder") struct ContainsInAnyOrderTests {
  @Test("pairs each value once, however often it comes")
  func repeated() {
    for values in [[1, 1], [1, 1, 1, 2], [2, 1, 2, 1]] {
      #expect(containsInAnyOrder(values).matches(values.reversed()).isMatch)
    }
    #expect(!containsInAnyOrder([1, 2]).matches([1, 1]).isMatch)
    #expect(!containsInAnyOrder([1, 1]).matches([1, 2]).isMatch)
  }

  @Test("keeps what was captured in the pairs that were chosen, and nothing else")
  func captures() {
    let captor = ArgumentCaptor<Int>()
    assertThat([1, 2], containsInAnyOrder(capture(into: captor), equalTo(1)))
    #expect(captor.values == [2])
    assertThat([1, 2], isSuperset(of: [capture(into: captor, greaterThan(0)), equalTo(1)]))
    #expect(captor.values == [2, 2])
  }

  @Test("lets wasCalled mark the calls of a pair, whether it passes or fails")
  func marks() {
    for (count, isMet) in [(1, true), (2, false)] as [(CallCount, Bool)] {
      let washCalls = MockMethod("wash()")
      washCalls.invoke(function: "wash()")
      let failures = collectFailures {
        assertThat([washCalls], containsInAnyOrder(wasCalled(count)))
      }
      #expect(failures.isEmpty == isMet)
      #expect(washCalls.recordedCalls.map(\.isVerified) == [true])
    }
  }

  @Test("says which values come too rarely or too often")
  func values() {
    expectText(
      explain([7, 7, 7], containsInAnyOrder(7, 8, 8), "bowls"),
      """
      bowls: 2 of 3 elements differ: missing 8; missing 8; [1] unexpected 7; [2] unexpected 7
        counts: 8 expected twice, but did not come
        counts: 7 expected once, but was there 3 times
        expected: [7, 8, 8] in any order
        but was:  [7, 7, 7]
      """
    )
  }

  @Test("pairs very many matchers in the worst order")
  func worstOrder() {
    let count = rounds(1_000)
    assertMatches(0..<count, containsInAnyOrder((1...count).reversed().map { lessThan($0) }))
  }

  @Test("finds the two that differ among many values, also if they cannot be hashed")
  func many() {
    let dishes = (0..<1_200).map { Dish("\($0)") }
    let unhashable = leaves(Array(dishes[1...]), containsInAnyOrder(dishes.dropLast().reversed()))
    #expect(unhashable.compactMap { $0[1] } == ["0"])
    #expect(unhashable.compactMap { $0[2] } == ["1199"])
    let count = rounds(100_000)
    let values = Array(0..<count)
    assertMatches(values, containsInAnyOrder(values.reversed()))
    let hashable = leaves(values, containsInAnyOrder((1...count).reversed()))
    #expect(hashable.compactMap { $0[1] } == ["\(count)"])
    #expect(hashable.compactMap { $0[2] } == ["0"])
  }

  @Test("shows what differs inside the nearest of the elements that are left over")
  func nearestOfSeveral() {
    func finding(_ line: Int, _ isError: Bool) -> Matcher<Verdict> {
      allOf(hasProperty(\.line, line), hasProperty(\.isError, isError))
    }
    let findings = [
      Verdict(line: 1, isError: false), Verdict(line: 90, isError: true),
      Verdict(line: 5, isError: false),
    ]
    let matchers = [finding(5, true), finding(1, false)]
    let inList = summary(findings, containsInAnyOrder(matchers))
    #expect(inList.contains("[2]") && inList.contains("isError"))
    let inSet = summary(Set(findings), containsInAnyOrder(matchers))
    #expect(inSet.contains("isError") && !inSet.contains("[2]"))
  }

  @Test("proves that matchers compete", arguments: 1...3)
  func contention(_ count: Int) {
    let matchers = (0...count).map { greaterThan($0) }
    let text = explain(Array(5..<5 + count), containsInAnyOrder(matchers))?.description
    #expect(text?.contains("can only take [0]") == true)
  }

  @Test("cannot judge a range of which no list can be made, nor do its parts")
  func longRange() {
    assertUndecided(Int.min...Int.max, isSuperset(of: [1]))
    assertUndecided(Int.min...Int.max, isSubset(of: [equalTo(1)]))
    assertUndecided(0..<Int.max, containsInAnyOrder(1, 2))
    assertUndecided(0..<Int.max, containsExactly(1, greaterThan(2)))
  }

  @Test("as a part of other conditions says where what is too much stands")
  func besideOthers() {
    struct Entry { var wave = 1, extras: Set = ["chip", "parking"] }
    let matcher = allOf(
      hasProperty(\Entry.wave, not(1)), hasProperty(\Entry.extras, isSubset(of: ["chip"])))
    #expect(
      leaves(Entry(), matcher) == [[".wave", "not 1", "1"], [".extras", nil, #""parking""#]])
  }
}
