import Charmest
import CharmestCore
import Testing

@Suite("A reported failure") struct ReportedFailureTests {
  private struct Order: Equatable {
    var bowls = 2
    var extras = ["wakame", "tamago"]
  }

  private func differences(_ body: () throws -> Void) throws -> [ReportedFailure.Difference] {
    try #require(collectFailures(body).first).differences
  }

  @Test("has its subject and each difference with its place and both sides")
  func fields() throws {
    let order = Order(bowls: 3, extras: ["wakame", "nori"])
    let failures = collectFailures { assertThat(order, Order()) }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(failure.subject == "order")
    #expect(failure.differences.map(\.path) == [".bowls", ".extras[1]"])
    #expect(failure.differences.map(\.expected) == ["2", #""tamago""#])
    #expect(failure.differences.map(\.actual) == ["3", #""nori""#])
  }

  @Test("has no path where the value itself differs, and no subject where it has no name")
  func plain() throws {
    let failures = collectFailures { assertThat(3, greaterThan(4)) }
    let failure = try #require(failures.first)
    #expect(failure.subject == "")
    #expect(failure.differences.map(\.path) == [""])
    #expect(failure.differences.map(\.expected) == ["a value greater than 4"])
    #expect(failure.differences.map(\.actual) == ["3"])
  }

  @Test("has one side where something is missing or came unexpectedly")
  func oneSide() throws {
    let missing = try differences { assertThat([1, 2], containsExactly(1, 2, 3)) }
    #expect(missing.map(\.path) == ["after [1]"])
    #expect(missing.map(\.expected) == ["3"])
    #expect(missing.map(\.actual) == [nil])
    let unexpected = try differences { assertThat([1, 2, 3], containsExactly(1, 2)) }
    #expect(unexpected.map(\.path) == ["[2]"])
    #expect(unexpected.map(\.expected) == [nil])
    #expect(unexpected.map(\.actual) == ["3"])
  }

  @Test("says in words what came instead of a value")
  func words() throws {
    let found = try differences { assertThat([1, 2], not(hasItem(2))) }
    #expect(found.map(\.expected) == ["no item 2"])
    #expect(found.map(\.actual) == ["[1] was 2"])
  }

  @Test("of a call names the call, and has each argument that differs")
  func call() throws {
    let washCalls = MockMethod("wash(pots:)", taking: Int.self)
    washCalls.invoke(3)
    let failures = collectFailures { verify(washCalls, .once, calledWith: 2) }
    let failure = try #require(failures.first)
    #expect(failure.subject == "wash(pots: 2)")
    #expect(failure.differences.map(\.path) == ["pots"])
    #expect(failure.differences.map(\.expected) == ["2"])
    #expect(failure.differences.map(\.actual) == ["3"])
  }

  @Test("of calls has the arguments of the nearest, and words where none is")
  func calls() throws {
    let moveCalls = MockMethod("move(from:to:)", taking: Size.self, Int.self)
    moveCalls.invoke(Size(width: 1, height: 2), 7)
    moveCalls.invoke(Size(width: 8, height: 9), 5)
    let nearest = try told { verify(moveCalls, calledWith: Size(width: 1, height: 3), 6) }
    #expect(nearest == [["from.height", "3", "2"], ["to", "6", "7"]])
    let count = try told { verify(moveCalls, .never) }
    #expect(count.map { $0[1] } == ["no calls"])
    let tie = MockMethod("say(_:)", taking: String.self)
    let never = try told { verify(tie, calledWith: "x") }
    #expect(never == [["", "1 call", "was never called"]])
    tie.invoke("a")
    let one = try told { verify(tie, calledWith: "x") }
    #expect(one == [["first argument", #""x""#, #""a""#]])
  }

