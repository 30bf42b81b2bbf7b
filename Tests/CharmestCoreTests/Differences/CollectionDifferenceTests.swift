import Charmest
import CharmestCore
import Testing

@Suite("Differences between collections")
struct CollectionDifferenceTests {
  private struct Visit: Equatable { var (hive, frames) = ("", 0) }

  @Test("moves as few elements as lead to the expected order")
  func fewestMoves() {
    let hives = ["H1", "H2", "H3", "H10", "H11", "H20"].map { Visit(hive: $0, frames: 10) }
    assertMismatch(
      [0, 3, 4, 1, 5, 2].map { hives[$0] }, equalTo(hives), "round",
      text: """
        round: the same elements in another order: [3] CollectionDifferenceTests.Visit(hive: "H2", frames: 10) belongs at [1]; [5] CollectionDifferenceTests.Visit(hive: "H3", frames: 10) belongs at [2]
        """)
    assertThat(
      explain(
        [0, 3, 4, 1, 5, 2].map { hives[$0] }, equalTo(hives),
        "the round through the apiary in the first week of the spring, by the plan of the keeper")?
        .summary,
      presentAnd(containsString("the same elements in another order: [3]")))
    let many = (0..<30).map { Visit(hive: "H\($0)", frames: 10) }
    assertMismatch(
      Array(many.dropFirst(4) + many.prefix(4)), equalTo(many), "round",
      text: """
        round: the same elements in another order: [26] CollectionDifferenceTests.Visit(hive: "H0", frames: 10) belongs at [0]; and 3 more: [27], [28], [29]
          [26]: CollectionDifferenceTests.Visit(hive: "H0", frames: 10) belongs at [0]
          [27]: CollectionDifferenceTests.Visit(hive: "H1", frames: 10) belongs at [1]
          [28]: CollectionDifferenceTests.Visit(hive: "H2", frames: 10) belongs at [2]
          [29]: CollectionDifferenceTests.Visit(hive: "H3", frames: 10) belongs at [3]
        """)
  }

  @Test("shows the element that has all differences, if the lists have no room")
  func elementAround() {
    let visits = (0..<30).map { Visit(hive: "H\($0)", frames: 10) }
    var other = visits
    other[3].frames = 8
    let element = "element [3]: CollectionDifferenceTests.Visit(hive: \"H3\", frames: 8)"
    assertMismatch(
      other, equalTo(visits), "round",
      text: """
        round[3].frames: expected 10, but was 8 (1 of 30 elements differs)
          \(element)
        """)
    let matchers = visits.map { hasProperty(\Visit.frames, equalTo($0.frames)) }
    assertMismatch(
      other, containsExactly(matchers), "round",
      text: """
        round[3].frames: expected 10, but was 8 (1 of 30 elements differs)
          \(element)
        """)
    assertMismatch(
      (apiary: "hill", rounds: other), tuple("hill", equalTo(visits)), "plan",
      text: """
        plan.1[3].frames: expected 10, but was 8 (1 of 30 elements differs)
          element .1[3]: CollectionDifferenceTests.Visit(hive: "H3", frames: 8)
        """)
    let keys = Dictionary(uniqueKeysWithValues: zip(0..<30, visits))
    let others = Dictionary(uniqueKeysWithValues: zip(0..<30, other))
    assertMismatch(
      others, equalTo(keys), "hives",
      text: """
        hives[3].frames: expected 10, but was 8 (1 of 30 entries differs)
          value [3]: CollectionDifferenceTests.Visit(hive: "H3", frames: 8)
        """)
    other[5].frames = 9
    assertMismatch(
      other, equalTo(visits), "round",
      text: """
        round: 2 of 30 elements differ: [3].frames expected 10, but was 8; [5].frames expected 10, but was 9
        """)
  }

