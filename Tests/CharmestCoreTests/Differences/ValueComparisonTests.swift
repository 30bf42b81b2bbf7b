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

  @Test("many neighbours that differ are all looked into")
  func neighbours() {
    let (expected, actual) = (
      (0..<90).map { Tree.number($0) }, (0..<90).map { Tree.number(-1 - $0) }
    )
    let differences = whatDiffers(in: actual, equalTo(expected))
    #expect(differences.last == "[89].number: 89 -> -90")
  }

  @Test("a random change is found at the path of the leaf that was changed")
  func randomChanges() {
    for seed in 0..<UInt64(rounds(2_000)) {
      var random = SplitMix(state: seed)
      var (expected, actual, path) = (Tree.number(1), Tree.number(2), ".number")
      for _ in 0..<random.below(5) {
        let kind = random.below(5)
        (expected, path) = (expected.wrapped(kind), Tree.steps[kind] + path)
        actual = actual.wrapped(kind)
      }
      #expect(reported(actual, equalTo(expected)).map(\.path) == [path], "seed \(seed)")
    }
  }
}

/// A value of any shape.
private indirect enum Tree: Equatable {
  case number(Int)
  case list([Tree])
  case table([String: Tree])
  case maybe(Tree?)
  case record(Record)
  case pair(Tree, next: Tree)

  struct Record: Equatable {
    var id = 1
    var first: Tree
    var second = Tree.list([.number(7), .number(8)])
  }

  /// What leads to the tree that each kind of wrapping wraps.
  static let steps = [".list[1]", #".table["y"]"#, ".maybe?", ".record.first", ".pair.next"]

  func wrapped(_ kind: Int) -> Tree {
    switch kind {
    case 0: .list([.number(7), self, .maybe(nil)])
    case 1: .table(["x": .number(7), "y": self])
    case 2: .maybe(self)
    case 3: .record(Record(first: self))
    default: .pair(.number(7), next: self)
    }
  }
}
