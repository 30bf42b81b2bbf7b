import Charmest
import RamenShop
import Testing

private let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }

private let isFair = Matcher<Order>("a fair order") { order in
  order.extras.count <= order.bowls
    ? .match : .mismatch("has \(order.extras.count) extras for \(order.bowls) bowls")
}

extension Matcher where Value == String {
  fileprivate static let nonBlank = Matcher("a text that is not blank") {
    !$0.allSatisfy(\.isWhitespace)
  }
}

private func isFor(_ soup: RamenSoup) -> Matcher<Order> {
  hasProperty(\.soup, equalTo(soup))
}

private func isBig() -> Matcher<Order> {
  describedAs("a big order", hasProperty(\.bowls, greaterThan(9)))
}

private func hasFirst(_ matcher: Matcher<String>) -> Matcher<Order> {
  Matcher("an order whose first extra is \(matcher)") { order in
    guard let first = order.extras.first else { return .mismatch("has no extras") }
    return switch matcher.matches(first) {
    case .match: .match
    case .mismatch(let mismatch): .mismatch(mismatch.at("extras.first"))
    }
  }
}

private struct Table {
  var number: Int
  var guests: [String]
}

extension Table: FailureDescribable {
  var failureDescription: String { "table \(number), \(guests.count) guests" }
}

private struct Shift: Equatable {
  var cook: String
  var hours: Range<Int>
}

extension Shift: FailureReflectable {
  var failureParts: KeyValuePairs<String, Any?> { ["cook": cook, "hours": hours.count] }
}

/// The code of the article on writing matchers.
@Suite("The article on writing matchers") struct WritingMatchersTests {
  private let order = Order(bowls: 2, soup: .miso, extras: ["nori", "tamago", "wakame"])

  @Test func failuresSay() {
    let name = " "
    let failures = collectFailures {
      assertThat(3, isEven, "bowls")
      assertThat(order, isFair, "order")
      assertThat(name, .nonBlank)
      assertThat(order, isFor(.shio), "order")
      assertThat(order, hasFirst(hasPrefix("wak")), "order")
      assertThat(
        Table(number: 8, guests: ["Jon", "Ann"]),
        having("guests", { $0.guests }, empty())
      )
      assertThat(
        Shift(cook: "Mei", hours: 10..<16), equalTo(Shift(cook: "Mei", hours: 9..<17)), "shift")
    }
    assertThat(
      failures.map(\.text.summary),
      containsExactly(
        "bowls: expected an even number, but was 3",
        "order: expected a fair order, but has 3 extras for 2 bowls",
        #"name: expected a text that is not blank, but was " ""#,
        "order.soup: expected .shio, but was .miso",
        #"order.extras.first: expected a string starting with "wak", but was "nori""#,
        #"Table(number: 8, guests: ["Jon", "Ann"]) guests: expected empty, but was ["Jon", "Ann"]"#,
        "shift.hours: expected 8, but was 6 (1 of 2 fields differs)"
      )
    )
  }

  @Test func aReason() {
    assertThat(
      explain(order, isFair, "order")?.description,
      "order: expected a fair order, but has 3 extras for 2 bowls")
    // The reason says what came, so the value is not shown.
    let long = Order(
      bowls: 0, soup: .miso, extras: (1...40).map { "a topping with the number \($0)" })
    assertThat(
      explain(long, isFair, "order")?.description,
      "order: expected a fair order, but has 40 extras for 0 bowls")
    let small = Matcher<Int>("a small number") { .mismatch("\($0) is large") }
    assertThat(explain(9, small, "n")?.description, "n: expected a small number, but 9 is large")
  }

  @Test func aNameOfYourOwn() {
    assertThat(
      explain(Order(bowls: 2, soup: .miso), isBig(), "order")?.description,
      """
      order: expected a big order, but .bowls was 2
        expected: Order whose .bowls is a value greater than 9
        but was:  Order(bowls: 2, soup: .miso, extras: [])
      """)
  }

  @Test("judges", arguments: [(0, true), (2, true), (3, false), (-1, false)])
  func judges(number: Int, isAsExpected: Bool) {
    assertThat(isEven.matches(number).isMatch, equalTo(isAsExpected))
  }

  @Test("matches, explains and describes itself")
  func kit() {
    assertThat(4, isEven)
    assertThat(explain(3, isEven, "n")?.description, "n: expected an even number, but was 3")
    assertThat(isEven.description, "an even number")
  }

  @Test("stays right inside other matchers")
  func composes() {
    assertThat(
      explain([2, 3], everyItem(isEven), "bowls")?.description,
      """
      bowls: expected every element to be an even number, but 1 of 2 was not: [1] was 3
        but was: [2, 3]
      """)
    assertThat(explain(4, not(isEven))?.description, "expected not an even number, but was 4")
  }

  @Test("reports at the line of its caller")
  func verbs() throws {
    let failures = collectFailures { assertServed(3, at: 7) }
    assertThat(
      failures.map(\.description),
      containsExactly("bowls at table 7: expected an even number, but was 3")
    )
    let failure = try requireThat(failures.first)
    assertThat(failure.subject, "bowls at table 7")
    assertThat(failure.differences.map(\.expected), containsExactly("an even number"))
    assertThat(failure.differences.map(\.actual), containsExactly("3"))
    assertThat(failures.map(\.fileID), containsExactly(#fileID))
  }

  @Test("tells the arguments of a call, and numbers and orders in words")
  func calls() {
    let cook = MockCook()
    cook.greet("Ann")
    let failures = collectFailures {
      verify(cook.greetCalls, calledWith: "Jon")
      verify(cook.greetCalls, 2)
      verifyInOrder { [cook.greetCalls.called(), cook.washCalls.called()] }
    }
    let differences = failures.flatMap(\.differences)
    assertThat(differences.map(\.path), containsExactly("first argument", "", ""))
    assertThat(
      differences.compactMap(\.expected),
      containsExactly(#""Jon""#))
    assertThat(
      differences.map(\.actual),
      containsExactly(
        equalTo(#""Ann""#), presentAnd(hasSuffix("was called once")),
        presentAnd(hasSuffix("was never called"))))
  }

  private func assertServed(
    _ bowls: Int,
    at table: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    assertThat(bowls, isEven, "bowls at table \(table)", file: file, line: line)
  }
}
