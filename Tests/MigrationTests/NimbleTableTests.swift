import Charmest
import Foundation
import Testing

private struct Closed: Error, Equatable {}

private func open() throws { throw Closed() }
private func close() throws {}

/// The right-hand column of the article on Nimble.
@MainActor @Suite("What to write in place of Nimble") struct NimbleTableTests {
  private let bowls = 2
  private let ratio = 1.5
  private let isOpen = true
  private let name: String? = "Jon"
  private let topping = "wakame"
  private let extras = ["wakame", "tamago"]
  private let prices = ["miso": 900]
  private let object = Pot()

  private final class Pot { var temperature = 90 }

  @Test func values() {
    let result = Result<Int, Closed>.success(900)
    let failure = Result<Int, Closed>.failure(Closed())
    assertThat(bowls, equalTo(2))
    assertThat(bowls, not(3))
    assertThat(object, sameInstance(object))
    assertThat(name, present())
    assertThat(nil as Int?, nilValue())
    assertThat(isOpen)
    assertThat(!isOpen, equalTo(false))
    assertThat(bowls, greaterThan(1))
    assertThat(bowls, lessThanOrEqualTo(2))
    assertThat(bowls, inInterval(1...9))
    assertThat(ratio, closeTo(1.5, 0.1))
    assertThat(topping, hasPrefix("wak"))
    assertThat(topping, hasSuffix("ame"))
    assertThat(topping, containsString("kam"))
    assertThat(topping, matchesPattern("^wak"))
    assertThat(extras, hasItem("tamago"))
    assertThat(extras, hasItems("tamago", "wakame"))
    assertThat(extras, containsExactly("wakame", "tamago"))
    assertThat(extras, hasItem(Matcher("a long word") { $0.count > 5 }))
    assertThat(extras, containsExactly(["wakame", "tamago"]))
    assertThat(extras, containsInAnyOrder("tamago", "wakame"))
    assertThat(extras, everyItem(hasCount(6)))
    assertThat(extras, hasCount(2))
    assertThat([String](), empty())
    assertThat(prices, hasEntry("miso", 900))
    assertThat(object as Any, instanceOf(Pot.self))
    assertThat(bowls, allOf(greaterThan(1), lessThan(9)))
    assertThat(bowls, anyOf(equalTo(1), equalTo(2)))
    assertThat(object, hasProperty(\.temperature, greaterThan(80)))
    assertThat(bowls, having("doubled", { $0 * 2 }, equalTo(4)))
    assertThat(result, succeeds(900))
    assertThat(failure, fails(Closed()))
  }

  @Test func errorsAndRequirements() throws {
    assertThrows(try open())
    assertThrows(try open(), Closed())
    assertThrows(try open(), Closed.self)
    assertNotThrows(try close())
    let guest = try requireThat(name, present())
    assertThat(guest, "Jon")
  }

  @Test func notifications() {
    let center = NotificationCenter()
    let postCalls = MockMethod("post(_:)", taking: String.self)
    let observer = center.addObserver(forName: .init("surf"), object: nil, queue: nil) {
      postCalls.invoke($0.name.rawValue)
    }
    center.post(name: .init("surf"), object: nil)
    center.removeObserver(observer)
    verify(postCalls, calledWith: "surf")
  }

  @Test func waiting() async throws {
    await assertEventually(90) { object.temperature }
    await assertEventually(greaterThan(80), within: .seconds(3)) { object.temperature }
    await assertAlways(not(100), for: .milliseconds(1)) { object.temperature }
    let temperature = try await requireEventually(greaterThan(80)) { object.temperature }
    assertThat(temperature, 90)
    await withCheckedContinuation { done in done.resume() }
  }

  @Test func matchersOfOnesOwn() {
    let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
    assertThat(bowls, isEven)
    let failures = collectFailures { assertThat(3, isEven) }
    assertThat(failures.map(\.description), containsExactly("expected an even number, but was 3"))
  }
}
