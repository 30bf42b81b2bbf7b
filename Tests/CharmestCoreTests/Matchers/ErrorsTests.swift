import CharmestCore
import Testing

private enum OrderError: Error, Equatable {
  case soldOut
  case tooMany(Int)
}

private struct Burnt: Error {
  var degrees: Int
}

@Suite("ThrowingOutcome") struct ErrorsTests {
  private let returned = ThrowingOutcome<Int> { 5 }
  private let threw = ThrowingOutcome<Int> { throw OrderError.tooMany(9) }

  private func text(_ explanation: Explanation?) -> String? {
    explanation.map { FailureText($0, about: "order").description }
  }

  @Test("holds the value or the error")
  func outcome() async {
    #expect(returned.value == 5)
    #expect(returned.error == nil)
    #expect(threw.value == nil)
    #expect(threw.error as? OrderError == .tooMany(9))
    let later = await ThrowingOutcome<Int> { () async throws -> Int in throw OrderError.soldOut }
    #expect(later.error as? OrderError == .soldOut)
  }

  @Test("that should be any error says what was returned")
  func anyThrow() {
    #expect(text(threw.explainThrow()) == nil)
    #expect(text(returned.explainThrow()) == "order: expected to throw, but returned 5")
    let nothing = ThrowingOutcome<Void> {}
    #expect(text(nothing.explainThrow()) == "order: expected to throw, but did not throw")
  }

  @Test("that should be an error says which, and what came")
  func throwOf() {
    #expect(text(threw.explainThrow(of: equalTo(OrderError.tooMany(9)))) == nil)
    #expect(
      text(returned.explainThrow(of: equalTo(OrderError.soldOut)))
        == "order: expected to throw OrderError.soldOut, but returned 5"
    )
    #expect(
      text(threw.explainThrow(of: equalTo(OrderError.soldOut)))
        == "order: expected to throw OrderError.soldOut, but threw OrderError.tooMany(9)"
    )
    #expect(
      text(threw.explainThrow(of: anyError(of: Burnt.self)))
        == "order: expected to throw Burnt, but threw OrderError.tooMany(9)"
    )
    #expect(text(threw.explainThrow(of: anyError(of: OrderError.self))) == nil)
  }

  @Test("leads into an error of the right type")
  func deeper() {
    let burnt = ThrowingOutcome<Int> { throw Burnt(degrees: 240) }
    #expect(
      text(burnt.explainThrow(of: hasProperty(\Burnt.degrees, lessThan(200)))) == """
        order thrown error.degrees: expected a value less than 200, but was 240
          but was: Burnt(degrees: 240)
        """
    )
  }

  @Test("that should be a value says which error came")
  func explainReturn() {
    #expect(text(returned.explainReturn()) == nil)
    #expect(
      text(threw.explainReturn())
        == "order: expected not to throw, but threw OrderError.tooMany(9)"
    )
  }
}

@Suite("throwsError as a matcher") struct ThrowsErrorMatcherTests {
  private let failing: () throws -> Int = { throw OrderError.soldOut }
  private let working: () throws -> Int = { 5 }

  @Test("matches what is thrown")
  func match() {
    expectMatch(failing, throwsError())
    expectMatch(failing, throwsError(OrderError.soldOut))
    expectMatch(failing, throwsError(OrderError.self))
    expectMatch(working, not(throwsError()))
  }

  @Test("says how the closure ended")
  func mismatch() {
    expectMismatch(working, throwsError(), "it: expected to throw, but returned 5")
    expectMismatch(
      failing,
      throwsError(OrderError.tooMany(2)),
      "it: expected to throw OrderError.tooMany(2), but threw OrderError.soldOut"
    )
    expectMismatch(
      failing,
      throwsError(Burnt.self),
      "it: expected to throw Burnt, but threw OrderError.soldOut"
    )
    expectMismatch(failing, not(throwsError()), "it: expected not to throw, but did throw")
  }

  @Test("is described by what is to be thrown")
  func description() {
    expectDescription(throwsError() as Matcher<() throws -> Int>, "to throw")
    expectDescription(
      throwsError(OrderError.soldOut) as Matcher<() throws -> Int>,
      "to throw OrderError.soldOut"
    )
    expectDescription(throwsError(Burnt.self) as Matcher<() throws -> Int>, "to throw Burnt")
  }
}
