extension DetailLine {
  /// Lines such as "call 1: …" and "call 2: …"; a text shows the first ones and counts the others.
  ///
  /// - Parameters:
  ///   - noun: What the items are.
  ///   - items: The items, in their order.
  ///   - phrase: How an item is shown. Only the items that are shown are asked for.
  /// - Returns: One line that stands for all, or none if there are no items.
  static func numbered<Item>(
    _ noun: String, _ items: [Item], _ phrase: @escaping (Item) -> Phrase
  ) -> [DetailLine] {
    list(items.indices.lazy.map { ("\(noun) \($0 + 1)", phrase(items[$0])) })
  }
}
