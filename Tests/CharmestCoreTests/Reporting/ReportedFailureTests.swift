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

  @Test("of a call names the call and how it differs")
  func call() throws {
    let washCalls = MockMethod("wash(pots:)", taking: Int.self)
    washCalls.invoke(3)
    let failures = collectFailures { verify(washCalls, .once, calledWith: 2) }
    let failure = try #require(failures.first)
    #expect(failure.subject == "wash(pots: 2)")
    #expect(failure.differences.map(\.expected) == ["1 call"])
    #expect(failure.differences.map(\.actual) == ["call 1 differs: pots expected 2, but was 3"])
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

  @Test("is empty of differences where nothing was caught")
  func nothing() {
    #expect(collectFailures { assertThat(1, 1) }.isEmpty)
  }
}
