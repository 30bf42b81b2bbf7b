import Charmest
import RamenShop
import Testing

private final class MockPantry: Mock {
  let resolveCalls = MockMethod("resolve(_:)", taking: Any.Type.self, returning: Any.self)

  func resolve<Service>(_ type: Service.Type) -> Service {
    resolveCalls.cast(resolveCalls.invoke(type), to: type)
  }
}

@Suite("The examples in GenericResult.swift") struct GenericResultExamples {
  @Test func results() {
    let pantry = MockPantry()
    pantry.resolveCalls.returns(RamenSoup.miso)
    assertThat(pantry.resolve(RamenSoup.self), .miso)
  }
}
