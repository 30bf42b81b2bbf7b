import Charmest
import XCTest

private struct Closed: Error, Equatable {}

private func open() throws { throw Closed() }
private func close() throws {}
private func load(completion: @escaping @Sendable () -> Void) { Task { completion() } }

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
    assertThat(bowls, 2)
    assertThat(bowls, 2, "bowls")
    assertThat(bowls, not(3))
    assertThat(isOpen)
    assertThat(!isOpen, equalTo(false))
    assertThat(nobody, nilValue())
    assertThat(guest, present())
    assertThat(pot, sameInstance(pot))
    assertThat(pot, not(sameInstance(Pot())))
    assertThat(bowls, greaterThan(1))
    assertThat(bowls, greaterThanOrEqualTo(2))
    assertThat(bowls, lessThan(9))
    assertThat(bowls, lessThanOrEqualTo(2))
    assertThat(ratio, closeTo(1.5, 0.1))
    assertThat(extras, hasItem("tamago"))
    assertThat(extras, not(empty()))
    assertThat(Set(extras), equalTo(["tamago", "wakame"]))
    assertThat(extras, containsInAnyOrder("tamago", "wakame"))
    assertThat(guest, hasPrefix("J"))
    let name = try requireThat(guest, present())
    assertThat(name, "Jon")
    try requireThat(bowls, greaterThan(1))
  }

  func testErrors() {
    assertThrows(try open())
    assertThrows(try open(), Closed())
    assertThrows(try open(), Closed.self)
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
    let doneCalls = MockMethod("done()")
    for _ in 1...2 { load { doneCalls.invoke() } }
    await verify(doneCalls, 2, within: .seconds(5))
    await assertAlways(for: .milliseconds(20)) { isOpen }
    assertThat(await first(of: signs), "Open")
  }

  func testFailuresOfHelpers() {
    assertThat(collectFailures { assertThat(bowls, 3) }, hasCount(1))
  }
}
