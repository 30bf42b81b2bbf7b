import CharmestCore
import Foundation
import Testing

extension Catalogue {
  mutating func addLists() {
    begin("Lists")

    add("two breadcrumbs swapped", shows: "Teapots", "Kitchen") {
      let breadcrumbs = ["Home", "Teapots", "Kitchen", "Cast iron"]
      assertThat(breadcrumbs, containsExactly("Home", "Kitchen", "Teapots", "Cast iron"))
    }

    add("a customer who differs in a flag", shows: "newsletter", "true", "false") {
      let found = [Customer(id: 16, name: "Bo Lind"), Customer(newsletter: false)]
      assertThat(found, containsInAnyOrder(Customer(), Customer(id: 16, name: "Bo Lind")))
    }

    add("a misspelt flag on a command line", shows: "--no-color", "--no-colour") {
      let arguments = [
        "xcodebuild", "-scheme", "Shop", "-configuration", "Debug", "-sdk", "iphonesimulator",
        "-destination", "platform=iOS Simulator,name=iPhone 17", "-derivedDataPath", "build",
        "-enableCodeCoverage", "YES", "-resultBundlePath", "out.xcresult", "--no-colour",
        "-parallel-testing-enabled", "NO", "-retry-tests-on-failure", "test",
      ]
      assertThat(arguments, hasItem("--no-color"))
    }

    add("one price of two hundred", shows: "[143]", "-5.0", "greater than 0") {
      let prices = (0..<200).map { $0 == 143 ? -5.0 : Double($0) + 0.99 }
      assertThat(prices, everyItem(greaterThan(0)))
    }

    add("an item too many in the cart", shows: "3", "4") {
      let cart = ["Darjeeling", "Cup", "Cup", "Teapot"]
      assertThat(cart, hasCount(3), "cart")
    }

    add("events that are not sorted", shows: "[58]", "1773532757", "[57]", "1773532857") {
      let times = (0..<100).map { 1_773_532_800 + ($0 == 58 ? -43 : $0) }
      assertThat(times, isSorted(), "timestamps")
    }

    add("an id that is there twice", shows: "4711", "[12]", "[388]") {
      var ids = Array(5_000..<5_500)
      ids[12] = 4_711
      ids[388] = 4_711
      assertThat(ids, hasUniqueItems(), "ids")
    }

    add("a missing permission", shows: "orders:refund") {
      let permissions = [
        "orders:read", "orders:write", "customers:read", "customers:write", "reports:read",
      ]
      assertThat(permissions, hasItems("orders:read", "orders:refund"), "permissions")
    }

    add("migrations in another order", shows: "004_add_index", "003_add_email") {
      let applied = [
        "001_create_users", "002_create_orders", "004_add_index", "003_add_email", "005_cleanup",
      ]
      assertThat(
        applied, containsInRelativeOrder("001_create_users", "003_add_email", "004_add_index"))
    }

    add("a reading of a sensor", shows: "[3]", "21.5", "23.75") {
      let readings = [21.1, 21.3, 21.4, 23.75, 21.6]
      assertThat(readings, pointwise({ closeTo($0, 0.2) }, [21, 21.25, 21.5, 21.5, 21.5]))
    }

    add("a role that nobody may have", shows: "superuser") {
      let roles = ["customer", "editor", "superuser"]
      assertThat(roles, isSubset(of: ["customer", "editor", "support", "warehouse"]), "roles")
    }

    add("languages that lack one", shows: "pt-BR") {
      let languages = ["de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt-PT", "zh-Hans"]
      assertThat(languages, isSuperset(of: ["de", "en", "pt-BR"]), "languages")
    }

    add("a step that is missing in fifty", shows: "step 23") {
      let expected = (1...50).map { "step \($0)" }
      var steps = expected
      steps.remove(at: 22)
      assertThat(steps, equalTo(expected), "steps")
    }

    add("the element at a position", shows: "POST", "GET") {
      let line = "GET /orders HTTP/1.1".split(separator: " ").map(String.init)
      assertThat(line, hasItem("POST", atIndex: 0), "request line")
    }

    add("a property of every item", shows: "[2]", "quantity", "0") {
      var items = Purchase().items
      items[2].quantity = 0
      assertThat(items, everyItem(hasProperty(\.quantity, greaterThan(0))), "items")
    }

    add("an item by one of its properties", shows: "POT-03", "POT-02") {
      let purchase = Purchase()
      assertThat(purchase.items, hasItem(hasProperty(\.sku, "POT-03")))
    }

    add("matchers that want the same element", shows: "report.pdf", "report.csv") {
      let files = ["report.csv", "summary.txt", "photo.jpg"]
      assertThat(
        files,
        containsInAnyOrder(equalTo("report.pdf"), hasSuffix(".txt"), hasSuffix(".jpg")), "files")
    }
  }
}
