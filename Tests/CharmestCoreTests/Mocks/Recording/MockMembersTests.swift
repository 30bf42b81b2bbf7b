import Charmest
import CharmestCore
import Foundation
import Testing

private final class Owner {}

/// Has a property that ends the process when it is read.
private final class OwnedMock: Mock {
  let ringCalls = MockMethod("ring()")
  unowned var owner: Owner
  init(_ owner: Owner) { self.owner = owner }
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
  let methods = (0..<300).map { MockMethod("method\($0)()") }
  let values = (0..<3_000).map { Value(number: $0) }
  let helpers = [[SharedHelper()]]
}

@Suite("The members of a mock") struct MockMembersTests {
  @Test("are not missing if they, or the helpers that hold them, are made when they are used")
  func late() {
    let late = LateHelperMock()
    late.reset()
    #expect(collectFailures { verifyNoCalls(late) }.isEmpty)
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
    many.methods[299].invoke(function: "last()")
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
      verifyNoMoreCalls(first, first)
      verifyNoCalls(first, second)
      verifyAllStubsUsed(first, second)
      verifySequence(of: first, second) { helper.knockCalls.called() }
    }
    // The shared call, that it was made, that the stub was not used, and the sequence.
    #expect(failures.count == 4)
  }

  @Test("are found without reading what another thread may write, or what is gone")
  func otherProperties() {
    let mock: OwnedMock
    do { mock = OwnedMock(Owner()) }
    mock.ringCalls.invoke()
    #expect(collectFailures { verifyNoMoreCalls(mock) }.count == 1)
    mock.reset()
    #expect(mock.calls.isEmpty)
  }

  @Test("can be ignored for only the gets or only the sets of a property")
  func ignoring() {
    final class NamedMock: Mock { let nameProperty = MockProperty("name", initially: "Jon") }
    let mock = NamedMock()
    _ = mock.nameProperty.get()
    mock.nameProperty.set("Ann")
    let failures = collectFailures {
      verifyNoMoreCalls(mock, ignoring: mock.nameProperty)
      verifyNoMoreCalls(mock, ignoring: mock.nameProperty.gets)
      verifyNoCalls(mock, ignoring: mock.nameProperty.sets)
    }
    #expect(failures.count == 2)
  }
}
