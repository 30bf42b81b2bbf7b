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
    let note = Note()
    mock.nameProperty.returns("b")
    mock.noteProperty.returns(note)
    mock.findCalls.returns(Bowl(soup: "shio"))
    mock.keepCalls.returns(3)
    mock.subscriptGets.returns(5)
    assertThat(mock.name, equalTo("b"))
    mock.name = "a"
    assertThat(mock.note === note, true)
    assertThat(mock.find(1, in: nil), equalTo(Bowl(soup: "shio")))
    var bowl: Bowl! = Bowl()
    mock.change(&bowl)
    assertThat(mock.keep(2), equalTo(3))
    mock["a"] = 4
    assertThat(mock["a"], equalTo(5))
    verify(mock.nameProperty.sets, calledWith: "a")
    verify(mock.findCalls, calledWith: 1, nil)
    verify(mock.changeCalls, calledWith: Bowl())
    verify(mock.subscriptGets, calledWith: "a")
    verify(mock.subscriptSets, calledWith: "a", 4)
  }

  @Test func locating() {
    let mock = MockLocating()
    mock.resolveCalls.returns(true)
    mock.resolveAllOrCalls.returns(2)
    mock.knownProperty.returns([Int.self])
    mock.kindCalls.returns(Int.self)
    assertThat(mock.resolve(Int.self), true)
    assertThat(mock.resolve(all: [Int.self, String.self], or: nil), 2)
    assertThat(mock.known.count, 1)
    assertThat(mock.kind(of: 1) == Int.self, true)
    verify(mock.kindCalls, calledWith: 1)
  }

  @Test func fetching() async throws {
    let mock = MockFetching()
    mock.sessionProperty.returns(.shared)
    mock.fetchCalls.returns(Data([1]))
    let request = URLRequest(url: try #require(URL(string: "https://charmest.dev")))
    assertThat(try await mock.fetch(request), equalTo(Data([1])))
    assertThat(mock.session === URLSession.shared, true)
    verify(mock.fetchCalls, calledWith: request)
  }

  @Test func diamond() {
    let mock = MockDiamond()
    mock.stockProperty.returns(1)
    mock.subscriptGets.returns(2)
    mock.countCalls.returns(3)
    assertThat([mock.stock, mock["a"], mock.count()], [1, 2, 3])
    mock.stock = 3
    mock["a"] = 4
    mock.shine()
    verify(mock.stockProperty.sets, calledWith: 3)
    verify(mock.subscriptGets, calledWith: "a")
    verify(mock.subscriptSets, calledWith: "a", 4)
    verify(mock.shineCalls)
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
    verify(mock.takeCalls)
    let ints = MockIntPairSource<String>()
    ints.firstCalls.answers { (2, "b") }
    ints.pairCalls.returns((3, "c"))
    assertThat(ints.first()?.0, 2)
    assertThat(ints.pair().0, 3)
    ints.take([])
    verify(ints.takeCalls)
  }
}
