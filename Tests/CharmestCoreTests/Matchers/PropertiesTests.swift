import CharmestCore
import Testing

private struct Address {
  var city: String
  var zip: String?
  var shouted: String { city.uppercased() }
  var place: (x: Int, (y: Int, z: Int)) { (1, (2, 3)) }
}

private struct Guest {
  var name: String
  var address: Address
}

@Suite("hasProperty") struct PropertiesTests {
  private let guest = Guest(name: "Jon", address: Address(city: "Oslo"))

  @Test("judges a property by a matcher or a value, also through several")
  func match() {
    expectMatch(guest, hasProperty(\.name, "Jon"))
    expectMatch(guest, hasProperty(\.name, hasPrefix("J")))
    expectMatch(guest, hasProperty(\.address.city, "Oslo"))
    expectMatch(guest, hasProperty(\.address.zip, nilValue()))
  }

  @Test("shows the path to what differs, and the whole value")
  func mismatch() {
    let text = """
      it.address.city: expected a string starting with "Ber", but was "Oslo"
        but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
      """
    expectMismatch(guest, hasProperty(\.address, hasProperty(\.city, hasPrefix("Ber"))), text)
    expectMismatch(guest, hasProperty(\.address.city, hasPrefix("Ber")), text)
  }

  @Test("takes matchers of the wrapped value for an optional property")
  func optional() {
    expectMismatch(
      guest,
      hasProperty(\.address.zip, hasPrefix("1")),
      """
      it.address.zip: expected a string starting with "1", but was nil
        but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
      """
    )
  }

  @Test("is described by type, path and expectation")
  func description() {
    expectDescription(
      hasProperty(\Guest.address.city, "Oslo"),
      "Guest with .address.city \"Oslo\""
    )
    expectDescription(
      hasProperty(\Guest.address, hasProperty(\.zip, "5")),
      "Guest with .address Address with .zip \"5\""
    )
  }

  @Test("calls a computed property by its name in the source")
  func computed() {
    expectMismatch(
      guest,
      hasProperty(\.address.shouted, "oslo"),
      """
      it.address.shouted: expected "oslo", but was "OSLO" (only upper and lower case differ)
        but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
      """
    )
    expectMismatch(
      [guest],
      hasProperty(\.[0].name.count, 4),
      """
      it[0].name.count: expected 4, but was 3
        but was: [Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))]
      """
    )
  }

  @Test("shows the type of a computed property where the source is not to be had, and no address")
  func computedElsewhere() {
    expectMismatch(
      guest,
      hasProperty(\.address.shouted, "OSLO!", file: "/nowhere.swift"),
      """
      it.address.<computed String>: expected "OSLO!", but was "OSLO"
        but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
      """
    )
  }

  @Test("shows the type of a computed property, whatever parentheses it has")
  func computedTuple() {
    expectDescription(
      hasProperty(
        \Guest.address.place,
        Matcher("the origin") { _ in false },
        file: "/nowhere.swift"
      ),
      "Guest with .address.<computed (x: Int, (y: Int, z: Int))> the origin"
    )
    expectDescription(
      hasProperty(\Guest.address.place.1.z, 3, file: "/nowhere.swift"),
      "Guest with .address.<computed (x: Int, (y: Int, z: Int))>.1.z 3"
    )
  }

  @Test("shows an element of a tuple as Swift writes it")
  func tupleElement() {
    struct Dish { var size = (bowls: 2, (cups: 1, spoons: 4)) }
    expectDescription(
      hasProperty(\Dish.size.1.spoons, 3),
      "PropertiesTests.Dish with .size.1.spoons 3"
    )
    expectDescription(hasProperty(\Dish.size.bowls, 3), "PropertiesTests.Dish with .size.bowls 3")
  }

  @Test("says where a match was found that should not be")
  func negated() {
    expectMismatch(
      guest,
      not(hasProperty(\.name, hasItem("o"))),
      "it: expected not Guest with .name a collection containing \"o\", but .name: [1] was \"o\""
    )
  }

  @Test("of the value itself adds nothing")
  func itself() {
    expectMatch(4, hasProperty(\.self, 4))
    expectMismatch(4, hasProperty(\.self, 5), "it: expected 5, but was 4")
    expectDescription(hasProperty(\Int.self, 5), "5")
    expectMismatch(
      [7],
      not(hasProperty(\.self, hasItem(7))),
      "it: expected not a collection containing 7, but [0] was 7"
    )
  }

  @Test("names every property that differs, and shows the whole value once")
  func several() {
    expectMismatch(
      guest,
      hasProperty(\.name, "Ann") && hasProperty(\.address.city, hasPrefix("B")),
      """
      it: 2 of 2 conditions failed: .name expected "Ann", but was "Jon"; .address.city expected a string starting with "B", but was "Oslo"
        but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
      """
    )
  }
}
