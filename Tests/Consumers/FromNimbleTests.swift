import Charmest
import Foundation
import Testing

// The situations of Nimble's documentation.

nonisolated private enum Tide: Equatable, Sendable {
  case low
  case high(metres: Double)
}

nonisolated private struct Polluted: Error, Equatable { let litres: Int }

nonisolated private class Fish {}
nonisolated private final class Dolphin: Fish { let fins = 3 }

@MainActor private final class Ocean {
  private(set) var isClean = false
  private(set) var creatures: [String] = []

  func cleanUp() async {
    isClean = true
    creatures = ["dolphins", "whales", "starfish"]
  }

  nonisolated func swim(litres: Int) throws -> String {
    guard litres < 10 else { throw Polluted(litres: litres) }
    return "splash"
  }
}

private func isPrime() -> Matcher<Int> {
  Matcher("a prime number") { number in
    guard number > 1, let divisor = (2...number).first(where: { number.isMultiple(of: $0) }) else {
      return .mismatch("was \(number), which is less than 2")
    }
    return MatchResult(divisor == number, "was \(number), a multiple of \(divisor)")
  }
}

@MainActor @Suite("From the examples of Nimble") struct FromNimbleTests {
  private let ocean = Ocean()

  @Test func equality() {
    assertThat(1 + 1, 2)
    assertThat(1.2, closeTo(1.1, 0.11))
    assertThat("seahorse", containsString("sea"))
    assertThat(["Atlantic", "Pacific"], not(hasItem("Mississippi")))
    assertThat("seahorse", hasPrefix("sea") && hasSuffix("horse") && matchesPattern("a.o"))
  }

  @Test func identity() {
    let dolphin: Fish = Dolphin()
    let same = dolphin
    assertThat(dolphin, sameInstance(same))
    assertThat(dolphin, instanceOf(Dolphin.self))
    assertThat(dolphin, instanceOf(Dolphin.self, and: hasProperty(\.fins, 3)))
    assertThat(Fish(), not(instanceOf(Dolphin.self)))
  }

  @Test func laterValues() async throws {
    let cleaning = Task { await ocean.cleanUp() }
    await assertEventually("the ocean is clean") { ocean.isClean }
    await assertEventually(hasItems("dolphins", "whales")) { ocean.creatures }
    let first = try await requireEventually(present()) { ocean.creatures.first }
    assertThat(first, "dolphins")
    await assertAlways(hasCount(3), for: .milliseconds(5)) { ocean.creatures }
    await cleaning.value
  }

  @Test func errors() {
    assertThrows(try ocean.swim(litres: 11))
    assertThrows(try ocean.swim(litres: 11), Polluted.self)
    assertThrows(try ocean.swim(litres: 11), hasProperty(\Polluted.litres, greaterThan(10)))
    assertThat({ try ocean.swim(litres: 1) }, not(throwsError()))
  }

  @Test func collections() {
    let turtles = ["green", "loggerhead", "hawksbill"]
    assertThat(turtles, containsExactly("green", "loggerhead", "hawksbill"))
    assertThat(turtles, everyItem(hasCount(greaterThan(4))))
    assertThat(turtles, hasItem(hasPrefix("hawk")))
    assertThat(turtles, isSuperset(of: ["green"]))
    assertThat([String](), empty())
  }

  @Test func combinations() {
    assertThat(6, allOf(greaterThan(1), lessThan(10), not(7)))
    assertThat(6, anyOf(lessThan(5), greaterThan(5)))
    assertThat("turtle", hasProperty(\.count, inInterval(1...9)))
  }

  @Test func cases() {
    let tides = [Tide.high(metres: 2.5), .low]
    assertThat(tides, containsExactly(isCase("high"), equalTo(.low)))
    assertThat(tides[0], isCase("high", 2.5))
  }

  @Test func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("surf")
    let posts = MockMethod("post(_:)", taking: String.self)
    let observer = center.addObserver(forName: name, object: nil, queue: nil) {
      posts.invoke($0.name.rawValue)
    }
    defer { center.removeObserver(observer) }
    center.post(name: name, object: nil)
    verify(posts, calledWith: "surf")
  }

  @Test func ownMatchers() {
    assertThat(7, isPrime())
    assertThat([2, 3, 5], everyItem(isPrime()))
    let failures = collectFailures { assertThat(9, isPrime(), "nine") }
    assertThat(
      failures.map(\.description), ["nine: expected a prime number, but was 9, a multiple of 3"])
  }
}
