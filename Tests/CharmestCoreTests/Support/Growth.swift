import Foundation

/// How much longer something takes for one size than for another, at best of five and of three.
///
/// Counts the time that the processor spends on this thread, so that other work on the machine does
/// not matter.
func growth(from small: Int, to large: Int, of work: (Int) -> Void) -> Double {
  func time(_ size: Int, tries: Int) -> Duration {
    let times = (0..<tries).map { _ in
      let start = processorTime()
      work(size)
      return processorTime() - start
    }
    return max(times.min() ?? .zero, .microseconds(1))
  }
  return time(large, tries: 3) / time(small, tries: 5)
}

func processorTime() -> Duration {
  #if os(Windows)
    .nanoseconds(DispatchTime.now().uptimeNanoseconds)
  #else
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  #endif
}
