import Charmest
import Testing

private struct OutOfStock: Error, Equatable {}

@MainActor private final class ViewModel {
  var buttonTitle = "Send"
  var user: String? = "Ann"
  var isReady = true
  let (titles, continuation) = AsyncStream<String>.makeStream()
}

/// Waiting and collecting as a user writes it: each compiles without an annotation, and holds.
@MainActor @Suite("Call sites on time and streams") struct StreamCallSites {
  private let viewModel = ViewModel()

  private var counts: AsyncStream<Int> {
    AsyncStream { continuation in
      for count in 1...3 { continuation.yield(count) }
      continuation.finish()
    }
  }

  private var orders: AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { $0.finish(throwing: OutOfStock()) }
  }

  @Test("compile as they stand, and hold")
  func compile() async throws {
    await assertEventually(equalTo("Send"), within: .seconds(1)) { viewModel.buttonTitle }
    await assertEventually("Send") { viewModel.buttonTitle }
    await assertEventually(hasPrefix("A"), "the user") { viewModel.user }
    await assertEventually { viewModel.isReady }
    await assertAlways(hasCount(4), for: .zero) { viewModel.buttonTitle }
    let user = try await requireEventually(present(), within: .seconds(1)) { viewModel.user }
    assertThat(user, "Ann")

    assertThat(await collect(counts), allOf(elements(containsExactly(1, 2, 3)), finished()))
    assertThat(await collect(counts).elements, [1, 2, 3])
    assertThat(await collect(counts, first: 2, within: .seconds(1)), elements([1, 2]))
    assertThat(await collect(counts.map { $0 * 2 }), elements(everyItem(greaterThan(1))))
    assertThat(await collect(counts), Collected(elements: [1, 2, 3], end: .finished))
    assertThat(await collect(orders), failed())
    assertThat(await collect(orders), failed(with: OutOfStock()))
    assertThat(await collect(orders), failed(with: OutOfStock.self))
    assertThat(await collect(orders), failed(with: anything() as Matcher<OutOfStock>))
    assertThat(await collect(orders), not(timedOut()))
    assertThat(await first(of: counts), 1)
    assertThat(await last(of: counts, within: .seconds(1)), 3)

    viewModel.continuation.yield("Send")
    assertThat(await collect(viewModel.titles, first: 1).elements, ["Send"])
  }

  @Test("name the stream when they fail")
  func failing() async {
    let failures = await collectFailures {
      assertThat(await collect(counts, first: 2), finished())
      assertThat(await collect(counts), elements([1, 2]))
      assertThat(await first(of: counts), 2)
    }
    #expect(
      failures.map(\.description) == [
        "collect(counts, first: 2): expected to finish, "
          + "but reached the count after 2 elements: [1, 2]",
        """
        collect(counts).elements[2]: unexpected 3 (1 of 3 elements differs)
          expected .elements: [1, 2]
          but was .elements:  [1, 2, 3]
        """,
        "first(of: counts): expected 2, but was 1",
      ]
    )
  }
}
