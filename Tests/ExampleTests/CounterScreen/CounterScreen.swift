/// Keeps a count where it outlives the app.
protocol CountStore: Sendable {
  /// Reads the count.
  ///
  /// - Returns: The count that was saved last, or 0.
  /// - Throws: An error if the store cannot be read.
  func load() async throws -> Int

  /// Replaces the count.
  ///
  /// - Parameter count: The new count.
  /// - Throws: An error if the store cannot be written.
  func save(_ count: Int) async throws
}

/// Counts how often a screen was opened: since the app was launched, and ever.
@MainActor final class CounterScreen {
  /// How often the screen was opened since the app was launched.
  private(set) var countInMemory = 0
  /// How often the screen was opened ever, once the store has answered.
  private(set) var countOnDisk: Int?
  /// The text for the user if the store failed.
  private(set) var errorText: String?

  private let store: any CountStore
  private var counting: Task<Void, Never>?

  /// - Parameter store: Where the count is kept between launches.
  init(store: any CountStore) {
    self.store = store
  }

  /// Counts one more opening, in memory at once and on disk when the store has answered.
  func viewDidLoad() {
    countInMemory += 1
    // One after the other: two that read the same number would count as one.
    counting = Task { [counting] in
      await counting?.value
      await countOnceMoreOnDisk()
    }
  }

  private func countOnceMoreOnDisk() async {
    do {
      let count = try await store.load() + 1
      try await store.save(count)
      countOnDisk = count
      errorText = nil
    } catch {
      errorText = "This visit could not be saved."
    }
  }
}
