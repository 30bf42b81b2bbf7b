import CharmestCore
import Foundation
import Testing
import XCTest

@Suite("Call") struct CallTests {
  @Test("knows when it was made, and how long it took")
  func time() {
    let method = MockMethod("heat(_:)", taking: Int.self, returning: Int.self)
    method.answers { degrees in
      Thread.sleep(forTimeInterval: 0.012)
      return degrees
    }
    let start = ContinuousClock.now
    _ = method.invoke(1)
    _ = method.invoke(2)
    let calls = method.calls
    #expect(calls[0].time >= start - .milliseconds(10))
    #expect(calls[1].time - calls[0].time >= .milliseconds(6))
    #expect(calls.allSatisfy { ($0.elapsed ?? .zero) >= .milliseconds(12) })
    #expect(method.recordedCalls.map(\.elapsed) == calls.map { $0.elapsed })
    #expect(method.recordedCalls.map(\.time) == calls.map { $0.time })
  }

  @Test("has not ended while its answer is being made")
  func running() {
    let method = MockMethod("heat(_:)", taking: Int.self, returning: Int.self)
    defer { method.forgetStubs() }
    let seen = Locked<Duration?>(.zero)
    method.answers { degrees in
      seen.withLock { $0 = method.calls[0].elapsed }
      return degrees
    }
    _ = method.invoke(1)
    #expect(seen.withLock { $0 } == nil)
  }

  @Test("knows whether it was made on the main thread, also in XCTest")
  func mainThread() async {
    let stove = MockStove()
    await MainActor.run { stove.light() }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        for _ in 1...2 { stove.light() }
        continuation.resume()
      }
    }
    #expect(stove.lightCalls.calls.map { $0.isOnMainThread } == [true, false, false])
    #expect(stove.calls.map(\.isOnMainThread) == [true, false, false])
  }

  @Test("keeps a closure that the test can call, also as the only argument")
  func closures() {
    let onRing = MockMethod("onRing(_:)", taking: (@Sendable (Int) -> Int).self)
    onRing.invoke { $0 + 1 }
    #expect(argument(of: onRing.calls.last!)(3) == 4)
    let onRingNamed = MockMethod(
      "onRing(_:named:)",
      taking: (@Sendable (Int) -> Int).self,
      String.self
    )
    onRingNamed.invoke({ $0 + 2 }, "bell")
    #expect(onRingNamed.calls.last!.arguments.0(3) == 5)
  }

  @Test("gives its arguments through the method, and a single argument without a tuple")
  func arguments() {
    let greet = MockMethod("greet(_:)", taking: String.self)
    let cook = MockMethod("cook(_:_:_:)", taking: Int.self, String.self, [String].self)
    let light = MockMethod("light()")
    #expect(greet.arguments == [])
    for name in ["Jon", "Ann"] { greet.invoke(name) }
    cook.invoke(2, "miso", ["nori"])
    light.invoke()
    let guests: [String] = greet.arguments
    #expect(guests == ["Jon", "Ann"])
    #expect(greet.arguments.map(\.count) == [3, 3])
    assertThat(greet.arguments, contains("Jon", hasPrefix("A")))
    let orders: [(Int, String, [String])] = cook.arguments
    #expect(orders.map(\.2) == [["nori"]])
    assertThat(cook.arguments.map(\.1), containsExactly("miso"))
    assertThat(cook.arguments, contains(hasProperty(\.0, greaterThan(1))))
    #expect(cook.arguments.last?.0 == 2)
    #expect(light.arguments.count == 1)
  }
}

@Suite("A method that does not retain arguments") struct RetainsArgumentsTests {
  private final class Guest: CustomStringConvertible {
    let description = "Jon"
  }

  private let greet = MockMethod("greet(_:)", taking: Guest.self, retainsArguments: false)

  @Test("keeps no argument alive")
  func freed() {
    weak var guest: Guest?
    do {
      let jon = Guest()
      guest = jon
      greet.invoke(jon)
    }
    #expect(guest == nil)
  }

