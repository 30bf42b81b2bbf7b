import Charmest
import CharmestCore
import Foundation
import Testing

@Suite("Differences between dictionaries")
struct DictionaryDifferenceTests {
  private func sentence<Value: Equatable>(_ expected: [String: Value], _ actual: [String: Value])
    -> String
  {
    explainInequality(expected: expected, actual: actual).sentence(about: "counts").shortText
  }

  @Test("an unexpected key that has the value of a missing one is told with it")
  func renamedKeys() {
    let expected = ["pH": [7.0], "nitrate": [12.5], "hardness": [8]]
    assertMismatch(
      ["pH": [7.0], "NO3": [12.5], "hardness": [142.4]], equalTo(expected), "report",
      text: """
        report: 2 of 3 entries differ: ["hardness"][0] expected 8.0, but was 142.4; ["nitrate"] expected [12.5], but it is at the unexpected key "NO3"
          expected: ["hardness": [8.0], "nitrate": [12.5], "pH": [7.0]]
          but was:  ["NO3": [12.5], "hardness": [142.4], "pH": [7.0]]
        """)
    // Nobody knows which of two it is.
    assertMismatch(
      ["a": 1, "b": 1], equalTo(["c": 1]), "counts",
      text: """
        counts: 3 of 3 entries differ: ["a"] unexpected, was 1; ["b"] unexpected, was 1; ["c"] missing, expected 1
          expected: ["c": 1]
          but was:  ["a": 1, "b": 1]
        """)
  }

