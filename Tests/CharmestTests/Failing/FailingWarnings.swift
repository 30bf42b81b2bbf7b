import Charmest
import Testing
import XCTest

@testable import CharmestCore

@Suite("Held warnings", .enabled(if: FailingTests.areWanted, "run in a child process only"))
struct FailingSwiftTestsWithWarnings {
  @Test func passes() { Warnings.printIfTestFails("a held warning") }

  @Test func fails() {
    Warnings.printIfTestFails("a held warning")
    assertThat(1, equalTo(2), "after the warning")
    assertThat(1, equalTo(2), "once more")
  }

  @Test func hasFailed() {
    assertThat(1, equalTo(2), "before the warning")
    Warnings.printIfTestFails("a held warning")
  }
}

final class FailingXCTestsWithWarnings: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(FailingTests.areWanted, "run in a child process only")
  }

  func testPasses() { Warnings.printIfTestFails("a held warning") }

  func testFails() {
    Warnings.printIfTestFails("a held warning")
    assertThat(1, equalTo(2), "after the warning")
  }
}
