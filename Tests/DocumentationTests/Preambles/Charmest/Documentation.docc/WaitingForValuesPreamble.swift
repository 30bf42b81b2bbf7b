private struct Closed: Error, Equatable {}

private struct ViewModel: Sendable { let isReady = false }

/// A counter that shows what the kitchen does.
private struct Counter: Sendable {
  private let changingSign = ChangingValue(["Cooking", "Ready"])
  private let changingBowls = ChangingValue([0, 2])
  private let changingGuest = ChangingValue([nil, "Jon"])

  var sign: String { changingSign.now }
  var bowls: Int { changingBowls.now }
  var guest: String? { changingGuest.now }

  var signs: AsyncStream<String> {
    AsyncStream { continuation in
      for sign in ["Open", "Cooking", "Ready"] { continuation.yield(sign) }
      continuation.finish()
    }
  }
}

// MARK: Wait for a value
let counter = Counter()

// MARK: Wait for a value 2
let viewModel = ViewModel()
await assertEventually(within: .milliseconds(20)) { viewModel.isReady }

// MARK: Read a stream 3
let orders = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Closed()) }
let collected = await collect(orders)

// MARK: Read a stream 4
assertThat(await collect(counter.signs, first: 2), finished(), "signs")

// MARK: Tries that do not end
await assertEventually(equalTo(1), "count", within: .milliseconds(30)) {
  try await Task.sleep(for: .seconds(3_600))
  return 1
}
