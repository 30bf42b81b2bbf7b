import Charmest
import Testing

@testable import Shop

@Suite("Mocks of properties, subscripts, statics and initialisers", .serialized)
struct MembersTests {
  @Test func properties() {
    let mock = MockProperties()
    let properties: any Properties = mock
    var copy = properties
    copy.degrees = 90
    copy.onTap = {}
    copy.onTap?()
    assertThat(copy.degrees, 90)
    assertThat(copy.name, "")
    verify(mock.degreesProperty.sets, calledWith: 90)
    verify(mock.nameProperty.gets)
    verify(mock.onTapProperty.sets)
  }

  @Test func throwingProperties() async throws {
    let mock = MockThrowingProperties()
    mock.tokenProperty.throws(SoldOut())
    mock.stockProperty.returns(3)
    assertThrows(try mock.token, equalTo(SoldOut()))
    assertThat(try await mock.stock, equalTo(3))
    assertThat(await mock.queue, empty())
  }

  @Test func subscripts() {
    let mock = MockSubscripts()
    mock.subscriptGets.returns(2)
    assertThat((mock as any Subscripts)["nori"], 2)
    verify(mock.subscriptGets, calledWith: "nori")
  }

  @Test func writableSubscripts() async throws {
    let mock = MockWritableSubscripts()
    mock.subscriptGets.returns(3)
    mock[1, column: 2] = "a"
    assertThat(mock[1, column: 2], equalTo(nil))
    assertThat(try await mock["a"], equalTo(3))
    verify(mock.subscriptColumnSets, calledWith: 1, 2, equalTo("a"))
    verify(mock.subscriptColumnGets, calledWith: 1, 2)
    verify(mock.subscriptGets, calledWith: "a")
  }

  @Test func statics() {
    MockStatics.openCalls.reset()
    assertThat((MockStatics.self as any Statics.Type).open(), 0)
    MockStatics.limit = 4
    assertThat(MockStatics.limit, 4)
    assertThat(MockStatics["a"], 0)
    verify(MockStatics.openCalls)
    verify(MockStatics.subscriptGets, calledWith: "a")
  }

  @Test func inheritedStatics() {
    MockStaticInherited.close()
    _ = MockStaticInherited.open()
    _ = MockStaticInherited["a"]
    verify(MockStaticInherited.closeCalls)
    verify(MockStaticInherited.openCalls)
  }

  @Test func initialisers() throws {
    _ = MockInitialisers()
    _ = MockInitialisers(name: "a")
    _ = try MockInitialisers(number: 1)
    let mock = MockEmptyInitialiser()
    mock.wash()
    verify(mock.washCalls)
  }

  @Test func operators() {
    let mock = MockOperators()
    MockOperators.equalsCalls.returns(true)
    MockOperators.minusCalls.returns(mock)
    assertThat(mock == mock, true)
    assertThat(mock < mock, false)
    _ = -mock
    verify(MockOperators.equalsCalls)
    verify(MockOperators.isLessCalls)
    verify(MockOperators.minusCalls)
  }

  @Test func selfTypes() {
    let mock = MockSelfTypes()
    mock.joinCalls.returns(mock)
    assertThat(mock.join(mock) === mock, true)
    assertThat(MockSelfTypes.shared === nil, true)
  }

  @Test func aliases() {
    let mock = MockAliases()
    (mock as any Aliases).subscribe { _ in }
    verify(mock.subscribeCalls)
  }
}
