import CharmestCore
import Foundation
import Testing

@Suite("Differences between dictionaries")
struct DictionaryDifferenceTests {
  private func sentence<Value: Equatable>(_ expected: [String: Value], _ actual: [String: Value])
    -> String
  {
    explainInequality(expected: expected, actual: actual).sentence(about: "counts")
  }

  @Test("entries are named by their keys")
  func entries() {
    #expect(
      sentence(["a": 1, "b": 2, "c": 3], ["a": 1, "b": 3])
        == #"counts: 2 of 3 entries differ: ["b"] expected 2, but was 3; ["c"] missing, expected 3"#
    )
    #expect(
      sentence(["a": 1], ["a": 1, "d": 4])
        == #"counts["d"]: unexpected, was 4 (1 of 2 entries differs)"#
    )
    #expect(sentence(["a": 1], ["a": 2]) == #"counts["a"]: expected 1, but was 2"#)
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
        == #"counts["a"]: unexpected, was nil (1 of 2 entries differs)"#
    )
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
        == """
        counts: 2 of 2 entries differ: [nan] missing, expected 1 \
        (nan never equals itself, use isNaN()); [nan] unexpected, was 2
        """
    )
    #expect(
      explainInequality(expected: [Double.nan: 1], actual: [2: 1]).sentence(about: "counts")
        == "counts: 2 of 2 entries differ: [2.0] unexpected, was 1; [nan] missing, expected 1"
    )
  }

  @Test("a dictionary of Foundation is compared by its keys")
  func foundation() {
    let keys = (0..<50).map { "key \($0)" }
    let expected = NSDictionary(objects: keys, forKeys: keys as [NSString])
    let others = keys.map { $0 == "key 7" ? "other" : $0 }
    let actual = NSDictionary(objects: others, forKeys: keys as [NSString])
    #expect(
      explainInequality(expected: expected, actual: actual).sentence(about: "it")
        == #"it["key 7"]: expected "key 7", but was "other" (1 of 50 entries differs)"#
    )
  }
}
