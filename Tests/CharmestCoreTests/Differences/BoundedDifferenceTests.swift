import CharmestCore
import Foundation
import Testing

/// How much is computed for a text, counted rather than timed.
@Suite("What is shown bounds what is computed")
struct BoundedDifferenceTests {
  @Test("lists in lists of different lengths are compared at a bounded cost")
  func menus() {
    let work = Work()
    #expect(explain(menu(6, 9, 5, work), equalTo(menu(5, 8, 4, work))) != nil)
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
    #expect(explain(cube(6), equalTo(cube(5))) != nil)
    #expect(work.comparisons < 30_000)
    #expect(work.descriptions < 5_000)
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
    #expect(explain(Holder(second[0]), equalTo(Holder(first[0]))) != nil)
    #expect(work.descriptions < 2_500)
  }

  @Test("a long list without == is compared as far as the budget goes, and not called equal behind")
  func longLists() {
    struct Bowl { var soup: Int }
    let bowls = (0..<rounds(120_000)).map { Bowl(soup: $0) }
    var other = bowls
    other[bowls.count - 1].soup = -2
    #expect(explain(Holder(other), equalTo(Holder(bowls))) != nil)
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
