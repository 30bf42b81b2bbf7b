import CharmestCore
import Testing

/// Holds what has no `==`, or has another one elsewhere.
private struct Holder: Equatable {
  var held: Any
  static func == (first: Holder, second: Holder) -> Bool { false }
}

private func summary(_ actual: Any, expecting expected: Any) -> String? {
  explain(Holder(held: actual), equalTo(Holder(held: expected)), "holder")?.summary
}

@Suite("The shapes of the standard library")
struct StandardShapesTests {
  @Test("pairs have an order, and may repeat a key")
  func pairs() {
    let pairs: KeyValuePairs = ["a": 1, "b": 2]
    #expect(
      summary(["b": 2, "a": 1] as KeyValuePairs, expecting: pairs) == #"""
        holder.held: [0] .key expected "a", but was "b", .value expected 1, but was 2; \#
        [1] .key expected "b", but was "a", .value expected 2, but was 1
        """#)
    #expect(
      summary(["a": 1, "b": 2, "a": 1] as KeyValuePairs, expecting: pairs)
        == #"holder.held[2]: unexpected (key: "a", value: 1) (1 of 3 elements is unexpected)"#)
  }

  @Test("nil and values of any type are keys and members as well")
  func keys() {
    #expect(
      summary([nil: 1, 2: 3] as [Int?: Int], expecting: [nil: 1, 2: 4] as [Int?: Int])
        == "holder.held[2]: expected 4, but was 3 (1 of 2 entries differs)")
    #expect(
      summary([nil: 1, 2: 3] as [Int?: Int], expecting: [nil: 2, 2: 3] as [Int?: Int])
        == "holder.held[nil]: expected 2, but was 1 (1 of 2 entries differs)")
    let members: Set<AnyHashable> = [1, "a"]
    #expect(
      summary(members, expecting: [1, "b"] as Set<AnyHashable>)?
        .contains(#"missing "b", unexpected "a""#) == true)
    #expect(
      summary(["a": 1].keys, expecting: ["b": 1].keys)?
        .contains(#"missing "b", unexpected "a""#) == true)
  }

  @Test("numbers of every type are never equal to nan")
  func nan() {
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      #expect(summary(Float16.nan, expecting: Float16.nan)?.contains("use isNaN()") == true)
    #endif
    #expect(summary(Double.nan, expecting: Double.nan)?.contains("use isNaN()") == true)
  }

  @Test("views of a text are lists of what is in them")
  func viewsOfTexts() {
    assertMismatch(
      "abc".utf8, hasItem(65), text: "expected an item 65, but was [97, 98, 99]")
    assertMismatch(
      "ab".unicodeScalars, hasItem("c"), text: #"expected an item "c", but was ["a", "b"]"#)
  }
}
