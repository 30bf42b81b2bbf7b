import CharmestCore
import Testing

@Suite("containsInRelativeOrder") struct RelativeOrderTests {
  @Test("keeps no captured element while it looks for one that comes too early")
  func captures() {
    let captor = ArgumentCaptor<Int>()
    let failures = collectFailures {
      assertThat([2, 1], containsInRelativeOrder(equalTo(1), capture(into: captor, equalTo(2))))
    }
    #expect(failures.count == 1)
    #expect(captor.values == [])
  }

  @Test("of very many elements tells what is missing first, also where it came before")
  func manyElements() {
    let leaves = [
      leaves(Array(0..<3_000), containsInRelativeOrder(5, 4, 6)),
      leaves([7] + Array(repeating: 0, count: 2_000), containsInRelativeOrder(7, 7)),
    ].map { $0.first?[1]?.prefix(1) }
    #expect(leaves == ["4", "7"])
    #expect(
      summary(["a", "c", "b"], containsInRelativeOrder("a", "b", "c"))
        .contains(#"but it came before, at [1] "c" (2 of 3 found up to there)"#))
  }
}
