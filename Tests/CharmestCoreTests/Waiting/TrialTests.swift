import Charmest
import Testing

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
      try await requireEventually { verify(MockMethod("boil()"), .never) }
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
