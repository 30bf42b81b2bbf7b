import Charmest
import Foundation
import Testing

@testable import Shop

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Mocks of unusual requirements") struct UnusualTests {
  @Test func unwrapped() {
    let mock = MockUnwrapped()
    mock.name = "a"
    mock.findCalls.returns(Bowl(soup: "shio"))
    assertThat(mock.find(1, in: nil), equalTo(Bowl(soup: "shio")))
    var bowl: Bowl! = Bowl()
    mock.change(&bowl)
    assertThat(bowl, equalTo(Bowl()))
    mock.keepCalls.returns(3)
    assertThat(mock.keep(2), equalTo(3))
    mock["a"] = 4
    assertThat(mock["a"] == nil && mock.note == nil, true)
    verify(mock.nameProperty.sets, calledWith: "a")
    verify(mock.subscriptSets, calledWith: "a", 4)
  }

  @Test func locating() {
    let mock = MockLocating()
    mock.resolveCalls.returns(true)
    assertThat(mock.resolve(Int.self), true)
    assertThat(mock.resolve(all: [Int.self, String.self], or: nil), 0)
    assertThat(mock.known.isEmpty && mock.kind(of: 1) == nil, true)
    verify(mock.resolveAllOrCalls)
  }

  @Test func composedTypes() {
    let mock = MockComposedTypes()
    assertThat(mock.make(MockComposed.self), false)
    mock.makeAll([MockComposed.self])
    mock.use(MockComposed.self, or: nil)
    assertThat(mock.types.isEmpty, true)
    verify(mock.makeCalls)
    verify(mock.makeAllCalls)
    verify(mock.useCalls)
  }

  @Test func unnamed() {
    let mock = MockUnnamed()
    assertThat(mock.put([1], "a"), 0)
    mock.move(to: 2)
    mock[3] = "b"
    assertThat(mock[3], "")
    verify(mock.putCalls, calledWith: [1], "a")
    verify(mock.moveCalls, calledWith: 2)
    verify(mock.subscriptSets, calledWith: 3, "b")
  }

  @Test func fetching() async throws {
    let mock = MockFetching()
    mock.sessionProperty.returns(.shared)
    let request = URLRequest(url: try #require(URL(string: "https://charmest.dev")))
    assertThat(try await mock.fetch(request), equalTo(Data()))
    assertThat(mock.session === URLSession.shared, true)
    verify(mock.fetchCalls, calledWith: request)
  }

  @Test func screens() async throws {
    let screen = MockIdentifiedScreen()
    screen.idProperty.returns("a")
    assertThat(screen.id, "a")
    assertThat(screen.description, "")
    await screen.show()
    verify(screen.showCalls)
    let saved = MockSavedScreen()
    saved.encodeCalls.throws(SoldOut())
    assertThrows(try JSONEncoder().encode(saved), SoldOut())
  }

  @Test func diamonds() {
    let mock = MockDiamond()
    mock.stock = 3
    let other = MockOtherDiamond()
    other.stock = 4
    other["a"] = 5
    other.shine()
    verify(mock.stockProperty.sets, calledWith: 3)
    verify(other.stockProperty.sets, calledWith: 4)
    verify(other.subscriptSets, calledWith: "a", 5)
  }

  @Test func voids() {
    let mock = MockVoids()
    mock.done((), 1)
    assertThat(mock.finish(with: ()), 0)
    verify(mock.doneCalls)
    verify(mock.finishCalls)
  }

  @Test func packBesideList() {
    let mock = MockPackBesideList()
    mock.keep(1, "a", itemList: [2])
    verify(mock.keepCalls, calledWith: anything(), equalTo([2]))
  }

  @Test func twoChanging() {
    let mock = MockTwoChanging()
    var first = 1
    var second = "a"
    mock.both(&first, &second)
    assertThat(mock.swap(&first, &second), false)
    verify(mock.bothCalls, calledWith: 1, "a")
    mock.bothCalls.returns((2, "b"))
    mock.both(&first, &second)
    assertThat(first, 2)
    assertThat(second, "b")
  }

  @Test func summing() {
    let mock = MockSumming()
    mock.keep { (numbers: Int...) in numbers.reduce(0, +) }
    let sum: (Int...) -> Int = mock.keepCalls.calls[0].arguments
    assertThat(sum(1, 2), 3)
    verify(mock.keepCalls)
  }

  @Test func pairSource() {
    let mock = MockPairSource<Int, String>()
    mock.pairCalls.returns((1, "a"))
    assertThat(mock.pair().1, "a")
    mock.take([(2, "b")])
    verify(mock.pairCalls)
    verify(mock.takeCalls)
    let ints = MockIntPairSource<String>()
    assertThat(ints.first()?.0, nilValue())
    ints.pairCalls.returns((3, "c"))
    assertThat(ints.pair().0, 3)
    verify(ints.firstCalls)
  }
}
