import Charmest
import RamenShop
import Testing

/// The code of the article on verifying calls.
@Suite("The article on verifying calls") struct VerifyingCallsTests {
  private let cook = MockCook()
  private let other = MockCook()

  @Test func countsAndArguments() {
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])

    verify(cook.cookRamenCalls)
    verify(cook.cookRamenCalls, calledWith: 2, .miso, ["wakame", "tamago"])
    verify(cook.cookRamenCalls, calledWith: greaterThan(1), anything(), hasItem("tamago"))
    verify(cook.cookRamenCalls, .never, calledWith: anything(), equalTo(.shio), anything())
    verify(cook.washCalls, .never)

    verify(cook.cookRamenCalls, calledWith: 2, equalTo(.miso), anything())
  }

  @Test func counts() {
    for guest in ["Jon", "Ann", "Mei"] { cook.greet(guest) }

    verify(cook.greetCalls, 3)
    verify(cook.greetCalls, .exactly(3))
    verify(cook.greetCalls, .atLeastOnce)
    verify(cook.greetCalls, .atLeast(2))
    verify(cook.greetCalls, .atMost(3))
    verify(cook.greetCalls, .between(1...5))
    verify(cook.greetCalls, .once, calledWith: "Jon")
    verify(cook.greetCalls, .never, calledWith: hasPrefix("X"))
  }

  @Test func theCallsThemselves() {
    cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
    cook.greet("Jon")
    cook.greet("Ann")

    let calls = verify(cook.cookRamenCalls, calledWith: 2, anything(), anything())
    assertThat(calls.last?.arguments.2, presentAnd(hasCount(2)))

    assertThat(cook.greetCalls.arguments, containsExactly("Jon", "Ann"))
    assertThat(cook.cookRamenCalls.arguments.map(\.1), containsExactly(.miso))
    assertThat(cook.calls, hasCount(3))
  }

  @Test func captors() {
    cook.greet("Jon")
    cook.greet("Ann")

    let guests = ArgumentCaptor<String>()
    verify(cook.greetCalls, 2, calledWith: capture(into: guests))
    assertThat(guests.values, containsExactly("Jon", "Ann"))
  }

  @Test func order() {
    cook.greet("Jon")
    cook.cookRamen(bowls: 2, soup: .miso, extras: [])
    other.wash()

    verifyInOrder {
      cook.greetCalls.called(with: "Jon")
      cook.cookRamenCalls.called(with: greaterThan(1), anything(), anything())
      other.washCalls.called()
    }
    verifySequence(of: cook, other) {
      cook.greetCalls.called(with: "Jon")
      cook.cookRamenCalls.called()
      other.washCalls.called()
    }
    let welcome = [cook.greetCalls.called(with: "Jon"), cook.cookRamenCalls.called()]
    verifyInOrder {
      welcome
      other.washCalls.called()
    }
    verifyNoMoreCalls(cook, other)
  }

  @Test func keyPaths() {
    cook.cookRamen(bowls: 2, soup: .miso, extras: [])

    assertThat(cook.cookRamenCalls.calls.map(\.arguments.0), everyItem(2))
    assertThat(cook.cookRamenCalls.calls, everyItem(hasProperty(\.arguments.1, .miso)))
  }

  @Test func severalCallsInAStep() {
    cook.greet("Jon")
    cook.greet("Joe")
    other.wash()

    verifyInOrder {
      for _ in 1...2 { cook.greetCalls.called(with: hasPrefix("J")) }
      other.washCalls.called()
    }
  }

  @Test func nothingElse() {
    cook.greet("Jon")
    verify(cook.greetCalls)

    verifyNoMoreCalls(cook)
    verifyNoCalls(other)
    verifyNoCalls(cook, ignoring: cook.greetCalls)
  }

  @Test func aMatcher() {
    cook.greet("Jon")

    assertThat(cook.greetCalls, wasCalled())
    assertThat(cook.greetCalls, wasCalled(.once, with: hasPrefix("J")))
    assertThat(cook.washCalls, not(wasCalled()))
  }

  @Test func later() async {
    let greeting = Task { cook.greet("Jon") }

    await verify(cook.greetCalls, within: .seconds(5), calledWith: "Jon")
    await assertAlways(wasCalled(.once), for: .milliseconds(20)) { cook.greetCalls }
    await greeting.value
  }

  @Test func theLog() {
    cook.priceCalls.returns(900)
    cook.greet("Jon")
    _ = try? cook.price(of: .miso)

    assertThat(
      cook.callLog,
      equalTo(
        """
        call 1: greet("Jon")
        call 2: price(of: .miso)
        """
      )
    )
    cook.forgetCalls()
    verifyNoCalls(cook)
  }
}
