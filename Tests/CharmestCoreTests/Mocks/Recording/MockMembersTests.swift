import Charmest
import CharmestCore
import Testing

private struct Calls {
  let lightCalls = MockMethod("light()")
  var deeper: (Int, [String: MockMethod<Int, Void, Never>]) = (
    1, ["heat": MockMethod("heat(_:)", taking: Int.self)]
  )
}

@propertyWrapper private struct Kept<Value> {
  var wrappedValue: Value
}

private final class Helper {
  let waitCalls = MockMethod("wait()")
  weak var owner: AnyObject?
}

private enum Mode {
  case recording(MockMethod<Void, Never>)
}

private class Base: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}

private final class HiddenMock: Base, Mock {
  let ringCalls = MockMethod("ring()")
}

private final class LateMock: Mock {
  lazy var ringCalls = MockMethod("ring()")
  var optionalCalls: MockMethod<Int, Void, Never>?
}

private final class SelfHidingMock: Mock, CustomReflectable {
  let ringCalls = MockMethod("ring()")
  var customMirror: Mirror { Mirror(self, children: []) }
}

private final class EmptyMock: Mock {}

private final class NestedMock: Mock {
  let calls0 = Calls()
  @Kept var wrappedCalls = MockMethod("wrapped()")
  lazy var lazyCalls = MockMethod("lazy()")
  let optionalCalls: MockMethod<Void, Never>? = MockMethod("optional()")
  let methods = [MockMethod("first()"), MockMethod("second()")]
  let mode = Mode.recording(MockMethod("mode()"))
  let nameProperty = MockProperty("name", initially: "Jon")
  let helper = Helper()
  let stove = MockStove()
  let numbers = Array(0..<100_000)

  init() {
    helper.owner = self
  }

  func callAll() {
    calls0.lightCalls.invoke(function: "light()")
    calls0.deeper.1["heat"]?.invoke(1)
    wrappedCalls.invoke(function: "wrapped()")
    lazyCalls.invoke(function: "lazy()")
    optionalCalls?.invoke(function: "optional()")
    for (method, name) in zip(methods, ["first()", "second()"]) { method.invoke(function: name) }
    if case .recording(let method) = mode { method.invoke(function: "mode()") }
    _ = nameProperty.get()
    helper.waitCalls.invoke(function: "wait()")
    stove.light()
  }
}

@Suite("The members of a mock") struct MockMembersTests {
  private let mock = NestedMock()

  @Test("are found in values, collections, wrappers, lazy storage and helpers, each once")
  func found() {
    mock.callAll()
    #expect(
      mock.calls.map(\.description) == [
        "light()", "heat(1)", "wrapped()", "lazy()", "optional()", "first()", "second()", "mode()",
        "name", "wait()",
      ]
    )
    mock.reset()
    #expect(mock.calls.isEmpty)
  }

  @Test("do not include those of a mock that the mock holds")
  func mockInMock() {
    mock.stove.light()
    let failures = collectFailures {
      verifyNoCalls(mock)
      verifyNoMoreCalls(mock)
    }
    #expect(failures.isEmpty)
    mock.reset()
    #expect(mock.stove.calls.count == 1)
  }

  @Test("are verified wherever they are")
  func verified() {
    mock.calls0.deeper.1["heat"]?.invoke(7)
    let failures = collectFailures {
      verifyNoMoreCalls(mock)
      verifyNoCalls(mock)
    }
    #expect(
      failures.map(\.description) == [
        """
        mock: expected no further calls, but 1 of 1 call was not verified: mock.heat(7)
          call 1: mock.heat(7) (not verified)
        """,
        """
        mock: expected no calls, but 1 call was made: mock.heat(7)
          call 1: mock.heat(7)
        """,
      ]
    )
  }

  @Test("are reported as missing by every verb that looks for them")
  func missing() {
    let empty = EmptyMock()
    let stove = MockStove()
    let line = #line + 2
    let failures = collectFailures {
      verifyNoCalls(empty)
      verifyNoMoreCalls(stove, empty)
      verifySequence(of: empty, stove) { stove.lightCalls.called() }
      empty.reset()
      empty.forgetCalls()
      empty.forgetStubs()
      empty.failsOnUnstubbedCalls()
      stove.reset()
    }
    let text =
      "EmptyMock: expected a mock with methods, but EmptyMock has no MockMethod that reflection finds"
    #expect(failures.map(\.description) == Array(repeating: text, count: 7))
    #expect(failures.map(\.line) == Array(line...line + 6))
  }

  @Test("are not missing if they are made when they are first used")
  func lazyMembers() {
    let late = LateMock()
    late.reset()
    verifyNoCalls(late)
    verifyNoMoreCalls(late)
    verifySequence(of: late) {}
    late.failsOnUnstubbedCalls()
    late.ringCalls.invoke()
    let failures = collectFailures { verifyNoCalls(late) }
    #expect(
      failures.map(\.text.summary) == ["late: expected no calls, but 1 call was made: late.ring()"]
    )
  }

  @Test("are reported as missing if the type's own mirror hides them")
  func hidden() {
    let hidden = HiddenMock()
    hidden.ringCalls.invoke()
    #expect(
      collectFailures { verifyNoCalls(hidden) }.map(\.description) == [
        """
        HiddenMock: expected a mock with methods, but HiddenMock has no MockMethod that reflection finds
          note: reflection sees no more than its customMirror shows
        """
      ]
    )
  }

  @Test("are reported as missing if the mirror of the mock itself hides them")
  func hiddenByItself() {
    let hidden = SelfHidingMock()
    hidden.ringCalls.invoke()
    let text = """
      SelfHidingMock: expected a mock with methods, but SelfHidingMock has no MockMethod that reflection finds
        note: reflection sees no more than its customMirror shows
      """
    let failures = collectFailures {
      verifyNoCalls(hidden)
      verifyNoMoreCalls(hidden)
      hidden.reset()
    }
    #expect(failures.map(\.description) == [text, text, text])
  }

  @Test("can be ignored for only the gets or only the sets of a property")
  func ignoring() {
    _ = mock.nameProperty.get()
    mock.nameProperty.set("Ann")
    let failures = collectFailures {
      verifyNoMoreCalls(mock, ignoring: mock.nameProperty)
      verifyNoMoreCalls(mock, ignoring: mock.nameProperty.gets)
      verifyNoCalls(mock, ignoring: mock.nameProperty.sets)
    }
    #expect(
      failures.map(\.description) == [
        """
        mock: expected no further calls, but 1 of 1 call was not verified: mock.name = "Ann"
          call 1: mock.name = "Ann" (not verified)
        """,
        """
        mock: expected no calls, but 1 call was made: mock.name
          call 1: mock.name
        """,
      ]
    )
  }
}
