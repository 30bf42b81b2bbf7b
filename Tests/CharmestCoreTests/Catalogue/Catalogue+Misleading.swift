import CharmestCore
import Foundation
import Testing

private struct Piece: Equatable {
  var name: String
  var strength: Int
  var cents = 0

  var half: Int { strength / 2 }

  static let all = ["a", "b", "c"].map { Piece(name: $0, strength: 4) }
}

private struct Options: OptionSet { let rawValue: Int }

private struct Reading: Encodable { var celsius = Double.nan }

private final class MockShop: Mock {
  let pageCalls = MockMethod("page(_:)", taking: Int.self)
  let playCalls = MockMethod("play(_:at:)", taking: String.self, Double.self)
}

/// Assertions whose texts once sent a reader the wrong way.
extension Catalogue {
  mutating func addMisleading() {
    begin("Texts that once misled")
    addMisleadingCalls()
    addMisleadingElements()
    addMisleadingTexts()
    addMisleadingValues()
  }

  private mutating func addMisleadingCalls() {
    add("the nearest call by its numbers", shows: "call 3", "0.8", "0.65") {
      let shop = MockShop()
      for volume in [0.2, 0.5, 0.65] { shop.playCalls.invoke("bell", volume) }
      verify(shop.playCalls, calledWith: equalTo("bell"), closeTo(0.8, 0.01))
    }

    add("two calls of which none is nearer", shows: "none of 2", "call 1", "bell", "rain") {
      let shop = MockShop()
      for song in ["rain", "wind"] { shop.playCalls.invoke(song, 1) }
      verify(shop.playCalls, calledWith: "bell", 1)
    }

    add("two calls too many among 200", shows: "twice", "page(-1)") {
      let shop = MockShop()
      for page in 0..<200 { shop.pageCalls.invoke([50, 180].contains(page) ? -1 : page) }
      verify(shop.pageCalls, .never, calledWith: -1)
    }

    add("two calls of four that differ alike", shows: "2 of 4", "call 2", "expected 7", "was 3") {
      let shop = MockShop()
      for page in [7, 3, 7, 3] { shop.pageCalls.invoke(page) }
      verify(shop.pageCalls, 3, calledWith: 7)
    }

    add("a call that an earlier step has taken", shows: "not called again", "earlier step") {
      let shop = MockShop()
      for page in [1, 2] { shop.pageCalls.invoke(page) }
      verifyInOrder {
        shop.pageCalls.called(with: anything())
        shop.pageCalls.called(with: 1)
      }
    }

    add("a call that another verification expects", shows: "never came", "elsewhere", "2", "1") {
      let shop = MockShop()
      shop.pageCalls.invoke(1)
      verify(shop.pageCalls, calledWith: 1)
      verify(shop.pageCalls, calledWith: 2)
    }

    add("a call that a stub expects", shows: "never came", "elsewhere", "2", "1") {
      let shop = MockShop()
      shop.pageCalls.when(1).returns()
      shop.pageCalls.invoke(1)
      assertThat(shop.pageCalls, wasCalled(with: 2))
    }

    add("a record of a closure", shows: "ring", "2 calls", "once") {
      let ring = MockMethod(taking: Int.self)
      let onRing: (Int) -> Void = { ring.invoke($0) }
      onRing(1)
      verify(ring, 2)
    }

    add("an error before elements", shows: "the sensor sent no number", "2 elements") {
      let stream = AsyncThrowingStream<Double, any Error> { continuation in
        for value in [71.5, 72.25] { continuation.yield(value) }
        let reason = String(repeating: "the sensor sent no number; ", count: 6)
        let context = DecodingError.Context(codingPath: [], debugDescription: reason)
        continuation.finish(throwing: DecodingError.dataCorrupted(context))
      }
      assertThat(await collect(stream), finished(), "readings")
    }
  }

