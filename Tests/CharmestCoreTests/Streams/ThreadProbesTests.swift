import CharmestCore
import Testing

/// Nothing here works on the threads of tests, which could then not go on.
@Suite("Looking for work") struct ThreadProbesTests {
  private let probes = ThreadProbes()
  private let isOver = Locked(false)
  private let hasBegun = Latch()

  private func workUntilOver() {
    hasBegun.open()
    while !isOver.withLock({ $0 }) {}
  }

  @MainActor private func workOnMainActor() { workUntilOver() }

  @Test(
    "sees work of each priority",
    arguments: [TaskPriority.high, .utility, .background])
  func thread(of priority: TaskPriority) async {
    let task = Task.detached(priority: priority) { workUntilOver() }
    await hasBegun.wait()
    for _ in 1...20 { #expect(await !probes.look().isCalm) }
    isOver.withLock { $0 = true }
    await task.value
  }

  @Test("sees work of the main actor")
  func mainActor() async {
    let task = Task { await workOnMainActor() }
    await hasBegun.wait()
    for _ in 1...20 { #expect(await !probes.look().isCalm) }
    isOver.withLock { $0 = true }
    await task.value
  }

  @Test("goes without those that never answer")
  func withoutAnswer() async {
    let task = Task.detached(priority: .background) { workUntilOver() }
    await hasBegun.wait()
    var look = await probes.look()
    while !look.isCalm {
      probes.doWithoutMissing(of: look)
      look = await probes.look()
    }
    isOver.withLock { $0 = true }
    await task.value
  }

  @Test("is shared by those who look at once")
  func shared() async {
    await withTaskGroup { group in
      for _ in 1...100 { group.addTask { [probes] in _ = await probes.look() } }
    }
  }
}
