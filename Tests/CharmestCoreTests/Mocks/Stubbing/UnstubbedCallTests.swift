import Charmest
import CharmestCore
import Foundation
import Testing

private struct Dashi: Sendable {}

private final class MockPot: Mock, Sendable {
  let dashiCalls = MockMethod("dashi(of:)", taking: Int.self, returning: Dashi.self)
  let tasteCalls = MockMethod("taste()", returning: Int.self)

  func dashi(of liters: Int) -> Dashi { dashiCalls.invoke(liters) }
  func taste() -> Int { tasteCalls.invoke() }
}

@Suite("A call that cannot be answered") struct UnstubbedCallTests {
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
      #expect(
        output.contains(
          """
          MockPot.dashi(of: 3): was called, but has no stub, and Dashi has no default here
            to stub it: MockPot.dashiCalls.returns(…)
            or give a default in the mock: dashiCalls.invoke(…, default: …)
          """
        )
      )
    }
  #endif

  @Test("names the running test and where it is declared")
  func runningTest() {
    let line = #line - 2
    #expect(
      TestFramework.currentTest
        == "runningTest() at CharmestCoreTests/UnstubbedCallTests.swift:\(line)")
  }

  @Test("stands whole below a first line that has no room for it")
  func longCall() throws {
    let loadCalls = MockMethod(
      "load(_:from:keeping:)", taking: String.self, String.self, [String].self,
      returning: Dashi.self, throwing: (any Error).self)
    let error = try #require(throws: UnstubbedCall.self) {
      _ = try loadCalls.invoke(
        "the menu of the week before last", "https://ramen.example.com/menus",
        ["soups", "noodles", "sides", "desserts", "drinks"])
    }
    #expect(
      error.description == """
        load("the menu of the week before last", from: "https://ramen.example.com/menus", ...): was called, but has no stub, and Dashi has no default here
          call: load("the menu of the week before last", from: "https://ramen.example.com/menus", keeping: ["soups", "noodles", "sides", "desserts", "drinks"])
          to stub it: loadCalls.returns(…)
          or give a default in the mock: loadCalls.invoke(…, default: …)
        """)
  }

  @Test("shows the stubs for other arguments, and how the nearest one differs")
  func otherStubs() {
    let loadCalls = MockMethod(
      "load(id:of:)", taking: Int.self, String.self, returning: Dashi.self,
      throwing: (any Error).self)
    loadCalls.when(3, "menu").returns(Dashi())
    loadCalls.when(greaterThan(7), anything()).returns(Dashi())
    do {
      _ = try loadCalls.invoke(4, "menu")
      Issue.record("no error")
    } catch {
      #expect(
        "\(error)" == """
          load(id: 4, of: "menu"): was called, but Dashi has no default here, and none of 2 stubs matches; nearest is stub 1: id expected 3, but was 4
            stub 1: load(id: 3, of: "menu")
            stub 2: load(id: a value greater than 7, of: anything)
            to stub it: loadCalls.returns(…)
            or give a default in the mock: loadCalls.invoke(…, default: …)
          """)
    }
  }

  @Test("shows first what differs from the nearest stub, where there is no room for all of a call")
  func longCallBesideItsStub() {
    let loadCalls = MockMethod(
      "load(_:from:page:)", taking: String.self, String.self, Int.self, returning: Dashi.self,
      throwing: (any Error).self)
    let name = String(repeating: "the menu of the week before last ", count: 3)
    let address = "https://ramen.example.com/kitchen/"
    loadCalls.when(name, address + "menus", 2).returns(Dashi())
    let failures = collectFailures {
      assertNotThrows("menus") { try loadCalls.invoke(name, address + "menu", 2) }
    }
    #expect(
      failures.first?.text.summary == """
        menus: expected not to throw, but threw UnstubbedCall of load(..., from: ...le.com/kitchen/menu", page: 2): \
        the only stub differs: argument "from" expected ..."tchen/menus", but was ..."tchen/menu"
        """)
  }

  @Test("is reported where the mock declares the method")
  func reported() {
    let pot = MockPot()
    pot.tasteCalls.answers { call in
      await Task.yield()
      return 3
    }
    let failures = collectFailures { #expect(pot.taste() == 0) }
    #expect(
      failures.map(\.description) == [
        """
        MockPot.taste(): expected a call that can wait, since its stub does, but was called without await
          in the mock: await tasteCalls.invoke(…)
        """
      ]
    )
    #expect(failures.map(\.line) == [10])
    #expect(failures.map(\.fileID) == [#fileID])
  }

  @Test("is reported once by a strict mock, which has a stub for it")
  func reportedOnce() {
    let pot = MockPot()
    let failures = collectFailures {
      pot.failsOnUnstubbedCalls()
      pot.tasteCalls.answers { call in
        await Task.yield()
        return 3
      }
      #expect(pot.taste() == 0)
    }
    #expect(
      failures.map(\.text.summary) == [
        """
        MockPot.taste(): expected a call that can wait, since its stub does, but was called without await
        """
      ])
  }

  @Test("does not differ from a stub that matches and gives nothing")
  func emptyStub() {
    let calls = MockMethod("price(of:)", taking: Int.self, returning: Int.self)
    let failures = collectFailures {
      calls.failsOnUnstubbedCalls()
      calls.when(3).gives([])
      _ = calls.invoke(3)
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.text.summary.hasSuffix("expected a stub for this call, but there is none")
        == true)
  }

  @Test("of a property is told how to stub it")
  func property() {
    let name = MockProperty("name", of: String.self)
    let pending = name.gets.suspends()
    let failures = collectFailures { #expect(name.get() == "") }
    #expect(
      failures.map(\.description) == [
        """
        name: expected a call that can wait, since its stub does, but was called without await
          note: the record of a property cannot wait: stub it with returns(…)
        """
      ])
    #expect(pending.inFlight.isEmpty)
  }

  @Test("that cannot wait for its stub does not ask for one")
  func noDefault() throws {
    let load = MockMethod(
      "load(_:)", taking: Int.self, returning: Dashi.self, throwing: (any Error).self)
    let pending = load.when(3).suspends()
    var text = ""
    let failures = collectFailures {
      do { _ = try load.invoke(3) } catch { text = "\(error)" }
    }
    #expect(failures.count == 1)
    #expect(
      text.hasPrefix(
        "load(3): was called, but cannot wait for its stub, and Dashi has no default here"),
      "\(text)")
    #expect(pending.inFlight.isEmpty)
  }

  @Test("is told in short by an assertion that it ends, with its stubs below")
  func caught() {
    let load = MockMethod(
      "load(id:)", taking: String.self, returning: Dashi.self, throwing: (any Error).self)
    let failures = collectFailures {
      assertNotThrows("loading") { try load.invoke("a-7") }
      load.when("A-7").returns(Dashi())
      assertNotThrows("loading") { try load.invoke("a-7") }
      assertThrows(Spoilt(), "loading") { try load.invoke("b") }
    }
    #expect(
      failures.map(\.description) == [
        """
        loading: expected not to throw, but threw UnstubbedCall of load(id: "a-7"): there is no stub
          call: load(id: "a-7")
          to stub it: load.returns(…)
          or give a default in the mock: load.invoke(…, default: …)
        """,
        """
        loading: expected not to throw, but threw UnstubbedCall of load(id: "a-7"): the only stub is for load(id: "A-7") (only upper and lower case differ)
          call: load(id: "a-7")
          stub 1: load(id: "A-7")
          to stub it: load.returns(…)
          or give a default in the mock: load.invoke(…, default: …)
        """,
        """
        loading: expected to throw UnstubbedCallTests.Spoilt(), but threw UnstubbedCall of load(id: "b"): the only stub is for load(id: "A-7")
          call: load(id: "b")
          stub 1: load(id: "A-7")
          to stub it: load.returns(…)
          or give a default in the mock: load.invoke(…, default: …)
        """,
      ])
  }

  private struct Spoilt: Error, Equatable {}

  @Test("names the call of the nearest stub, and tells it apart if it looks alike")
  func nearestStub() {
    let load = MockMethod(
      "load(id:for:)", taking: String.self, String.self, returning: Dashi.self,
      throwing: (any Error).self)
    let long = String(repeating: "dashi ", count: 20)
    let failures = collectFailures {
      load.when("A", "Ann").returns(Dashi())
      assertNotThrows("looking alike") { try load.invoke("А", "Ann") }
      load.when("B", "Jon").returns(Dashi())
      assertNotThrows("several") { try load.invoke("B", "Ann") }
      assertNotThrows("tied") { try load.invoke("C", "Mei") }
      load.when(long, "Mei").returns(Dashi())
      assertNotThrows("long") { try load.invoke(long, "Pele") }
    }
    #expect(
      failures.map(\.text.summary) == [
        #"looking alike: expected not to throw, but threw UnstubbedCall of load(id: "А", for: "Ann"): the only stub differs: id expected "A" (U+0041), but was "А" (U+0410)"#,
        #"several: expected not to throw, but threw UnstubbedCall of load(id: "B", for: "Ann"): none of 2 stubs matches; nearest is stub 2, for load(id: "B", for: "Jon")"#,
        #"tied: expected not to throw, but threw UnstubbedCall of load(id: "C", for: "Mei"): none of 2 stubs matches; stub 1 is for load(id: "A", for: "Ann")"#,
        #"long: expected not to throw, but threw UnstubbedCall of load(id: "dashi dashi das"..., for: "Pele"): none of 3 stubs matches; nearest is stub 3: argument "for" expected "Mei", but was "Pele""#,
      ])
  }

  @Test("that gave nothing to a call is not hidden by another stub")
  func otherStub() async throws {
    let load = MockMethod(
      "load(_:)", taking: Int.self, returning: Dashi.self, throwing: UnstubbedCall.self)
    load.when(1).returns(Dashi())
    var pending: SuspendedCalls? = load.when(3).suspends()
    let expected = { (lack: String) in
      """
      load(3): was called, but \(lack), and Dashi has no default here
        to stub it: load.returns(…)
        or give a default in the mock: load.invoke(…, default: …)
      """
    }
    var text = ""
    _ = collectFailures {
      do { _ = try load.invoke(3) } catch { text = "\(error)" }
    }
    assertThat(text, expected("cannot wait for its stub"))
    let call = Task { try await load.invoke(3) }
    _ = try await pending?.next()
    let failures = collectFailures { pending = nil }
    assertThat(failures, hasCount(1))
    do {
      _ = try await call.value
      Issue.record("a call without a result returns one")
    } catch {
      assertThat("\(error)", expected("was not resumed"))
    }
  }
}
