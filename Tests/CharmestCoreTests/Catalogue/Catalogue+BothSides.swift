import CharmestCore
import Testing

private struct Meeting: Equatable {
  var id = 1
  var title = "Planning of the winter menu"
  var room = "Upper floor, behind the kitchen"
  var guests = ["Ann", "Bob", "Chiyo"]
  var isPublic = false
}

private enum Slot: Equatable { case booked(Meeting) }

private struct User: Equatable {
  var id = 4711
  var name = "Annette Schmidt"
  var street = "Rue des Petits Champs 4"
  var city = "Paris"
  var newsletter = true
}

private struct Order: Equatable {
  var id: Int
  var guest = "Annette Schmidt"
  var bowls: Int
  var extras = ["nori", "tamago"]
}

private struct Notice: Equatable {
  var id = 1
  var text: String
}

private struct Guest: Equatable {
  var id: Int
  var name = "Annette Schmidt"
  var street = "Rue des Petits Champs 4"
  var city = "Paris"
  var soup = "miso"
}

private enum HTTPMethod { case get, patch, delete }

private enum RouterError: Error, Equatable {
  case methodNotAllowed(path: String, allowed: [HTTPMethod])
  case notFound(path: String)
}

/// A text of some length with another end, or another middle.
private func letter(middle: String = "on Tuesday", end: String = "Yours, Ann") -> String {
  "We are sorry for the delay of your order of noodles, eggs and soup. It will be delivered "
    + middle + ", if the weather is fine and the road is free again by then. " + end
}

/// Long values of which both sides must be seen.
extension Catalogue {
  mutating func addBothSides() {
    begin("Both sides of long values")

    add("a flag of every element", shows: "[1].isPublic", "false", "true") {
      assertThat([Meeting(), Meeting(isPublic: true)], everyItem(Meeting()), "meetings")
    }

    add("a flag of every payload", shows: "[1].booked.isPublic", "false", "true") {
      assertThat(
        [Slot.booked(Meeting()), .booked(Meeting(isPublic: true))],
        everyItem(isCase("booked", Meeting())), "slots")
    }

    add("a matcher that a superset lacks", shows: "[0]", "newsletter", "true", "false") {
      assertThat(
        [User(newsletter: false), User(id: 5, name: "Bo"), User(id: 6, name: "Cleo")],
        isSuperset(of: [equalTo(User()), hasProperty(\.name, hasPrefix("B"))]), "users")
    }

    add("an entry by matchers", shows: #"["ann"].newsletter"#, "true", "false") {
      assertThat(
        ["ann": User(newsletter: false)], hasEntry(equalTo("ann"), equalTo(User())), "users")
    }

    add("the end of a long field", shows: "[0]", ".text", "Ann B", "Anna") {
      assertThat(
        [Notice(text: letter(end: "Yours, Anna"))],
        containsInAnyOrder(Notice(text: letter(end: "Yours, Ann B"))), "notices")
    }

    add("two that are missing, each with its nearest", shows: "[0]", "5", "4", "[1]", "3", "2") {
      assertThat(
        [Order(id: 1, bowls: 4), Order(id: 2, bowls: 2), Order(id: 3, bowls: 1)],
        containsInAnyOrder(
          Order(id: 1, bowls: 5), Order(id: 2, bowls: 3), Order(id: 3, bowls: 1)), "orders")
    }

    add("the nearest pair of several", shows: "[0]", "miso", "shio", "[1]", "Bo", "Zoë") {
      assertThat(
        [Guest(id: 1, soup: "shio"), Guest(id: 9, name: "Zoë", street: "-", city: "Rome")],
        containsInAnyOrder(
          Guest(id: 7, name: "Bo", street: "Kärntner Straße 1", city: "Wien", soup: "shoyu"),
          Guest(id: 1)), "guests")
    }

    add("a value under a name", shows: "the subscribed user", "newsletter", "false") {
      assertThat(
        User(newsletter: false), describedAs("the subscribed user", equalTo(User())), "user")
    }

    add("a long item", shows: "Tuesday", "Thursday", "[0]") {
      assertThat(
        [letter(middle: "on Thursday"), "Dear Bob"], hasItems(letter(), "Dear Bob"), "letters")
    }

    add("a long item after another", shows: "Tuesday", "Thursday", "[1]", "[0]") {
      assertThat(
        ["Dear Bob", letter(middle: "on Thursday")],
        containsInRelativeOrder("Dear Bob", letter()), "letters")
    }

    add("a deletion from a long text", shows: "[9.3339,47.2663]") {
      let track =
        "{\"type\":\"LineString\",\"coordinates\":[["
        + (0..<24).map { "9.\(3_101 + 17 * $0),47.\(2_481 + 13 * $0)" }.joined(separator: "],[")
        + "]]},\"bbox\":[9.3101,47.2481,9.3492,47.2780]}"
      assertThat(track.replacing(",[9.3339,47.2663]", with: ""), equalTo(track), "track")
    }

    add("a payload that only one side has", shows: "methodNotAllowed", "notFound") {
      struct Request: Sendable {
        var method: HTTPMethod
        var path: String
      }
      struct Router {
        func dispatch(_ request: Request) throws { throw RouterError.notFound(path: request.path) }
      }
      let router = Router()
      assertThrows(
        try router.dispatch(Request(method: .delete, path: "/v2/projects/84c1")),
        RouterError.methodNotAllowed(path: "/v2/projects/84c1", allowed: [.get, .patch]))
    }

    add("two arguments, by matchers", shows: "@y.org", "ann@x.org", "letter.pdf", "cv.pdf") {
      let mailer = MockPost()
      mailer.sendCalls.invoke("ann@x.org", "Hello", ["cv.pdf", "photo.png"])
      verify(
        mailer.sendCalls, calledWith: hasSuffix("@y.org"), equalTo("Hello"),
        containsInAnyOrder("photo.png", "letter.pdf"))
    }

    add("wide letters in a call", shows: "call 1", "at expected 5", "4") {
      let kitchen = MockKitchen()
      let ramen = "味噌ラーメン、半熟卵とほうれん草とコーンとバターと海苔と葱と焼豚"
      let guests = "田中さくらと鈴木はなこと佐藤あおいと高橋みどり"
      kitchen.orderCalls.invoke(ramen, guests, 4)
      kitchen.orderCalls.invoke("塩" + ramen, guests, 6)
      verify(kitchen.orderCalls, calledWith: ramen, guests, 5)
    }
  }
}

private final class MockPost: Mock {
  let sendCalls = MockMethod(
    "send(to:subject:attachments:)", taking: String.self, String.self, [String].self)
}

private final class MockKitchen: Mock {
  let orderCalls = MockMethod("order(_:for:at:)", taking: String.self, String.self, Int.self)
}
