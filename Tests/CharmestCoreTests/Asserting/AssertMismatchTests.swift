import Charmest
import Testing
import WrittenTexts

private let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }

@Suite("assertMismatch") struct AssertMismatchTests {
  @Test func whatIsAsExpectedIsNotReported() {
    let failures = collectFailures {
      assertMismatch(3, isEven, text: "expected an even number, but was 3")
      assertMismatch(3, isEven, "bowls", text: "bowls: expected an even number, but was 3")
    }
    #expect(failures.isEmpty)
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

  @Test func theMatcherJudgesOnce() {
    final class Judgements { var count = 0 }
    let judgements = Judgements()
    let counting = Matcher<Judgements>("a rare judgement") { judgements in
      judgements.count += 1
      return .mismatch("was judged")
    }
    _ = collectFailures { assertMismatch(judgements, counting, text: "") }
    #expect(judgements.count == 1)
  }

  @Test func failuresAreReportedAtTheCallersPlace() {
    let line = #line + 2
    let failures = collectFailures {
      assertMismatch(4, isEven, text: "")
      assertMismatch(3, isEven, text: "")
    }
    #expect(failures.map { $0.line - line } == [0, 1])
    #expect(failures.map(\.column) == [21, 21])
    #expect(failures.allSatisfy { $0.fileID == #fileID && $0.filePath == #filePath })
  }

  @Test func thePlaceOfTheCallerCanBeForwarded() {
    func expectEven(_ value: Int, file: StaticString = #filePath, line: UInt = #line) {
      assertMismatch(value, not(isEven), text: "", file: file, line: line)
    }
    let line = #line + 1
    let failures = collectFailures { expectEven(3) }
    #expect(failures.map { $0.line - line } == [0])
  }
}
