#if !canImport(Darwin)
  import Charmest
  import Synchronization
  import Testing

  private final class MutexMock: Mock, Sendable {
    let seenCalls = MockMethod("seen()")
    let hidden = Mutex((MockMethod("hidden()"), ["many": MockMethod("many()")]))

    func callAll() {
      seenCalls.invoke(function: "seen()")
      let (method, methods) = hidden.withLock { $0 }
      method.invoke(function: "hidden()")
      methods["many"]?.invoke(function: "many()")
    }
  }

  private final class InlineMock: Mock {
    let seenCalls = MockMethod("seen()")
    let methods: InlineArray<2, MockMethod<Void, Never>> = [MockMethod("a()"), MockMethod("b()")]
  }

  private final class NamingMock: Mock, Sendable {
    let seenCalls = MockMethod("seen()")
    let hidden = Mutex(MockMethod("hidden()"))
    var mockMembers: [any MockMember] { [seenCalls, hidden.withLock { $0 }] }
  }

  private final class StateMock: Mock, Sendable {
    let seenCalls = MockMethod("seen()")
    let state = Mutex(0)
  }

  // Which of two mocks of one type has made a record is not known.
  @Suite("A record that is no member of its mock", .serialized) struct MadeRecordsTests {
    private let mock = MutexMock()

    /// The records that some failures name.
    private func names(_ verifications: () -> Void) -> Set<String> {
      let names = ["hidden()", "many()", "a()", "b()"]
      let texts = collectFailures(verifications).map(\.text.summary)
      return Set(names.filter { name in texts.contains { $0.contains(" \(name) is not") } })
    }

    @Test("is told alone where a mock has no other records")
    func onlyHidden() {
      final class OnlyHidden: Mock, Sendable { let hidden = Mutex(MockMethod("hidden()")) }
      let mock = OnlyHidden()
      mock.hidden.withLock { $0 }.invoke(function: "hidden()")
      #expect(collectFailures { verifyNoMoreCalls(mock) }.count == 1)
    }

    @Test("fails by its name once it was called")
    func called() {
      #expect(names { verifyNoCalls(mock) } == [])
      mock.callAll()
      #expect(names { verifyNoCalls(mock) } == ["hidden()", "many()"])
      #expect(names { verifyNoMoreCalls(mock) } == ["hidden()", "many()"])
      #expect(names { verifySequence(of: mock) { mock.seenCalls.called() } }.count == 2)
      mock.hidden.withLock { $0.0 }.forgetCalls()
      #expect(names { verifyNoMoreCalls(mock) } == ["many()"])
      let inline = InlineMock()
      inline.methods[1].invoke(function: "b()")
      #expect(names { verifyNoMoreCalls(inline) } == ["b()"])
    }

    @Test("fails at once where the mock is made strict")
    func strict() {
      #expect(names { mock.failsOnUnstubbedCalls() } == ["hidden()", "many()"])
    }

    private func localGong() -> some Mock {
      final class Local: Mock {
        let gongCalls = MockMethod("gong()")
        let onRing: () -> Void = {}
      }
      return Local()
    }

    private protocol Bell: Mock { var bellCalls: MockMethod<Void, Never> { get } }

    private func localBell() -> some Bell {
      final class Local: Bell { let bellCalls = MockMethod("bell()") }
      return Local()
    }

    @Test("is one if the mock names it")
    func named() {
      let naming = NamingMock()
      naming.hidden.withLock { $0 }.invoke(function: "hidden()")
      verify(naming.hidden.withLock { $0 })
      verifyNoMoreCalls(naming)
      naming.hidden.withLock { $0 }.invoke(function: "hidden()")
      #expect(collectFailures { verifyNoMoreCalls(naming) }.count == 1)
      #expect(naming.calls.count == 2)
    }

    @Test("is not looked for among those of other mocks, also of one type or of one name")
    func others() {
      let (gong, bell) = (localGong(), localBell())
      bell.bellCalls.invoke(function: "bell()")
      verifyNoMoreCalls(gong)
      #expect(bell.calls.count == 1)
      let (first, second) = (StateMock(), StateMock())
      first.seenCalls.invoke(function: "seen()")
      mock.callAll()
      verifyNoMoreCalls(second)
      second.failsOnUnstubbedCalls()
    }
  }
#endif
