import Charmest
import CharmestCore
import Testing
import WrittenTexts

private struct OutOfStock: Error, Equatable {
  var soup: String
}

private struct OtherError: Error {}

@Suite("succeeds and fails") struct ResultsTests {
  private let success = Result<Int, any Error>.success(3)
  private let failure = Result<Int, any Error>.failure(OutOfStock(soup: "miso"))
  private let other = Result<Int, any Error>.failure(OtherError())

  @Test("match results")
  func match() {
    assertMatches(success, succeeds())
    assertMatches(success, succeeds(3))
    assertMatches(success, succeeds(greaterThan(2)))
    assertMatches(failure, fails())
    assertMatches(failure, fails(OutOfStock(soup: "miso")))
    assertMatches(failure, fails(OutOfStock.self))
    assertMatches(failure, fails(hasProperty(\OutOfStock.soup, "miso")))
    assertMatches(failure, fails(hasProperty("soup", "miso")))
    assertMatches(failure, fails(instanceOf(OutOfStock.self)))
    assertMatches(failure, not(fails(instanceOf(OtherError.self))))
    assertDescription(succeeds(3) as Matcher<Result<Int, any Error>>, "success with 3")
    assertDescription(
      fails(OutOfStock.self) as Matcher<Result<Int, any Error>>, "failure with OutOfStock")
  }

  @Test("say how it ended instead")
  func mismatch() {
    assertMismatch(success, succeeds(4))
    assertMismatch(success, fails())
    assertMismatch(other, fails(OutOfStock(soup: "miso")))
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
}
