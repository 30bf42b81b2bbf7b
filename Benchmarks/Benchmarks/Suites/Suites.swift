import Benchmark
import Charmest
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

  let million = Array(1...1_000_000)
  var changed = million
  for index in [17, 512_000, 999_998] { changed[index] = -1 }
  let actual = changed

  let copy = million.map { $0 }
  Benchmark("comparing two equal arrays of 1,000,000 Int, plain Swift") { _ in
    blackHole(copy == million)
  }

  Benchmark("explaining 3 differences in two arrays of 1,000,000 Int") { benchmark in
    guard let text = explain(actual, equalTo(million), "values") else {
      return benchmark.error("no difference was found")
    }
    guard text.description.utf8.count < 4_096 else {
      return benchmark.error("the text has \(text.description.utf8.count) bytes")
    }
    blackHole(text)
  }
}
