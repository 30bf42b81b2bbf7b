import Charmest
import CharmestCore
import Testing

struct FarAddress: Equatable {
  var name = "Annette Schmidt-Zurbrügg"
  var street = "Kapuzinergasse 17, in the second yard, third floor on the left"
  var city = "Sankt Anton"
  var country = "AT"
}

struct FarParcel: Equatable {
  var number = "ORD-2026-004711"
  var sender = FarAddress()
  var receiver = FarAddress()
  var weight = 4
}

final class MockCarrier: Mock {
  let shipCalls = MockMethod(
    "ship(_:note:tags:flags:to:)", taking: FarParcel.self, String.self, [String].self, [Bool].self,
    FarAddress.self)

  func ship(
    _ parcel: FarParcel = FarParcel(), note: String = "Fragile", tags: [String] = ["a", "b"],
    flags: [Bool] = [true], to address: FarAddress = FarAddress()
  ) { shipCalls.invoke(parcel, note, tags, flags, address) }
}

@Suite("Calls in texts") struct CallsInTextsTests {
  private static let notes = (0..<4).map { place in
    (0..<40).map { $0 == place * 13 ? "thunderstorm" : "word\($0)" }.joined(separator: " ")
  }

  @Test("never read alike on two lines if one argument differs, wherever it does")
  func twoLines() throws {
    let calls: [(MockCarrier) -> Void] = [
      { $0.ship(FarParcel(number: "ORD-2026-004712")) }, { $0.ship(FarParcel(weight: 5)) },
      { $0.ship(FarParcel(receiver: FarAddress(country: "DE"))) },
      { $0.ship(note: "Not fragile") }, { $0.ship(tags: ["a", "c"]) },
      { $0.ship(flags: [false]) }, { $0.ship(to: FarAddress(country: "DE")) },
      { $0.ship(to: FarAddress(name: "Bo")) },
    ]
    for call in calls {
      let carrier = MockCarrier()
      call(carrier)
      let text = try text {
        verify(
          carrier.shipCalls, calledWith: FarParcel(), "Fragile", ["a", "b"], [true], FarAddress())
      }
      let lines = text.details.filter { $0.contains("carrier.ship(") }.map { $0.dropFirst(12) }
      try #require(lines.count == 2)
      #expect(lines[0] != lines[1])
      #expect(lines.allSatisfy { $0.hasSuffix(")") })
    }
  }

  @Test("show where long texts differ", arguments: 1..<4)
  func longTexts(place: Int) throws {
    let carrier = MockCarrier()
    carrier.ship(note: Self.notes[place])
    let text = try text {
      verify(
        carrier.shipCalls, calledWith: anything(), equalTo(Self.notes[0]), anything(), anything(),
        anything())
    }
    let calls = text.details.filter { $0.contains("carrier.ship(") }
    #expect(calls.count == 2 && calls[0].dropFirst(12) != calls[1].dropFirst(12))
  }

  @Test("stand whole below a first line that has no room for them, also if there was no call")
  func neverCalled() throws {
    let shelf = MockShelf()
    let text = try text {
      verify(
        shelf.putCalls, calledWith: hasPrefix("a key that is long because it has many words"),
        equalTo("a value with hardly fewer words than its key has"), equalTo(3.5), equalTo(false))
    }
    #expect(
      text.description == """
        shelf.put(key: a string starting with "a key that is long because it has many words", value: "a value with hardly fewer words than its key has", ...): expected 1 call, but was never called
          expected key: a string starting with "a key that is long because it has many words"
          expected value: "a value with hardly fewer words than its key has"
          expected weight: 3.5
          expected isNew: false
        """)
  }

  @Test("stand whole in some line, however wide they are", arguments: [79, 85, 100, 130, 170, 400])
  func wideArgument(width: Int) throws {
    let shelf = MockShelf()
    let key = String(String(repeating: "abcdefghij ", count: width / 10).prefix(width))
    let text = try text {
      verify(shelf.putCalls, calledWith: equalTo(key), equalTo(""), equalTo(1), equalTo(true))
    }
    let lines = text.description.replacing("\n      ", with: "")
    assertThat(lines, containsString("\"\(key)\""))
  }

  @Test("with wide letters are cut between arguments, as wide as other calls")
  func wide() throws {
    let shelf = MockShelf()
    let key = String(repeating: "注文", count: 11)
    shelf.put(key: key, value: key, weight: 1, isNew: true)
    let text = try text {
      verify(
        shelf.putCalls, calledWith: equalTo(key), equalTo(key), equalTo(2), equalTo(true))
    }
    #expect(
      text.details.last
        == #"  call 1:   shelf.put(key: "\#(key)", value: "\#(key)", weight: 1.0, isNew: true)"#)
  }

  @Test("whose wide letters have no room on one line say what came on a line of its own")
  func wideHalves() throws {
    let shelf = MockShelf()
    let key = String(repeating: "注文", count: 15)
    shelf.put(key: key, value: "", weight: 1, isNew: true)
    let text = try text {
      verify(shelf.putCalls, calledWith: hasPrefix("x" + key), anything(), anything(), anything())
    }
    #expect(
      text.details.prefix(2) == [
        #"  key: expected a string starting with "x\#(key)""#,
        #"  key: but was "\#(key)""#,
      ])
  }

  @Test("that a test made itself lose their arguments before a value is cut")
  func sourceCall() {
    func price(of soup: String, for guest: String) -> String { soup + guest }
    let failures = collectFailures {
      assertThat(
        price(of: "a miso soup with wakame, tamago and much more", for: "the guests at the window"),
        containsString("a soup that is on no card of this house, and on none of the others"))
    }
    #expect(
      failures.map(\.description) == [
        """
        price(...): expected a string containing "a soup that is on no card of this house, and on none \
        of the others", but was "a miso soup with wakame, tamago and much morethe guests at the window"
        """
      ])
  }

  @Test("that a test made itself keep an argument if values are cut all the same")
  func sourceCallOfLongText() throws {
    func price(of soup: String, for guest: String) -> String { soup + guest + soup + guest }
    let failures = collectFailures {
      assertThat(
        price(of: "a miso soup with wakame, tamago and much more", for: "the guests at the window"),
        hasPrefix("a soup that is on no card of this house, and on none of the others"))
    }
    let summary = try #require(failures.first).text.summary
    #expect(
      summary.hasPrefix(
        #"price(of: "a miso soup with wakame, ... and much more", ...): expected"#))
  }

  @Test("are read out of no label, whatever brackets it has")
  func label() throws {
    let label = "the shares (of flour, salt and water, as the recipe of the house has them)"
    let failures = collectFailures {
      assertThat(
        ["flour": 0.6222222222222222, "salt": 0.011406844106463879],
        hasEntry("flour", closeTo(0.733, 0.005)) && hasEntry("salt", closeTo(0.02, 0.001)), label)
    }
    #expect(failures.first?.text.summary.hasPrefix("the shares (...)") == false)
  }

  private func text(of verification: () -> Void) throws -> FailureText {
    try #require(collectFailures(verification).first).text
  }
}

private final class MockShelf: Mock {
  let putCalls = MockMethod(
    "put(key:value:weight:isNew:)", taking: String.self, String.self, Double.self, Bool.self)

  func put(key: String, value: String, weight: Double, isNew: Bool) {
    putCalls.invoke(key, value, weight, isNew)
  }
}
