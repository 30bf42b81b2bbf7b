import Charmest
import Foundation
import RamenShop

private struct Guest: Equatable, Sendable {
  var id: Int
  var name = "Annette Schmidt"
  var street = "Rue des Petits Champs 4"
  var city = "Paris"
  var soup = "miso"
}

/// A reading that no `==` compares.
private struct Reading: Sendable { var value: Double }

private struct Log: Equatable, Sendable {
  var readings: [Reading]

  static func == (first: Log, second: Log) -> Bool {
    first.readings.map(\.value) == second.readings.map(\.value)
  }
}

/// A page that no `==` compares.
private struct Page: Sendable {
  var number: Int
  var text: String
}

private struct Menu: Equatable, Sendable {
  var page: Page

  static func == (first: Menu, second: Menu) -> Bool {
    first.page.number == second.page.number && first.page.text == second.page.text
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

  static func == (first: Parcel, second: Parcel) -> Bool {
    "\(first)" == "\(second)"
  }
}

private struct Time: Equatable, Sendable {
  var hour: Int
  var minute = 15
}

private struct Stop: Equatable, Sendable {
  var station: String
  var arrival: Time
}

private struct Journey: Equatable, Sendable {
  var service = "ICE 73"
  var stops: [Stop]
  var seat = 61
  var isBooked = true
}

private struct Address: Equatable, Sendable {
  var city: String?
  var notes: [String]? = ["ring twice"]
}

private struct Person: Equatable, Sendable {
  var name = "Ann"
  var address: Address?
}

private final class MockKitchen: Mock {
  let orderCalls = MockMethod("order(_:for:at:)", taking: String.self, String.self, Int.self)

  func order(_ dish: String, for guest: String, at table: Int) {
    orderCalls.invoke(dish, guest, table)
  }
}

extension GoldenCase {
  private static func log(_ changed: [Int: Double]) -> Log {
    Log(readings: (0..<10_000).map { Reading(value: changed[$0] ?? 1) })
  }

  private static func menu(_ number: Int, _ soup: String) -> Menu {
    let dishes = (1...20).map { "\($0). noodles with \($0) eggs" }.joined(separator: ", ")
    return Menu(page: Page(number: number, text: dishes + ", and \(soup) soup"))
  }

  private static func journey(hour: Int) -> Journey {
    let stations = ["Hamburg", "Hannover", "Fulda", "Mannheim", "Karlsruhe", "Basel"]
    return Journey(
      stops: stations.enumerated().map {
        Stop(station: $1, arrival: Time(hour: $0 == 5 ? hour : 8 + $0))
      })
  }

  /// A date, and the next one that there is.
  private static let date = Date(timeIntervalSinceReferenceDate: 784_000_000.123_456_7)
  private static let nextDate = Date(
    timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextUp)

  static let ofTruth: [GoldenCase] = [
    value(
      "74-nearest-pair-of-several",
      about: "guests",
      { [Guest(id: 1, soup: "shio"), Guest(id: 9, name: "Zoë", street: "-", city: "Rome")] },
      {
        containsInAnyOrder(
          Guest(id: 7, name: "Bo", street: "Kärntner Straße 1", city: "Wien", soup: "shoyu"),
          Guest(id: 1))
      }
    ),
    value(
      "56-at-least",
      about: "log",
      { log([0: 1.5, 9_999: 2.5]) },
      { equalTo(log([:])) }
    ),
    value(
      "75-long-texts-without-equality",
      about: "menu",
      { menu(1, "miso") },
      { equalTo(menu(2, "shio")) }
    ),
    value(
      "76-deeper-than-compared",
      about: "parcel",
      { Parcel(sender: "Ann", content: Box.dumpling("pork").inBoxes(12)) },
      { equalTo(Parcel(sender: "Bob", content: Box.dumpling("tofu").inBoxes(12))) }
    ),
    value("77-dates-that-print-alike", about: "saved", { nextDate }, { equalTo(date) }),
    value("78-date-that-is-not-greater", about: "saved", { date }, { greaterThan(nextDate) }),
    value(
      "79-equal-values-of-a-dictionary",
      about: "tables",
      { ["Ann": 4, "Bob": 7, "Cleo": 4, "Dan": 9].values },
      { hasUniqueItems() }
    ),
    value(
      "80-no-item-of-a-set",
      about: "soups",
      { Set(["shio", "shoyu", "miso", "tonkotsu"]) },
      { not(hasItem(hasPrefix("sh"))) }
    ),
    value(
      "81-none-of-several-items-of-a-set",
      about: "soups",
      { Set(["shio", "shoyu", "miso", "tonkotsu"]) },
      { not(anyOf(hasItem(hasSuffix("yu")), hasItem(hasPrefix("sh")), hasItem("miso"))) }
    ),
    failure("82-path-through-optionals") {
      let person = Person(address: Address(city: "Bern"))
      assertThat(person, Person(address: Address(city: "Berlin")))
      assertThat(person, hasProperty(\.address?.notes?.count, 2))
      assertThat(person, hasProperty(\.address!.city!.count, 6))
      let guest: Person? = person
      assertThat(guest, hasProperty(\.?.name.count, 4))
      assertThat(guest, hasProperty(\.!.name.count, 4))
    },
    value(
      "83-fields-of-which-value",
      about: "journey",
      { journey(hour: 13) },
      { equalTo(journey(hour: 14)) }
    ),
    failure("85-wide-letters-in-a-call") {
      let kitchen = MockKitchen()
      let ramen = "味噌ラーメン、半熟卵とほうれん草とコーンとバターと海苔と葱と焼豚"
      let guests = "田中さくらと鈴木はなこと佐藤あおいと高橋みどり"
      kitchen.order(ramen, for: guests, at: 4)
      kitchen.order("塩" + ramen, for: guests, at: 6)
      verify(kitchen.orderCalls, calledWith: ramen, guests, 5)
    },
  ]
}
