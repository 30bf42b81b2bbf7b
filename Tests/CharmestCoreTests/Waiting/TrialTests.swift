import Charmest
import Testing

private class MockKettle: Mock {
  let boilCalls = MockMethod("boil(_:)", taking: Int.self)
  func boil(_ degrees: Int) { boilCalls.invoke(degrees) }
}

private final class SlowScreen {
  private(set) var tries = 0
  let readyAfter: Int
  init(readyAfter: Int) { self.readyAfter = readyAfter }

  var isReady: Bool {
    tries += 1
    return tries > readyAfter
  }
}

@Suite("Assertions inside a wait") struct TrialTests {
  private let brief = Duration.milliseconds(20)

  @Test("are not reported if a later try passes")
  func passes() async {
    let (screen, other, third) = (
      SlowScreen(readyAfter: 3), SlowScreen(readyAfter: 3), SlowScreen(readyAfter: 3)
    )
    await assertEventually {
      assertThat(screen.isReady)
      assertThat(screen.tries, greaterThan(2))
    }
    await assertEventually("sent") {
      assertThat(other.isReady)
      return other.tries > 2
    }
    await #expect(throws: Never.self) {
      try await requireEventually(greaterThan(2)) {
        try requireThat(third.isReady)
        return third.tries
      }
    }
  }

  @Test("are reported once each, those of the last try, with how long the wait was")
  func fails() async {
    var tries = 0
    let failures = await collectFailures {
      await assertEventually(within: brief) {
        tries += 1
        assertThat(tries, 0, "first")
        assertThat(tries, lessThan(1), "second")
      }
    }
    #expect(failures.map(\.subject) == ["first", "second"])
    #expect(failures.map { $0.differences.map(\.actual) } == [["\(tries)"], ["\(tries)"]])
    for failure in failures {
      assertThat(failure.text.details.last, presentAnd(containsString("gave up after")))
    }
  }

  @Test("stand in place of what was wrong with the value")
  func oneFailure() async {
    let failures = await collectFailures {
      await assertEventually(5, within: brief) {
        assertThat(1, 2, "inside")
        return 3
      }
      try await requireEventually(5, within: brief) {
        try requireThat(1, 2, "required")
        return 3
      }
      assertThat(1, 2, "after the requirement")
    }
    #expect(failures.map(\.subject) == ["inside", "required"])
  }

  @Test("fail where a closure gives something of which nothing is expected")
  func nothingExpected() async {
    let isOpen: Bool? = false
    let failures = await collectFailures {
      await assertEventually(within: brief) { isOpen }
      await assertEventually(within: brief) { 3 }
    }
    #expect(failures.count == 2)
    let kettle = MockKettle()
    kettle.boil(90)
    await assertEventually { verify(kettle.boilCalls, calledWith: 90) }
    verifyNoMoreCalls(kettle)
  }

  @Test("may give a value, and a condition may be optional")
  func values() async throws {
    struct Burnt: Error {}
    let screen = SlowScreen(readyAfter: 2)
    func burn() throws { if screen.isReady { throw Burnt() } }
    func load() throws -> Int? { if screen.isReady { 7 } else { throw Burnt() } }
    let failures = await collectFailures {
      await assertEventually { assertThrows(try burn()) }
      await assertEventually { try requireThat(screen.isReady ? "Jon" : nil) }
      await assertEventually { assertNotThrows(try load()) }
      await assertEventually { screen.isReady as Bool? }
      try await requireEventually { assertThat(screen.isReady) }
      try await requireEventually { assertThrows(Burnt.self) { try burn() } }
      try await requireEventually { verify(MockKettle().boilCalls, .never) }
      try await requireEventually { screen.isReady as Bool? }
    }
    #expect(failures.isEmpty)
  }

  @Test("that give a value are reported with their own text")
  func failingValues() async {
    func one() throws -> Int { 1 }
    let nothing: Int? = nil
    let failures = await collectFailures {
      await assertEventually(within: brief) { assertThrows(try one()) }
      await assertEventually(within: brief) { try requireThat(nothing, present(), "nothing") }
      await assertEventually("open", within: brief) { nil as Bool? }
      try await requireEventually(within: brief) { assertThat(1, 2, "required") }
    }
    #expect(failures.map(\.subject) == ["one()", "nothing", "open", "required"])
  }

  @Test("mark calls only in the last try, also if it is not the only one that waits")
  func nested() async {
    let kettle = MockKettle()
    kettle.boil(80)
    var tries = 0
    await assertEventually {
      tries += 1
      let isFirst = tries == 1
      if isFirst { await assertEventually { verify(kettle.boilCalls) } }
      assertThat(!isFirst)
    }
    #expect(kettle.calls.map(\.isVerified) == [false])
  }

  @Test("mark no calls as verified in a try that fails")
  func marks() async {
    let kettle = MockKettle()
    kettle.boil(80)
    var tries = 0
    await assertEventually {
      tries += 1
      if tries == 3 { kettle.boil(90) }
      verify(kettle.boilCalls, calledWith: 90)
    }
    let failures = collectFailures { verifyNoMoreCalls(kettle) }
    #expect(failures.count == 1)
  }

  @Test("of tasks that outlive a try are reported")
  func outliving() async {
    var task: Task<Void, Never>?
    let failures = await collectFailures {
      var begin: AsyncStream<Void>.Continuation?
      let begun = AsyncStream<Void> { begin = $0 }
      await assertEventually {
        task = Task {
          for await _ in begun {}
          assertThat(1, 2, "late")
        }
      }
      begin?.finish()
      await task?.value
    }
    #expect(failures.map(\.subject) == ["late"])
  }
}
