@testable import CharmestCore
import Foundation
import Testing

/// Values without `==`.
private struct Bowl {
  var soup: Any
  var note: String?
}
private enum Order {
  case table(number: Any)
  case takeaway(number: Any)
}
private final class Guest {
  var name: Any
  var friend: Guest?

  init(_ name: Any) { self.name = name }

  /// Two guests, each the friend of the other.
  static func pair(_ name: Any, _ other: Any) -> Guest {
    let (guest, friend) = (Guest(name), Guest(other))
    (guest.friend, friend.friend) = (friend, guest)
    return guest
  }
}

private struct Restless: Equatable {
  var level = 1
  static func == (_: Self, _: Self) -> Bool { false }
}

@Suite("Similarity") struct SimilarityTests {
  /// What lies deeper than is looked.
  private static func deep(_ value: Any, _ depth: Int) -> Any {
    (0..<depth).reduce(value) { inner, _ in Bowl(soup: inner) }
  }

  private static let long = String(repeating: "miso ", count: 100)

  private static func similarity(_ expected: Any, _ actual: Any, most: Int = 100) -> Similarity {
    Similarity(expected, actual, mostSteps: most)
  }

  @Test("the cost is the share of the parts that differ")
  func cost() {
    func cost(_ expected: Any, _ actual: Any) -> Double { Self.similarity(expected, actual).cost }
    let nothing = Int?.none as Any
    let (guest, same, other) = (
      Guest.pair("Jon", "Ann"), Guest.pair("Jon", "Ann"), Guest.pair("Jon", "Bob")
    )
    defer { [guest, same, other].forEach { $0.friend = nil } }
    let costs: [(Double, Double)] = [
      (cost(1, 1), 0),
      (cost(1, 2), 1),
      (cost(1, "1"), 1),
      (cost(nothing, nothing), 0),
      (cost(nothing, 1), 1),
      (cost(1, nothing), 1),
      (cost(1, Int?.some(1) as Any), 0),
      (cost("miso", "mist"), 0.25),
      (cost(Self.long + "a", Self.long + "b"), 0.001),
      (cost([1, 2, 3], [1, 2, 4]), 1 / 3),
      (cost([1, 2], [1, 2, 3]), 1 / 3),
      (cost([1, 2, 3, 4], [1]), 3 / 4),
      (cost(["a": 1, "b": 2], ["a": 1, "c": 2]), 1 / 2),
      (cost(["a": 1], ["a": 1, "b": 2, "c": 3]), 2 / 3),
      (cost(["a": Int?.none], ["b": Int?.none]), 1),
      (cost([Int?.none: 1], [Int?.some(1): 1]), 1),
      (cost([nil, 2] as Set<Int?>, [1, 2] as Set<Int?>), 1 / 2),
      (cost(["a": 1, "b": 2], ["a": 1, "b": 3]), 1 / 2),
      (cost([1, 2] as Set, [1, 3] as Set), 1 / 2),
      (cost([1, 2, 3] as Set, [1] as Set), 2 / 3),
      (cost([1] as Set, [1, 2, 3] as Set), 2 / 3),
      (cost([1, 2] as Set, [3, 4] as Set), 1),
      (cost(0..<3, 0..<5), 1 / 2),
      (cost((1, "a"), (1, "b")), 1 / 2),
      (cost(Bowl(soup: 1), Bowl(soup: 1)), 0),
      (cost(Bowl(soup: 1), Bowl(soup: 2)), 1 / 2),
      (cost(Bowl(soup: 1), Bowl(soup: 1, note: "hot")), 1 / 2),
      (cost(Order.table(number: 1), Order.table(number: 2)), 1),
      (cost(Order.table(number: 1), Order.takeaway(number: 1)), 1),
      (cost(guest, same), 0),
      (cost(guest, other), 1 / 3),
      (cost([Restless()], [Restless()]), 0),
      (cost(Self.deep(1, 10), Self.deep(2, 10)), 1 / 11),
      (cost(Self.deep([1, 2], 10), Self.deep([1, 3], 10)), 1 / 11),
      (cost(Self.deep(Bowl(soup: 1), 10), Self.deep(Bowl(soup: 2), 10)), 0),
    ]
    for (index, (cost, expected)) in costs.enumerated() {
      // Numbers that are closer have a little more in common.
      #expect(abs(cost - expected) <= 0.001, "row \(index)")
    }
  }

  @Test("of numbers and dates that differ, the closest has most in common")
  func closeness() {
    func cost(_ expected: Any, _ actual: Any) -> Double { Self.similarity(expected, actual).cost }
    func isNearer(_ near: some Any, _ far: some Any, to expected: some Any) -> Bool {
      cost(expected, near) < cost(expected, far)
    }
    #expect(isNearer(-6.0, -12.0, to: 0.0))
    #expect(isNearer(3, 30, to: 1))
    #expect(isNearer(UInt8(250), UInt8(0), to: UInt8(255)))
    let days = (0..<3).map { Date(timeIntervalSince1970: 86_400 * Double($0)) }
    #expect(isNearer(days[1], days[0], to: days[2]))
    #expect(cost(0.0, Double.infinity) == 1)
    #expect(cost(0.0, Double.nan) == 1)
  }

  @Test("looks at no more pairs than it may, outer ones first")
  func steps() {
    let bowls = Self.similarity(
      [Bowl(soup: 1), Bowl(soup: 2)], [Bowl(soup: 1), Bowl(soup: 3)], most: 5)
    #expect(bowls.steps == 5)
    #expect(bowls.cost == 0)
    #expect(Self.similarity([1, 2, 3, 4], [1, 2, 3, 5], most: 5).steps == 5)
    #expect(Self.similarity([1, 2, 3, 4], [1, 2, 3, 5], most: 9).steps == 5)
    #expect(Self.similarity([Bowl(soup: 1)], [Bowl(soup: 2)], most: 0).steps == 0)
  }
}
