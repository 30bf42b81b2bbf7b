import Testing
import Charmest
struct P { var name = "Ann"; var zip: String? = nil; var tags = ["a"] }
@Test func scratch() async throws {
  let f = try await collectFailures {
    assertThat(5, equalTo(4), "total")
    assertThat([1, 7, 12], containsInAnyOrder(lessThan(5), greaterThan(10), greaterThan(20)), "sizes")
    assertThat([1, 2, 30], containsInAnyOrder(lessThan(5), greaterThan(10), greaterThan(20)), "sizes")
    assertThat(["a", "b", "b", "c"], containsInAnyOrder("a", "a", "b", "c"), "letters")
    assertThat(["apple", "banana", "dog"], containsInAnyOrder("cherry", "banana", "apple"), "fruits")
    assertThat((0..<1000).map { $0 % 300 == 5 ? -$0 : $0 + 1 }, everyItem(greaterThan(0)), "values")
    assertThat([1, 2, 3], not(hasItem(3)))
    assertThat([10, 20, 25, 30], contains(10, 20, greaterThan(25)))
    assertThat([10, 20], contains(10, 20, greaterThan(25)))
    assertThat(P(), hasProperty(\.name, hasPrefix("B")), "p"); assertThat(P(), hasProperty(\.zip, hasPrefix("B")), "p")
    assertThat([P()], hasItem(hasProperty(\.name, "Bob")), "p"); assertThat([P()], everyItem(hasProperty(\.tags, hasItem("x"))), "p")
    assertThat(12, greaterThan(17) && lessThan(100) && not(13), "age"); assertThat(12, greaterThan(17) && lessThan(5)); assertThat(33, lessThan(5) || greaterThan(60))
    assertThat(nil as String?, hasPrefix("x")); assertThat(false, "open"); assertThat([1,2], hasCount(3), "xs"); assertThat([1], empty())
    assertThat(5 as Any, instanceOf(String.self)); assertThat([1,2,3], hasItems(1, 7, greaterThan(8)))
    assertThrows(try { throw CancellationError() }() as Int, anything()); assertThrows(5, CancellationError.self); assertThrows { 5 }; await assertThrows { await z() }; assertThrows(CancellationError.self) { 5 }; assertThrows(anything()) { 5 };assertThrows("lab") { 5 };
    assertNotThrows(try { throw CancellationError() }() as Int)
    try requireThat(5 as Int?, nilValue())
  }
  for x in f { print(x) }
}
func z() async -> Int { 6 }
