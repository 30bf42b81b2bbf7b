import Charmest
import RamenShop
import XCTest

/// The same story for XCTest: nothing but the frame is different.
final class WaiterXCTests: XCTestCase {
  func testStep1HasRamenCookedOnce() {
    let cook = MockCook()
    Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))
    verify(cook.cookRamenCalls)
  }

  func testStep2PassesOnEveryArgument() {
    let cook = MockCook()
    Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))
    verify(cook.cookRamenCalls, calledWith: 2, .miso, ["wakame", "tamago"])
  }

  func testStep3MayNameTheToppingsInAnyOrder() {
    let cook = MockCook()
    Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))
    cook.verifyCookRamen(
      bowls: equalTo(2),
      soup: equalTo(.miso),
      extras: containsInAnyOrder("tamago", "wakame")
    )
  }

  func testStep4SaysEnoughIfEachToppingCanBeRecognised() {
    let cook = MockCook()
    Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["wakame (fresh)", "tamago"]))
    cook.verifyCookRamen(
      bowls: greaterThanOrEqualTo(2),
      soup: anything(),
      extras: containsInAnyOrder(equalTo("tamago"), hasPrefix("wak"))
    )
  }

  func testStep5OrdersAgainForTheNextGuest() {
    let cook = MockCook()
    let waiter = Waiter(cook: cook)
    waiter.take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))
    waiter.take(Order(bowls: 1, soup: .shio))
    verify(cook.cookRamenCalls, 2)
    let calls = verify(cook.cookRamenCalls, calledWith: 1, anything(), anything())
    assertThat(calls.last?.arguments.2, presentAnd(empty()))
  }

  func testWhatAFailureSays() {
    let cook = MockCook()
    Waiter(cook: cook).take(Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]))
    let verificationLine = #line + 2
    let failures = collectFailures {
      cook.verifyCookRamen(
        bowls: equalTo(3),
        soup: equalTo(.miso),
        extras: anything()
      )
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.differences.map(\.path), ["bowls"])
    XCTAssertEqual(failures.first?.fileID, #fileID)
    XCTAssertEqual(failures.first?.line, verificationLine)
  }
}
