import Charmest
import CharmestCore
import Testing

private struct Point {
  var latitude = 50.0
  var name = "Ulm"
}

private func isNorth(of latitude: Double) -> Matcher<Point> {
  Matcher(describedBy: "a named point north of \(value: latitude)") { point, judging in
    .all([
      judging.judge(greaterThan(latitude), point.latitude, at: "latitude"),
      judging.judge(not(empty()), point.name, at: "name"),
    ])
  }
}

private func hasAtLeast<Items: Collection>(
  _ count: Int, _ matcher: Matcher<Items.Element>
) -> Matcher<Items> {
  Matcher(describedBy: "at least \(count) items that are \(matcher)", certain: .match) {
    items, judging in
    var (found, others): (Int, [Mismatch]) = (0, [])
    for (position, item) in items.enumerated() {
      if found >= count { break }
      switch judging.judge(matcher, item, at: position, in: items) {
      case .match: found += 1
      case .mismatch(let mismatch): others.append(mismatch)
      }
    }
    return found >= count
      ? .match : .tooFew(of: items.count, found: found, nearest: others, showing: items)
  }
}

private func containsRun<Element>(_ run: Matcher<Element>...) -> Matcher<[Element]> {
  Matcher(describedBy: "a run of \(run)", certain: .match) { items, judging in
    var others: [Mismatch] = []
    for start in items.indices.dropLast(run.count - 1) {
      let result = judging.judgeTogether { judging in
        .all(
          run.indices.map { offset in
            judging.judge(run[offset], items[start + offset], at: start + offset, in: items)
          })
      }
      guard case .mismatch(let mismatch) = result else { return .match }
      others.append(mismatch)
    }
    return .tooFew(of: others.count, nearest: others, showing: items)
  }
}

/// Matchers as users write them, of other matchers.
@Suite("A matcher of the user's own, made of others") struct JudgingTests {
  @Test("judges, and stops when it is decided")
  func verdicts() {
    let extras = ["nori", "tamago", "nor"]
    assertMatches(extras, hasAtLeast(1, equalTo("nori")) && hasAtLeast(2, hasPrefix("nor")))
    assertMismatch(extras, hasAtLeast(2, equalTo("nori")))
    assertMatches([String](), hasAtLeast(0, anything()))
    assertMatches(0..<Int.max, hasAtLeast(2, greaterThan(3)))
    assertMatches([1, 2, 5], containsRun(greaterThan(1), equalTo(5)))
    assertMismatch([5, 1, 2], containsRun(greaterThan(1), equalTo(5)))
    assertMatches(Point(), isNorth(of: 47) && not(isNorth(of: 51)))
  }

  @Test("tells each difference at its path, in the list as in the set and the slice")
  func places() {
    #expect(
      leaves(Point(latitude: 3, name: ""), isNorth(of: 47)) == [
        [".latitude", "a value greater than 47.0", "3.0"], [".name", "not empty", "\"\""],
      ])
    #expect(leaves([Point(name: "")], everyItem(isNorth(of: 1))).map { $0[0] } == ["[0].name"])
    let lists = ["miso", "shio", "mis"]
    #expect(explain(lists, hasAtLeast(2, equalTo("miso")))?.summary.contains("[2] was") == true)
    #expect(explain(lists[2...], hasAtLeast(1, equalTo("miso")))?.summary.contains("[2]") == true)
    #expect(explain(Set(lists), hasAtLeast(2, equalTo("miso")))?.summary.contains("[") == false)
    let line = Matcher<String>(describedBy: "a first line") { text, judging in
      judging.judge(hasPrefix("#"), text, at: " line 1")
    }
    #expect(paths("a", line) == ["line 1"])
  }

  @Test("is undecided if a part is, unless others decide", arguments: UndecidedTests.Kind.allCases)
  func undecided(_ kind: UndecidedTests.Kind) {
    let broken: Matcher<Int> = kind.matcher()
    let some = equalTo(2) || broken
    assertUndecided([1, 2], hasAtLeast(2, some))
    assertMatches([2, 1], hasAtLeast(1, some))
    assertUndecided([2, 1], containsRun(equalTo(2), broken))
    assertMatches([1, 2, 2], containsRun(some, some))
    let half = Matcher<Int>(describedBy: "a half") { number, judging in
      .all([judging.judge(broken, number, at: "half"), judging.judge(greaterThan(9), number)])
    }
    assertUndecided(8, half)
    let decided = Matcher<Int>(describedBy: "a half", certain: .mismatch) { number, judging in
      .all([judging.judge(broken, number), judging.judge(greaterThan(9), number)])
    }
    assertMatches(8, not(decided))
    assertUndecided(10, decided)
    let deaf = Matcher<Int>(describedBy: "anything") { number, judging in
      _ = judging.judge(broken, number)
      return .match
    }
    assertUndecided(8, deaf)
  }

  @Test("refuses what has no order if it depends on one")
  func order() {
    func isFirst<Items: Collection>(_ matcher: Matcher<Items.Element>) -> Matcher<Items> {
      Matcher(describedBy: "\(matcher) first", dependsOnOrder: true) { items, judging in
        .all(
          items.prefix(1).map { judging.judge(matcher, $0, at: 0, in: items) }, "elements",
          showing: items)
      }
    }
    assertMatches([1, 2], isFirst(equalTo(1)))
    assertUndecided(Set([1]), isFirst(equalTo(1)))
    #expect(explain([1, 2], isFirst(equalTo(2)))?.description.contains("[1, 2]") == true)
  }

  @Test("is undecided if it says so, throws, or asks outside of the judgement")
  func undecidedByItself() {
    struct Broken: Error {}
    let missing = Matcher<Int>(describedBy: "a page") { _, _ in
      .mismatch(.undecided("the book is missing"))
    }
    assertUndecided(1, missing)
    #expect(explain(1, not(missing))?.summary.contains("the book is missing") == true)
    assertUndecided(1, Matcher<Int>(describedBy: "a page") { _, _ in throw Broken() })
    assertUndecided(
      "1", Matcher(describedBy: "a page") { text, _ in matchesPattern("(").matches(text) })
  }

  @Test("keeps what was captured by parts that count, and drops the rest")
  func captures() {
    let numbers = ArgumentCaptor<Int>()
    assertThat([3, 4, 9, 5, 1], containsRun(capture(into: numbers), equalTo(5)))
    #expect(numbers.values == [9])
    assertMismatch([3, 4], containsRun(capture(into: numbers), equalTo(5)))
    #expect(numbers.values == [9])
    let forgiving = Matcher<Int>(describedBy: "anything") { number, judging in
      _ = try? judging.judgeTogether { judging in
        _ = judging.judge(capture(into: numbers), number)
        throw CancellationError()
      }
      return .match
    }
    assertThat(7, forgiving)
    #expect(numbers.values == [9])
  }

  @Test("has words for its opposite")
  func opposite() {
    let big = Matcher<Int>(describedBy: "a big order", opposite: "a small order") { count, _ in
      count > 9 ? .match(because: { "has \(count) bowls" }) : .mismatch(but: "has \(count) bowls")
    }
    #expect(leaves(12, not(big)) == [["", "a small order", "has 12 bowls"]])
    #expect(leaves(2, big) == [["", "a big order", "has 2 bowls"]])
    #expect(leaves(12, not(hasAtLeastOne)).map { $0[1] } == ["not at least one"])
  }

  private var hasAtLeastOne: Matcher<Int> {
    Matcher(describedBy: "at least one") { _, _ in .match }
  }
}
