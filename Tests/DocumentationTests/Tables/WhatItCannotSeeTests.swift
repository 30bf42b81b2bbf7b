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

/// A generic method that records the type of its result.
private final class MockStore: Mock, Sendable {
  let decodeCalls = MockMethod("decode(_:from:)", taking: String.self, Data.self)
  func decode<Value>(_ type: Value.Type, from data: Data) { decodeCalls.invoke("\(type)", data) }
}

@MainActor private final class MockScreen: Mock {
  let showCalls = MockMethod("show()")
  func show() { showCalls.invoke() }
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
    let orders = [Set(["miso"]), ["shio"]]
    assertThat(orders.joined(), containsExactly(Array(orders[0]) + Array(orders[1])))
    let name = "Jon"
    assertThat(!matchesPattern("(").matches(name).isMatch)
    assertThat(name, not(matchesPattern("[0-9]")))
  }

  @Test("says what to write of values instead")
  func values() {
    let request = Request(url: "ramen.example", httpBody: Data(#"{ "soup": "miso" }"#.utf8))
    let (bowls, text, orders) = (2, "a\r\nb", [Set(["shio"]), ["miso"]])
    assertThat(request.httpBody, equalToJSON(#"{"soup": "miso"}"#))
    assertThat(bowls, greaterThan(1))
    enum Payment { case cash, card }
    var payment: Payment?
    assertThat(payment, not(isCase("cash")))
    payment = .card
    assertThat(payment, presentAnd(not(isCase("cash"))))
    assertThat(text.unicodeScalars, hasItem("\n"))
    assertThat(orders.joined().sorted(), containsExactly("miso", "shio"))
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

  @Test("stubs with a closure that the compiler checks")
  func sendableClosure() {
    let store = MockStore()
    let known: Set = ["Int"]
    store.decodeCalls.when(
      Matcher("a known item") { @Sendable item in known.contains(item) }, anything()
    ).returns()
    store.decode(Int.self, from: Data())
    verifyAllStubsUsed(store)
  }

  @MainActor private var screen: MockScreen {
    let screen = MockScreen()
    screen.show()
    return screen
  }

  @MainActor @Test func shows() { verify(screen.showCalls) }

  @Test("records the type of a generic result")
  func resultTypes() {
    let store = MockStore()
    store.decode(Int.self, from: Data())
    store.decode(String.self, from: Data())
    verify(store.decodeCalls, 1, calledWith: "Int", anything())
  }

  @Test func `reads a stream on with a recorder`() async {
    let clock = TestClock()
    let (signs, continuation) = AsyncStream.makeStream(of: String.self)
    let recorder = EventRecorder(signs, clock: clock)
    continuation.yield("Open")
    await recorder.untilRecorded(1)
    continuation.yield("Ready")
    await recorder.untilRecorded(2)
    assertThat(recorder.events, containsExactly(.next(0, "Open"), .next(0, "Ready")))
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
