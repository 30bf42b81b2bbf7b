import CharmestCore
import Foundation
import Testing

@Suite("Differences between collections")
struct CollectionDifferenceTests {
  @Test(
    "an element that differs is named by its index",
    arguments: [
      ([10, 20, 30, 40], [10, 20, 31, 40], ["[2]: 30 -> 31"]),
      ([10, 20, 30, 40], [10, 20, 25, 30, 40], ["[2]: -> 25"]),
      ([10, 20], [10, 20, 30], ["[2]: -> 30"]),
      ([1, 2, 3, 4, 5], [0, 2, 0, 4, 5], ["[0]: 1 -> 0", "[2]: 3 -> 0"]),
    ] as [([Int], [Int], [String])])
  func places(expected: [Int], actual: [Int], differences: [String]) {
    #expect(whatDiffers(in: actual, equalTo(expected)) == differences)
  }

  @Test(
    "an element that is missing moves none of the others",
    arguments: [
      ([10, 20, 30, 40], [10, 20, 40], ["30"]), ([10, 20], [20], ["10"]),
      ([1, 2, 3, 4, 5, 6], [1, 3, 4, 5], ["2", "6"]),
    ])
  func missing(expected: [Int], actual: [Int], missing: [String]) {
    let differences = reported(actual, equalTo(expected))
    #expect(differences.map(\.expected) == missing)
    #expect(differences.map(\.actual) == missing.map { _ in nil })
  }

