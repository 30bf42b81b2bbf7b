import Charmest
import Foundation
import XCTest

final class FailingXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(FailingTests.areWanted, "fails on purpose, in a child process only")
  }

  func testBody() {
    assertThat(1, equalTo(2), "body")
  }

  func testAsyncLet() async {
    async let done: Void = assertThat(1, equalTo(2), "async let")
    await done
  }

  func testTask() async {
    await Task { assertThat(1, equalTo(2), "task") }.value
  }

  func testDetachedTask() async {
    await Task.detached { assertThat(1, equalTo(2), "detached task") }.value
  }

  func testTaskGroup() async {
    await withTaskGroup { group in
      group.addTask { assertThat(1, equalTo(2), "task group") }
    }
  }

  func testMainActor() async {
    await MainActor.run { assertThat(1, equalTo(2), "main actor") }
  }

  func testDispatchQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        assertThat(1, equalTo(2), "dispatch queue")
        continuation.resume()
      }
    }
  }

  func testThread() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        assertThat(1, equalTo(2), "thread")
        continuation.resume()
      }
    }
  }

  func testForwarded() {
    assertIsTwo(1, "forwarded")
  }

  func testSeveralLines() {
    assertThat(["wakame"], containsExactly("wakame", "tamago"), "several lines")
  }

  func testRequirement() throws {
    try requireThat(nil as Int?, present(), "requirement")
    assertThat(1, equalTo(2), "after the requirement")
  }

  func testAsyncRequirement() async throws {
    try requireThat(nil as Int?, present(), "async requirement")
    assertThat(1, equalTo(2), "after the async requirement")
  }

  func testPassing() {
    assertThat(2, equalTo(2), "passing")
  }
}
