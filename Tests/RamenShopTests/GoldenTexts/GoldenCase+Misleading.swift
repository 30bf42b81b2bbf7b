import Charmest
import Foundation

private struct Piece: Equatable, Sendable {
  var name: String
  var strength: Int
  var cents = 0

  var half: Int { strength / 2 }
}

private struct Options: OptionSet, Sendable {
  let rawValue: Int
}

private struct Reading: Encodable { var celsius = Double.nan }

private final class Cart: @unchecked Sendable {
  var items = ["miso"]
}

private final class MockShop: Mock, @unchecked Sendable {
  let pageCalls = MockMethod("page(_:)", taking: Int.self)
  let playCalls = MockMethod("play(_:at:)", taking: String.self, Double.self)
  let payCalls = MockMethod("pay(_:)", taking: [Cart].self)

  func page(_ number: Int) { pageCalls.invoke(number) }
  func play(_ song: String, at volume: Double) { playCalls.invoke(song, volume) }
  func pay(_ carts: [Cart]) { payCalls.invoke(carts) }
}

/// Texts that once sent a reader the wrong way.
extension GoldenCase {
  private static let pieces = ["a", "b", "c"].map { Piece(name: $0, strength: 4) }

  private static func error(_ body: () throws -> Void) -> any Error {
    do { try body() } catch { return error }
    return CancellationError()
  }

  static let ofMisleading: [GoldenCase] = [
    failure("100-nearest-call-by-its-numbers") {
      let shop = MockShop()
      for volume in [0.2, 0.5, 0.65] { shop.play("bell", at: volume) }
      verify(shop.playCalls, calledWith: equalTo("bell"), closeTo(0.8, 0.01))
    },
    failure("101-no-nearest-of-two-calls") {
      let shop = MockShop()
      for song in ["rain", "wind"] { shop.play(song, at: 1) }
      verify(shop.playCalls, calledWith: "bell", 1)
    },
    failure("102-call-that-another-verification-expects") {
      let shop = MockShop()
      shop.page(1)
      verify(shop.pageCalls, calledWith: 1)
      verify(shop.pageCalls, calledWith: 2)
    },
    failure("103-call-that-a-stub-expects") {
      let shop = MockShop()
      shop.pageCalls.when(1).returns()
      shop.page(1)
      assertThat(shop.pageCalls, wasCalled(with: 2))
    },
    failure("104-object-in-a-list-as-it-is-now") {
      let shop = MockShop()
      shop.pay([Cart()])
      verify(shop.payCalls, .never)
    },
    failure("105-record-of-a-closure") {
      let ring = MockMethod(taking: Int.self)
      let onRing: (Int) -> Void = { ring.invoke($0) }
      onRing(1)
      verify(ring, 2)
    },
    failure("106-error-before-elements") {
      let stream = AsyncThrowingStream<Double, any Error> { continuation in
        for value in [71.5, 72.25] { continuation.yield(value) }
        let reason = String(repeating: "the sensor sent no number; ", count: 6)
        let context = DecodingError.Context(codingPath: [], debugDescription: reason)
        continuation.finish(throwing: DecodingError.dataCorrupted(context))
      }
      assertThat(await collect(stream), finished(), "readings")
    },
    value(
      "107-missing-and-unexpected", about: "ids", { ["msg-1", "msg-5f2e"] },
      { containsInAnyOrder("msg-1", "msg-5f2a") }),
    value(
      "108-not-a-number-in-any-order", about: "ratios", { [Double.nan, 2] },
      { containsInAnyOrder(.nan, 2) }),
    value(
      "109-nearly-fitting-line", about: "log", { "one\ntwo\nthree\n12 tests passe in 3 s\nend" },
      { hasLine(hasPrefix("12 tests passed")) }),
    value(
      "110-nearly-fitting-items", about: "extras", { ["nori", "wakama", "wakamo"] },
      { hasItem(hasPrefix("wakame")) }),
    value(
      "111-place-of-a-missing-element", about: "army", { [Piece(name: "a", strength: 43)] },
      { equalTo([Piece(name: "a", strength: 34)] + pieces.dropFirst()) }),
    value(
      "112-elements-as-wholes", about: "army",
      { (0..<60).map { Piece(name: "\($0)", strength: $0) } },
      {
        equalTo(
          (0..<60).map { Piece(name: "\($0)", strength: $0 == 40 ? 7 : $0, cents: $0 / 59) })
      }),
    value(
      "113-element-in-another-place", about: "army", { pieces },
      { equalTo([pieces[2], pieces[1], pieces[0]]) }),
    value("114-value-beside-a-reason", about: "iban", { "DE00" }) {
      Matcher("a valid IBAN") { _ in .mismatch("leaves the remainder 28") }
    },
    value("115-texts-in-order", about: "text", { "a b" }, { containsStringsInOrder("b", "b") }),
    value("116-no-alternatives", about: "bowls", { 1 }, { anyOf(anyOf([])) }),
    value(
      "117-index-in-a-slice", about: "rest", { [1, 2, 3, 4][2...] }, { containsExactly(3, 5) }),
    value(
      "118-computed-property", about: "army",
      { pieces.map { Piece(name: $0.name, strength: $0.name == "a" ? 9 : 4) } }
    ) {
      isSorted(by: \.half)
    },
    value(
      "119-same-weekday", about: "monday", { Date(timeIntervalSince1970: 1_768_176_000) },
      {
        isSame(
          .weekday, as: Date(timeIntervalSince1970: 1_767_571_200),
          in: Calendar(identifier: .gregorian))
      }),
    value(
      "120-letter-in-a-prefix", about: "text", { "Привет мир" }, { hasPrefix("Прив\u{65}т") }),
    value(
      "121-letter-in-a-part", about: "text", { "Привет мир" }, { containsString("Прив\u{65}т") }),
    value(
      "122-letter-in-a-key", about: "logins", { ["\u{430}nnette": 1] }, { equalTo(["annette": 1]) }),
    value(
      "123-data-as-text", about: "body", { Data((#"{"id": 1, "soup": "miso"}"# + tail).utf8) },
      { equalTo(Data((#"{"id": 12, "soup": "shio"}"# + tail).utf8)) }),
    value(
      "124-encoding-error", about: "error",
      { error { _ = try JSONEncoder().encode(["a": Reading()]) } },
      { instanceOf(CancellationError.self) }),
    value(
      "125-error-of-a-file", about: "error",
      { error { _ = try Data(contentsOf: URL(fileURLWithPath: "/no/menu.json")) } },
      { instanceOf(CancellationError.self) }),
    value(
      "126-attributes", about: "text",
      { linked },
      { equalTo(AttributedString("miso")) }),
    value(
      "127-options", about: "options", { Options(rawValue: 6) }, { equalTo(Options(rawValue: 3)) }),
    value("128-lazy-view", about: "doubled", { doubled }, { hasItem(5) }),
  ]

  private static var linked: AttributedString {
    var text = AttributedString("miso")
    text.link = URL(string: "a.b")
    return text
  }

  private static var doubled: LazyMapSequence<[Int], Int> { [1, 2, 3].lazy.map { $0 * 2 } }
  private static let tail = String(repeating: " ", count: 90)
}