  @Test("entries are named by their keys")
  func entries() {
    #expect(
      sentence(["a": 1, "b": 2, "c": 3], ["a": 1, "b": 3])
        == #"counts: 2 of 3 entries differ: ["b"] expected 2, but was 3; ["c"] missing, expected 3"#
    )
    #expect(
      sentence(["a": 1], ["a": 1, "d": 4])
        == #"counts["d"]: unexpected, was 4 (1 of 2 entries is unexpected)"#
    )
    #expect(sentence(["a": 1], ["a": 2]) == #"counts["a"]: expected 1, but was 2"#)
  }

  @Test("two entries that have each other's values are swapped, if nothing else differs")
  func swapped() {
    #expect(
      sentence(["a": 1, "b": 2, "c": 3], ["a": 2, "b": 1, "c": 3])
        == #"counts: ["a"] and ["b"] are swapped (["a"] was 2, ["b"] was 1; 2 of 3 entries differ)"#
    )
    #expect(
      sentence(["a": 1, "b": 2], ["a": 2, "b": 1, "c": 3])
        == #"counts: 3 of 3 entries differ: ["a"] expected 1, but was 2; ["b"] expected 2, but was 1; ["c"] unexpected, was 3"#
    )
  }

  @Test("a long key that differs in one place has no empty note")
  func longKeys() {
    let text = text(
      ["Planning of the winter menu two and then some": 1],
      ["Planning of the winter menu one and then some": 1], about: "plans")
    #expect(!text.contains("()"))
    #expect(text.contains("menu two and"))
    #expect(text.contains("menu one and"))
  }

  @Test("the whole dictionaries follow")
  func whole() {
    let (expected, actual) = (["a": 1, "b": 2, "c": 3], ["a": 1, "b": 3])
    #expect(
      text(expected, actual, about: "counts") == """
        counts: 2 of 3 entries differ: ["b"] expected 2, but was 3; ["c"] missing, expected 3
          expected: \(ValueDescription(of: expected, limit: 148).text)
          but was:  \(ValueDescription(of: actual, limit: 148).text)
        """
    )
  }

  @Test("nil is a value, not the absence of one")
  func nilValues() {
    #expect(
      sentence(["a": nil, "b": 1], ["a": 1, "b": 1])
        == #"counts["a"]: expected nil, but was 1 (1 of 2 entries differs)"#
    )
    #expect(
      sentence(["b": 1], ["a": Int?.none, "b": 1])
        == #"counts["a"]: unexpected, was nil (1 of 2 entries is unexpected)"#
    )
  }

  @Test("shows where a missing key differs from the nearest one, however long they are")
  func nearestOfLongKeys() {
    let start = String(repeating: "lorem ipsum dolor sit ", count: 10)
    for count in 20...180 {
      let key = String(start.prefix(count))
      for text in [
        explain(["a": 3, key + "x": 1], equalTo(["a": 3, key + "y": 1]), "it"),
        explain(["a": 3, key + "x": 1], hasEntry(key + "y", 1), "it"),
        explain(["a": 3, key + "x": 1], hasEntry(key + "y", 2), "it"),
      ] {
        let summary = text?.summary ?? ""
        #expect(summary.contains(#"y""#) && summary.contains(#"x""#), "\(count): \(summary)")
        #expect(!summary.contains("expected ....."))
      }
    }
  }

  @Test("counts at the place of the difference, also in lists and dictionaries of several kinds")
  func countsOfSeveralKinds() {
    let bytes = [Data([1, 2]), Data([3, 4, 5, 6])]
    assertMismatch(
      [bytes[0], Data([3, 4, 5, 7])], equalTo(bytes), "frames",
      text: """
        frames[1][3]: expected 0x06, but was 0x07 (1 of 4 bytes differs)
          expected: [Data(2 bytes: 01 02), Data(4 bytes: 03 04 05 06)]
          but was:  [Data(2 bytes: 01 02), Data(4 bytes: 03 04 05 07)]
        """)
    assertMismatch(
      ["a": [1, 2, 3], "b": [4]], equalTo(["a": [1, 2, 4], "b": [4]]), "counts",
      text: """
        counts["a"][2]: expected 4, but was 3 (1 of 3 elements differs)
          expected: ["a": [1, 2, 4], "b": [4]]
          but was:  ["a": [1, 2, 3], "b": [4]]
        """)
    assertMismatch(
      [["a": 1, "b": 2, "c": 3], [:]], equalTo([["a": 1, "b": 2, "c": 4], [:]]), "rows",
      text: """
        rows[0]["c"]: expected 4, but was 3 (1 of 3 entries differs)
          expected: [["a": 1, "b": 2, "c": 4], [:]]
          but was:  [["a": 1, "b": 2, "c": 3], [:]]
        """)
  }

  @Test("the path goes on inside a value")
  func nested() {
    #expect(
      sentence(["a": ["x": [1, 2]]], ["a": ["x": [1, 3]]])
        == #"counts["a"]["x"][1]: expected 2, but was 3 (1 of 2 elements differs)"#
    )
  }

  @Test("a key that never equals itself keeps its value")
  func nan() {
    #expect(
      explainInequality(expected: [Double.nan: 1], actual: [.nan: 2]).sentence(about: "counts")
        .shortText
          == """
          counts: 2 of 2 entries differ: [nan] missing, expected 1 \
          (nan never equals itself, use isNaN()); [nan] unexpected, was 2
          """
    )
    #expect(
      explainInequality(expected: [Double.nan: 1], actual: [2: 1]).sentence(about: "counts")
        .shortText
        == "counts[nan]: expected 1, but it is at the unexpected key 2.0"
    )
  }

  @Test("a dictionary of Foundation is compared by its keys")
  func foundation() {
    let keys = (0..<50).map { "key \($0)" }
    let expected = NSDictionary(objects: keys, forKeys: keys as [NSString])
    let others = keys.map { $0 == "key 7" ? "other" : $0 }
    let actual = NSDictionary(objects: others, forKeys: keys as [NSString])
    #expect(
      explainInequality(expected: expected, actual: actual).sentence(about: "it").shortText
        == #"it["key 7"]: expected "key 7", but was "other" (1 of 50 entries differs)"#
    )
  }

  @Test("a dictionary of Foundation has the same text in every run")
  func foundationText() {
    let expected: NSDictionary = ["a": 1, "b": 2, "c": 3, "d": 4]
    let actual: NSDictionary = ["a": 1, "b": 2, "c": 3, "d": 5]
    assertMismatch(
      actual, equalTo(expected), "it",
      text: """
        it["d"]: expected 4, but was 5 (1 of 4 entries differs)
          expected: ["a": 1, "b": 2, "c": 3, "d": 4]
          but was:  ["a": 1, "b": 2, "c": 3, "d": 5]
        """)
  }

  @Test("a key that never equals itself is said not to")
  func nanText() {
    assertMismatch(
      [Double.nan: 2], equalTo([.nan: 1]), "it",
      text: """
        it: 2 of 2 entries differ: [nan] missing, expected 1 (nan never equals itself, use isNaN()); [nan] unexpected, was 2
          expected: [nan: 1]
          but was:  [nan: 2]
        """)
    assertMismatch(
      [Double.nan: 1, 2: 2, 1: 3], hasKey(7), "it",
      text: """
        it: expected a dictionary with key 7.0, but the keys are 1.0, 2.0, nan
        """)
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
    assertMismatch(
      seats, equalTo([:]), "seats",
      text: """
        seats: expected [:], but was [a at 1: 1, b at 1: 1, c at 1: 1, d at 1: 1, e at 1: 1]
        """)
    assertMismatch(
      seats, equalTo([Key(rank: 2, name: "vip"): 1]), "seats",
      text: """
        seats: expected [vip at 2: 1], but was [a at 1: 1, b at 1: 1, c at 1: 1, d at 1: 1, e at 1: 1] (6 of 6 entries differ)
          [a at 1]: unexpected, was 1
          [b at 1]: unexpected, was 1
          [c at 1]: unexpected, was 1
          [d at 1]: unexpected, was 1
          [e at 1]: unexpected, was 1
          [vip at 2]: missing, expected 1
        """)
    assertMismatch(
      seats, hasKey(Key(rank: 2, name: "vip")), "seats",
      text: """
        seats: expected a dictionary with key vip at 2, but the keys are a at 1, b at 1, c at 1, and 2 more
          keys: a at 1, b at 1, c at 1, d at 1, e at 1
        """)
  }

  @Test("a key that reads alike was meant, also where its value is that of others")
  func alikeKeysOfOneValue() {
    assertMismatch(
      ["Miso": 1, "Shio": 1], equalTo(["miso": 1, "shio": 1]), "prices",
      text: """
        prices: ["miso"] expected 1, but it is at the unexpected key "Miso" (only upper and lower case differ); \
        ["shio"] expected 1, but it is at the unexpected key "Shio" (only upper and lower case differ)
          expected: ["miso": 1, "shio": 1]
          but was:  ["Miso": 1, "Shio": 1]
        """)
    #expect(
      text(["miso": 1, "x": 2], ["Miso": 2], about: "prices").contains(#"["x"] missing"#))
  }
}
