import Charmest
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
    assertMismatch(
      ["latitude": -3],
      north,
      "it",
      text: "it.place.position: expected a value greater than 0, but was -3"
    )
  }

  @Test("keeps its reason when it is found inside something")
  func reasonInside() {
    let odd = Matcher<Int>("an odd number") { $0 % 2 == 1 ? .match : .mismatch("it was even") }
    assertMismatch(
      [1, 2],
      everyItem(odd),
      text: """
        expected every element to be an odd number, but 1 of 2 was not: [1] it was even
          but was: [1, 2]
        """
    )
  }

  @Test("shows the value where no reason is given, and only what is known where there is no value")
  func withoutReason() {
    let even = Matcher<Int>("an even number") { _ in .mismatch(nil) }
    assertMismatch(3, even, text: "expected an even number, but was 3")
    #expect("\(nil as Mismatch)" == "unexpected value")
    #expect("\("too hot" as Mismatch)" == "unexpected: too hot")
  }

  @Test("keeps what another matcher found out, without the description of its own")
  func handedOn() {
    let short = Matcher<[Int]>("a short list") { list in
      switch hasCount(lessThan(2)).matches(list) {
      case .match: .match
      case .mismatch(let mismatch): .mismatch(mismatch)
      }
    }
    assertMismatch(
      [1, 2],
      short,
      "it",
      text: """
        it.count: expected a value less than 2, but was 2
          but was: [1, 2]
        """
    )
  }

  @Test("cannot be used to forge a line of the log")
  func forgery() {
    let soup = Matcher<Int>("a soup\nwith salt") { _ in .mismatch("it\nerror: burned") }
    assertMismatch(
      1, soup,
      text: #"""
        expected a soup\nwith salt, but it\nerror: burned
          but was: 1
        """#)
  }

  @Test("keeps the path of a reason")
  func pathOfReason() {
    let quiet = Matcher<Int>("a quiet kitchen") { _ in
      .mismatch(Mismatch("was loud").at("radio").at("kitchen"))
    }
    assertMismatch(3, quiet, "it", text: "it.kitchen.radio: expected a quiet kitchen, but was loud")
  }
}
