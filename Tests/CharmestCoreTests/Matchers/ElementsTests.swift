import CharmestCore
import Testing

@Suite("Elements") struct ElementsTests {
  @Test("are read once")
  func readOnce() {
    let items = OneShot(1, 2)
    let elements = Elements(of: items)
    #expect(elements.array == [1, 2])
    #expect(items.next() == nil)
    #expect(elements.description(.summary) == "[1, 2]")
    #expect(elements.whole(80) == "[1, 2]")
  }

  @Test("have positions, but not in sets and dictionaries")
  func positions() {
    #expect(Elements(of: [7]).located(0, .summary) == "7 at [0]")
    #expect(Elements(of: [7]).numbered(0, .summary) == "[0] 7")
    #expect(Elements(of: OneShot(7)).areOrdered)
    #expect(Elements(of: [7] as Set).located(0, .summary) == "7")
    #expect(Elements(of: [7] as Set).numbered(0, .summary) == "7")
    #expect(!Elements(of: ["a": 7]).areOrdered)
    #expect(!Elements(of: ["a": 7].keys).areOrdered)
    #expect(!Elements(of: ["a": 7].values).areOrdered)
  }

  @Test("of a set are listed in an order that is the same in every run")
  func stableOrder() {
    let numbers = Elements(of: Set(-50...50))
    let order = numbers.inStableOrder(numbers.array.indices).map { numbers.array[$0] }
    #expect(order == Array(-50...50))
    let lists = Elements(of: [[3], [1], [2]] as Set)
    #expect(lists.inStableOrder(0..<3).map { lists.array[$0] } == [[1], [2], [3]])
    #expect(Elements(of: [3, 1, 2]).inStableOrder(0..<3) == [0, 1, 2])
  }

  @Test("are shown whole only if they fit")
  func whole() {
    #expect(Elements(of: Array(1...100)).whole(80) == nil)
    #expect(Elements(of: [1, 2]).whole(6) == "[1, 2]")
  }

  @Test(
    "a list counts what it leaves out",
    arguments: [
      (0, ", ", ""), (1, ", ", "1"), (3, ", ", "1, 2, 3"), (4, ", ", "1, 2, 3, and 1 more"),
      (3, " and ", "1 and 2 and 3"), (5, " and ", "1 and 2 and 3 and 2 more"),
    ]
  )
  func lists(_ count: Int, _ separator: String, _ text: String) {
    let items: [Rendering] = (0..<count).map { index in { _ in "\(index + 1)" } }
    #expect(list(items, separator: separator, .summary) == text)
  }
}
