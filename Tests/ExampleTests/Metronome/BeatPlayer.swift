import Dispatch

/// Plays a beat each second, on a queue of its own as sound is.
final class BeatPlayer: Sendable {
  private let task: Task<Void, any Error>

  init(clock: some Clock<Duration>, play: @escaping @Sendable (_ beat: Int) -> Void) {
    let queue = DispatchQueue(label: "sound")
    task = Task {
      var beat = 0
      while true {
        try await clock.sleep(for: .seconds(1))
        beat += 1
        let number = beat
        await withCheckedContinuation { continuation in
          queue.async {
            play(number)
            continuation.resume()
          }
        }
      }
    }
  }

  func stop() { task.cancel() }
}
