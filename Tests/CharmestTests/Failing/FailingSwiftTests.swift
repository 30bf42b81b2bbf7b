import Charmest
import Foundation
import Testing

@Suite(.enabled(if: FailingTests.areWanted, "fails on purpose, in a child process only"))
struct FailingSwiftTests {
  @Test func body() {
    assertThat(1, equalTo(2), "body")
  }

  @Test func asyncLet() async {
    async let done: Void = assertThat(1, equalTo(2), "async let")
    await done
  }

  @Test func task() async {
    await Task { assertThat(1, equalTo(2), "task") }.value
  }

  @Test func detachedTask() async {
    await Task.detached { assertThat(1, equalTo(2), "detached task") }.value
  }

  @Test func taskGroup() async {
    await withTaskGroup { group in
      group.addTask { assertThat(1, equalTo(2), "task group") }
    }
  }

  @Test func mainActor() async {
    await MainActor.run { assertThat(1, equalTo(2), "main actor") }
  }

  @Test func dispatchQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        assertThat(1, equalTo(2), "dispatch queue")
        continuation.resume()
      }
    }
  }

  @Test func thread() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        assertThat(1, equalTo(2), "thread")
        continuation.resume()
      }
    }
  }

  #if os(Linux) || os(macOS)
    @Test func exitTest() async {
      await #expect(processExitsWith: .success) {
        assertThat(1, equalTo(2), "exit test")
      }
    }

    @Test func requirementInExitTest() async {
      await #expect(processExitsWith: .success) {
        try requireThat(nil as Int?, present(), "requirement in an exit test")
        assertThat(1, equalTo(2), "after the requirement in an exit test")
      }
    }
  #endif

  @Test func forwarded() {
    assertIsTwo(1, "forwarded")
  }

  @Test func zeroLine() {
    assertThat(1, equalTo(2), "zero line", line: 0, column: 0)
  }

  @Test func severalLines() {
    assertThat(["wakame"], containsExactly("wakame", "tamago"), "several lines")
  }

  @Test func requirement() throws {
    try requireThat(nil as Int?, present(), "requirement")
    assertThat(1, equalTo(2), "after the requirement")
  }

  @Test(Preparing()) func preparedByTrait() {}

  @Test(Asserting()) func assertionInTrait() {}

  @Test(.enabled(if: isTwo(1, "condition"))) func assertionInCondition() {}

  @Test(arguments: [isTwo(1, "arguments")]) func assertionInArguments(_: Bool) {}

  @Test(Scoping()) func scopedByTrait() {}

  @Suite(Scoping()) struct ScopedSuite { @Test func scopedSuite() {} }

  @Test func knownRequirement() {
    withKnownIssue { try requireThat(nil as Int?, present(), "known requirement") }
    assertThat(1, equalTo(2), "after the known requirement")
  }

  @Test func caughtRequirement() {
    _ = try? requireThat(nil as Int?, present(), "caught requirement")
  }

  @Test func detachedRequirement() async throws {
    try await Task.detached { _ = try requireThat(nil as Int?, present(), "detached requirement") }
      .value
  }

  @Test func queuedRequirement() async throws {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result { _ = try requireThat(nil as Int?, present(), "queued requirement") })
      }
    }
  }

  @Test func ended() throws {
    do { try requireThat(nil as Int?, present(), "ended") } catch {
      print("ended by \(error)")
      throw error
    }
  }

  @Test func wrongStub() {
    let pantry = MockPantry()
    pantry.resolveCalls.returns("three liters")
    let liters: Int = pantry.resolve(Int.self)
    assertThat(liters, equalTo(3))
  }

  @Test func heldCall() async throws {
    let pantry = MockPantry()
    let held = pantry.fetchCalls.suspends()
    async let rice = pantry.fetch("rice")
    try await held.next().resume(returning: Jar())
    _ = try await rice
    // Nobody resumes this one, and it can neither return a value nor throw an error of the library.
    _ = try await pantry.fetch("nori")
  }

  @Test func abandonedCall() async throws {
    let pantry = MockPantry()
    let held = pantry.fetchCalls.suspends()
    Task { try await pantry.fetch("nori") }
    let call = try await held.next()
    try requireThat(nil as Int?, present(), "abandoned")
    call.resume(returning: Jar())
  }

  @Test func known() {
    withKnownIssue { assertThat(1, equalTo(2), "known") }
  }

  @Test func passing() {
    assertThat(2, equalTo(2), "passing")
  }
}

private final class MockPantry: Mock, Sendable {
  let resolveCalls = MockMethod("resolve(_:)", taking: Any.Type.self, returning: Any.self)

  func resolve<Item>(_ type: Item.Type) -> Item {
    resolveCalls.cast(resolveCalls.invoke(type), to: Item.self)
  }

  let fetchCalls = MockMethod<String, Jar, Spilled>()

  func fetch(_ item: String) async throws(Spilled) -> Jar { try await fetchCalls.invoke(item) }
}

private struct Jar {}

private struct Spilled: Error {}

private struct Preparing: TestTrait {
  func prepare(for test: Test) async throws {
    try requireThat(nil as Int?, present(), "preparing")
  }
}

private struct Asserting: TestTrait {
  func prepare(for test: Test) async throws {
    assertThat(1, equalTo(2), "asserting in a trait")
  }
}

/// Fails, and says nevertheless that all is well.
private func isTwo(_ number: Int, _ label: String) -> Bool {
  if FailingTests.areWanted { assertThat(number, equalTo(2), label) }
  return true
}

private struct Scoping: TestTrait, SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try requireThat(nil as Int?, present(), "scoping")
    try await function()
  }
}
