import Charmest
import CharmestCore
import Testing

@Suite("hasItem") struct HasItemTests {
  @Test("everyItem says once what is the same of several elements")
  func sameOutcomes() {
    let isSafe = Matcher<Int>("a step that is safe") {
      $0 < 5 ? .match : .mismatch("cools by \($0) degrees an hour")
    }
    assertMismatch(
      [1, 9, 9, 8], everyItem(isSafe), "steps",
      text: """
        steps: expected every element to be a step that is safe, but 3 of 4 were not: [1] cools by 9 degrees an hour, [2] the same, [3] cools by 8 degrees an hour
          but was: [1, 9, 9, 8]
        """)
  }

  private struct Bowl: Equatable, CustomStringConvertible {
    var salt: Int
    var description: String { "a bowl of the soup of the day" }
  }

  @Test("everyItem takes no different elements for the same")
  func differentOutcomes() {
    let start = String(repeating: "x", count: 700)
    #expect(
      explain([start + "a", start + "b"], everyItem(hasPrefix("y")), "texts")?.summary == """
        texts: expected every element to be a string starting with "y", but 2 of 2 were not: \
        [0] was "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"..., \
        [1] was "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"...
        """)
    #expect(
      explain(
        [Bowl(salt: 1), Bowl(salt: 2)], everyItem(oneOf(Bowl(salt: 3), Bowl(salt: 4))), "it")?
        .summary.contains("the same") == false)
  }

  @Test("hasItem says of how many values it gives the nearest")
  func nearestOfTheFirst() {
    #expect(
      explain((0..<2_500).map { "item number \($0)" }, hasItem("item number 2499!"), "items")?
        .summary == """
          items: expected an item "item number 2499!", but none of 2500 is; \
          nearest of the first 2000 is [249] "item number 249"
          """)
    #expect(
      explain((0..<2_500).map { "item number \($0)" }, hasItems("item number 2499!"), "items")?
        .summary == """
          items: missing "item number 2499!", nearest of the first 2000 is [249] "item number 249"
          """)
  }

  @Test("hasItem reads a sequence that is no collection as far as the first match")
  func endless() {
    let endless = sequence(first: 1) { $0 + 1 }
    assertMatches(endless, hasItem(3))
    assertMatches(endless.lazy.map { $0 * 2 }, hasItem(greaterThan(10)))
    assertMatches(endless, allOf(hasItem(7), hasItem(2), hasItem(greaterThan(9))))
    assertMatches(OneShot(1, 2, 3), allOf(hasItem(2), contains(1, 2, 3), not(hasItem(4))))
    var rest = [1, 2, 3].makeIterator()
    assertMatches(AnySequence(AnyIterator { rest.next() }), hasItem(2))
    #expect(rest.next() == 3)
    assertMismatch(
      endless,
      not(hasItem(3)),
      text: "expected no item 3, but [2] was 3"
    )
  }

  @Test("says which condition the nearest element fails; the first condition counts most")
  func conditions() {
    let letter =
      " writes that the table is free on Sunday, and asks for "
    let mails = ["Ann\(letter)an answer", "Bob\(letter)a deposit", "Eve\(letter)a song"]
    assertMismatch(
      mails, hasItem(hasPrefix("Bob") && hasSuffix("an answer")), "mails",
      text: #"""
        mails: expected an item that is a string starting with "Bob" and 1 more condition, but none of 3 is; nearest is [1]: expected a string ending with "an answer", but was ..."nd asks for a deposit"
          [0]: expected a string starting with "Bob", but was "Ann writes that the table is free on Sunday, and asks for an answer" (1 of 2 conditions failed)
          [1]: expected a string ending with "an answer", but was "Bob writes that the table is free on Sunday, and asks for a deposit" (1 of 2 conditions failed)
          [2]: 2 of 2 conditions failed: expected a string starting with "Bob", but was "Eve writes that the table is free on Sunday, and asks for a song"; expected a\#u{20}
              string ending with "an answer", but was "Eve writes that the table is free on Sunday, and asks for a song"
          expected: an item that is a string starting with "Bob" and a string ending with "an answer"
        """#)
  }

  private struct Meal { var guest, food: String; var grams: Int }

  @Test("says of each element how it fails conditions on its properties, and not what was expected")
  func conditionsOnProperties() {
    let meals = [
      Meal(guest: "Pelle", food: "trout", grams: 820),
      Meal(guest: "Mei", food: "bamboo", grams: 48),
      Meal(guest: "Quito", food: "bamboo", grams: 21_200),
    ]
    assertMismatch(
      meals,
      hasItem(
        allOf(hasProperty(\.guest, "Mei"), hasProperty(\.food, "bamboo"), hasProperty(\.grams, 480))
      ),
      "meals",
      text: """
        meals: expected an item whose .guest is "Mei" and .food is "bamboo" and .grams is 480, but none of 3 is; nearest is [1]: grams expected 480, but was 48
          [0]: .guest was "Pelle"; .food was "trout"; .grams was 820
          [1].grams: was 48
          [2]: .guest was "Quito"; .grams was 21200
        """)
  }

  @Test("says also of several conditions how texts that look alike differ")
  func notes() {
    assertMismatch(
      [Meal(guest: "Pelle", food: "trout", grams: 3)],
      everyItem(hasProperty(\.guest, "Реllе") && hasProperty(\.grams, 4)), "meals",
      text: """
        meals: expected every element to be HasItemTests.Meal whose .guest is "Реllе" and .grams is 4, but 1 of 1 was not: [0] .guest was "Pelle"; .grams was 3
          [0]: .guest was "Pelle" (offset 0: expected "Р" (U+0420), but was "P" (U+0050)); .grams was 3
          but was: [HasItemTests.Meal(guest: "Pelle", food: "trout", grams: 3)]
        """)
  }

  @Test("says which of several conditions on one property failed")
  func conditionsOnOneProperty() {
    assertMismatch(
      [Meal(guest: "Mei", food: "trout", grams: 1)],
      everyItem(
        allOf(
          hasProperty(\.grams, greaterThan(3)), hasProperty(\.grams, not(1)),
          hasProperty(\.grams, lessThan(9)))),
      "meals",
      text: """
        meals: expected every element to match, but 1 of 1 did not: [0] 2 of 3 conditions failed: .grams expected a value greater than 3, but was 1; .grams expected not 1, but was 1
          expected: every element to be HasItemTests.Meal whose .grams is a value greater than 3 and .grams is not 1 and .grams is a value less than 9
          but was:  [HasItemTests.Meal(guest: "Mei", food: "trout", grams: 1)]
        """)
  }

  @Test("lists each missing value whole, also where the collection has room on a line")
  func missingItems() {
    let long = "bamboo, cut into pieces of the length of a hand, and washed"
    let meals = [NamedMeal(guest: "Mei", food: long, grams: 1)]
    assertMismatch(
      meals,
      hasItems(
        NamedMeal(guest: "Mei Xiang", food: long, grams: 2),
        NamedMeal(guest: "Mei Xiang", food: long, grams: 3)),
      "meals",
      text: """
        meals: missing HasItemTests.NamedMeal(guest: "Mei Xiang", food: "bamboo, cut into"..., ...), HasItemTests.NamedMeal(guest: "Mei Xiang", food: "bamboo, cut into"..., ...) (0 of 2 expected items found)
          missing: HasItemTests.NamedMeal(guest: "Mei Xiang", food: "bamboo, cut into pieces of the length of a hand, and washed", grams: 2)
          missing: HasItemTests.NamedMeal(guest: "Mei Xiang", food: "bamboo, cut into pieces of the length of a hand, and washed", grams: 3)
          but was: [HasItemTests.NamedMeal(guest: "Mei", food: "bamboo, cut into pieces of the length of a hand, and washed", grams: 1)]
        """)
  }

  private struct NamedMeal: Equatable { var guest, food: String; var grams: Int }

  @Test("the same for every item, and under a name of one's own")
  func conditionsOnEveryItem() {
    let meals = [
      Meal(guest: "Mei", food: "bamboo", grams: 480),
      Meal(guest: "Pelle", food: "trout", grams: 480),
    ]
    let isForMei = allOf(hasProperty(\Meal.guest, "Mei"), hasProperty(\Meal.food, "bamboo"))
    assertMismatch(
      meals, everyItem(isForMei), "meals",
      text: """
        meals: expected every element to be HasItemTests.Meal whose .guest is "Mei" and .food is "bamboo", but 1 of 2 was not: [1] .guest was "Pelle"; .food was "trout"
          but was: [HasItemTests.Meal(guest: "Mei", food: "bamboo", grams: 480), HasItemTests.Meal(guest: "Pelle", food: "trout", grams: 480)]
        """)
    assertMismatch(
      meals[1], describedAs("a meal for Mei", isForMei), "meal",
      text: """
        meal: expected a meal for Mei, but 2 of 2 conditions failed: .guest expected "Mei", but was "Pelle"; .food expected "bamboo", but was "trout"
          but was: HasItemTests.Meal(guest: "Pelle", food: "trout", grams: 480)
        """)
    assertMismatch(
      meals[1], isForMei || hasProperty(\.grams, 1), "meal",
      text: """
        meal: expected (HasItemTests.Meal whose .guest is "Mei" and .food is "bamboo") or HasItemTests.Meal whose .grams is 1, but was HasItemTests.Meal(guest: "Pelle", food: "trout", grams: 480)
          alternative 1: .guest was "Pelle"; .food was "trout"
          alternative 2: .grams was 480
        """)
  }

  @Test("finds one element, and looks no further")
  func match() {
    let counter = Counter()
    let counting = Matcher<Int>("two") { number in
      counter.increase()
      return number == 2
    }
    assertMatches([1, 2, 3], hasItem(counting))
    #expect(counter.count == 2)
    assertMatches([1, 2], hasItem(2))
    assertMatches(OneShot(1, 2), hasItem(greaterThan(1)))
    assertMatches(["a": 1].keys, hasItem("a"))
    assertMatches([1, nil], hasItem(nil))
    assertMatches([[1], [2]], hasItem([2]))
    assertMatches("miso", hasItem("s"))
  }

  @Test("shows what there was instead")
  func mismatch() {
    assertMismatch([1, 2], hasItem(4), text: "expected an item 4, but was [1, 2]")
    assertMismatch([], hasItem(4), text: "expected an item 4, but was []")
    assertMismatch(
      [Double.nan],
      hasItem(.nan),
      text: """
        expected an item nan, \
        but the only element is [0] nan (nan never equals itself, use isNaN())
          but was: [nan]
        """
    )
    assertMismatch(
      OneShot(1, 2),
      hasItem(greaterThan(3)),
      text: "expected an item that is a value greater than 3, but was [1, 2]"
    )
    assertDescription(
      hasItem(greaterThan(3)) as Matcher<[Int]>,
      "an item that is a value greater than 3"
    )
  }

  @Test("says why each element does not match, if that is not obvious")
  func reasons() {
    assertMismatch(
      [[1], [2, 3]],
      hasItem(hasCount(4)),
      text: """
        expected an item whose .count is 4, but was [[1], [2, 3]]
          [0].count: was 1
          [1].count: was 2
        """
    )
    assertMismatch(
      [[2, 3], [1]] as Set,
      hasItem(hasCount(4)),
      text: """
        expected an item whose .count is 4, but was [[1], [2, 3]]
          element: [1].count was 1
          element: [2, 3].count was 2
        """
    )
    assertMismatch(
      Array(0..<100_000),
      hasItem(lessThan(0)),
      text: """
        expected an item that is a value less than 0, but was [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, and 99965 more]
        """
    )
  }

  @Test("tells what came of each element where the list itself has no room")
  func outcomesOfLongList() {
    struct Step {
      var celsius: Int
      var humidity: Int
      var remark = "the doors stayed closed"
    }
    let steps = (0..<4).map { Step(celsius: 50 + 5 * $0, humidity: 44 - 10 * $0) }
    assertMismatch(
      steps, hasItem(hasProperty(\.humidity, lessThan(12))), "steps",
      text: """
        steps: expected an item whose .humidity is a value less than 12, but none of 4 is: .humidity was 44, 34, 24, 14
          element [0]: HasItemTests.Step(celsius: 50, humidity: 44, remark: "the doors stayed closed")
          element [1]: HasItemTests.Step(celsius: 55, humidity: 34, remark: "the doors stayed closed")
          element [2]: HasItemTests.Step(celsius: 60, humidity: 24, remark: "the doors stayed closed")
        """)
    assertMismatch(
      steps.prefix(1), hasItem(hasProperty(\.humidity, lessThan(12))), "steps",
      text: """
        steps: expected an item whose .humidity is a value less than 12, but the only element is not: [0].humidity was 44
          but was: [HasItemTests.Step(celsius: 50, humidity: 44, remark: "the doors stayed closed")]
        """)
    assertMismatch(
      steps, hasItem(allOf(hasProperty(\.humidity, lessThan(12)), hasProperty(\.celsius, 0))),
      "steps",
      text: """
        steps: expected an item whose .humidity is a value less than 12 and .celsius is 0, but none of 4 is: [0] .humidity was 44; .celsius was 50; [1] .humidity was 34; .celsius was 55; and 2 more
          [0]: .humidity was 44; .celsius was 50
          [1]: .humidity was 34; .celsius was 55
          [2]: .humidity was 24; .celsius was 60
          [3]: .humidity was 14; .celsius was 65
          element [0]: HasItemTests.Step(celsius: 50, humidity: 44, remark: "the doors stayed closed")
          element [1]: HasItemTests.Step(celsius: 55, humidity: 34, remark: "the doors stayed closed")
          element [2]: HasItemTests.Step(celsius: 60, humidity: 24, remark: "the doors stayed closed")
        """)
  }

  @Test("does not take a part of each element for a part of the list")
  func outcomesOfNestedLists() {
    let rows = (1...3).map { [$0] + Array(repeating: 0, count: 40) }
    assertMismatch(
      rows, hasItem(hasItem(5, atIndex: 0)), "rows",
      text: """
        rows: expected an item that is a collection with [0] 5, but none of 3 is: [0][0] was 1; [1][0] was 2; [2][0] was 3
          element [0]: \(rows[0])
          element [1]: \(rows[1])
          element [2]: \(rows[2])
        """)
  }

  @Test("tells what came of each element of a set by the element")
  func outcomesOfSet() {
    struct User: Hashable {
      var name: String
      var role = "guest"
      var address = "Rue des Petits Champs 4, 75001 Paris"
    }
    assertMismatch(
      Set(["Ann", "Bob", "Zoë"].map { User(name: $0) }),
      hasItem(hasProperty(\.role, equalTo("admin"))), "users",
      text: """
        users: expected an item whose .role is "admin", but none of 3 is: HasItemTests.User(...).role was "guest"; HasItemTests.User(...).role was "guest"; HasItemTests.User(...).role was "guest"
          element: HasItemTests.User(name: "Ann", role: "guest", address: "Rue des Petits Champs 4, 75001 Paris").role was "guest"
          element: HasItemTests.User(name: "Bob", role: "guest", address: "Rue des Petits Champs 4, 75001 Paris").role was "guest"
          element: HasItemTests.User(name: "Zoë", role: "guest", address: "Rue des Petits Champs 4, 75001 Paris").role was "guest"
        """)
  }

  @Test("of a large set names the same element under not as often as it is asked")
  func largeSet() {
    let numbers = Set(0..<5_000)
    let mismatch = not(hasItem(greaterThan(-1))).mismatch(of: numbers)
    let texts = (0..<3).map { _ in mismatch.map { FailureText($0.explanation).summary } }
    #expect(Set(texts).count == 1)
  }

  @Test("that is a text with a part looks for the nearest place only in those texts that it shows")
  func longTexts() {
    let text = String(repeating: "lorem ipsum secret tok ", count: 10)
    let growth = growth(from: 20, to: 2_000) { count in
      let texts = Array(repeating: text, count: count)
      _ = explain(texts, hasItem(containsString("secret token")))?.description
    }
    #expect(growth < 30, "100 times as many texts are judged")
  }
}

@Suite("hasItems") struct HasItemsTests {
  @Test("finds an element for each, perhaps the same one")
  func match() {
    assertMatches([1, 2, 3], hasItems(3, 1))
    assertMatches([1], hasItems(1, 1))
    assertMatches([1, 2, 3], hasItems(greaterThan(2), 1))
    assertMatches([1, 2, 3], hasItems([1, 2]))
    assertMatches([1, 2, 3], hasItems([greaterThan(2)]))
    assertMatches(OneShot(2, 1), hasItems(1, 2))
    assertMatches([Int](), hasItems([Int]()))
    assertDescription(
      hasItems(1, greaterThan(2)) as Matcher<[Int]>,
      "items 1 and a value greater than 2"
    )
  }

  @Test("names all that is missing, and nothing else")
  func mismatch() {
    assertMismatch(
      [1, 2],
      hasItems(1, 7, 8),
      text: """
        missing 7, 8, but was [1, 2] (1 of 3 expected items found)
        """
    )
    assertMismatch(
      [1],
      hasItems(2, 3, 4),
      text: """
        missing 2, 3, 4, but was [1] (0 of 3 expected items found)
        """
    )
    assertMismatch(
      [1],
      hasItems(2, 3, 4, 5),
      text: """
        missing 2, 3, 4, and 1 more, but was [1] (0 of 4 expected items found)
          missing: 2
          missing: 3
          missing: 4
          missing: 5
        """
    )
  }

  @Test("names the nearest of several where the elements are not all in sight")
  func nearest() {
    let crates = (1...40).map { "crate \($0)" }
    assertMismatch(
      Array(crates[9...11]), hasItems("crate 13", "crate 14"),
      text: """
        missing "crate 13", "crate 14", but was ["crate 10", "crate 11", "crate 12"] \
        (0 of 2 expected items found)
        """)
    assertMismatch(
      crates, hasItems("crate 3O", "crates 7"),
      text: """
        missing "crate 3O" (nearest is [29] "crate 30" (offset 7: expected "O" (U+004F), but was "0" (U+0030))), "crates 7" (nearest is [6] "crate 7") \
        (0 of 2 expected items found)
          but was: ["crate 1", "crate 2", "crate 3", "crate 4", "crate 5", "crate 6", "crate 7", "crate 8", "crate 9", "crate 10", "crate 11", "crate 12", and 28 more]
        """)
  }

  @Test("counts what it does not describe")
  func many() {
    assertDescription(
      hasItems([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]) as Matcher<[Int]>,
      "items 11 and 12 and 13 and 14 and 15 and 16 and 17 and 18 and 19 and 20 and 2 more"
    )
    assertMatches(0..<100_000, hasItems(99_999, 0))
    assertMismatch(
      OneShot(1, 2),
      hasItems(2, 3),
      text: """
        missing 3, but was [1, 2] (1 of 2 expected items found)
        """
    )
  }
}

private struct Flight {
  var minutes: Int
  var ageOfBird: Int
}

@Suite("everyItem") struct EveryItemTests {
  @Test("shows on lines of their own the elements that have no room on the first line")
  func rest() {
    let labels = ["Volume", "Back", "Play sample button", "Reset", " "]
    assertMismatch(
      labels,
      everyItem(noneOf(isBlank(), hasSuffix("button"), hasPrefix("Image"), hasPrefix("Picture"))),
      "labels of the elements on the screen for the settings of the player",
      text: """
        labels of the elements...the player: expected every element to be none of a blank string, and 3 more, but 2 of 5 were not: [2] was "Play sample button", which is a string ending with "button", and [4]
          [2]: was "Play sample button", which is a string ending with "button"
          [4]: was " ", which is a blank string
          expected: every element to be none of a blank string, a string ending with "button", a string starting with "Image", a string starting with "Picture"
          but was:  ["Volume", "Back", "Play sample button", "Reset", " "]
        """
    )
  }

  @Test("says what was expected of the part that is wrong where the condition is long")
  func longCondition() {
    let isRight = when(
      hasProperty(\Flight.ageOfBird, lessThan(3)),
      then: hasProperty(\.minutes, lessThanOrEqualTo(20)),
      otherwise: hasProperty(\.minutes, inInterval(30...40)))
    assertThat(
      explain([Flight(minutes: 35, ageOfBird: 2)], everyItem(isRight), "flights")?.summary,
      presentAnd(
        equalTo(
          """
          flights: expected every element to match, but 1 of 1 did not: [0].minutes expected \
          a value less than or equal to 20, but was 35 \
          (because it is Flight whose .ageOfBird is a value less than 3)
          """)))
  }

  @Test("matches when all elements do, and when there are none")
  func match() {
    assertMatches([1, 2], everyItem(greaterThan(0)))
    assertMatches([], everyItem(equalTo(7)))
    assertMatches([7, 7], everyItem(7))
    assertMatches(OneShot(1, 2), everyItem(greaterThan(0)))
    assertDescription(
      everyItem(greaterThan(0)) as Matcher<[Int]>,
      "every element to be a value greater than 0"
    )
  }

  @Test("names all elements that differ, with their positions")
  func mismatch() {
    assertMismatch(
      [1, 0, 2, -3],
      everyItem(greaterThan(0)),
      text: """
        expected every element to be a value greater than 0, but 2 of 4 were not: [1] was 0, [3] was -3
          but was: [1, 0, 2, -3]
        """
    )
    assertMismatch(
      OneShot(1, 0),
      everyItem(greaterThan(0)),
      text: """
        expected every element to be a value greater than 0, but 1 of 2 was not: [1] was 0
          but was: [1, 0]
        """
    )
    assertMismatch(
      [3] as Set,
      everyItem(7),
      text: """
        expected every element to be 7, but 1 of 1 was not: was 3
          but was: [3]
        """
    )
  }

  @Test("writes an entry of a dictionary as a dictionary")
  func entries() {
    assertMismatch(
      ["a": 1, "b": 2],
      everyItem(hasProperty(\.value, lessThan(2))),
      text: """
        expected every element to be (key: String, value: Int) whose .value is a value less than 2, but 1 of 2 was not: ["b": 2].value was 2
          but was: ["a": 1, "b": 2]
        """
    )
  }

  @Test("leads into the elements")
  func nested() {
    assertMismatch(
      [[1], [2, 3], [4, 5, 6]],
      everyItem(hasCount(1)),
      text: """
        expected every element to be [Int] whose .count is 1, but 2 of 3 were not: [1].count was 2, [2].count was 3
          but was: [[1], [2, 3], [4, 5, 6]]
        """
    )
    assertMismatch(
      [[1, 2], [1, 3]],
      everyItem(contains(equalTo(1), lessThan(3))),
      text: """
        expected every element to be [1, a value less than 3], but 1 of 2 was not: [1][1] was 3
          but was: [[1, 2], [1, 3]]
        """
    )
  }

  @Test("names an element of a set by itself, in an order that is the same in every run")
  func sets() {
    assertMismatch(
      [-6, -7, -8, -9] as Set,
      everyItem(greaterThan(0)),
      text: """
        expected every element to be a value greater than 0, but 4 of 4 were not: was -9, was -8, was -7, and 1 more
          element: was -9
          element: was -8
          element: was -7
          element: was -6
          but was: [-9, -8, -7, -6]
        """
    )
    assertMismatch(
      [[1], [2, 3]] as Set,
      everyItem(hasCount(1)),
      text: """
        expected every element to be [Int] whose .count is 1, but 1 of 2 was not: [2, 3].count was 2
          but was: [[1], [2, 3]]
        """
    )
    assertMismatch(
      ["soup": 1].values,
      everyItem(2),
      text: """
        expected every element to be 2, but 1 of 1 was not: was 1
          but was: [1]
        """
    )
  }

  @Test("shows few of many elements, and counts all")
  func many() {
    let few = [17: -4, 512: -9, 998: -1]
    assertMismatch(
      (0..<1_000).map { few[$0] ?? $0 + 1 },
      everyItem(greaterThan(0)),
      "values",
      text: """
        values: expected every element to be a value greater than 0, but 3 of 1000 were not: [17] was -4, [512] was -9, [998] was -1
        """
    )
    let first = [0: -1, 3: -4, 5: -2, 6: -2, 9: -8, 12: -1, 13: -3, 15: -5, 16: -1, 19: -2]
    let values = (0..<1_000).map { first[$0] ?? ((20..<309).contains($0) ? -9 : 1) }
    assertMismatch(
      values.dropLast() + [-7],
      everyItem(greaterThan(0)),
      "values",
      text: """
        values: expected every element to be a value greater than 0, but 300 of 1000 were not: [0] was -1, [3] was -4, [5] was -2, and 297 more
          [0]: was -1
          [3]: was -4
          [5]: was -2
          [6]: was -2
          [9]: was -8
          [12]: was -1
          [13]: was -3
          [15]: was -5
          [16]: was -1
          [19]: was -2
          more: 290 of 300 not shown, the last is [999]: was -7
        """
    )
    assertMatches(0..<100_000, everyItem(greaterThan(-1)))
    assertMismatch(
      0..<100_000,
      everyItem(not(77_777)),
      text: """
        expected every element to be not 77777, but 1 of 100000 was not: [77777] was 77777
          but was: 0..<100000
        """
    )
  }

  @Test("treats nan as different from itself")
  func nan() {
    assertMismatch(
      [Double.nan, 1],
      everyItem(.nan),
      text: """
        expected every element to be nan, but 2 of 2 were not: [0] was nan (nan never equals itself, use isNaN()), [1] was 1.0
          but was: [nan, 1.0]
        """
    )
  }

  @Test("in items of items takes no longer for each further item of the inner ones")
  func nestedItems() {
    let inner: Matcher<[[[Int]]]> = everyItem(everyItem(everyItem(greaterThan(0))))
    func text(_ count: Int) -> String? {
      let innermost = Array(repeating: Array(repeating: -1, count: count), count: count)
      return explain(Array(repeating: innermost, count: count), inner)?.summary
    }
    let most = growth(from: 3, to: 12) { _ = text($0) }
    #expect(most < 150, "64 times as many elements are judged")
    #expect(text(12)?.contains("[0] 12 of 12 were not: [0] was -1, and 11 more") == true)
  }
}

@Suite("every item, with two differences") struct EveryItemWithTwoDifferencesTests {
  private struct Meeting: Equatable {
    var id = 1
    var title = "Planning of the winter menu"
    var room = "Zurich"
    var rate = 1.5
    var level = 3
  }

  @Test("shows both with their values, before more of what was expected")
  func both() {
    assertMismatch(
      [Meeting(rate: 2, level: 4)], everyItem(Meeting()), "meetings",
      text: """
        meetings: expected every element to match, but 1 of 1 did not: [0] 2 of 5 fields differ: .rate expected 1.5, but was 2.0; .level expected 3, but was 4
          expected: every element to be EveryItemWithTwoDifferencesTests.Meeting(id: 1, title: "Planning of the winter menu", room: "Zurich", rate: 1.5, level: 3)
          but was:  [EveryItemWithTwoDifferencesTests.Meeting(id: 1, title: "Planning of the winter menu", room: "Zurich", rate: 2.0, level: 4)]
        """)
  }
}

@Suite("hasItem at an index") struct HasItemAtIndexTests {
  @Test("judges one element")
  func items() {
    assertMatches(["a", "b"], hasItem("b", atIndex: 1))
    assertMatches(OneShot("a", "b"), hasItem(hasPrefix("b"), atIndex: 1))
    assertMismatch(
      ["a"],
      hasItem("b", atIndex: 0),
      "it",
      text: """
        it[0]: expected "b", but was "a"
          but was: ["a"]
        """
    )
    assertMismatch(
      ["a"],
      hasItem("b", atIndex: 1),
      text: "expected a collection with [1] \"b\", but it has 1 element: [\"a\"]"
    )
    assertMismatch(
      ["a"],
      hasItem("b", atIndex: -1),
      text: "expected a collection with [-1] \"b\", but no element can be at [-1]"
    )
    assertDescription(
      hasItem("b", atIndex: 1) as Matcher<[String]>,
      "a collection with [1] \"b\""
    )
  }

  @Test("is never met at a negative index")
  func negativeIndex() {
    for matcher in [hasItem(3, atIndex: -1), hasItem(greaterThan(2), atIndex: -1)]
      as [Matcher<ContiguousArray<Int>>]
    {
      assertThat(
        explain([1, 2, 3], matcher)?.summary,
        presentAnd(hasSuffix("but no element can be at [-1]")))
    }
    assertMismatch(
      [1, 2, 3], hasItem(3, atIndex: -1), "it",
      text: "it: expected a collection with [-1] 3, but no element can be at [-1]")
  }
}