  @Test("tells several elements that are missing at one place together")
  func missingTogether() {
    assertMismatch(
      [1, 2, 5], equalTo([1, 2, 3, 4, 5]), "it",
      text: """
        it: missing 3, 4 after [1] (2 of 5 expected elements are missing)
          expected: [1, 2, 3, 4, 5]
          but was:  [1, 2, 5]
        """)
    #expect(
      explain([1, 2], equalTo(Array(1...30)), "it")?.summary
        == "it: missing 3, 4, 5, and 25 more after [1] (28 of 30 expected elements are missing)")
    assertMismatch(
      [1, 4], equalTo([1, 2, 3, 4, 5]), "it",
      text: """
        it: 3 of 5 expected elements are missing: 2 after [0]; then 3; 5 after [1]
          expected: [1, 2, 3, 4, 5]
          but was:  [1, 4]
        """)
    #expect(
      explain(["a"], allOf(containsExactly("a", "b"), containsExactly("a", "c")), "it")?.summary
        == #"it: 2 of 2 conditions failed: missing "b" after [0]; then "c""#)
  }

  @Test("says where else the value of an unexpected element is")
  func twins() {
    assertMismatch(
      [1, 2, 2, 3], equalTo([1, 2, 3]),
      text: """
        [2]: unexpected 2 (equal to [1]; 1 of 4 elements is unexpected)
          expected: [1, 2, 3]
          but was:  [1, 2, 2, 3]
        """)
    assertMismatch(
      ["a", "b", "c", "b"][1...], equalTo(["b", "c"][...]),
      text: """
        [3]: unexpected "b" (equal to [1]; 1 of 3 elements is unexpected)
          expected: ["b", "c"]
          but was:  ["b", "c", "b"]
        """)
    assertMismatch(
      [1, 2, 3, 4], equalTo([1, 2, 3]),
      text: """
        [3]: unexpected 4 (1 of 4 elements is unexpected)
          expected: [1, 2, 3]
          but was:  [1, 2, 3, 4]
        """)
    assertMismatch(
      [.nan, .nan], equalTo([Double.nan]),
      text: """
        2 of 2 elements differ: [0] expected nan, but was nan (nan never equals itself, use isNaN()); [1] unexpected nan
          expected: [nan]
          but was:  [nan, nan]
        """)
    assertMismatch(
      [[1], [2], [1]], containsExactly(hasItem(1), hasItem(2)),
      text: """
        [2]: unexpected [1] (equal to [0]; 1 of 3 elements is unexpected)
          expected: [an item 1, an item 2]
          but was:  [[1], [2], [1]]
        """)
    assertMismatch(
      Array(repeating: 0, count: 3) + Array(1...200) + [0],
      equalTo(Array(repeating: 0, count: 3) + Array(1...200)),
      text: """
        [203]: unexpected 0 (equal to [0]; 1 of 204 elements is unexpected)
        """)
  }

  @Test("a changed element is named by its index")
  func changedElement() {
    #expect(
      text([10, 20, 30, 40, 50], [10, 20, 31, 40, 50], about: "scores") == """
        scores[2]: expected 30, but was 31 (1 of 5 elements differs)
          expected: [10, 20, 30, 40, 50]
          but was:  [10, 20, 31, 40, 50]
        """
    )
  }

  @Test("neighbours without room are named by the first and the last")
  func neighbours() {
    struct Seat: Equatable {
      var row: String
      var cents: Int
      var kind = "standard"
    }
    let seats = (0..<40).map { Seat(row: "\($0 / 10)", cents: 4_900) }
    let wrong = seats.map { $0.row == "2" ? Seat(row: "2", cents: 2_900, kind: "balcony") : $0 }
    let lines = text(seats, wrong, about: "seats").split(separator: "\n")
    #expect(
      lines.first == """
        seats: 10 of 40 elements differ: [20] 2 of 3 fields differ: .cents expected 4900, \
        but was 2900, .kind expected "standard", but was "balcony"; and [21] to [29]
        """)
    let apart = seats.indices.map { [21, 23, 25, 27, 29].contains($0) ? wrong[$0] : seats[$0] }
    #expect(
      text(seats, apart, about: "seats").split(separator: "\n").first == """
        seats: 5 of 40 elements differ: [21] 2 of 3 fields differ: .cents expected 4900, \
        but was 2900, .kind expected "standard", but was "balcony"; and 4 more: [23], [25], [27], [29]
        """)
  }

  @Test("short values of which most differs are shown whole")
  func mostDiffers() {
    #expect(
      text(
        ["Lisbon", "Lisieux"], ["Lille", "Lima", "Limoges", "Lisbon", "Liverpool"], about: "it")
          == """
          it: expected ["Lisbon", "Lisieux"], but was ["Lille", "Lima", "Limoges", "Lisbon", "Liverpool"] (4 of 5 elements differ)
            [0]: unexpected "Lille"
            [1]: unexpected "Lima"
            [2]: unexpected "Limoges"
            [4]: expected "Lisieux", but was "Liverpool"
          """)
    #expect(
      text([[1, 2, 3, 4, 5]], [[9, 8, 7, 6, 5]], about: "rows") == """
        rows[0]: 4 of 5 elements differ: [0] expected 1, but was 9; [1] expected 2, but was 8; [2] expected 3, but was 7; and 1 more: [3]
          [0]: expected 1, but was 9
          [1]: expected 2, but was 8
          [2]: expected 3, but was 7
          [3]: expected 4, but was 6
          expected: [[1, 2, 3, 4, 5]]
          but was:  [[9, 8, 7, 6, 5]]
        """)
  }

  @Test("one element too many is named by its index")
  func unexpectedElement() {
    #expect(
      text([10, 20, 30, 40, 50], [10, 20, 25, 30, 40, 50], about: "scores") == """
        scores[2]: unexpected 25 (1 of 6 elements is unexpected)
          expected: [10, 20, 30, 40, 50]
          but was:  [10, 20, 25, 30, 40, 50]
        """
    )
  }

  @Test("a missing element is placed behind its neighbour")
  func missingElement() {
    #expect(
      text([10, 20, 30, 40, 50], [10, 20, 40, 50], about: "scores") == """
        scores: missing 30 after [1] (1 of 5 expected elements is missing)
          expected: [10, 20, 30, 40, 50]
          but was:  [10, 20, 40, 50]
        """
    )
    #expect(
      text([10, 20], [20], about: "scores") == """
        scores: missing 10 at the start (1 of 2 expected elements is missing)
          expected: [10, 20]
          but was:  [20]
        """
    )
  }

  @Test("three differences among a thousand fit on one line")
  func threeOfThousand() {
    let expected = Array(repeating: 1, count: 1000)
    var actual = expected
    (actual[17], actual[512], actual[998]) = (-4, -9, -1)
    #expect(
      text(expected, actual, about: "values") == """
        values: 3 of 1000 elements differ: [17] expected 1, but was -4; \
        [512] expected 1, but was -9; [998] expected 1, but was -1
        """
    )
  }

  @Test("an empty collection is set against the whole of the other")
  func empty() {
    #expect(
      explainInequality(expected: [1, 2], actual: []).sentence().shortText
        == "expected [1, 2], but was []"
    )
  }

  @Test("indices are those of the collection")
  func slices() {
    #expect(
      explainInequality(expected: [0, 1, 2, 3][2...], actual: [0, 1, 2, 4][2...]).sentence(
        about: "s"
      ).shortText
        == "s[3]: expected 3, but was 4 (1 of 2 elements differs)"
    )
  }

  @Test("ranges are values, not collections")
  func ranges() {
    let explanation = explainInequality(expected: 0..<5, actual: 0..<6)
    #expect(explanation.differences.count == 1)
    #expect(explanation.located.first?.path.isRoot == true)
  }

  @Test("elements without a common type are compared all the same")
  func anyElements() {
    let explanation = explainInequality(
      expected: Box(content: [1, "a", 2.5]),
      actual: Box(content: [1, "b", 2.5])
    )
    #expect(
      explanation.sentence(about: "box").shortText
        == #"box.content[1]: expected "a", but was "b" (1 of 3 elements differs)"#
    )
  }

  @Test("what prints alike is told apart by type")
  func types() {
    let explanation = explainInequality(
      expected: Box(content: [5 as Int64]),
      actual: Box(content: [5 as Int])
    )
    #expect(
      explanation.sentence(about: "box").shortText
        == "box.content[0]: expected 5 (Int64), but was 5 (Int)"
    )
  }

  @Test("indices are those of the collection, whatever the matcher")
  func slicesOfMatchers() {
    var numbers = Array(0..<10)
    numbers[7] = 70
    assertMismatch(
      numbers[5...], equalTo(Array(0..<10)[5...]), "it",
      text: """
        it[7]: expected 7, but was 70 (1 of 5 elements differs)
          expected: [5, 6, 7, 8, 9]
          but was:  [5, 6, 70, 8, 9]
        """)
    assertMismatch(
      numbers[5...], contains(5, 6, 7, 8, 9), "it",
      text: """
        it[7]: expected 7, but was 70 (1 of 5 elements differs)
          expected: [5, 6, 7, 8, 9]
          but was:  [5, 6, 70, 8, 9]
        """)
    assertMismatch(
      numbers[5...], contains(equalTo(5), 6, 7, 8, 9), "it",
      text: """
        it[7]: expected 7, but was 70 (1 of 5 elements differs)
          expected: [5, 6, 7, 8, 9]
          but was:  [5, 6, 70, 8, 9]
        """)
    assertMismatch(
      numbers[5...], containsInAnyOrder(5, 6, 7, 8, 9), "it",
      text: """
        it: missing 7, unexpected 70 at [7] (4 of 5 elements match, in any order)
          expected: [5, 6, 7, 8, 9] in any order
          but was:  [5, 6, 70, 8, 9]
        """)
    assertMismatch(
      numbers[5...], everyItem(lessThan(10)), "it",
      text: """
        it: expected every element to be a value less than 10, but 1 of 5 was not: [7] was 70
          but was: [5, 6, 70, 8, 9]
        """)
    assertMismatch(
      numbers[5...], not(hasItem(70)), "it", text: "it: expected no item 70, but [7] was 70")
  }

  @Test("a short list of the same elements in another order is shown beside the expected one")
  func shortPermutation() {
    let text =
      "steps: expected [\"a\", \"b\", \"c\"], but was [\"c\", \"a\", \"b\"] "
      + "(the same elements in another order)"
    assertMismatch(["c", "a", "b"], equalTo(["a", "b", "c"]), "steps", text: text)
    assertMismatch(["c", "a", "b"], contains("a", "b", "c"), "steps", text: text)
  }

  @Test("the elements of a long list in another order are told where they belong")
  func permutation() {
    let expected = Array(100...130)
    let actual = [130] + expected.dropLast()
    #expect(
      text(expected, actual, about: "stops").split(separator: "\n").first == """
        stops[0]: 130 belongs at [30] (the same elements in another order)
        """)
    let names = ["Annette", "Bo", "Clara", "Dmitri", "Eve"].map { "\($0) of the second floor" }
    let swapped = [0, 3, 2, 1, 4].map { names[$0] }
    #expect(
      text(names, swapped, about: "guests").split(separator: "\n").first == """
        guests: [1] and [3] are swapped ([1] was "Dmitri of the second floor", \
        [3] was "Bo of the second floor"; 2 of 5 elements differ)
        """)
  }

  @Test("elements without a hash are told where they belong, as far as few are misplaced")
  func permutationWithoutHash() {
    struct Stop: Equatable {
      let platform: Int
      let name: String
    }
    func stops(_ count: Int) -> [Stop] {
      (0..<count).map { Stop(platform: $0, name: "the station of number \($0)") }
    }
    func summary(_ expected: [Stop], _ actual: [Stop]) -> Substring? {
      text(expected, actual, about: "stops").split(separator: "\n").first
    }
    var swapped = stops(4)
    swapped.swapAt(1, 3)
    #expect(
      summary(stops(4), swapped) == """
        stops: [1] and [3] are swapped ([1] was CollectionDifferenceTests.Stop(platform: 3, ...), \
        [3] was CollectionDifferenceTests.Stop(platform: 1, ...); 2 of 4 elements differ)
        """)
    #expect(summary(stops(60), stops(60).reversed())?.hasPrefix("stops: 60 of 60 ") == true)
  }

  @Test("what is said of the whole list is said also where the list is a part of a value")
  func permutationAsPart() {
    struct Route: Equatable {
      var stops = Array(100...130)
      var line = 2
    }
    let stops = Array(100...130)
    let moved = [130] + stops.dropLast()
    let belongs = "[0] 130 belongs at [30] (the same elements in another order)"
    func summary<Value>(_ value: Value, _ matcher: Matcher<Value>) -> String? {
      explain(value, matcher)?.summary
    }
    #expect(
      summary(Route(stops: moved, line: 3), equalTo(Route()))?
        .hasSuffix("2 of 2 fields differ: .stops\(belongs); .line expected 2, but was 3") == true)
    #expect(summary([moved], everyItem(equalTo(stops)))?.hasSuffix("[0]\(belongs)") == true)
    #expect(
      explain([moved, []], hasItem(equalTo(stops) && hasCount(9)))?.description
        .contains("[0]: \(belongs); .count was 31") == true)
    #expect(
      explain(moved, anyOf(equalTo(stops), equalTo([])))?.description
        .contains("alternative 1: \(belongs)") == true)
    var swapped = stops
    swapped.swapAt(2, 4)
    #expect(
      summary(Route(stops: swapped, line: 3), equalTo(Route()))?
        .hasSuffix(
          ": .stops[2] and .stops[4] are swapped (.stops[2] was 104, .stops[4] was 102); .line expected 2, but was 3"
        )
        == true
    )
    #expect(
      summary([swapped], everyItem(equalTo(stops)))?
        .hasSuffix("[0][2] and [0][4] are swapped ([0][2] was 104, [0][4] was 102)") == true)
    assertMismatch(
      [["a", "b"], ["c", "d"]], equalTo([["b", "a"], ["d", "c"]]), "rows",
      text: """
        rows: 2 of 2 elements differ: [0][0] and [0][1] are swapped ([0][0] was "a", [0][1] was "b"); [1][0] and [1][1] are swapped ([1][0] was "c", [1][1] was "d")
          expected: [["b", "a"], ["d", "c"]]
          but was:  [["a", "b"], ["c", "d"]]
        """)
    assertMismatch(
      [["c", "d"]], everyItem(equalTo(["d", "c"])), "rows",
      text: """
        rows: expected every element to be ["d", "c"], but 1 of 1 was not: [0][0] and [0][1] are swapped ([0][0] was "c", [0][1] was "d")
          but was: [["c", "d"]]
        """)
    let drive = MockMethod("drive(_:)", taking: Route.self)
    drive.invoke(Route(stops: swapped))
    let failures = collectFailures { verify(drive, calledWith: Route()) }
    #expect(
      failures.first?.text.summary
        .contains(": .stops of first argument: [2] and [4] are swapped ([2] was 104, [4] was 102")
        == true)
  }

  @Test("elements that occur several times are told where each belongs")
  func permutationWithRepeatedElements() {
    let expected = (0..<40).map { "\($0 / 2)" }
    var actual = expected
    actual.swapAt(3, 20)
    #expect(
      text(expected, actual, about: "it").split(separator: "\n").first == """
        it: [3] and [20] are swapped ([3] was "10", [20] was "1"; 2 of 40 elements differ)
        """)
  }

  @Test("are not called neighbours if one is missing and one between them is equal")
  func gapAmongNeighbours() {
    struct Menu: Equatable { var items: [String] }
    func items(_ number: Int, _ rest: [String]) -> [String] {
      ["a", "b", "c"].map { "\($0)-----\(number)" } + rest
        + ["e", "f"].map { "\($0)-----\(number)" }
    }
    assertThat(
      explain(Menu(items: items(2, ["same"])), equalTo(Menu(items: items(1, ["same", "X"]))))?
        .summary,
      presentAnd(hasSuffix("and 3 more: after [3], [4], [5]")))
    assertThat(
      explain(Array(0..<30), equalTo(Array(100..<130)))?.summary,
      presentAnd(hasSuffix("and [3] to [29]")))
    // Too many to list all of them.
    var expected = Array(1_000..<1_030)
    expected.insert(-1, at: 20)
    expected[9] = 9
    assertThat(
      explain(Array(0..<30), equalTo(expected))?.summary, presentAnd(not(containsString("] to ["))))
  }

  @Test("are shown whole where most of them are missing")
  func mostAreMissing() {
    assertThat(
      explain([1], equalTo([1, 2, 3, 4, 5]), "it")?.summary,
      "it: expected [1, 2, 3, 4, 5], but was [1] (4 of 5 expected elements are missing)")
  }
}

/// Compares by what only the test knows.
private struct Box: Equatable {
  var content: [Any]

  static func == (first: Box, second: Box) -> Bool { false }
}
