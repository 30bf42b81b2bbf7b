import Charmest
import CharmestCore
import Foundation
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

private class SharedHelper {
  let ringCalls = MockMethod("ring()")
  lazy var knockCalls = MockMethod("knock()")
}

private final class SharingMock: Mock {
  let helper: SharedHelper
  init(_ helper: SharedHelper) { self.helper = helper }
}

private final class LateHelperMock: Mock {
  lazy var lazyHelper = SharedHelper()
  var optionalHelper: SharedHelper?
  var anyHelper: Any?
}

private final class UnrelatedMock: Mock {
  var name: String?
  lazy var numbers = [1]
  var onTap: ((Int) -> Void)?
  var tags: [String: [Date]]?
}

private struct Value { let number: Any }

private final class ManyMock: Mock {
  let methods = (0..<1_500).map { MockMethod("method\($0)()") }
  let values = (0..<12_000).map { Value(number: $0) }
  let helpers = [[SharedHelper()]]
}

private protocol Timer {
  func reset()
  func start()
}

private final class MockTimer: Mock, Timer {
  let resetCalls = MockMethod("reset()")
  let startCalls = MockMethod("start()", returning: Int.self)
  func reset() { resetCalls.invoke() }
  func start() { startCalls.invoke() }
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
        mock: expected no further calls, but 1 call was not verified: mock.heat(7)
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
    late.ringCalls.invoke()
    let failures = collectFailures { verifyNoCalls(late) }
    #expect(
      failures.map(\.text.summary) == ["late: expected no calls, but 1 call was made: late.ring()"]
    )
  }

  @Test("are not missing if they are in a helper that is not there yet")
  func lateHelpers() {
    let late = LateHelperMock()
    late.reset()
    verifyNoCalls(late)
    late.lazyHelper.ringCalls.invoke()
    late.optionalHelper = SharedHelper()
    late.optionalHelper?.knockCalls.invoke()
    late.anyHelper = [SharedHelper()]
    (late.anyHelper as? [SharedHelper])?[0].ringCalls.invoke()
    #expect(late.calls.map(\.description) == ["ring()", "knock()", "ring()"])
  }

  @Test("are missing if the empty places can hold none")
  func unrelatedPlaces() {
    let failures = collectFailures { verifyNoCalls(UnrelatedMock()) }
    #expect(
      failures.map(\.description) == [
        "UnrelatedMock: expected a mock with methods, but UnrelatedMock has no MockMethod that reflection finds"
      ])
  }

  @Test("are found among thousands of methods and other values")
  func many() {
    let many = ManyMock()
    many.methods[1_499].invoke(function: "last()")
    many.helpers[0][0].ringCalls.invoke(function: "ring()")
    #expect(many.calls.map(\.description) == ["last()", "ring()"])
    many.reset()
    #expect(many.calls.isEmpty)
  }

  @Test("belong to the first mock if several mocks share them, and to a mock that is named twice")
  func shared() {
    let helper = SharedHelper()
    let (first, second) = (SharingMock(helper), SharingMock(helper))
    helper.ringCalls.invoke(function: "ring()")
    helper.knockCalls.returns()
    let failures = collectFailures {
      verifyNoMoreCalls(mock, first, first)
      verifyNoCalls(first, second)
      verifyAllStubsUsed(first, second)
      verifySequence(of: first, second) { helper.knockCalls.called() }
    }
    #expect(
      failures.map(\.text.summary) == [
        "mock, first#1 and first#2: expected no further calls, but 1 call was not verified: first#1.ring()",
        "first and second: expected no calls, but 1 call was made: first.ring()",
        "first and second: expected all stubs to be used, but 1 stub was not: first.knock()",
        "helper.knock(): expected first, but was never called",
      ])
    #expect(allCalls(of: first, second, first).count == 1)
    #expect(callLog(of: first, second) == "call 1: SharingMock#1.ring()")
  }

  @Test("can be forgotten if the protocol has a reset of its own")
  func ownReset() {
    let timer = MockTimer()
    timer.startCalls.returns(3)
    timer.reset()
    timer.start()
    #expect(timer.calls.map(\.description) == ["reset()", "start()"])
    timer.forgetAll()
    #expect(timer.calls.isEmpty)
    #expect(timer.startCalls.invoke() == 0)
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
        mock: expected no further calls (ignoring name { get }), but 1 call was not verified: mock.name = "Ann"
          call 1: mock.name = "Ann" (not verified)
        """,
        """
        mock: expected no calls (ignoring name { set }), but 1 call was made: mock.name
          call 1: mock.name
        """,
      ]
    )
  }
}
