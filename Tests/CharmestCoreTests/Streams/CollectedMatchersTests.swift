import Charmest
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
    assertMatches(done, finished())
    assertDescription(finished() as Matcher<Orders>, "to finish")
    assertMismatch(
      late,
      finished(),
      text: "expected to finish, but timed out after 2 elements: 1, 2"
    )
    assertMismatch(
      nothing,
      finished(),
      text: "expected to finish, but timed out without any element"
    )
    assertMismatch(
      broken,
      finished(),
      text: "expected to finish, but failed with OutOfStock(soup: \"miso\") after 1 element: 1"
    )
    assertMismatch(
      full,
      finished(),
      text: "expected to finish, but reached the count after 3 elements: 1, 2, 3"
    )
    assertMismatch(
      deaf,
      finished(),
      text: "expected to finish, but timed out after 1 element: 1 "
        + "(it ignored its cancellation and was left behind)"
    )
    assertMismatch(
      done,
      not(finished()),
      text: "expected not to finish, but finished after 2 elements: 1, 2"
    )
    assertMismatch(
      Orders(elements: Array(0..<1_000), end: .timedOut),
      finished(),
      text: """
        expected to finish, but timed out after 1000 elements: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, and 965 more
        """
    )
    let replies = (0..<3).map { "0171 555 013\($0): your fitting is on Thursday, the 4th of March" }
    assertMismatch(
      Collected(elements: replies, end: .finished), failed(), "sent",
      text: """
        sent: expected to fail, but finished after 3 elements: "0171 555 0130: your fitting is on Thursday, the 4th of March", "0171 555 0131: your fitting is on Thursday, the 4th of March", and 1 more
          elements[0]: "0171 555 0130: your fitting is on Thursday, the 4th of March"
          elements[1]: "0171 555 0131: your fitting is on Thursday, the 4th of March"
          elements[2]: "0171 555 0132: your fitting is on Thursday, the 4th of March"
        """)
  }

  @Test func `timedOut matches a sequence that was still going on`() {
    assertMatches(late, timedOut())
    assertMatches(deaf, timedOut())
    assertDescription(timedOut() as Matcher<Orders>, "to time out")
    assertMismatch(
      done,
      timedOut(),
      text: "expected to time out, but finished after 2 elements: 1, 2"
    )
  }

  @Test func `failed matches a sequence that threw`() {
    assertMatches(broken, failed())
    assertMatches(broken, failed(with: OutOfStock()))
    assertMatches(broken, failed(with: OutOfStock.self))
    assertMatches(broken, failed(with: hasProperty(\OutOfStock.soup, "miso")))
    assertMatches(broken, failed(with: hasProperty("soup", "miso")))
    assertMatches(broken, failed(with: anything()))
    assertDescription(failed() as Matcher<Orders>, "to fail")
    assertDescription(
      failed(with: OutOfStock()) as Matcher<Orders>,
      "to fail with OutOfStock(soup: \"miso\")"
    )
    assertDescription(
      failed(with: OutOfStock.self) as Matcher<Orders>,
      "to fail with OutOfStock"
    )
  }

  @Test func `failed says what happened instead`() {
    assertMismatch(done, failed(), text: "expected to fail, but finished after 2 elements: 1, 2")
    assertMismatch(
      late,
      failed(with: OutOfStock.self),
      text: "expected to fail with OutOfStock, but timed out after 2 elements: 1, 2"
    )
    assertMismatch(
      broken,
      failed(with: Closed.self),
      text: "expected to fail with Closed, but failed with OutOfStock(soup: \"miso\") "
        + "after 1 element: 1"
    )
    assertMismatch(
      broken,
      failed(with: OutOfStock(soup: "shio")),
      "it",
      text: "it: expected to fail with OutOfStock(soup: \"shio\"), "
        + "but failed with OutOfStock(soup: \"miso\") after 1 element: 1"
    )
    assertMismatch(
      broken,
      not(failed(with: OutOfStock())),
      text: "expected not to fail with OutOfStock(soup: \"miso\"), "
        + "but failed with OutOfStock(soup: \"miso\") after 1 element: 1"
    )
  }

  @Test func `elements matches by the elements`() {
    assertMatches(done, elements([1, 2]))
    assertMatches(done, elements(contains(1, 2)))
    assertMatches(done, elements(hasCount(2)))
    assertMatches(nothing, elements([]))
    assertMatches(full, allOf(elements(contains(1, 2, 3)), not(finished())))
    assertDescription(elements([1, 2]) as Matcher<Orders>, "elements [1, 2]")
    assertDescription(
      elements(hasItem(1)) as Matcher<Orders>,
      "elements an item 1"
    )
  }

  @Test func `elements says what differs, and how the sequence ended if something did not come`() {
    assertMismatch(
      done,
      elements([1, 3]),
      "it",
      text: """
        it.elements[1]: expected 3, but was 2 (1 of 2 elements differs)
          expected: [1, 3]
          but was:  [1, 2]
        """
    )
    assertMismatch(
      done, elements([2, 1]), "it",
      text: """
        it.elements: [0] and [1] are swapped ([0] was 1, [1] was 2; 2 of 2 elements differ)
          but was: [1, 2], then finished
        """)
    assertMismatch(
      late,
      elements(contains(1, 2, 3)),
      "it",
      text: """
        it.elements: missing 3 after [1] (1 of 3 expected elements is missing; the sequence timed out)
          expected: [1, 2, 3]
          but was:  [1, 2]
        """
    )
    assertMismatch(
      nothing,
      elements(hasCount(2)),
      "it",
      text: """
        it.elements.count: expected 2, but was 0 (counted in []; the sequence timed out)
          but was: [], then timed out
        """
    )
  }

  @Test func `join to a judgement of the whole`() {
    assertMismatch(
      late,
      allOf(elements(contains(1, 2, 3)), finished()),
      text: """
        2 of 2 conditions failed: .elements missing 3 after [1]; expected to finish, but timed out after 2 elements: 1, 2
        """
    )
  }
}
