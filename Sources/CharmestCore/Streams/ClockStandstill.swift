internal import Foundation

/// The state of a clock on which something sleeps.
struct Standing: Equatable, Sendable {
  /// How often the clock was moved.
  let moves: Int
  /// How often a task went to sleep.
  let sleeps: Int
  let count: Int
  let next: TestClock.Instant
  let location: SourceLocation

  static func == (first: Self, second: Self) -> Bool {
    (first.moves, first.sleeps) == (second.moves, second.sleeps)
  }

  /// Says that tasks sleep in vain.
  func warning(after time: Duration) -> String {
    let sleepers = count == 1 ? "1 task sleeps" : "\(count) tasks sleep, the first"
    return location.warning(
      "\(sleepers) until \(next) s, and nobody has moved the clock for \(time.rounded) "
        + "(since it was \(moves == 0 ? "made" : "moved") here)")
  }
}

/// Ends a sleep by a clock that nobody moves.
struct Standstill: Error {
  let isReported: Bool
  let now: TestClock.Instant
  let deadlines: [TestClock.Instant]
  let time: Duration
  let location: SourceLocation

  /// Reports the failure, once for all tasks that slept.
  func report() {
    guard !isReported else { return }
    let tasks = counted(deadlines.count, "task")
    let end = deadlines.count == 1 ? "it" : "each"
    let outcome =
      "nobody moved it for \(time.rounded) while \(tasks) slept; so \(end) threw "
      + "CancellationError"
    var explanation = Explanation(.reason(expected: "to be moved", but: Phrase(outcome)))
    explanation.lines = sleepers(until: deadlines)
    FailureReporter.report(explanation, about: Subject("the clock at \(now)"), at: location)
  }
}

/// Watches clocks on which something sleeps.
///
/// No API tells whether a test waits for a sleeping task, or works beside a clock that it no longer
/// needs. But while anything in the process works, or waits for real time, the test may go on. So
/// only a process that does nothing at all is taken for one that hangs.
final class StandstillWatch: Sendable {
  static let shared = StandstillWatch()

  fileprivate struct Entry {
    weak var clock: TestClock?
    let limits: TestClock.Limits
    var standing: Standing?
    var start = ContinuousClock.now
    var idle = Duration.zero
    var isSaid = false
  }

  private struct State {
    var entries: [Entry] = []
    var isRunning = false
  }

  private let state = Locked(State())

  func watch(_ clock: TestClock) {
    let isFirst = state.withLock { state in
      state.entries.append(Entry(clock: clock, limits: clock.limits))
      return !exchange(&state.isRunning, with: true)
    }
    // A thread of its own, because those of tasks may all be busy.
    if isFirst { Thread.detachNewThread { self.run() } }
  }

  private func run() {
    while let pause = pause() {
      let start = ContinuousClock.now
      let work = ThreadProbes.workOfOthers { Thread.sleep(forTimeInterval: pause / .seconds(1)) }
      look(after: start.duration(to: .now), work: work)
    }
  }

  /// How long to wait until the next look; nil if there is nothing to watch.
  private func pause() -> Duration? {
    state.withLock { state in
      let shortest = state.entries.map(\.limits.untilNotice).min()
      state.isRunning = shortest != nil
      return shortest.map { $0 / 10 }
    }
  }

  private func look(after time: Duration, work: Duration) {
    // Outside the lock, because the last reference to a clock may end here.
    var watched = state.withLock { $0.entries }
    let count = watched.count
    for index in watched.indices { watched[index].look(after: time, work: work) }
    state.withLock { [watched] in
      $0.entries.replaceSubrange(..<count, with: watched.filter { $0.standing != nil })
    }
  }
}

extension StandstillWatch.Entry {
  fileprivate mutating func look(after time: Duration, work: Duration) {
    let last = standing
    standing = clock?.standing()
    guard let standing, standing == last else {
      (start, idle, isSaid) = (.now, .zero, false)
      return
    }
    let stillness = start.duration(to: .now)
    if !isSaid, stillness >= limits.untilNotice {
      isSaid = true
      limits.warn(standing.warning(after: limits.untilNotice))
    }
    idle = work < time / 50 || limits.ignoresOtherWork ? idle + time : .zero
    guard idle >= limits.untilEnd, limits.ignoresOtherWork || ProcessWork.isNone else { return }
    clock?.endSleeps(after: limits.untilEnd)
  }
}

/// What a process that uses no processor may still wait for.
enum ProcessWork {
  /// Whether no thread of tasks is blocked and, where the system tells, no timer is set.
  static var isNone: Bool {
    !hasTimer(dueWithin: .seconds(600)) && ThreadProbes.shared.areFree(within: .seconds(1))
  }

  /// Whether real time will wake something, such as `Task.sleep(for:)`.
  static func hasTimer(dueWithin limit: Duration) -> Bool {
    #if os(Linux)
      let folder = "/proc/self/fdinfo"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return files.contains { file in
        let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        return text.flatMap(Timer.init)?.isDue(within: limit) ?? false
      }
    #else
      return false
    #endif
  }

  #if os(Linux)
    /// A timer of the process, as the kernel shows it.
    private struct Timer {
      let clock: Int
      let time: Duration

      /// Reads lines such as `clockid: 7` and `it_value: (49, 406829391)`, which are seconds and
      /// nanoseconds.
      init?(_ text: String) {
        var fields: [Substring: Substring] = [:]
        for line in text.split(separator: "\n") {
          guard let colon = line.firstIndex(of: ":") else { continue }
          fields[line[..<colon]] = line[line.index(after: colon)...].drop { $0.isWhitespace }
        }
        let parts = fields["it_value"]?.split { "(, )".contains($0) }.compactMap { Int64($0) } ?? []
        guard let clock = fields["clockid"].flatMap({ Int($0) }), parts.count == 2 else {
          return nil
        }
        self.clock = clock
        time = .seconds(parts[0]) + .nanoseconds(parts[1])
      }

      func isDue(within limit: Duration) -> Bool {
        // Dispatch itself looks after its threads each second, by a timer on this clock.
        let isOfDispatch = clock == Int(CLOCK_MONOTONIC) && time <= .seconds(1)
        return time > .zero && time < limit && !isOfDispatch
      }
    }
  #endif
}
