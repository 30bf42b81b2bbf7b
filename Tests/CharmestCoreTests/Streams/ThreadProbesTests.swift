import CharmestCore
import Dispatch
import Testing

/// The looks are made on a queue of their own, because the threads of tests are busy or held.
///
/// Threads are blocked rather than kept busy, so that they take no processor from other tests.
@Suite("Looking for work") struct ThreadProbesTests {
  private let probes = ThreadProbes()
  private let gate = DispatchSemaphore(value: 0)
  private let hasBegun = Latch()

  @Test("has a bounded number of probes, however many processors the system tells")
  func bounded() {
    #expect([1, 2, 16, 64].map(ThreadProbes.threads) == [1, 2, 16, 16])
  }

  private func block() {
    hasBegun.open()
    gate.wait()
  }

  @MainActor private func blockMainActor() { block() }

  private func expectNoCalm(until task: Task<Void, Never>) async {
    await Task.onOwnQueue { [self] in
      await hasBegun.wait()
      for _ in 1...20 {
        let look = await probes.look()
        #expect(!look.isCalm)
      }
      _ = gate.signal()
    }.value
    await task.value
  }

  @Test(
    "sees a thread of each priority that is not free",
    arguments: [TaskPriority.high, .medium, .utility, .background])
  func thread(of priority: TaskPriority) async {
    await expectNoCalm(until: Task.detached(priority: priority) { block() })
  }

  @Test("sees a main actor that is not free")
  func mainActor() async {
    await expectNoCalm(until: Task { await blockMainActor() })
  }

  @Test("goes without those that never answer")
  func withoutAnswer() async {
    let task = Task.detached(priority: .background) { block() }
    await Task.onOwnQueue { [self] in
      await hasBegun.wait()
      var look = await probes.look()
      while !look.isCalm {
        probes.doWithoutMissing(of: look)
        look = await probes.look()
      }
      #expect(look.isCalm)
      _ = gate.signal()
    }.value
    await task.value
  }
}
