import CharmestCore
import Testing

private struct OutOfStock: Error, Equatable {
  var soup = "miso"
}

private struct Closed: Error {}

private typealias Orders = Collected<Int>

@Suite("The matchers of what was collected") struct CollectedMatchersTests {
  private let done = Orders(elements: [1, 2], end: .finished)
  private let late = Orders(elements: [1, 2], end: .timedOut)
  private let broken = Orders(elements: [1], end: .failed(OutOfStock()))
  private let full = Orders(elements: [1, 2, 3], end: .reachedCount)
  private let nothing = Orders(elements: [], end: .timedOut)
  private let deaf = Orders(elements: [1], end: .timedOut, isAbandoned: true)

  @Test func `finished matches a sequence that finished`() {
    expectMatch(done, finished())
    expectDescription(finished() as Matcher<Orders>, "to finish")
    expectMismatch(
      late,
      finished(),
      "it: expected to finish, but timed out after 2 elements: 1, 2"
    )
    expectMismatch(nothing, finished(), "it: expected to finish, but timed out without any element")
    expectMismatch(
      broken,
      finished(),
      "it: expected to finish, but failed with OutOfStock(soup: \"miso\") after 1 element: 1"
    )
    expectMismatch(
      full,
      finished(),
      "it: expected to finish, but reached the count after 3 elements: 1, 2, 3"
    )
    expectMismatch(
      deaf,
      finished(),
      "it: expected to finish, but timed out after 1 element: 1 "
        + "(it ignored its cancellation and was left behind)"
    )
    expectMismatch(
      done,
      not(finished()),
      "it: expected not to finish, but finished after 2 elements: 1, 2"
    )
    expectMismatch(
      Orders(elements: Array(0..<1_000), end: .timedOut),
      finished(),
      "it: expected to finish, but timed out after 1000 elements: "
        + "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, and 981 more"
    )
  }

  @Test func `timedOut matches a sequence that was still going on`() {
    expectMatch(late, timedOut())
    expectMatch(deaf, timedOut())
    expectDescription(timedOut() as Matcher<Orders>, "to time out")
    expectMismatch(
      done,
      timedOut(),
      "it: expected to time out, but finished after 2 elements: 1, 2"
    )
  }

  @Test func `failed matches a sequence that threw`() {
    expectMatch(broken, failed())
    expectMatch(broken, failed(with: OutOfStock()))
    expectMatch(broken, failed(with: OutOfStock.self))
    expectMatch(broken, failed(with: hasProperty(\OutOfStock.soup, "miso")))
    expectDescription(failed() as Matcher<Orders>, "to fail")
    expectDescription(
      failed(with: OutOfStock()) as Matcher<Orders>,
      "to fail with OutOfStock(soup: \"miso\")"
    )
    expectDescription(
      failed(with: OutOfStock.self) as Matcher<Orders>,
      "to fail with OutOfStock"
    )
  }

  @Test func `failed says what happened instead`() {
    expectMismatch(done, failed(), "it: expected to fail, but finished after 2 elements: 1, 2")
    expectMismatch(
      late,
      failed(with: OutOfStock.self),
      "it: expected to fail with OutOfStock, but timed out after 2 elements: 1, 2"
    )
    expectMismatch(
      broken,
      failed(with: Closed.self),
      "it: expected to fail with Closed, but failed with OutOfStock(soup: \"miso\") "
        + "after 1 element: 1"
    )
    expectMismatch(
      broken,
      failed(with: OutOfStock(soup: "shio")),
      """
      it error.soup: expected "shio", but was "miso"
        expected: OutOfStock(soup: "shio")
        but was:  OutOfStock(soup: "miso")
      """
    )
    expectMismatch(
      broken,
      not(failed(with: OutOfStock())),
      "it: expected not to fail with OutOfStock(soup: \"miso\"), "
        + "but failed with OutOfStock(soup: \"miso\") after 1 element: 1"
    )
  }

  @Test func `elements matches by the elements`() {
    expectMatch(done, elements([1, 2]))
    expectMatch(done, elements(contains(1, 2)))
    expectMatch(done, elements(hasCount(2)))
    expectMatch(nothing, elements([]))
    expectMatch(full, allOf(elements(contains(1, 2, 3)), not(finished())))
    expectDescription(elements([1, 2]) as Matcher<Orders>, "elements [1, 2]")
    expectDescription(
      elements(hasItem(1)) as Matcher<Orders>,
      "elements a collection containing 1"
    )
  }

  @Test func `elements says what differs, and how the sequence ended`() {
    expectMismatch(
      done,
      elements([1, 3]),
      """
      it.elements[1]: expected 3, but was 2 (1 of 2 elements differs; the sequence finished)
        expected: [1, 3]
        but was:  [1, 2]
      """
    )
    expectMismatch(
      late,
      elements(contains(1, 2, 3)),
      """
      it.elements after [1]: missing 3 (1 of 3 elements differs; the sequence timed out)
        expected: [1, 2, 3]
        but was:  [1, 2]
      """
    )
    expectMismatch(
      nothing,
      elements(hasCount(2)),
      """
      it.elements.count: expected 2, but was 0 (the sequence timed out)
        but was: [], then timed out
      """
    )
  }

  @Test func `join to a judgement of the whole`() {
    expectMismatch(
      late,
      allOf(elements(contains(1, 2, 3)), finished()),
      """
      it: 2 of 2 conditions failed: .elements after [1] missing 3; expected to finish, but timed out after 2 elements: 1, 2
      """
    )
  }
}
