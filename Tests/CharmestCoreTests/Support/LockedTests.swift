import CharmestCore
import Testing

@Suite("Locked") struct LockedTests {
  @Test("loses no change that tasks make at the same time")
  func contention() async {
    let sum = Locked(0)
    await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask { for _ in 1...1_000 { sum.withLock { $0 += 1 } } }
      }
    }
    #expect(sum.withLock { $0 } == 8_000)
  }

  @Test("is free again after an error")
  func error() {
    struct Spilled: Error {}
    let bowls = Locked(1)
    #expect(throws: Spilled.self) { try bowls.withLock { _ in throw Spilled() } }
    #expect(bowls.withLock { $0 } == 1)
  }

  @Test("gives back what the closure does")
  func result() {
    let bowls = Locked([1, 2])
    #expect(bowls.withLock { $0.removeLast() } == 2)
    #expect(bowls.withLock(\.self) == [1])
  }
}
