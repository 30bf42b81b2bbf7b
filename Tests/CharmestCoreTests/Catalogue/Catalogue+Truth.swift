import CharmestCore
import Foundation
import Testing

/// A reading that no `==` compares.
private struct Reading: Sendable { var value: Double }

private struct Log: Equatable, Sendable {
  var readings: [Reading]

  init(_ changed: [Int: Double]) {
    readings = (0..<2_000).map { Reading(value: changed[$0] ?? 1) }
  }

  static func == (first: Log, second: Log) -> Bool {
    first.readings.map(\.value) == second.readings.map(\.value)
  }
}

/// A dumpling, or a box around a box.
private indirect enum Box: Sendable {
  case dumpling(String)
  case box(Box)

  func inBoxes(_ count: Int) -> Box { count == 0 ? self : Box.box(self).inBoxes(count - 1) }
}

private struct Parcel: Equatable, Sendable {
  var sender: String
  var content: Box

  static func == (first: Parcel, second: Parcel) -> Bool { "\(first)" == "\(second)" }
}

private struct Address: Equatable {
  var city: String?
  var notes: [String]? = ["ring twice"]
}

private struct Person: Equatable {
  var name = "Ann"
  var address: Address?
}

private struct Rollout: Equatable {
  var name = "new checkout"
  var rolloutBucket: Int?
}

private struct Price: Equatable, CustomStringConvertible {
  var rappen: Int

  var description: String {
    "\(rappen / 100).\(rappen % 100 < 10 ? "0" : "")\(rappen % 100) CHF"
  }
}

/// Texts that must say no more than is known, and each thing by its name.
extension Catalogue {
  mutating func addTruth() {
    begin("What is known, by its name")

    add("a line too few and a line too many", shows: "line 3", "charlie", "line 6", "hotel") {
      assertThat(
        "alpha\nbravo\ndelta\necho\nfoxtrot\nhotel\ngolf",
        equalTo("alpha\nbravo\ncharlie\ndelta\necho\nfoxtrot\ngolf"), "text")
    }

    add("three hundred of a thousand", shows: "300 of 1000", "[0]", "-1", "297 more") {
      var values = Array(repeating: 1, count: 1_000)
      for index in 500..<789 { values[index] = -6 }
      for (index, value) in [
        0: -1, 3: -4, 5: -2, 6: -2, 9: -8, 12: -1, 13: -3, 15: -5, 16: -1, 19: -2, 999: -7,
      ] { values[index] = value }
      assertThat(values, everyItem(greaterThan(0)), "values")
    }

    add("parts that have no equality", shows: "[0].value", "1.5", "[1999].value", "2.5") {
      assertThat(Log([0: 1.5, 1_999: 2.5]), equalTo(Log([:])), "log")
    }

    add("a part deeper than others", shows: "sender", "dumpling", "tofu", "pork") {
      assertThat(
        Parcel(sender: "Ann", content: Box.dumpling("pork").inBoxes(12)),
        equalTo(Parcel(sender: "Bob", content: Box.dumpling("tofu").inBoxes(12))), "parcel")
    }

    add("dates that print alike", shows: "1234567Z", "1234568Z") {
      let date = Date(timeIntervalSinceReferenceDate: 784_000_000.123_456_7)
      let next = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextUp)
      assertThat(next, equalTo(date), "saved")
    }

    add("equal values of a dictionary", shows: "4", "twice") {
      let tables = ["Ann": 4, "Bob": 7, "Cleo": 4, "Dan": 9]
      assertThat(tables.values, hasUniqueItems(), "tables")
    }

    add("an item that a set must not have", shows: "sh", "shio") {
      assertThat(
        Set(["shio", "shoyu", "miso", "tonkotsu"]), not(hasItem(hasPrefix("sh"))), "soups")
    }

    add("none of several items of a set", shows: "yu", "sh", "miso", "shoyu") {
      assertThat(
        Set(["shio", "shoyu", "miso", "tonkotsu"]),
        not(anyOf(hasItem(hasSuffix("yu")), hasItem(hasPrefix("sh")), hasItem("miso"))), "soups")
    }

    add("a path through optionals", shows: "person.address?.city", "Berlin", "Bern") {
      let person = Person(address: Address(city: "Bern"))
      assertThat(person, Person(address: Address(city: "Berlin")))
    }

    add("a key path through optionals", shows: "person.address.notes.count", "2", "1") {
      let person = Person(address: Address(city: "Bern"))
      assertThat(person, hasProperty(\.address?.notes?.count, 2))
    }

    add("a key path from an optional", shows: "guest.name.count", "4", "3") {
      let guest: Person? = Person(address: Address(city: "Bern"))
      assertThat(guest, hasProperty(\.!.name.count, 4))
    }

    add("a list without equal elements", shows: "two equal", "miso") {
      assertThat(["miso", "shio"], not(hasUniqueItems()), "soups")
    }

    add("a stream that does not end in time", shows: "50 ms", "2 elements") {
      let steps = AsyncStream<Int> { continuation in
        for step in 1...2 { continuation.yield(step) }
      }
      assertThat(await collect(steps, within: .milliseconds(50)), finished(), "steps")
    }

    add("nil in place of a number", shows: "rolloutBucket", "30", "nil") {
      assertThat(Rollout(), hasProperty(\.rolloutBucket, presentAnd(lessThan(30))), "reason")
    }

    add("values with a description of their own", shows: "1558.20 CHF", "588.00 CHF") {
      assertThat(Price(rappen: 58_800), equalTo(Price(rappen: 155_820)), "total")
    }

    add("an argument without a label, in a tuple", shows: "[0].1", "4712", "4711") {
      let bank = MockBank()
      bank.pay(12, 4711)
      assertThat(bank.payCalls.arguments, containsExactly(tuple(12, 4712)))
    }

    add("a record without a name that was never called", shows: "notifier.send", "never called") {
      let notifier = MockBank()
      verify(notifier.sendCalls)
    }

    add("a date that appears nowhere", shows: "2026-03-05", "not in it") {
      let body = """
        Dear Ann,
        your table on 2026-03-04 at 19:30 is booked for 4 guests.
        If you are late, please call +41 44 123 45 67.
        """
      assertThat(
        body, containsStringsInOrder("2026-03-05", "19:30", "4 guests", "+41 44 123 45 67"),
        "messages.values.first?.body")
    }

    add("one of the calls in time", shows: "at least 2", "1 ms", "once") {
      let bank = MockBank()
      bank.pay(12, 4711)
      await verify(
        bank.payCalls, .atLeast(2), within: .milliseconds(1), calledWith: greaterThan(1),
        anything())
    }
  }
}

private final class MockBank: Mock {
  let payCalls = MockMethod("pay(_:_:)", taking: Int.self, Int.self)
  let sendCalls = MockMethod(taking: String.self)

  func pay(_ rappen: Int, _ account: Int) { payCalls.invoke(rappen, account) }
}
