import CharmestCore
import Dispatch
import Foundation
import Testing

/// Each guards `secret`, which another thread may be writing while a failure is told.
private class Guarded: @unchecked Sendable { var secret = ["key": "value"] }
private final class WithLock: Guarded, @unchecked Sendable { let lock = NSLock() }
private final class WithRecursiveLock: Guarded, @unchecked Sendable { let lock = NSRecursiveLock() }
private final class WithCondition: Guarded, @unchecked Sendable { let condition = NSCondition() }
private final class WithAnyLock: Guarded, @unchecked Sendable {
  let lock: any NSLocking = NSLock()
}
private final class WithLazyLock: Guarded, @unchecked Sendable { lazy var lock = NSLock() }
private final class WithLocks: Guarded, @unchecked Sendable { let locks = [NSConditionLock()] }
private final class WithQueue: Guarded, @unchecked Sendable {
  let queue = DispatchQueue(label: "kitchen")
}
private final class WithSemaphore: Guarded, @unchecked Sendable {
  let semaphore = DispatchSemaphore(value: 1)
}
private struct Guard { let lock = NSLock() }
private final class WithGuard: Guarded, @unchecked Sendable { let guarded = Guard() }
private final class OwnLock { let lock = NSLock() }
private final class WithOwnLock: Guarded, @unchecked Sendable { let lock = OwnLock() }
private final class Holding: Sendable { let (name, inner) = ("open", WithLock()) }
private class Lockable: @unchecked Sendable { let lock = NSLock() }
private final class Inheriting: Lockable, @unchecked Sendable { var secret = 1 }

private final class Open { var clock = "noon", block = 1 }

@Suite("A type that is not read") struct ClosedTypesTests {
  @Test(
    "is a class with a lock or a queue, also an inherited one",
    arguments: [
      WithLock(), WithRecursiveLock(), WithCondition(), WithAnyLock(), WithLazyLock(), WithLocks(),
      WithQueue(), WithSemaphore(), Inheriting(), WithGuard(), WithOwnLock(),
    ] as [any Sendable])
  func locks(_ object: any Sendable) {
    let text = Phrase(value: object).text
    #expect(text == "(\(type(of: object)))")
    #expect(explain([object as Any], empty())?.description.contains("secret") == false)
  }

  @Test("is one of this library")
  func library() {
    #expect(Phrase(value: CertainResults.both).text == "(CertainResults)")
  }

  @Test("is no class whose names only sound like a lock")
  func others() {
    #expect(Phrase(value: Open()).text.contains("noon"))
    #expect(Phrase(value: Holding()).text.contains("open"))
  }
}
