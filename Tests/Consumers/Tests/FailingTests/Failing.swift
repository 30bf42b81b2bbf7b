import Charmest
import Testing
import XCTest

final class FailingXCTest: XCTestCase {
  func testAssertion() { assertThat(1, equalTo(2), "in XCTest") }
  func testRequirement() throws { try requireThat(1, equalTo(2), "required in XCTest") }
}

@Test func failingAssertion() { assertThat(1, equalTo(2), "in Swift Testing") }
@Test func failingRequirement() throws {
  try requireThat(1, equalTo(2), "required in Swift Testing")
}
@Test func failingOnADetachedTask() async {
  await Task.detached { assertThat(1, equalTo(2), "on a detached task") }.value
}
