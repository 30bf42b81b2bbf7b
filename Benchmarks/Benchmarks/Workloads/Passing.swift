import Charmest
import Testing
import XCTest

struct Address: Equatable {
  var street: String
  var city: String
}

struct Guest: Equatable {
  var name: String
  var age: Int
  var address: Address
  var extras: [String]
}

private let numbers = (0..<1_024).map { $0 * 7 }
private let sameNumbers = numbers.map { $0 }
private let texts = (0..<1_024).map { "ramen with an egg, order \($0)" }
private let sameTexts = (0..<1_024).map { "ramen with an egg, order \($0)" }
private let guests = (0..<1_024).map(guest)
private let sameGuests = (0..<1_024).map(guest)
private let thousand = Array(0..<1_000)
private let positive = Array(1...1_000)
private let tenThousand = Array(1...10_000)

private func guest(_ number: Int) -> Guest {
  Guest(
    name: "Jon \(number)",
    age: number,
    address: Address(street: "Main street \(number)", city: "Hamburg on the Elbe"),
    extras: ["tamago", "wakame"]
  )
}

// The values come out of arrays, so that the compiler cannot know that they are equal.
extension Comparison {
  static let passing = [
    Comparison(
      "equalTo, Int",
      target: Target(ratio: 1, way: "XCTAssertEqual"),
      mayNotAllocate: true,
      Way("assertThat(x, equalTo(y))") {
        for i in 0..<$0 { assertThat(numbers[i & 1023], equalTo(sameNumbers[i & 1023])) }
      },
      Way("XCTAssertEqual") {
        for i in 0..<$0 { XCTAssertEqual(numbers[i & 1023], sameNumbers[i & 1023]) }
      },
      Way("#expect") {
        for i in 0..<$0 { #expect(numbers[i & 1023] == sameNumbers[i & 1023]) }
      },
      Way("plain Swift") {
        for i in 0..<$0 { check(numbers[i & 1023] == sameNumbers[i & 1023]) }
      }
    ),
    Comparison(
      "equalTo, Int, by a plain value",
      Way("assertThat(x, y)") {
        for i in 0..<$0 { assertThat(numbers[i & 1023], sameNumbers[i & 1023]) }
      },
      Way("XCTAssertEqual") {
        for i in 0..<$0 { XCTAssertEqual(numbers[i & 1023], sameNumbers[i & 1023]) }
      }
    ),
    Comparison(
      "equalTo, String",
      Way("assertThat(x, equalTo(y))") {
        for i in 0..<$0 { assertThat(texts[i & 1023], equalTo(sameTexts[i & 1023])) }
      },
      Way("XCTAssertEqual") {
        for i in 0..<$0 { XCTAssertEqual(texts[i & 1023], sameTexts[i & 1023]) }
      },
      Way("#expect") {
        for i in 0..<$0 { #expect(texts[i & 1023] == sameTexts[i & 1023]) }
      },
      Way("plain Swift") {
        for i in 0..<$0 { check(texts[i & 1023] == sameTexts[i & 1023]) }
      }
    ),
    Comparison(
      "equalTo, struct of 4 fields",
      Way("assertThat(x, equalTo(y))") {
        for i in 0..<$0 { assertThat(guests[i & 1023], equalTo(sameGuests[i & 1023])) }
      },
      Way("XCTAssertEqual") {
        for i in 0..<$0 { XCTAssertEqual(guests[i & 1023], sameGuests[i & 1023]) }
      },
      Way("#expect") {
        for i in 0..<$0 { #expect(guests[i & 1023] == sameGuests[i & 1023]) }
      },
      Way("plain Swift") {
        for i in 0..<$0 { check(guests[i & 1023] == sameGuests[i & 1023]) }
      }
    ),
    Comparison(
      "greaterThan, Int",
      Way("greaterThan") { for i in 0..<$0 { assertThat(numbers[i & 1023], greaterThan(-1)) } },
      Way("XCTAssertGreaterThan") {
        for i in 0..<$0 { XCTAssertGreaterThan(numbers[i & 1023], -1) }
      },
      Way("#expect") { for i in 0..<$0 { #expect(numbers[i & 1023] > -1) } }
    ),
    Comparison(
      "hasItem, the last of 1,000",
      target: Target(ratio: 2, way: "plain Swift"),
      Way("hasItem(value)") { for i in 0..<$0 { assertThat(thousand, hasItem(999 - i & 1)) } },
      Way("XCTAssertTrue") { for i in 0..<$0 { XCTAssertTrue(thousand.contains(999 - i & 1)) } },
      Way("#expect") { for i in 0..<$0 { #expect(thousand.contains(999 - i & 1)) } },
      Way("plain Swift") { for i in 0..<$0 { check(thousand.contains(999 - i & 1)) } }
    ),
    Comparison(
      "hasItem with a matcher, the last of 1,000",
      Way("hasItem(greaterThan(998))") {
        for i in 0..<$0 { assertThat(thousand, hasItem(greaterThan(998 - i & 1))) }
      },
      Way("XCTAssertTrue") {
        for i in 0..<$0 { XCTAssertTrue(thousand.contains { $0 > 998 - i & 1 }) }
      },
      Way("plain Swift") { for i in 0..<$0 { check(thousand.contains { $0 > 998 - i & 1 }) } }
    ),
    Comparison(
      "hasPrefix",
      Way("hasPrefix") { for i in 0..<$0 { assertThat(texts[i & 1023], hasPrefix("ramen")) } },
      Way("XCTAssertTrue") {
        for i in 0..<$0 { XCTAssertTrue(texts[i & 1023].hasPrefix("ramen")) }
      },
      Way("#expect") { for i in 0..<$0 { #expect(texts[i & 1023].hasPrefix("ramen")) } },
      Way("plain Swift") { for i in 0..<$0 { check(texts[i & 1023].hasPrefix("ramen")) } }
    ),
    Comparison(
      "hasProperty, two steps",
      Way("hasProperty") {
        for i in 0..<$0 {
          assertThat(
            guests[i & 1023],
            hasProperty(\.address, hasProperty(\.city, equalTo("Hamburg on the Elbe")))
          )
        }
      },
      Way("XCTAssertEqual") {
        for i in 0..<$0 { XCTAssertEqual(guests[i & 1023].address.city, "Hamburg on the Elbe") }
      },
      Way("#expect") {
        for i in 0..<$0 { #expect(guests[i & 1023].address.city == "Hamburg on the Elbe") }
      },
      Way("plain Swift") {
        for i in 0..<$0 { check(guests[i & 1023].address.city == "Hamburg on the Elbe") }
      }
    ),
    Comparison(
      "allOf, 5 matchers",
      Way("allOf") {
        for i in 0..<$0 {
          assertThat(
            numbers[i & 1023],
            allOf(
              greaterThan(-1),
              lessThan(9_000),
              not(equalTo(8_000)),
              greaterThanOrEqualTo(0),
              lessThanOrEqualTo(7_168)
            )
          )
        }
      },
      Way("XCTAssert…, five times") {
        for i in 0..<$0 {
          let number = numbers[i & 1023]
          XCTAssertGreaterThan(number, -1)
          XCTAssertLessThan(number, 9_000)
          XCTAssertNotEqual(number, 8_000)
          XCTAssertGreaterThanOrEqual(number, 0)
          XCTAssertLessThanOrEqual(number, 7_168)
        }
      },
      Way("plain Swift") {
        for i in 0..<$0 {
          let number = numbers[i & 1023]
          check(
            number > -1 && number < 9_000 && number != 8_000 && number >= 0 && number <= 7_168
          )
        }
      }
    ),
    Comparison(
      "allOf, 3 matchers",
      Way("allOf") {
        for i in 0..<$0 {
          assertThat(
            numbers[i & 1023],
            allOf(greaterThan(-1), lessThan(9_000), not(equalTo(8_000)))
          )
        }
      },
      Way("#expect") {
        for i in 0..<$0 {
          let number = numbers[i & 1023]
          #expect(number > -1 && number < 9_000 && number != 8_000)
        }
      }
    ),
    Comparison(
      "everyItem, 1,000 elements",
      Way("everyItem") {
        for _ in 0..<$0 { assertThat(positive, everyItem(greaterThan(0))) }
      },
      Way("XCTAssertTrue") { for _ in 0..<$0 { XCTAssertTrue(positive.allSatisfy { $0 > 0 }) } },
      Way("#expect") { for _ in 0..<$0 { #expect(positive.allSatisfy { $0 > 0 }) } },
      Way("plain Swift") { for _ in 0..<$0 { check(positive.allSatisfy { $0 > 0 }) } }
    ),
    Comparison(
      "everyItem, 10,000 elements",
      Way("everyItem") { for _ in 0..<$0 { assertThat(tenThousand, everyItem(greaterThan(0))) } },
      Way("XCTAssertTrue") {
        for _ in 0..<$0 { XCTAssertTrue(tenThousand.allSatisfy { $0 > 0 }) }
      },
      Way("plain Swift") { for _ in 0..<$0 { check(tenThousand.allSatisfy { $0 > 0 }) } }
    ),
  ]
}
