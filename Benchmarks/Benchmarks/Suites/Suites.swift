import Benchmark
import Workloads

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock],
    maxDuration: .seconds(1),
    maxIterations: 1_000
  )

  for comparison in Comparison.all {
    for way in comparison.ways {
      // What takes nanoseconds is done often between two looks at the clock.
      let factor: BenchmarkScalingFactor = comparison.isShort ? .kilo : .one
      Benchmark("\(comparison.name): \(way.name)", configuration: .init(scalingFactor: factor)) {
        await way.run($0.scaledIterations.count)
      }
    }
  }
}