  @Test("still knows how often it was called, and what the arguments looked like")
  func listed() {
    greet.invoke(Guest())
    let text = Verification(of: greet, .never).failure?.text().description
    #expect(
      text == """
        RetainsArgumentsTests.greet(_:): expected no calls, but was called once: greet(Jon)
          call 1: RetainsArgumentsTests.greet(Jon)
        """
    )
  }

  @Test("says that its arguments cannot be verified")
  func unverifiable() {
    greet.invoke(Guest())
    let text = Verification(of: greet, .once, calledWith: ExpectedArguments(anything())).failure?
      .text().description
    #expect(
      text == """
        RetainsArgumentsTests.greet(anything): expected 1 call, but the arguments of 1 call were not retained (retainsArguments: false)
          call 1: RetainsArgumentsTests.greet(Jon)
        """
    )
  }

  @Test("may have been called with any arguments, so the opposite is undecided")
  func undecided() {
    greet.invoke(Guest())
    let failures = collectFailures {
      verify(greet, .never, calledWith: hasDescription("Ann"))
      assertThat(greet, not(wasCalled(with: hasDescription("Ann"))), "greet")
      verify(greet, .atMost(1), calledWith: hasDescription("Ann"))
    }
    #expect(
      failures.map(\.text.summary) == [
        "RetainsArgumentsTests.greet(RetainsArgumentsTests.Guest whose .description is \"Ann\"): "
          + "expected no calls, but the arguments of 1 call were not retained "
          + "(retainsArguments: false)",
        "greet: expected no calls with (RetainsArgumentsTests.Guest whose .description is "
          + "\"Ann\"), but it cannot be judged: call 1: its arguments were not retained "
          + "(retainsArguments: false)",
      ]
    )
  }

  @Test("gives its arguments to stubs all the same")
  func stubs() {
    let find = MockMethod(
      "find(_:)",
      taking: Guest.self,
      returning: String.self,
      retainsArguments: false
    )
    find.answers { guest in guest.description }
    #expect(find.invoke(Guest()) == "Jon")
  }

  @Test("has key paths to its parts, which the compiler takes")
  func keyPaths() {
    let cook = MockMethod("cook(_:_:)", taking: Int.self, String.self)
    let onRing = MockMethod("onRing(_:)", taking: ((Int) -> Int).self)
    let light = MockMethod("light()")
    cook.invoke(2, "miso")
    cook.invoke(3, "shio")
    onRing.invoke { $0 + 1 }
    light.invoke()
    #expect(cook.calls.map(\.arguments.0) == [2, 3])
    #expect(cook.calls.map(\.arguments).map(\.1) == ["miso", "shio"])
    let numbers = cook.calls.map(\.sequenceNumber)
    #expect(numbers == numbers.sorted() && numbers.count == 2)
    #expect(cook.calls.map(\.time).count == 2)
    #expect(cook.calls.compactMap(\.elapsed).count == 2)
    #expect(light.calls.map(\.isOnMainThread).count == 1)
    #expect(onRing.calls.map(\.arguments)[0](1) == 2)
    assertThat(cook.calls, everyItem(hasProperty(\.arguments.0, greaterThan(1))))
    assertThat(verify(cook, 2).map(\.arguments.0), containsExactly(2, 3))
  }

  @Test("has key paths to its parts, also while it is suspended")
  func keyPathsOfSuspendedCalls() async throws {
    let load = MockMethod("load(_:)", taking: Int.self, returning: String.self)
    let pending = load.suspends()
    async let page = load.invoke(7)
    let call = try await pending.next()
    #expect(pending.inFlight.map(\.arguments) == [7])
    #expect(pending.inFlight.map(\.sequenceNumber) == [call.call.sequenceNumber])
    #expect(pending.inFlight.map(\.isInFlight) == [true])
    #expect(pending.inFlight.map(\.call.arguments) == [7])
    assertThat(pending, hasProperty(\.inFlight, hasCount(1)))
    assertThat(load, hasProperty(\.calls, hasCount(1)))
    assertThat(load, hasProperty(\.arguments, containsExactly(7)))
    #expect(pending.inFlight.map(\.content).count == 1)
    #expect([load].map(\.recordedCalls.count) == [1])
    #expect([load].flatMap(\.outcomes).count == 1)
    call.resume(returning: "news")
    #expect(await page == "news")
  }

  @Test("says of a failed property of a call which one it was")
  func keyPathsInTexts() {
    let cook = MockMethod("cook(_:_:)", taking: Int.self, String.self)
    cook.invoke(2, "miso")
    let failures = collectFailures {
      assertThat(cook.calls, everyItem(hasProperty(\.arguments.0, 3)), "calls")
    }
    #expect(
      failures.map(\.text.summary) == [
        "calls: expected every element to be MockCall<Int, String> whose .arguments.0 is 3, "
          + "but 1 of 1 was not: [0].arguments.0 was 2"
      ])
  }
}

final class MockCallXCTests: XCTestCase {
  func testMainThread() {
    let stove = MockStove()
    stove.light()
    let thread = expectation(description: "a call from a thread")
    Thread.detachNewThread {
      stove.light()
      thread.fulfill()
    }
    wait(for: [thread], timeout: 600)
    XCTAssertEqual(stove.lightCalls.calls.map { $0.isOnMainThread }, [true, false])
  }
}
