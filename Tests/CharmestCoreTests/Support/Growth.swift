@testable import CharmestCore
import Foundation

/// How much longer something takes for one size than for another, at best of five and of three.
///
/// If it grows no more than its size, one measurement of the large size is enough. Counts the time
/// that the processor spends on this thread, so that other work on the machine does not matter.
func growth(from small: Int, to large: Int, of work: (Int) -> Void) -> Double {
  func time(_ size: Int) -> Duration {
    let start = processorTime()
    work(size)
    return max(processorTime() - start, .microseconds(1))
  }
  let first = (0..<5).map { _ in time(small) }.min() ?? .zero
  var growth = Double.infinity
  // The sizes may be places in a list of two.
  let size = Double(large) / Double(max(small, 1))
  for _ in 0..<3 where growth > size {
    growth = min(growth, time(large) / first)
  }
  return growth
}

func processorTime() -> Duration {
  #if os(Windows)
    .nanoseconds(DispatchTime.now().uptimeNanoseconds)
  #else
    ProcessorTime.time(of: CLOCK_THREAD_CPUTIME_ID)
  #endif
}
