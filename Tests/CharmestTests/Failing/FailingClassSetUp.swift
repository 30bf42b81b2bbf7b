import Charmest
import XCTest

/// Fails where no test runs.
final class FailingClassSetUp: XCTestCase {
  override class func setUp() {
    if FailingTests.areWanted { assertThat(1, equalTo(2), "class set-up") }
  }

  override class func tearDown() {
    if FailingTests.areWanted { assertThat(1, equalTo(2), "class tear-down") }
  }

  override func setUp() {
    if FailingTests.areWanted { assertThat(1, equalTo(2), "set-up") }
  }

  func testWaiting() {
    guard FailingTests.areWanted else { return }
    let isDone = expectation(description: "done")
    DispatchQueue.main.async {
      assertThat(1, equalTo(2), "main queue")
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 60)
  }

  @MainActor func testAsynchronous() async {
    if FailingTests.areWanted { assertThat(1, equalTo(2), "main actor") }
  }
}
