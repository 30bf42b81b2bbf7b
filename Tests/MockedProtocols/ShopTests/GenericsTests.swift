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
    verify(mock.putCalls, calledWith: isA(Int.self))
    verify(mock.labelCalls, calledWith: isA(Int.self))
  }

  @Test func lists() {
    let mock = MockGenericLists()
    (mock as any GenericLists).putAll([1], last: 2, named: ["a": 3])
    verify(mock.putAllCalls, calledWith: hasCount(1), anything(), hasCount(1))
  }

  @Test func results() throws {
    let mock = MockGenericResults()
    mock.decodeCalls.returns(5)
    assertThat(try (mock as any GenericResults).decode(Int.self, from: "5"), 5)
    assertThat((mock as any GenericResults).first(of: Int.self), equalTo(nil))
    verify(mock.decodeCalls, calledWith: anything(), equalTo("5"))
    verify(mock.firstCalls)
  }

  @Test func closures() {
    let mock = MockGenericClosures()
    (mock as any GenericClosures).subscribe(to: Int.self) { _ in }
    verify(mock.subscribeCalls)
  }

  @Test func opaque() {
    let mock = MockOpaque()
    assertThat((mock as any Opaque).count([1, 2], with: 3), 0)
    verify(mock.countCalls)
  }

  @Test func classConstrained() {
    let mock = MockClassConstrained()
    let stove = Stove()
    (mock as any ClassConstrained).heat(stove)
    verify(mock.heatCalls, calledWith: sameInstance(stove))
  }

  @Test func packs() {
    let mock = MockPacks()
    (mock as any Packs).note(1, "a")
    verify(mock.noteCalls, calledWith: hasCount(2))
  }

  @Test func genericSubscript() {
    let mock = MockGenericSubscript()
    assertThat((mock as any GenericSubscript)["a"], 0)
    verify(mock.subscriptGets)
  }

  @Test func box() {
    let mock = MockBox<Int>()
    mock.takeCalls.returns(3)
    let box: any Box<Int> = mock
    box.put(2)
    assertThat(box.take(), 3)
    verify(mock.putCalls, calledWith: 2)
  }

  @Test func repository() async throws {
    let mock = MockRepository<String, Int>()
    mock.valueCalls.returns(3)
    mock.save(["a": 1])
    assertThat(try await mock.value(for: "a"), equalTo(3))
    verify(mock.saveCalls, calledWith: ["a": 1])
  }

  @Test func source() throws {
    let mock = MockSource<[Int], SoldOut>()
    mock.itemsCalls.returns([1])
    assertThat(try mock.items(), equalTo([1]))
  }

  @Test func textBox() {
    let mock = MockTextBox()
    mock.clear()
    mock.put("a")
    assertThat(mock.take(), equalTo(nil))
    verify(mock.clearCalls)
    verify(mock.putCalls, calledWith: "a")
  }

  @Test func existentials() {
    let mock = MockPrimaryExistential()
    (mock as any PrimaryExistential).use(MockBox<Int>(), or: nil)
    verify(mock.useCalls)
  }

  @Test func members() {
    let mock = MockGenericMember()
    (mock as any GenericMember).fill(MockBox<Int>(), with: 3)
    verify(mock.fillCalls, calledWith: anything(), isA(Int.self))
  }

  @Test func changing() {
    let mock = MockGenericChanging()
    mock.resetCalls.returns(0)
    var value = 3
    (mock as any GenericChanging).reset(&value)
    assertThat(value, 0)
    verify(mock.resetCalls, calledWith: isA(Int.self))
  }

  @Test func sendableBox() async {
    let mock = MockSendableBox<Int>()
    await mock.put(1)
    verify(mock.putCalls, calledWith: 1)
  }

  @Test func nodes() {
    assertThat(Leaf().mock.children().count, 0)
  }

  @Test func optionalTypes() {
    let mock = MockOptionalTypes()
    _ = (mock as any OptionalTypes).pick(nil, 1, [nil])
    verify(mock.pickCalls)
  }

  @Test func longSignature() async throws {
    let mock = MockLongSignature()
    _ = try await mock.prepareEverything(for: ["a"], with: ["b"], at: Date())
    verify(mock.prepareEverythingCalls, calledWith: ["a"], hasCount(1), anything())
  }
}

private struct Leaf: Nodes {
  func children() -> [Leaf] { [] }
  var mock: MockNodes<Leaf> { MockNodes() }
}
