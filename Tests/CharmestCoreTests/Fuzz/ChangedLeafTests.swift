import Charmest
import Foundation
import Testing

/// Values of many shapes in which one leaf differs are judged by every matcher that takes values:
/// what was expected and what came must stand on the first line.
@Suite("A changed leaf") struct ChangedLeafTests {
  @Test("stands in the text and on its first line, as expected and as it came", arguments: Form.all)
  fileprivate func texts(_ form: Form) {
    var misses: [String] = []
    for change in Change.all {
      for isCrowded in [false, true] {
        let failures = collectFailures { form.judge(change.expected, change.actual, isCrowded) }
        guard let text = failures.first?.text, failures.count == 1 else {
          misses.append("\(change.name): \(failures.count) failures")
          continue
        }
        for leaf in change.texts where !text.summary.contains(leaf) {
          let place = text.description.contains(leaf) ? "the first line" : "the text"
          misses.append("\(change.name): \(leaf) is not in \(place):\n\(text)")
        }
      }
    }
    #expect(misses == [])
  }
}

private enum Soup: Hashable, Sendable { case miso, shio, special(String, salt: Int) }

private struct Address: Hashable, Sendable {
  var street = "12 Harbour Road"
  var zip = "90210"
}

private struct Order: Hashable, Sendable {
  var id = 4711
  var guest = "Beatrice"
  var price = 12.5
  var isPaid = false
  var soup = Soup.miso
  var special = Soup.special("shoyu", salt: 3)
  var table: Int? = 9
  var extras = ["wakame", "tamago", "nori"]
  var stock = ["miso": 31, "shio": 32]
  var codes: Set<Int> = [81, 82, 83]
  var address = Address()
  var day = Date(timeIntervalSinceReferenceDate: 700_000_000)
  var page = URL(string: "https://ramen.example/orders/4711?page=21")
  var note =
    String(repeating: "a long note about noodles, ", count: 12) + "said KIRIN, "
    + String(repeating: "and more about broth, ", count: 12)
}

private struct Change {
  let name: String
  let expected = Order()
  let actual: Order
  /// What stands for the two leaves in a text.
  let texts: [String]

  init(_ name: String, _ expected: String, _ actual: String, _ change: (inout Order) -> Void) {
    self.name = name
    texts = [expected, actual].filter { !$0.isEmpty }
    var order = Order()
    change(&order)
    self.actual = order
  }

  static let all = [
    Change("id", "4711", "4712") { $0.id = 4712 },
    Change("guest", "Beatrice", "Benedict") { $0.guest = "Benedict" },
    Change("price", "12.5", "12.75") { $0.price = 12.75 },
    Change("isPaid", "false", "true") { $0.isPaid = true },
    Change("soup", ".miso", ".shio") { $0.soup = .shio },
    Change("payload", "3", "77") { $0.special = .special("shoyu", salt: 77) },
    Change("case", ".special", ".shio") { $0.special = .shio },
    Change("table", "9", "nil") { $0.table = nil },
    Change("element", "tamago", "menma") { $0.extras[1] = "menma" },
    Change("removed element", "tamago", "") { $0.extras.remove(at: 1) },
    Change("added element", "", "menma") { $0.extras.append("menma") },
    Change("entry", "32", "99") { $0.stock["shio"] = 99 },
    Change("member", "82", "88") { $0.codes = [81, 88, 83] },
    Change("zip", "90210", "90219") { $0.address.zip = "90219" },
    Change("day", "2023-03-08", "2023-03-09") {
      $0.day = $0.day.addingTimeInterval(86_400)
    },
    Change("page", "page=21", "page=22") {
      $0.page = URL(string: "https://ramen.example/orders/4711?page=22")
    },
    Change("note", "KIRIN", "TANUKI") {
      $0.note = $0.note.replacingOccurrences(of: "KIRIN", with: "TANUKI")
    },
  ]
}

private struct Letter: Sendable { let order: Order }
private struct Refused: Error, Equatable { let order: Order }
private func refuse(_ order: Order) throws { throw Refused(order: order) }
private enum Event: Equatable { case ordered(Order) }

private final class MockDesk: Mock, @unchecked Sendable {
  let fileCalls = MockMethod("file(_:under:)", taking: Order.self, String.self)
}

