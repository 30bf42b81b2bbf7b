import CharmestCore
import Foundation
import Testing

extension Catalogue {
  mutating func addStructures() {
    begin("Structures")

    add("the city of a customer", shows: "address.city", "Wien", "Graz") {
      var customer = Customer()
      customer.address.city = "Graz"
      assertThat(customer, Customer())
    }

    add("a quantity in an order", shows: "items[2].quantity", "1", "11") {
      var purchase = Purchase()
      purchase.items[2].quantity = 11
      assertThat(purchase, equalTo(Purchase()), "order")
    }

    add("the payload of a case", shows: "JD014600003SE", "JD014600003DE") {
      let state = DeliveryState.shipped(tracking: "JD014600003SE", carrier: .dhl)
      assertThat(state, equalTo(.shipped(tracking: "JD014600003DE", carrier: .dhl)))
    }

    add("another case", shows: "paid", "cancelled", "fraud") {
      let purchase = Purchase(state: .cancelled(reason: "suspected fraud"))
      assertThat(purchase.state, .paid(method: "card"))
    }

    add("a case, whatever it holds", shows: "shipped", "draft") {
      let state = DeliveryState.draft
      assertThat(state, isCase("shipped"))
    }

    add("a property by key path", shows: "zip", "10", "8010") {
      let customer = Customer(address: PostalAddress(city: "Graz", zip: "8010"))
      assertThat(customer, hasProperty(\.address.zip, hasPrefix("10")))
    }

    add("two of three properties", shows: "id", "18", "17", "name", "Bo", "Annette") {
      let customer = Customer()
      assertThat(
        customer,
        allOf(
          hasProperty(\.id, 18), hasProperty(\.name, hasPrefix("Bo")),
          hasProperty(\.newsletter, true)))
    }

    add("something computed from a value", shows: "domain", "example.org", "example.com") {
      let customer = Customer()
      assertThat(
        customer,
        having("domain", { String($0.email.split(separator: "@")[1]) }, "example.org"))
    }

    add("the type of a value", shows: "Employee", "ServiceAccount", "nightly-import") {
      let principal: any Principal = ServiceAccount(client: "nightly-import")
      assertThat(principal as Any, instanceOf(Employee.self), "principal")
    }

    add("a value of a type that does not match", shows: "isAdmin", "true", "false") {
      let principal: any Principal = Employee(login: "aschmidt", isAdmin: false)
      assertThat(principal as Any, instanceOf(Employee.self, and: hasProperty(\.isAdmin, true)))
    }

    add("a setting four levels down", shows: "database", "replicas[1].port", "5432", "5433") {
      var settings = ServerSettings()
      settings.database?.replicas[1].port = 5433
      assertThat(settings, equalTo(ServerSettings()))
    }

    add("a nested value that is not there", shows: "shippingAddress", "nil", "Wien") {
      let purchase = Purchase(shippingAddress: nil)
      assertThat(purchase, equalTo(Purchase()))
    }

    add("one flag of twenty", shows: "subscriptions", "false", "true") {
      let flags = FeatureFlags(subscriptions: true)
      assertThat(flags, equalTo(FeatureFlags()))
    }

    add(
      "all fields of an address", shows: "street", "city", "zip", "country", "Rue", "Paris",
      gap: .belowFirstLine
    ) {
      let address = PostalAddress(
        street: "Rue de Rivoli 10", city: "Paris", zip: "75004", country: "FR")
      assertThat(address, equalTo(PostalAddress()))
    }

    add("accounts that are equal by their id", shows: "id", "17", "71") {
      let account = Account(id: 71, owner: "Annette")
      assertThat(account, equalTo(Account(id: 17, owner: "Annette")))
    }

    add("a list in a loaded state", shows: "[1]", "Cup", "Mug") {
      let state = LoadState.loaded(["Darjeeling", "Mug", "Teapot"])
      assertThat(state, equalTo(.loaded(["Darjeeling", "Cup", "Teapot"])))
    }

    add("a state that never loaded", shows: "loaded", "loading", "0.4") {
      let state = LoadState<[String]>.loading(progress: 0.4)
      assertThat(state, equalTo(.loaded(["Darjeeling", "Cup", "Teapot"])))
    }

    add("a leaf of a rule", shows: "15", "50") {
      func rule(_ percent: Int) -> PriceRule {
        .sum(
          .atLeast(.percentage(of: .sum(.fixed(79), .fixed(8)), percent), 5),
          .percentage(of: .fixed(4), 100))
      }
      assertThat(rule(50), equalTo(rule(15)), "rule")
    }

    add("a value in a tree of JSON", shows: "quantity", "2.0", "3.0") {
      func json(_ quantity: Double) -> JSONValue {
        .object([
          "id": .number(4_711), "note": .null, "paid": .bool(true),
          "items": .array([
            .object(["sku": .string("TEA-01"), "quantity": .number(1)]),
            .object(["sku": .string("CUP-07"), "quantity": .number(quantity)]),
          ]),
        ])
      }
      assertThat(json(3), equalTo(json(2)), "body")
    }

    add("a screen with an error", shows: "errorMessage", "nil", "offline") {
      let screen = Screen(rows: [], errorMessage: "You are offline.")
      assertThat(screen, equalTo(Screen(rows: [])))
    }

    add("a decoded value", shows: "environment", "staging", "stagging") {
      struct Deployment: Decodable, Equatable {
        var service: String
        var environment: String
        var replicas: Int
      }
      let json = #"{"service":"shop","environment":"stagging","replicas":3}"#
      assertThat(
        try JSONDecoder().decode(Deployment.self, from: Data(json.utf8)),
        equalTo(Deployment(service: "shop", environment: "staging", replicas: 3)), "deployment")
    }
  }
}
