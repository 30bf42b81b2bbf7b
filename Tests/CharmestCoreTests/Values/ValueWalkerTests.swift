import Foundation
import Testing

@testable import CharmestCore

private struct Guest {
  var name: String
  var orders: [String: Int]
  var friend: [Any] = []
}

@Suite("ValueWalker") struct ValueWalkerTests {
  @Test("knows how long each text is, wherever it was cut", arguments: 0...90)
  func count(limit: Int) {
    let guest = Guest(name: "A\u{202E}nn", orders: ["mi\nso": 1, "shio": 2])
    let values: [Any] = [
      "tonkotsu ramen", "", "\n\u{202E}e\u{301}\u{301}👨‍👩‍👧 ##[error]", ["wakame", "tamago"],
      [1, 22, 333] as Set, ["shoyu": [1, 2], "miso": [3]], (1, name: "b"), 1...5, "aaaa"..."bbbb",
      Int?.none as Any, Optional("shio") as Any, guest, [guest, guest],
      Guest(name: "Jon", orders: [:], friend: [guest, "Bob"]), Data(repeating: 7, count: 20),
      Date(timeIntervalSince1970: 0), String.self, [[[[1, 2], [3]], []], [[[4]]]],
    ]
    for value in values {
      var walker = ValueWalker()
      let description = walker.describe(value, in: WidthLimit(limit))
      #expect(description.count == description.text.width, "\(description.text)")
    }
  }

  @Test("writes numbers of a set in their order, not in that of their texts")
  func numbers() {
    #expect(describing(Set([1, 2, 10])).plainText == "[1, 2, 10]")
    #expect(describing(["a": Set([9.5, 10.5])]).plainText == #"["a": [9.5, 10.5]]"#)
    #expect(describing([10: "a", 9: "b", 100: "c"]).plainText == #"[9: "b", 10: "a", 100: "c"]"#)
  }

  @Test("writes a set of one element also where none is left to be sorted")
  func single() {
    struct Number: Hashable { let number: Int }
    func sets(_ first: Int) -> Set<Set<Number>> {
      Set((0..<99).map { [Number(number: first + $0)] })
    }
    let texts = (0..<3).map { _ in describing(Set((0..<100).map { sets($0 * 100) })).plainText }
    #expect(texts[0].hasPrefix("[[[ValueWalkerTests.Number(number: 0)], "), "\(texts[0])")
    #expect(Set(texts).count == 1)
  }
}
