import Charmest
import Testing

@testable import Shop

@Suite("Mocks of properties, subscripts, statics and initialisers", .serialized)
struct MembersTests {
  @Test func properties() {
    let mock = MockProperties()
    mock.degreesProperty.returns(80)
    mock.nameProperty.returns("pot")
    mock.onTapProperty.returns(nil)
    var copy: any Properties = mock
    assertThat(copy.degrees, 80)
    assertThat(copy.name, "pot")
    copy.degrees = 90
    copy.onTap = {}
    copy.onTap?()
    verify(mock.degreesProperty.sets, calledWith: 90)
    verify(mock.onTapProperty.sets)
  }

  @Test func throwingProperties() async throws {
    let mock = MockThrowingProperties()
    mock.tokenProperty.throws(SoldOut())
    mock.stockProperty.returns(3)
    mock.queueProperty.returns(["Ann"])
    assertThrows(try mock.token, equalTo(SoldOut()))
    assertThat(try await mock.stock, equalTo(3))
    assertThat(await mock.queue, equalTo(["Ann"]))
  }

  @Test func writableSubscripts() async throws {
    let mock = MockWritableSubscripts()
    mock.subscriptGets.returns(3)
    mock.subscriptColumnGets.when(1, 2).returns("b")
    mock[1, column: 2] = "a"
    assertThat(mock[1, column: 2], equalTo("b"))
    assertThat(try await mock["a"], equalTo(3))
    verify(mock.subscriptColumnSets, calledWith: 1, 2, equalTo("a"))
    verify(mock.subscriptColumnGets, calledWith: 1, 2)
    verify(mock.subscriptGets, calledWith: "a")
  }

  @Test func statics() {
    MockStatics.openCalls.reset()
    MockStatics.openCalls.returns(3)
    MockStatics.limitProperty.returns(5)
    MockStatics.subscriptGets.returns(6)
    assertThat((MockStatics.self as any Statics.Type).open(), 3)
    assertThat(MockStatics.limit, 5)
    MockStatics.limit = 4
    assertThat(MockStatics["a"], 6)
    verify(MockStatics.limitProperty.sets, calledWith: 4)
    verify(MockStatics.subscriptGets, calledWith: "a")
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
    MockOperators.equalsEqualsCalls.returns(true)
    MockOperators.lessThanCalls.returns(true)
    MockOperators.minusCalls.returns(mock)
    assertThat(mock == mock, true)
    assertThat(mock < mock, true)
    assertThat(-mock === mock, true)
  }

  @Test func selfTypes() {
    let mock = MockSelfTypes()
    mock.joinCalls.returns(mock)
    MockSelfTypes.sharedProperty.returns(mock)
    assertThat(mock.join(mock) === mock, true)
    assertThat(MockSelfTypes.shared === mock, true)
    verify(mock.joinCalls, calledWith: sameInstance(mock))
  }
}
