import CharmestCore
import Testing

@Suite("Mismatch") struct MismatchTests {
  @Test("prints what differs")
  func description() {
    guard case .mismatch(let mismatch) = equalTo(4).matches(5) else {
      Issue.record("5 matches 4")
      return
    }
    #expect("\(mismatch)" == "expected 4, but was 5")
  }

  @Test("is handed on under the path at which it was found")
  func path() {
    let north = Matcher<[String: Int]>("a place in the north") { place in
      switch greaterThan(0).matches(place["latitude", default: 0]) {
      case .match: .match
      case .mismatch(let mismatch): .mismatch(mismatch.at("position").at("place"))
      }
    }
    expectMismatch(
      ["latitude": -3],
      north,
      "it.place.position: expected a value greater than 0, but was -3"
    )
  }

  @Test("keeps its reason when it is found inside something")
  func reasonInside() {
    let odd = Matcher<Int>("an odd number") { $0 % 2 == 1 ? .match : .mismatch("it was even") }
    expectMismatch(
      [1, 2],
      everyItem(odd),
      """
      it: expected every element to be an odd number, but 1 of 2 was not: [1] it was even
        but was: [1, 2]
      """
    )
  }

  @Test("says of a reason alone that it was not expected")
  func alone() {
    #expect(Mismatch("too hot").description == "unexpected: too hot")
    #expect((nil as Mismatch).description == "unexpected value")
    let degrees = 90
    #expect(("\(degrees) degrees" as Mismatch).description == "unexpected: 90 degrees")
    #expect(Mismatch("too hot").at("soup").description == "soup: unexpected: too hot")
  }

  @Test("keeps the path of a reason")
  func pathOfReason() {
    let quiet = Matcher<Int>("a quiet kitchen") { _ in
      .mismatch(Mismatch("was loud").at("radio").at("kitchen"))
    }
    expectMismatch(3, quiet, "it.kitchen.radio: expected a quiet kitchen, but was loud")
  }

  @Test("says nothing of the matcher that hands it on")
  func handedOn() {
    let large = Matcher<Int>("a large number") { greaterThan(5).matches($0) }
    expectMismatch(3, large, "it: expected a value greater than 5, but was 3")
  }

  @Test("has no text before it is asked for one")
  func lazy() {
    let counter = Counter()
    let mismatch = Mismatch(explainedBy: {
      counter.increase()
      return Explanation(.statement { _ in "unexpected soup" })
    })
    let moved = mismatch.at("menu")
    #expect(counter.count == 0)
    #expect(moved.description == "menu: unexpected soup")
    #expect(counter.count == 1)
  }
}
