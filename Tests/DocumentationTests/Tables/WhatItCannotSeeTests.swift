import Charmest
import Foundation
import RamenShop
import Testing

/// Compared like a `URLRequest`, which is in another module on each system.
private struct Request: Equatable {
  var url: String
  var httpBody: Data?

  static func == (first: Request, second: Request) -> Bool { first.url == second.url }
}

private struct Form {
  var guest = "Jon"
  var onSave: @Sendable () -> Void = {}
}

private final class Bowl: Equatable {
  var soup: RamenSoup

  init(_ soup: RamenSoup) { self.soup = soup }

  func copy() -> Bowl { Bowl(soup) }

  static func == (first: Bowl, second: Bowl) -> Bool { first.soup == second.soup }
}

private final class MockTable: Mock {
  let serveCalls = MockMethod("serve(_:)", taking: Bowl.self)
  func serve(_ bowl: Bowl) { serveCalls.invoke(bowl.copy()) }
}

private func findGuest() -> String? { nil }

/// The article on limits: what is missed, and what to write instead.
@Suite("The article on what it cannot see") struct WhatItCannotSeeTests {
  private let extras = ["wakame", "tamago"]

  @Test("names values that pass although they differ")
  func missed() {
    assertThat(Request(url: "a", httpBody: Data([1])), Request(url: "a", httpBody: Data([2])))
    assertThat(findGuest, present())
    assertThat("a\r\nb", not(containsString("\n")))
    let digits = String(repeating: "1", count: 40)
    assertThat("\(digits)1", equalToJSON("\(digits)2"))
  }

  @Test("says what to write of values instead")
  func values() {
    let request = Request(url: "ramen.example", httpBody: Data(#"{ "soup": "miso" }"#.utf8))
    let (bowls, text, body) = (2, "a\r\nb", "[0.1]")
    assertThat(request.httpBody, equalToJSON(#"{"soup": "miso"}"#))
    assertThat(bowls, greaterThan(1))
    enum Payment { case cash, card }
    var payment: Payment?
    assertThat(payment, not(isCase("cash")))
    payment = .card
    assertThat(payment, presentAnd(not(isCase("cash"))))
    assertThat(text.unicodeScalars, hasItem("\n"))
    assertThat(body, containsString("0.1"))
    assertThat(body, not(matchesPattern(#""id".*"id""#)))
    assertThat(collectFailures { assertThat(findGuest(), present()) }, hasCount(1))
  }

  @Test("says what to write of what is refused")
  func refused() {
    let (form, draft) = (Form(), Form())
    let lines = IteratorSequence(["miso 900", "Total"].makeIterator())
    assertThat(collectFailures { assertThat(form, samePropertyValuesAs(draft)) }, hasCount(1))
    assertThat(form, equalTo(draft, ignoring: "onSave"))
    assertThat(Set(extras).sorted(), containsExactly("tamago", "wakame"))
    assertThat(Array(lines), hasItem("Total"))
  }

  @Test(.timeLimit(.minutes(1))) func `ends the wait for a clock that nobody moves`() async throws {
    let clock = TestClock()
    let sleep = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.untilSleeping()
    await clock.advance(by: .seconds(1))
    try await sleep.value
  }

  @Test("records a copy of an object that changes")
  func objects() {
    let table = MockTable()
    let bowl = Bowl(.miso)
    table.serve(bowl)
    bowl.soup = .shio
    verify(table.serveCalls, calledWith: Bowl(.miso))
  }
}
