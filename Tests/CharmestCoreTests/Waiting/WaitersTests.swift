import Testing

@testable import CharmestCore

@Suite("Waiting for a state") struct WaitersTests {
  private struct State: HasWaiters {
    var count = 0
    var waiters = Waiters()
  }

  @Test("leaves nothing behind, however it ends")
  func leavesNothing() async {
    let state = Locked(State())
    for round in 1...200 {
      async let isReached = state.wait(for: .seconds(60)) { state in
        state.count >= round ? true : nil
      }
      state.change { $0.count += 1 }
      #expect(await isReached == true)
    }
    async let isReached = state.wait { $0.count > 200 ? true : nil }
    while state.withLock({ $0.waiters.isEmpty }) { await Task.yield() }
    state.change { $0.count += 1 }
    #expect(await isReached == true)
    #expect(await state.wait(for: .zero) { $0.count > 201 ? true : nil } == nil)
    // A timer that was cancelled may end a moment later.
    try? await Task.sleep(for: .milliseconds(50))
    #expect(state.withLock { $0.waiters.isEmpty })
  }
}
