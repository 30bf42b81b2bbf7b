import CharmestCore
import Testing

@Suite("A latch") struct LatchTests {
  private let latch = Latch()

  @Test("resumes the task that waits and those that come later, however often it is opened")
  func opened() async {
    let waiting = Task { await latch.wait() }
    await Task.yield()
    for _ in 1...2 { latch.open() }
    await waiting.value
    await latch.wait()
  }

  @Test("holds a task that is cancelled")
  func cancelled() async {
    let hasGoneOn = Locked(false)
    let waiting = Task {
      await latch.wait()
      hasGoneOn.withLock { $0 = true }
    }
    waiting.cancel()
    for _ in 1...100 { await Task.yield() }
    #expect(!hasGoneOn.withLock { $0 })
    latch.open()
    await waiting.value
  }
}
