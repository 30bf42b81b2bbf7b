import Charmest
import CharmestCore
import Dispatch
import Testing

@Suite("A task on a queue of its own") struct QueueExecutorTests {
  @Test("does not stop other tasks when it blocks its thread, even if many do")
  func blocked() async {
    let gate = DispatchSemaphore(value: 0)
    let ended = Counter()
    func waitAtGate() {
      gate.wait()
      ended.increase()
    }
    let tasks = (1...20).map { _ in Task.onOwnQueue { waitAtGate() } }
    for _ in tasks { await Task { _ = gate.signal() }.value }
    for task in tasks { await task.value }
    #expect(ended.count == 20)
  }

  @Test("reports each piece of work before it runs and after it is done")
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
