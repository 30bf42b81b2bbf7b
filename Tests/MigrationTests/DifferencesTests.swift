import Charmest
import XCTest

private final class Pot {}

/// What other libraries judge in another way, as the articles on migration say.
final class DifferencesTests: XCTestCase {
  private let nobody: String? = nil

  private func fails(_ body: () throws -> Void) -> Bool { !collectFailures(body).isEmpty }

  func testPartsOfCharactersThatFoundationFinds() {
    XCTAssertTrue("a\r\nb".contains("\n"))
    XCTAssertTrue(fails { assertThat("a\r\nb", containsString("\n")) })
    XCTAssertFalse("a".contains(""))
    XCTAssertFalse(fails { assertThat("a", containsString("")) })
  }

  func testNilThatIsNotAnotherValue() throws {
    let noPot: Pot? = nil
    XCTAssertNotIdentical(noPot, Pot())
    XCTAssertTrue(fails { assertThat(noPot, not(sameInstance(Pot()))) })
    XCTAssertFalse(fails { assertThat(noPot, sameInstance(noPot)) })
    XCTAssertNotEqual(nobody, "Jon")
    XCTAssertTrue(fails { assertThat(nobody, not("Jon")) })
    XCTAssertFalse(fails { assertThat(nobody, nilValue() || not(equalTo("Jon"))) })
    XCTAssertFalse(fails { assertThat(nobody == nil as String?) })
  }

  func testRequirementsOfFlags() throws {
    let flag: Bool? = false
    XCTAssertFalse(try XCTUnwrap(flag))
    XCTAssertTrue(fails { try requireThat(flag) })
    XCTAssertFalse(try requireThat(flag, present()))
  }

  func testPropertiesByName() {
    class Person { let name = "Jon" }
    final class Regular: Person { let visits: Int? = 3 }
    XCTAssertFalse(fails { assertThat(Regular(), hasProperty(named: "name", "Jon")) })
    XCTAssertFalse(fails { assertThat(Regular(), hasProperty(named: "visits", 3)) })
    XCTAssertTrue(fails { assertThat(Regular(), not(hasProperty(named: "nick", 1))) })
    XCTAssertTrue(fails { assertThat(Regular(), not(hasProperty(named: "name", 1))) })
  }

  func testPairsOfAValueAndAMatcher() {
    func price(_ matcher: Double) -> Double { matcher }
    @_disfavoredOverload func price(_ matcher: Matcher<Double>) -> Double { 0 }
    XCTAssertEqual([price(1), price(greaterThan(1))], [1, 0])
  }

  @available(*, deprecated)  // As this spelling is.
  func testSetUp() { HamcrestSwiftTesting.enable() }
}
