import Charmest
import RamenShop
import Testing

@Suite("The examples in WasCalled.swift") struct WasCalledExamples {
  @Test func calls() {
    let cook = MockCook()
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    example {
      assertThat(cook.cookRamenCalls, wasCalled(.once, with: 2, anything(), anything()))
      assertThat(cook.washCalls, not(wasCalled()))
    }
    example {
      assertThat(cook.cookRamenCalls, wasCalled(with: 2, .miso, ["wakame", "tamago"]))
    }
    example {
      assertThat(cook.washCalls, wasCalled(.never))
    }
  }
}
