import Charmest
import RamenShop
import Testing

@Suite("The examples in ArgumentCaptor.swift") struct ArgumentCaptorExamples {
  @Test func arguments() {
    let cook = MockCook()
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    example {
      let extras = ArgumentCaptor<[String]>()
      verify(cook.cookRamenCalls, calledWith: 2, anything(), capture(into: extras))
      assertThat(extras.last, hasItem("tamago"))
    }
  }
}
