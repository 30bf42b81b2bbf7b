import CharmestCore
import Testing

private struct OutOfStock: Error, Equatable {
  var soup: String
}

private struct OtherError: Error {}

@Suite("succeeds and fails") struct ResultsTests {
  private let success = Result<Int, any Error>.success(3)
  private let failure = Result<Int, any Error>.failure(OutOfStock(soup: "miso"))

  @Test("match results")
  func match() {
    expectMatch(success, succeeds())
    expectMatch(success, succeeds(3))
    expectMatch(success, succeeds(greaterThan(2)))
    expectMatch(failure, fails())
    expectMatch(failure, fails(OutOfStock(soup: "miso")))
    expectMatch(failure, fails(OutOfStock.self))
    expectMatch(failure, fails(hasProperty(\OutOfStock.soup, "miso")))
    expectDescription(succeeds(3) as Matcher<Result<Int, any Error>>, "success with 3")
    expectDescription(
      fails(OutOfStock.self) as Matcher<Result<Int, any Error>>,
      "failure with OutOfStock"
    )
  }

  @Test("say how it ended instead")
  func mismatch() {
    expectMismatch(
      failure,
      succeeds(),
      "it: expected success, but failed with OutOfStock(soup: \"miso\")"
    )
    expectMismatch(success, succeeds(4), "it: expected 4, but was 3")
    expectMismatch(success, fails(), "it: expected failure, but succeeded with 3")
    expectMismatch(
      Result<Int, any Error>.failure(OtherError()),
      fails(OutOfStock(soup: "miso")),
      "it: expected failure with OutOfStock(soup: \"miso\"), but failed with OtherError()"
    )
    expectMismatch(
      Result<Int, any Error>.failure(OtherError()),
      fails(OutOfStock.self),
      "it: expected failure with OutOfStock, but failed with OtherError()"
    )
    expectMismatch(
      failure,
      fails(OutOfStock(soup: "shio")),
      """
      it error.soup: expected "shio", but was "miso"
        expected: OutOfStock(soup: "shio")
        but was:  OutOfStock(soup: "miso")
      """
    )
  }
}
