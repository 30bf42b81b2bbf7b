import CharmestCore
import Testing

@Suite("Alignment")
struct AlignmentTests {
  @Test(
    "sequences of one length are compared by position unless edits say clearly less",
    arguments: [
      ("abcd", "abxd", [.replaced(expected: 2, actual: 2)], 4),
      ("abcdef", "bcdefa", [.missing(expected: 0, gap: 0), .unexpected(actual: 5)], 7),
      (
        "abc", "bca",
        [
          .replaced(expected: 0, actual: 0), .replaced(expected: 1, actual: 1),
          .replaced(expected: 2, actual: 2),
        ], 3
      ),
      ("aab", "aaab", [.unexpected(actual: 2)], 4),
      ("abc", "", (0..<3).map { .missing(expected: $0, gap: 0) }, 3),
      ("", "ab", [.unexpected(actual: 0), .unexpected(actual: 1)], 2),
      ("abc", "axyc", [.replaced(expected: 1, actual: 1), .unexpected(actual: 2)], 4),
    ] as [(String, String, [Alignment.Change], Int)]
  )
  func changes(expected: String, actual: String, changes: [Alignment.Change], total: Int) {
    let alignment = Alignment(Array(expected), Array(actual), by: ==)
    #expect(alignment.changes == changes)
    #expect(alignment.total == total)
  }

  @Test("what is most alike is set against each other, also where only one is too many")
  func costs() {
    let cost = { StringDifference.cost($0, $1) }
    let oneTooMany = Alignment(
      ["x", "apple", "y"], ["x", "pear", "apples", "y"], cost: cost, by: ==)
    #expect(
      oneTooMany.changes == [.unexpected(actual: 1), .replaced(expected: 1, actual: 2)])
    let oneTooFew = Alignment(
      ["x", "pear", "apples", "y"], ["x", "apple", "y"], cost: cost, by: ==)
    #expect(
      oneTooFew.changes == [.missing(expected: 1, gap: 1), .replaced(expected: 2, actual: 1)])
    let alignment = Alignment(
      ["x", "apple", "y"],
      ["x", "pear", "apples", "plum", "y"],
      cost: cost,
      by: ==
    )
    #expect(
      alignment.changes == [
        .unexpected(actual: 1), .replaced(expected: 1, actual: 2), .unexpected(actual: 3),
      ]
    )
  }

  @Test("asks what elements have in common only to choose between pairs of them")
  func fewCosts() {
    var costs = 0
    let cost: (Int, Int) -> Double = { _, _ in
      costs += 1
      return 1
    }
    let alignment = Alignment([1, 2, 3], [4, 5, 6, 7], cost: cost, by: ==)
    #expect(alignment.changes.count == 4)
    #expect(costs <= 6, "two choices for each of three elements")
  }

  @Test("among more than a hundred pairs, what stands at the same place is set against each other")
  func manyPairs() {
    let alignment = Alignment(
      Array(0..<10), Array(20..<31),
      cost: { _, _ in
        Issue.record("compared")
        return 0
      },
      by: ==
    )
    #expect(
      alignment.changes
        == (0..<10).map { .replaced(expected: $0, actual: $0) } + [.unexpected(actual: 10)]
    )
  }

  @Test("applying the changes to the expected sequence gives the actual one")
  func roundTrip() {
    for seed in 0..<UInt64(rounds(2_000)) {
      var random = SplitMix(state: seed)
      let expected = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let actual = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let alignment = Alignment(expected, actual, by: ==)
      var result: [Int] = []
      var next = 0
      for change in alignment.changes {
        while result.count < change.position {
          result.append(expected[next])
          next += 1
        }
        switch change {
        case .replaced(let offset, let other):
          #expect(offset == next, "seed \(seed)")
          result.append(actual[other])
          next += 1
        case .missing(let offset, _):
          #expect(offset == next, "seed \(seed)")
          next += 1
        case .unexpected(let other): result.append(actual[other])
        }
      }
      #expect(result + expected.dropFirst(next) == actual, "seed \(seed)")
    }
  }
}
