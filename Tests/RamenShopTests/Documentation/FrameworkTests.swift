import Charmest
import Testing
import XCTest

/// A helper that a test of either framework calls.
private func assertIsOnMenu(
  _ topping: String,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  assertThat(["nori", "tamago", "wakame"], hasItem(topping), "menu", file: file, line: line)
}

/// The code of the article on both test frameworks.
@Suite("The article on both test frameworks") struct FrameworkTests {
  @Test func helpersServeSwiftTesting() {
    assertIsOnMenu("nori")
  }

  @Test func helpersReportTheirCaller() {
    let line = #line + 1
    let failures = collectFailures { assertIsOnMenu("tofu") }
    assertThat(failures.map(\.line), containsExactly(line))
  }
}

nonisolated final class MenuXCTests: XCTestCase {
  func testHelpersServeXCTest() {
    assertIsOnMenu("nori")
  }
}
