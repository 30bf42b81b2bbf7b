/// Measures again and again until it is stopped.
actor Thermometer {
  private(set) var degrees: [Int] = []
  private let clock: any Clock<Duration>
  private let measure: @Sendable () async -> Int
  private var loop: Task<Void, any Error>?

  init(clock: any Clock<Duration>, measure: @escaping @Sendable () async -> Int) {
    self.clock = clock
    self.measure = measure
  }

  func start() {
    loop = Task {
      while true {
        degrees.append(await measure())
        try await clock.sleep(for: .seconds(10))
      }
    }
  }

  func stop() { loop?.cancel() }
}
