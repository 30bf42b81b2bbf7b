import CharmestCore
import Testing

private class Furniture {
  let id = 7
}

private final class Table: Furniture {
  let guest: String? = "Jon"
  let seats: Int? = nil
}

@Suite("hasProperty by name") struct NamedPropertiesTests {
  private let table: Any = Table()

  @Test("reads stored properties, also those of superclasses and optional ones")
  func match() {
    expectMatch(table, hasProperty("id", 7))
    expectMatch(table, hasProperty("guest", "Jon"))
    expectMatch(table, hasProperty("guest", hasPrefix("J") as Matcher<String>))
    expectMatch(table, hasProperty("seats", nil as Int?))
    expectMatch(table, hasProperty("seats"))
    expectDescription(hasProperty("id", 7) as Matcher<Any>, "a value with .id 7")
    expectDescription(hasProperty("id") as Matcher<Any>, "a value with .id")
  }

  @Test("leads to what differs")
  func mismatch() {
    expectMismatch(
      table,
      hasProperty("id", greaterThan(8)),
      """
      it.id: expected a value greater than 8, but was 7
        but was: Table(id: 7, guest: "Jon", seats: nil)
      """
    )
    expectMismatch(table, hasProperty("seats", 4), "it.seats: expected 4, but was nil")
    expectMismatch(
      table,
      hasProperty("id", "7"),
      "it.id: expected \"7\", but was 7 (Int, not String)"
    )
  }

  @Test("names the properties that there are, where none fits")
  func missing() {
    expectMismatch(
      table,
      hasProperty("chairs", 4),
      """
      it: missing property .chairs: Table has .guest, .seats, .id
        but was: Table(id: 7, guest: "Jon", seats: nil)
      """
    )
    expectMismatch(
      5 as Any,
      hasProperty("chairs"),
      """
      it: missing property .chairs: Int has no stored properties
        but was: 5
      """
    )
    expectMismatch(
      nil as Any?,
      hasProperty("chairs"),
      """
      it: missing property .chairs: the value is nil
        but was: nil
      """
    )
  }
}
