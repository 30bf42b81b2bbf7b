import Charmest
import CharmestCore
import Testing

private struct Login: FailureDescribable {
  let name = String(repeating: "Annette ", count: 20)
  let password = "secret"
  var failureDescription: String { "the account of \(name)" }
}

@Suite("Mismatch") struct MismatchTests {
  @Test("is handed on, under the path at which it was found")
  func path() {
    let north = Matcher<[String: Int]>("a place in the north") { place in
      switch greaterThan(0).matches(place["latitude", default: 0]) {
      case .match: .match
      case .mismatch(let mismatch): .mismatch(mismatch.at("position").at("place"))
      }
    }
    #expect(
      leaves(["latitude": -3], north) == [[".place.position", "a value greater than 0", "-3"]])
    let quiet = Matcher<Int>("a quiet kitchen") { _ in
      .mismatch(Mismatch("was loud").at("radio").at("kitchen"))
    }
    #expect(leaves(3, quiet) == [[".kitchen.radio", "a quiet kitchen", "was loud"]])
  }

  @Test("has the plain reason, where the value alone does not say it") func reason() {
    let reasons: [(String?, MatchResult)] = [
      ("it was even", Matcher<Int>("odd") { MatchResult($0 % 2 == 1, "it was even") }.matches(2)),
      ("it was even", Matcher<Int>("odd") { _ in .mismatch("it was even") }.matches(2)),
      (nil, Matcher<Int>("odd") { _ in .mismatch(nil) }.matches(2)),
      (nil, Matcher<Int>("odd") { $0 % 2 == 1 }.matches(2)),
      (nil, greaterThan(3).matches(2)), (nil, equalTo("shio").matches("miso")),
      (nil, .mismatch(nil)), ("too hot", .mismatch("too hot")),
      (".soup too hot", .mismatch(Mismatch("too hot").at("soup"))),
    ]
    for (expected, result) in reasons {
      guard case .mismatch(let mismatch) = result else {
        Issue.record("it matches where \(expected ?? "no reason") was expected")
        continue
      }
      #expect(mismatch.reason == expected)
    }
  }

  @Test("describes itself by the sentence of a failure") func sentence() throws {
    let mismatch = try #require(greaterThan(3).matches(2).mismatch)
    #expect("\(mismatch)" == "expected a value greater than 3, but was 2")
  }

  @Test("keeps what another matcher found out, without the description of its own")
  func handedOn() {
    let short = Matcher<[Int]>("a short list") { list in
      switch hasCount(lessThan(2)).matches(list) {
      case .match: .match
      case .mismatch(let mismatch): .mismatch(mismatch)
      }
    }
    #expect(leaves([1, 2], short) == [[".count", "a value less than 2", "2"]])
  }

  @Test("shows no parts of a value whose type says how to show it")
  func partsThatAreHidden() {
    let text = explain(Login(), Matcher("a locked account") { _ in false })?.description
    #expect(text?.contains("the account of") == true)
    #expect(text?.contains("secret") == false)
  }
}
