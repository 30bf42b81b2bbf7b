import CharmestCore
import Testing

@Suite("Locked") struct LockedTests {
  @Test("is free again after an error")
  func error() {
    struct Spilled: Error {}
    let bowls = Locked(1)
    #expect(throws: Spilled.self) { try bowls.withLock { _ in throw Spilled() } }
    #expect(bowls.withLock { $0 } == 1)
  }
}
