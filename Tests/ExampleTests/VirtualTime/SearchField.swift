/// Searches when the user has not typed for a while.
actor SearchField {
  private let clock: any Clock<Duration>
  private let search: @Sendable (String) async -> Void
  private var pending: Task<Void, any Error>?

  init(clock: any Clock<Duration>, search: @escaping @Sendable (String) async -> Void) {
    self.clock = clock
    self.search = search
  }

  func type(_ text: String) {
    pending?.cancel()
    pending = Task { [clock, search] in
      try await clock.sleep(for: .milliseconds(300))
      await search(text)
    }
  }
}
