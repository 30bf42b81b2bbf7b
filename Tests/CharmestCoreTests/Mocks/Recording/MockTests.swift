import Charmest
import CharmestCore
import Testing

@Suite("Mock") struct MockTests {
  @Test("says that it has no calls")
  func noCalls() { #expect(MockStove().callLog == "no calls") }

  private final class TalkingMock: Mock, CustomStringConvertible, Equatable, Sendable {
    let descriptionCalls = MockMethod("description", returning: String.self)
    let equalCalls = MockMethod("==", returning: Bool.self)
    var description: String { descriptionCalls.invoke() }
    static func == (first: TalkingMock, second: TalkingMock) -> Bool { first.equalCalls.invoke() }
  }

  private struct Order {
    var id = 1
    var guest: TalkingMock
    private var _backup: TalkingMock
    init(_ guest: TalkingMock) { (self.guest, _backup) = (guest, guest) }
  }

  @Test("gets no calls by being an argument, a part or an element that is written or compared")
  func written() {
    let (mock, other) = (TalkingMock(), TalkingMock())
    let serveCalls = MockMethod("serve(_:)", taking: TalkingMock.self)
    serveCalls.invoke(mock)
    let failures = collectFailures {
      assertThat(Order(mock), samePropertyValuesAs(Order(mock)))
      assertThat(Order(mock), samePropertyValuesAs(Order(other)))
      assertThat(Order(mock) as Any?, nilValue())
      assertThat([mock], containsExactly(sameInstance(other)))
      verify(serveCalls, calledWith: sameInstance(other))
    }
    #expect(failures.count == 4)
    #expect(failures[0].differences.map(\.path) == [".guest"])
    #expect(mock.calls.isEmpty && other.calls.isEmpty)
  }

  @Test("and what the library gives a test are written as what they are")
  func libraryTypes() async throws {
    let api = MockAPI()
    let pending = api.loadCalls.suspends()
    let task = Task { try await api.load(7) }
    let call = try await pending.next()
    let captor = ArgumentCaptor<Int>()
    verify(api.loadCalls, calledWith: capture(into: captor))
    let values: [Any] = [
      call, captor, api.loadCalls.called(with: 7), api.loadCalls.calls, api.calls, api,
    ]
    let written = collectFailures { for value in values { assertThat(value as Any?, nilValue()) } }
    #expect(
      written.map(\.differences[0].actual) == [
        "api.load(7)", "[7]", "api.load(7)", "[MockCall(7)]", "[load(7)]", "(MockAPI)",
      ])
    call.resume(returning: "")
    _ = try await task.value
  }
}

@Suite("MockInstance") struct MockInstanceTests {
  @Test("is not confused by a mock that is made inside another")
  func nested() {
    let kitchen = Kitchen()
    kitchen.stove.light()
    kitchen.closeCalls.invoke()
    kitchen.openCalls.invoke()
    #expect(kitchen.calls.map(\.description) == ["close()", "open()"])
    #expect(kitchen.closeCalls.mockName == "Kitchen")
    #expect(kitchen.stove.lightCalls.mockName == "MockStove")
  }
}
