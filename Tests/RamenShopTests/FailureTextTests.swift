import Charmest
import RamenShop
import Testing

/// What a failed verification says, to the letter.
@Suite("Failure texts of verifications") struct FailureTextTests {
  private let cook = MockCook()

  private func text(of verification: () -> Void) -> String {
    collectFailures(verification).map(\.description).joined(separator: "\n---\n")
  }

  @Test("a method that was never called, while others were, lists the others")
  func neverCalled() {
    cook.greet("Jon")
    cook.wash()
    let text = text { cook.verifyCookRamen(bowls: 2, soup: equalTo(.miso), extras: anything()) }
    #expect(
      text == """
        MockCook.cookRamen(bowls: 2, soup: .miso, extras: anything): expected 1 call, but was never called (2 other calls were made on MockCook)
          call 1: MockCook.greet("Jon")
          call 2: MockCook.wash()
        """
    )
  }

  @Test("a mock that was never called says that no calls were made")
  func noCalls() {
    let text = text { cook.verifyCookRamen(bowls: 2, soup: equalTo(.miso), extras: anything()) }
    #expect(
      text == """
        MockCook.cookRamen(bowls: 2, soup: .miso, extras: anything): expected 1 call, but was never called (no calls were made on MockCook)
        """
    )
  }

  @Test("a call with another argument names the argument and both values")
  func otherArguments() {
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    let text = text {
      verify(cook.cookRamenCalls, calledWith: equalTo(3), equalTo(.miso), anything())
    }
    #expect(
      text == """
        cook.cookRamen(bowls: 3, soup: .miso, extras: anything): expected 1 call, but call 1 differs: bowls expected 3, but was 2
          expected: cook.cookRamen(bowls: 3, soup: .miso, extras: anything)
          call 1:   cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
        """
    )
  }

  @Test("a list that differs says which elements are missing and unexpected")
  func otherArgumentsNested() {
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    let text = text {
      cook.verifyCookRamen(
        bowls: 2,
        soup: equalTo(.miso),
        extras: containsInAnyOrder("tamago", "chashu")
      )
    }
    #expect(
      text == """
        MockCook.cookRamen(bowls: 2, soup: .miso, ext...chashu"] in any order): expected 1 call, but call 1 differs: extras missing "chashu", unexpected "wakame" at [0] (1 of 2 elements matches, in any order)
          expected: MockCook.cookRamen(bowls: 2, soup: .miso, extras: ["tamago", "chashu"] in any order)
          call 1:   MockCook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
        """
    )
  }

  @Test("among several calls, the nearest is compared and the others are listed")
  func otherArgumentsThreeCalls() {
    cook.cookRamen(bowls: 4, soup: .shio, extras: [])
    cook.cookRamen(bowls: 2, soup: .miso, extras: [])
    cook.cookRamen(bowls: 9, soup: .shoyu, extras: ["nori"])
    let text = text { cook.verifyCookRamen(bowls: 1, soup: equalTo(.miso), extras: empty()) }
    #expect(
      text == """
        MockCook.cookRamen(bowls: 1, soup: .miso, extras: empty): expected 1 call, but none of 3 cookRamen calls matches; nearest is call 2: bowls expected 1, but was 2
          expected: MockCook.cookRamen(bowls: 1, soup: .miso, extras: empty)
          call 1:   MockCook.cookRamen(bowls: 4, soup: .shio, extras: []) (2 of 3 arguments differ: bowls, soup)
          call 2:   MockCook.cookRamen(bowls: 2, soup: .miso, extras: []) (1 of 3 arguments differs: bowls)
          call 3:   MockCook.cookRamen(bowls: 9, soup: .shoyu, extras: ["nori"]) (3 of 3 arguments differ)
        """
    )
  }

  @Test("a call too many is marked")
  func calledTwice() {
    cook.cookRamen(bowls: 1, soup: .miso, extras: [])
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["nori"])
    let text = text {
      cook.verifyCookRamen(
        bowls: greaterThanOrEqualTo(1),
        soup: equalTo(.miso),
        extras: anything()
      )
    }
    #expect(
      text == """
        MockCook.cookRamen(bowls: a value greater than or equal to 1, soup: .miso, extras: anything): expected 1 call, but was called twice
          call 1: MockCook.cookRamen(bowls: 1, soup: .miso, extras: [])
          call 2: MockCook.cookRamen(bowls: 2, soup: .miso, extras: ["nori"]) (1 more than expected)
        """
    )
  }
}
