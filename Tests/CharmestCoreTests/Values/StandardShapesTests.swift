import CharmestCore
import Testing

@Suite("The shapes of the standard library")
struct StandardShapesTests {
  @Test("pairs have an order, and may repeat a key")
  func pairs() {
    let pairs: KeyValuePairs = ["a": 1, "b": 2]
    #expect(
      whatDiffers(between: pairs, and: ["a": 1, "b": 3] as KeyValuePairs) == [
        ".held[1].value: 2 -> 3"
      ])
    #expect(
      reported(Holder(["a": 1, "b": 2, "a": 1] as KeyValuePairs), equalTo(Holder(pairs)))
        .map(\.path) == [".held[2]"])
  }

  @Test("nil and values of any type are keys and members as well")
  func keys() {
    let entries: [Int?: Int] = [nil: 1, 2: 3]
    #expect(
      whatDiffers(between: entries, and: [nil: 1, 2: 4] as [Int?: Int]) == [".held[2]: 3 -> 4"])
    #expect(
      whatDiffers(between: entries, and: [nil: 2, 2: 3] as [Int?: Int]) == [".held[nil]: 1 -> 2"])
    let differences = reported(Holder(["a": 1].keys), equalTo(Holder(["b": 1].keys)))
    #expect(differences.compactMap(\.expected) == [#""b""#])
    #expect(differences.compactMap(\.actual) == [#""a""#])
  }

  @Test("views of a text are lists of what is in them")
  func viewsOfTexts() {
    #expect(written("abc".utf8) == "[97, 98, 99]")
    #expect(written("ab".unicodeScalars) == #"["a", "b"]"#)
    #expect(explain("abc".utf8, hasItem(65)) != nil)
  }
}
