import Charmest
import CharmestCore
import Foundation
import Testing

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
    let failing: () throws -> Int = { [self] in try parse("(") }
    assertMatches(failing, throwsError() && throwsError(anything()))
    assertMatches(failing, throwsError(ParseError.eof(line: 3)) && throwsError(ParseError.self))
    assertMatches(failing, throwsError(isCase("eof") as Matcher<ParseError>))
    assertMatches(failing, throwsError(isCase("eof")) && throwsError(hasProperty(named: "line", 3)))
    assertMismatch(failing, throwsError(ParseError.empty))
    assertMismatch(failing, throwsError(OutOfStock.self))
    assertMismatch(failing, throwsError(isCase("empty")))
    assertMatches({ [self] () throws -> Int in try parse("ab") }, not(throwsError()))
    #expect(
      collectFailures { assertThat({}, throwsError(), "wait") }.map(\.description)
        == ["wait: expected to throw, but did not throw"])
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

  @Test("match results by value, by type, by matcher or not at all")
  func match() {
    assertMatches(success, succeeds() && succeeds(3) && succeeds(greaterThan(2)))
    assertMatches(success, not(succeeds(4)) && not(fails()))
    assertMatches(failure, fails() && fails(OutOfStock()) && fails(OutOfStock.self))
    assertMatches(failure, fails(hasProperty(\OutOfStock.soup, "miso")))
    assertMatches(failure, fails(hasProperty(named: "soup", "miso")))
    assertMatches(failure, fails(instanceOf(OutOfStock.self)))
    assertMatches(failure, not(fails(instanceOf(ParseError.self))) && not(fails(ParseError.self)))
    assertMatches(failure, not(fails(OutOfStock(soup: "shio"))) && not(succeeds()))
    assertDescription(
      fails(OutOfStock.self) as Matcher<Result<Int, any Error>>, "failure with OutOfStock")
  }

  @Test("lead to the part of an error inside a value")
  func insideAValue() {
    struct Order { let result: Result<Int, OutOfStock> }
    let order = Order(result: .failure(OutOfStock()))
    let leaves = leaves(order, hasProperty(\.result, fails(hasProperty(\OutOfStock.soup, "shio"))))
    #expect(leaves == [[".result error.soup", #""shio""#, #""miso""#]])
  }
}
