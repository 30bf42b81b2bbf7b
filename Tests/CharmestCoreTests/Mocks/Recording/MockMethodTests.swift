import CharmestCore
import Foundation
import Testing

@Suite("MockMethod") struct MockMethodTests {
  @Test("takes its types from where they are written: as those of the record, or one by one")
  func types() throws {
    final class MockOven: Mock {
      let bakeCalls = MockMethod<String, Int, any Error>("bake(_:)")
      let openCalls: MockMethod<Bool, Void, Never> = .init()
      let closeCalls = MockMethod<Void, Never>()
      let offCalls = MockMethod()
      func open(slowly: Bool) { openCalls.invoke(slowly) }
      func close() { closeCalls.invoke() }
      func off() { offCalls.invoke() }
    }
    let oven = MockOven()
    oven.bakeCalls.when(hasPrefix("r")).returns(3)
    #expect(try oven.bakeCalls.invoke("rye") == 3)
    oven.open(slowly: true)
    oven.close()
    oven.off()
    let failures = collectFailures {
      verify(oven.bakeCalls, calledWith: "oat")
      verify(oven.openCalls, .never)
      verify(oven.closeCalls, .never)
      verify(oven.offCalls, .never)
    }
    #expect(
      failures.map(\.subject) == [
        #"oven.bake("oat")"#, "oven.open(slowly:)", "oven.close()", "oven.off()",
      ])
  }
}
