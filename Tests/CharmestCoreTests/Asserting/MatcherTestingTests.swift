import Charmest
import Testing
import WrittenTexts

private let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }

@Suite("The kit for authors of matchers") struct MatcherTestingTests {
  @Test func whatIsAsExpectedIsNotReported() {
    let failures = collectFailures {
      assertMatches(4, isEven)
      assertMatches([2, 4], everyItem(isEven), "bowls")
      assertMismatch(3, isEven, text: "expected an even number, but was 3")
      assertMismatch(3, isEven, "bowls", text: "bowls: expected an even number, but was 3")
      assertDescription(isEven, "an even number")
      assertDescription(not(isEven), "not an even number", "odd")
    }
    #expect(failures.isEmpty)
  }

  @Test func aMatchIsAskedForAsByAssertThat() {
    let bowls = 3
    let failures = collectFailures {
      assertMatches(bowls, isEven)
      assertMatches(3, isEven, "the bowls")
      assertMatches([2, 3], everyItem(isEven), "list")
    }
    #expect(failures.map(\.subject) == ["bowls", "the bowls", "list"])
  }

  @Test func aValueThatMatchesIsNoMismatch() {
    let bowls = 4
    expectText(
      collectFailures {
        assertMismatch(4, isEven, text: "expected an even number, but was 4")
        assertMismatch(bowls, isEven, text: "expected an even number, but was 4")
        assertMismatch(4, isEven, "the bowls", text: "expected an even number, but was 4")
      },
      """
      expected a mismatch with an even number, but 4 matches
      bowls: expected a mismatch with an even number, but 4 matches
      the bowls: expected a mismatch with an even number, but 4 matches
      """
    )
  }

  @Test func anotherTextIsShownLineByLine() throws {
    let failures = collectFailures {
      assertMismatch([2, 3], everyItem(isEven), "bowls", text: "no\n\nyes")
      assertMismatch(3, isEven, "bowls", text: "bowls: expected an even number, but was 4")
    }
    #expect(failures.count == 2)
    let actual = try #require(explain([2, 3], everyItem(isEven), "bowls")).description
    let lines = actual.split(separator: "\n").map { String($0) } + ["no", "yes"]
    for line in lines { assertThat(failures[0].description, containsString(line)) }
    assertThat(failures[1].description, containsStringsInOrder("was 4", "was 3"))
  }

  @Test func anotherDescriptionIsNamedByTheWordsOfTheSource() {
    expectText(
      collectFailures {
        assertDescription(isEven, "an odd number")
        assertDescription(not(isEven), "an odd number")
        assertDescription(isEven, "an odd number", "even")
      },
      """
      isEven.description: expected "an odd number", but was "an even number"
      not(isEven).description: expected "an odd number", but was "not an even number"
      even.description: expected "an odd number", but was "an even number"
      """
    )
  }

  @Test func theMatcherJudgesOnce() {
    final class Judgements { var count = 0 }
    let judgements = Judgements()
    let counting = Matcher<Judgements>("a rare judgement") { judgements in
      judgements.count += 1
      return .mismatch("was judged")
    }
    _ = collectFailures { assertMismatch(judgements, counting, text: "") }
    #expect(judgements.count == 1)
    _ = collectFailures { assertMatches(judgements, counting) }
    #expect(judgements.count == 2)
  }

  @Test func failuresAreReportedAtTheCallersPlace() {
    let line = #line + 2
    let failures = collectFailures {
      assertMatches(3, isEven)
      assertMismatch(4, isEven, text: "")
      assertMismatch(3, isEven, text: "")
      assertDescription(isEven, "")
    }
    #expect(failures.map { $0.line - line } == [0, 1, 2, 3])
    #expect(failures.map(\.column) == [20, 21, 21, 24])
    #expect(failures.allSatisfy { $0.fileID == #fileID && $0.filePath == #filePath })
  }

  @Test func thePlaceOfTheCallerCanBeForwarded() {
    func expectEven(_ value: Int, file: StaticString = #filePath, line: UInt = #line) {
      assertMatches(value, isEven, file: file, line: line)
      assertMismatch(value, not(isEven), text: "", file: file, line: line)
      assertDescription(isEven, "", file: file, line: line)
    }
    let line = #line + 1
    let failures = collectFailures { expectEven(3) }
    #expect(failures.map { $0.line - line } == [0, 0, 0])
  }
}
