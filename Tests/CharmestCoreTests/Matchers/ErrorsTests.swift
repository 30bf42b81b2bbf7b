import Charmest
import CharmestCore
import Testing

private enum ParseError: Error, Equatable {
  case empty
  case eof(line: Int)
}

private struct OutOfStock: Error, Equatable {
  var bowls: Int
}

@Suite("ThrowingOutcome") struct ErrorsTests {
  private func text(_ explanation: Explanation?) -> String? {
    explanation.map { FailureText($0, about: "it").description }
  }

  private func threw(_ error: any Error) -> ThrowingOutcome<Int> {
    ThrowingOutcome { () throws -> Int in throw error }
  }

  @Test("holds the value or the error that an expression ended with")
  func outcomes() async {
    let returned = ThrowingOutcome { 5 }
    #expect(returned.value == 5)
    #expect(returned.error == nil)
    #expect(threw(ParseError.empty).value == nil)
    #expect(threw(ParseError.empty).error as? ParseError == .empty)
    let awaited = await ThrowingOutcome { () async throws -> Int in
      await Task.yield()
      throw ParseError.empty
    }
    #expect(awaited.error as? ParseError == .empty)
  }

  @Test("is as expected if the matcher matches the error")
  func match() {
    #expect(text(threw(ParseError.empty).explainThrow(of: equalTo(ParseError.empty))) == nil)
    #expect(text(threw(ParseError.empty).explainThrow(of: anyError(of: ParseError.self))) == nil)
    #expect(text(threw(ParseError.empty).explainThrow(of: anything() as Matcher<any Error>)) == nil)
    #expect(text(threw(ParseError.empty).explainThrow()) == nil)
    #expect(text(ThrowingOutcome { 5 }.explainReturn()) == nil)
  }

  @Test("says what was returned where an error was expected")
  func returned() {
    #expect(
      text(ThrowingOutcome { 5 }.explainThrow(of: equalTo(ParseError.empty)))
        == "it: expected to throw ParseError.empty, but returned 5"
    )
    #expect(text(ThrowingOutcome { 5 }.explainThrow()) == "it: expected to throw, but returned 5")
    #expect(text(ThrowingOutcome {}.explainThrow()) == "it: expected to throw, but did not throw")
    #expect(
      text(ThrowingOutcome { nil as Int? }.explainThrow())
        == "it: expected to throw, but returned nil"
    )
  }

  @Test("names another error with its type, whatever type was expected")
  func otherError() {
    #expect(
      text(threw(ParseError.eof(line: 3)).explainThrow(of: equalTo(ParseError.empty)))
        == "it: expected to throw ParseError.empty, but threw ParseError.eof(line: 3)"
    )
    #expect(
      text(threw(OutOfStock(bowls: 2)).explainThrow(of: equalTo(ParseError.empty)))
        == "it: expected to throw ParseError.empty, but threw OutOfStock(bowls: 2)"
    )
    #expect(
      text(threw(OutOfStock(bowls: 2)).explainThrow(of: anyError(of: ParseError.self)))
        == "it: expected to throw ParseError, but threw OutOfStock(bowls: 2)"
    )
  }

  @Test("has one colon, also where the error is inside a value")
  func insideAValue() {
    struct Order { let result: Result<Int, OutOfStock> }
    let order = Order(result: .failure(OutOfStock(bowls: 2)))
    #expect(
      explain(order, hasProperty(\.result, fails(hasProperty(\OutOfStock.bowls, 3))), "order")?
        .summary == "order.result error.bowls: expected 3, but was 2")
    #expect(
      explain(order.result, fails(hasProperty(\OutOfStock.bowls, 3)), "result")?.summary
        == "result: error.bowls expected 3, but was 2")
  }

  @Test("leads to the part of the error that differs")
  func part() {
    #expect(
      text(threw(OutOfStock(bowls: 2)).explainThrow(of: hasProperty(\OutOfStock.bowls, 3)))
        == """
        it: thrown error.bowls expected 3, but was 2
          but was: OutOfStock(bowls: 2)
        """
    )
  }

  @Test("names the error where none was expected")
  func unexpected() {
    #expect(
      text(threw(ParseError.empty).explainReturn())
        == "it: expected not to throw, but threw ParseError.empty"
    )
  }

  @Test("is described by the type where any error of a type will do")
  func description() {
    assertDescription(anyError(of: ParseError.self), "ParseError")
  }
}

extension ThrowingOutcome {
  fileprivate func explainThrow<Failure: Error>(of matcher: Matcher<Failure>) -> Explanation? {
    var judging = Judging()
    return mismatch(throwing: matcher, by: &judging)?.explanation
  }
}
