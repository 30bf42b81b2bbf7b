import CharmestCore
import Foundation
import Testing

@Suite("Differences between dictionaries")
struct DictionaryDifferenceTests {
  @Test("nil is a value, not the absence of one")
  func nilValues() {
    #expect(
      whatDiffers(in: ["a": 1, "b": 1], equalTo(["a": nil, "b": 1] as [String: Int?])) == [
        #"["a"]: nil -> 1"#
      ])
    #expect(
      whatDiffers(in: ["a": nil, "b": 1] as [String: Int?], equalTo(["b": 1])) == [
        #"["a"]: -> nil"#
      ])
  }

  @Test("long keys that differ in one place are both shown where they differ")
  func longKeys() {
    let key = String(repeating: "lorem ipsum dolor sit ", count: 8)
    let text = explain([key + "one and then some": 1], equalTo([key + "two and then some": 1]))
    #expect(text?.description.contains("two and then") == true)
    #expect(text?.description.contains("one and then") == true)
  }

  @Test("a dictionary of Foundation is compared by its keys")
  func foundation() {
    let keys = (0..<50).map { "key \($0)" }
    let expected = NSDictionary(objects: keys, forKeys: keys as [NSString])
    let others = keys.map { $0 == "key 7" ? "other" : $0 }
    let actual = NSDictionary(objects: others, forKeys: keys as [NSString])
    #expect(whatDiffers(in: actual, equalTo(expected)) == [#"["key 7"]: "key 7" -> "other""#])
  }

  @Test("keys that < does not tell apart are in the order of their texts")
  func ties() {
    struct Key: Hashable, Comparable, CustomStringConvertible {
      let rank: Int
      let name: String
      var description: String { "\(name) at \(rank)" }
      static func < (first: Key, second: Key) -> Bool { first.rank < second.rank }
    }
    let keys = ["d", "b", "e", "a", "c"].map { Key(rank: 1, name: $0) }
    let seats = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    #expect(written(seats) == "[a at 1: 1, b at 1: 1, c at 1: 1, d at 1: 1, e at 1: 1]")
    #expect(
      reported(seats, equalTo([Key(rank: 2, name: "vip"): 1])).map(\.path)
        == ["a", "b", "c", "d", "e"].map { "[\($0) at 1]" } + ["[vip at 2]"])
  }
}
