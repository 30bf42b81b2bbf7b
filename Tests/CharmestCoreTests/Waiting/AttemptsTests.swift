import Charmest
import CharmestCore
import Foundation
import Testing

@Suite("A look that does not end") struct AttemptsTests {
  /// Something that never comes.
  private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    func waitForEver() { semaphore.wait() }
    /// Ends the thread that waits, when the test is over.
    func open() { semaphore.signal() }
  }

  private let gate = Gate()
  private let counter = Counter()

  private func failure(_ body: () async throws -> Void) async -> [String] {
    await collectFailures { try await body() }.map(\.description)
  }

  @Test("is left behind when it sleeps for ever")
  func sleeping() async {
    let failures = await failure {
      await assertEventually(equalTo(1), "count", within: .milliseconds(30)) {
        try await Task.sleep(for: .seconds(3_600))
        return 1
      }
    }
    #expect(
      failures == [
        """
        count: expected 1, but the first try did not end within 30 ms
        """
      ])
  }

  @Test("is left behind when it ignores its cancellation")
  func uncancelled() async {
    let left = Locked<UnsafeContinuation<Bool, Never>?>(nil)
    let failures = await failure {
      await assertEventually("open", within: .milliseconds(30)) {
        await withUnsafeContinuation { continuation in left.withLock { $0 = continuation } }
      }
    }
    #expect(failures == ["open: expected true, but the first try did not end within 30 ms"])
    // What is left behind must not outlive the tests.
    left.withLock { $0 }?.resume(returning: true)
  }

  @Test("is left behind when it blocks its thread, also where many do")
  func blocked() async {
    let gates = (1...8).map { _ in Gate() }
    let failures = await withTaskGroup { group in
      for gate in gates {
        group.addTask {
          await collectFailures {
            await assertEventually("open", within: .milliseconds(30)) {
              gate.waitForEver()
              return true
            }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1.map(\.description) }
    }
    let text = "open: expected true, but the first try did not end within 30 ms"
    #expect(failures == Array(repeating: text, count: 8))
    for gate in gates { gate.open() }
  }

  @Test("leaves what was wrong the last time, and the values that were seen")
  func later() async {
    let failures = await failure {
      await assertEventually(greaterThan(5), "count", within: .milliseconds(30)) {
        counter.increase()
        if counter.count == 3 { gate.waitForEver() }
        return counter.count
      }
    }
    #expect(
      failures == [
        """
        count: expected a value greater than 5, but try 3 did not end within 30 ms
          values seen: 1, 2
        """
      ])
    gate.open()
  }

  @Test("fails where a value is to stay as it is")
  func always() async {
    let failures = await failure {
      await assertAlways(equalTo(1), "count", for: .milliseconds(30)) {
        try await Task.sleep(for: .seconds(3_600))
        return 1
      }
    }
    #expect(failures == ["count: expected 1 for 30 ms, but the first try did not end within 30 ms"])
  }

  @Test("ends a requirement")
  func requirement() async {
    let failures = await failure {
      _ = try await requireEventually(equalTo(1), "count", within: .milliseconds(30)) {
        try await Task.sleep(for: .seconds(3_600))
        return 1
      }
    }
    #expect(failures == ["count: expected 1, but the first try did not end within 30 ms"])
  }

  @Test("is cancelled with the test")
  func cancelled() async {
    let failures = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await failure {
        await assertEventually(equalTo(1), "count", within: .seconds(3_600)) {
          try await Task.sleep(for: .seconds(3_600))
          return 1
        }
      }
    }.value
    #expect(failures.count == 1)
    let text = "count: expected 1, but threw CancellationError() (cancelled after 1 try in "
    #expect(failures.first?.hasPrefix(text) == true)
  }

  @Test("may take longer than the limit if it ends then")
  func late() async {
    let failures = await failure {
      await assertEventually(equalTo(1), within: .milliseconds(1)) {
        try await Task.sleep(for: .milliseconds(50))
        return 1
      }
    }
    #expect(failures == [])
  }

  @Test("runs on the actor of its code, and belongs to the test")
  @MainActor func isolation() async {
    var count = 0
    await assertEventually(equalTo(2)) {
      MainActor.assertIsolated()
      #expect(Test.current?.name == "isolation()")
      count += 1
      return count
    }
  }

  @Test("is left behind when it does not heed the end of the test")
  func cancelledInVain() async {
    let left = Locked<UnsafeContinuation<Bool, Never>?>(nil)
    let failures = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await failure {
        await assertEventually("open", within: .seconds(3_600)) {
          await withUnsafeContinuation { continuation in left.withLock { $0 = continuation } }
        }
      }
    }.value
    #expect(
      failures == [
        "open: expected true, but the first try did not end before the test was cancelled"
      ]
    )
    left.withLock { $0 }?.resume(returning: true)
  }

  @Test("is left behind when it blocks the main actor")
  func blockedMainActor() async {
    let failures = await Timeout.longestStandstillInTask.withValue(.milliseconds(50)) {
      await failure {
        await assertEventually("open", within: .milliseconds(30)) {
          await MainActor.run {
            gate.waitForEver()
            return true
          }
        }
      }
    }
    #expect(failures == ["open: expected true, but the first try did not end within 30 ms"])
    gate.open()
  }
}

private final class StandingBell: Mock {
  let ringCalls = MockMethod("ring()")
}

@Suite("A clock that nobody moves") struct StandstillTests {
  private let clock = TestClock()

  private func failure(_ body: () async throws -> Void) async -> [String] {
    await Timeout.longestStandstillInTask.withValue(.milliseconds(50)) {
      await collectFailures { try await body() }.map(\.description)
    }
  }

  @Test("ends a wait for a value, and is named")
  func eventually() async {
    let failures = await failure { await assertEventually(equalTo(2), "count", clock: clock) { 1 } }
    #expect(
      failures == [
        "count: expected 2, but was 1 (gave up after 12 tries in less than 1 ms, since the clock stood still)"
      ])
  }

  @Test("ends a wait in which a value is to stay as it is")
  func always() async {
    let failures = await failure {
      await assertAlways(equalTo(1), "count", for: .seconds(1), clock: clock) { 1 }
    }
    #expect(
      failures == [
        "count: expected 1 for 1 second, but the clock stood still after 12 tries in less than 1 ms"
      ])
  }

  @Test("leaves a look behind that does not end")
  func look() async {
    let failures = await failure {
      await assertEventually(equalTo(1), "count", clock: clock) {
        try await Task.sleep(for: .seconds(3_600))
        return 1
      }
    }
    #expect(failures == ["count: expected 1, but the first try did not end within 1 second"])
  }

  @Test("ends the reading of a sequence and the wait for a call")
  func others() async {
    let silent = AsyncStream<Int> { _ in }
    let failures = await failure {
      let collected = await collect(silent, clock: clock)
      assertThat(collected, elements([1]), "numbers")
      let bell = StandingBell()
      await verify(bell.ringCalls, within: .seconds(1), clock: clock)
    }
    #expect(
      failures == [
        """
        numbers.elements: expected [1], but was [] (the sequence failed with ClockStoodStill())
          but was: [], then failed with ClockStoodStill()
        """,
        """
        bell.ring(): expected 1 call within 1 second of a clock that stood still, \
        but was never called
        """,
      ])
  }
}
