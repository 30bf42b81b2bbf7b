import Charmest
import Testing

@testable import Harbor

@Suite("Mocks of protocols with default isolation", .serialized) @MainActor struct HarborTests {
  @Test func harbor() async {
    let mock = MockHarbor()
    mock.dockCalls.returns(3)
    mock.shipsProperty.returns([Ship()])
    mock.waitCalls.throws(Sunk())
    assertThat(mock.dock(Ship()), 3)
    assertThat(mock.ships, hasCount(1))
    mock.ships = []
    await assertThrows(Sunk()) { try await mock.wait() }
    verify(mock.dockCalls, calledWith: sameName(as: Ship()))
    verify(mock.shipsProperty.sets, calledWith: empty())
  }

  nonisolated struct Sunk: Error, Equatable {}

  private func sameName(as ship: Ship) -> Matcher<Ship> { hasProperty(\.name, ship.name) }

  @Test nonisolated func pier() {
    let mock = MockPier()
    mock.moorCalls.returns(3)
    mock.freeProperty.returns(4)
    assertThat([mock.moor(1), mock.free], [3, 4])
    verify(mock.moorCalls, calledWith: 1)
  }

  @Test func captain() async {
    let mock = MockCaptain()
    mock.idProperty.returns("a")
    assertThat(mock.id, "a")
    await mock.sail(to: "b")
    verify(mock.sailCalls, calledWith: "b")
  }

  @Test func crane() {
    let mock = MockCrane(name: "a")
    mock.liftCalls.answers { done in done(true) }
    mock.tagCalls.returns(3)
    MockCrane.makeCalls.returns(4)
    var isLifted = false
    mock.lift { isLifted = $0 }
    assertThat(isLifted, true)
    assertThat([mock.tag(), MockCrane.make()], [3, 4])
  }

  @Test func radio() async {
    nonisolated(unsafe) let mock = MockRadio()
    mock.callCalls.returns(3)
    assertThat(await mock.call(1), equalTo(3))
    await mock.quiet()
    verify(mock.callCalls, calledWith: 1)
    verify(mock.quietCalls)
  }
}
