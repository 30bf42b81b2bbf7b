internal import Foundation

/// How long this process has used a processor.
enum ProcessorTime {
  /// The time of all threads but the current one.
  #if os(Windows)
    // Windows measures these times too coarsely.
    static func ofOtherThreads() -> Duration { .zero }
  #else
    static func ofOtherThreads() -> Duration {
      time(of: CLOCK_PROCESS_CPUTIME_ID) - time(of: CLOCK_THREAD_CPUTIME_ID)
    }

    static func time(of clock: clockid_t) -> Duration {
      var time = timespec()
      clock_gettime(clock, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  #endif
}
