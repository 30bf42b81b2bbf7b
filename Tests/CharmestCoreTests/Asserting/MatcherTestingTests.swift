import Charmest
import Testing

private let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }

@Suite("The kit for authors of matchers") struct MatcherTestingTests {
  @Test func whatIsAsExpectedIsNotReported() {
    let failures = collectFailures {
      assertMatches(4, isEven)
      assertMatches([2, 4], everyItem(isEven), "bowls")
      assertMismatch(3, isEven, text: "expected an even number, but was 3")
      assertMismatch(3, isEven, "bowls", text: "bowls: expected an even number, but was 3")
      assertMismatch(
        [2, 3],
        everyItem(isEven),
        "bowls",
        text: """
          bowls: expected every element to be an even number, but 1 of 2 was not: [1] was 3
            but was: [2, 3]
          """
      )
      assertDescription(isEven, "an even number")
      assertDescription(not(isEven), "not an even number", "odd")
    }
    #expect(failures.map(\.description) == [])
  }

  @Test func aMatchIsAskedForAsByAssertThat() {
    let bowls = 3
    let failures = collectFailures {
      assertMatches(bowls, isEven)
      assertMatches(3, isEven, "the bowls")
      assertMatches([2, 3], everyItem(isEven), "bowls")
    }
    #expect(
      failures.map(\.description) == [
        "bowls: expected an even number, but was 3",
        "the bowls: expected an even number, but was 3",
        """
        bowls: expected every element to be an even number, but 1 of 2 was not: [1] was 3
          but was: [2, 3]
        """,
      ]
    )
  }

  @Test func aValueThatMatchesIsNoMismatch() {
    let bowls = 4
    let failures = collectFailures {
      assertMismatch(4, isEven, text: "expected an even number, but was 4")
      assertMismatch(bowls, isEven, text: "expected an even number, but was 4")
      assertMismatch(4, isEven, "the bowls", text: "expected an even number, but was 4")
    }
    #expect(
      failures.map(\.description) == [
        "expected a mismatch with an even number, but 4 matches",
        "bowls: expected a mismatch with an even number, but 4 matches",
        "the bowls: expected a mismatch with an even number, but 4 matches",
      ]
    )
  }

  @Test func anotherTextIsShownBesideTheExpectedOne() {
    let failures = collectFailures {
      assertMismatch(3, isEven, text: "expected an odd number, but was 3")
    }
    #expect(
      failures.map(\.description) == [
        #"""
        failure text: expected "expected an odd number, but was 3", but was "expected an even number, but was 3"
        """#
      ]
    )
  }

  @Test func textsThatDifferLateAreShownWhole() {
    let failures = collectFailures {
      assertMismatch(3, isEven, "bowls", text: "bowls: expected an even number, but was 4")
    }
    #expect(
      failures.map(\.description) == [
        #"""
        failure text of bowls: expected ..."ven number, but was 4", but was ..."ven number, but was 3" (first difference at offset 40 of 41)
          expected line 1: bowls: expected an even number, but was 4
          actual line 1:   bowls: expected an even number, but was 3
        """#
      ]
    )
  }

  @Test func textsOfSeveralLinesAreShownLineByLine() {
    let failures = collectFailures {
      assertMismatch([2, 3], everyItem(isEven), "bowls", text: "no")
    }
    #expect(
      failures.map(\.description) == [
        #"""
        failure text of bowls: 2 of 2 lines differ: line 1 expected "no", but was "bowls: expected every"... (first difference at offset 0); line 2 unexpected "  but was: [2, 3]"
          expected line 1: no
          actual line 1:   bowls: expected every element to be an even number, but 1 of 2 was not: [1] was 3
          actual line 2:     but was: [2, 3]
        """#
      ]
    )
  }

  @Test func emptyLinesAreShown() {
    let failures = collectFailures {
      assertMismatch(3, isEven, "bowls", text: "no\n\nyes")
    }
    #expect(
      failures.map(\.description) == [
        #"""
        failure text of bowls: 3 of 3 lines differ: line 1 expected "no", but was "bowls: expected an ev"... (first difference at offset 0); missing "" after line 1; then "yes"
          expected line 1: no
          expected line 2: \#("")
          expected line 3: yes
          actual line 1:   bowls: expected an even number, but was 3
        """#
      ]
    )
  }

  @Test func anotherDescriptionIsNamedByTheWordsOfTheSource() {
    let failures = collectFailures {
      assertDescription(isEven, "an odd number")
      assertDescription(not(isEven), "an odd number")
      assertDescription(isEven, "an odd number", "even")
    }
    #expect(
      failures.map(\.description) == [
        #"isEven.description: expected "an odd number", but was "an even number""#,
        #"not(isEven).description: expected "an odd number", but was "not an even number""#,
        #"even.description: expected "an odd number", but was "an even number""#,
      ]
    )
  }

  @Test func theMatcherJudgesOnce() {
    final class Judgements { var count = 0 }
    let judgements = Judgements()
    let counting = Matcher<Judgements>("a rare judgement") { judgements in
      judgements.count += 1
      return .mismatch("was judged")
    }
    let text = """
      expected a rare judgement, but was judged
        but was: MatcherTestingTests.Judgements(count: 1)
      """
    assertMismatch(judgements, counting, text: text)
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
