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
      Benchmark("\(comparison.name): \(way.name)") { _ in await way.run(1) }
    }
  }
}
