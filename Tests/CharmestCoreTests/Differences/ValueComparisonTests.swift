import CharmestCore
import Testing

@Suite("ValueComparison")
struct ValueComparisonTests {
  private indirect enum Branch: Equatable {
    case leaf(Int), node(Branch, Branch)

    init(_ depth: Int, _ number: Int) {
      self =
        depth == 0
        ? .leaf(number) : .node(Branch(depth - 1, 2 * number), Branch(depth - 1, 2 * number + 1))
    }
  }

  @Test("trees that differ everywhere show leaves, and take no more time the deeper they are")
  func trees() {
    #expect(
      explain(Branch(3, 1), equalTo(Branch(3, 1_000)), "tree")?.summary == """
        tree: 2 of 2 fields differ: .node.0.node.0.node.0.leaf expected 8000, but was 8; \
        .node.0.node.0.node.1.leaf expected 8001, but was 9; \
        .node.0.node.1.node.0.leaf expected 8002, but was 10; and 5 more
        """)
    assertMismatch(
      Branch(5, 1), equalTo(Branch(5, 1_000)), "tree",
      text: """
        tree: 2 of 2 fields differ: .node.0 2 of 2 fields differ: .node.0.node.0.node.0 expected .node(.leaf(32000), .leaf(32001)), but was .node(.leaf(32), .leaf(33)), and 7 more; and 1 more: .node.1
          .node.0.node.0.node.0.node.0: expected .node(.leaf(32000), .leaf(32001)), but was .node(.leaf(32), .leaf(33))
          .node.0.node.0.node.0.node.1: expected .node(.leaf(32002), .leaf(32003)), but was .node(.leaf(34), .leaf(35))
          .node.0.node.0.node.1.node.0: expected .node(.leaf(32004), .leaf(32005)), but was .node(.leaf(36), .leaf(37))
          .node.0.node.0.node.1.node.1: expected .node(.leaf(32006), .leaf(32007)), but was .node(.leaf(38), .leaf(39))
          .node.0.node.1.node.0.node.0: expected .node(.leaf(32008), .leaf(32009)), but was .node(.leaf(40), .leaf(41))
          .node.0.node.1.node.0.node.1: expected .node(.leaf(32010), .leaf(32011)), but was .node(.leaf(42), .leaf(43))
          .node.0.node.1.node.1.node.0: expected .node(.leaf(32012), .leaf(32013)), but was .node(.leaf(44), .leaf(45))
          .node.0.node.1.node.1.node.1: expected .node(.leaf(32014), .leaf(32015)), but was .node(.leaf(46), .leaf(47))
          .node.1.node.0.node.0.node.0: expected .node(.leaf(32016), .leaf(32017)), but was .node(.leaf(48), .leaf(49))
          .node.1.node.0.node.0.node.1: expected .node(.leaf(32018), .leaf(32019)), but was .node(.leaf(50), .leaf(51))
          .node.1.node.0.node.1.node.0: expected .node(.leaf(32020), .leaf(32021)), but was .node(.leaf(52), .leaf(53))
          .node.1.node.0.node.1.node.1: expected .node(.leaf(32022), .leaf(32023)), but was .node(.leaf(54), .leaf(55))
          .node.1.node.1.node.0.node.0: expected .node(.leaf(32024), .leaf(32025)), but was .node(.leaf(56), .leaf(57))
          .node.1.node.1.node.0.node.1: expected .node(.leaf(32026), .leaf(32027)), but was .node(.leaf(58), .leaf(59))
          .node.1.node.1.node.1.node.0: expected .node(.leaf(32028), .leaf(32029)), but was .node(.leaf(60), .leaf(61))
          .node.1.node.1.node.1.node.1: expected .node(.leaf(32030), .leaf(32031)), but was .node(.leaf(62), .leaf(63))
        """)
    #expect(explain(Branch(14, 1), equalTo(Branch(14, 1_000)), "tree") != nil)
  }

  @Test("the text of a random change names the path of the leaf that was changed")
  func randomChanges() {
    for seed in 0..<UInt64(rounds(2_000)) {
      var random = SplitMix(state: seed)
      let expected = Tree.random(levels: 3, using: &random)
      let (actual, path) = expected.changedAtOneLeaf(using: &random)
      let summary = FailureText(
        explainInequality(expected: expected, actual: actual),
        about: "value",
        scale: 1
      ).summary
      #expect(summary.hasPrefix("value\(path): "), "seed \(seed): \(summary), expected \(path)")
    }
  }
}

/// A value of any shape.
private indirect enum Tree: Equatable {
  case number(Int)
  case text(String)
  case list([Tree])
  case table([String: Tree])
  case maybe(Tree?)
  case record(Record)

  struct Record: Equatable {
    var id: Int
    var first: Tree
    var second: Tree
  }

  static func random(levels: Int, using random: inout SplitMix) -> Tree {
    let next = levels - 1
    switch Int.random(in: levels > 0 ? 2...5 : 0...1, using: &random) {
    case 0: return .number(.random(in: 0...9, using: &random))
    case 1: return .text(["a", "bc", "def"][.random(in: 0...2, using: &random)])
    case 2:
      return .list(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in .random(levels: next, using: &random)
        }
      )
    case 3:
      return .table(
        ["x", "y", "z"].prefix(Int.random(in: 1...3, using: &random))
          .reduce(into: [:]) { $0[$1] = .random(levels: next, using: &random) }
      )
    case 4: return .maybe(.random(levels: next, using: &random))
    default:
      return .record(
        Record(
          id: .random(in: 0...9, using: &random),
          first: .random(levels: next, using: &random),
          second: .random(levels: next, using: &random)
        )
      )
    }
  }

  func changedAtOneLeaf(using random: inout SplitMix) -> (tree: Tree, path: String) {
    switch self {
    case .number(let number): return (.number(number + 1), ".number")
    case .text(let text): return (.text(text + "!"), ".text")
    case .list(var list):
      let index = Int.random(in: list.indices, using: &random)
      let (tree, path) = list[index].changedAtOneLeaf(using: &random)
      list[index] = tree
      return (.list(list), ".list[\(index)]\(path)")
    case .table(var table):
      let keys = table.keys.sorted()
      let key = keys[Int.random(in: keys.indices, using: &random)]
      guard let (tree, path) = table[key]?.changedAtOneLeaf(using: &random) else {
        return (self, "")
      }
      table[key] = tree
      return (.table(table), ".table[\"\(key)\"]\(path)")
    case .maybe(let tree):
      guard let (tree, path) = tree?.changedAtOneLeaf(using: &random) else { return (self, "") }
      return (.maybe(tree), ".maybe?\(path)")
    case .record(var record):
      switch Int.random(in: 0...2, using: &random) {
      case 0:
        record.id += 1
        return (.record(record), ".record.id")
      case 1:
        let (tree, path) = record.first.changedAtOneLeaf(using: &random)
        record.first = tree
        return (.record(record), ".record.first\(path)")
      default:
        let (tree, path) = record.second.changedAtOneLeaf(using: &random)
        record.second = tree
        return (.record(record), ".record.second\(path)")
      }
    }
  }
}
