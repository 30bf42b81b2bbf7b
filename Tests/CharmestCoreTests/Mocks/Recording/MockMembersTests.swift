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

@propertyWrapper private struct Kept<Value> { var wrappedValue: Value }

private final class Helper {
  let waitCalls = MockMethod("wait()")
  weak var owner: AnyObject?
}

private enum Mode { case recording(MockMethod<Void, Never>) }

private final class LateMock: Mock {
  lazy var ringCalls = MockMethod("ring()")
  var optionalCalls: MockMethod<Int, Void, Never>?
}

/// Has a property that ends the process when it is read.
private final class OwnedMock: Mock {
  let ringCalls = MockMethod("ring()")
  unowned var owner: Helper
  init(_ owner: Helper) { self.owner = owner }
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

  init() { helper.owner = self }

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
    #expect(collectFailures { verifyNoMoreCalls(mock) }.count == 1)
    #expect(collectFailures { verifyNoCalls(mock) }.count == 1)
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
    #expect(failures.filter { $0.subject == "EmptyMock" }.map(\.line) == Array(line...line + 6))
  }

  @Test("are not missing if they are made when they are first used")
  func lazyMembers() {
    let late = LateMock()
    late.reset()
    verifyNoCalls(late)
    verifyNoMoreCalls(late)
    late.ringCalls.invoke()
    let failures = collectFailures { verifyNoCalls(late) }
    #expect(failures.count == 1)
  }

  @Test("are not missing if they are in a helper that is not there yet")
  func lateHelpers() {
    let late = LateHelperMock()
    late.reset()
    verifyNoCalls(late)
    late.lazyHelper.ringCalls.invoke()
    late.optionalHelper = SharedHelper()
    late.optionalHelper?.knockCalls.invoke()
    #expect(late.calls.map(\.description) == ["ring()", "knock()"])
  }

  @Test("are missing if the empty places can hold none")
  func unrelatedPlaces() {
    let failures = collectFailures { verifyNoCalls(UnrelatedMock()) }
    #expect(failures.map(\.subject) == ["UnrelatedMock"])
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
    // The shared call, that it was made, that the stub was not used, and the sequence.
    #expect(failures.count == 4)
  }

  private final class Bell { let ringCalls = MockMethod("ring()") }

  private final class House: Mock {
    var bells = ["door": [Bell()]]
    var pair = (1, Bell())
  }

  @Test("are found in variables of dictionaries and tuples of helpers")
  func helpers() {
    let house = House()
    house.bells["door"]?[0].ringCalls.invoke()
    house.pair.1.ringCalls.invoke()
    #expect(collectFailures { verifyNoCalls(house) }[0].text.summary.contains("2 calls"))
  }

  @Test("are found without reading what another thread may write, or what is gone")
  func otherProperties() {
    let mock: OwnedMock
    do { mock = OwnedMock(Helper()) }
    mock.ringCalls.invoke()
    verify(mock.ringCalls)
    verifyNoMoreCalls(mock)
    mock.reset()
    #expect(mock.calls.isEmpty)
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
    #expect(failures.count == 2)
    #expect(mock.calls.map(\.description) == ["name", #"name = "Ann""#])
  }
}
