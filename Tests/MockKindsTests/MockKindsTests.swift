import Charmest
import Testing

@Suite("A mock of every kind of type") struct MockKindsTests {
  private func failures(_ body: () throws -> Void) -> [String] {
    collectFailures(body).map(\.description)
  }

  @Test("is recorded and verified: classes, structs, nested types, subclasses of real classes")
  func valuesAndClasses() {
    let kitchens: [any Kitchen & Mock] = [
      FinalClassMock(), OpenClassMock(), StructMock(), Nested.NestedMock(),
    ]
    for kitchen in kitchens {
      kitchen.light()
      #expect(kitchen.heat(90, slowly: true) == "")
      #expect(kitchen.calls.map(\.description) == ["light()", "heat(90, slowly: true)"])
      #expect(failures { verifyNoCalls(kitchen) }.count == 1)
      kitchen.reset()
      #expect(failures { verifyNoCalls(kitchen) } == [])
    }
    let oven = SubclassMock()
    (oven as RealOven).light()
    #expect(failures { verify(oven.lightCalls) } == [])
  }

  @Test("is verified without waiting where it is an actor")
  func actors() async throws {
    let actor = ActorMock()
    actor.orderCalls.returns(900)
    actor.refuseCalls.throws(Refused())
    await actor.light()
    #expect(try await actor.order("ramen") == 900)
    await #expect(throws: Refused()) { try await actor.refuse() }
    #expect(failures { verify(actor.orderCalls, calledWith: "ramen") } == [])
    #expect(
      actor.callLog == """
        call 1: light()
        call 2: order("ramen")
        call 3: refuse()
        """
    )
    let constrained = ActorConstrainedMock()
    await constrained.light()
    #expect(failures { verify(constrained.lightCalls) } == [])
  }

  @Test("crosses tasks where it is sendable")
  func sendable() async throws {
    let mock = SendableMock()
    mock.orderCalls.returns(900)
    let kitchen: any SendableKitchen = mock
    let price = await Task.detached { try? await kitchen.order("ramen") }.value
    #expect(price == 900)
    #expect(failures { verify(mock.orderCalls) } == [])
  }

  @Test("belongs to a global actor")
  @MainActor func globalActors() async {
    let main = MainActorMock()
    main.light()
    let global = GlobalActorMock()
    await global.light()
    #expect(
      failures {
        verify(main.lightCalls)
        verify(global.lightCalls)
        verifyNoMoreCalls(main, global)
      } == []
    )
  }

  @Test("is generic, for protocols with associated types")
  func generics() {
    let shelf = GenericMock<String>()
    shelf.takeCalls.returns("nori", nil)
    shelf.put("wakame")
    #expect([shelf.take(), shelf.take()] == ["nori", nil])
    #expect(failures { verify(shelf.putCalls, calledWith: hasPrefix("wak")) } == [])
    #expect(shelf.callLog.hasPrefix(#"call 1: put("wakame")"#))
  }
}
