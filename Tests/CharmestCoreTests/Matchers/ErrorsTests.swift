import Charmest
import CharmestCore
import Foundation
import Testing
import WrittenTexts

private enum ParseError: Error, Equatable {
  case empty
  case eof(line: Int)
}

private struct OutOfStock: Error, Equatable { var soup = "miso" }

@Suite("throwsError") struct ThrowsErrorTests {
  private func parse(_ text: String) throws -> Int {
    switch text {
    case "": throw ParseError.empty
    case "(": throw ParseError.eof(line: 3)
    default: return text.count
    }
  }

  @Test("judges closures, by value, by type, by matcher or not at all")
  func match() {
    let failures = collectFailures {
      assertThat({ try parse("") }, throwsError())
      assertThat({ try parse("") }, throwsError(ParseError.empty))
      assertThat({ try parse("(") }, throwsError(ParseError.self))
      assertThat({ try parse("(") }, throwsError(isCase("eof") as Matcher<ParseError>))
      assertThat({ try parse("(") }, throwsError(isCase("eof")))
      assertThat({ try parse("(") }, throwsError(anything()))
      assertThat({ try parse("(") }, throwsError(hasProperty(named: "line", 3)))
      assertThat({ try parse("ab") }, not(throwsError()))
    }
    #expect(failures.map(\.description) == [])
    assertDescription(
      throwsError(ParseError.self) as Matcher<() throws -> Int>, "to throw ParseError")
  }

  @Test("says how the closure ended instead")
  func mismatch() {
    expectText(
      collectFailures {
        assertThat({ try parse("ab") }, throwsError(), "parse")
        assertThat({}, throwsError(), "wait")
        assertThat({ try parse("(") }, throwsError(ParseError.empty), "parse")
        assertThat({ throw OutOfStock() }, throwsError(ParseError.self), "order")
        assertThat({ try parse("(") }, not(throwsError()), "parse")
      },
      #"""
      parse: expected to throw, but returned 2
      wait: expected to throw, but did not throw
      parse: expected to throw ParseError.empty, but threw ParseError.eof(line: 3)
      order: expected to throw ParseError, but threw OutOfStock(soup: "miso")
      parse: expected not to throw, but threw ParseError.eof(line: 3)
      """#
    )
    let failures = collectFailures {
      assertThat({ try parse("") }, throwsError(isCase("eof")))
      assertThat({ try parse("ab") }, throwsError(ParseError.empty))
      assertThat({ throw OutOfStock() }, throwsError(hasProperty(\OutOfStock.soup, "shio")))
    }
    #expect(failures.count == 3)
  }

  @Test("adds no failure to that of a requirement")
  func requirement() {
    let failures = collectFailures {
      assertThat({ try requireThat(1, 2) }, not(throwsError()))
      assertThat({ try requireThat(1, 2) }, throwsError(ParseError.empty))
      assertThat({ try requireThat(1, 2) }, not(throwsError(ParseError.self)))
    }
    #expect(failures.map(\.differences.first?.expected) == ["2", "2", "2"])
  }

  @Test("cannot judge a closure that returns a function which nobody called")
  func uncalledFunction() {
    let failures = collectFailures {
      assertThat({ { try parse("") } }, throwsError())
      assertThat({ { try parse("") } }, not(throwsError()))
    }
    #expect(failures.count == 2)
  }

  @Test("takes an error of Foundation for another type only if it stands for one")
  func bridgedErrors() {
    func threw(_ error: any Error) -> () throws -> Int { { () throws -> Int in throw error } }
    let foreign = NSError(domain: "kitchen", code: 4)
    let own = NSError(domain: NSCocoaErrorDomain, code: 4)
    assertMatches(threw(own), throwsError(CocoaError.self))
    assertMismatch(threw(foreign), throwsError(CocoaError.self))
    assertMismatch(Result<Int, any Error>.failure(foreign), fails(CocoaError.self))
  }
}

@Suite("succeeds and fails") struct ResultsTests {
  private let success = Result<Int, any Error>.success(3)
  private let failure = Result<Int, any Error>.failure(OutOfStock())
  private let other = Result<Int, any Error>.failure(ParseError.empty)

  @Test("match results")
  func match() {
    assertMatches(success, succeeds())
    assertMatches(success, succeeds(3))
    assertMatches(success, succeeds(greaterThan(2)))
    assertMatches(failure, fails())
    assertMatches(failure, fails(OutOfStock()))
    assertMatches(failure, fails(OutOfStock.self))
    assertMatches(failure, fails(hasProperty(\OutOfStock.soup, "miso")))
    assertMatches(failure, fails(hasProperty(named: "soup", "miso")))
    assertMatches(failure, fails(instanceOf(OutOfStock.self)))
    assertMatches(failure, not(fails(instanceOf(ParseError.self))))
    assertDescription(succeeds(3) as Matcher<Result<Int, any Error>>, "success with 3")
    assertDescription(
      fails(OutOfStock.self) as Matcher<Result<Int, any Error>>, "failure with OutOfStock")
  }

  @Test("say how it ended instead")
  func mismatch() {
    assertMismatch(success, succeeds(4))
    assertMismatch(success, fails())
    expectText(
      explain(other, fails(isCase("eof")), "it"),
      """
      it: expected failure with .eof, but failed with ParseError.empty
      """
    )
    assertMismatch(other, fails(OutOfStock()))
    assertMismatch(other, fails(OutOfStock.self))
    expectText(
      explain(failure, succeeds(), "order"),
      #"""
      order: expected success, but failed with OutOfStock(soup: "miso")
      """#
    )
    expectText(
      explain(failure, fails(OutOfStock(soup: "shio")), "order"),
      #"""
      order error .soup: expected "shio", but was "miso"
        expected error: OutOfStock(soup: "shio")
        but was error:  OutOfStock(soup: "miso")
      """#
    )
  }

  @Test("lead to the part of an error inside a value")
  func insideAValue() {
    struct Order { let result: Result<Int, OutOfStock> }
    let order = Order(result: .failure(OutOfStock()))
    let leaves = leaves(order, hasProperty(\.result, fails(hasProperty(\OutOfStock.soup, "shio"))))
    #expect(leaves == [[".result error.soup", #""shio""#, #""miso""#]])
  }
}
