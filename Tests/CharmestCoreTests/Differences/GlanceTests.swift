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

@Suite("Glance") struct GlanceTests {
  /// What lies deeper than is looked.
  private static func deep(_ value: Any, _ depth: Int) -> Any {
    (0..<depth).reduce(value) { inner, _ in Bowl(soup: inner) }
  }

  private static func glance(_ expected: Any, _ actual: Any, most: Int = 100) -> Glance {
    var none: Set<ObjectPair>?
    return Glance(expected, actual, mostSteps: most, same: &none)
  }

  @Test("the cost is the share of the parts that differ")
  func cost() {
    func cost(_ expected: Any, _ actual: Any) -> Double { Self.glance(expected, actual).cost }
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
      (cost([1, 2, 3], [1, 2, 4]), 1 / 3),
      (cost([1, 2], [1, 2, 3]), 1 / 3),
      (cost([1, 2, 3, 4], [1]), 3 / 4),
      (cost(["a": 1, "b": 2], ["a": 1, "c": 2]), 2 / 3),
      (cost(["a": 1, "b": 2], ["a": 1, "b": 3]), 1 / 2),
      (cost([1, 2] as Set, [1, 3] as Set), 1),
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
      #expect(cost == expected, "row \(index)")
    }
  }

  @Test("looks at no more pairs than it may, outer ones first")
  func steps() {
    let glance = Self.glance(
      [Bowl(soup: 1), Bowl(soup: 2)], [Bowl(soup: 1), Bowl(soup: 3)], most: 5)
    #expect(glance.steps == 5)
    #expect(glance.findsNoDifference)
    #expect(Self.glance([1, 2, 3, 4], [1, 2, 3, 5], most: 5).steps == 5)
    #expect(Self.glance([1, 2, 3, 4], [1, 2, 3, 5], most: 9).steps == 5)
    #expect(Self.glance([Bowl(soup: 1)], [Bowl(soup: 2)], most: 0).steps == 0)
  }

  @Test("asked for sameness, ends at the first difference and remembers objects without one")
  func sameness() {
    var same: Set<ObjectPair>? = []
    let differing = Glance(
      [Bowl(soup: 1), Bowl(soup: 2), Bowl(soup: 3)],
      [Bowl(soup: 1), Bowl(soup: 9), Bowl(soup: 3)], mostSteps: 100, same: &same)
    #expect(!differing.findsNoDifference)
    #expect(differing.steps == 7)

    let (jon, ann) = (Guest("Jon"), Guest("Ann"))
    #expect(!Glance(jon, ann, mostSteps: 100, same: &same).findsNoDifference)
    #expect(same?.count == 0)
    let other = Guest("Jon")
    let first = Glance(jon, other, mostSteps: 100, same: &same)
    #expect(first.findsNoDifference)
    #expect(first.steps == 3)
    #expect(same?.count == 1)
    // Known already, so that their parts are not looked at again.
    #expect(Glance(jon, other, mostSteps: 100, same: &same).steps == 1)
  }

  @Test("believes a type that says that its values differ")
  func restless() {
    var same: Set<ObjectPair>? = []
    #expect(!Glance(Restless(), Restless(), mostSteps: 100, same: &same).findsNoDifference)
  }

  @Test("values of one type without parts are the same if they print alike")
  func opaque() {
    var same: Set<ObjectPair>? = []
    #expect(
      Glance({ (_: Int) in 1 }, { (_: Int) in 2 }, mostSteps: 9, same: &same).findsNoDifference)
  }
}