  @Test("shows what differs in values that look alike, also in any order")
  func lookAlikes() throws {
    let expected = String(repeating: "abcdefghij ", count: 40)
    var actual = expected
    actual.insert("X", at: actual.index(actual.startIndex, offsetBy: 220))
    for found in [
      try told { assertThat([actual], containsInAnyOrder(expected)) },
      try told { assertThat([actual], containsInAnyOrder(equalTo(expected))) },
      try told { assertThat(Set([actual]), equalTo([expected])) },
    ] {
      let sides = found.flatMap { $0.dropFirst() }.compactMap(\.self)
      #expect(sides.count == 2)
      #expect(Set(sides).count == 2, "\(found)")
      #expect(sides.last?.contains("X") == true)
    }
    let inside = try told {
      assertThat(
        [Size(width: 1, height: 2), Size(width: 3, height: 4)],
        containsInAnyOrder(Size(width: 3, height: 5), Size(width: 1, height: 2)))
    }
    #expect(inside == [["[1].height", "5", "4"]])
  }

  @Test("names elements without places by themselves")
  func unordered() throws {
    let sets = try told { assertThat(Set([[1, 3], [3]]), everyItem(everyItem(3))) }
    #expect(sets == [["[1, 3][0]", "3", "1"]])
    let entries = try told { assertThat(["a": 1, "b": 2], everyItem(hasProperty(\.value, 2))) }
    #expect(entries == [[#"["a": 1].value"#, "2", "1"]])
  }

