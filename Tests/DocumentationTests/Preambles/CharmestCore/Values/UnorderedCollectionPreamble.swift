private struct Bag: Collection {
  private var items: Set<String>

  init(_ items: String...) { self.items = Set(items) }

  var startIndex: Set<String>.Index { items.startIndex }
  var endIndex: Set<String>.Index { items.endIndex }
  func index(after index: Set<String>.Index) -> Set<String>.Index { items.index(after: index) }
  subscript(index: Set<String>.Index) -> String { items[index] }
}

// MARK: UnorderedCollection 2
let extras = Bag("nori", "tamago")
