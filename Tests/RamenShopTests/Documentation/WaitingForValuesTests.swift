import Charmest
import Testing

/// A counter that shows what the kitchen does.
@MainActor private final class Counter {
  private(set) var sign = "Cooking"
  private(set) var bowls = 0
  private(set) var guest: String?

  func serve() async {
    await Task.yield()
    sign = "Ready"
    bowls = 2
    guest = "Jon"
  }

  var signs: AsyncStream<String> {
    AsyncStream { continuation in
      for sign in ["Open", "Cooking", "Ready"] { continuation.yield(sign) }
      continuation.finish()
    }
  }
}

private final class MockSupplier: Mock, Sendable {
  let deliverCalls = MockMethod(
    "deliver(_:)", taking: String.self, returning: Int.self, throwing: (any Error).self)

  func deliver(_ item: String) async throws -> Int { try await deliverCalls.invoke(item) }
}

@MainActor private final class StockScreen {
  private let supplier: MockSupplier
  private(set) var title = "Stock"

  init(supplier: MockSupplier) { self.supplier = supplier }

  func load() {
    title = "Loading"
    Task { title = "\((try? await supplier.deliver("nori")) ?? 0) sheets of nori" }
  }
}

/// The code of the article on waiting for values.
@MainActor @Suite("The article on waiting for values") struct WaitingForValuesTests {
  private let counter = Counter()

  @Test func eventually() async throws {
    let service = Task { await counter.serve() }

    await assertEventually("Ready") { counter.sign }
    await assertEventually(greaterThan(1), within: .seconds(5)) { counter.bowls }
    await assertEventually("the sign says so") { counter.sign == "Ready" }

    await assertEventually {
      assertThat(counter.sign, "Ready")
      assertThat(counter.bowls, greaterThan(1))
    }

    let guest = try await requireEventually(present()) { counter.guest }
    assertThat(guest, hasPrefix("J"))
    await service.value
  }

  @Test func aViewModel() async throws {
    let supplier = MockSupplier()
    let pending = supplier.deliverCalls.suspends()
    let screen = StockScreen(supplier: supplier)

    screen.load()
    let call = try await pending.next()
    assertThat(screen.title, "Loading")

    call.resume(returning: 3)
    await assertEventually("3 sheets of nori") { screen.title }
  }

  @Test func always() async {
    await assertAlways(lessThan(3), for: .milliseconds(20)) { counter.bowls }
  }

  @Test func streams() async {
    let collected = await collect(counter.signs)

    assertThat(collected, allOf(elements(containsExactly("Open", "Cooking", "Ready")), finished()))
    assertThat(collected.elements, hasItem(hasPrefix("Cook")))
  }

  @Test func partsOfStreams() async {
    assertThat(await collect(counter.signs, first: 2).elements, containsExactly("Open", "Cooking"))
    assertThat(await first(of: counter.signs), "Open")
    assertThat(await last(of: counter.signs, within: .seconds(5)), "Ready")
  }

  @Test func endsOfStreams() async {
    struct Closed: Error, Equatable {}
    let orders = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Closed()) }
    let collected = await collect(orders)

    assertThat(collected, failed(with: Closed()))
    assertThat(collected, not(timedOut()))
  }

  @Test func failing() async {
    let failures = await collectFailures {
      assertThat(await collect(counter.signs, first: 2), finished(), "signs")
    }
    assertThat(
      failures.map(\.description),
      containsExactly(
        #"signs: expected to finish, but reached the count after 2 elements: ["Open", "Cooking"]"#
      )
    )
  }
}
