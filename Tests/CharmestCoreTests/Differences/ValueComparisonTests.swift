import CharmestCore
import Testing

@Suite("The comparison of two values")
struct ValueComparisonTests {
  private indirect enum Branch: Equatable {
    case leaf(Int), node(Branch, Branch)

    init(_ depth: Int, _ number: Int) {
      self =
        depth == 0
        ? .leaf(number) : .node(Branch(depth - 1, 2 * number), Branch(depth - 1, 2 * number + 1))
    }
  }

  @Test("trees that differ everywhere take no more time the deeper they are")
  func trees() {
    let differences = whatDiffers(in: Branch(3, 1), equalTo(Branch(3, 1_000)))
    #expect(differences.count == 8)
    #expect(differences.first == ".node.0.node.0.node.0.leaf: 8000 -> 8")
    #expect(explain(Branch(12, 1), equalTo(Branch(12, 1_000)), "tree") != nil)
  }

  @Test("a random change is found at the path of the leaf that was changed")
  func randomChanges() {
    for seed in 0..<UInt64(rounds(2_000)) {
      var random = SplitMix(state: seed)
      let expected = Tree.random(levels: 3, using: &random)
      let (actual, path) = expected.changedAtOneLeaf(using: &random)
      #expect(reported(actual, equalTo(expected)).map(\.path) == [path], "seed \(seed)")
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
