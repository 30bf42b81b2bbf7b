import Allocations
import Dispatch
import Workloads

/// Measures each comparison's ways in turns and prints one table of ratios.
///
/// The turns make the ratio: whatever else the machine does meanwhile slows all ways alike. Of all
/// turns the fastest counts, which is the one that was disturbed least.
@main
enum Ratios {
  static func main() {
    // Not an asynchronous `main`, whose first thread ends: valgrind does not survive that on Linux.
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      await measure()
      end.signal()
    }
    end.wait()
  }

  private static func measure() async {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--run" {
      return await run(Array(arguments.dropFirst()))
    }
    let isSmoke = arguments.contains("--smoke")
    let words = arguments.filter { !$0.hasPrefix("--") }
    let comparisons = Comparison.all.filter { comparison in
      words.isEmpty || words.contains { comparison.name.contains($0) }
    }
    print("| What | Charmest | Allocations | Ratios | Target |")
    print("| --- | ---: | ---: | --- | --- |")
    for comparison in comparisons {
      print(await row(of: comparison, turns: isSmoke ? 1 : 15, isSmoke: isSmoke))
    }
    if !isSmoke, words.isEmpty { await printGrowth() }
  }

  /// Does one way of one comparison some times, for tools that count instructions.
  private static func run(_ arguments: [String]) async {
    guard arguments.count == 3, let times = Int(arguments[2]),
      let comparison = Comparison.all.first(where: { $0.name == arguments[0] }),
      let way = comparison.ways.first(where: { $0.name == arguments[1] })
    else { fatalError("--run <comparison> <way> <times>") }
    await way.run(times)
  }

  private static func row(
    of comparison: Comparison,
    turns: Int,
    isSmoke: Bool
  ) async -> String {
    let times = await comparison.ways.map(isSmoke ? .nanoseconds(1) : .milliseconds(10), turns)
    let charmest = times[0]
    let ratios = zip(comparison.others, times.dropFirst()).map { way, time in
      "\(twoDigits(charmest / time)) × \(way.name)"
    }
    let allocations = await allocations(of: comparison.charmest)
    let targets = isSmoke ? [] : targets(of: comparison, times, allocations)
    return "| \(comparison.name) | \(readable(charmest)) | \(allocations.map { "\($0)" } ?? "") "
      + "| \(ratios.joined(separator: ", ")) | \(targets.joined(separator: ", ")) |"
  }

  /// What the comparison aims at, and whether it gets there.
  private static func targets(
    of comparison: Comparison,
    _ times: [Double],
    _ allocations: Int64?
  ) -> [String] {
    var targets: [String] = []
    #if !DEBUG  // The targets are those of optimized code.
      func add(_ isMet: Bool, _ target: String) {
        targets.append("\(isMet ? "met" : "missed"): \(target)")
      }
      if let bound = comparison.target,
        let index = comparison.others.firstIndex(where: { $0.name == bound.way })
      {
        add(
          times[0] / times[index + 1] <= bound.ratio,
          "≤ \(twoDigits(bound.ratio)) × \(bound.way)"
        )
      }
      if let limit = comparison.limit.map({ $0 / .seconds(1) }) {
        add(times[0] <= limit, "≤ \(readable(limit))")
      }
      if comparison.mayNotAllocate { add(allocations == 0, "no allocation") }
    #endif
    return targets
  }

  private static func printGrowth() async {
    print("\n| containsInAnyOrder at doubling sizes | Time of each size in that of half of it |")
    print("| --- | --- |")
    for (name, comparisons) in Comparison.growth {
      let times = await comparisons.map(\.charmest).map(.milliseconds(10), 5)
      let factors = zip(times.dropFirst(), times).map { twoDigits($0 / $1) }
      print("| \(name) | \(factors.joined(separator: ", ")) |")
    }
  }

  /// How many blocks one of many runs asks for; nothing where nobody counts.
  private static func allocations(of way: Comparison.Way) async -> Int64? {
    guard charmest_allocations() >= 0 else { return nil }
    await way.run(1)
    let start = charmest_allocations()
    await way.run(1)
    let once = charmest_allocations()
    await way.run(3)
    // The difference leaves out what belongs to the run and not to the work.
    return ((charmest_allocations() - once) - (once - start)) / 2
  }
}

extension [Comparison.Way] {
  /// The seconds that each takes for one time, the fastest of some turns.
  fileprivate func map(_ atLeast: Duration, _ turns: Int) async -> [Double] {
    var counts: [Int] = []
    for way in self { counts.append(await way.count(lasting: atLeast)) }
    var best = [Double](repeating: .infinity, count: count)
    for _ in 0..<turns {
      for index in indices {
        let time = await ContinuousClock().measure { await self[index].run(counts[index]) }
        best[index] = Swift.min(best[index], time / .seconds(1) / Double(counts[index]))
      }
    }
    return best
  }
}

extension Comparison.Way {
  /// How many times take about so long.
  fileprivate func count(lasting duration: Duration) async -> Int {
    // The first time may have to tidy up the memory of what was measured before.
    await run(1)
    var count = 1
    while count < 1_000_000 {
      let time = await ContinuousClock().measure { await run(count) }
      if time >= duration { return count }
      count *= time < duration / 16 ? 8 : 2
    }
    return count
  }
}

private func twoDigits(_ number: Double) -> String {
  let digits = number < 10 ? 100.0 : 1
  let rounded = (number * digits).rounded() / digits
  return rounded >= 10 ? "\(Int(rounded))" : "\(rounded)"
}

private func readable(_ seconds: Double) -> String {
  switch seconds {
  case ..<1e-6: "\(twoDigits(seconds * 1e9)) ns"
  case ..<1e-3: "\(twoDigits(seconds * 1e6)) µs"
  case ..<1: "\(twoDigits(seconds * 1e3)) ms"
  default: "\(twoDigits(seconds)) s"
  }
}
