import Charmest
import Foundation
import RamenShop
import Testing

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

/// The article on limits: what passes although it should not, and what to write instead.
@Suite("The article on what it cannot see") struct WhatItCannotSeeTests {
  @Test("names values that pass although they differ")
  func missed() {
    func findGuest() -> String? { nil }
    assertThat(findGuest, present())
    #expect(collectFailures { assertThat(findGuest(), present()) }.count == 1)
    assertThat("a\r\nb", not(containsString("\n")))
    let orders = [Set(["miso"]), ["shio"]]
    assertThat(orders.joined(), containsExactly(Array(orders[0]) + Array(orders[1])))
    #expect(!matchesPattern("(").matches("Jon").isMatch)
    enum Payment { case cash }
    assertThat(nil as Payment?, not(isCase("cash")))
    let form = (bowls: 1, onSave: {})
    #expect(collectFailures { assertThat(form, samePropertyValuesAs(form)) }.count == 1)
  }

  @Test("records what stands for an argument, judged by a closure that the compiler checks")
  func records() {
    let store = MockStore()
    let known: Set = ["Int"]
    store.decodeCalls.when(
      Matcher("a known item") { @Sendable item in known.contains(item) }, anything()
    ).returns()
    store.decode(Int.self, from: Data())
    store.decode(String.self, from: Data())
    verify(store.decodeCalls, 1, calledWith: "Int", anything())
    let table = MockTable()
    let bowl = Bowl(.miso)
    table.serve(bowl)
    bowl.soup = .shio
    verify(table.serveCalls, calledWith: Bowl(.miso))
  }

  @Test func `reads a stream on with a recorder`() async {
    let clock = TestClock()
    let (signs, continuation) = AsyncStream.makeStream(of: String.self)
    let recorder = EventRecorder(signs, clock: clock)
    for (index, sign) in ["Open", "Ready"].enumerated() {
      continuation.yield(sign)
      await recorder.untilRecorded(index + 1)
    }
    assertThat(recorder.events, containsExactly(.next(0, "Open"), .next(0, "Ready")))
  }
}
