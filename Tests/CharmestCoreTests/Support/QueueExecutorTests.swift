import Charmest
import CharmestCore
import Dispatch
import Testing

@Suite("A task on a queue of its own") struct QueueExecutorTests {
  @Test("keeps nobody from running when it blocks its thread, also where many do")
  func blocked() async {
    let gate = DispatchSemaphore(value: 0)
    func waitAtGate() { gate.wait() }
    let tasks = (1...20).map { _ in Task.onOwnQueue { waitAtGate() } }
    for _ in tasks { await Task { _ = gate.signal() }.value }
    for task in tasks { await task.value }
  }

  @Test("says of each piece of work that it comes before it runs, and afterwards that it is done")
  func counted() async {
    let work = Locked((begun: 0, ended: 0))
    let seen = Locked<[Int]>([])
    let task = Task.onOwnQueue(
      begin: { work.withLock { $0.begun += 1 } }, end: { work.withLock { $0.ended += 1 } }
    ) {
      for _ in 1...2 {
        seen.withLock { $0.append(work.withLock { $0.begun - $0.ended }) }
        await Task.yield()
      }
    }
    await task.value
    await assertEventually("all is done", within: .seconds(600)) {
      work.withLock { $0.begun == $0.ended && $0.begun > 1 }
    }
    #expect(seen.withLock { $0 } == [1, 1])
  }
}
