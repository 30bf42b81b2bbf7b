import Charmest
import RamenShop
import XCTest

private struct Closed: Error, Equatable { var code = 7 }

private func open() throws { throw Closed() }
private func close() throws {}
private func price() throws -> Int { 900 }
private func fail() async throws { throw Closed() }
private func load(completion: @escaping @Sendable () -> Void) { Task { completion() } }

private actor Kitchen { private(set) var orders = 3 }

private enum Payment { case cash(yen: Int) }

/// The right-hand column of the article on XCTest and `#expect`.
final class XCTestTableTests: XCTestCase {
  private let bowls = 2
  private let ratio = 1.5
  private let isOpen = true
  private let guest: String? = "Jon"
  private let nobody: String? = nil
  private let extras = ["wakame", "tamago"]
  private let pot = Pot()

  private final class Pot {}

  func testValues() throws {
    assertThat(try price(), 900)
    assertThat(!isOpen, equalTo(false))
    assertThat(pot, not(sameInstance(Pot())))
    assertThat(ratio, closeTo(1.5, 0.1))
    assertThat(Set(extras), equalTo(["tamago", "wakame"]))
    let name = try requireThat(guest)
    assertThat(name, "Jon")
    try requireThat(bowls, greaterThan(1))
  }

  func testMoreValues() {
    let anyPot: Any = pot
    let payment = Payment.cash(yen: 900)
    assertThat(bowls, inInterval(1...9))
    assertThat(bowls, greaterThan(1) && lessThan(9))
    assertThat(anyPot, instanceOf(Pot.self))
    assertThat(payment, isCase("cash", 900))
  }

  func testTextsAndCollections() {
    let orders = [Order(bowls: 2, soup: .miso), Order(bowls: 3, soup: .shio)]
    assertThat(orders, everyItem(hasProperty(\.bowls, greaterThan(1))))
  }

  func testPartsOfCharacters() {
    let text = "a\r\nb"
    XCTAssertTrue(text.contains("\n"))
    assertThat(text, not(containsString("\n")))
    assertThat(text.unicodeScalars, hasItem("\n"))
    XCTAssertFalse(text.contains(""))
    assertThat(text, containsString(""))
  }

  func testOptionals() throws {
    let noPot: Pot? = nil
    XCTAssertNotIdentical(noPot, pot)
    assertThat(collectFailures { assertThat(noPot, not(sameInstance(pot))) }, hasCount(1))
    XCTAssertNotEqual(nobody, "Jon")
    assertThat(collectFailures { assertThat(nobody, not("Jon")) }, hasCount(1))
    assertThat(nobody, nilValue() || not(equalTo("Jon")))
    let flag: Bool? = false
    XCTAssertFalse(try XCTUnwrap(flag))
    assertThat(collectFailures { _ = try? requireThat(flag) }, hasCount(1))
    assertThat(try requireThat(flag, present()), false)
  }

  func testTolerance() {
    XCTAssertEqual(2.0, 1.0, accuracy: 1)
    assertThat(2.0, closeTo(1, 1))
  }

  func testMoreErrors() async {
    let result = Result<Int, Closed>.failure(Closed())
    let error = assertThrows(try open(), Closed.self)
    assertThat(error, present())
    await assertThrows(Closed.self) { try await fail() }
    assertThat(result, fails(Closed()))
    assertThrows(try open(), hasProperty(\Closed.code, 7))
    do {
      let error: any Error = Closed()
      assertThat(error, instanceOf(Closed.self, and: hasProperty(\.code, 7)))
    }
  }

  func testCaughtErrors() {
    do {
      try open()
    } catch {
      assertThat(error as? Closed, Closed())
      assertThat(error, instanceOf(Closed.self))
    }
  }

  func testHelpers() {
    func check(file: StaticString = #filePath, line: UInt = #line) {
      assertThat(bowls, 2, file: file, line: line)
    }
    check()
  }

  func testErrors() {
    assertThrows(try open())
    assertThrows(try open(), Closed())
    assertThrows(try open(), instanceOf(Closed.self))
    assertNotThrows(try close())
  }

  func testWaiting() async {
    let signs = AsyncStream<String> { continuation in
      continuation.yield("Open")
      continuation.finish()
    }
    await assertEventually("Jon") { guest }
    await withCheckedContinuation { done in load { done.resume() } }
    let kitchen = Kitchen()
    assertThat(await kitchen.orders, 3)
    let doneCalls = MockMethod("done()")
    load { doneCalls.invoke() }
    load { doneCalls.invoke() }
    await verify(doneCalls, 2, within: .seconds(5))
    await assertAlways(for: .milliseconds(20)) { isOpen }
    assertThat(await first(of: signs), "Open")
  }

  func testFailuresOfHelpers() {
    assertThat(collectFailures { assertThat(bowls, 3) }, hasCount(1))
  }
}