  private mutating func addMisleadingElements() {
    add("not a number in any order", shows: "[0]", "nan never equals itself") {
      assertThat([Double.nan, 2], containsInAnyOrder(.nan, 2), "ratios")
    }

    add("two items that nearly fit", shows: "wakame", "[1]", "wakama") {
      assertThat(["nori", "wakama", "wakamo"], hasItem(hasPrefix("wakame")), "extras")
    }

    add("the place of a missing element", shows: "[0].strength", "34", "43", "[1] missing") {
      assertThat(
        [Piece(name: "a", strength: 43)],
        equalTo([Piece(name: "a", strength: 34)] + Piece.all.dropFirst()), "army")
    }

    add("two elements of many, as wholes", shows: "[40].strength", "7", "[59].cents", "1") {
      assertThat(
        (0..<60).map { Piece(name: "\($0)", strength: $0) },
        equalTo(
          (0..<60).map { Piece(name: "\($0)", strength: $0 == 40 ? 7 : $0, cents: $0 / 59) }),
        "army")
    }

    add("elements in each other's places", shows: "it came at [2]", "it came at [0]") {
      assertThat(Piece.all, equalTo(Piece.all.reversed()), "army")
    }

    add("an index in a slice", shows: "[3]", "5", "4") {
      assertThat([1, 2, 3, 4][2...], containsExactly(3, 5), "rest")
    }

    add("an order by a computed property", shows: "[0].half 4", "[1].half 2") {
      assertThat(
        Piece.all.map { Piece(name: $0.name, strength: $0.name == "a" ? 9 : 4) },
        isSorted(by: \.half), "army")
    }

    add("a lazy view", shows: "5", "[2, 4, 6]") {
      let doubled = [1, 2, 3].lazy.map { $0 * 2 }
      assertThat(doubled, hasItem(5))
    }
  }

  private mutating func addMisleadingTexts() {
    add("a difference behind a letter that is written in two ways", shows: "éy", "éx") {
      assertThat("e\u{301}x", equalTo("\u{E9}y"), "name")
    }

    let words = String(repeating: "word ", count: 60)
    add("a difference far behind such a letter", shows: "and", "end", "offset 305") {
      assertThat("Cafe\u{301} \(words)end", equalTo("Caf\u{E9} \(words)and"), "body")
    }

    add("a line that nearly fits", shows: "12 tests passed", "line 4", "12 tests passe in") {
      assertThat(
        "one\ntwo\nthree\n12 tests passe in 3 s\nend", hasLine(hasPrefix("12 tests passed")), "log")
    }

    add("a letter of another script in a prefix", shows: "U+0065", "U+0435") {
      assertThat("Привет мир", hasPrefix("Прив\u{65}т"), "text")
    }

    add("a letter of another script in a key", shows: "U+0061", "U+0430") {
      assertThat(["\u{430}nnette": 1], equalTo(["annette": 1]), "logins")
    }

    add("data that is a text", shows: "12", "shio", "miso", "offset 8") {
      let tail = String(repeating: " ", count: 90)
      assertThat(
        Data((#"{"id": 1, "soup": "miso"}"# + tail).utf8),
        equalTo(Data((#"{"id": 12, "soup": "shio"}"# + tail).utf8)), "body")
    }

    add("a text with an attribute", shows: "miso", "NSLink") {
      var text = AttributedString("miso")
      text.link = URL(string: "a.b")
      assertThat(text, equalTo(AttributedString("miso")))
    }
  }

  private mutating func addMisleadingValues() {
    add("a reason, with the value below", shows: "a valid IBAN", "the remainder 28") {
      let isIBAN = Matcher<String>("a valid IBAN") { _ in .mismatch("leaves the remainder 28") }
      assertThat("DE00", isIBAN, "iban")
    }

    add("no alternatives", shows: "no alternatives", "1") {
      assertThat(1, anyOf(anyOf([])), "bowls")
    }

    add("the same weekday of another week", shows: "2026-01-05", "2026-01-12", "a larger unit") {
      let monday = Date(timeIntervalSince1970: 1_767_571_200)
      assertThat(
        monday + 604_800, isSame(.weekday, as: monday, in: Calendar(identifier: .gregorian)),
        "monday")
    }

    add("an error of an encoder", shows: "EncodingError", "celsius") {
      let result = Result<Any, any Error> { try JSONEncoder().encode(["a": Reading()]) }
      if case .failure(let error) = result {
        assertThat(error, instanceOf(CancellationError.self))
      }
    }

    add("an error of a file", shows: "CocoaError", "/no/menu.json") {
      let result = Result<Any, any Error> {
        try Data(contentsOf: URL(fileURLWithPath: "/no/menu.json"))
      }
      if case .failure(let error) = result {
        assertThat(error, instanceOf(CancellationError.self))
      }
    }

    add("options", shows: "missing Options(rawValue: 1)", "unexpected Options(rawValue: 4)") {
      assertThat(Options(rawValue: 6), equalTo(Options(rawValue: 3)), "options")
    }
  }
}
