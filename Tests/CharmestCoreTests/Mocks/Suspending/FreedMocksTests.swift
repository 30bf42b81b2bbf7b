import Charmest
import Testing

@Suite("A mock goes away with its test") struct FreedMocksTests {
  private final class Guest: Sendable {}

  private final class MockHost: Mock, Sendable {
    let seatCalls = MockMethod("seat(_:)", taking: Guest.self, returning: Int.self)
    let nameProperty = MockProperty("name", initially: "Jon")
    let callCalls = MockMethod("call()", returning: Int.self, throwing: (any Error).self)

    func seat(_ guest: Guest) -> Int { seatCalls.invoke(guest) }
    func call() async throws -> Int { try await callCalls.invoke() }
  }

  /// Uses a mock, and tells whether it, its method and its argument are gone.
  private func areFreed(_ use: (MockHost) async throws -> Void) async rethrows -> Bool {
    weak var host: MockHost?
    weak var method: AnyObject?
    weak var guest: Guest?
    do {
      let mock = MockHost()
      let argument = Guest()
      (host, method, guest) = (mock, mock.seatCalls, argument)
      _ = mock.seat(argument)
      try await use(mock)
    }
    return host == nil && method == nil && guest == nil
  }

  @Test("also after calls, stubs and verifications")
  func uses() async throws {
    #expect(await areFreed { _ in })
    #expect(await areFreed { $0.seatCalls.returns(1, 2) })
    #expect(await areFreed { $0.seatCalls.answers { _ in 3 } })
    #expect(await areFreed { $0.seatCalls.when(anything()).returns(1) })
    #expect(await areFreed { host in _ = collectFailures { verify(host.seatCalls, .never) } })
    #expect(await areFreed { host in verifyInOrder { host.seatCalls.called() } })
    #expect(await areFreed { await verify($0.seatCalls, within: .seconds(600)) })
    #expect(await areFreed { $0.nameProperty.set("Ann") })
    #expect(await areFreed { _ = $0.callLog })
  }

  @Test("also after suspended calls")
  func waiting() async throws {
    #expect(
      try await areFreed { host in
        let pending = host.callCalls.suspends()
        let task = Task { try await host.call() }
        try await pending.next().resume(returning: 1)
        _ = try await task.value
      }
    )
  }

  @Test("also where a stub holds it, once that is forgotten")
  func cycle() async {
    #expect(
      await areFreed { host in
        host.seatCalls.answers { _ in host.seatCalls.calls.count }
        host.forgetStubs()
      }
    )
  }
}
