import Charmest
import CharmestCore
import Foundation
import Testing
import WrittenTexts

private struct Dashi: Sendable {}

private final class MockPot: Mock, Sendable {
  let dashiCalls = MockMethod("dashi(of:)", taking: Int.self, returning: Dashi.self)
  let tasteCalls = MockMethod("taste()", returning: Int.self)

  func dashi(of liters: Int) -> Dashi { dashiCalls.invoke(liters) }
  func taste() -> Int { tasteCalls.invoke() }
}

@Suite("A call that cannot be answered") struct UnstubbedCallTests {
  private let load = MockMethod(
    "load(id:of:)", taking: Int.self, String.self, returning: Dashi.self,
    throwing: (any Error).self)

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    @Test("stops the process with a message that says which stub to write")
    func trap() async throws {
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        // Collected, because this test does not fail when its child does.
        _ = collectFailures { _ = MockPot().dashi(of: 3) }
      }
      let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      let last = try #require(output.split(separator: "\n").last)
      #expect(last.contains("MockPot.dashiCalls.returns("))
      #expect(output.contains("MockPot.dashi(of: 3)"))
    }
  #endif

  @Test("throws an error that says which stub to write, and what differs from the nearest one")
  func thrown() throws {
    load.when(3, "menu").returns(Dashi())
    load.when(greaterThan(7), equalTo("wine")).returns(Dashi())
    expectText(
      try #require(throws: UnstubbedCall.self) { _ = try load.invoke(4, "menu") },
      #"""
      UnstubbedCallTests.load(id: 4, of: "menu"): was called, but none of 2 stubs matches; nearest is stub 1, and Dashi has no default here: id expected 3, but was 4
        stub 1:                        UnstubbedCallTests.load(id: 3, of: "menu")
        stub 2:                        UnstubbedCallTests.load(id: a value greater than 7, of: "wine")
        to stub it:                    UnstubbedCallTests.loadCalls.when(…).returns(…)
        or give a default in the mock: loadCalls.invoke(…, default: …)
      """#
    )
  }

  @Test("shows what differs from the nearest stub, however long the call is")
  func longCall() throws {
    let name = String(repeating: "the menu of the week before last ", count: 30)
    load.when(456, name).returns(Dashi())
    let error = try #require(throws: UnstubbedCall.self) { _ = try load.invoke(123, name) }
    #expect(error.description.contains("456") && error.description.contains("123"))
    #expect(error.description.utf8.count < 3_501)
  }

  @Test("is reported where the mock declares the method, once", arguments: [false, true])
  func reported(isStrict: Bool) {
    let pot = MockPot()
    pot.tasteCalls.answers { call in
      await Task.yield()
      return 3
    }
    let failures = collectFailures {
      if isStrict { pot.failsOnUnstubbedCalls() }
      #expect(pot.taste() == 0)
    }
    #expect(failures.count == 1)
    if !isStrict { #expect(failures.map(\.line) == [11]) }
  }

  @Test("fails also if its stub matches and gives nothing")
  func emptyStub() {
    let calls = MockMethod("price(of:)", taking: Int.self, returning: Int.self)
    let failures = collectFailures {
      calls.failsOnUnstubbedCalls()
      calls.when(3).gives([])
      _ = calls.invoke(3)
    }
    #expect(failures.count == 1)
  }

  @Test("that cannot wait for its stub is a failure, and is not in flight")
  func cannotWait() {
    let name = MockProperty("name", of: String.self)
    let gets = name.gets.suspends()
    let loads = load.when(3, anything()).suspends()
    let failures = collectFailures {
      #expect(name.get() == "")
      #expect(throws: UnstubbedCall.self) { try load.invoke(3, "") }
    }
    #expect(failures.count == 2)
    #expect(gets.inFlight.isEmpty)
    #expect(loads.inFlight.isEmpty)
  }

  @Test("is named by an assertion that it ends, with what differs")
  func caught() {
    load.when(7, "A").returns(Dashi())
    let failures = collectFailures {
      assertNotThrows("loading") { try load.invoke(7, "B") }
      assertThrows(Spoilt(), "loading") { try load.invoke(7, "C") }
    }
    #expect(failures.count == 2)
    #expect(failures.allSatisfy { $0.description.contains("load(id: 7, of: ") })
    #expect(failures.allSatisfy { $0.description.contains("the only stub differs") })
  }

  private struct Spoilt: Error, Equatable {}
}
