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
    #expect(work.descriptions < 4_000)
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
