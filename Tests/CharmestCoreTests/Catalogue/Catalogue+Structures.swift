import CharmestCore
import Foundation
import Testing

extension Catalogue {
  mutating func addStructures() {
    begin("Structures")

    add("the payload of a case", shows: "JD014600003SE", "JD014600003DE") {
      let state = DeliveryState.shipped(tracking: "JD014600003SE", carrier: .dhl)
      assertThat(state, equalTo(.shipped(tracking: "JD014600003DE", carrier: .dhl)))
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

    add("a nested value that is not there", shows: "shippingAddress", "nil", "Wien") {
      let purchase = Purchase(shippingAddress: nil)
      assertThat(purchase, equalTo(Purchase()))
    }

    add(
      "all fields of an address", shows: "street", "city", "zip", "country", "Rue", "Paris",
      gap: .belowFirstLine
    ) {
      let address = PostalAddress(
        street: "Rue de Rivoli 10", city: "Paris", zip: "75004", country: "FR")
      assertThat(address, equalTo(PostalAddress()))
    }
  }
}
