import CharmestCore
import Foundation
import Testing

private struct OutOfStock: Error, Equatable { var soup = "miso" }

private struct Closed: Error { var day: Int }

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
    let unequal: [(any Error, any Error)] = [
      (PotError(1), PotError(2)), (Spilled(cause: PotError(1)), Spilled(cause: PotError(2))),
      (Burnt(pot: 1), Burnt(pot: 2)),
    ]
    let differences = unequal.flatMap { leaves(failed($0), equalTo(failed($1))) }
    #expect(
      differences.map { $0[0] }
        == [".end.failed.pot", ".end.failed.cause.pot", ".end.failed.pot"])
    #expect(differences.map { $0[2] } == ["1", "1", "1"])
  }

  @Test func `takes errors that cannot be compared for equal only if they are one object`() {
    let closing = Closing()
    assertMatches(failed(closing), equalTo(failed(closing)))
    assertMismatch(failed(Closing()), equalTo(failed(closing)))
    assertMismatch(failed(Retryable {}), equalTo(failed(Retryable {})))
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
    #expect(collected.description.count < 20_000)
    #expect(collected.description.hasSuffix(", then finished"))
  }
}
