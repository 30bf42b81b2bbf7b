import CharmestCore
import Testing

@Suite("Mock") struct MockTests {
  @Test("lists the calls of all its methods in the order in which they were made")
  func calls() {
    let stove = MockStove()
    stove.light()
    stove.heat(90, slowly: true)
    stove.light()
    #expect(
      stove.calls.map(\.description) == ["light()", "heat(90, slowly: true)", "light()"]
    )
    #expect(
      stove.callLog == """
        call 1: light()
        call 2: heat(90, slowly: true)
        call 3: light()
        """
    )
  }

  @Test("says so when there were no calls")
  func noCalls() {
    #expect(MockStove().callLog == "no calls")
  }

  @Test("forgets all calls and stubs on reset")
  func reset() {
    let stove = MockStove()
    stove.temperatureCalls.returns(90)
    stove.light()
    stove.reset()
    #expect(stove.calls.isEmpty)
    #expect(stove.temperature() == 0)
  }

  @Test("forgets calls and keeps stubs, or the other way round")
  func forget() {
    let stove = MockStove()
    stove.temperatureCalls.returns(90)
    stove.light()
    stove.forgetCalls()
    #expect(stove.calls.isEmpty)
    #expect(stove.temperature() == 90)
    stove.forgetStubs()
    #expect(stove.calls.count == 1)
    #expect(stove.temperature() == 0)
  }

  @Test("says in its log what calls returned")
  func log() {
    let stove = MockStove()
    stove.temperatureCalls.returns(90)
    _ = stove.temperature()
    #expect(stove.callLog == "call 1: temperature() returned 90")
  }

  @Test("stands with others in one list, each under its name")
  func severalMocks() {
    let stove = MockStove()
    let other = MockStove()
    let actor = ActorStove()
    stove.light()
    actor.lightCalls.invoke()
    other.heat(3, slowly: false)
    #expect(
      allCalls(of: stove, other, actor).map(\.description) == [
        "light()", "light()", "heat(3, slowly: false)",
      ]
    )
    #expect(
      callLog(of: stove, other, actor) == """
        call 1: MockStove#1.light()
        call 2: ActorStove.light()
        call 3: MockStove#2.heat(3, slowly: false)
        """
    )
    #expect(callLog(of: MockStove()) == "no calls")
  }

  @Test("can be a subclass of a real class")
  func subclass() {
    let stove = SubclassedStove()
    (stove as RealStove).light()
    #expect(stove.calls.map(\.description) == ["light()"])
  }

  @Test("finds the methods of its superclass")
  func superclass() {
    let stove = DerivedStove()
    stove.light()
    stove.heat(3)
    #expect(stove.calls.map(\.description) == ["light()", "heat(3)"])
  }

  @Test("can be a struct")
  func structure() {
    let stove = StructStove()
    stove.light()
    #expect(stove.calls.map(\.description) == ["light()"])
  }

  @Test("can be an actor, whose calls are read without waiting")
  func actor() async {
    let stove = ActorStove()
    await stove.light()
    #expect(stove.calls.map(\.description) == ["light()"])
  }

  @Test("can live on the main actor")
  @MainActor func mainActor() {
    let stove = MainActorStove()
    stove.light()
    #expect(stove.calls.map(\.description) == ["light()"])
  }

  @Test("is freed with its methods")
  func noCycle() {
    weak var stove: MockStove?
    weak var method: MockMethod<Void, Never>?
    do {
      let living = MockStove()
      living.light()
      stove = living
      method = living.lightCalls
    }
    #expect(stove == nil)
    #expect(method == nil)
  }
}

private enum FirstKitchen {
  final class MockPan: Mock { let fryCalls = MockMethod("fry()") }
}
private enum SecondKitchen {
  final class MockPan: Mock {
    let stirCalls = MockMethod("stir()")
    let turnCalls = MockMethod("turn()")
  }
}

private final class StaticPan: Mock {
  static let washCalls = MockMethod("wash()")
  let fryCalls = MockMethod("fry()")
  let stirCalls = MockMethod("stir()")
}

@Suite("MockInstance") struct MockInstanceTests {
  @Test("keeps the methods of one mock together and two mocks of one type apart")
  func instances() {
    let first = MockStove()
    let second = MockStove()
    first.light()
    second.heat(1, slowly: false)
    #expect(first.temperatureCalls.otherCalls.map(\.description) == ["light()"])
    #expect(second.temperatureCalls.otherCalls.map(\.description) == ["heat(1, slowly: false)"])
    #expect(first.lightCalls.mockName == "MockStove")
  }

  @Test("tells two types of one name apart")
  func typesOfOneName() {
    let (first, second) = (FirstKitchen.MockPan(), SecondKitchen.MockPan())
    second.stirCalls.invoke()
    second.turnCalls.invoke()
    #expect(first.fryCalls.otherCalls.isEmpty)
    #expect(second.stirCalls.otherCalls.map(\.description) == ["turn()"])
    let failures = collectFailures { verify(first.fryCalls) }
    #expect(
      failures.map(\.description) == ["first.fry(): expected 1 call, but was never called"])
  }

  @Test("does not take a static method for one of an instance")
  func statics() {
    _ = StaticPan.washCalls
    let pan = StaticPan()
    StaticPan.washCalls.invoke(function: "wash()")
    #expect(pan.fryCalls.otherCalls.isEmpty)
    pan.stirCalls.invoke(function: "stir()")
    #expect(pan.fryCalls.otherCalls.map(\.description) == ["stir()"])
  }

  @Test("says nothing of methods whose declarations it cannot find")
  func notInTheSource() {
    func made(_ line: UInt) -> MockMethod<Void, Never> {
      MockMethod("made()", function: "MockMade", line: line)
    }
    let (first, second) = (made(5), made(6))
    first.invoke()
    #expect(second.otherCalls.isEmpty)
  }

  @Test("does not count a method's own calls as those of others")
  func ownCalls() {
    let stove = MockStove()
    stove.light()
    #expect(stove.lightCalls.otherCalls.isEmpty)
  }

  @Test("is not confused by a mock that is made inside another")
  func nested() {
    let kitchen = Kitchen()
    kitchen.stove.light()
    kitchen.closeCalls.invoke()
    kitchen.openCalls.invoke()
    #expect(kitchen.stove.heatCalls.otherCalls.map(\.description) == ["light()"])
    #expect(kitchen.calls.map(\.description) == ["close()", "open()"])
    #expect(kitchen.openCalls.mockName == "")
    #expect(kitchen.closeCalls.mockName == "Kitchen")
  }

  @Test("is found on every thread")
  func threads() async {
    await withTaskGroup { group in
      for number in 0..<50 {
        group.addTask {
          let stove = MockStove()
          stove.heat(number, slowly: false)
          #expect(
            stove.lightCalls.otherCalls.map(\.description) == ["heat(\(number), slowly: false)"]
          )
        }
      }
    }
  }
}
