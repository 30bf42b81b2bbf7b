import Charmest
import Foundation
import Testing

private enum Soup: Equatable { case miso, shio }

private enum Shape: Equatable {
  case circle(radius: Double)
  case square(side: Double)

  var radius: Double? { if case .circle(let radius) = self { radius } else { nil } }
}

private struct ParseError: Error, Equatable {}
private enum MenuError: Error, Equatable { case empty }

private struct Guest: Equatable {
  var name = "Jon"
  var visits = 3
  var nick: String?
}

private struct API: Sendable {
  func order(_ text: String) async throws -> Int {
    if text.isEmpty { throw ParseError() }
    return text.count
  }
}

private func parse(_ text: String) throws -> Int {
  if text.isEmpty { throw ParseError() }
  return text.count
}

private func parseNothing() throws -> Int { try parse("") }
private func fetchNothing() async throws -> Int { try await API().order("") }

/// The right-hand column of the CHANGELOG's table, for verbs and matchers.
@Suite("What to write in place of removed verbs and matchers") struct WriteInsteadTests {
  private let guest = Guest()
  private let api = API()
  private let bowls = 2
  private let total = 1_000

  @Test func functions() async {
    assertThrows(try parseNothing())
    assertThrows { try parseNothing() }
    assertThrows(ParseError()) { try parseNothing() }
    await assertThrows(ParseError.self) { try await fetchNothing() }
    let length = assertNotThrows(try parse("miso"))
    assertThat(length, 4)
    let later = await assertNotThrows { try await api.order("miso") }
    assertThat(later, 4)
  }

  @Test func `functions that nobody calls fail`() {
    let failures = collectFailures {
      assertThrows(parseNothing)
      assertThrows(parseNothing, ParseError())
      assertNotThrows(parseNothing)
    }
    assertThat(failures, hasCount(3))
    assertThat(
      failures.map(\.text.summary), everyItem(containsString("a function that was not called")))
  }

  @Test func labels() {
    let failures = collectFailures { assertThat(bowls, greaterThan(3), "bowls for Jon") }
    assertThat(failures.map(\.subject), containsExactly("bowls for Jon"))
  }

  @Test func asynchronousClosures() async throws {
    await assertThrows(ParseError()) { try await api.order("") }
    let count = try await requireThat(api.order("2 miso"), greaterThan(1))
    assertThat(count, 6)
  }

  @Test func optionalsThatStay() async {
    await assertAlways(presentAnd(hasPrefix("J")), for: .zero) { guest.name as String? }
    let failures = await collectFailures {
      await assertAlways(presentAnd(hasPrefix("J")), for: .zero) { guest.nick }
    }
    assertThat(failures, hasCount(1))
  }

  @Test func limits() async {
    await assertEventually(2, within: .seconds(5)) { bowls }
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(60)) }
    await clock.untilSleeping()
    await clock.advance(by: .seconds(60))
    await assertNotThrows { try await task.value }
  }

  @Test func otherNames() {
    let values = ["wakame", "tamago"]
    assertThat(values, containsExactly("wakame", "tamago"))
    assertThat(bowls, equalTo(2))
    assertThat(bowls as Any, instanceOf(Int.self, and: greaterThan(1)))
    assertThat(guest, allOf(hasProperty(\.name, "Jon"), hasProperty(\.visits, greaterThan(2))))
  }

  @Test(arguments: [true]) func cases(isWeekend: Bool) {
    assertThat(total, isWeekend ? equalTo(1_000) : equalTo(900))
    assertThat(total, bowls > 9 ? lessThan(900) : equalTo(1_000))
    assertThat(
      guest, anyOf(not(hasProperty(\.visits, greaterThan(9))), hasProperty(\.nick, "J")))
  }

  @Test func payloads() {
    let wheel = Shape.circle(radius: 3)
    assertThat(wheel, having("radius", { $0.radius }, presentAnd(lessThan(4.0))))
    assertThat(wheel, isCase("circle", lessThan(4.0)))
    let failures = collectFailures {
      let box = Shape.square(side: 2)
      assertThat(box, having("radius", { $0.radius }, presentAnd(lessThan(4.0))))
    }
    assertThat(failures, hasCount(1))
  }

  @Test func tuples() {
    let sale = (2, Soup.miso)
    assertThat(sale, tuple(greaterThan(1), equalTo(Soup.miso)))
    assertThat(sale, tuple(equalTo(2), anything()))
    assertThat([sale, (3, .shio)], containsExactly(tuple(2, .miso), tuple(3, .shio)))
    assertThat(sale, not(tuple(greaterThan(2), equalTo(Soup.miso))))
  }

  @Test func optionalsOfClosures() {
    let regular = Guest(nick: "Johnny")
    assertThat(regular, having("nick", { $0.nick }, presentAnd(hasPrefix("J"))))
    assertThat(guest, not(having("nick", { $0.nick }, presentAnd(hasPrefix("J")))))
  }

  @Test func errors() throws {
    func open() throws { throw MenuError.empty }
    func parseNothing() throws -> Int { throw MenuError.empty }
    assertThrows(try open(), (any Error).self, "at night")
    assertThrows { try parseNothing() }
    assertThrows(try parseNothing(), isCase("empty") as Matcher<MenuError>)
    assertThrows(try parseNothing(), MenuError.self)
    let result = Result<Int, MenuError>.failure(.empty)
    assertThat(result, fails(MenuError.empty))
    let failures =
      collectFailures { try requireThat(guest.nick, present(), "a nick") }
      + collectFailures {
        let name = try requireThat(guest.nick, present(), "guest")
        assertThat(name, "not reached")
      }
    assertThat(failures.map(\.subject), containsExactly("a nick", "guest"))
  }

  @Test func otherMatchers() {
    let calendar = Calendar.current
    let noon = Date(timeIntervalSince1970: 43_200)
    assertThat(bowls, not(anyOf(lessThan(1), greaterThan(9))))
    assertThat(bowls, not(oneOf(3, 4)))
    assertThat(bowls, not(greaterThan(9)))
    assertThat(noon, inInterval(noon...noon))
    assertThat(noon - 1, lessThan(noon))
    assertThat(noon + 1, greaterThan(noon))
    assertThat(noon, isSame(.day, as: noon, in: calendar))
    assertThat(noon + 60, closeTo(noon, 60))
    assertThat(1.0, hasProperty(\.isFinite, true))
    assertThat(Double.infinity, hasProperty(\.isInfinite, true))
    assertThat(2.5, hasProperty(\.debugDescription, "2.5"))
    assertThat(bowls, having("debugDescription", { String(reflecting: $0) }, "2"))
    assertThat([1.05, 2.0], containsExactly([1.0, 2.0].map { closeTo($0, 0.1) }))
  }

  @Test func ownMatchers() {
    let isEven = Matcher<Int>("an even number") { bowls in
      bowls.isMultiple(of: 2) ? .match : .mismatch(Mismatch("it was odd"))
    }
    let isOdd = Matcher<Int>("an odd number") { $0 % 2 == 1 ? .match : .mismatch("it was even") }
    assertThat(5, isOdd)
    assertThat(4, isEven)
    assertThat(isEven.description, "an even number")
    #expect(Mismatch("").reason == nil)
  }

  @Test func values() {
    let value: Any = guest.nick as Any
    assertThat(value as Any?, nilValue())
    assertThat(value as Any?, not(present()))
    assertThat(guest.name as Any?, present())
    assertThat(bowls, anything())
  }
}
