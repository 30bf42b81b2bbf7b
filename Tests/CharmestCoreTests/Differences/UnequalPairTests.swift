import CharmestCore
import Testing

@Suite("UnequalPair") struct UnequalPairTests {
  private struct Price: Equatable, Sendable {
    static let comparisons = TaskLocal(wrappedValue: Counter())
    let rappen: Int

    static func == (first: Price, second: Price) -> Bool {
      comparisons.get().increase()
      return first.rappen == second.rappen
    }
  }

  private struct Bowl: Equatable, Sendable {
    let price: Price

    init(_ rappen: Int) { price = Price(rappen: rappen) }
  }

  @Test("is explained once, however often a failure needs it")
  func explainedOnce() {
    let serve = MockMethod("serve(_:)", taking: Bowl.self)
    serve.invoke(Bowl(900))
    serve.invoke(Bowl(950))
    // Judged, compared for the nearest and explained: a pair has one price in it.
    #expect(comparisons { verify(serve, 2, calledWith: Bowl(850)) } <= 10)
    #expect(comparisons { assertThat([Bowl(900)], everyItem(equalTo(Bowl(850)))) } <= 3)
  }

  /// How often a failing assertion compares prices.
  private func comparisons(_ assertion: () -> Void) -> Int {
    let counter = Counter()
    Price.comparisons.withValue(counter) {
      #expect(collectFailures(assertion).count == 1)
    }
    return counter.count
  }
}
