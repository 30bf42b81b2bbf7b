import CharmestCore
import Foundation
import Testing

private struct OutOfStock: Error, Equatable {
  var soup = "miso"
}

private struct Closed: Error {
  var day: Int
}

private final class PotError: Error {
  let pot: Int
  init(_ pot: Int) { self.pot = pot }
}

private struct Spilled: Error { var cause: PotError }

private struct Burnt: Error, CustomStringConvertible {
  var pot: Int
  var description: String { "a burnt pot" }
}

private struct Retryable: Error { var retry: @Sendable () -> Void }
private actor Closing: Error {}

@Suite("What was collected") struct CollectedTests {
  private static let ends: [Collected<Int>.End] = [
    .finished, .timedOut, .reachedCount, .failed(OutOfStock()), .failed(OutOfStock(soup: "shio")),
    .failed(Closed(day: 1)), .failed(Closed(day: 2)), .failed(CancellationError()),
  ]

  @Test("says how it ended also beside what is wrong with the elements")
  func endBesideElements() {
    let collected = Collected(
      elements: ["dry", "imbibed", "radicle", "cotyledons", "first leaf"],
      end: .failed(OutOfStock()))
    assertMismatch(
      collected,
      allOf(
        elements(containsInRelativeOrder("dry", "radicle", "hypocotyl", "cotyledons")), finished()),
      "the stages of the germination",
      text: """
        the stages of the germination: .elements missing "hypocotyl" between [2] "radicle" and [3] "cotyledons" (3 of 4 found in this order); expected to finish, but failed with OutOfStock(soup: "miso")
          .elements: missing "hypocotyl" between [2] "radicle" and [3] "cotyledons" (3 of 4 found in this order)
          differs: expected to finish, but failed with OutOfStock(soup: "miso") after 5 elements: "dry", "imbibed", "radicle", "cotyledons", "first leaf"
          expected .elements: items "dry", "radicle", "hypocotyl", "cotyledons" in this order
        """)
  }

  @Test func `is equal if the elements and the end are`() {
    for (index, end) in Self.ends.enumerated() {
      for (otherIndex, other) in Self.ends.enumerated() {
        #expect((end == other) == (index == otherIndex), "\(end) and \(other)")
      }
    }
    let collected = Collected(elements: [1], end: .timedOut)
    #expect(collected == Collected(elements: [1], end: .timedOut, isAbandoned: true))
    #expect(collected != Collected(elements: [2], end: .timedOut))
    #expect(collected != Collected(elements: [1], end: .finished))
  }

  @Test func `failed alike if the error is the object that the other one wraps`() {
    let object: any Error = NSError(domain: NSCocoaErrorDomain, code: 4)
    let error: any Error = CocoaError(.fileNoSuchFile)
    let ends: [Collected<Int>.End] = [.failed(object), .failed(error)]
    #expect(ends[0] == ends[1])
    #expect(ends[1] == ends[0])
    #expect(ends[0] == .failed(NSError(domain: NSCocoaErrorDomain, code: 4)))
    #expect(ends[1] != .failed(NSError(domain: NSCocoaErrorDomain, code: 5)))
    #expect(ends[1] != .failed(NSError(domain: "kitchen", code: 4)))
  }

  private func failed(_ error: any Error) -> Collected<Int> {
    Collected(elements: [], end: .failed(error))
  }

  @Test func `compares errors without == by what they store, not by their descriptions`() {
    for (error, same) in [
      (PotError(1), PotError(1)), (Spilled(cause: PotError(1)), Spilled(cause: PotError(1))),
      (Burnt(pot: 1), Burnt(pot: 1)), (CancellationError(), CancellationError()),
    ] as [(any Error, any Error)] {
      assertMatches(failed(error), equalTo(failed(same)))
    }
    assertMismatch(
      failed(PotError(1)), equalTo(failed(PotError(2))), "it",
      text: """
        it.end.failed.pot: expected 2, but was 1 (1 of 3 fields differs)
          expected: [], then failed with PotError(pot: 2)
          but was:  [], then failed with PotError(pot: 1)
        """)
    assertMismatch(
      failed(Spilled(cause: PotError(1))), equalTo(failed(Spilled(cause: PotError(2)))), "it",
      text: """
        it.end.failed.cause.pot: expected 2, but was 1 (1 of 3 fields differs)
          expected: [], then failed with Spilled(cause: PotError(pot: 2))
          but was:  [], then failed with Spilled(cause: PotError(pot: 1))
        """)
    assertMismatch(
      failed(Burnt(pot: 1)), equalTo(failed(Burnt(pot: 2))), "it",
      text: "it.end.failed.pot: expected 2, but was 1 (1 of 3 fields differs)")
  }

  @Test func `takes errors that cannot be compared for equal only if they are one object`() {
    let closing = Closing()
    assertMatches(failed(closing), equalTo(failed(closing)))
    assertMismatch(
      failed(Closing()), equalTo(failed(closing)), "it",
      text: """
        it.end: expected .failed(Closing), but was .failed(Closing) (print alike, but == is false; 1 of 3 fields differs)
        """)
    assertMismatch(
      failed(Retryable {}), equalTo(failed(Retryable {})), "it",
      text: """
        it.end: expected .failed(Retryable(retry: @Sendable () -> ())), but was .failed(Retryable(retry: @Sendable () -> ())) (print alike, but == is false; 1 of 3 fields differs)
        """)
  }

  @Test(arguments: [
    (Collected(elements: [1, 2], end: .finished), "[1, 2], then finished"),
    (Collected(elements: [], end: .timedOut), "[], then timed out"),
    (Collected(elements: [1], end: .reachedCount), "[1], then reached the count"),
    (
      Collected(elements: [1], end: .failed(Closed(day: 1))), "[1], then failed with Closed(day: 1)"
    ),
    (
      Collected(elements: [1], end: .timedOut, isAbandoned: true),
      "[1], then timed out and was left behind"
    ),
  ])
  func `prints as a reader would say it`(collected: Collected<Int>, text: String) {
    #expect(collected.description == text)
  }

  @Test func `prints no more than a line can hold`() {
    let collected = Collected(elements: Array(0..<100_000), end: .finished)
    #expect(collected.description.count < 200)
    #expect(collected.description.hasSuffix("more], then finished"))
  }
}
