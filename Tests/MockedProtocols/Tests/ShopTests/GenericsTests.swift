import Charmest
import Foundation
import Testing

@testable import Shop

@Suite("Mocks of generics") struct GenericsTests {
  @Test func generic() {
    let mock = MockGeneric()
    mock.labelCalls.returns("five")
    (mock as any Generic).put(5)
    assertThat((mock as any Generic).label(5), "five")
    verify(mock.putCalls, calledWith: instanceOf(Int.self))
    verify(mock.labelCalls, calledWith: instanceOf(Int.self))
  }

  @Test func results() throws {
    let mock = MockGenericResults()
    mock.decodeCalls.returns(5)
    mock.firstCalls.returns(6)
    assertThat(try (mock as any GenericResults).decode(Int.self, from: "5"), 5)
    assertThat((mock as any GenericResults).first(of: Int.self), equalTo(6))
    verify(mock.decodeCalls, calledWith: anything(), equalTo("5"))
  }

  @Test func closures() {
    let mock = MockGenericClosures()
    mock.subscribeCalls.answers { _, handler in (handler as? (Int) -> Void)?(3) }
    var seen = 0
    (mock as any GenericClosures).subscribe(to: Int.self) { seen = $0 }
    assertThat(seen, 3)
  }

  @Test func packs() {
    let mock = MockPacks()
    (mock as any Packs).note(1, "a")
    verify(mock.noteCalls)
  }

  @Test func repository() async throws {
    let mock = MockRepository<String, Int>()
    mock.valueCalls.returns(3)
    mock.save(["a": 1])
    assertThat(try await mock.value(for: "a"), equalTo(3))
    verify(mock.saveCalls, calledWith: ["a": 1])
    verify(mock.valueCalls, calledWith: "a")
  }

  @Test func source() throws {
    let mock = MockSource<[Int], SoldOut>()
    mock.itemsCalls.gives(.success([1]), .failure(SoldOut()))
    assertThat(try mock.items(), equalTo([1]))
    assertThrows(try mock.items(), SoldOut())
    verify(mock.itemsCalls, .exactly(2))
  }

  @Test func textBox() {
    let mock = MockTextBox()
    mock.takeCalls.returns("b")
    mock.clear()
    mock.put("a")
    assertThat(mock.take(), equalTo("b"))
    verify(mock.clearCalls)
    verify(mock.putCalls, calledWith: "a")
  }

  @Test func dispatching() {
    let mock = MockDispatching<Int, String, Bool>()
    mock.dispatch("a")
    mock.dispatch(true)
    verify(mock.dispatchActionCalls, calledWith: "a")
    verify(mock.dispatchThunkCalls, calledWith: true)
  }

  @Test func changing() {
    let mock = MockGenericChanging()
    var value = 3
    (mock as any GenericChanging).reset(&value)
    assertThat(value, 3)
    verify(mock.resetCalls, calledWith: instanceOf(Int.self))
  }

  @Test func longSignature() async throws {
    let mock = MockLongSignature()
    mock.prepareEverythingCalls.returns(["a": Bowl()])
    let bowls = try await mock.prepareEverything(for: ["a"], with: ["b"], at: Date())
    assertThat(bowls, ["a": Bowl()])
    verify(mock.prepareEverythingCalls, calledWith: ["a"], hasCount(1), anything())
  }
}
