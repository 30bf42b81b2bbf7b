import Charmest
import CharmestCore
import Foundation
import Testing
import WrittenTexts

private enum ParseError: Error, Equatable {
  case empty
  case eof(line: Int)
}

private struct OutOfStock: Error, Equatable {
  var bowls: Int
}

@Suite("Matchers for errors") struct ErrorsTests {
  private func threw(_ error: any Error) -> () throws -> Int {
    { () throws -> Int in throw error }
  }
  private let returned: () throws -> Int = { 5 }

  @Test("match a closure by the error that it throws")
  func match() {
    assertMatches(threw(ParseError.empty), throwsError(ParseError.empty))
    assertMatches(threw(ParseError.empty), throwsError(ParseError.self))
    assertMatches(threw(ParseError.empty), throwsError(anything() as Matcher<any Error>))
    assertMatches(threw(ParseError.empty), throwsError())
    assertMatches(returned, not(throwsError()))
    assertMismatch(threw(ParseError.eof(line: 3)), throwsError(ParseError.empty))
    assertMismatch(threw(OutOfStock(bowls: 2)), throwsError(hasProperty(\OutOfStock.bowls, 3)))
  }

  @Test("take an error of Foundation for another type only if it stands for one")
  func bridgedErrors() {
    let foreign = NSError(domain: "kitchen", code: 4)
    let own = NSError(domain: NSCocoaErrorDomain, code: 4)
    assertMatches(threw(own), throwsError(CocoaError.self))
    assertMismatch(threw(foreign), throwsError(CocoaError.self))
    assertMismatch(
      Result<Int, any Error>.failure(foreign), fails(CocoaError.self))
  }

  @Test("say what was returned or thrown instead")
  func mismatch() {
    expectText(
      [
        explain(returned, throwsError(ParseError.empty)),
        explain({}, throwsError()),
        explain(threw(OutOfStock(bowls: 2)), throwsError(ParseError.self)),
        explain(threw(ParseError.eof(line: 3)), not(throwsError())),
      ].map { $0?.description ?? "a match" }.joined(separator: "\n"),
      """
      expected to throw ParseError.empty, but returned 5
      expected to throw, but did not throw
      expected to throw ParseError, but threw OutOfStock(bowls: 2)
      expected not to throw, but threw ParseError.eof(line: 3)
      """
    )
  }

  @Test("leads to the part of an error inside a value")
  func insideAValue() {
    struct Order { let result: Result<Int, OutOfStock> }
    let order = Order(result: .failure(OutOfStock(bowls: 2)))
    let leaves = leaves(order, hasProperty(\.result, fails(hasProperty(\OutOfStock.bowls, 3))))
    #expect(leaves == [[".result error.bowls", "3", "2"]])
  }

  @Test("describe a type where any error of it will do")
  func description() {
    assertDescription(
      throwsError(ParseError.self) as Matcher<() throws -> Int>, "to throw ParseError")
  }
}
