import Charmest
import RamenShop
import Testing

@Suite("The examples in Verify.swift") struct VerifyExamples {
  private let cook = MockCook()
  private let api = MockAPI()

  @Test func matchers() {
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    example {
      verify(cook.cookRamenCalls, calledWith: greaterThan(1), anything(), hasItem("tamago"))
      verify(cook.cookRamenCalls, .atLeast(1), calledWith: 2, anything(), anything())
    }
    example {
      verify(cook.cookRamenCalls, calledWith: 3, equalTo(.miso), anything())
      // cook.cookRamen(bowls: 3, soup: .miso, extras: anything): expected 1 call, but call 1
      //   differs: bowls expected 3, but was 2
      //   call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]) (bowls differs)
    }
    example {
      verify(cook.cookRamenCalls, calledWith: 2, .miso, ["wakame", "tamago"])
    }
    example {
      verify(cook.cookRamenCalls)
      verify(cook.washCalls, .never)
    }
  }

  @Test func waiting() async {
    cook.cookRamen(bowls: 2, soup: .miso, extras: [])
    await example {
      await verify(cook.cookRamenCalls, within: .seconds(1), calledWith: 2, anything(), anything())
      await verify(cook.washCalls, .never, within: .milliseconds(50))
    }
    _ = try? await api.load(7)
    await example {
      await verify(api.loadCalls, within: .seconds(1), calledWith: 7)
    }
    cook.wash()
    cook.wash()
    await example {
      await verify(cook.washCalls, .atLeast(2), within: .seconds(1))
    }
  }
}
