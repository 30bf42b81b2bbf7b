import Charmest
import XCTest

final class CookXCTests: XCTestCase {
  func testRest() {
    let cook = MockCook()
    cook.rest()
    verify(cook.restCalls)
  }
}
