import Charmest
import Testing

@testable import Shop

@Suite("Mocks with names that are words of the language", .serialized) struct NamesTests {
  @Test func labels() {
    let mock = MockOddLabels()
    mock.changeCalls.returns(3)
    mock.giveCalls.returns(5)
    mock.subscriptGets.returns(7)
    let labels: any OddLabels = mock
    labels.name(init: 1, self: 2, Type: 3)
    var third = 3
    assertThat(labels.change(let: 1, var: 2, `inout`: &third), 3)
    labels.write(`a b`: 1, `c.d`: 2)
    assertThat(labels.give(in: 1, self: 2, default: 3), 5)
    assertThat(mock[init: 2], 7)
    mock[init: 3] = 4
    verify(mock.nameCalls, calledWith: 1, 2, 3)
    verify(mock.changeCalls, calledWith: 1, 2, 3)
    verify(mock.writeCalls, calledWith: 1, 2)
    verify(mock.giveCalls, calledWith: 1, 2, 3)
    verify(mock.subscriptGets, calledWith: 2)
    verify(mock.subscriptSets, calledWith: 3, 4)
  }

  @Test func names() {
    let mock = MockOddNames()
    mock.typeCalls.returns(3)
    mock.initProperty.returns(4)
    mock.defaultProperty.returns(5)
    MockOddNames.inProperty.returns(6)
    mock.`init`(1)
    mock.`self`()
    mock.subscript()
    mock.`_`()
    assertThat([mock.`Type`(), mock.`init`, mock.default, MockOddNames.in], [3, 4, 5, 6])
    mock.`init` = 7
    MockOddNames.in = 8
    MockOddNames.class()
    verify(mock.initCalls, calledWith: 1)
    verify(mock.selfCalls)
    verify(mock.subscriptCalls)
    verify(mock._Calls)
    verify(mock.initProperty.sets, calledWith: 7)
    verify(MockOddNames.classCalls)
    verify(MockOddNames.inProperty.sets, calledWith: 8)
  }
}
