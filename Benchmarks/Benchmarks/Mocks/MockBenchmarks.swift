import Benchmark
import Charmest
import Foundation

enum Soup: Sendable { case shio, miso }

protocol Cook: Sendable {
  func cook(bowls: Int, soup: Soup, extras: [String])
}

/// What people write by hand: each call in a struct, appended under a lock.
final class HandWrittenCook: Cook, @unchecked Sendable {
  struct Call {
    let bowls: Int
    let soup: Soup
    let extras: [String]
  }

  private let lock = NSLock()
  private var recorded: [Call] = []

  func cook(bowls: Int, soup: Soup, extras: [String]) {
    lock.lock()
    defer { lock.unlock() }
    recorded.append(Call(bowls: bowls, soup: soup, extras: extras))
  }
}

final class MockCook: Mock, Cook {
  let cookCalls = MockMethod(
    "cook(bowls:soup:extras:)",
    taking: Int.self,
    Soup.self,
    [String].self
  )
  let priceCalls = MockMethod("price(of:)", taking: Soup.self, returning: Int.self)

  func cook(bowls: Int, soup: Soup, extras: [String]) { cookCalls.invoke(bowls, soup, extras) }
  func price(of soup: Soup) -> Int { priceCalls.invoke(soup) }
}

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock],
    maxDuration: .seconds(2),
    maxIterations: 10_000
  )
  let extras = ["wakame", "tamago"]

  func record(_ name: String, _ make: @escaping @Sendable () -> any Cook) {
    Benchmark("recording 1,000 calls of three arguments, \(name)") { benchmark in
      let cook = make()
      benchmark.startMeasurement()
      for bowls in 0..<1_000 { cook.cook(bowls: bowls, soup: .miso, extras: extras) }
      benchmark.stopMeasurement()
      blackHole(cook)
    }
  }
  record("hand-written mock") { HandWrittenCook() }
  record("Charmest") { MockCook() }

  Benchmark("1,000 calls of a method with a stub") { benchmark in
    let cook = MockCook()
    cook.priceCalls.returns(900)
    benchmark.startMeasurement()
    for _ in 0..<1_000 { blackHole(cook.price(of: .miso)) }
    benchmark.stopMeasurement()
  }

  for count in [1, 1_000, 1_000_000] {
    let cook = MockCook()
    Benchmark("verifying one call among \(count)", configuration: .init(maxIterations: 100)) { _ in
      blackHole(verify(cook.cookCalls, calledWith: 0, anything(), anything()))
    } setup: {
      for bowls in 0..<count { cook.cook(bowls: bowls, soup: .miso, extras: extras) }
    }
  }
}