  @Test("has the places inside a described value")
  func described() throws {
    let plain = try told { assertThat(5, describedAs("good", greaterThan(6))) }
    #expect(plain == [["", "good", "5"]])
    let part = try told {
      assertThat(Size(width: 1, height: 2), describedAs("flat", hasProperty(\.height, 0)))
    }
    #expect(part == [[".height", "0", "2"]])
    let every = try told {
      assertThat([1, 9], describedAs("big numbers", everyItem(greaterThan(9))))
    }
    #expect(
      every == [["[0]", "a value greater than 9", "1"], ["[1]", "a value greater than 9", "9"]])
  }

  @Test("has each difference inside several parts")
  func nestedParts() throws {
    let found = try differences {
      assertThat([[1, 2, 3], [4, 5, 6], [7]], equalTo([[1, 0, 0], [4, 5, 6], [8]]))
    }
    #expect(found.map(\.path) == ["[0][1]", "[0][2]", "[2][0]"])
    #expect(found.map(\.expected) == ["0", "0", "8"])
    #expect(found.map(\.actual) == ["2", "3", "7"])
    let entries = try differences {
      assertThat(
        ["a": ["x": 1, "y": 2], "b": [:]], equalTo(["a": ["x": 2, "y": 3], "b": ["z": 1]]))
    }
    #expect(entries.map(\.path) == [#"["a"]["x"]"#, #"["a"]["y"]"#, #"["b"]"#])
  }

  @Test("of very many differences has the first ones and the last")
  func many() throws {
    let numbers = Array(0..<100)
    let found = try differences { assertThat(numbers.map { $0 + 1_000 }, equalTo(numbers)) }
    #expect(found.count == 11)
    #expect(found.last?.path == "[99]")
  }

  /// The path of each difference, what was expected, and what came.
  private func told(_ body: () throws -> Void) throws -> [[String?]] {
    try differences(body).map { [$0.path, $0.expected, $0.actual] }
  }

  @Test("has what is missing or unexpected in any order at its own place")
  func anyOrder() throws {
    let values = try told { assertThat([1, 5, 5], containsInAnyOrder(1, 2, 3)) }
    #expect(values == [["", "2", nil], ["", "3", nil], ["[1]", nil, "5"], ["[2]", nil, "5"]])
    let counts = try told { assertThat([1, 1], containsInAnyOrder(1, 2)) }
    #expect(counts == [["[1]", nil, "1"], ["", "2", nil]])
    let repeated = try told { assertThat([1, 2], containsInAnyOrder(1, 1, 2, 9, 9)) }
    #expect(repeated == [["", "1", nil], ["", "9", nil], ["", "9", nil]])
    let matchers = try told {
      assertThat([1, 5], containsInAnyOrder(lessThan(3), greaterThan(9)))
    }
    #expect(matchers == [["", "a value greater than 9", nil], ["[1]", nil, "5"]])
    let sets = try told { assertThat(Set([1, 2]), equalTo([1, 3])) }
    #expect(sets == [["", "3", nil], ["", nil, "2"]])
    let subset = try told { assertThat([1, 5], isSubset(of: [1, 2])) }
    #expect(subset == [["[1]", nil, "5"]])
    let superset = try told { assertThat([1, 5], isSuperset(of: [1, 2])) }
    #expect(superset == [["", "2", nil]])
  }

  @Test("has each of several missing items")
  func missingItems() throws {
    let items = try told { assertThat([1, 5], hasItems(1, 2, 3)) }
    #expect(items == [["", "2", nil], ["", "3", nil]])
    let inOrder = try told { assertThat(["a", "c"], containsInRelativeOrder("a", "b", "c")) }
    #expect(inOrder == [["", #""b""#, nil]])
    let misplaced = try told { assertThat(["b", "a"], containsInRelativeOrder("a", "b")) }
    #expect(misplaced == [["", #""b" after [1] "a""#, "it came before, at [0]"]])
  }

  @Test("has the key of a missing, an unexpected and a renamed entry as its place")
  func entries() throws {
    let missing = try told { assertThat(["a": 1], hasEntry("b", 2)) }
    #expect(missing == [[#"["b"]"#, "2", nil]])
    let other = try told { assertThat(["a": 1, "b": 7, "c": 9], equalTo(["a": 1, "d": 2])) }
    #expect(other == [[#"["b"]"#, nil, "7"], [#"["c"]"#, nil, "9"], [#"["d"]"#, "2", nil]])
    let renamed = try told { assertThat(["NO3": 12.5], equalTo(["nitrate": 12.5])) }
    #expect(
      renamed == [[#"["nitrate"]"#, "12.5", #"it is at the unexpected key "NO3""#]])
  }

  @Test("has both places of swapped values")
  func swapped() throws {
    let elements = try told { assertThat([1, 3, 2, 4, 5], equalTo([1, 2, 3, 4, 5])) }
    #expect(elements == [["[1]", "2", "3"], ["[2]", "3", "2"]])
    let sizes = try told { assertThat(Size(width: 3, height: 2), Size(width: 2, height: 3)) }
    #expect(sizes == [[".width", "2", "3"], [".height", "3", "2"]])
  }

  @Test("has what was expected where an element of another order stands")
  func otherOrder() throws {
    let hives = (0..<30).map { "the hive number \($0)" }
    let found = try told {
      assertThat(Array(hives[1...4]) + [hives[0]] + hives[5...], equalTo(hives))
    }
    #expect(found == [["[4]", #""the hive number 4""#, #""the hive number 0""#]])
  }

  private struct Size: Equatable {
    var width: Int
    var height: Int
  }

  @Test("has each element that is not as every one should be")
  func everyElement() throws {
    let numbers = try told { assertThat([1, 5, 7], everyItem(lessThan(3))) }
    #expect(
      numbers == [["[1]", "a value less than 3", "5"], ["[2]", "a value less than 3", "7"]])
    let lists = try told { assertThat([[1], [2, 3]], everyItem(hasItems(2, 3))) }
    #expect(lists == [["[0]", "2", nil], ["[0]", "3", nil]])
    let many = try differences { assertThat(0..<100, everyItem(lessThan(0))) }
    #expect(many.count == 11)
    #expect(many.last?.path == "[99]")
  }

  @Test("is empty of differences where nothing was caught")
  func nothing() {
    #expect(collectFailures { assertThat(1, 1) }.isEmpty)
  }
}
