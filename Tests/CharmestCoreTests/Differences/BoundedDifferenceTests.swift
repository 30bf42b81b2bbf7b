import CharmestCore
import Foundation
import Testing

/// How much is computed for a text, counted rather than timed.
@Suite("What is shown bounds what is computed")
struct BoundedDifferenceTests {
  @Test("lists in lists of different lengths are named inside, at a bounded cost")
  func menus() {
    let work = Work()
    #expect(
      text(menu(5, 8, 4, work), menu(6, 9, 5, work), about: "menu").hasPrefix(
        """
        menu: 6 of 6 elements differ: \
        [0].items 9 of 9 elements differ: [0].options[4] unexpected Option(0.0.4), and [1] to [8]; \
        and [1] to [5]
          [0].items: 9 of 9 elements differ: [0].options[4] unexpected Option(0.0.4), \
        [1].options[4] unexpected
        """
      )
    )
    #expect(work.comparisons < 30_000)
    #expect(work.descriptions < 2_000)
  }

  @Test("cubes of numbers are compared at a bounded cost")
  func cubes() {
    let work = Work()
    func cube(_ count: Int) -> [[[[Option]]]] {
      (0..<count).map { first in
        (0..<count).map { second in
          (0..<count).map { third in
            (0..<count).map { Option("\(first).\(second).\(third).\($0 + count)", work) }
          }
        }
      }
    }
    let explanation = explainInequality(expected: cube(5), actual: cube(6))
    #expect(
      FailureText(explanation, about: "cube", scale: 1).summary.hasPrefix(
        "cube: 6 of 6 elements differ: [0] 6 of 6 elements differ: "
      )
    )
    #expect(work.comparisons < 30_000)
    #expect(work.descriptions < 2_000)
  }

  @Test("a graph of values without == is compared at a bounded cost")
  func graph() {
    let work = Work()
    func graph(_ last: String) -> [Vertex] {
      let vertices = (0..<50).map { Vertex(Option($0 == 49 ? last : "a", work)) }
      // Each leads to the next two, and the last back to the first.
      for index in vertices.indices {
        vertices[index].neighbours = [1, 2].map { vertices[(index + $0) % 50] }
      }
      return vertices
    }
    let (first, second) = (graph("b"), graph("c"))
    // The cycles must not outlive the test.
    defer { for vertex in first + second { vertex.neighbours = [] } }
    #expect(text(first[0], second[0], about: "graph").hasSuffix("(differ deeper than shown)"))
    #expect(work.descriptions < 2_500)
  }

  @Test("a long list without == is compared as far as the budget goes, also under another ==")
  func longLists() {
    func texts(_ count: Int) -> (both: String, last: String) {
      let kitchen = Kitchen(bowls: (0..<count).map { Bowl(soup: $0) })
      var last = kitchen
      last.bowls[count - 1].soup = -2
      var both = last
      both.bowls[0].soup = -1
      return (
        explain(kitchen, equalTo(both), "kitchen")?.summary ?? "",
        explain(kitchen, equalTo(last), "kitchen")?.summary ?? ""
      )
    }
    #expect(
      texts(5_000) == (
        """
        kitchen.bowls: 2 of 5000 elements differ: [0].soup expected -1, but was 0; [4999].soup \
        expected -2, but was 4999
        """,
        "kitchen.bowls[4999].soup: expected -2, but was 4999 (1 of 5000 elements differs)"
      ))
    #expect(
      texts(50_000) == (
        "kitchen.bowls[0].soup: expected -1, but was 0 (at least 1 of 50000 elements differs)",
        """
        kitchen: expected BoundedDifferenceTests.Kitchen(bowls: [50000 elements]), but was \
        BoundedDifferenceTests.Kitchen(bowls: [50000 elements]) (alike as far as they were compared)
        """
      ))
  }

  private struct Bowl { var soup: Int }

  private struct Kitchen: Equatable {
    var bowls: [Bowl]

    static func == (first: Self, second: Self) -> Bool {
      first.bowls.map(\.soup) == second.bowls.map(\.soup)
    }
  }

  @Test("of many elements in no order only those shown are described")
  func sets() {
    let work = Work()
    func set(_ name: String) -> Set<Option> {
      Set((0..<20_000).map { Option("\(name)\($0)", work) })
    }
    let (first, second) = (set("a"), set("b"))
    let explanation = explainInequality(expected: first, actual: second)
    let summary = FailureText(explanation, about: "set", scale: 1).summary
    #expect(summary.hasPrefix("set: missing Option(a"))
    #expect(summary.hasSuffix("and 19997 more (0 of 20000 expected elements found)"))
    #expect(work.descriptions < 2_000)

    let entries = [first, second].map { Dictionary(uniqueKeysWithValues: $0.map { ($0, 1) }) }
    #expect(
      text(entries[0], entries[1], about: "table").hasPrefix(
        "table: 40000 of 40000 entries differ: [Option("
      )
    )
    #expect(work.descriptions < 4_000)
  }

  @Test("of a set whose elements all fail only those shown are described")
  func everyItemOfASet() {
    let work = Work()
    let set = Set((0..<20_000).map { Option("a\($0)", work) })
    let nameless = Matcher<Option>("a nameless one") { $0.name.isEmpty }
    #expect(
      explain(set, everyItem(nameless), "set")?.summary.hasPrefix(
        "set: expected every element to be a nameless one, but 20000 of 20000 were not: was Option(a"
      ) == true
    )
    #expect(work.descriptions < 2_000)
  }

  @Test("what was not compared is not called equal")
  func leastDifferences() {
    struct Bowl {
      var soup: Int
      var toppings = ["nori", "egg"]
    }
    let bowls = (0..<30_000).map { Bowl(soup: $0) }
    var others = bowls
    (others[0].soup, others[29_999].soup) = (-1, -1)
    #expect(
      summary(bowls, others, about: "bowls")
        == "bowls[0].soup: expected 0, but was -1 (at least 1 of 30000 elements differs)"
    )
  }

  private func summary<Value>(_ expected: Value, _ actual: Value, about subject: String) -> String {
    let explanation = explainInequality(expected: expected, actual: actual)
    return FailureText(explanation, about: Phrase(subject), scale: 1).summary
  }

  @Test("a string of ten million characters is shown around its difference")
  func hugeStrings() {
    let digits = String(repeating: "0123456789", count: 1_000_000)
    #expect(
      text(digits + "a" + digits, digits + "b" + digits, about: "log") == """
        log: expected ..."01234567890123456789a01234567890123456789"..., \
        but was ..."01234567890123456789b01234567890123456789"... \
        (first difference at offset 10000000 of 20000001)
          expected: ..."0123456789012345678901234567890123456789a0123456789012345678901234567890123456789"...
          but was:  ..."0123456789012345678901234567890123456789b0123456789012345678901234567890123456789"...
          differs:                                              ^ offset 10000000: expected "a", but was "b"
        """
    )
    #expect(
      text(digits, digits + "ab", about: "log")
        == """
        log: expected 10000000 characters, but was 10000002: \
        same up to offset 10000000, unexpected "ab" at the end
          expected: ..."0123456789012345678901234567890123456789"
          but was:  ..."0123456789012345678901234567890123456789ab"
        """
    )
  }

  private func menu(_ sections: Int, _ items: Int, _ options: Int, _ work: Work) -> [Section] {
    (0..<sections).map { section in
      Section(
        title: "S\(section)",
        items: (0..<items).map { item in
          Item(
            name: "I\(item)",
            options: (0..<options).map { Option("\(section).\(item).\($0)", work) }
          )
        }
      )
    }
  }
}

/// Counts what is done with options.
private final class Work: Sendable {
  private let counts = Locked((comparisons: 0, descriptions: 0))
  var comparisons: Int { counts.withLock(\.comparisons) }
  var descriptions: Int { counts.withLock(\.descriptions) }
  func compare() { counts.withLock { $0.comparisons += 1 } }
  func describe() { counts.withLock { $0.descriptions += 1 } }
}

private struct Option: Hashable, FailureDescribable {
  let name: String
  let work: Work

  init(_ name: String, _ work: Work) {
    self.name = name
    self.work = work
  }

  static func == (first: Option, second: Option) -> Bool {
    first.work.compare()
    return first.name == second.name
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  var failureDescription: String {
    work.describe()
    return "Option(\(name))"
  }
}

private struct Item: Equatable {
  var name: String
  var options: [Option]
}

private struct Section: Equatable {
  var title: String
  var items: [Item]
}

private final class Vertex {
  let option: Option
  var neighbours: [Vertex] = []
  init(_ option: Option) { self.option = option }
}