  @Test("what differs leads from one list to the other")
  func roundTrip() {
    for seed in 0..<UInt64(rounds(2_000)) {
      var random = SplitMix(state: seed)
      let lists = (0..<2).map { _ in
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
          Int.random(in: 0...3, using: &random)
        }
      }
      // Of the same elements in another order, failures tell only that.
      guard lists[0].sorted() != lists[1].sorted() else { continue }
      let differences = reported(lists[1], equalTo(lists[0]))
      var elements = lists[0].map { "\($0)" }
      for expected in differences.compactMap(\.expected) {
        guard let index = elements.firstIndex(of: expected) else {
          Issue.record("seed \(seed): \(expected) is none of \(lists[0])")
          continue
        }
        elements.remove(at: index)
      }
      // An element that came elsewhere is none that is gone.
      elements += differences.compactMap { difference in
        guard let moved = difference.actual?.wholeMatch(of: /it came at (\[\d\])/) else {
          return difference.actual
        }
        #expect(difference.path != moved.1, "seed \(seed): \(lists)")
        return difference.expected
      }
      let fewest = distance(lists[0], lists[1])
      #expect(differences.count <= fewest, "seed \(seed): \(lists)")
      #expect(elements.sorted() == lists[1].sorted().map { "\($0)" }, "seed \(seed): \(lists)")
    }
  }

  /// The fewest elements to change, to insert and to remove.
  private func distance(_ first: [Int], _ other: [Int]) -> Int {
    var row = Array(0...other.count)
    for (index, element) in first.enumerated() {
      var next = [index + 1]
      for column in other.indices {
        let changed = row[column] + (element == other[column] ? 0 : 1)
        next.append(min(changed, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row.last ?? 0
  }

  @Test(
    "an element is compared with the nearest of those that came between its neighbours",
    arguments: [
      (
        ["a", "tax 8", "total 26", "b"], ["a", "total 24", "b"], ["tax 8"], ["total 26: total 24"]
      ),
      (
        ["a", "total 18", "b"], ["a", "rebate", "total 16", "b"], ["rebate"], ["total 18: total 16"]
      ),
    ])
  func gaps(expected: [String], actual: [String], alone: [String], changed: [String]) {
    let quoted = { (words: [String]) in words.map { "\"\($0)\"" } }
    for differences in [
      reported(actual, equalTo(expected)),
      reported(actual, containsExactly(expected.map { equalTo($0) })),
    ] {
      let pairs = differences.filter { $0.expected != nil && $0.actual != nil }
      let others = differences.compactMap {
        ($0.expected == nil) == ($0.actual == nil) ? nil : $0.expected ?? $0.actual
      }
      #expect(others == quoted(alone))
      #expect(
        pairs.map { "\($0.expected ?? ""): \($0.actual ?? "")".filter { $0 != "\"" } } == changed)
    }
    let lines = explain(actual.joined(separator: "\n"), equalTo(expected.joined(separator: "\n")))
    #expect(lines?.summary.contains("expected \"total") == true)
  }

  @Test(
    "an element that moved is told once, at the place where it was expected",
    arguments: [
      ([1, 3, 4, 2], [1, 2, 3, 4], ["[3]: 2 -> it came at [1]"]),
      ([8, 1, 2, 3, 4, 5], [1, 2, 3, 4, 9, 8], ["[0]: 8 -> it came at [5]", "[4]: 5 -> 9"]),
      ([1, 2, 3], [1, 3, 2], ["[1]: 2 -> 3", "[2]: 3 -> 2"]),
      ([2, 1, 3], [1, 2, 3, 2], ["[1]: 1 -> it came at [0]", "[3]: -> 2"]),
      ([1, 2, 3, 4, 5], [1, 3, 5, 4], ["[1]: 2 ->", "[4]: 5 -> it came at [2]"]),
      ([1, 2, 3, 4], [1, 2, 2, 3], ["[2]: -> 2", "[3]: 4 ->"]),
    ])
  func moved(expected: [Int], actual: [Int], differences: [String]) {
    #expect(whatDiffers(in: actual, equalTo(expected)) == differences)
  }

  @Test("an element that is compared with one at another index says where it was expected")
  func otherIndex() {
    let text = explain(["d", "a", "b", "c2"], equalTo(["a", "b", "c", "d"]))?.description ?? ""
    #expect(text.contains(#"[3] expected "c", but was "c2" (expected at [2])"#))
    #expect(text.contains(#"[3] expected "d", but it came at [0]"#))
    let lines = explain("Intro\nKyrie\nGloria\ncredo", equalTo("Kyrie\nGloria\nCredo"))
    #expect(lines?.summary.contains("(only case differs; expected at line 3)") == true)
    // Inside an element, the index of the element says it.
    let songs = explain([[9], [1, 2, 7]], equalTo([[1, 2, 3]]))?.description ?? ""
    #expect(songs.contains("[1][2] expected 3, but was 7 ([1] is expected at [0])"))
  }

  @Test("a line is either missing or unexpected")
  func movedLines() {
    let text = explain("Credo\nGloria\nSanctus", equalTo("Kyrie\nGloria\nCredo\nSanctus"))
    #expect(
      text?.summary
        == #"2 of 4 lines differ: line 1 expected "Kyrie", but was "Credo"; line 3 missing "Credo""#
    )
  }

  private struct Stop: Equatable { var id: Int, name = "Bern", line = 7 }

  @Test("elements in a row that moves are not each in another's place")
  func shifted() {
    #expect(
      whatDiffers(in: [1, 2, 4, 5, 6], equalTo([1, 2, 3, 4, 5])) == ["[2]: 3 ->", "[4]: -> 6"])
    // What came in place of an element that moved is told as well.
    let pages = [3, 1, 9, 4].map { Stop(id: $0) }
    let text = explain(pages, equalTo([1, 2, 3, 4].map { Stop(id: $0) }))?.description ?? ""
    #expect(text.contains("9"))
  }

  @Test("elements that are missing have the indices at which they were expected")
  func missingIndices() {
    #expect(reported([1, 5], equalTo([1, 2, 3, 4, 5])).map(\.path) == ["[1]", "[2]", "[3]"])
    #expect(reported([1, 3, 5], equalTo(Array(0...5))).map(\.path) == ["[0]", "[2]", "[4]"])
    #expect(reported([1], containsExactly(equalTo(1), 2, 3)).map(\.path) == ["[1]", "[2]"])
  }

  @Test("indices are those of the collection, whatever the matcher")
  func slices() {
    var numbers = Array(0..<10)
    numbers[7] = 70
    let slice = numbers[5...]
    #expect(whatDiffers(in: slice, equalTo(Array(0..<10)[5...])) == ["[7]: 7 -> 70"])
    #expect(whatDiffers(in: slice, containsExactly(equalTo(5), 6, 7, 8, 9)) == ["[7]: 7 -> 70"])
    #expect(reported(slice, everyItem(lessThan(10))).map(\.path) == ["[7]"])
  }

  @Test("elements of any type are compared, and told apart by it")
  func anyElements() throws {
    #expect(
      whatDiffers(between: [1, "a", 2.5] as [Any], and: [1, "b", 2.5] as [Any]) == [
        #".held[1]: "a" -> "b""#
      ])
    let difference = try #require(
      reported(Holder([5 as Int] as [Any]), equalTo(Holder([5 as Int64] as [Any]))).first)
    #expect(difference.path == ".held[0]")
    #expect(difference.expected?.contains("Int64") == true)
  }

  @Test("the same elements in another order differ, also without a hash")
  func permutation() {
    struct Stop: Equatable { var platform: Int }
    let stops = (0..<60).map { Stop(platform: $0) }
    for actual in [stops.reversed(), [stops[59]] + stops.dropLast()] {
      assertMismatch(actual, equalTo(stops))
      #expect(explain(actual, equalTo(stops)) != nil)
    }
  }

  private final class View: Equatable {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (first: View, second: View) -> Bool { first === second }
  }

  @Test("that read alike at their own places are not in another order")
  func alike() {
    let text = explain([View(1), View(2)], equalTo([View(1), View(2)]))?.description ?? ""
    #expect(text.contains("== is false") && !text.contains("order"))
  }

  /// A list that has more than its elements.
  private struct Page: Collection, Equatable {
    let items: [Int]
    let total: Int
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Int { items[index] }
  }

  @Test("of a list that has more than its elements may all be equal", arguments: [0, 1, 3])
  func equalElements(count: Int) {
    let items = Array(0..<count)
    let text = explain(Page(items: items, total: 7), equalTo(Page(items: items, total: 8)))
    #expect(text?.summary.contains("== is false") == true)
  }

  @Test("that are bytes are compared as bytes if one list of them is no text")
  func bytes() {
    let (text, other) = (Data(repeating: 0x20, count: 64), Data([0x20, 0xff]))
    #expect(whatDiffers(in: text.prefix(2) as Data, equalTo(other)) == ["[1]: 255 -> 32"])
  }
}
