import Benchmark
import Charmest
import Testing
import XCTest

struct Person: Equatable, Hashable {
  struct Address: Equatable, Hashable {
    var street: String
    var city: String
  }

  var name: String
  var age: Int
  var address: Address
}

/// Measures a thousand times the same, so that the harness does not count.
private func thousand(_ name: String, _ body: @escaping @Sendable (Int) -> Void) {
  Benchmark(name) { _ in
    for index in 0..<1_000 { body(index) }
  }
}

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock],
    maxDuration: .seconds(1),
    maxIterations: 2_000
  )

  thousand("equal Int, Charmest") { assertThat($0, equalTo(blackHoled($0))) }
  thousand("equal Int, XCTAssertEqual") { XCTAssertEqual($0, blackHoled($0)) }
  thousand("equal Int, #expect") { #expect($0 == blackHoled($0)) }

  let text = String(repeating: "ramen ", count: 5)
  thousand("equal String, Charmest") { _ in assertThat(text, equalTo(blackHoled(text))) }
  thousand("equal String, XCTAssertEqual") { _ in XCTAssertEqual(text, blackHoled(text)) }
  thousand("equal String, #expect") { _ in #expect(text == blackHoled(text)) }

  let person = Person(name: "Jon", age: 30, address: .init(street: "Gion 1", city: "Kyoto"))
  thousand("equal struct, Charmest") { _ in assertThat(person, equalTo(blackHoled(person))) }
  thousand("equal struct, XCTAssertEqual") { _ in XCTAssertEqual(person, blackHoled(person)) }
  thousand("equal struct, #expect") { _ in #expect(person == blackHoled(person)) }
  thousand("property of a property, Charmest") { _ in
    assertThat(person, hasProperty(\.address.city, hasPrefix("Kyo")))
  }

  let numbers = Array(0..<1_000)
  thousand("item among 1,000, Charmest") { _ in assertThat(numbers, hasItem(blackHoled(999))) }
  thousand("item among 1,000, plain Swift") { _ in blackHole(numbers.contains(blackHoled(999))) }
  thousand("item among 1,000, #expect") { _ in #expect(numbers.contains(blackHoled(999))) }

  for count in [10, 100, 1_000, 5_000] {
    let values = (0..<count).map { $0 * 7_919 % count }
    let reversed = Array(values.reversed())
    Benchmark("\(count) values in any order, Charmest") { _ in
      assertThat(values, containsInAnyOrder(reversed))
    }
    Benchmark("\(count) values in any order, counting dictionary") { _ in
      var counts: [Int: Int] = [:]
      for value in reversed { counts[value, default: 0] += 1 }
      for value in values { counts[value, default: 0] -= 1 }
      blackHole(counts.values.allSatisfy { $0 == 0 })
    }
  }
  for count in [10, 100, 1_000] {
    let values = Array(0..<count)
    // Each value fits all matchers before its own, so that the first choice is always wrong.
    let matchers = values.reversed().map { lessThanOrEqualTo($0) }
    Benchmark("\(count) matchers in any order, the worst one, Charmest") { _ in
      assertThat(values, containsInAnyOrder(matchers))
    }
  }

  let tenThousand = Array(1...10_000)
  Benchmark("every item of 10,000, Charmest") { _ in
    assertThat(tenThousand, everyItem(greaterThan(0)))
  }
  Benchmark("every item of 10,000, plain Swift") { _ in
    blackHole(tenThousand.allSatisfy { $0 > blackHoled(0) })
  }
}

/// A value that the optimizer cannot know.
@inline(never)
func blackHoled<Value>(_ value: Value) -> Value { value }
