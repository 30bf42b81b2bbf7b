import Charmest
import Foundation

private struct Meeting: Equatable, Sendable {
  var id = 1
  var title = "Planning of the winter menu"
  var room = "Upper floor, behind the kitchen"
  var guests = ["Ann", "Bob", "Chiyo"]
  var isPublic = false
}

private enum Slot: Equatable, Sendable {
  case free
  case booked(Meeting)
}

private struct Room: Equatable, Sendable {
  var number: Int
  var meeting = Meeting()
}

private struct User: Equatable, Sendable {
  var id = 4711
  var name = "Annette Schmidt"
  var street = "Rue des Petits Champs 4"
  var city = "Paris"
  var newsletter = true
}

private struct Reminder: Equatable, Sendable {
  var id = 12
  var title = "Call the supplier of noodles"
  var note = "Ask for the price of buckwheat."
  var date = Date(timeIntervalSince1970: 0)
  var isDone = false
}

private struct Order: Equatable, Sendable {
  var id: Int
  var guest = "Annette Schmidt"
  var bowls: Int
  var extras = ["nori", "tamago"]
}

private struct Notice: Equatable, Sendable {
  var id: Int
  var text: String
}

private final class MockOffice: Mock {
  let inviteCalls = MockMethod(
    "invite(_:to:from:urgent:)", taking: String.self, Meeting.self, User.self, Bool.self)

  func invite(_ guest: String, to meeting: Meeting, from user: User, urgent: Bool) {
    inviteCalls.invoke(guest, meeting, user, urgent)
  }
}

extension GoldenCase {
  /// A text of some length with another end, or another middle.
  private static func letter(middle: String = "on Tuesday", end: String = "Yours, Ann") -> String {
    "We are sorry for the delay of your order of noodles, eggs and soup. It will be delivered "
      + middle + ", if the weather is fine and the road is free again by then. " + end
  }

  private static let track =
    "{\"type\":\"LineString\",\"coordinates\":[["
    + (0..<24).map { "9.\(3_101 + 17 * $0),47.\(2_481 + 13 * $0)" }.joined(separator: "],[")
    + "]]},\"bbox\":[9.3101,47.2481,9.3492,47.2780]}"

  static let ofBothSides: [GoldenCase] = [
    value(
      "50-every-element-with-both-sides",
      about: "meetings",
      { [Meeting(), Meeting(isPublic: true)] },
      { everyItem(Meeting()) }
    ),
    value(
      "59-every-element-has-a-value",
      about: "rooms",
      { [Room(number: 1), Room(number: 2, meeting: Meeting(isPublic: true))] },
      { everyItem(hasProperty(\.meeting, Meeting())) }
    ),
    value(
      "60-every-element-is-a-case",
      about: "slots",
      { [Slot.booked(Meeting()), .booked(Meeting(isPublic: true))] },
      { everyItem(isCase("booked", Meeting())) }
    ),
    value(
      "51-any-order-of-matchers-nearest",
      about: "users",
      { [User(newsletter: false), User(id: 5, name: "Bo"), User(id: 6, name: "Cleo")] },
      {
        containsInAnyOrder(
          equalTo(User()), hasProperty(\.name, hasPrefix("B")), equalTo(User(id: 6, name: "Cleo")))
      }
    ),
    value(
      "61-superset-of-matchers",
      about: "users",
      { [User(newsletter: false), User(id: 5, name: "Bo"), User(id: 6, name: "Cleo")] },
      { isSuperset(of: [equalTo(User()), hasProperty(\.name, hasPrefix("B"))]) }
    ),
    value(
      "62-subset-of-matchers",
      about: "users",
      { [User(newsletter: false)] },
      { isSubset(of: [equalTo(User())]) }
    ),
    value(
      "63-entry-by-matchers",
      about: "users",
      { ["ann": User(newsletter: false)] },
      { hasEntry(equalTo("ann"), equalTo(User())) }
    ),
    value(
      "64-long-texts-by-matchers",
      about: "letters",
      { [letter(middle: "on Thursday"), "Dear Bob"] },
      { containsInAnyOrder(equalTo(letter()), hasPrefix("Dear")) }
    ),
    value(
      "65-end-of-a-long-field",
      about: "notices",
      { [Notice(id: 1, text: letter(end: "Yours, Anna"))] },
      { containsInAnyOrder(Notice(id: 1, text: letter(end: "Yours, Ann B"))) }
    ),
    value(
      "66-date-of-the-nearest",
      about: "reminders",
      {
        [
          Reminder(date: Date(timeIntervalSince1970: 86_400)),
          Reminder(id: 13, title: "Write the menu"),
        ]
      },
      { containsInAnyOrder(Reminder(), Reminder(id: 13, title: "Write the menu")) }
    ),
    value(
      "67-two-missing-with-their-nearest",
      about: "orders",
      { [Order(id: 1, bowls: 4), Order(id: 2, bowls: 2), Order(id: 3, bowls: 1)] },
      { containsInAnyOrder(Order(id: 1, bowls: 5), Order(id: 2, bowls: 3), Order(id: 3, bowls: 1)) }
    ),
    value(
      "68-under-a-name",
      about: "user",
      { User(newsletter: false) },
      { describedAs("the subscribed user", equalTo(User())) }
    ),
    failure("69-one-of-many-arguments") {
      let office = MockOffice()
      office.invite("Dora", to: Meeting(), from: User(newsletter: false), urgent: true)
      verify(office.inviteCalls, calledWith: "Dora", Meeting(), User(), true)
    },
    failure("70-last-of-many-arguments") {
      let office = MockOffice()
      office.invite("Dora", to: Meeting(), from: User(), urgent: false)
      verify(office.inviteCalls, calledWith: "Dora", Meeting(), User(), true)
    },
    value(
      "71-long-item",
      about: "letters",
      { [letter(middle: "on Thursday"), "Dear Bob"] },
      { hasItems(letter(), "Dear Bob") }
    ),
    value(
      "72-long-item-in-relative-order",
      about: "letters",
      { ["Dear Bob", letter(middle: "on Thursday")] },
      { containsInRelativeOrder("Dear Bob", letter()) }
    ),
    value(
      "73-long-key",
      about: "answers",
      { [letter(middle: "on Thursday"): 1, "Dear Bob": 2] },
      { hasKey(letter()) }
    ),
    value(
      "54-deletion-from-a-long-text",
      about: "track",
      { track.replacing(",[9.3339,47.2663]", with: "") },
      { equalTo(track) }
    ),
  ]
}
