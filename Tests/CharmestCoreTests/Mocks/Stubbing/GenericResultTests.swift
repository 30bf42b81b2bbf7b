import Charmest
import CharmestCore
import Testing

private struct Dashi: Equatable, Sendable { var liters = 1 }

private final class MockPantry: Mock, Sendable {
  let resolveCalls = MockMethod("resolve(_:)", taking: Any.Type.self, returning: Any.self)
  let findCalls = MockMethod("find(_:)", taking: Any.Type.self, returning: Any?.self)

  func resolve<Item>(_ type: Item.Type) -> Item {
    resolveCalls.cast(resolveCalls.invoke(type), to: Item.self)
  }

  func find<Item>(_ type: Item.Type) -> Item? {
    findCalls.cast(findCalls.invoke(type), to: Item?.self)
  }
}

@Suite("The result of a generic method") struct GenericResultTests {
  @Test("is what the stub gave, as the type of the call")
  func cast() {
    let pantry = MockPantry()
    pantry.resolveCalls.when(Matcher("Dashi") { $0 == Dashi.self }).returns(Dashi(liters: 3))
    pantry.resolveCalls.when(Matcher("Int?") { $0 == Int?.self }).returns(Int?.none as Any)
    #expect(pantry.resolve(Dashi.self) == Dashi(liters: 3))
    #expect(pantry.resolve(Int?.self) == nil)
    #expect(pantry.find(Dashi.self) == nil)
    pantry.findCalls.returns(Dashi())
    #expect(pantry.find(Dashi.self) == Dashi())
  }
}