/// A way to expect a value; beside the value, there may be another that is right.
private struct Form: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let judge: @Sendable (_ expected: Order, _ actual: Order, _ isCrowded: Bool) -> Void

  init(_ name: String, _ judge: @escaping @Sendable (Order, Order, [Order]) -> Void) {
    testDescription = name
    self.judge = { expected, actual, isCrowded in
      let other = Order(id: 1, guest: "Ann", price: 3, soup: .shio, table: 2, extras: [])
      judge(expected, actual, isCrowded ? [other] : [])
    }
  }

  static let all: [Form] = [
    Form("equalTo") { e, a, _ in assertThat(a, equalTo(e)) },
    Form("a value") { e, a, _ in assertThat(a, e) },
    Form("equalTo of a list") { e, a, o in assertThat(o + [a], equalTo(o + [e])) },
    Form("equalTo of a dictionary") { e, a, _ in assertThat(["k": a], equalTo(["k": e])) },
    Form("everyItem") { e, a, _ in assertThat([e, a], everyItem(e)) },
    Form("everyItem of a matcher") { e, a, _ in assertThat([e, a], everyItem(equalTo(e))) },
    Form("everyItem of a property") { e, a, _ in
      assertThat([Letter(order: a)], everyItem(hasProperty(\.order, e)))
    },
    Form("everyItem of a case") { e, a, _ in
      assertThat([Event.ordered(a)], everyItem(isCase("ordered", e)))
    },
    Form("hasItem") { e, a, o in assertThat(o + [a], hasItem(e)) },
    Form("hasItem of a matcher") { e, a, o in assertThat(o + [a], hasItem(equalTo(e))) },
    Form("hasItems") { e, a, o in assertThat(o + [a], hasItems([e] + o)) },
    Form("containsExactly") { e, a, o in assertThat(o + [a], containsExactly(o + [e])) },
    Form("containsExactly of matchers") { e, a, o in
      assertThat(o + [a], containsExactly((o + [e]).map { equalTo($0) }))
    },
    Form("containsInRelativeOrder") { e, a, o in
      assertThat(o + [a], containsInRelativeOrder(o + [e]))
    },
    Form("containsInAnyOrder") { e, a, o in assertThat(o + [a], containsInAnyOrder([e] + o)) },
    Form("containsInAnyOrder of matchers") { e, a, o in
      assertThat(o + [a], containsInAnyOrder(([e] + o).map { equalTo($0) }))
    },
    Form("isSubset") { e, a, o in assertThat([a], isSubset(of: o + [e])) },
    Form("isSubset of matchers") { e, a, o in
      assertThat([a], isSubset(of: (o + [e]).map { equalTo($0) }))
    },
    Form("isSuperset") { e, a, o in assertThat(o + [a], isSuperset(of: [e])) },
    Form("isSuperset of matchers") { e, a, o in
      assertThat(o + [a], isSuperset(of: [equalTo(e)]))
    },
    Form("hasEntry") { e, a, _ in assertThat(["k": a], hasEntry("k", e)) },
    Form("hasEntry of matchers") { e, a, _ in
      assertThat(["k": a], hasEntry(equalTo("k"), equalTo(e)))
    },
    Form("hasValue") { e, a, _ in assertThat(["k": a], hasValue(e)) },
    Form("hasKey") { e, a, _ in assertThat([a: "v"], hasKey(e)) },
    Form("hasProperty") { e, a, _ in assertThat(Letter(order: a), hasProperty(\.order, e)) },
    Form("hasProperty by name") { e, a, _ in
      assertThat(Letter(order: a), hasProperty("order", e))
    },
    Form("having") { e, a, _ in assertThat(Letter(order: a), having("order", { $0.order }, e)) },
    Form("isCase") { e, a, _ in assertThat(Event.ordered(a), isCase("ordered", e)) },
    Form("instanceOf") { e, a, _ in
      assertThat(a as Any, instanceOf(Order.self, and: equalTo(e)))
    },
    Form("presentAnd") { e, a, _ in assertThat(Optional(a), presentAnd(e)) },
    Form("oneOf") { e, a, _ in assertThat(a, oneOf(e)) },
    Form("describedAs") { e, a, _ in assertThat(a, describedAs("the order", equalTo(e))) },
    Form("and") { e, a, _ in assertThat(a, equalTo(e) && hasProperty(\.codes, hasCount(3))) },
    Form("or") { e, a, _ in assertThat(a, equalTo(e) || hasProperty(\.codes, hasCount(7))) },
    Form("not not") { e, a, _ in assertThat(a, not(not(equalTo(e)))) },
    Form("succeeds") { e, a, _ in assertThat(Result<Order, Refused>.success(a), succeeds(e)) },
    Form("fails") { e, a, _ in
      assertThat(Result<Int, Refused>.failure(Refused(order: a)), fails(Refused(order: e)))
    },
    Form("throws") { e, a, _ in
      assertThrows(Refused(order: e)) { try refuse(a) }
    },
    Form("samePropertyValuesAs") { e, a, _ in assertThat(a, samePropertyValuesAs(e)) },
    Form("verify") { e, a, o in
      let desk = MockDesk()
      for order in o { desk.fileCalls.invoke(order, "ramen") }
      desk.fileCalls.invoke(a, "ramen")
      verify(desk.fileCalls, calledWith: e, "ramen")
    },
    Form("verify with matchers") { e, a, o in
      let desk = MockDesk()
      for order in o { desk.fileCalls.invoke(order, "ramen") }
      desk.fileCalls.invoke(a, "ramen")
      verify(desk.fileCalls, calledWith: equalTo(e), hasPrefix("ram"))
    },
    Form("verifyInOrder") { e, a, o in
      let desk = MockDesk()
      for order in o { desk.fileCalls.invoke(order, "ramen") }
      desk.fileCalls.invoke(a, "ramen")
      verifyInOrder { (o + [e]).map { desk.fileCalls.called(with: $0, "ramen") } }
    },
    Form("arguments of calls") { e, a, o in
      let desk = MockDesk()
      for order in o { desk.fileCalls.invoke(order, "ramen") }
      desk.fileCalls.invoke(a, "ramen")
      assertThat(desk.fileCalls.arguments.map(\.0), containsExactly(o + [e]))
    },
  ]
}
