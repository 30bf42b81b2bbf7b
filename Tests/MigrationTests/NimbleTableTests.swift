import Charmest
import Foundation
import Testing
import XCTest

private struct Closed: Error, Equatable { var code = 7 }
private struct Broken: Error {}
private enum Spill: Error { case broth(Int), tea(Int) }

private func open() throws { throw Closed() }
private func spill() throws { throw Spill.broth(1) }
private func load() async throws -> Int { 3 }
private func fail() async throws { throw Broken() }

private struct Shop {
  let isOpen = true
  let isClosed = false
}

/// The right-hand column of the article on Nimble.
@MainActor @Suite("What to write in place of Nimble") struct NimbleTableTests {
  private let bowls = 2
  private let ratio = 1.5
  private let isOpen = true
  private let name: String? = "Jon"
  private let extras = ["wakame", "tamago"]
  private let object = Pot()
  private let other = Pot()

  private final class Pot {
    var temperature = 90
    var isHot: Bool { temperature > 80 }
    var isCold: Bool { !isHot }
    var lid: String? = "lid"
  }

  @Test func operators() {
    let shop: Shop? = Shop()
    assertThat(shop?.isOpen, true)
    assertThat(shop?.isClosed, anyOf(nilValue(), presentAnd(false)))
    assertThat(ratio, closeTo(1.5, 0.0001))
  }

  @Test func elements() {
    assertThat(extras, hasItems(["tamago", "wakame"]))
    assertThat([object, other], hasItem(sameInstance(object)))
    assertThat([isOpen], everyItem(equalTo(true)))
  }

  @Test func values() {
    assertThat(object, sameInstance(object))
    assertThat(extras[0], matchesPattern("^wak"))
    assertThat(extras, hasItem("wakame", atIndex: 0))
    assertThat(extras, hasItem(Matcher("a long word") { $0.count > 5 }))
    assertThat(bowls, allOf(greaterThan(1), lessThan(9)))
    assertThat(bowls, anyOf(equalTo(1), equalTo(2)))
    assertThat(object, hasProperty(\.temperature, greaterThan(80)))
  }

  @Test func partsOfCharacters() {
    assertThat("a\r\nb", not(containsString("\n")))
    assertThat("a\r\nb".unicodeScalars, hasItem("\n"))
    assertThat("a", containsString(""))
  }

  @Test func identityOfOptionals() {
    let noPot: Pot? = nil
    assertThat(noPot, sameInstance(noPot))
    assertThat(collectFailures { assertThat(noPot, not(sameInstance(other))) }, hasCount(1))
    assertThat(noPot, nilValue() || not(sameInstance(other)))
  }

  @Test func errorsAndRequirements() throws {
    assertThrows(try spill(), isCase("broth") as Matcher<Spill>)
    let other = collectFailures { assertThrows(try spill(), isCase("tea") as Matcher<Spill>) }
    assertThat(other, hasCount(1))
    let error = assertThrows(try open(), Closed.self)
    assertThat(error, Closed())
    let thrown: any Error = Closed()
    do {
      let error = thrown
      assertThat(error as? Closed, Closed())
      assertThat(error, instanceOf(Closed.self))
    }
    let guest = try requireThat(name, present())
    assertThat(guest, "Jon")
  }

  @Test func asynchronousExpressions() async throws {
    assertThat(try await load(), 3)
    await assertThrows { try await fail() }
  }

  /// Not called: each records a failure.
  private func failing() {
    Issue.record("…")
    XCTFail("…")
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
    await assertEventually { object.isHot }
    await assertEventually(false) { object.isCold }
    await assertEventually(present()) { object.lid }
    await assertEventually(greaterThan(80), within: .seconds(3)) { object.temperature }
    await assertAlways(not(100), for: .seconds(1)) { object.temperature }
    await assertAlways(90, for: .seconds(1)) { object.temperature }
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
