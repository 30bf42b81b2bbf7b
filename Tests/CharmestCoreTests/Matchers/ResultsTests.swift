import Charmest
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
      fails(OutOfStock.self) as Matcher<Result<Int, any Error>>,
      "failure with OutOfStock"
    )
  }

  @Test("say how it ended instead")
  func mismatch() {
    assertMismatch(
      failure,
      succeeds(),
      text: "expected success, but failed with OutOfStock(soup: \"miso\")"
    )
    assertMismatch(success, succeeds(4), text: "expected 4, but was 3")
    assertMismatch(success, fails(), text: "expected failure, but succeeded with 3")
    assertMismatch(
      Result<Int, any Error>.failure(OtherError()),
      fails(OutOfStock(soup: "miso")),
      text: "expected failure with OutOfStock(soup: \"miso\"), but failed with OtherError()"
    )
    assertMismatch(
      Result<Int, any Error>.failure(OtherError()),
      fails(OutOfStock.self),
      text: "expected failure with OutOfStock, but failed with OtherError()"
    )
    assertMismatch(
      failure,
      fails(OutOfStock(soup: "shio")),
      "it",
      text: "it: expected failure with OutOfStock(soup: \"shio\"), "
        + "but failed with OutOfStock(soup: \"miso\")"
    )
  }
}
