import Charmest
import CharmestCore
import Testing

private struct Address {
  var city: String
  var zip: String?
  var shouted: String { city.uppercased() }
}

private struct Guest {
  var name: String
  var address: Address
}

@Suite("hasProperty") struct PropertiesTests {
  private let guest = Guest(name: "Jon", address: Address(city: "Oslo"))

  @Test("takes matchers of the wrapped value for an optional property")
  func optional() {
    let paths = leaves(guest, hasProperty(\.address.zip, hasPrefix("1")))
    #expect(paths.map { [$0[0], $0[2]] } == [[".address.zip", "nil"]])
  }

  @Test("is described by type, path and expectation")
  func description() {
    assertDescription(
      hasProperty(\Guest.address, hasProperty(\.zip, "5")),
      #"a Guest whose .address is an Address whose .zip is "5""#)
  }

  @Test("calls a computed property as the source does")
  func computed() {
    // Inside `#expect`, the place of the call is that of the macro.
    let paths = [
      leaves(guest, hasProperty(\.address.shouted, "?")),
      leaves(guest, hasProperty(\Guest.name.count, 4)),
      leaves([guest], hasProperty(\.[0].name.count, 4)),
    ].map { $0[0][0] }
    #expect(
      paths == [".address.shouted", ".name.count", "[0].name.count"])
  }

  @Test("of the value itself adds nothing")
  func itself() {
    assertMatches(4, hasProperty(\.self, 4))
    #expect(leaves(4, hasProperty(\.self, 5)) == [["", "5", "4"]])
    assertDescription(hasProperty(\Int.self, 5), "5")
  }

  @Test("names every property that differs")
  func several() {
    let matcher = allOf(
      hasProperty(\Guest.name, "Ann"), hasProperty(\.name, hasPrefix("J")),
      hasProperty(\.address.city, hasPrefix("B")))
    #expect(leaves(guest, matcher).map(\.first) == [".name", ".address.city"])
    assertDescription(
      hasProperty(\Guest.name, "Ann") && hasProperty(\.address.city, "Bonn"),
      #"a Guest whose .name is "Ann" and a Guest whose .address.city is "Bonn""#)
  }
}

private struct Order {
  var guest = "Jon"
  var bowls = 3
  var seat: String?
}

@Suite("having") struct HavingTests {
  @Test("judges what a closure extracts, under a label")
  func labels() {
    #expect(
      leaves(Order(), having("total", { $0.bowls * 900 }, lessThan(2_000)))
        == [["total", "a value less than 2000", "2700"]])
    assertMatches(Order(), having("seat", { $0.seat }, nilValue()))
    assertMismatch(Order(), having("seat", { $0.seat }, presentAnd(not("window"))))
    #expect(
      leaves(Order(), having(".guest.first", { $0.guest.first }, presentAnd("A")))
        == [[".guest.first", #""A""#, #""J""#]])
    assertDescription(
      having("total", { (order: Order) in order.bowls }, 3), "an Order whose total is 3")
  }
}

@Suite("hasDescription") struct TextualFormsTests {
  @Test("judges what a value says of itself")
  func descriptions() {
    assertMatches(5, hasDescription("5"))
    assertMatches("a", hasDebugDescription("\"a\""))
    assertMatches("Un" as String?, hasDescription("Un") && hasDebugDescription("\"Un\""))
    assertMatches("Un" as String?? as Any, hasDescription("Un"))
    assertMatches([nil as Int?, 1], hasItem(hasDescription("nil")) && hasItem(hasDescription("1")))
    #expect(leaves("a", hasDebugDescription(hasPrefix("a"))).map(\.first) == [".debugDescription"])
  }
}
