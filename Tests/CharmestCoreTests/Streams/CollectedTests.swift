import CharmestCore
import Foundation
import Testing

private struct OutOfStock: Error, Equatable {
  var soup = "miso"
}

private struct Closed: Error {
  var day: Int
}

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
