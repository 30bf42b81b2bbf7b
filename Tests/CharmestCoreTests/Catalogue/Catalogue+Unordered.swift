import CharmestCore
import Foundation
import Testing

extension Catalogue {
  mutating func addUnordered() {
    begin("Collections without an order")

    add("a country that a set lacks", shows: "XK") {
      let supported: Set = ["AT", "BE", "CH", "DE", "DK", "ES", "FI", "FR", "IT", "NL", "PL", "SE"]
      let country = "XK"
      assertThat(country, isIn(supported))
    }

    add(
      "scopes of a set that are not granted", shows: "orders:refund", "orders:cancel"
    ) {
      let needed: Set = ["orders:read", "orders:write", "orders:refund", "orders:cancel"]
      let granted: Set = ["orders:read", "orders:write", "customers:read", "customers:write"]
      assertThat(granted, isSuperset(of: needed))
    }

    add("tags that a set does not allow", shows: "draft", "internal") {
      let allowed: Set = ["news", "tea", "pots", "cups", "sale", "events"]
      let tags: Set = ["tea", "draft", "sale", "internal"]
      assertThat(tags, isSubset(of: allowed))
    }

    add("a value of a dictionary", shows: "-2") {
      let stock = ["TEA-01": 40, "TEA-02": 12, "CUP-07": -2, "POT-02": 3, "POT-03": 7]
      assertThat(stock.values, everyItem(greaterThanOrEqualTo(0)))
    }

    add("names of a set of customers", shows: "Bo Lind", "Bo Lindt") {
      let customers: Set = [
        Customer(), Customer(id: 2, name: "Bo Lindt"), Customer(id: 3, name: "Cleo Marsh"),
        Customer(id: 4, name: "Dan Ober"), Customer(id: 5, name: "Eve Park"),
      ]
      assertThat(customers.lazy.map(\.name), hasItem("Bo Lind"), "names")
    }

    add("long words of a set", shows: "internationalization") {
      let words: Set = ["tea", "cup", "pot", "internationalization", "kettle", "spoon"]
      assertThat(words, everyItem(hasCount(lessThan(10))), "words")
    }

    add(
      "an element that nearly meets a matcher, beside one too many", shows: "bay", "1", "6",
      "TGHU9020", gap: .belowFirstLine
    ) {
      struct Container {
        let id: String
        let tonnes: Double
        let bay: Int
      }
      let loaded = [
        Container(id: "MSKU4471", tonnes: 22, bay: 4),
        Container(id: "TGHU9020", tonnes: 34, bay: 5),
        Container(id: "CRXU1183", tonnes: 18, bay: 6),
      ]
      assertThat(
        loaded,
        containsInAnyOrder(
          hasProperty(\.id, "MSKU4471"), hasProperty(\.id, "CRXU1183") && hasProperty(\.bay, 1)))
    }
  }
}
