import CharmestCore
import Testing

@Suite("Stubbing") struct StubbingTests {
  struct Unlit: Error, Equatable {}

  private let heat = MockMethod("heat(_:)", taking: Int.self, returning: Int.self)
  private let open = MockMethod(
    "open(_:)", taking: Int.self, returning: String.self, throwing: Unlit.self)

  @Test("takes tuples for results that are optional tuples, one and several, as literals and not")
  func tuples() {
    let pairCalls = MockMethod("pair(_:)", taking: Int.self, returning: (Int, String)?.self)
    let pairProperty = MockProperty("pair", of: (Int, String)?.self)
    let labelled = MockMethod("labelled()", returning: (id: Int, name: String)?.self)
    let pair = (2, "b")
    pairCalls.returns((1, "a"))
    #expect(pairCalls.invoke(0)?.1 == "a")
    pairCalls.returns(pair)
    pairCalls.when(7).returns((7, "g"))
    pairCalls.when(greaterThan(8)).returns(pair, nil, (9, "i"))
    #expect(pairCalls.invoke(0)?.1 == "b")
    #expect(pairCalls.invoke(7)?.1 == "g")
    #expect((0..<4).map { _ in pairCalls.invoke(9)?.1 } == ["b", nil, "i", "i"])
    pairCalls.gives(.success((3, "c")), .success(nil))
    #expect((0..<2).map { _ in pairCalls.invoke(9)?.1 } == ["c", nil])
    pairCalls.answers { number in (number, "d") }
    #expect(pairCalls.invoke(4)?.0 == 4)
    pairProperty.returns((1, "a"))
    #expect(pairProperty.get()?.1 == "a")
    pairProperty.returns(pair, (3, "c"))
    #expect((0..<3).map { _ in pairProperty.get()?.1 } == ["b", "c", "c"])
    labelled.returns((1, "a"))
    #expect(labelled.invoke()?.name == "a")
    let anyCalls = MockMethod("any()", returning: Any.self)
    anyCalls.returns((1, "a"))
    #expect((anyCalls.invoke() as? (Int, String))?.1 == "a")
  }

  @Test("lets a closure call the same method again")
  func reentrancy() {
    let heat = heat
    // The stub holds the method that holds it.
    defer { heat.forgetStubs() }
    heat.answers { degrees in degrees > 0 ? heat.invoke(degrees - 1) + 1 : 0 }
    #expect(heat.invoke(3) == 3)
    #expect(heat.calls.count == 4)
  }

  @Test("lets a matcher call the same method again")
  func reentrantMatcher() {
    let heat = heat
    defer { heat.forgetStubs() }
    heat.when(Matcher<Int>("an old call") { _ in !heat.calls.isEmpty }).returns(7)
    #expect(heat.invoke(1) == 7)
  }

  @Test("works for asynchronous calls as for others")
  func asynchronousCalls() async throws {
    let opened: @Sendable (Int) async throws(Unlit) -> String = {
      [open] number async throws(Unlit) in
      try await open.invoke(number)
    }
    #expect(try await opened(1) == "")
    open.returns("a", "b")
    #expect(try await [opened(1), opened(2)] == ["a", "b"])
    open.when(3).throws(Unlit())
    await #expect(throws: Unlit()) { try await opened(3) }
    let defaulted: @Sendable () async -> Int = { [heat] in await heat.invoke(1, default: 9) }
    #expect(await defaulted() == 9)
  }
}
