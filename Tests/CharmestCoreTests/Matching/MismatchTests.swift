import Charmest
import CharmestCore
import Testing

private struct Parcel {
  let number: String
  let notes: [String]
  let state: State
  enum State { case lost(reason: String) }
}

private struct Login: FailureDescribable {
  let name = String(repeating: "Annette ", count: 20)
  let password = "secret"
  var failureDescription: String { "the account of \(name)" }
}

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

  @Test("keeps the value where its text is only a part of a word or number of the reason")
  func valueInReason() {
    let large = Matcher<Int>("a large number") { value in
      .mismatch("it must be at least 10.1" + (value == 7 ? ", and 7 is not" : ""))
    }
    for value in [0, 1, 10] {
      assertMismatch(
        value, large,
        text: """
          expected a large number, but it must be at least 10.1
            but was: \(value)
          """)
    }
    assertMismatch(
      7, large, text: "expected a large number, but it must be at least 10.1, and 7 is not")
    let adult = Matcher<Int>("an adult") { _ in .mismatch("the age was only 12.") }
    assertMismatch(12, adult, text: "expected an adult, but the age was only 12.")
    assertMismatch(
      2, adult, text: "expected an adult, but the age was only 12.\n  but was: 2")
  }

  @Test("looks for the value in a long reason once")
  func longReason() {
    let growth = growth(from: 1_000, to: 32_000) { count in
      let reason = String(repeating: "21 ", count: count)
      let matcher = Matcher<Int>("a number") { _ in .mismatch(Mismatch(reason)) }
      _ = matcher.mismatch(of: 2)?.explanation
    }
    #expect(growth < 128)
  }

  @Test("has the same reason and description where the nearest value is searched")
  func reasonInSearch() {
    let filler = String(repeating: "lorem ipsum dolor ", count: 12)
    let text = filler + "secret tok" + filler
    var texts: Set<String> = []
    let passing = Matcher<String>("a text with the token") { text in
      guard case .mismatch(let why) = containsString("secret token").matches(text) else {
        return .match
      }
      texts.insert(why.description)
      texts.insert(why.reason ?? "none")
      return .mismatch("no")
    }
    let list: [Matcher<String>] = [equalTo("a"), passing, equalTo("z"), equalTo("y")]
    let matcher: Matcher<[String: [String]]> = hasValue(containsExactly(list))
    _ = explain(["k": ["0", "a", text, "z", "y"]], matcher)?.description
    let long = texts.filter { $0.contains("dolor") }
    #expect(long.count == 2)
    #expect(long.allSatisfy { $0.contains("the nearest is") }, "\(long)")
  }

  @Test("has the plain reason, where the value alone does not say it") func reason() {
    let reasons: [(String?, MatchResult)] = [
      ("it was even", Matcher<Int>("odd") { MatchResult($0 % 2 == 1, "it was even") }.matches(2)),
      ("it was even", Matcher<Int>("odd") { _ in .mismatch("it was even") }.matches(2)),
      (nil, Matcher<Int>("odd") { MatchResult($0 % 2 == 1) }.matches(2)),
      (nil, Matcher<Int>("odd") { _ in .mismatch(nil) }.matches(2)),
      (nil, Matcher<Int>("odd") { $0 % 2 == 1 }.matches(2)),
      (nil, greaterThan(3).matches(2)),
      (nil, equalTo("shio").matches("miso")),
      ("[1] was 3, not 2", equalTo([1, 2]).matches([1, 3])),
      (".count was 1", hasCount(2).matches([1])),
      (#"was ["a"], missing "b""#, hasItems("b").matches(["a"])),
      (
        "was 2, not a match",
        describedAs("odd", Matcher<Int>("x") { _ in .mismatch("was 2, not a match") }).matches(2)
      ),
      (nil, MatchResult.mismatch(nil)),
      ("too hot", .mismatch("too hot")),
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
        it.count: expected a value less than 2, but was 2 (counted in [1, 2])
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

  @Test("shows the value below a reason that does not have it")
  func valueBelowReason() {
    let flag = Matcher<[String: String]>("has parameter") { parameters in
      let value = parameters["flag"] ?? "nil"
      return value == "NO" ? .match : .mismatch("Expected value NO but was \(value)")
    }
    assertMismatch(
      ["flag": "YES", "id": "7"], flag, "arguments",
      text: """
        arguments: expected has parameter, but Expected value NO but was YES
          but was: ["flag": "YES", "id": "7"]
        """)
  }

  @Test("shows the value below where the first line cuts it")
  func valueThatIsCut() {
    let limited = Matcher<String>("a query with limit=10") { $0.hasSuffix("limit=10") }
    let url = "https://api.example.com/v1/characters?nameStartsWith=spider&orderBy=name&limit=30"
    assertMismatch(
      url, limited, "url",
      text: """
        url: expected a query with limit=10, but was "https://api.example.com/v1/characters?nameStartsWith=spider&orderBy=name&limit=30"
        """)
    assertMismatch(
      "limit=30", limited, "url",
      text: #"url: expected a query with limit=10, but was "limit=30""#)
  }

  @Test("shows the parts of the value below where no line has room for it")
  func partsThatAreCut() {
    let parcel = Parcel(
      number: "ORD-2026-004711", notes: Array(repeating: "leave it at the neighbour's", count: 3),
      state: .lost(reason: "the van was stolen"))
    assertMismatch(
      parcel, Matcher("a parcel that arrives") { _ in false }, "parcel",
      text: """
        parcel: expected a parcel that arrives, but was Parcel(number: "ORD-2026-004711", notes: ["leave it at the neighbour's", "leave it at the neighbour's", "leave it at the neighbour's"], ...)
          .number: "ORD-2026-004711"
          .notes: ["leave it at the neighbour's", "leave it at the neighbour's", "leave it at the neighbour's"]
          .state: .lost(reason: "the van was stolen")
        """)
  }

  @Test("shows the parts of a value in an optional, too")
  func partsOfOptionals() throws {
    let parcel: Parcel? = Parcel(
      number: "ORD-2026-004711", notes: Array(repeating: "leave it at the neighbour's", count: 3),
      state: .lost(reason: "the van was stolen"))
    let mismatch = Matcher<Parcel?>("a parcel that arrives") { _ in false }.mismatch(of: parcel)
    assertThat(
      try #require(mismatch).description.split(separator: "\n").last,
      presentAnd(equalTo("  .state: .lost(reason: \"the van was stolen\")")))
  }

  @Test("shows no parts of a value whose type says how to show it")
  func partsThatAreHidden() throws {
    let mismatch = Matcher<Login>("a locked account") { _ in false }.mismatch(of: Login())
    assertThat(try #require(mismatch).description, not(containsString("secret")))
  }
}
