import Charmest

/// Large values, and many calls, whose text shows little of them: what is shown bounds the work.
extension Comparison {
  static let bounded: [Comparison] = [
    equality("menus of 5 and 6 sections", menu(6, 9, 5), menu(5, 8, 4)),
    equality("numbers, 9 × 9 × 9 and 10 × 10 × 10", cube(10), cube(9)),
    equality(
      "numbers, 5 × 5 × 5 × 5 and 6 × 6 × 6 × 6",
      Array(repeating: cube(6), count: 6),
      Array(repeating: cube(5), count: 5)
    ),
    equality("sets of 100,000 structs, all different", dishes("b"), dishes("a")),
    equality("dictionaries of 100,000 structs, all different", priced("b"), priced("a")),
    equality("texts of 20 million characters", digits + "a" + digits, digits + "b" + digits),
    Comparison(
      "bounded: everyItem, a set of 100,000 structs",
      .init("explain") { [dishes = dishes("a")] in
        for _ in 0..<$0 { keep(explain(dishes, everyItem(equalTo(Dish(name: "b"))))?.description) }
      },
      .init("comparing each") { [dishes = dishes("a")] in
        for _ in 0..<$0 { check(dishes.allSatisfy { $0 != Dish(name: "b") }) }
      }
    ),
  ]
}

private struct Option: Hashable { let name: String }
private struct Item: Hashable {
  let name: String
  let options: [Option]
}
private struct Section: Hashable {
  let title: String
  let items: [Item]
}
private struct Dish: Hashable { let name: String }

private func equality<Value: Equatable & Sendable>(
  _ name: String,
  _ actual: Value,
  _ expected: Value
) -> Comparison {
  Comparison(
    "bounded: \(name)",
    .init("explain") {
      for _ in 0..<$0 { keep(explain(actual, equalTo(expected), "value")?.description) }
    },
    .init("both values interpolated") {
      for _ in 0..<$0 { keep("(\"\(actual)\") is not equal to (\"\(expected)\")") }
    }
  )
}

private func menu(_ sections: Int, _ items: Int, _ options: Int) -> [Section] {
  (0..<sections).map { section in
    Section(
      title: "S\(section)",
      items: (0..<items).map { item in
        Item(
          name: "I\(item)",
          options: (0..<options).map { Option(name: "\(section).\(item).\($0)") }
        )
      }
    )
  }
}

private func cube(_ count: Int) -> [[[Int]]] {
  (0..<count).map { first in
    (0..<count).map { second in (0..<count).map { first * second + $0 + count } }
  }
}

private func dishes(_ name: String) -> Set<Dish> {
  Set((0..<100_000).map { Dish(name: "\(name)\($0)") })
}

private func priced(_ name: String) -> [Dish: Int] {
  Dictionary(uniqueKeysWithValues: (0..<100_000).map { (Dish(name: "\(name)\($0)"), $0) })
}

private let digits = String(repeating: "0123456789", count: 1_000_000)
